-- The lessons that registered people have finished: "game/lesson". Guests keep theirs in the browser.
CREATE TABLE lessons (
    person TEXT NOT NULL REFERENCES people (id),
    lesson TEXT NOT NULL,
    PRIMARY KEY (person, lesson)
) WITHOUT ROWID;

### Texts of the pages that are no table: start, new table, finished games, settings and account. A table loads them when it has nothing else to do.


## Start page

start-title = Come in, the lamp is lit
start-about = Board games for an evening: against a bot at once, or with friends by a link. No account needed.
start-games = Games
start-players = Players: { $players }
start-play-now = Play now
start-new-table = New table
start-mine = My games
turns-left = { $time } left
start-public = Public tables
start-public-empty = No table waits for company right now.
start-device = Without a network
start-device-about = The whole house in your browser: rules, bots and lessons. Open it once, and you can play where there is no network, too.
start-link = Did you get a link?
start-link-hint = Paste the link to a table here.
start-link-wrong = This is no link to a table.
start-enter = Enter

## The daily cave

cave-title = The daily cave
cave-about = Everybody gets the same deal and has a single try: no hints, no way back past chance. The ladder, the best games and the proof of the deal are shown when the cave has closed.
cave-of-day = Cave of the day
cave-of-week = Cave of the week
cave-alone = alone
cave-bots =
    { $n ->
        [one] against one bot
       *[other] against { $n } bots
    }
cave-tries = tries: { $n }
cave-enter = Enter
cave-on = Play on
cave-see = Look at it
cave-begun = Your try has begun.
cave-score = You have { $n }
cave-yesterday = Yesterday’s ladder
cave-last-week = Last week’s ladder
cave-before = the one before
cave-streak = Days in a row: { $n }
cave-register = The cave is for registered people: everybody has one try.
cave-ladder = The ladder of a cave
cave-best = The best
cave-watch = Replay
cave-histogram = How everybody did
cave-people = People
cave-nobody = Nobody has finished it.
cave-seal = The seal of the deal
cave-seal-about = A fingerprint of the deal, told in advance. When the cave has closed we show what it was made of.
cave-seal-told = The fingerprint, the number of the deal and the salt: whoever likes checks that nothing has changed.

## A new table

new-title = New table
new-game = Game
new-count = Number of players
new-options = Game settings
new-table = The table
new-private-hint = Whoever has the link can sit down.
new-public-hint = Everybody sees the table on the start page.
new-slow-hint = Everybody takes the time they need.
new-clock = With a clock
new-clock-hint = The clock runs only for those who are waited for.
new-days = Over days
new-days-hint = Each decision has days. Whoever is on turn sees it on the page.
new-per-move = For each decision
new-reserve = Reserve for the whole game
new-base = Time for the game
new-increment = More per decision
new-wait-usual = a bot steps in after a while
new-end = When time is up
new-end-nothing = nothing happens
new-end-bot = a bot takes over
new-end-forfeit = the game is lost
new-name = Name of the table
new-name-hint = You can leave it empty.
new-then-wait = You get a link for the others.
new-then-start = All seats are taken: the game starts at once.
new-create = Open the table
new-start = Start the game
new-more = More options
days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }

## Finished games

finished-empty = No game has been finished yet.
finished-import = Open a record
finished-import-hint = A record of a game becomes a study: look at every position, and try another way.
finished-replay = Replay
finished-more = More
finished-won = won
finished-lost = lost
finished-shared = shared victory
finished-over = played to the end

## Settings

settings-look = Look
settings-theme = Light
settings-theme-system = like the system
settings-theme-light = day
settings-theme-dark = night
settings-motion = Less motion
settings-motion-hint = Nothing moves on the page.
settings-confirm = Confirm my turn
settings-confirm-always = always
settings-confirm-matters = when it matters
settings-confirm-never = never
settings-confirm-always-hint = Nothing is played before you confirm it.
settings-confirm-matters-hint = A single plain answer is played at once, and so is what says by itself that it ends the turn or rolls. A longer turn, or one that costs you something for good, waits for you.
settings-confirm-never-hint = A turn is played as soon as it is complete. You are only asked before something is lost for good.
settings-careful = Careful: let a bot warn me
settings-careful-hint = Before a turn is played that the bot finds bad, it tells you. At tables with other people only if all agreed to hints.
settings-sound = Sound
settings-sound-on = Sounds of the table
settings-sound-hint = Wood, stone and a small bell: quiet, and on this device only.
settings-volume = Volume
settings-volume-quiet = quiet
settings-volume-middle = middle
settings-volume-loud = loud
settings-buzz = Buzz when it is my turn
settings-buzz-hint = On phones, one short buzz.
settings-pace = How fast the others’ moves are shown
settings-pace-calm = calm
settings-pace-brisk = brisk
settings-pace-instant = at once
settings-play = Playing
settings-keys = Number keys choose answers
settings-keys-hint = Every answer shows its number.
settings-notify = Tell me when it is my turn
settings-notify-hint = By a notification, while the page is open in the background.
settings-notify-refused = The browser does not allow notifications for this page.

## Word while the page is closed

word-title = Tell me when a game waits for me
word-about = By mail or on your phone, also while the page is closed. What you have in hand is never in a message.
word-no-mail = This house sends no mail; its operator can switch it on.
word-mail-registered = Mail is for registered people.
word-email = E-mail
word-email-hint = We send you a link. Until you open it, nothing else comes.
word-email-send = Send the link
word-email-drop = Remove
word-unconfirmed = waits for the link to be opened
word-push = Notifications on this device
word-push-hint = The service of your browser brings them; what they say is encrypted.
word-needs-https = Notifications, and the page on your start screen, need https. docs/operations.md tells the operator how.
word-when = When
word-by-mail = e-mail
word-by-push = notification
word-kind-turn = It is my turn
word-kind-reminder = My time is running out
word-kind-over = A game has ended
word-quiet = Quiet hours
word-quiet-from = From
word-quiet-to = To
word-digest = Mail once a day
word-digest-hint = When time is running out, mail comes at once.
word-digest-at = At
mail-confirmed = Done. We will write when a game waits for you.
mail-stopped = Done. No more mails of this kind.
mail-settings = How you are told

## Holidays

holiday-title = Holidays
holiday-about = Your clocks stand meanwhile, in games over days. The others see it.
holiday-from = From
holiday-to = To (that day too)
holiday-take = Take a holiday
holiday-taken = Enjoy it. The clocks will wait.
holiday-end = I am back
holiday-cancel = Cancel
holiday-left = Days left this year: { $n }

## Account

account-title = You
account-guest = You are a guest. This browser remembers you; with a password you can come back from anywhere.
account-registered = You are registered.
account-name = Name
account-password = Password
account-old-password = Old password
account-new-password = New password
account-password-hint = At least 8 characters.
account-rename = Change the name
account-rename-do = Save
account-register = Create an account
account-register-do = Create
account-register-text = No mail is needed. You get a recovery code in case you forget the password.
account-sign-in = Sign in
account-sign-in-do = Sign in
account-forgotten = Forgotten password
account-recover = Recover the account
account-recover-do = Set the new password
account-recover-text = Enter the recovery code that you were shown when you registered.
account-recovery = Recovery code
account-recovery-text = Write this code down. It is shown only now, and it is the only way back if you forget the password.
account-recovery-kept = I have it
account-sign-out = Sign out
account-sign-out-everywhere = Sign out everywhere
account-password-change = Change the password
account-password-do = Change
account-password-text = All other browsers are signed out.
account-password-changed = The password is changed.
account-delete = Delete me
account-delete-do = Delete for good
account-delete-text = Your account is deleted for good. Finished games stay, without your name.
account-deleted = The account is deleted.
new-rated = Rated game
new-rated-hint = It counts for the table of leaders: no hints, nothing taken back that others have seen.
new-rated-guest = A rating needs a name that is yours: create an account in the settings first.
new-open-hands = Spectators see hands
new-open-hands-hint = A round later, never what is being played now. Whoever sits down agrees.
leaders-title = Leaders
leaders-about = Who plays how well in rated games. Bots keep their place, so that you know where you stand.
leaders-two = Two players
leaders-more = More players
leaders-place = Place
leaders-name = Name
leaders-rating = Rating
leaders-games = Games
leaders-won = Won
leaders-provisional = ± { $margin }, not sure yet
leaders-empty = Nobody has played a rated game here yet. Open a table and mark it as rated.
minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
seat-number = Seat { $number }
seat-me = Me ({ $name })
seat-open = free seat
table-study = study
table-study-from = study from step { $entry }
learn-title = Learn to play
learn-about = Short lessons on the real board. Nothing is recorded; leave, come back or start over whenever you like.
learn-three = Learn in 3 minutes
learn-minutes = { $minutes } min
learn-done = done
learn-first = Your first time?
learn-first-about = In three minutes we show you what it is about and what a turn is like. Or start at once: a simple set-up, a gentle opponent, and you move first.
learn-first-play = Play at once
index-search = Search
index-kind = Kind
index-all = All
index-tile = Action tiles
index-room = Rooms
index-good = Goods
index-space = Action spaces
index-loot = Loot
index-card = Cards
index-path = Paths
index-action = Actions
index-goal = Goals
index-creature = Creatures
index-event = Events
index-face = Event die
index-point = Points
face-title = Your dwarf
face-hat = Another hat
face-hat-colour = Colour of the hat
face-beard = Another beard
face-beard-colour = Colour of the beard
face-skin = Skin
face-own = As it was at first
profile-shows = What others see of you
profile-shows-about = Your name, your dwarf and your ratings everybody sees. The rest is up to you.
profile-shows-results = Results and points
profile-shows-favourites = Favourite rooms and cards
profile-shows-history = Finished games at public tables
profile-mine = My profile
profile-export = Download my data
profile-guest = Guest
profile-registered = At home here
profile-results = Results
profile-hidden = This is kept private.
profile-mean = Mean points
profile-best = Most points
profile-alone = Alone
profile-favourites = Favourites
profile-against = Head to head
profile-score = { $games } games: { $won } won, { $lost } lost
profile-solved = { $solved } of { $tried } solved at the first try
filter-all = all
filter-with = With
filter-none = No such game.
friends-none = Nobody yet. Send your link to somebody.
friends-code = A friend’s code
friends-add = Become friends
friends-become = Become friends with { $name }?
friends-become-about = You will see when the other one is here, and can invite each other to a table with one tap.
friends-part = No longer a friend: { $name }
friends-invite = Your code
friends-invite-about = Whoever has it becomes your friend. A new code makes the old link worthless.
friends-new-code = Make a new code
friends-blocked = Blocked
friends-block = Block
friends-unblock = Unblock
friends-muted = Muted
friends-mute = Mute
distance-open = Mute or block: { $names }
distance-title = Mute or block
distance-about = Whoever is muted is not heard at any table. Whoever is blocked, in addition, does not find you by your code, cannot invite you and cannot sit at your tables. Nobody is told.
start-invites = Invitations
start-decline = Not now
groups-title = Groups
groups-none = You belong to no group yet. Found one for those with whom you play often.
groups-name = Name of the group
groups-new = Found a group
groups-members =
    { $n ->
        [one] { $n } member
       *[other] { $n } members
    }
groups-invited = You are invited to this group.
groups-join = Join
groups-leave = Leave the group
groups-who = Members
groups-tables = Tables of the group
groups-season = Season
groups-season-which = Quarter of the year
groups-season-empty = No game of the group has ended in this season.
groups-of-table = Group
groups-of-table-none = none
filter-which = Which tables
filter-open = with a free seat
filter-running = running
find-title = Find me somebody
find-do = I want to play
find-waiting = { $game }: { $waiting } of { $players } are waiting. The game starts by itself; leave this page open.

## Reviews

finished-review = Review
review-heading = { $game }: how { $name } played
review-whose = Whose game
review-made = The review is being made: { $percent } %
review-failed = The review could not be made. Ask for it again in a while.
review-curve = The expected result over the match
review-shown = What the curve shows
review-by-chance = Chance to win
review-by-margin = Lead
review-by-points = Points
review-by-both = Both in one
review-expectation = Expected
review-unit-margin = In one number: the lead, and { $victory } for the victory.
review-unit-points = In one number: the points, and { $victory } for the victory.
review-unit-side = In one number: { $victory } for the victory of one’s own side, and half its lead in treasure. In this game the judge foretells little.
review-unit-alone = In points.
review-moment = Moment on the board
review-legend = Dots are turns, stars are luck; the slider moves the board.
review-result = Result
review-prior = Expected at the start
review-luck = Luck
review-own = Own turns
review-others = The others
review-unexplained = Unexplained
review-moments = Key moments
review-no-moments = No turn lost anything worth naming.
review-turns = All turns
review-turn-of = Entry { $entry }: { $kind }
review-previous = Previous turn
review-next = Next turn
review-lost = { $loss } ± { $error } lost
review-cost-margin = Chance to win −{ $chance }, lead −{ $score }
review-cost-points = Chance to win −{ $chance }, points −{ $score }
review-played = Played
review-better = Better
review-equal = Just as good
review-brings = That brings at once:
review-deeper = It pays off later: the bots looked two turns ahead.
review-find = Find a better one
review-find-text = Which line would you choose? Anything within the noise of the best is right.
review-found = Yes, that is right.
review-not-that = Not that one.
review-show = Show it
review-try = Try it yourself
review-about = Judged from what { $name } knew then, in imagined worlds, by what the bots’ judge has learned ({ $reference }). It can be wrong.
review-table = To the table
review-knew = Who could know what
review-knew-text = How likely each player was a saboteur, from what { $name } had seen and what the deeds told a careful watcher.
review-knew-anybody = How likely each player was a saboteur, from what everybody had seen and what the deeds told a careful watcher.
review-watcher = Whose eyes
review-onlooker = A spectator
review-when = After entry { $entry }
review-chance = { $percent } %
review-strip = { $name }: how suspicion moved
review-traitor = saboteur
review-loyal = loyal
review-moved = Suspicion moved most
review-moved-from = { $name }: { $before } % → { $after } %
review-moved-none = No deed told much.
review-facts = Known for sure
review-facts-none = Nobody learned for sure what was hidden.
review-moment-of = Entry { $entry }
review-picture = Picture
review-picture-foot = Judged from what the player knew then, in imagined worlds ({ $reference }).
review-answers = Each answer
review-answers-made = Each answer is being weighed…
review-answers-failed = The answers could not be weighed. Ask again in a while.
review-answers-text = Every answer beside the others there; after each the bots go on. So their losses need not add up.
review-answers-none = There was nothing to choose inside this turn.
review-answer-better = Better: { $better }
review-answer-of =
    { $choices ->
        [one] of { $choices } answer
       *[other] of { $choices } answers
    }

## Puzzles

puzzles-title = Puzzles
puzzles-about = Positions from real games in which one line is clearly the best. Find it on the board.
puzzles-kept-here = Your rating is kept on this device.
puzzles-kept-home = Your rating is kept with your account.
puzzles-opening = One moment…
puzzles-all = All puzzles
puzzles-begin = Begin
puzzles-rating = Your rating: { $rating }
puzzles-left = { $left } of { $all } untried
puzzles-none = You have tried them all. Well done!
puzzles-theme-opening = Opening
puzzles-theme-middle = Middle game
puzzles-theme-ending = Endgame
puzzles-theme-patience = Patience
puzzles-hard = difficulty { $rating }
puzzles-task = It is your turn. Play the best line you can find; it is judged when it ends.
puzzles-busy = One moment: your line is being weighed.
puzzles-right = Right!
puzzles-wrong = There is something better.
puzzles-shown = This is how it goes.
puzzles-best = A right line:
puzzles-gap = It is worth { $gap } more than the best of the wrong ones.
puzzles-again = Try again
puzzles-next = Next puzzle
puzzles-show = Show it
puzzles-back = Take the last answer back
puzzles-leave = Leave
problem-unknown-puzzle = There is no such puzzle.

## What does not work out on these pages

problem-bad-password = The password needs at least 8 characters.
problem-wrong-password = Name and password do not match.
problem-already-registered = You are registered already.
problem-bad-table = Such a table is not possible.
problem-bad-holiday = Not like that: half a day at least, 28 days a year at the most, and no two at once.
problem-already-tried = Everybody has one try, and yours has begun.
problem-unknown-cave = There was no such cave.
problem-bad-email = That is no e-mail address.
problem-bad-device = The push service of this browser is not allowed here.
problem-bad-token = This link is no longer good. Ask for a new one.
problem-no-mail = The mail could not be sent now.
problem-record-not-text = This is no record of a game.
problem-record-truncated = The record is incomplete.
problem-record-corrupt = The record is damaged.
problem-record-too-new = The record comes from a newer version.
problem-record-illegal = The record does not follow the rules.

## What somebody at a table is doing

seat-doing =
    { $kind ->
        [take-tile] is choosing an action tile
        [use-room] is using rooms
        [in-room] is using rooms
        [choose-room] is choosing a room
        [choose-cell] is choosing where to furnish
        [choose-cavern] is choosing where to furnish
        [gain-one] is choosing a good
        [raise-one] is choosing a good
        [gain] is choosing a resource
        [receive] is choosing a resource
        [save-one] is choosing a resource
        [name-type] is choosing a resource
        [choose-tithe] is choosing a resource
        [pay] is paying
        [pay-three] is paying
        [pay-surcharge] is paying
        [pay-room] is paying
        [store] is storing resources
        [store-produced] is storing resources
        [build-wall] is building a wall
        [raze-wall] is tearing a wall down
        [dig] is choosing where to dig
        [lay-cavern] is placing a tile
        [choose-twin] is placing a tile
        [place-twin] is placing a tile
        [place-half] is placing a tile
        [place-single] is placing a tile
        [place-dwarf] is sending a dwarf
        [imitate] is sending a dwarf
        [sow] is sowing
        [forge] is forging a weapon
        [expedition] is choosing loot
        [breed] is breeding animals
        [breed-loot] is breeding animals
        [feed] is feeding dwarfs
        [market] is buying
        [buy] is buying
        [trade] is buying
        [fence] is building for animals
        [fence-second] is building for animals
        [build-stable] is building for animals
        [choose-site] is choosing where to build
        [choose-place] is choosing where to build
        [pick-building] is choosing a building or unit
        [lose-building] is choosing a building or unit
        [lose-unit] is choosing a building or unit
        [burn] is choosing a building or unit
        [sink-ship] is choosing a building or unit
        [take-card] is choosing a card
        [draw-one] is choosing a card
        [draw-or-search] is choosing a card
        [choose-stack] is choosing a card
        [exchange-card] is choosing a card
        [use-library] is choosing a card
        [fetch] is choosing a card
        [take-one] is choosing a card
        [put-back] is putting a card away
        [put-under] is putting a card away
        [pick-hand-card] is putting a card away
        [discard-more] is putting a card away
        [trim] is putting a card away
        [rearrange] is laying regions
        [lay-above] is laying regions
        [scout-above] is laying regions
        [scout-below] is laying regions
        [swap-first] is swapping two cards
        [swap-second] is swapping two cards
        [before-roll] is rolling
        [set-die] is rolling
        [answer-riots] is defending
        [answer-feud] is defending
        [defend] is defending
        [ward] is defending
        [fend] is defending
        [place] is playing a card
        [equip] is playing a card
        [peek] is looking at a card
        [collapse-one] is collapsing a passage
        [swap-hands] is swapping hands
        [spin-web] is spinning a web
        [lure] is moving a creature
        [roam] is moving a creature
        [move] is walking
        [move-new-axe] is walking
        [vote] is voting on the end
       *[other] is busy
    }

## Replay and keys

replay-title-short = Replay
replay-first = To the beginning
replay-play = Play
replay-pause = Pause
replay-slider = Moment of the game
replay-unit = How far a step leads
replay-by-step = by step
replay-by-turn = by turn
replay-by-round = by round
replay-back-step = A step back
replay-back-turn = A turn back
replay-back-round = A round back
replay-next-step = A step on
replay-next-turn = A turn on
replay-next-round = A round on
replay-speed = Speed
replay-fork = Try it differently from here
replay-fork-bots = Play on from here against bots
keys-title = Keys
keys-answer = choose the answer with that number
keys-undo = take back
keys-space = skip what is being shown; in a replay, play and pause
keys-step = a step back and on
keys-turn = a turn back and on
keys-round = a round back and on
keys-now = to the present
keys-next = on to the next game that waits for you
keys-help = this card

## In the menu of a table

table-seal-text = The server fixed the deal before the start and published this seal. Seed and nonce follow at the end, and everybody can check them.
table-seal = Was the deal fair?
table-report = Does a name offend you?
table-stand-in = Let a bot play for { $name }
table-propose-end = Propose to stop
table-resign = Resign
table-resign-sure = Do you really want to give up?
table-resign-do = Yes, I resign
hint-propose = Propose that a bot may give hints
hint-propose-why = Other people play, too. There are hints only if everybody agrees, and all see who takes one.

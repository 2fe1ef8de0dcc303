### Texts of the terminal and of measurements; the page does not know them.


## Playing in the terminal

play-welcome = Answer with the number of an answer or with its notation. “help” lists the commands.
play-resumed =
    { $entries ->
        [one] The match goes on after { $entries } entry.
       *[other] The match goes on after { $entries } entries.
    }
play-asked = { $seat }: { $question }
play-draft = Not confirmed yet: { $steps }.
play-draft-done = { $seat }, confirm? Press Enter to play it, or type “back”.
play-no-draft = Nothing is waiting to be confirmed.
play-no-step = There is no step { $text }; the steps are numbered from 1 to { $last }.
play-choose =
    { $least ->
        [0] Choose up to { $most } at once, for example: 1 1 3
       *[other] Choose { $least } to { $most } at once, for example: 1 1 3
    }
play-bad-choice = That does not go together: choose { $least } to { $most }, none more often than it is there.
play-up-to = up to { $most }×
play-sure = Are you sure? (yes/no)
play-weighty-destroy = This destroys something.
play-weighty-replace = This replaces something that you have built.
play-weighty-forfeit = This gives something up.
play-weighty-beg = This means begging.
play-weighty-attack-self = This attacks your own dwarf.
play-weighty-reveal-role = This reveals your role.
play-hand-over = Now it is the turn of { $seat }. The others please look away.
play-press-enter = { $seat }, press Enter when you are ready.
play-next = Next: { $seat }
play-no-number = There is no answer { $number }; the answers are numbered from 1 to { $last }.
play-not-now = “{ $text }” is not possible now. Type a number from 1 to { $last }; “options” lists the answers.
play-unknown = “{ $text }” is neither an answer nor a command. Type a number from 1 to { $last }, or “help”.
play-barred = ✗ { $answers }: { $reason }
play-barred-many = What cannot be done now, and why: “why”.
play-barred-none = Nothing is missing that this question might offer.
play-log-empty = Nothing has happened yet.
play-saved = Saved to { $file }.
play-save-where = Say where to: save FILE
play-save-failed = It could not be saved to { $file }: { $reason }
play-nothing-to-undo = { $seat } has decided nothing that could be taken back.
play-no-seat = There is no player { $text }; players are numbered from 1 to { $last }.
play-ask-consent = Something was revealed or decided since. Do all the others agree? (yes/no)
play-no-consent = Then it stays as it is.
play-ask-resign = { $seat }, do you really resign? (yes/no)
play-quit = Goodbye. Nothing was saved.
play-input-ended = The input has ended. The match is not finished, and nothing was saved.
play-quit-saved = Goodbye. { $file } has the match as it was last saved.
play-input-ended-saved = The input has ended. { $file } has the match as it was last saved.
play-over = The match is over.

## The commands of the terminal

help-answer = choose an answer, by its number or its notation
help-answer-key = 1, 2, 3 …
help-confirm = play what you have drafted (Enter does the same at the end of a turn)
help-back = take the last step of your draft back (back 2: all from the second one on)
help-back-key = back
help-options = list the answers again
help-why = what cannot be done now, and why
help-board = draw the position again
help-log-key = log [parts]
help-log = tell everything that has happened; `log parts`: with all parts of each deed
help-undo = take your last decision back (undo 2: that of player 2)
help-save = write the match to a file; go on with: permonik play --resume FILE
help-save-key = save FILE
help-resign = give up
help-help = this list
help-quit = leave without saving

## A drawing of a game that has none of its own

view-known = known
view-unknown = unknown

## Replaying a record

replay-title = { $game } for { $players } ({ $names })
replay-options = Options: { $options }
replay-option = { $option }: { $value }
replay-decided = { $seat }: { $choice }
replay-forced = { $seat }: { $choice } (the only answer)
replay-dealt = The deal: { $text }
replay-only-for = (to { $seats }) { $text }
replay-at =
    { $entries ->
        [one] The position after { $entries } entry
       *[other] The position after { $entries } entries
    }
replay-waiting = To decide: { $seats }
replay-running = The match is not finished.
replay-verified =
    { $entries ->
        [one] Verified: { $entries } entry is legal, and the deal follows from the published seed.
       *[other] Verified: { $entries } entries are legal, and the deal follows from the published seed.
    }
replay-forked =
    { $entries ->
        [one] But the first entry was taken over from another match: the seed proves nothing about it.
       *[other] But the first { $entries } entries were taken over from another match: the seed proves nothing about them.
    }

## Lists and measurements

games-game = Game
games-players = Players
games-options = Options
games-default = (default)
games-none = No game is installed.
simulate-title = { $game }, { $players }
simulate-games = Games
simulate-decisions = Decisions
simulate-choices = Choices (two or more answers)
simulate-branching = Answers per choice
simulate-seconds = Seconds
simulate-choices-per-second = Choices per second
simulate-games-per-second = Games per second
simulate-slowest = Seconds per game, 99th percentile
simulate-relative = Relative to this interpreter
simulate-scores = Scores: mean (lowest to highest)
simulate-build = Engine
simulate-compiled = compiled
simulate-pure = pure Python
learn-welcome = Answer by a number or in notation. “u” is one step back, “q” leaves.
learn-enter = Enter: go on
learn-end = You have finished the lesson. Now you can play: permonik play.
learn-left = The lesson waits until you come back.
help-rules = the rules that leave a doubt, and how we play them
help-hint = what a strong bot would do
hint-line = Perhaps: { $line }.
hint-for = For it: { $parts }.
hint-none = There is no hint here: other people play, or the bot has nothing to say.
rules-doubts = Where the rulebook leaves a doubt
rules-doubts-about = How this house plays, and where it comes from.
rules-no-doubts = No rule leaves a doubt.

## Reviews

review-title = { $game }: how { $seat } played
review-chances = Chance to win: { $before } % at the start, { $after } % in the end.
review-margin = Lead: { $before } was to be expected at the start, { $after } in the end.
review-points = Points: { $before } were to be expected at the start, { $after } in the end.
review-result = The result was { $result }; { $prior } was to be expected at the start.
review-luck-gave = Luck gave { $points }.
review-luck-took = Luck took { $points }.
review-skill =
    { $turns ->
        [0] No turn of your own lost anything worth naming.
        [one] One turn of your own lost { $points }.
       *[other] { $turns } turns of your own lost { $points }.
    }
review-others-gave = What the others did gave { $points }.
review-others-took = What the others did took { $points }.
review-unexplained = Unexplained: { $points }.
review-counted =
    { $turns ->
        [0] There was never more than one sensible line.
        [one] One turn had more than one sensible line: { $classes }.
       *[other] { $turns } turns had more than one sensible line: { $classes }.
    }
review-moment = Entry { $entry }: { $kind }, lost { $loss } ± { $error }
review-cost-margin = Chance to win −{ $chance } %, lead −{ $score }.
review-cost-points = Chance to win −{ $chance } %, points −{ $score }.
review-played = Played: { $line }.
review-better = Better: { $line }.
review-why = That brings at once: { $parts }.
review-part = { $part } { $points }
review-dealt = Luck { $points } with entry { $entry } ({ $what })
review-curve = The expected result over the match
review-curve-chance = The chance to win over the match, in percent
review-curve-margin = The expected lead over the match
review-curve-points = The expected points over the match
review-foot = Points as the bots’ judge counts a result ({ $reference }). { $done }
review-complete = Every turn was weighed as long as it needs.
review-short = The time was short: with more seconds it says more.
review-knew = Who could know what when
review-fact = Entry { $entry }: { $fact }
review-suspects = Saboteurs, as { $seat } could see it after entry { $entry }: { $chances }.
review-chance = { $seat } { $percent } %
review-answer = { $given }: { $kind }. Best was { $better }: { $loss } ± { $error } lost.
review-answer-best = { $given }: { $kind } of { $choices }.

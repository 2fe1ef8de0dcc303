### Texts of the page in the browser. Names of people come as they are, in `$name`, `$names` or `$seat`.

page-skip = Skip to the content
page-menu = Menu
page-home = To the start page
page-close = Close
page-cancel = Cancel
page-copy = Copy
page-copied = Copied
page-retry = Try again
page-nowhere = There is nothing at this address.

## A new table

new-players = Players
new-who = Who can come
new-private = By link only
new-public = Public
new-time = Time
new-slow = No clock
new-spectators = Others may watch
new-chat = Chat

## Seats

seat-waits = Waiting for somebody…
seat-you = you
seat-here = here
seat-busy = is busy
seat-away = away
seat-away-wait = away; a bot steps in after { $n } min
seat-stand-in = plays until { $name } is back
seat-holiday = on holiday, the clock stands
seat-resigned = has resigned
bot-random = Bot that plays at random
bot-greedy = Bot that takes what it can
bot-search = Bot that thinks ahead
bot-other = Bot { $name }

## The waiting room

waiting-title = Waiting room
waiting-invite = Invite
waiting-share = Send this link, or let somebody scan the code.
waiting-only-here = This link works on this computer only.
waiting-only-here-how = Start the house with “make play LAN=1”, and phones in the same network can come, too.
waiting-who = What shall we call you?
waiting-join = Sit down
waiting-open-hands = Spectators will see all hands here, a round later. By sitting down you agree.
waiting-invited = { $name } invites you to this table.
waiting-link = Link to this table
waiting-qr = QR code with the link to this table
waiting-sit = Sit here
waiting-start = Start
waiting-leave = Leave
waiting-close = Leave and close
waiting-ready-host = All are here. You can start.
waiting-ready = All are here. { $name } can start.
waiting-remove = Remove { $name }
waiting-remove-text = This person will not be able to come back to this table.
waiting-remove-do = Remove

## The table

table-opening = Just a moment…
table-your-turn = Your turn
table-waits-for = Waiting for { $names }
table-origin = Branched off at step { $entry }: back to that game
table-free-seats =
    { $seats ->
        [one] { $seats } free seat
       *[other] { $seats } free seats
    }
table-finished = Finished
table-question = Question
table-as = You decide as
table-board = Board
table-rail = Beside the board
table-more = Log, chat, rules
table-menu = Table menu
table-raise = Show the question
table-lower = Hide the question
table-spectator = You are watching.
table-spectators = Spectators
table-open-hands = Spectators see hands, a round later.
eyes-of = Whose hand do you want to see (a round ago)
eyes-nobody = nobody’s, just the present
eyes-not-yet = Hands open to spectators when the first round is over.
eyes-through = As { $name } saw it.
eyes-too-late = So close to the present, hands are still hidden.
table-undo = Undo
table-undo-ask = Ask to undo
table-redo = Redo
table-points = Points
table-points-later = The points are counted when the game is over.
table-clock =
    { $minutes ->
        [one] { $minutes } minute and { $seconds } s per decision
       *[other] { $minutes } minutes and { $seconds } s per decision
    }
table-clock-of = Time left
turns-waiting = Your turn: { $n }
turns-next = On to the next game that waits for you (N)
new-wait = When somebody leaves
new-wait-after = a bot steps in after { $n } min
new-wait-ever = we wait, for days if need be
table-days = Over days: { $days } d for each decision, { $reserve } d in reserve
table-on-turn = on turn
table-you-won = { $name }, you have won!
table-you-share = You share the victory with { $names }.
table-winner = winner
table-rematch = Rematch
table-review = Review the game
table-to-rematch = To the new game
table-export = Download the record
confirm-do = Confirm
table-held = You have
options-find = Find an answer
options-none = No answer fits.
options-barred = What cannot be done now, and why ({ $n })
frame-closer = Closer
frame-farther = Farther
frame-fit = All of it
options-on-board = Choose what is lit.
options-beside = Exchanges are on the board.
options-list = as a list
options-hide-list = hide the list
history-title = Points over time
history-label = Points of { $names } after each round
board-face-down = face down

## Beside the board

side-log = Log
side-chat = Chat
side-points = Points
side-rules = Rules
log-empty = Nothing has happened yet.
log-since = Since your last turn
log-replay = Show me
log-look = Show this position
log-parts = Show the parts
log-secret = Secret: hold to see.
log-print = Print the log
since-nothing = Here you will see what the others did.
since-replay = Show it again
since-skip = Skip
since-shown = What happened is still being shown.
chat-new = New message
chat-empty = Nobody has said anything.
chat-off = The chat is off at this table.
chat-say = Say something
chat-send = Send
chat-mute = Mute { $name }
chat-muted = { $name } is muted.
chat-unmute = Unmute
rules-search = Search the rules
rules-contents = Contents
rules-not-found = The rules do not say that.
rules-print = Print
rules-open = Open on a page of its own
rules-expert = The full specification
rules-book = Back to the rulebook
chat-report = Report what { $name } said
report-name = Report the name { $name }
chat-reported = Thank you. The keeper of the house will look at it.
rules-none = The rules are not here.

## Replay

replay-now = To the present
replay-from-start = Replay
replay-looking = Step { $entry } of { $last }

## A turn that is not confirmed yet

draft-so-far = Your turn so far
draft-done = Play it like this?
draft-rest = Whatever is left of your turn comes right after.
draft-back = Back a step
draft-back-to = Back to before: { $answer }
draft-drop = Drop all
picker-count = { $picked } of { $most } chosen
picker-count-range = { $picked } chosen, from { $least } to { $most } are possible
picker-add = One more: { $what }, { $picked } of { $limit } chosen
picker-less = One fewer: { $what }
picker-fill = As many as possible: { $what }
picker-all = all
picker-times = Chosen { $times }×
picker-lacking = Something that goes with it is still missing.
picker-ways = All at once:
picker-ways-played = All at once; then it is played:
picker-done = Done
picker-clear = Clear
weighty-destroy = Something of yours is lost for good.
weighty-replace = Something of yours is replaced and gone.
weighty-forfeit = You give up something that is yours.
weighty-beg = Begging costs points at the end.
weighty-attack_self = You attack your own dwarf.
weighty-reveal_role = It tells everybody your role.
refused-undo = { $by } does not want to take it back.
refused-end = { $by } wants to play on.
refused-stand-in = { $by } does not want a bot there.
refused-hints = { $by } wants no hints here.

## Proposals

proposal-undo = { $by } would like to take the last decision back.
proposal-end = { $by } proposes to stop without a winner.
proposal-stand-in = { $by } proposes that a bot plays for { $seat }.
proposal-hints = { $by } proposes that everybody at this table may ask a bot for hints.
proposal-needs = Not answered yet: { $names }
proposal-agree = I agree
proposal-refuse = No
proposal-withdraw = Withdraw it

## One screen for all

hand-over-title = It is the turn of { $name }
hand-over-text = The others please look away.
hand-over-show = I am { $name }, show the cards

## The line to the server

link-connecting = Connecting…
away-title = The server does not answer
away-kept = Your tables there wait and are safe. Meanwhile you can play on this device; those games stay here.
away-not-kept = Your tables there wait and are safe. When it is back, open the house on this device from the start page: next time you can play without the server.
away-device = Play on this device
link-offline = The line is down. Your game is safe; trying again…
line-sending = Sending…
line-answered = The line is back, and your answer stands.
line-lost = The line is back, but your answer did not arrive. See what is asked now.

## Finished games

finished-title = Finished games

## Settings

settings-title = Settings
settings-language = Language
settings-to-light = Switch to day
settings-to-dark = Switch to night

## What was refused

problem-offline = The server cannot be reached.
problem-unknown = This did not work: { $text }
problem-unknown-table = This table does not exist (any more).
problem-unknown-game = There is no such game.
problem-name-taken = Somebody else has this name.
problem-bad-name = This name is not possible: at most 40 characters, one alphabet, nothing invisible, no < and >.
problem-too-many-requests = Slowly, please. Try again in a moment.
problem-too-many-tables = You have too many tables. Finish some first.
problem-too-large = This is too large.
problem-too-much-work = This takes too long. It was given up.
problem-too-slow = It did not arrive in time. Try again.
problem-banned = The keeper of this house has closed it for you.
problem-not-registered = For this you need an account.
problem-record-damaged = The disk has lost a part of this game. Other games go on.
problem-cave-open = The cave is still open; this is shown when it has closed.
problem-bad-option = These options do not go together.
problem-seat-taken = Somebody else was faster: the seat is taken.
problem-already-seated = You sit at this table already.
problem-already-started = The game has started already.
problem-seats-open = Not all seats are taken yet.
problem-removed = The host has closed this table for you.
problem-hands-hidden = Nobody sees these hands yet.
problem-no-spectators = This table is not for spectators.
problem-not-seated = You do not sit at this table.
problem-not-away = This player has not been away long enough.
problem-proposal-open = Another proposal is still open.
problem-chat-off = The chat is off at this table.
problem-out-of-turn = It is not your turn.
problem-undo-refused = There is nothing that could be taken back.
problem-match-over = The game is over.
problem-still-running = The game still runs: that is possible when it is over.
problem-not-reviewed = This game cannot be reviewed.
problem-storage-failed = The server could not save it, so it has not happened.

## A board without a drawing: names of what a position holds

field-round = Round
field-rounds = Rounds
field-turns = Turns played
field-active = On turn
field-start = First player
field-walls = Walls
field-pile = Draw pile
field-up = Action tiles
field-taken = Taken this round
field-display = On offer
field-removed = Out of the game
field-goods = Goods
field-cells = Cave
field-caves = Cave
field-face = Side of the extra cavern
field-known = known
field-unknown = face down
field-offered = On sale
value-covered = rock
value-empty = empty
value-absent = –

## Lessons

learn-go-on = Go on
look-touch = Not sure what something means? Press it and hold.
look-mouse = Not sure what something means? Point at it with the mouse.
learn-take-back = Take it back
learn-back = One step back
learn-leave = Leave the lesson
learn-progress = How far you are
learn-finished = Well done, you have finished the lesson!
learn-next = Next: { $title }
learn-play = Play it
learn-all = All lessons

## Why something cannot be chosen, and hints

why-rules = Rules
tip-passage = Where the rules tell of it
problem-no-hints = No hint here: the others have not agreed to hints, or the bot has nothing to say.
question-help = What does it mean?
question-leave-out = Leave this out: { $answer }
hint-ask = What would you do?
hint-title = What a strong bot would play
hint-taken =
    { $n ->
        [one] took { $n } hint
       *[other] took { $n } hints
    }
hint-try = Begin like this
hint-thinking = Thinking…
careful-weighing = The bot is having a look…
careful-bad = The bot would not play it like this. Rather: { $line }

## Everything in the box

index-open = Everything in the box

## Ratings

table-rated = rated
problem-rated-match = Not in a rated game.

## People

problem-not-shown = This is kept private.
problem-not-found = There is nothing here.

## Friends and groups

friends-title = Friends
friends-mine = Your friends
friends-ask = Invite
friends-asked = Invited
problem-not-friends = Only friends and members of your group can be invited.
problem-too-many-friends = That is too many. Part with some first.
friends-link = Link to send
friends-qr = QR code with the link

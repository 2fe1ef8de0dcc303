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

## Start page

start-title = Come in, the lamp is lit
start-about = Board games for an evening: against a bot at once, or with friends by a link. No account needed.
start-games = Games
start-players = Players: { $players }
start-play-now = Play now
start-new-table = New table
start-mine = My games
start-public = Public tables
start-public-empty = No table waits for company right now.
start-link = Did you get a link?
start-link-hint = Paste the link to a table here.
start-link-wrong = This is no link to a table.
start-enter = Enter

## A new table

new-title = New table
new-game = Game
new-players = Players
new-count = Number of players
new-options = Game settings
new-table = The table
new-who = Who can come
new-private = By link only
new-private-hint = Whoever has the link can sit down.
new-public = Public
new-public-hint = Everybody sees the table on the start page.
new-time = Time
new-slow = No clock
new-slow-hint = Everybody takes the time they need, days if they like.
new-clock = With a clock
new-clock-hint = The clock runs only for those who are waited for.
new-base = Time for the game
new-increment = More per decision
new-end = When time is up
new-end-nothing = nothing happens
new-end-bot = a bot takes over
new-end-forfeit = the game is lost
new-spectators = Others may watch
new-chat = Chat
new-name = Name of the table
new-name-hint = You can leave it empty.
new-then-wait = You get a link for the others.
new-then-start = All seats are taken: the game starts at once.
new-create = Open the table
new-start = Start the game
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

## Seats

seat-number = Seat { $number }
seat-me = Me ({ $name })
seat-open = free seat
seat-waits = Waiting for somebody…
seat-you = you
seat-here = here
seat-away = away
seat-resigned = has resigned
bot-random = Bot that plays at random
bot-greedy = Bot that takes what it can
bot-search = Bot that thinks ahead
bot-net = Bot that has learnt
bot-other = Bot { $name }

## The waiting room

waiting-title = Waiting room
waiting-invite = Invite
waiting-share = Send this link, or let somebody scan the code.
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
table-free-seats =
    { $seats ->
        [one] { $seats } free seat
       *[other] { $seats } free seats
    }
table-finished = Finished
table-study = study
table-question = Question
table-as = You decide as
table-board = Board
table-rail = Beside the board
table-more = Log, chat, rules
table-menu = Table menu
table-raise = Show the question
table-lower = Hide the question
table-spectator = You are watching.
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
table-on-turn = on turn
table-you-won = You have won!
table-you-share = You share the victory with { $names }.
table-winner = winner
table-rematch = Rematch
table-to-rematch = To the new game
table-export = Download the record
table-stand-in = Let a bot play for { $name }
table-propose-end = Propose to stop
table-resign = Resign
table-resign-sure = Do you really want to give up?
table-resign-do = Yes, I resign
table-seal = Was the deal fair?
table-seal-text = The server fixed the deal before the start and published this seal. Seed and nonce follow at the end, and everybody can check them.
confirm-text = You could not take this back without asking.
confirm-do = Do it
options-find = Find an answer
options-none = No answer fits.
frame-closer = Closer
frame-farther = Farther
frame-fit = All of it
options-on-board = Choose on the board.
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
rules-none = The rules are not here.

## Replay

replay-title-short = Replay
replay-first = To the beginning
replay-back = A step back
replay-next = A step on
replay-play = Play
replay-pause = Pause
replay-now = To the present
replay-from-start = Replay
replay-slider = Moment of the game
replay-looking = Step { $entry } of { $last }
replay-fork = Try it differently from here

## Proposals

proposal-undo = { $by } would like to take the last decision back.
proposal-end = { $by } proposes to stop without a winner.
proposal-stand-in = { $by } proposes that a bot plays for { $seat }.
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
link-offline = The line is down. Your game is safe; trying again…

## Finished games

finished-title = Finished games
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

settings-title = Settings
settings-look = Look
settings-language = Language
settings-theme = Light
settings-theme-system = like the system
settings-theme-light = day
settings-theme-dark = night
settings-to-light = Switch to day
settings-to-dark = Switch to night
settings-motion = Less motion
settings-motion-hint = Nothing moves on the page.
settings-sound = Sound
settings-sound-on = Sounds of the table
settings-sound-hint = Wood, stone and a small bell: quiet, and on this device only.
settings-volume = Volume
settings-volume-quiet = quiet
settings-volume-middle = middle
settings-volume-loud = loud
settings-buzz = Buzz when it is my turn
settings-buzz-hint = On phones, one short buzz.
settings-play = Playing
settings-confirm = Ask before I end my turn
settings-confirm-hint = Before every answer that could not be taken back freely.
settings-keys = Number keys choose answers
settings-keys-hint = Every answer shows its number.
settings-notify = Tell me when it is my turn
settings-notify-hint = By a notification, while the page is open in the background.
settings-notify-refused = The browser does not allow notifications for this page.

## Account

account-title = You
account-guest = You are a guest. This browser remembers you; with a password you can come back from anywhere.
account-registered = You are registered.
account-name = Name
account-password = Password
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
account-delete = Delete me
account-delete-do = Delete for good
account-delete-text = Your account is deleted for good. Finished games stay, without your name.
account-deleted = The account is deleted.

## What was refused

problem-offline = The server cannot be reached.
problem-unknown = This did not work: { $text }
problem-unknown-table = This table does not exist (any more).
problem-unknown-game = There is no such game.
problem-name-taken = Somebody else has this name.
problem-bad-name = This name is not possible. At most 40 characters, no < and >.
problem-bad-password = The password has at least 8 characters.
problem-wrong-password = Name and password do not fit together.
problem-already-registered = You are registered already.
problem-too-many-requests = Slowly, please. Try again in a moment.
problem-too-many-tables = You have too many tables. Finish some first.
problem-too-large = This is too large.
problem-bad-table = Such a table is not possible.
problem-bad-option = These options do not go together.
problem-seat-taken = Somebody else was faster: the seat is taken.
problem-already-seated = You sit at this table already.
problem-already-started = The game has started already.
problem-seats-open = Not all seats are taken yet.
problem-removed = The host has closed this table for you.
problem-no-spectators = This table is not for spectators.
problem-not-seated = You do not sit at this table.
problem-not-away = This player has not been away long enough.
problem-proposal-open = Another proposal is still open.
problem-chat-off = The chat is off at this table.
problem-out-of-turn = It is not your turn.
problem-undo-refused = There is nothing that could be taken back.
problem-match-over = The game is over.
problem-storage-failed = The server could not save it, so it has not happened.
problem-record-not-text = This is no record of a game.
problem-record-truncated = The record is incomplete.
problem-record-corrupt = The record is damaged.
problem-record-too-new = The record comes from a newer version.
problem-record-illegal = The record does not follow the rules.

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

### Texts of the house. A variable `$seat` is a player's name; amounts are whole numbers.

house-seat = Player { $number }
house-guest = Guest { $number }
house-nothing = nothing
house-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }

## Bots, by how strong they are

bot-easy = Easy bot
    .about = errs now and then
bot-medium = Medium bot
    .about = plays soundly, at once
bot-hard = Hard bot
    .about = thinks ahead
bot-master = Master bot
    .about = thinks for up to five seconds, and gives nothing away

## What happens to a match

match-resigned = { $seat } resigns.
match-agreed-end = All players agree to stop. Nobody wins.
match-seat-changed = From now on { $seat } plays here.
match-undone = { $seat } takes a decision back.

## Several answers at once: a choice of several parts

draft-several = { $parts }
draft-times = { $count }× { $part }

## How it ended

play-total = Total
play-winners =
    { $winners-count ->
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
play-nobody = Nobody wins.

## Why something cannot be chosen now

why-general = This cannot be chosen now.
why-lack = You lack { $what }.
why-done = You have already done this.
why-taken = Already taken by { $seat }.
help-rules = the rules that leave a doubt, and how we play them

## Hints

help-hint = what the hard bot would do
hint-line = Perhaps: { $line }.
hint-for = For it: { $parts }.
hint-deeper = It looked further ahead than the points show.
hint-none = There is no hint here: other people play, or the bot has nothing to say.

## Doubts

rules-doubts = Where the rulebook leaves a doubt
rules-doubts-about = How this house plays, and where it comes from.
rules-no-doubts = No rule leaves a doubt.
mark-rule = Rule
mark-reading = Our reading
mark-variant = House variant

## Word by mail and push: who waits where, never what is on the table

word-turn-subject = Your turn: { $game }
word-turn = It is your turn in { $game } with { $names }.
word-reminder-subject = Your time is running out: { $game }
word-reminder = You do not have much time left in { $game } with { $names }.
word-over-subject = The game is over: { $game }
word-over = Your game of { $game } with { $names } is over. Come and see how it ended.
word-several = Permoník: { $count } games have news for you
word-stop = No more mails of this kind, with one click:
word-confirm-subject = Is this your address?
word-confirm =
    Hello { $name }, open this link, and Permoník will write to you here when a game waits for you:
    { $link }
    If it was not you who asked, do nothing: nothing else will come.

## How good a turn was

review-class-best = best
review-class-good = good
review-class-doubtful = doubtful
review-class-mistake = mistake
review-class-blunder = blunder
review-class-only = the only one

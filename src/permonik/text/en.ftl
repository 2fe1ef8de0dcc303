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
    .about = does not always play its best
bot-medium = Medium bot
    .about = plays soundly, at once
bot-hard = Hard bot
    .about = thinks ahead
bot-master = Master bot
    .about = the strongest we have; may think for a few seconds

## What happens to a match

match-resigned = { $seat } resigns.
match-agreed-end = All players agree to stop. Nobody wins.
match-seat-changed = From now on { $seat } plays here.
match-undone = { $seat } takes a decision back.

## Several answers at once: a choice of several parts

draft-several = { $parts }
draft-times = { $count }× { $part }
draft-only = { $answer } (the only way)

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

## Hints

hint-deeper = The bot looks further ahead: in points it will show later.

## Doubts

mark-rule = Rule
mark-reading = Our reading
mark-variant = House variant

## How good a turn was

review-class-best = best
review-class-good = good
review-class-doubtful = doubtful
review-class-mistake = mistake
review-class-blunder = blunder
review-class-only = the only one

### Pretend in English. `$card` and `$stack` are names of this file, `$seat` is a player.

game-name = Pretend
game-about = Gems, gas and one canary: a tiny game that keeps the house honest.

## Options

option-rounds = Rounds
option-deck = Deck
    .full = full
    .tiny = tiny (two players only)

## Names

card-canary = the canary
    .name = canary
card-agate = the agate
    .name = agate
card-opal = the opal
    .name = opal
card-beryl = the beryl
    .name = beryl
card-topaz = the topaz
    .name = topaz
card-jade = the jade
    .name = jade
card-coal = the coal
    .name = coal
card-flint = the flint
    .name = flint
card-onyx = the onyx
    .name = onyx
card-garnet = the garnet
    .name = garnet
card-amber = the amber
    .name = amber
card-ruby = the ruby
    .name = ruby

stack-upper = the upper stack
    .name = upper
stack-lower = the lower stack
    .name = lower

face-calm = all is calm.
    .name = calm
face-gas = gas!
    .name = gas

## What happens

first = { $seat } goes first.
guessed = { $seat } guesses { $face-name }.
rolled = { $seat } rolls the die: { $face }
guessed-right = { $seat } guessed right and gets a coin.
paid = { $seat } pays a coin.
went-without = { $seat } pays nothing and takes soot.
showed-canary = { $seat } shows the canary.
drew = { $seat } draws from { $stack }.
got = You get { $card }.
searched = { $seat } pays a coin and looks through { $stack }.
sold =
    { $coins ->
        [0] { $seat } sells { $card } for nothing.
        [one] { $seat } sells { $card } for { $coins } coin.
       *[other] { $seat } sells { $card } for { $coins } coins.
    }
snatched =
    { $coins ->
        [one] { $seat } snatches { $card } for { $coins } coin.
       *[other] { $seat } snatches { $card } for { $coins } coins.
    }
buried = { $seat } buries a card under { $stack } and gets a coin.
buried-this = You bury { $card }.
ate = { $seat } eats a card from { $stack }.
ate-this = You eat { $card }.
passed = { $seat } passes.

## Questions

ask-guess = What will the die show?
ask-breathe = Gas! What do you do?
ask-act = It is your turn. What do you do?
ask-take-one = Which card do you take?
ask-snatch = Do you snatch the card that is being sold? It costs a coin more than its value.
ask-eat = Supper! What do you give?

## Answers

do-guess = Guess { $face-name }
do-pass = Pass
do-pay = Pay a coin
do-go-without = Pay nothing and take soot
do-show-canary = Show the canary
do-snatch = Snatch it
do-leave = Leave it
do-draw = Draw from { $stack }
do-search = Pay a coin and look through { $stack }
do-take = Take { $card }
do-sell = Sell { $card }
do-bury = Bury { $card } for a coin
do-eat = Eat { $card }

## Points

score-coins = Coins
score-gems = Gems
score-soot = Soot

## The drawing

view-round = Round { $round } of { $rounds }
view-player = Player
view-coins = Coins
view-soot = Soot
view-hands = Hand
view-eaten = Eaten
view-stacks = Stacks
view-stack-cards = { $stack-name }: { $cards }
view-discard = Discarded
view-offered = On sale: { $card-name }
view-among = Somewhere among the cards you cannot tell apart: { $cards-name }

### The Rivals for Catan in English. `$card`, `$event`, `$region`, `$resource`, `$place`, `$stack` and others are names of
### this file (`-desc`, `-short`, `-one` … are their attributes), `$seat` is a player, amounts are whole numbers.

game-name = The Rivals for Catan
game-about = Build roads, settlements and cities, trade, raise armies and play cards: a duel of two princes for victory points.
    .length = 30–60 minutes
    .weight = medium
    .aim = Who first has enough points wins.
option-variant = Game
    .intro = The First Catanians: the introductory game with the base cards, to 7 points
    .gold = The Era of Gold: trade, ships and gold, to 12 points
    .turmoil = The Era of Turmoil: attacks and defence, to 12 points
    .progress = The Era of Progress: learning and progress, to 12 points
    .duel = The Duel of the Princes: all three themes together, to 13 points
    .about = Begin with the First Catanians. The eras add cards with conditions and attacks, the Duel mixes them all.

## What happens

start-roll = { $seat } rolls { $die } for the start.
starts = { $seat } starts.
turn = Turn { $turn }: { $seat }.
rolled = { $seat } rolls { $die } on the production die.
event-face = The event die shows: { $face }.
set-die = { $seat } sets the production die to { $die }.
set-event = { $seat } sets the event die: { $face }.
robbed =
    { $goods-count ->
        [0] The Brigand counts { $count } resources of { $seat }, but finds neither gold nor wool.
       *[other] The Brigand counts { $count } resources of { $seat } and takes { $goods }.
    }
spared =
    { $count ->
        [one] The Brigand counts { $count } resource of { $seat } and takes nothing.
       *[other] The Brigand counts { $count } resources of { $seat } and takes nothing.
    }
produced = { $seat } produces { $amount } { $resource }, { $region }.
gained = { $cause }: { $seat } gains { $amount } { $resource }, { $region }.
paid = { $cause }: { $seat } gives { $amount } { $resource }, { $region }.
forfeited = { $cause }: { $seat } lets the resource go.
overflowed = { $seat } has no room for { $amount } { $resource }.
event-revealed = Event: { $event }.
no-effect = { $cause }: no effect.
plague-took = Plague: { $seat } loses { $resource-one }, { $region }.
spent = { $seat } pays { $amount } { $resource }, { $region }.
protected = Chapel: { $seat } pays nothing for the Riots.
picked = { $seat } picks { $card } { $spot }.
removed = { $seat } loses { $card }; it goes under { $stack }.
removed-discard = { $seat } loses { $card }; it goes to the discard pile.
removed-open = { $seat } loses { $card }; it goes back to the face-up cards.
demolished = { $seat } demolishes { $card }.
played = { $seat } plays { $card }.
built =
    { $price-count ->
        [0] { $seat } builds { $card } { $site }, for nothing.
       *[other] { $seat } builds { $card } { $site }: { $price }.
    }
built-cache = { $seat } builds the Gold Cache: { $region }.
built-road = { $seat } builds a road { $side }: { $price }.
built-settlement = { $seat } builds settlement { $town }: { $price }.
built-city = { $seat } builds city { $town }: { $price }.
laid-region = { $seat } lays { $region } { $place }.
traded = { $seat } exchanges { $price } for { $resource-one }, { $region }.
rolls-defence = { $seat } rolls { $die } in defence.
defended = { $seat } fends off { $card }.
not-defended = { $seat } does not defend.
looked-at-hand = { $seat } looks at the opponent’s hand.
took-from-hand = { $seat } takes a card from the opponent’s hand.
took-from-hand-this = The card taken is { $card }.
fetched = { $seat } takes { $card } from the discard pile.
swapped-regions = { $seat } swaps { $first } and { $second }.
swapped = { $seat } swaps { $first } and { $second }.
drew = { $seat } draws a card from { $stack }.
got = New card: { $card }.
searched = { $seat } looks through { $stack }.
put-under = { $seat } puts a card under { $stack }.
put-under-this = The card put there is { $card }.
token-gained = { $seat } gets the { $token }.
token-lost = { $seat } loses the { $token }.
rearranged = { $seat } has rearranged the regions.
kept = { $seat } leaves the regions as they are.
won = { $seat } wins with { $points } victory points.
turn-cap = The game has lasted too long and ends without a winner.
took-back-hand = { $seat } takes the hand back.
cause-roll = Production
cause-search = Looking through a stack
cause-tolls = Toll Bridge and Pirate Ship

## Questions

ask-pay = From where do you pay? Still to pay: { $left } { $resource }
    .help = You decide which of your stores pays. A region that is full would lose its next resource.
ask-gain = Which resource do you take?
    .help = Any kind, as long as one of your regions of that kind has room. Think of what you want to build.
ask-receive = Which resource do you take in exchange?
    .help = You get 1 of another kind. A region of yours needs room for it.
ask-store = Where do you put it? Still to store: { $left } { $resource }
    .help = A region holds 3 at most. Choose one that has room.
ask-name-type =
    { $left ->
        [one] Which resource do you demand from the opponent? (one more)
       *[other] Which resource do you demand from the opponent? ({ $left } more)
    }
    .help = You name the kind and need room for it; your opponent chooses the region that it comes from.
ask-store-produced = Where does the gold go?
    .help = The gold field holds 3, the Gold Cache 3 more, and there the brigand does not find it.
ask-take-card =
    { $left ->
        [one] Which card do you take? (one more)
       *[other] Which card do you take? ({ $left } more)
    }
    .help = You see the whole stack. What you do not take stays in it, in the same order.
ask-choose-stack = Which draw stack do your first cards come from?
    .help = In the first game they lie face down, and the choice matters little. In the eras you look through the stack.
ask-rearrange = Where do you lay the region { $region }?
    .help = Before the start you may rearrange your regions. If in doubt, keep them.
ask-draw-one =
    { $left ->
        [one] From which stack do you draw? (one more card)
       *[other] From which stack do you draw? ({ $left } more cards)
    }
    .help = You fill your hand. The back tells which set a card is from.
ask-put-back =
    { $left ->
        [one] You hold { $left } card too many. Which one goes, and under which stack?
       *[other] You hold { $left } cards too many. Which one goes, and under which stack?
    }
    .help = You may hold 3 cards, and 1 more for each progress point. The card goes face down under a stack with the same back.
ask-exchange-card = Do you exchange a card?
    .help = A card you don’t need may go under a stack for another one. You don’t have to.
ask-draw-or-search = Which card do you get for it?
    .help = The top card costs nothing. Looking through a stack costs 2 resources, with a Parish Hall 1, with a Town Hall none.
ask-before-roll = Your turn begins. Do you roll?
    .help = One die gives both of you resources, the other brings an event.
ask-set-die = Which number do you set?
    .help = Regions with this number give you both a resource. Choose one that helps you more.
ask-buy =
    { $left ->
        [one] What do you buy for 1 gold? (one more)
       *[other] What do you buy for 1 gold each? (up to { $left } more)
    }
    .help = Up to 2 resources, 1 gold each, if there is room. You need not buy anything.
ask-answer-riots = Riots! Do you pay { $amount } gold?
    .help = Pay, or give up one of your units with strength or commerce. Part of the price is not enough.
ask-answer-feud = { $event }: do you play Sebastian?
    .help = Sebastian keeps you out of this event, but the card is used up.
ask-pick-building =
    { $left ->
        [one] Which building of the opponent do you pick? (one more)
       *[other] Which building of the opponent do you pick? ({ $left } more)
    }
    .help = You name up to three; your opponent gives up one of them.
ask-lose-building = Which of the picked buildings do you give up?
    .help = One of the picked buildings goes under a stack. Choose what you will miss least.
ask-pick-hand-card =
    { $left ->
        [one] Which card of the opponent’s hand goes under which stack? (one more)
       *[other] Which card of the opponent’s hand goes under which stack? ({ $left } more)
    }
    .help = Your opponent loses it and draws again only at the end of their own turn.
ask-act = What do you do?
    .help = Build, play cards and trade as often as you can pay. Then end the phase.
ask-lay-above = Which of the two regions lies above?
    .help = A new settlement brings two regions: one above, one below. Expansions beside them may boost the one they touch.
ask-scout-above = The Scout is looking around: which region lies above?
    .help = The Scout lets you choose both new regions. Take kinds or numbers that you lack.
ask-scout-below = Which region lies below?
    .help = The second of the two regions that you choose.
ask-choose-site = Where do you build { $card }?
    .help = The card touches the region to its left and to its right. For a booster or a Storehouse that matters.
ask-choose-place = At which region do you build the Gold Cache?
    .help = The Gold Cache lies above or below a region. Which one does not matter for its gold.
ask-save-one = { $card } is cheaper for you. Which resource do you save?
    .help = You pay one resource less. Save the one you have least of.
ask-sink-ship = A Pirate Ship! Which trade ship do you give up?
    .help = One of your trade ships goes to the discard pile. You choose which.
ask-choose-tithe = Do your heroes bring wool or grain?
    .help = Every hero of yours brings 1, if there is room for it.
ask-use-library = Which stack do you look through?
    .help = You see the whole stack and take one card, which you may play at once.
ask-put-under = Under which stack does the card go?
    .help = Only stacks with the same back are possible. It will not come again soon.
ask-swap-first = What changes places?
    .help = Two of your regions change places with what they hold, or two of your expansions do.
ask-swap-second = With what?
    .help = The other of the two. Both must be allowed in their new place.
ask-choose-loot = Which of your regions do the Brigands fill?
    .help = You take this kind from your opponent, as much as this region still holds.
ask-how-much-loot = How many do you take?
    .help = More is nearly always better.
ask-how-much-gold = How much gold do you demand?
    .help = Up to 2 for each of your Pirate Ships, as far as there is room. More is nearly always better.
ask-give-back = What do you give the opponent?
    .help = One resource goes back to your opponent; it may be one you have just taken.
ask-choose-bath-house = Which Bath House does the Doctor visit?
    .help = Both regions beside it get a resource, if there is room.
ask-fetch = Which card of the discard pile do you take?
    .help = You may use the card in this very turn.
ask-defend = The opponent plays { $card }. Do you defend yourself?
    .help = One roll: the Lookout Tower stops the attack with 1 or 2, Heinrich with 3 to 5.
ask-lose-unit = Which unit do you give up?
    .help = It goes under a stack with the same back. Choose what you will miss least.
ask-burn = Which building do you burn?
    .help = Your opponent loses this building. Those that a Fire Brigade guards cannot be chosen.
ask-betray = Which card do you take from the opponent’s hand?
    .help = You see the whole hand and may keep one card; you may play it at once.

## Answers

do-end = End this phase
do-roll = Roll the dice
do-stop = Nothing more
do-keep = Leave all regions where they are
do-forfeit = A type you have no room for: the resource is lost
do-pay-gold = Pay { $amount } gold
do-defend = Roll the production die in defence
do-waive = Do nothing
do-suffer = Let it happen: { $cause } hits you
do-end-turn = Exchange nothing and end the turn
do-take-none = Take nothing
do-buy-none = Buy no more
do-lose = Lose { $card } { $spot }
do-burn = Burn { $card } { $spot }
do-mint = Mint: { $give } for { $get }
do-road = Build a road { $side } for { $cost }
do-settlement = Build a settlement { $side } for { $cost }
do-settlement-scout = Build a settlement { $side } for { $cost } and play the Scout
do-city = Build city { $town } for { $cost }
do-set-die = Set { $die }
do-many = { $amount }
do-name = { $resource }
do-trade = Give { $give } for { $get }
do-save = Save { $resource-one }
do-draw = Draw the top card of { $stack }
do-search =
    { $price ->
        [0] Look through { $stack } and choose
        [one] Look through { $stack } and choose, for { $price } resource
       *[other] Look through { $stack } and choose, for { $price } resources
    }
do-pay = { $resource-one }: { $region }, { $stock } in stock
do-gain = { $resource-one }: { $region }, { $stock } in stock
do-ship = Large Trade Ship: { $give } ({ $region }, { $stock } in stock) for { $get }
do-at = { $region }, { $place }
do-site = { $site }
do-choose = { $card } { $spot }
do-demolish = Demolish { $card } { $spot } (nothing comes back)
do-above = { $region } above
do-below = { $region } below
do-build =
    { $cost-count ->
        [0] Build { $card } for nothing
       *[other] Build { $card } for { $cost }
    }
do-play = Play { $card }: { $card-desc }
do-fetch = Take { $card }
do-take =
    { $copy ->
        [1] Take { $card }
       *[other] Take { $card } (number { $copy } from the top)
    }
do-under = Put { $card } under { $stack }

## The end

score-towns = Settlements and cities
score-cards = Expansions
score-tokens = Tokens
remark-turn-cap =
    { $turns ->
        [one] After { $turns } turn the game ends without a winner.
       *[other] After { $turns } turns the game ends without a winner.
    }

## The drawing

view-turn = Turn { $turn }
view-moves = { $seat } to move
view-asked = { $seat } decides
view-over = the game is over
view-won = { $seat } has won
view-target = { $points } victory points win
view-die = Production die: { $die }
view-no-die = not rolled yet
view-event-face = Event die: { $face }
view-event-card = Event card: { $event }
view-playing = being played: { $card }
view-drawn = Regions drawn: { $regions }
view-named = Demanded: { $resources }
view-points = { $points } VP
view-hand-size = hand { $cards } of { $limit }
view-hand = Hand of { $seat }
view-hand-empty = no cards
view-hand-known = known: { $cards }
view-stacks = Draw stacks
view-known-cards = known: { $cards }
view-at = { $number }. { $card }
view-face-up = Face up: { $cards } × { $card }
view-discard =
    { $cards ->
        [one] Discard pile: { $cards } card, on top { $card }
       *[other] Discard pile: { $cards } cards, on top { $card }
    }
view-discard-empty = Discard pile: empty
view-supply = In supply: roads { $roads }, settlements { $settlements }, cities { $cities }, regions { $regions }
view-events = Event cards seen since the last shuffle: { $events }
view-cost = cost: { $cost }
view-free = free
view-key = ●○ stock of a region (at most 3), ▸ number rolled, ▲ settlement, ◆ city, ═ road, · free site
view-settlement = Settlement
view-city = City
view-cache = Cache
phase-setup = set-up
phase-dice = dice and event
phase-action = action phase
phase-replenish = replenishing the hand
phase-exchange = exchanging a card
point-victory = victory
    .desc = Whoever has enough wins: 7 in the first game, 12 in an era, 13 in the Duel.
point-strength = strength
    .desc = Whoever has at least 3, and more than the opponent, holds the strength token: 1 victory point.
point-skill = skill
    .desc = Whoever has more gets a resource at a Celebration. In a tie both get one.
point-commerce = commerce
    .desc = Whoever has at least 3, and more than the opponent, holds the trade token for 1 victory point, and takes a resource at the event Trade.
point-progress = progress
    .desc = For each point you may hold 1 card more.

## The board in the browser

view-my-hand = My hand
view-stack-cards =
    { $cards ->
        [one] { $stack }, { $back }: { $cards } card
       *[other] { $stack }, { $back }: { $cards } cards
    }
view-event-deck =
    { $cards ->
        [one] Event deck: { $cards } card
       *[other] Event deck: { $cards } cards
    }
view-region-stack =
    { $cards ->
        [one] { $cards } region card
       *[other] { $cards } region cards
    }
view-left-roads = Roads left: { $cards }
view-left-settlements = Settlements left: { $cards }
view-left-cities = Cities left: { $cards }
view-supply-title = Supply
view-stock = { $stock } of { $most } in stock
view-site-free = Free building site
view-road = Road
view-no-road = No road yet
view-next-town = Here the next settlement can stand
view-score = { $points } of { $target } victory points
view-strength-token = strength token: 1 victory point
view-trade-token = trade token: 1 victory point
view-roll-of = Turn { $turn }: { $seat } rolled
view-roll-nothing = no yield
view-robbed =
    { $count ->
        [one] Brigand: { $count } resource, all gold and wool lost
       *[other] Brigand: { $count } resources, all gold and wool lost
    }
view-spared =
    { $count ->
        [one] Brigand: { $count } resource, nothing lost
       *[other] Brigand: { $count } resources, nothing lost
    }
view-demolish = Demolish
view-hold = choose the stack that it goes under.
view-tray-stack = You are looking through { $stack }
view-tray-hand = Hand of { $seat }
view-tray-discard = Discard pile
view-tray-regions = Regions to choose from
decides-pay = { $seat } chooses which regions pay.
decides-gain = { $seat } chooses a resource.
decides-buy = { $seat } may buy resources.
decides-store = { $seat } chooses where the resources go.
decides-demand = { $seat } chooses what to take from the opponent.
decides-give = { $seat } chooses what to give the opponent.
decides-stack = { $seat } chooses a draw stack.
decides-draw = { $seat } draws cards.
decides-under = { $seat } puts a card under a draw stack.
decides-card = { $seat } chooses a card.
decides-hand = { $seat } looks at the opponent’s hand.
decides-regions = { $seat } lays out regions.
decides-exchange = { $seat } may exchange a card.
decides-roll = { $seat } is about to roll.
decides-act = { $seat } builds, plays and trades.
decides-riots = { $seat } pays, or gives up a unit.
decides-feud = { $seat } may still avert it.
decides-pick = { $seat } picks a building of the opponent.
decides-lose = { $seat } chooses which card is lost.
decides-defend = { $seat } may try to defend.
kind-town = Settlement expansion
kind-city = City expansion
kind-region = Region expansion
kind-action = Action card
sort-building = building
sort-hero = unit: hero
sort-ship = unit: trade ship
sort-unit = unit
view-once = Only once in a principality
view-needs = Condition: { $what }
view-lacks = Missing:
lack-once = a second one cannot be built
lack-site = a free building site
lack-city-site = a free site at a city
view-or = or
need-strength-token = strength token
need-commerce = 3 commerce points
need-city = a city of your own
need-hero = a hero with a strength point
need-parish-hall = a Parish Hall at a city
need-pirate-ship = a Pirate Ship
need-progress = 2 progress points
need-fewer-points = fewer victory points than the opponent

## Backs

back-base = base cards
    .short = base
back-gold = Era of Gold
    .short = gold
back-turmoil = Era of Turmoil
    .short = turmoil
back-progress = Era of Progress
    .short = progress

## Cards

card-abbey = Abbey
    .short = Abbey
    .desc = Its progress point raises the hand limit by 1; in a Year of Plenty it supplies its neighbouring regions.
card-marketplace = Marketplace
    .short = Marketplace
    .desc = Whenever the production number lies on more regions of the opponent than of your own, take 1 resource of a type this number yields him, even where his region is full.
card-parish_hall = Parish Hall
    .short = Parish Hall
    .desc = Searching a draw stack in the exchange phase costs you 1 resource, not 2.
card-storehouse = Storehouse
    .short = Storehouse
    .desc = The Brigand does not count what lies on the 2 neighbouring regions; if you are still over 7, their gold and wool are lost too. In a Year of Plenty it supplies these regions.
card-toll_bridge = Toll Bridge
    .short = Toll Bridge
    .desc = A Plentiful Harvest brings you 2 extra gold; what cannot be stored is lost.
card-brick_factory = Brick Factory
    .short = Brick Fact.
    .desc = Doubles what the neighbouring hills yield on the production die (not for events or actions).
card-iron_foundry = Iron Foundry
    .short = Iron Foundry
    .desc = Doubles what the neighbouring mountains yield on the production die (not for events or actions).
card-grain_mill = Grain Mill
    .short = Grain Mill
    .desc = Doubles what the neighbouring fields yield on the production die (not for events or actions).
card-lumber_camp = Lumber Camp
    .short = Lumber Camp
    .desc = Doubles what the neighbouring forests yield on the production die (not for events or actions).
card-weavers_shop = Weaver’s Shop
    .short = Weaver’s Shop
    .desc = Doubles what the neighbouring pastures yield on the production die (not for events or actions).
card-brick_ship = Brick Ship
    .short = Brick Ship
    .desc = In your action phase, as often as you like: 2 brick for 1 resource of another type.
card-grain_ship = Grain Ship
    .short = Grain Ship
    .desc = In your action phase, as often as you like: 2 grain for 1 resource of another type.
card-ore_ship = Ore Ship
    .short = Ore Ship
    .desc = In your action phase, as often as you like: 2 ore for 1 resource of another type.
card-wool_ship = Wool Ship
    .short = Wool Ship
    .desc = In your action phase, as often as you like: 2 wool for 1 resource of another type.
card-lumber_ship = Lumber Ship
    .short = Lumber Ship
    .desc = In your action phase, as often as you like: 2 lumber for 1 resource of another type.
card-gold_ship = Gold Ship
    .short = Gold Ship
    .desc = In your action phase, as often as you like: 2 gold for 1 resource of another type.
card-large_trade_ship = Large Trade Ship
    .short = Large Ship
    .desc = In your action phase, as often as you like: 2 resources lying on one neighbouring region (left or right, never mixed) for 1 resource of another type.
card-austin = Austin
    .short = Austin
    .desc = Hero with 1 strength and 2 skill, no further effect.
card-candamir = Candamir
    .short = Candamir
    .desc = Hero with 4 strength and 1 skill, no further effect.
card-harald = Harald
    .short = Harald
    .desc = Hero with 2 strength and 1 skill, no further effect.
card-inga = Inga
    .short = Inga
    .desc = Hero with 1 strength and 3 skill, no further effect.
card-osmund = Osmund
    .short = Osmund
    .desc = Hero with 2 strength and 2 skill, no further effect.
card-siglind = Siglind
    .short = Siglind
    .desc = Hero with 2 strength and 3 skill, no further effect.
card-brigitta = Brigitta, the Wise Woman
    .short = Brigitta
    .desc = Play before rolling: set the production die to any face; the event die is then rolled as usual.
card-merchant_caravan = Merchant Caravan
    .short = Caravan
    .desc = Pay exactly 2 resources from your stock, equal or not, and receive any 2 in exchange (the same types are allowed).
card-relocation = Relocation
    .short = Relocation
    .desc = Two of your regions trade places, or two of your expansions do; stocks travel with their region and both cards must be legal in their new place.
card-goldsmith = Goldsmith
    .short = Goldsmith
    .desc = Pay 3 gold, from gold fields and Gold Cache in any mix, for any 2 resources.
card-scout = Scout
    .short = Scout
    .desc = Play while building a settlement: look through the region stack, take the 2 regions you want for it, then shuffle the stack.
card-storehouse-gold = Storehouse (gold)
    .short = Storehouse
    .desc = The Brigand does not count what lies on the 2 neighbouring regions; if you are still over 7, their gold and wool are lost too. In a Year of Plenty it supplies these regions.
card-toll_bridge-gold = Toll Bridge (gold)
    .short = Toll Bridge
    .desc = A Plentiful Harvest brings you 2 extra gold; what cannot be stored is lost.
card-large_trade_ship-gold = Large Trade Ship (gold)
    .short = Large Ship
    .desc = In your action phase, as often as you like: 2 resources lying on one neighbouring region (left or right, never mixed) for 1 resource of another type.
card-gold_cache = Gold Cache
    .short = Gold Cache
    .desc = Placed above or below any one of your regions: a store for up to 3 gold which the Brigand neither counts nor takes; usable like any other gold, but within reach of the opponent’s action cards and the Trade event.
card-pirate_ship = Pirate Ship
    .short = Pirate Ship
    .desc = When placed, the opponent loses one trade ship, which he picks himself, to the discard pile (nothing if he has none). A Plentiful Harvest brings you 1 gold. It is not a trade ship.
card-merchant_guild = Merchant Guild
    .short = Merch. Guild
    .desc = Precondition for Trade Master and Staple House; no effect of its own.
card-moneylender = Moneylender
    .short = Moneylender
    .desc = While you hold the trade advantage, the event Trade lets you take up to 2 resources from the opponent instead of 1, only what you can store.
card-harbor = Harbor
    .short = Harbor
    .desc = Worth 1 victory point while at least 3 trade ships stand in your principality.
card-trading_base = Trading Base
    .short = Trading Base
    .desc = While it stands, your Marketplace and your Harbor are worth 1 more commerce point each.
card-mint = Mint
    .short = Mint
    .desc = Once in each of your turns: 1 gold for 1 resource of another type. Each Mint works separately.
card-staple_house = Staple House
    .short = Staple House
    .desc = After paying and placing it, take any 2 resources at once (not usable for its own cost).
card-salt_silo = Salt Silo
    .short = Salt Silo
    .desc = While it stands, every trade ship in your principality counts 1 commerce point more.
card-goldsmith-gold = Goldsmith (gold)
    .short = Goldsmith
    .desc = Pay 3 gold, from gold fields and Gold Cache in any mix, for any 2 resources.
card-brigands = Brigands
    .short = Brigands
    .desc = Take from the opponent up to as many resources of one type as one of your regions still has room for; he chooses which of his regions (or Gold Cache) they leave.
card-gudrun = Gudrun, Terror of the Seas
    .short = Gudrun
    .desc = Each of your Pirate Ships lets you demand up to 2 gold from the opponent (limited by his gold and your room; he chooses from where).
card-merchant = Merchant
    .short = Merchant
    .desc = Demand 1 or 2 resources from the opponent, then hand him 1 resource that you pick (it may be one just taken).
card-reiner = Reiner the Herald
    .short = Reiner
    .desc = Play before rolling: the event die counts as Celebration this turn and you receive 1 additional resource of your choice, even if the Celebration itself gives you nothing.
card-trade_master = Trade Master
    .short = Trade Master
    .desc = Demand 1 or 2 resources from the opponent; he only chooses from which of his regions they come.
card-drill_ground = Drill Ground
    .short = Drill Ground
    .desc = You save 1 resource, of your choice, on every hero you build.
card-lookout_tower = Lookout Tower
    .short = Lookout T.
    .desc = Against Archer, Arsonist or Traitor you may roll the production die once: 1 or 2 cancels the card (with Heinrich also in play: 1 to 5).
card-carl_forkbeard = Carl Forkbeard
    .short = Carl Forkb.
    .desc = Hero with 5 strength, no further effect.
card-heinrich = Heinrich the Sentinel
    .short = Heinrich
    .desc = Against Archer, Arsonist or Traitor you may roll the production die once: 3 to 5 cancels the card (with a Lookout Tower also in play: 1 to 5).
card-irmgard = Irmgard, Keeper of the Light
    .short = Irmgard
    .desc = Whenever an opponent’s action card or an event makes you remove an expansion (other than Irmgard herself), you receive 1 resource of your choice.
card-chapel_123 = Chapel (1–3)
    .short = Chapel 1–3
    .desc = Riots leave you alone when this turn’s production die shows 1 to 3.
card-chapel_456 = Chapel (4–6)
    .short = Chapel 4–6
    .desc = Riots leave you alone when this turn’s production die shows 4 to 6.
card-fairgrounds = Fairgrounds
    .short = Fairgrounds
    .desc = After paying and placing it: with more skill than the opponent you get any 2 resources at once.
card-fire_brigade = Fire Brigade
    .short = Fire Brigade
    .desc = All buildings at its city, itself included, are safe from the Arsonist.
card-hedge_tavern = Hedge Tavern
    .short = Hedge Tavern
    .desc = Precondition for Archer, Arsonist and Traitor; no effect of its own.
card-tithe_barn = Tithe Barn
    .short = Tithe Barn
    .desc = After placing it choose wool or grain: every hero of yours brings 1 of that type.
card-large_festival_hall = Large Festival Hall
    .short = Festival Hall
    .desc = Worth 2 victory points, no further effect.
card-brigands-turmoil = Brigands (turmoil)
    .short = Brigands
    .desc = Take from the opponent up to as many resources of one type as one of your regions still has room for; he chooses which of his regions (or Gold Cache) they leave.
card-archer = Archer
    .short = Archer
    .desc = The opponent loses one unit that has a strength point; he picks it and puts it under a draw stack with the matching back.
card-arsonist = Arsonist
    .short = Arsonist
    .desc = Choose 1 building of the opponent that no Fire Brigade protects; he must put it under a draw stack with the matching back.
card-traitor = Traitor
    .short = Traitor
    .desc = See the opponent’s whole hand; you may keep one of its cards, which you can play this very turn. He refills only at the end of his own turn.
card-voyage_of_plunder = Voyage of Plunder
    .short = Plunder
    .desc = Demand resources of your choice from the opponent: 2 if he is ahead of you in victory points, otherwise 1.
card-sebastian = Sebastian the Itinerant Preacher
    .short = Sebastian
    .desc = Play it the moment Riots, Feud or Fraternal Feuds is revealed, on anyone’s turn: you are left out of that event.
card-chief_cannoneer = Chief Cannoneer
    .short = Cannoneer
    .desc = Unit but not a hero: rules for units apply to it, rules for heroes do not; you may have both.
card-bath_house = Bath House
    .short = Bath House
    .desc = The 4 regions around its city are safe from Plague. Precondition for the Doctor.
card-building_crane = Building Crane
    .short = Crane
    .desc = City expansions with a printed cost of 5 or more are 1 resource, of your choice, cheaper for you.
card-library = Library
    .short = Library
    .desc = When built you may search one draw stack and keep 1 card of it; it may be played this turn.
card-parliament = Parliament
    .short = Parliament
    .desc = Worth 2 victory points; needs 2 progress points on your expansions when built.
card-pharmacy = Pharmacy
    .short = Pharmacy
    .desc = After each Plague you receive 1 resource of your choice, whether you lost any or not; each Pharmacy counts.
card-town_hall = Town Hall
    .short = Town Hall
    .desc = Built on top of a Parish Hall standing at one of your cities: searching a draw stack in the exchange phase is free.
card-university = University
    .short = University
    .desc = Precondition for Mineral Mining, Three-Field System, Chief Cannoneer and Building Crane; its progress point raises the hand limit by 1.
card-brigitta-progress = Brigitta, the Wise Woman (progress)
    .short = Brigitta
    .desc = Play before rolling: set the production die to any face; the event die is then rolled as usual.
card-relocation-progress = Relocation (progress)
    .short = Relocation
    .desc = Two of your regions trade places, or two of your expansions do; stocks travel with their region and both cards must be legal in their new place.
card-benjamin = Benjamin the Traveling Scholar
    .short = Benjamin
    .desc = Each of your regions showing the production number of this turn receives 1 resource again, new regions included; boosters and Marketplace do not apply.
card-doctor = Doctor
    .short = Doctor
    .desc = Choose one of your Bath Houses: each region next to it receives 1 resource.
card-guido = Guido the Ambassador
    .short = Guido
    .desc = Look through the discard pile and take 1 card of your choice into your hand; it may be played this turn.
card-gustav = Gustav the Librarian
    .short = Gustav
    .desc = Look through the discard pile and take 1 card of your choice into your hand; it may be played this turn.
card-mineral_mining = Mineral Mining
    .short = Mining
    .desc = Receive up to 2 ore, spread over your mountains as you like; what does not fit is lost.
card-three_field_system = Three-Field System
    .short = Three Fields
    .desc = Receive up to 2 grain, spread over your fields as you like; what does not fit is lost.

## Events

event-feud = Feud
    .desc = The holder of the strength advantage picks 3 of the opponent’s buildings (all if he has 3 or fewer); the opponent removes 1 of them and puts it under a draw stack with the matching back.
event-fraternal_feuds = Fraternal Feuds
    .desc = The holder of the strength advantage looks at the opponent’s hand, picks 2 cards and puts each under a draw stack with the matching back (his choice of stack); the opponent refills only at the end of his own turn.
event-invention = Invention
    .desc = Buildings with a progress point earn their owner 1 resource of choice each, 2 at most.
event-trade_ships_race = Trade Ships Race
    .desc = The player with more trade ships receives 1 resource of his choice; on a tie with at least 1 ship each, both do.
event-traveling_merchant = Traveling Merchant
    .desc = Everyone may buy up to 2 resources at 1 gold apiece; gold just produced may be used.
event-year_of_plenty = Year of Plenty
    .desc = Every Storehouse and every Abbey puts 1 resource on each neighbouring region that still has room.
event-yule = Yule
    .desc = Rebuild the event deck as in set-up (shuffle all, Yule on top of 3 cards, the rest on top of Yule), then draw a new event card.
event-gift_for_the_prince = Gift for the Prince
    .desc = Every unit with a strength point earns its owner 1 gold; overflow is lost.
event-riots = Riots
    .desc = Units with strength or commerce points must be paid for: 1 gold for 1 or 2 of them, 2 gold for 3 or more. Whoever does not pay puts one of them under a draw stack with the matching back.
event-plague = Plague
    .desc = 1 resource is lost on every region next to a city (only 1 even between two cities; region expansions unaffected); Bath Houses protect the 4 regions of their city; then each Pharmacy gives its owner 1 resource of choice.
event-moon-1 = a card not seen before (1)
    .desc = One of the six event cards drawn at random for the Duel of the Princes.
event-moon-2 = a card not seen before (2)
    .desc = One of the six event cards drawn at random for the Duel of the Princes.
event-moon-3 = a card not seen before (3)
    .desc = One of the six event cards drawn at random for the Duel of the Princes.
event-moon-4 = a card not seen before (4)
    .desc = One of the six event cards drawn at random for the Duel of the Princes.
event-moon-5 = a card not seen before (5)
    .desc = One of the six event cards drawn at random for the Duel of the Princes.
event-moon-6 = a card not seen before (6)
    .desc = One of the six event cards drawn at random for the Duel of the Princes.

## Faces of the event die

face-brigand = Brigand Attack
    .desc = Each player with more than 7 counted resources loses all his gold and all his wool (Gold Cache excepted).
face-trade = Trade
    .desc = The holder of the trade advantage takes 1 resource of his choice from the opponent (up to 2 with a Moneylender).
face-celebration = Celebration
    .desc = The player with more skill points receives 1 resource of his choice; on a tie (0 to 0 included) both do.
face-plentiful_harvest = Plentiful Harvest
    .desc = Each player receives 1 resource of his choice; Toll Bridges and Pirate Ships add gold.
face-event_card = Event card
    .desc = The player who rolled reveals the top event card; everyone it concerns carries it out; then it goes under the event deck.

## Resources

resource-lumber = lumber
    .one = 1 lumber
    .desc = From the forest. For roads, settlements and many cards.
resource-wool = wool
    .one = 1 wool
    .desc = From the pasture. For settlements and many cards. The brigand steals all of it from the rich.
resource-gold = gold
    .one = 1 gold
    .desc = From the gold field. For many cards and some events. The brigand steals all of it from the rich.
resource-brick = brick
    .one = 1 brick
    .desc = From the hills. For roads and settlements.
resource-ore = ore
    .one = 1 ore
    .desc = From the mountains. For cities and many cards.
resource-grain = grain
    .one = 1 grain
    .desc = From the fields. For settlements, cities and many cards.
resource-any = of any kind
    .one = 1 resource of any kind
amount-any =
    { $n ->
        [one] { $n } resource of another type
       *[other] { $n } resources of another type
    }
amount-lumber = { $n } lumber
amount-wool = { $n } wool
amount-gold = { $n } gold
amount-brick = { $n } brick
amount-ore = { $n } ore
amount-grain = { $n } grain

## Regions

region-red_forest = Forest (2)
    .short = Forest
region-red_gold_field = Gold Field (1)
    .short = Gold Field
region-red_fields = Fields (6)
    .short = Fields
region-red_hills = Hills (3)
    .short = Hills
region-red_pasture = Pasture (4)
    .short = Pasture
region-red_mountains = Mountains (5)
    .short = Mountains
region-blue_forest = Forest (3)
    .short = Forest
region-blue_gold_field = Gold Field (4)
    .short = Gold Field
region-blue_fields = Fields (5)
    .short = Fields
region-blue_hills = Hills (2)
    .short = Hills
region-blue_pasture = Pasture (1)
    .short = Pasture
region-blue_mountains = Mountains (6)
    .short = Mountains
region-stack_fields_3 = Fields (3)
    .short = Fields
region-stack_fields_1 = Fields (1)
    .short = Fields
region-stack_mountains_4 = Mountains (4)
    .short = Mountains
region-stack_mountains_2 = Mountains (2)
    .short = Mountains
region-stack_hills_5 = Hills (5)
    .short = Hills
region-stack_hills_1 = Hills (1)
    .short = Hills
region-stack_forest_6 = Forest (6)
    .short = Forest
region-stack_forest_4 = Forest (4)
    .short = Forest
region-stack_pasture_6 = Pasture (6)
    .short = Pasture
region-stack_pasture_5 = Pasture (5)
    .short = Pasture
region-stack_gold_field_3 = Gold Field (3)
    .short = Gold Field
region-stack_gold_field_2 = Gold Field (2)
    .short = Gold Field

## Places: towns have letters, the first two are A and B; Z, Y, X follow to the left, C, D, E to the right

place-c-11-above = left of V, top
place-c-11-below = left of V, bottom
place-c-9-above = left of W, top
place-c-9-below = left of W, bottom
place-c-7-above = left of X, top
place-c-7-below = left of X, bottom
place-c-5-above = left of Y, top
place-c-5-below = left of Y, bottom
place-c-3-above = left of Z, top
place-c-3-below = left of Z, bottom
place-c-1-above = left of A, top
place-c-1-below = left of A, bottom
place-c1-above = between A and B, top
place-c1-below = between A and B, bottom
place-c3-above = right of B, top
place-c3-below = right of B, bottom
place-c5-above = right of C, top
place-c5-below = right of C, bottom
place-c7-above = right of D, top
place-c7-below = right of D, bottom
place-c9-above = right of E, top
place-c9-below = right of E, bottom
place-c11-above = right of F, top
place-c11-below = right of F, bottom
place-c13-above = right of G, top
place-c13-below = right of G, bottom
place-cache = Gold Cache
site-c-10-above = above V
site-c-10-below = below V
site-c-8-above = above W
site-c-8-below = below W
site-c-6-above = above X
site-c-6-below = below X
site-c-4-above = above Y
site-c-4-below = below Y
site-c-2-above = above Z
site-c-2-below = below Z
site-c0-above = above A
site-c0-below = below A
site-c2-above = above B
site-c2-below = below B
site-c4-above = above C
site-c4-below = below C
site-c6-above = above D
site-c6-below = below D
site-c8-above = above E
site-c8-below = below E
site-c10-above = above F
site-c10-below = below F
site-c12-above = above G
site-c12-below = below G
spot-c-10-above-1 = above V
spot-c-10-above-2 = above V, second site
spot-c-10-below-1 = below V
spot-c-10-below-2 = below V, second site
spot-c-8-above-1 = above W
spot-c-8-above-2 = above W, second site
spot-c-8-below-1 = below W
spot-c-8-below-2 = below W, second site
spot-c-6-above-1 = above X
spot-c-6-above-2 = above X, second site
spot-c-6-below-1 = below X
spot-c-6-below-2 = below X, second site
spot-c-4-above-1 = above Y
spot-c-4-above-2 = above Y, second site
spot-c-4-below-1 = below Y
spot-c-4-below-2 = below Y, second site
spot-c-2-above-1 = above Z
spot-c-2-above-2 = above Z, second site
spot-c-2-below-1 = below Z
spot-c-2-below-2 = below Z, second site
spot-c0-above-1 = above A
spot-c0-above-2 = above A, second site
spot-c0-below-1 = below A
spot-c0-below-2 = below A, second site
spot-c2-above-1 = above B
spot-c2-above-2 = above B, second site
spot-c2-below-1 = below B
spot-c2-below-2 = below B, second site
spot-c4-above-1 = above C
spot-c4-above-2 = above C, second site
spot-c4-below-1 = below C
spot-c4-below-2 = below C, second site
spot-c6-above-1 = above D
spot-c6-above-2 = above D, second site
spot-c6-below-1 = below D
spot-c6-below-2 = below D, second site
spot-c8-above-1 = above E
spot-c8-above-2 = above E, second site
spot-c8-below-1 = below E
spot-c8-below-2 = below E, second site
spot-c10-above-1 = above F
spot-c10-above-2 = above F, second site
spot-c10-below-1 = below F
spot-c10-below-2 = below F, second site
spot-c12-above-1 = above G
spot-c12-above-2 = above G, second site
spot-c12-below-1 = below G
spot-c12-below-2 = below G, second site
town-c-10 = V
town-c-8 = W
town-c-6 = X
town-c-4 = Y
town-c-2 = Z
town-c0 = A
town-c2 = B
town-c4 = C
town-c6 = D
town-c8 = E
town-c10 = F
town-c12 = G

## Draw stacks, tokens, sides

stack-1 = stack 1
stack-2 = stack 2
stack-3 = stack 3
stack-4 = stack 4
stack-5 = stack 5
stack-6 = stack 6
token-strength = strength token
token-trade = trade token
side-left = on the left
side-right = on the right

## Why something cannot be chosen now

why-city-already = This is a city already.
why-none-left = The stack is used up.
why-no-road = You need a road here first.
why-road-already = This end has a road already.
why-stores-full = You have no room for anything in exchange.
why-minted = The Mint has done its work for this turn.
why-unique = This card may stand only once in your principality.
why-no-site = You have no free site.
why-no-city-site = You have no free site at a city.
why-needs = You need this first: { $what }.
why-needs-one-of = Its condition is not met; this would do, for example: { $what }.
why-few-resources = You need { $n } more of any resources.
why-nothing-to-take = Your opponent has nothing that you could store.
why-no-gold-to-take = There is no gold to take, or no room for it.
why-no-target = Your opponent has nothing that this card could hit.
why-no-hand = Your opponent has no cards in hand.
why-no-region-of-roll = None of your regions with this number has room.
why-no-bath-house = You have no Bath House with room beside it.
why-no-discards = The discard pile holds nothing to take.
why-no-store = You have no room for more: { $what }.
why-with-settlement = The Scout is played when you build a settlement.
why-another-time = This card is played at another moment.
why-parish-hall-here = It is built over a Parish Hall at a city.
why-not-city = This card goes to a city only.
why-site-full = There is no free site here.

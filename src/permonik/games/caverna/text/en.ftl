### Caverna in English. `$space`, `$room`, `$part`, `$loot`, `$exchange`, `$good`, `$cell`, `$twin`, `$tile`, `$ground`,
### `$beast`, `$crop`, `$material`, `$eater`, `$step`, `$instead`, `$marker`, `$harvest` and `$pasture` are names of this
### file (`-acc`, `-desc`, `-effect`, `-few`, `-many` and the like are their further forms), `$cost`, `$goods`, `$give`
### and `$get` are lists of amounts, `$seat` is a player. All other arguments are whole numbers.

game-name = Caverna: The Cave Farmers
game-about = Clear the forest and dig into the mountain, furnish caverns, raise animals and send armed dwarfs on expeditions.
    .length = 1–2 hours
    .weight = heavy
    .aim = The richest farm and cave wins.

option-set = Furnishing tiles
    .basic = the basic game: 27 kinds
    .full = the full game: all 48 kinds
    .about = With fewer rooms the first games are easier to survey.
option-marker = Harvest marker
    .start_of_round = turned up at the start of the round
    .end_of_work = turned up after the work only (a variant of the rulebook)
    .about = From round 6 on a marker says whether there is a harvest. You know it before you work, or only afterwards.

## What happens

starts = { $seat } is the starting player.
given = { $seat } begins with { $goods }.
round = Round { $round }: { $space } is turned up.
flipped = The card of round 4 is turned over: { $space }.
marker = The harvest marker shows { $marker }: { $harvest }.
placed =
    { $cost-count ->
        [0]
            { $strength ->
                [0] { $seat } sends a dwarf to { $space }.
               *[other] { $seat } sends a dwarf of strength { $strength } to { $space }.
            }
       *[other]
            { $strength ->
                [0] { $seat } sends a dwarf to { $space } and pays { $cost }.
               *[other] { $seat } sends a dwarf of strength { $strength } to { $space } and pays { $cost }.
            }
    }
ordered = { $seat } pays { $cost } and sends the dwarf of strength { $strength } first.
set-aside = { $seat } sets a dwarf aside: no space offers him anything.
imitated = { $seat } imitates { $space }.
gained = { $seat } gains { $goods } ({ $space }).
mined = { $seat } gains { $goods } ({ $mine }).
room-gave = { $seat } gains { $goods } ({ $room }).
found = { $seat } finds { $goods } on { $cell }.
took-token = { $seat } takes the starting player token.
laid = { $seat } lays { $tile-acc } on { $cell }.
laid-twin = { $seat } lays { $tile-acc } on { $cell } and { $second-acc } on { $beside }.
pasture-paid =
    { $cost-count ->
        [0] { $seat } builds { $pasture-whole } free of charge.
       *[other] { $seat } builds { $pasture-whole } for { $cost }.
    }
fenced = { $seat } fences { $cell }: { $pasture }.
fenced-large = { $seat } fences { $cell } and { $beside }: a large pasture.
stable-paid =
    { $cost-count ->
        [0] { $seat } builds a stable free of charge.
       *[other] { $seat } builds a stable for { $cost }.
    }
built-stable = The stable of { $seat } stands on { $cell }.
furnished =
    { $cost-count ->
        [0] { $seat } furnishes { $cell } free of charge: { $room }.
       *[other] { $seat } furnishes { $cell } for { $cost }: { $room }.
    }
replaced =
    { $cost-count ->
        [0] { $seat } furnishes { $cell } free of charge: { $room } in place of the { $under }.
       *[other] { $seat } furnishes { $cell } for { $cost }: { $room } in place of the { $under }.
    }
sowed = { $seat } sows { $cost }.
child-born = { $seat } has a child: one more dwarf.
forged =
    { $cost-count ->
        [0] { $seat } forges a weapon of strength { $strength } free of charge.
       *[other] { $seat } forges a weapon of strength { $strength } for { $cost }.
    }
looted = { $seat } brings home loot: { $loot }.
stronger = After the expedition a weapon of { $seat } has strength { $strength }.
bred = { $seat } has a newborn { $beast }.
bought = { $seat } buys { $goods } for { $cost }.
bought-tile = { $seat } gives { $cost } for { $tile-acc }.
exchanged = { $seat } exchanges { $give } for { $get }.
room-exchanged = { $seat } exchanges { $give } for { $get } ({ $room }).
disarmed = { $seat } lays down a weapon of strength { $strength } for { $goods } ({ $room }).
kept = { $seat } pays { $cost }: the goods on { $space } stay.
emptied = { $space } is emptied: too much lies there.
harvest = The round ends: { $harvest }.
skipped = { $seat } goes without the { $step }.
reaped = { $seat } harvests { $goods } from the fields.
worked = { $seat } gives { $cost } to feed { $eater } ({ $room }).
fed =
    { $cost-count ->
        [0] { $seat } pays no food.
       *[other] { $seat } feeds the family: { $cost }.
    }
begged =
    { $n ->
        [one] { $seat } takes { $n } begging marker.
       *[other] { $seat } takes { $n } begging markers.
    }
ended = The last harvest is over.

## Questions

ask-place-dwarf =
    { $strength ->
        [0]
            { $dwarfs ->
                [one] Where do you send your dwarf? He has no weapon and is the last one.
               *[other] Where do you send a dwarf? He has no weapon; { $dwarfs } are at home.
            }
       *[other]
            { $dwarfs ->
                [one] Where do you send your dwarf of strength { $strength }? He is the last one.
               *[other] Where do you send your dwarf of strength { $strength }? At home: { $dwarfs }.
            }
    }
    .help = Send a dwarf to a free space and do what it shows. A taken space is closed for this round.
ask-imitate = Which space do you imitate?
    .help = You pay the food and do what another player’s space offers. The goods that lay there are gone.
ask-next-part = { $space }: what do you do now?
    .help = Do at least one thing that the space offers. What you do not want, you leave.
ask-sow =
    { $fields ->
        [0] What do you sow? You may still sow { $left }, but no field is empty.
        [one] What do you sow? You may still sow { $left }; { $fields } field is empty.
       *[other] What do you sow? You may still sow { $left }; { $fields } fields are empty.
    }
    .help = 1 grain becomes 3 on a field, 1 vegetable becomes 2. Each harvest brings one of them home.
ask-forge = How strong is the weapon? You have { $goods }.
    .help = 1 to 8 ore make a weapon of that strength. It stays with this dwarf and grows with each expedition.
ask-expedition =
    { $left ->
        [one] Expedition with strength { $strength }: which loot do you take? (the last item)
       *[other] Expedition with strength { $strength }: which loot do you take? (up to { $left } items)
    }
    .help = Choose loot that the weapon is strong enough for. Each piece only once.
ask-breed-loot =
    { $left ->
        [one] Which animals breed? (one more type)
       *[other] Which animals breed? (up to { $left } types)
    }
    .help = A type breeds if you have two of it and room for the young.
ask-trade =
    { $left ->
        [one] Do you trade ore? (once more)
       *[other] Do you trade ore? (up to { $left } times)
    }
    .help = Each time 2 ore become 2 gold and 1 food. Keep ore that a weapon or a room needs.
ask-market = What do you buy? You have { $goods }.
    .help = You may buy one of each good. Gold that is left counts a point each.
ask-choose-room = Which tile do you furnish?
    .help = Lit tiles are those you can pay for. For the others you are told what is missing.
ask-choose-cavern = Where do you furnish the { $room }?
    .help = Any empty cavern will do; few rooms care about their neighbours.
ask-pay-room = How do you pay for the { $room }?
    .help = The Builder lets you pay with ore instead of wood or stone. Choose the way that hurts least.
ask-choose-twin = Which tile do you lay?
    .help = Caverns are for rooms, tunnels for mines. Choose what you need more.
ask-place-twin = { $twin }: where does the { $tile } lie?
    .help = Choose a place for the first half, then one beside it for the other. It must touch what is laid already.
ask-place-half = { $twin }, begun on { $cell }: where does the { $tile } lie?
    .help = The second half lies right beside the first one.
ask-place-single = Where do you lay { $tile-acc }?
    .help = One tile on one place, beside what is laid already.
ask-fence =
    { $large ->
        [0] Which meadow becomes a small pasture?
       *[other] Which meadow becomes the first half of a large pasture?
    }
    .help = A small pasture holds 2 animals of one type, a large one 4. A stable on it doubles that.
ask-fence-second = Which meadow beside { $cell } becomes the other half of the large pasture?
    .help = Two neighbouring meadows make a large pasture for 4 animals of one type.
ask-build-stable =
    { $left ->
        [one] Where do you build your last stable?
       *[other] Where do you build a stable? You have { $left } left.
    }
    .help = It doubles a pasture. On a meadow it keeps 1 animal, in the bare forest 1 wild boar.
ask-more-gold = Do you turn more gold into food? You have { $goods }.
    .help = The first gold is the fee; each one more gives 1 food. But each gold is a point at the end.
ask-make-room = Not all animals find a place. Which of them become food?
    .help = An animal without a place becomes food. Next time a pasture or a stable helps.
ask-before-income = Before the round begins: do you exchange anything?
    .help = Only if you want to. Usually you just go on.
ask-keep = The fullest spaces are about to be emptied. Which do you keep, for 1 ruby each?
    .help = Spaces with 6 or more pieces are cleared. For 1 ruby each you keep one as it is, for this round.
ask-before-scoring = Before the points are counted: do you exchange anything?
    .help = Goods that count nothing may become gold or food for something that does. Otherwise go on.
ask-skip-one = Which step of this harvest do you skip?
    .help = Without the field step your crops stay on the fields. Without breeding no young are born.
ask-feed = Your dwarfs need { $due }, you have { $held }. How much do you pay?
    .help = What you don’t pay costs begging markers, 3 points each. Before that you may exchange animals, crops, rubies or coins for food.
ask-before-breeding = Before the animals breed: do you exchange anything?
    .help = Two animals of a type have one young, if there is room. Now you may still make room or buy a partner for a ruby.
ask-breed = Not all newborns find a place. Which one is born next?
    .help = Room is short: choose the young that is worth more to you. The others are not born.

## Answers

do-stop = That is all
do-aside = Set the dwarf aside: he does nothing more this round
do-more = 1 more gold for 1 more food
do-trade = Trade 2 ore for 2 gold and 1 food
do-place =
    { $goods-count ->
        [0] { $space }: { $space-desc }
       *[other] { $space } ({ $goods }): { $space-desc }
    }
do-order = Pay { $give } and send the dwarf of strength { $strength } first
do-imitate = Imitate { $space }: { $space-desc }
do-do =
    { $cost-count ->
        [0]
            { $goods-count ->
                [0] { $part }
               *[other] { $part }: { $goods }
            }
       *[other] { $part } for { $cost }
    }
do-do-room =
    { $cost-count ->
        [0] { $part }: { $room }, free of charge
       *[other] { $part }: { $room } for { $cost }
    }
do-tile = { $twin }
do-lay =
    { $goods-count ->
        [0] On { $cell }
       *[other] On { $cell }, where you find { $goods }
    }
do-fence = Fence { $cell }
do-stable = On { $cell } ({ $ground })
do-furnish =
    { $cost-count ->
        [0]
            { $points ->
                [one] { $room }, free of charge, { $points } point – { $room-effect }
               *[other] { $room }, free of charge, { $points } points – { $room-effect }
            }
       *[other]
            { $points ->
                [one] { $room } for { $cost }, { $points } point – { $room-effect }
               *[other] { $room } for { $cost }, { $points } points – { $room-effect }
            }
    }
do-furnish-over =
    { $cost-count ->
        [0] { $room }, free of charge, in place of the { $replaces }, which goes – { $room-effect }
       *[other] { $room } for { $cost }, in place of the { $replaces }, which goes – { $room-effect }
    }
do-cavern = On { $cell } ({ $ground })
do-pay = Pay { $cost } ({ $instead })
do-sow = Sow { $crop }
do-forge =
    { $cost-count ->
        [0] Strength { $strength }, free of charge
       *[other] Strength { $strength } for { $cost }
    }
do-loot =
    { $cost-count ->
        [0] { $loot } (strength { $strength })
       *[other] { $loot } for { $cost } (strength { $strength })
    }
do-breed = A { $beast }
do-buy = Buy { $good-one } for { $cost }
do-exchange = Exchange { $give } for { $get }
do-exchange-away = Turn { $give } into { $get }: there is no room
do-exchange-gold = Exchange { $give } for { $get }, then each further gold for 1 food
do-exchange-room = Exchange { $give } for { $get } ({ $room })
do-exchange-tile = Lay { $tile-acc } for { $give }
do-disarm = Lay down the weapon of strength { $strength } for { $goods }: the dwarf is left unarmed
do-keep = Keep { $space } ({ $goods })
do-skip = Skip the { $step }
do-work = Feed { $eater } with { $material }
do-feed =
    { $missing ->
        [0] Pay { $paid }
       *[other]
            { $food ->
                [0] Pay nothing: { $begging }, { $lost }
               *[other] Pay only { $paid }: { $begging }, { $lost }
            }
    }

## The end

score-animals = Animals
score-missing-types = Missing types of farm animals
score-grain = Grain
score-vegetables = Vegetables
score-rubies = Rubies
score-dwarfs = Dwarfs
score-unused = Unused spaces
score-rooms = Furnishing tiles
score-pastures = Pastures
score-mines = Mines
score-yellow = Parlors, storages, chambers
score-writing-chamber = Writing chamber
score-gold = Gold
score-begging = Begging markers
remark-missed =
    { $points ->
        [one] { $points } point. The goal is { $goal }: not reached this time.
       *[other] { $points } points. The goal is { $goal }: not reached this time.
    }
remark-reached =
    { $points ->
        [one] { $points } point. The goal is { $goal }: reached!
       *[other] { $points } points. The goal is { $goal }: reached!
    }

## The drawing

view-round = Round { $round } of { $rounds }
view-moves = { $seat } to move
view-all-move = everybody decides
view-over = the game is over
view-goal =
    { $goal ->
        [one] Goal: { $goal } point
       *[other] Goal: { $goal } points
    }
view-harvests = Harvests
view-key-harvests = – none, ✶ full, ½ only feeding (1 food each), ± skip one step, ? by marker
view-markers = Markers turned: green { $green } / { $greens }, red { $red } / { $reds }
view-board = Action spaces
view-market = Furnishing tiles
view-key-market = ★ points, ✓ you can pay; prices: { $letters }
view-no-market = none left
view-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
view-starts = starts
view-goods = Goods
view-animals = Animals
view-dwarfs = Dwarfs
view-rooms = Rooms
view-at-home = at home { $weapons }
view-out = out { $weapons }
view-aside = set aside { $weapons }
view-newborn = newborn { $n }
view-promised = Still to come
view-outside = Outside the board
view-key-board = ⌂ stable, ◆ dwelling, ◇ green room, ○ yellow room, 4 room for 4 animals of one type, ×3 crops, ★ points
view-key-small = ♣ forest, ▒ mountain, " meadow, ≈ field, # pasture, □ cavern, ═ tunnel, ≡ deep tunnel, ▽ ore mine, ▼ ruby mine
market-dwellings = Dwellings
market-materials = Materials
market-food = Food
market-points = Points
group-goods = Goods
group-mining = Mining
group-farm = Farm
group-home = Home and family
group-expeditions = Expeditions
group-imitation = Imitation

## Goods

good-wood = wood
    .acc = wood
    .few = wood
    .many = wood
    .one = 1 wood
    .mark = w
    .desc = Pays for rooms and pastures.
good-stone = stone
    .acc = stone
    .few = stone
    .many = stone
    .one = 1 stone
    .mark = s
    .desc = Pays for rooms and stables.
good-ore = ore
    .acc = ore
    .few = ore
    .many = ore
    .one = 1 ore
    .mark = o
    .desc = Weapons are forged of it; it also pays for some rooms and is traded for gold.
good-ruby = ruby
    .acc = ruby
    .few = rubies
    .many = rubies
    .one = 1 ruby
    .mark = r
    .desc = Stands in for nearly everything: a good, an animal, a tile, or 2 food. At the end it is 1 point.
good-grain = grain
    .acc = grain
    .few = grain
    .many = grain
    .one = 1 grain
    .mark = g
    .desc = Sow 1 and the field holds 3. It is 1 food. At the end two are 1 point.
good-vegetable = vegetable
    .acc = vegetable
    .few = vegetables
    .many = vegetables
    .one = 1 vegetable
    .mark = v
    .desc = Sow 1 and the field holds 2. It is 2 food. At the end each is 1 point.
good-food = food
    .acc = food
    .few = food
    .many = food
    .one = 1 food
    .mark = f
    .desc = At a harvest every dwarf eats 2. What is missing costs 3 points each.
good-gold = gold
    .acc = gold
    .few = gold
    .many = gold
    .one = 1 gold
    .mark = $
    .desc = Each is 1 point at the end. In need it becomes food, 1 less than you pay.
good-dog = dog
    .acc = dog
    .few = dogs
    .many = dogs
    .one = 1 dog
    .mark = D
    .desc = Needs no place. On a meadow or pasture dogs watch sheep: one more than there are dogs. It is 1 point.
good-sheep = sheep
    .acc = sheep
    .few = sheep
    .many = sheep
    .one = 1 sheep
    .mark = S
    .desc = Needs a place. Two have a young at the harvest. It is 1 food; 1 point at the end.
good-donkey = donkey
    .acc = donkey
    .few = donkeys
    .many = donkeys
    .one = 1 donkey
    .mark = K
    .desc = Lives in a mine, too. Two have a young at the harvest. It is 1 food, two are 3; 1 point at the end.
good-wild_boar = wild boar
    .acc = wild boar
    .few = wild boars
    .many = wild boars
    .one = 1 wild boar
    .mark = B
    .desc = Lives also in a stable in the bare forest. Two have a young at the harvest. It is 2 food; 1 point at the end.
good-cattle = cattle
    .acc = cattle
    .few = cattle
    .many = cattle
    .one = 1 cattle
    .mark = C
    .desc = Needs a place. Two have a young at the harvest. It is 3 food; 1 point at the end.
amount-wood =
    { $n ->
        [one] { $n } wood
       *[other] { $n } wood
    }
    .acc =
    { $n ->
        [one] { $n } wood
       *[other] { $n } wood
    }
amount-stone =
    { $n ->
        [one] { $n } stone
       *[other] { $n } stone
    }
    .acc =
    { $n ->
        [one] { $n } stone
       *[other] { $n } stone
    }
amount-ore =
    { $n ->
        [one] { $n } ore
       *[other] { $n } ore
    }
    .acc =
    { $n ->
        [one] { $n } ore
       *[other] { $n } ore
    }
amount-ruby =
    { $n ->
        [one] { $n } ruby
       *[other] { $n } rubies
    }
    .acc =
    { $n ->
        [one] { $n } ruby
       *[other] { $n } rubies
    }
amount-grain =
    { $n ->
        [one] { $n } grain
       *[other] { $n } grain
    }
    .acc =
    { $n ->
        [one] { $n } grain
       *[other] { $n } grain
    }
amount-vegetable =
    { $n ->
        [one] { $n } vegetable
       *[other] { $n } vegetables
    }
    .acc =
    { $n ->
        [one] { $n } vegetable
       *[other] { $n } vegetables
    }
amount-food =
    { $n ->
        [one] { $n } food
       *[other] { $n } food
    }
    .acc =
    { $n ->
        [one] { $n } food
       *[other] { $n } food
    }
amount-gold =
    { $n ->
        [one] { $n } gold
       *[other] { $n } gold
    }
    .acc =
    { $n ->
        [one] { $n } gold
       *[other] { $n } gold
    }
amount-dog =
    { $n ->
        [one] { $n } dog
       *[other] { $n } dogs
    }
    .acc =
    { $n ->
        [one] { $n } dog
       *[other] { $n } dogs
    }
amount-sheep =
    { $n ->
        [one] { $n } sheep
       *[other] { $n } sheep
    }
    .acc =
    { $n ->
        [one] { $n } sheep
       *[other] { $n } sheep
    }
amount-donkey =
    { $n ->
        [one] { $n } donkey
       *[other] { $n } donkeys
    }
    .acc =
    { $n ->
        [one] { $n } donkey
       *[other] { $n } donkeys
    }
amount-wild_boar =
    { $n ->
        [one] { $n } wild boar
       *[other] { $n } wild boars
    }
    .acc =
    { $n ->
        [one] { $n } wild boar
       *[other] { $n } wild boars
    }
amount-cattle =
    { $n ->
        [one] { $n } cattle
       *[other] { $n } cattle
    }
    .acc =
    { $n ->
        [one] { $n } cattle
       *[other] { $n } cattle
    }
amount-lost =
    { $n ->
        [one] −{ $n } point
       *[other] −{ $n } points
    }
amount-begging =
    { $n ->
        [one] { $n } begging marker
       *[other] { $n } begging markers
    }
    .acc =
    { $n ->
        [one] { $n } begging marker
       *[other] { $n } begging markers
    }

## Small things

material-wood = 1 wood
material-stone = 1 stone
material-ore = 2 ore
eater-adult = a dwarf
eater-newborn = the newborn dwarf
step-field = field step
step-breeding = breeding
crop-grain = grain
crop-vegetable = a vegetable
beast-sheep = lamb
beast-donkey = donkey foal
beast-wild_boar = piglet
beast-cattle = calf
instead-nothing = the price as it stands
instead-wood = 1 ore in place of 1 wood
instead-stone = 1 ore in place of 1 stone
instead-both = 2 ore in place of 1 wood and 1 stone
marker-green = a green leaf
marker-red = a red question mark
harvest-none = no harvest
harvest-normal = a full harvest
harvest-food_only = only feeding, 1 food for each dwarf
harvest-skip_one = everybody skips the field step or the breeding
harvest-marker = a marker will tell
pasture-small = a small pasture
    .whole = a small pasture
pasture-large = half of a large pasture
    .whole = a large pasture
twin-meadow_field = Meadow and field
twin-cavern_tunnel = Cavern and tunnel
twin-cavern_cavern = Two caverns
twin-ore_mine_deep_tunnel = Ore mine and deep tunnel

## Tiles and ground

tile-meadow = meadow
    .acc = a meadow
tile-field = field
    .acc = a field
tile-tunnel = tunnel
    .acc = a tunnel
tile-cavern = cavern
    .acc = a cavern
tile-ruby_mine = ruby mine
    .acc = a ruby mine
tile-ore_mine = ore mine
    .acc = an ore mine
tile-deep_tunnel = deep tunnel
    .acc = a deep tunnel
ground-forest = forest
    .short = forest
ground-mountain = mountain
    .short = mountain
ground-meadow = meadow
    .short = meadow
ground-field = field
    .short = field
ground-small_pasture = small pasture
    .short = pasture
ground-large_pasture = large pasture
    .short = pasture
ground-cavern = cavern
    .short = cavern
ground-tunnel = tunnel
    .short = tunnel
ground-deep_tunnel = deep tunnel
    .short = deep tun.
ground-ore_mine = ore mine
    .short = ore mine
ground-ruby_mine = ruby mine
    .short = ruby mine
ground-entry_level_dwelling = entry-level dwelling
    .short = entry dw.

## Cells: forest A to C, mountain D to F, rows 1 to 4 from the top

cell-r0c0 = A1
    .desc = forest, row 1, column 1
cell-r0c1 = B1
    .desc = forest, row 1, column 2
cell-r0c2 = C1
    .desc = forest, row 1, column 3
cell-r0c3 = D1
    .desc = mountain, row 1, column 1
cell-r0c4 = E1
    .desc = mountain, row 1, column 2
cell-r0c5 = F1
    .desc = mountain, row 1, column 3
cell-r1c0 = A2
    .desc = forest, row 2, column 1
cell-r1c1 = B2
    .desc = forest, row 2, column 2
cell-r1c2 = C2
    .desc = forest, row 2, column 3
cell-r1c3 = D2
    .desc = mountain, row 2, column 1
cell-r1c4 = E2
    .desc = mountain, row 2, column 2
cell-r1c5 = F2
    .desc = mountain, row 2, column 3
cell-r2c0 = A3
    .desc = forest, row 3, column 1
cell-r2c1 = B3
    .desc = forest, row 3, column 2
cell-r2c2 = C3
    .desc = forest, row 3, column 3
cell-r2c3 = D3
    .desc = mountain, row 3, column 1
cell-r2c4 = E3
    .desc = mountain, row 3, column 2
cell-r2c5 = F3
    .desc = mountain, row 3, column 3
cell-r3c0 = A4
    .desc = forest, row 4, column 1
cell-r3c1 = B4
    .desc = forest, row 4, column 2
cell-r3c2 = C4
    .desc = forest, row 4, column 3
cell-r3c3 = D4
    .desc = mountain, row 4, column 1
cell-r3c4 = E4
    .desc = mountain, row 4, column 2
cell-r3c5 = F4
    .desc = mountain, row 4, column 3
cell-r-1c0 = A0 (above A1)
    .desc = outside the board, above A1
cell-r-1c1 = B0 (above B1)
    .desc = outside the board, above B1
cell-r-1c2 = C0 (above C1)
    .desc = outside the board, above C1
cell-r4c0 = A5 (below A4)
    .desc = outside the board, below A4
cell-r4c1 = B5 (below B4)
    .desc = outside the board, below B4
cell-r4c2 = C5 (below C4)
    .desc = outside the board, below C4
cell-r0c-1 = Z1 (left of A1)
    .desc = outside the board, left of A1
cell-r1c-1 = Z2 (left of A2)
    .desc = outside the board, left of A2
cell-r2c-1 = Z3 (left of A3)
    .desc = outside the board, left of A3
cell-r3c-1 = Z4 (left of A4)
    .desc = outside the board, left of A4
cell-r-1c3 = D0 (above D1)
    .desc = outside the board, above D1
cell-r-1c4 = E0 (above E1)
    .desc = outside the board, above E1
cell-r-1c5 = F0 (above F1)
    .desc = outside the board, above F1
cell-r4c3 = D5 (below D4)
    .desc = outside the board, below D4
cell-r4c4 = E5 (below E4)
    .desc = outside the board, below E4
cell-r4c5 = F5 (below F4)
    .desc = outside the board, below F4
cell-r0c6 = G1 (right of F1)
    .desc = outside the board, right of F1
cell-r1c6 = G2 (right of F2)
    .desc = outside the board, right of F2
cell-r2c6 = G3 (right of F3)
    .desc = outside the board, right of F3
cell-r3c6 = G4 (right of F4)
    .desc = outside the board, right of F4

## Action spaces

space-ruby_mining = Ruby mining
    .short = Ruby mining
    .desc = Take all rubies here; 1 more ruby if you have at least one ruby mine
space-housework = Housework
    .short = Housework
    .desc = Take 1 dog and/or furnish one cavern with any available tile (pay its cost)
space-slash_and_burn = Slash-and-burn
    .short = Slash-and-burn
    .desc = Place a meadow/field twin tile and then / or sow
space-drift_mining_1_3 = Drift mining
    .short = Drift mining
    .desc = Take all stone here and/or place a cavern/tunnel twin tile
space-excavation_1_3 = Excavation
    .short = Excavation
    .desc = Take all stone here and/or place a cavern/tunnel or a cavern/cavern twin tile
space-starting_player_1_3 = Starting player
    .short = Starting player
    .desc = Take the starting player token, all food here and 2 ore
space-logging_1_3 = Logging
    .short = Logging
    .desc = Take all wood here and then / or go on a level-1 expedition
space-supplies = Supplies
    .short = Supplies
    .desc = Take 1 wood, 1 stone, 1 ore, 1 food and 2 gold
space-ore_mining_1_3 = Ore mining
    .short = Ore mining
    .desc = Take all ore here plus 2 ore for each of your ore mines
space-wood_gathering = Wood gathering
    .short = Wood gathering
    .desc = Take all wood here
space-clearing_1_3 = Clearing
    .short = Clearing
    .desc = Take all wood here and/or place a meadow/field twin tile
space-sustenance_1_3 = Sustenance
    .short = Sustenance
    .desc = Take all food here and 1 grain, and/or place a meadow/field twin tile
space-drift_mining_4_7 = Drift mining
    .short = Drift mining
    .desc = Take all stone here and/or place a cavern/tunnel twin tile
space-excavation_4_7 = Excavation
    .short = Excavation
    .desc = Take all stone here and/or place a cavern/tunnel or a cavern/cavern twin tile
space-starting_player_4_7 = Starting player
    .short = Starting player
    .desc = Take the starting player token, all food here and 1 ruby
space-imitation_basic_4_7 = Imitation
    .short = Imitation
    .desc = For 2 food, use a space occupied by an opponent (not Starting player)
space-logging_4_7 = Logging
    .short = Logging
    .desc = Take all wood here and then / or go on a level-1 expedition
space-forest_exploration_4_7 = Forest exploration
    .short = Forest
    .desc = Take all wood here and 2 food
space-growth = Growth
    .short = Growth
    .desc = Either take 1 wood, 1 stone, 1 ore, 1 food and 2 gold, or carry out a family growth
space-clearing_4_7 = Clearing
    .short = Clearing
    .desc = Take all wood here and/or place a meadow/field twin tile
space-ore_mining_4_7 = Ore mining
    .short = Ore mining
    .desc = Take all ore here plus 2 ore for each of your ore mines
space-sustenance_4_7 = Sustenance
    .short = Sustenance
    .desc = Take all crops here and/or place a meadow/field twin tile
space-strip_mining = Strip mining
    .short = Strip mining
    .desc = Take all goods here and 2 wood
space-imitation_3 = Imitation
    .short = Imitation
    .desc = For 4 food, use a space occupied by an opponent (not Starting player)
space-forest_exploration_3 = Forest exploration
    .short = Forest
    .desc = Take all wood here and 1 vegetable
space-depot = Depot
    .short = Depot
    .desc = Take all goods here
space-small_scale_drift_mining = Small-scale drift mining
    .short = Small drift
    .desc = Take 1 stone and/or place a cavern/tunnel twin tile
space-weekly_market = Weekly market
    .short = Weekly market
    .desc = Take 4 gold; then you may buy at most one of each listed good
space-imitation_5 = Imitation
    .short = Imitation
    .desc = For 4 food, use a space occupied by an opponent (not Starting player)
space-hardware_rental_5 = Hardware rental
    .short = Hardware rental
    .desc = Go on a level-2 expedition and then / or sow
space-fence_building_5 = Fence building
    .short = Fence building
    .desc = Take all wood here and then / or build a small and/or a large pasture
space-drift_mining_6_7 = Drift mining
    .short = Drift mining
    .desc = Take all stone here and/or place a cavern/tunnel twin tile
space-imitation_6_7 = Imitation
    .short = Imitation
    .desc = For 1 food, use a space occupied by an opponent (not Starting player)
space-hardware_rental_6_7 = Hardware rental
    .short = Hardware rental
    .desc = Take 2 wood, and then / or go on a level-2 expedition, and then / or sow
space-fence_building_6_7 = Fence building
    .short = Fence building
    .desc = Take all wood here and then / or build a small and/or a large pasture
space-large_depot = Large depot
    .short = Large depot
    .desc = Take all goods here
space-imitation_7 = Imitation
    .short = Imitation
    .desc = Free of charge, use a space occupied by an opponent (not Starting player)
space-extension = Extension
    .short = Extension
    .desc = Either place a meadow/field twin tile and take 1 wood, or place a cavern/tunnel twin tile and take 1 stone
space-blacksmithing = Blacksmithing
    .short = Blacksmithing
    .desc = Forge a weapon (1–8) for an unarmed dwarf and then / or go on a level-3 expedition
space-sheep_farming = Sheep farming
    .short = Sheep farming
    .desc = Build a small pasture, a large pasture and/or a stable, and then / or take all sheep here
space-ore_mine_construction = Ore mine construction
    .short = Ore mine
    .desc = Place an ore mine/deep tunnel twin tile on two adjacent tunnels and take 3 ore, and then / or go on a level-2 expedition
space-wish_for_children = Wish for children
    .short = Wish
    .desc = Either carry out a family growth or furnish one dwelling
space-urgent_wish_for_children = Urgent wish for children
    .short = Urgent wish
    .desc = Either furnish one dwelling and then you may carry out a family growth, or take 3 gold
space-donkey_farming = Donkey farming
    .short = Donkey farming
    .desc = Build a small pasture, a large pasture and/or a stable, and then / or take all donkeys here
space-ruby_mine_construction = Ruby mine construction
    .short = Ruby mine
    .desc = Place a ruby mine either on a tunnel, or on a deep tunnel and take 1 ruby
space-family_life = Family life
    .short = Family life
    .desc = Carry out a family growth and/or sow. When revealed, turn the round-4 card over
space-ore_delivery = Ore delivery
    .short = Ore delivery
    .desc = Take all goods here plus 2 ore for each of your ore mines
space-exploration = Exploration
    .short = Exploration
    .desc = Go on a level-4 expedition
space-adventure = Adventure
    .short = Adventure
    .desc = Forge a weapon (1–8) for an unarmed dwarf and then / or go on two level-1 expeditions, one after the other
space-ore_trading = Ore trading
    .short = Ore trading
    .desc = Up to three times: trade 2 ore for 2 gold and 1 food
space-ruby_delivery = Ruby delivery
    .short = Ruby delivery
    .desc = Take all rubies here; 1 more ruby if you have at least two ruby mines

## Parts of action spaces

part-gain_dog = Take 1 dog
part-furnish = Furnish a cavern
part-meadow_field = Lay a meadow and a field
part-sow = Sow
part-take_all = Take everything here
part-cavern_tunnel = Lay a cavern and a tunnel
part-cavern_tunnel_or_cavern_cavern = Lay a cavern and a tunnel, or two caverns
part-expedition_1 = Go on an expedition of level 1
part-take_all_and_gain_grain = Take everything here and 1 grain
part-gain_supplies = Take 1 wood, 1 stone, 1 ore, 1 food and 2 gold
part-family_growth = Family growth: one more dwarf
part-gain_stone = Take 1 stone
part-gain_gold_4 = Take 4 gold
part-market = Go shopping
part-expedition_2 = Go on an expedition of level 2
part-small_pasture = Build a small pasture
part-large_pasture = Build a large pasture
part-gain_wood_2 = Take 2 wood
part-meadow_field_and_gain_wood = Lay a meadow and a field, and take 1 wood
part-cavern_tunnel_and_gain_stone = Lay a cavern and a tunnel, and take 1 stone
part-forge_weapon = Forge a weapon
part-expedition_3 = Go on an expedition of level 3
part-stable = Build a stable
part-ore_mine_deep_tunnel_and_gain_ore_3 = Found an ore mine with a deep tunnel, and take 3 ore
part-furnish_dwelling = Furnish a dwelling
part-gain_gold_3 = Take 3 gold
part-ruby_mine_on_tunnel = Found a ruby mine on a tunnel
part-ruby_mine_on_deep_tunnel_and_gain_ruby = Found a ruby mine on a deep tunnel, and take 1 ruby

## Loot

loot-all_weapons_plus_1 = all weapons +1
    .desc = After the expedition all your weapons gain 1 strength
loot-dog = 1 dog
    .desc = 1 dog
loot-wood = 1 wood
    .desc = 1 wood
loot-grain = 1 grain
    .desc = 1 grain
loot-sheep = 1 sheep
    .desc = 1 sheep
loot-stone = 1 stone
    .desc = 1 stone
loot-donkey = 1 donkey
    .desc = 1 donkey
loot-vegetable = 1 vegetable
    .desc = 1 vegetable
loot-ore_2 = 2 ore
    .desc = 2 ore
loot-wild_boar = 1 wild boar
    .desc = 1 wild boar
loot-gold_2 = 2 gold
    .desc = 2 gold
loot-furnish_cavern = furnish a cavern
    .desc = Furnish one cavern; its cost must be paid
loot-stable = a stable
    .desc = Build one stable free of charge
loot-tunnel = a tunnel
    .desc = Place one single tunnel tile
loot-small_pasture = a small pasture
    .desc = Build a small pasture for 1 wood
loot-cattle = 1 cattle
    .desc = 1 cattle
loot-large_pasture = a large pasture
    .desc = Build a large pasture for 2 wood
loot-meadow = a meadow
    .desc = Place one single meadow tile
loot-dwelling = a Dwelling
    .desc = Furnish one ordinary Dwelling for 2 wood and 2 stone
loot-field = a field
    .desc = Place one single field tile
loot-sow = sowing
    .desc = Carry out a sow action
loot-cavern = a cavern
    .desc = Place one single cavern tile
loot-breed = breeding of up to 2 types
    .desc = At most 2 of your farm animal types breed at once

## Exchanges

exchange-gold = gold for food
exchange-donkey = 1 donkey for food
exchange-two_donkeys = 2 donkeys for food
exchange-sheep = 1 sheep for food
exchange-wild_boar = 1 wild boar for food
exchange-cattle = 1 cattle for food
exchange-grain = 1 grain for 1 food
exchange-vegetable = 1 vegetable for 2 food
exchange-ruby = 1 ruby for 2 food
exchange-ruby_wood = 1 ruby for 1 wood
exchange-ruby_stone = 1 ruby for 1 stone
exchange-ruby_ore = 1 ruby for 1 ore
exchange-ruby_grain = 1 ruby for 1 grain
exchange-ruby_vegetable = 1 ruby for 1 vegetable
exchange-ruby_sheep = 1 ruby for 1 sheep
exchange-ruby_donkey = 1 ruby for 1 donkey
exchange-ruby_wild_boar = 1 ruby for 1 wild boar
exchange-ruby_dog = 1 ruby for 1 dog
exchange-ruby_gold = 1 ruby for 1 gold
exchange-ruby_cattle = 1 ruby and 1 food for 1 cattle
exchange-ruby_meadow = 1 ruby for a meadow
exchange-ruby_field = 1 ruby for a field
exchange-ruby_tunnel = 1 ruby for a tunnel
exchange-ruby_cavern = 2 rubies for a cavern
exchange-trader = 2 gold for 1 wood, 1 stone and 1 ore
exchange-cooking_cave = 1 grain and 1 vegetable for 5 food
exchange-hunting_parlor = 2 wild boars for 2 gold and 2 food
exchange-beer_parlor_gold = 2 grain for 3 gold
exchange-beer_parlor_food = 2 grain for 4 food
exchange-blacksmithing_parlor = 1 ruby and 1 ore for 2 gold and 1 food
exchange-spare_part_storage = 1 wood, 1 stone and 1 ore for 2 gold

## Furnishing tiles

room-dwelling = Dwelling
    .acc = Dwelling
    .short = Dwelling
    .effect = Room for 1 dwarf
    .desc = Orange tile (dwelling); costs 4 wood and 3 stone; 3 points. Room for 1 dwarf.
room-simple_dwelling_4_2 = Simple dwelling
    .acc = Simple dwelling
    .short = Simple dw.
    .effect = Room for 1 dwarf (1 stone cheaper than a Dwelling, no points)
    .desc = Orange tile (dwelling); costs 4 wood and 2 stone; 0 points. Room for 1 dwarf (1 stone cheaper than a Dwelling, no points).
room-simple_dwelling_3_3 = Simple dwelling
    .acc = Simple dwelling
    .short = Simple dw.
    .effect = Room for 1 dwarf (1 wood cheaper than a Dwelling, no points)
    .desc = Orange tile (dwelling); costs 3 wood and 3 stone; 0 points. Room for 1 dwarf (1 wood cheaper than a Dwelling, no points).
room-mixed_dwelling = Mixed dwelling
    .acc = Mixed dwelling
    .short = Mixed dw.
    .effect = Room for 1 dwarf and for 2 animals of one type
    .desc = Orange tile (dwelling); costs 5 wood and 4 stone; 4 points. Room for 1 dwarf and for 2 animals of one type.
room-couple_dwelling = Couple dwelling
    .acc = Couple dwelling
    .short = Couple dw.
    .effect = Room for 2 dwarfs
    .desc = Orange tile (dwelling); costs 8 wood and 6 stone; 5 points. Room for 2 dwarfs.
room-additional_dwelling = Additional dwelling
    .acc = Additional dwelling
    .short = Addit. dw.
    .effect = Houses the sixth dwarf and nobody else
    .desc = Orange tile (dwelling); costs 4 wood and 3 stone; 5 points. Houses the sixth dwarf and nobody else.
room-cuddle_room = Cuddle room
    .acc = Cuddle room
    .short = Cuddle
    .effect = Holds sheep, at most as many as you have dwarfs in play
    .desc = Green tile; costs 1 wood; 2 points. Holds sheep, at most as many as you have dwarfs in play.
room-breakfast_room = Breakfast room
    .acc = Breakfast room
    .short = Breakfast
    .effect = Room for up to 3 cattle
    .desc = Green tile; costs 1 wood; 0 points. Room for up to 3 cattle.
room-stubble_room = Stubble room
    .acc = Stubble room
    .short = Stubble
    .effect = Every field without crops can hold 1 farm animal
    .desc = Green tile; costs 1 wood and 1 ore; 1 point. Every field without crops can hold 1 farm animal.
room-work_room = Work room
    .acc = Work room
    .short = Work room
    .effect = You may place furnishing tiles also on tunnels and deep tunnels
    .desc = Green tile; costs 1 stone; 2 points. You may place furnishing tiles also on tunnels and deep tunnels.
room-guest_room = Guest room
    .acc = Guest room
    .short = Guest room
    .effect = “Either – or” reads “and/or” for you
    .desc = Green tile; costs 1 wood and 1 stone; 0 points. “Either – or” reads “and/or” for you.
room-office_room = Office room
    .acc = Office room
    .short = Office
    .effect = Twin tiles may overhang the edge of your board; take 2 gold each time
    .desc = Green tile; costs 1 stone; 0 points. Twin tiles may overhang the edge of your board; take 2 gold each time.
room-carpenter = Carpenter
    .acc = Carpenter
    .short = Carpenter
    .effect = Pay 1 wood less whenever you furnish a cavern or build a pasture
    .desc = Green tile; costs 1 stone; 0 points. Pay 1 wood less whenever you furnish a cavern or build a pasture.
room-stone_carver = Stone carver
    .acc = Stone carver
    .short = Carver
    .effect = At once 2 stone; pay 1 stone less whenever you furnish a cavern or build a stable
    .desc = Green tile; costs 1 wood; 1 point. At once 2 stone; pay 1 stone less whenever you furnish a cavern or build a stable.
room-blacksmith = Blacksmith
    .acc = Blacksmith
    .short = Blacksmith
    .effect = At once 2 ore; pay 2 ore less whenever you forge a weapon
    .desc = Green tile; costs 1 wood and 2 stone; 3 points. At once 2 ore; pay 2 ore less whenever you forge a weapon.
room-miner = Miner
    .acc = Miner
    .short = Miner
    .effect = At the start of each round 1 ore per ore mine that holds a donkey
    .desc = Green tile; costs 1 wood and 1 stone; 3 points. At the start of each round 1 ore per ore mine that holds a donkey.
room-builder = Builder
    .acc = Builder
    .short = Builder
    .effect = In the price of a furnishing tile, one wood and/or one stone may each be paid as 1 ore
    .desc = Green tile; costs 1 stone; 2 points. In the price of a furnishing tile, one wood and/or one stone may each be paid as 1 ore.
room-trader = Trader
    .acc = Trader
    .short = Trader
    .effect = At any time: 2 gold for 1 wood, 1 stone and 1 ore; takes the place of your Spare part storage
    .desc = Green tile; costs 1 wood; 2 points. At any time: 2 gold for 1 wood, 1 stone and 1 ore; takes the place of your Spare part storage.
room-wood_supplier = Wood supplier
    .acc = Wood supplier
    .short = Wood supp.
    .effect = 1 wood at the start of each of the next 7 rounds
    .desc = Green tile; costs 1 stone; 2 points. 1 wood at the start of each of the next 7 rounds.
room-stone_supplier = Stone supplier
    .acc = Stone supplier
    .short = Stone sup.
    .effect = 1 stone at the start of each of the next 5 rounds
    .desc = Green tile; costs 1 wood; 1 point. 1 stone at the start of each of the next 5 rounds.
room-ruby_supplier = Ruby supplier
    .acc = Ruby supplier
    .short = Ruby supp.
    .effect = 1 ruby at the start of each of the next 4 rounds
    .desc = Green tile; costs 2 wood and 2 stone; 2 points. 1 ruby at the start of each of the next 4 rounds.
room-dog_school = Dog school
    .acc = Dog school
    .short = Dog school
    .effect = 1 wood for each new dog
    .desc = Green tile; free of charge; 0 points. 1 wood for each new dog.
room-quarry = Quarry
    .acc = Quarry
    .short = Quarry
    .effect = 1 stone for each newborn donkey
    .desc = Green tile; costs 1 wood; 2 points. 1 stone for each newborn donkey.
room-seam = Seam
    .acc = Seam
    .short = Seam
    .effect = 1 ore for each new stone
    .desc = Green tile; costs 2 wood; 1 point. 1 ore for each new stone.
room-slaughtering_cave = Slaughtering cave
    .acc = Slaughtering cave
    .short = Slaughter
    .effect = Every farm animal turned into food yields 1 food more
    .desc = Green tile; costs 2 wood and 2 stone; 2 points. Every farm animal turned into food yields 1 food more.
room-cooking_cave = Cooking cave
    .acc = Cooking cave
    .short = Cooking
    .effect = At any time: 1 grain and 1 vegetable for 5 food
    .desc = Green tile; costs 2 stone; 2 points. At any time: 1 grain and 1 vegetable for 5 food.
room-working_cave = Working cave
    .acc = Working cave
    .short = Working
    .effect = In each feeding a single dwarf can be fed with 1 wood, 1 stone or 2 ore instead of food
    .desc = Green tile; costs 1 wood and 1 stone; 2 points. In each feeding a single dwarf can be fed with 1 wood, 1 stone or 2 ore instead of food.
room-mining_cave = Mining cave
    .acc = Mining cave
    .short = Mining
    .effect = Feeding costs 1 food less per donkey in a mine
    .desc = Green tile; costs 3 wood and 2 stone; 2 points. Feeding costs 1 food less per donkey in a mine.
room-breeding_cave = Breeding cave
    .acc = Breeding cave
    .short = Breeding
    .effect = 1/2/3/5 food for 1/2/3/4 newborn animals
    .desc = Green tile; costs 1 grain and 1 stone; 2 points. 1/2/3/5 food for 1/2/3/4 newborn animals.
room-peaceful_cave = Peaceful cave
    .acc = Peaceful cave
    .short = Peaceful
    .effect = At any time: give up weapons for food equal to their strength
    .desc = Green tile; costs 2 wood and 2 stone; 2 points. At any time: give up weapons for food equal to their strength.
room-weaving_parlor = Weaving parlor
    .acc = Weaving parlor
    .short = Weaving
    .effect = At once 1 food per sheep; 1 point per 2 sheep at the end
    .desc = Yellow tile; costs 2 wood and 1 stone; 0 points. At once 1 food per sheep; 1 point per 2 sheep at the end.
room-milking_parlor = Milking parlor
    .acc = Milking parlor
    .short = Milking
    .effect = At once 1 food per cattle; 1 point per cattle at the end
    .desc = Yellow tile; costs 2 wood and 2 stone; 0 points. At once 1 food per cattle; 1 point per cattle at the end.
room-state_parlor = State parlor
    .acc = State parlor
    .short = State par.
    .effect = At once 2 food and at the end 4 points per orthogonally adjacent dwelling
    .desc = Yellow tile; costs 5 gold and 3 stone; 0 points. At once 2 food and at the end 4 points per orthogonally adjacent dwelling.
room-hunting_parlor = Hunting parlor
    .acc = Hunting parlor
    .short = Hunting
    .effect = At any time: 2 wild boars for 2 gold and 2 food
    .desc = Yellow tile; costs 2 wood; 1 point. At any time: 2 wild boars for 2 gold and 2 food.
room-beer_parlor = Beer parlor
    .acc = Beer parlor
    .short = Beer
    .effect = At any time: 2 grain for 3 gold or for 4 food
    .desc = Yellow tile; costs 2 wood; 3 points. At any time: 2 grain for 3 gold or for 4 food.
room-blacksmithing_parlor = Blacksmithing parlor
    .acc = Blacksmithing parlor
    .short = Smithing
    .effect = At any time: 1 ruby and 1 ore for 2 gold and 1 food
    .desc = Yellow tile; costs 3 ore; 2 points. At any time: 1 ruby and 1 ore for 2 gold and 1 food.
room-stone_storage = Stone storage
    .acc = Stone storage
    .short = Stone st.
    .effect = 1 point per stone at the end
    .desc = Yellow tile; costs 3 wood and 1 ore; 0 points. 1 point per stone at the end.
room-ore_storage = Ore storage
    .acc = Ore storage
    .short = Ore st.
    .effect = 1 point per 2 ore at the end
    .desc = Yellow tile; costs 1 wood and 2 stone; 0 points. 1 point per 2 ore at the end.
room-spare_part_storage = Spare part storage
    .acc = Spare part storage
    .short = Spare st.
    .effect = At any time: 1 wood, 1 stone and 1 ore for 2 gold; takes the place of your Trader
    .desc = Yellow tile; costs 2 wood; 0 points. At any time: 1 wood, 1 stone and 1 ore for 2 gold; takes the place of your Trader.
room-main_storage = Main storage
    .acc = Main storage
    .short = Main st.
    .effect = 2 points per yellow furnishing tile at the end, itself included
    .desc = Yellow tile; costs 2 wood and 1 stone; 0 points. 2 points per yellow furnishing tile at the end, itself included.
room-weapon_storage = Weapon storage
    .acc = Weapon storage
    .short = Weapon st.
    .effect = 3 points per armed dwarf at the end
    .desc = Yellow tile; costs 3 wood and 2 stone; 0 points. 3 points per armed dwarf at the end.
room-supplies_storage = Supplies storage
    .acc = Supplies storage
    .short = Supply st.
    .effect = 8 points at the end if all your dwarfs are armed
    .desc = Yellow tile; costs 3 food and 1 wood; 0 points. 8 points at the end if all your dwarfs are armed.
room-broom_chamber = Broom chamber
    .acc = Broom chamber
    .short = Broom
    .effect = 5 points at the end with 5 dwarfs, 10 with 6
    .desc = Yellow tile; costs 1 wood; 0 points. 5 points at the end with 5 dwarfs, 10 with 6.
room-treasure_chamber = Treasure chamber
    .acc = Treasure chamber
    .short = Treasure
    .effect = 1 extra point per ruby at the end
    .desc = Yellow tile; costs 1 wood and 1 stone; 0 points. 1 extra point per ruby at the end.
room-food_chamber = Food chamber
    .acc = Food chamber
    .short = Food ch.
    .effect = 2 points at the end per pair of 1 grain and 1 vegetable
    .desc = Yellow tile; costs 2 wood and 2 vegetables; 0 points. 2 points at the end per pair of 1 grain and 1 vegetable.
room-prayer_chamber = Prayer chamber
    .acc = Prayer chamber
    .short = Prayer
    .effect = 8 points at the end if none of your dwarfs is armed
    .desc = Yellow tile; costs 2 wood; 0 points. 8 points at the end if none of your dwarfs is armed.
room-writing_chamber = Writing chamber
    .acc = Writing chamber
    .short = Writing
    .effect = Prevents up to 7 negative points at the end
    .desc = Yellow tile; costs 2 stone; 0 points. Prevents up to 7 negative points at the end.
room-fodder_chamber = Fodder chamber
    .acc = Fodder chamber
    .short = Fodder
    .effect = 1 point per 3 farm animals at the end
    .desc = Yellow tile; costs 2 grain and 1 stone; 0 points. 1 point per 3 farm animals at the end.

## The board in the browser

board-home = Home
board-actions = Actions
board-market = Rooms
board-loot = Loot
board-sheet = Points
board-others = Others
board-all = All
board-kind-dwellings = Dwellings
board-kind-materials = Materials
board-kind-food = Food
board-kind-points = Points
board-affordable = Only what I can pay for
board-no-tile = No tile fits these filters.
board-group-goods = Wood, stone, ore, rubies
board-group-farm = Forest and farm
board-group-cave = Caves and mines
board-group-home = Family and home
board-group-war = Weapons and expeditions
board-group-other = Everything else
board-round = Round { $round }
board-phase-work = work
board-phase-round = before the round
board-phase-harvest = harvest
board-phase-scoring = before scoring
board-phase-over = the game is over
board-busy = still deciding: { $seats }
board-decides = { $seat } decides
board-track = Rounds and harvests
board-track-round = Round { $round }. Harvest: { $harvest }
board-track-card = Card: { $space }
board-exchanges = Exchanges
board-exchange-food = For food
board-exchange-ruby = For rubies
board-exchange-room = By rooms
board-exchange-dwarf = Dwarfs
board-unarmed = unarmed
board-strength = strength { $strength }
board-dwarf = Dwarf { $number }
board-dwarf-waiting = waits at home
board-dwarf-aside = set aside
board-dwarf-newborn = newborn
board-dwarf-at = on { $space }
board-family = Family
board-supply = Supply
board-taken-by = { $seat } is here
board-lies = Lies here
board-cost = Cost
board-missing = Missing
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-forest = Forest
board-mountain = Mountain
board-bonus = Bonus for the first tile
board-stable = Stable
board-room-for = Room for { $n ->
    [one] { $n } animal
   *[other] { $n } animals
}
board-could-stand = Could stand here
board-small_pasture = Small pasture
board-large_pasture = Large pasture
board-entry = Entry-level dwelling
board-entry-desc = Room for 2 dwarfs and for 2 animals of one type
board-hungry = After this round your family eats { $n } food, and you have { $food }.
board-hunger = The harvest of round { $round } wants { $n ->
    [0] no food
   *[other] { $n } food
}.
board-hunger-most = The harvest of round { $round } wants { $n } food at most.
board-replaces = Replaces the { $room }
board-begging = Begging markers: { $n }
board-promised = Still promised: { $n } rounds
board-expedition = Strength { $strength }, { $left ->
    [one] { $left } item left
   *[other] { $left } items left
}
board-expedition-none = What a dwarf can bring home, by his strength
board-loot-taken = taken already
index-loot-needs = An expedition brings it to a dwarf with a weapon of strength { $strength } or more.
board-loot-needs = needs strength { $strength }
board-total = Total
board-open = Open the home of { $seat }
board-starts = starting player
board-thinks = still deciding
board-goal = Goal: { $points } points

## Why something cannot be chosen now

why-space-taken = This space is taken.
why-nobody-to-imitate = Nobody stands where you could imitate something now.
why-own-space = Your own dwarf stands here; only others can be imitated.
why-empty = Nothing lies here now.
why-either-or = Here you may do only one of the two.
why-later = Something else comes first here.
why-too-late = This came before what you have done.
why-no-forest-pair = You have no two free forest cells side by side where this tile would connect.
why-no-mountain-pair = You have no two free mountain cells side by side where this tile would connect.
why-no-tunnel-pair = You have no two ordinary tunnels side by side.
why-no-forest = No free forest cell connects to your farm.
why-no-mountain = No free mountain cell connects to your cave.
why-no-tunnel = You have no tunnel.
why-no-deep-tunnel = You have no deep tunnel.
why-no-ore-mine = You have no ore mine.
why-no-ruby-mine = You have no ruby mine.
why-few-ruby-mines = You need at least two ruby mines.
why-no-field = You have no empty field.
why-no-seed = You have neither grain nor a vegetable to sow.
why-armed = This dwarf already carries a weapon.
why-unarmed = Only a dwarf with a weapon goes on an expedition.
why-family-full = Your family is as large as it can be.
why-no-bed = You have no room for another dwarf: furnish a dwelling first.
why-no-meadow = You have no meadow to fence.
why-no-two-meadows = You have no two meadows side by side.
why-all-stables = All your stables are built.
why-no-stable-place = You have no place for a stable.
why-no-newborn = None of your animals can have young now: it takes a pair and room.
why-no-cavern = You have no empty cavern for it.
why-nothing-payable = You can pay for none of the tiles.
why-no-dwelling-payable = You can pay for none of the dwellings.
why-dwellings-only = Only dwellings can be furnished here.
why-dwelling-only = Here only the plain Dwelling can be furnished.
why-not-cavern = This is no empty cavern.
why-not-tunnel = A mine needs a tunnel here.
why-other-tunnel = This time it must be the other kind of tunnel.
why-no-tunnel-beside = There is no second tunnel beside it.
why-not-beside = It must lie beside the first part.
why-tile-there = A tile lies here already.
why-stable-there = A stable stands here.
why-not-joined = It would not connect to your tiles.
why-no-twin-place = The tile would not connect here, or there is no room for its second half.
why-not-meadow = This is no open meadow.
why-no-meadow-beside = There is no second meadow beside it.
why-field-there = No stable stands on a field.
why-sown-enough = No more of this can be sown in this action.
why-looted = Each loot comes once per expedition.
why-weak = It takes a weapon of strength { $n }.
why-bred = These have bred already.
why-no-pair = It takes a pair of them.
why-no-pen = There is no room for the young one.
why-bought = Each good can be bought once.
why-imitator = Whoever imitates gets nothing of what lay there.

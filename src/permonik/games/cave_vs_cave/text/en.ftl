### Cave vs Cave in English. `$tile`, `$room`, `$good`, `$cell`, `$slot` and `$face` are names of this file (`-desc`,
### `-effect`, `-one`, `-where` are their attributes), `$seat` is a player, `$n` and other amounts are whole numbers.

game-name = Caverna: Cave vs Cave
game-about = Dig out a cave, build walls, furnish rooms: a duel of two dwarf clans, or a puzzle for one.
    .length = 20–30 minutes
    .weight = medium
    .aim = Most points after 8 rounds wins.

## What happens

starts = { $seat } is the start player.
removed = The { $room } leaves the game.
round =
    { $turns ->
        [one] Round { $round }: { $tile } is turned up; { $turns } turn for each player.
       *[other] Round { $round }: { $tile } is turned up; { $turns } turns for each player.
    }
took = { $seat } takes { $tile }.
did =
    { $cost-count ->
        [0] { $cause }: { $seat } gains { $goods }.
       *[other]
            { $goods-count ->
                [0] { $cause }: { $seat } pays { $cost }.
               *[other] { $cause }: { $seat } pays { $cost } and gains { $goods }.
            }
    }
used = { $seat } uses the { $room }.
exchanged = { $seat } turns { $good-one } into 1 food.
sold-food =
    { $goods-count ->
        [0] { $seat } sells 1 food at the Prospecting Site, but has no room for more gold.
       *[other] { $seat } sells 1 food at the Prospecting Site for { $goods }.
    }
built = { $seat } builds the wall { $slot }.
razed = { $seat } razes the wall { $slot }.
dug = { $seat } digs { $cell-where } and uncovers the { $room }.
food-found = { $seat } finds 1 food there.
drew = The { $room } comes from the draw pile into the display.
furnished =
    { $cost-count ->
        [0] { $seat } furnishes the { $room } { $cell-where }.
       *[other] { $seat } furnishes the { $room } { $cell-where }: { $cost }.
    }
cavern = { $seat } gets the additional cavern and lays { $face } up.
ended = The last turn has been taken.

## Questions

ask-take-tile = Turn { $turn } of { $turns }. Which action tile do you take?
    .help = Take a tile and do what it shows. Nobody else can take it in this round.
ask-act = { $tile }: what do you do next?
    .help = Do the parts of the tile in any order, each once. Leave out what you don’t want.
ask-use-room =
    { $uses ->
        [one] Which room do you use? (one more)
       *[other] Which room do you use? (up to { $uses } more)
    }
    .help = An orange room works only when you use it, and at most once a turn.
ask-in-room = { $room }: what do you do here?
    .help = Take what you want of what this room offers, then leave it. Finish it before you use another.
ask-gain-one = Which good do you gain?
    .help = You get one of the goods shown, for nothing. Think of what your next room costs.
ask-raise-one = Which good do you raise to { $to }?
    .help = The good you choose is filled up to this number. So choose one of which you have little.
ask-pay-three = Which three goods do you pay?
    .help = Any three different goods are the price. Keep those that your next room needs.
ask-build-wall = Where do you build the wall?
    .help = A wall may stand between any two cells of your cave. Rooms want certain walls, but walls also block ways.
ask-raze-wall = Which wall do you raze?
    .help = The wall goes back to the supply. Rooms that are furnished already stay.
ask-dig = Where do you dig?
    .help = You dig where a way leads from the entrance. The room below goes to the display, for both of you.
ask-choose-room = Which room do you furnish?
    .help = Lit rooms are those you can pay for and place. The others tell you what is missing.
ask-choose-cell = Where do you furnish the { $room }?
    .help = Lit are the empty caverns with the right walls around.
ask-pay-surcharge = How do you pay the surcharge for the { $room }?
    .help = Furnishing costs this on top of the price of the room. Choose what you can spare.
ask-lay-cavern = Your cave is full! Which side of the additional cavern lies up?
    .help = You get one cavern more, with two or three walls of rock. Look which walls your next room wants.

## Answers

do-end = End the turn
do-stop = Use no more rooms
do-leave = Leave the room
do-sell-food = Sell 1 food for 1 gold
do-take = { $tile }: { $tile-desc }
do-do = { $effect }
do-do-due = { $effect } – now { $due }
do-use = Use the { $room }: { $room-effect }
do-exchange = Turn { $good-one } into 1 food
do-gain = Gain { $good-one }
do-raise = Raise { $good } from { $from } to { $to }
do-pay = Pay { $three-one }
do-build = Build { $slot }
do-raze = Raze the wall { $slot }
do-dig =
    { $food ->
        [0] Dig { $cell-where }
       *[other] Dig { $cell-where } and find { $food } food
    }
do-furnish =
    { $cost-count ->
        [0] { $room } for nothing: { $points } points; { $room-effect }
       *[other] { $room } for { $cost }: { $points } points; { $room-effect }
    }
do-place = Furnish the { $room } { $cell-where }
do-surcharge = In { $surcharge }: { $amount } { $surcharge }, with the room’s cost { $total } in all
do-lay = Lay { $face } up
with-room = { $what } ({ $room }: { $bonus })
bonus-goods = +{ $goods }
bonus-room =
    { $n ->
        [one] +{ $n } room
       *[other] +{ $n } rooms
    }

## The end

score-rooms = Rooms
score-gold = Gold
remark-missed =
    { $points ->
        [one] { $points } point. The goal is { $goal }: missed.
       *[other] { $points } points. The goal is { $goal }: missed.
    }
remark-reached =
    { $points ->
        [one] { $points } point. The goal is { $goal }: reached!
       *[other] { $points } points. The goal is { $goal }: reached!
    }
remark-outstanding =
    { $points ->
        [one] { $points } point. The goal is { $goal }: outstanding!
       *[other] { $points } points. The goal is { $goal }: outstanding!
    }
remark-best-room = The points are equal: the most valuable room decides.
remark-draw = The points are equal, and so are the most valuable rooms: a draw.

## The drawing

view-round = Round { $round } of { $rounds }
view-turn = turn { $turn } of { $turns }
view-moves = { $seat } to move
view-over = the game is over
view-board = Action board
view-from-start = from the start
view-schedule = Turns each
view-display = Display
view-empty-display = no room left
view-walls = Walls in the supply: { $walls } of { $all }
view-cavern = Additional cavern: still to be had
view-cavern-of = Additional cavern: { $seat }
view-pile = Draw pile: { $rooms }
view-goal =
    { $goal ->
        [one] Goal: { $goal } point
       *[other] Goal: { $goal } points
    }
view-removed = Not in this game: { $rooms }
view-starts = starts
view-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
view-free = free
view-empty = empty cavern
view-covered = not dug yet
view-my-cave = My cave
view-wall = Wall { $slot }
view-coming =
    { $turns ->
        [one] Round { $round }: a face-down tile; { $turns } turn for each player
       *[other] Round { $round }: a face-down tile; { $turns } turns for each player
    }
view-missing = Missing: { $goods }.
view-no-cavern = No empty cavern has such walls.
view-too-blue = You need more orange rooms first.
view-key-rooms = ◆ orange, ◇ blue, ★ points, ✓ fits and affordable; walls: ━ must, ┅ may be there

## Tiles

tile-cultivation = Cultivation
    .desc = use 1 orange room; gain 2 emmer and 1 flax
tile-housework = Housework
    .desc = furnish for 1 food per dwarf; furnish for 5 food or 1 gold
tile-excavation = Excavation
    .desc = excavate 1 cavern, or 2 for 2 food; gain 1 stone
tile-undergrowth = Undergrowth
    .desc = use 1 orange room; gain 2 wood
tile-furnishing = Furnishing
    .desc = gain 1 food; furnish for 1 food per dwarf
tile-masonry = Masonry
    .desc = use 1 orange room; gain 1 wood or 1 stone; build 1 wall
tile-undermining = Undermining
    .desc = use up to 2 orange rooms, or excavate 1 cavern, even through walls
tile-expansion = Expansion
    .desc = excavate 1 cavern; furnish for 5 food or 2 gold
tile-breach = Breach
    .desc = raze 1 wall and gain 2 stone, 3 food and 1 gold
tile-drift_mining = Drift Mining
    .desc = use 1 orange room; excavate 1 cavern
tile-expedition = Expedition
    .desc = 5 wood or 5 stone for 4 gold, or use up to 3 orange rooms
tile-renovation = Renovation
    .desc = build 1 wall; furnish without surcharge (with two players only if you hold more gold)

## Rooms

room-shelf = Shelf
    .short = Shelf
    .effect = wood/stone/emmer/flax ↑ 2
    .desc = Orange room; walls: { shape-one }. Raise wood, stone, emmer or flax to 2.
room-spinning_wheel = Spinning Wheel
    .short = Spin. Wheel
    .effect = 1 flax → 1 gold, or 3 flax → 2 gold
    .desc = Orange room; walls: { shape-one }. Pay 1 flax for 1 gold, or pay 3 flax for 2 gold.
room-tunnel = Tunnel
    .short = Tunnel
    .effect = +2 food; +1 stone if you hold fewer than 3
    .desc = Orange room; walls: { shape-opposite }. Gain 2 food; gain 1 stone (if you hold fewer than 3).
room-grindstone = Grindstone
    .short = Grindstone
    .effect = 1 emmer → 3 food, or 4 emmer → 7 food
    .desc = Orange room; walls: { shape-one_or_corner }. Pay 1 emmer for 3 food, or pay 4 emmer for 7 food.
room-food_corner = Food Corner
    .short = Food Corner
    .effect = food ↑ 3
    .desc = Orange room; walls: { shape-corner }. Raise food to 3.
room-parlor = Parlor
    .short = Parlor
    .effect = every good at 0 ↑ 1
    .desc = Orange room; walls: { shape-three }. Raise every good that has run out to 1.
room-warehouse = Warehouse
    .short = Warehouse
    .effect = 2 food → 1 wood + 1 stone + 1 emmer + 1 flax
    .desc = Orange room; walls: { shape-one_to_three }. Pay 2 food for 1 wood, 1 stone, 1 emmer and 1 flax.
room-stall = Stall
    .short = Stall
    .effect = 5 emmer → 4 gold, or 5 flax → 4 gold
    .desc = Orange room; walls: { shape-one_to_three }. Pay 5 emmer for 4 gold, or pay 5 flax for 4 gold.
room-sacrificial_altar = Sacrificial Altar
    .short = Altar
    .effect = 1 wood + 1 emmer + 1 flax + 1 food → 3 gold
    .desc = Orange room; walls: { shape-one_to_three }. Pay 1 wood, 1 emmer, 1 flax and 1 food for 3 gold.
room-storeroom = Storeroom
    .short = Storeroom
    .effect = +1 emmer, +1 flax, +1 food
    .desc = Orange room; walls: { shape-corner }. Gain 1 emmer, 1 flax and 1 food.
room-weaving_room = Weaving Room
    .short = Weaving R.
    .effect = 2 flax → 2 food + 2 gold
    .desc = Orange room; walls: { shape-corner }. Pay 2 flax for 2 food and 2 gold.
room-furniture_workshop = Furniture Workshop
    .short = Furniture
    .effect = 2 wood + 1 flax → 3 gold
    .desc = Orange room; walls: { shape-corner_or_three }. Pay 2 wood and 1 flax for 3 gold.
room-gold_vein = Gold Vein
    .short = Gold Vein
    .effect = +1 stone, +1 gold
    .desc = Orange room; walls: { shape-corner_or_three }. Gain 1 stone and 1 gold.
room-junction_room = Junction Room
    .short = Junction
    .effect = 3 different goods → 2 gold
    .desc = Orange room; walls: { shape-opposite }. Pay one each of 3 different goods for 2 gold.
room-digging_cave = Digging Cave
    .short = Dig. Cave
    .effect = 1 gold → excavate 1 cavern
    .desc = Orange room; walls: { shape-three }. Pay 1 gold to excavate 1 cavern.
room-bakehouse = Bakehouse
    .short = Bakehouse
    .effect = 2 emmer → 4 food + 1 gold, or 3 emmer → 4 food + 2 gold
    .desc = Orange room; walls: { shape-three }. Pay 2 emmer for 4 food and 1 gold, or pay 3 emmer for 4 food and 2 gold.
room-state_room = State Room
    .short = State Room
    .effect = +1 flax, +1 gold
    .desc = Orange room; walls: { shape-three_or_four }. Gain 1 flax and 1 gold.
room-secret_chamber = Secret Chamber
    .short = Secret Ch.
    .effect = +3 flax, or +1 gold
    .desc = Orange room; walls: { shape-four }. Gain 3 flax, or gain 1 gold.
room-treasury = Treasury
    .short = Treasury
    .effect = 3 gold → 4 gold + 1 food
    .desc = Orange room; walls: { shape-four }. Pay 3 gold for 4 gold and 1 food.
room-prospecting_site = Prospecting Site
    .short = Prospecting
    .effect = 1 food → 1 gold in a turn with Undergrowth
    .desc = Blue room; walls: { shape-one_or_corner }. In a turn with Undergrowth you may once sell 1 food for 1 gold.
room-retting_room = Retting Room
    .short = Retting R.
    .effect = +1 food whenever you gain 1 to 3 flax
    .desc = Blue room; walls: { shape-one_to_three }. Whenever you gain 1 to 3 flax, also gain 1 food.
room-equipment_room = Equipment Room
    .short = Equipment
    .effect = one more room with “use 2” or “use 3”
    .desc = Blue room; walls: { shape-one_or_corner }. With a “use 2 rooms” or “use 3 rooms” action you may use one more, different orange room.
room-wood_storeroom = Wood Storeroom
    .short = Wood Store
    .effect = +1 wood with “use 1 room”
    .desc = Blue room; walls: { shape-corner }. With a “use 1 room” action, also gain 1 wood.
room-dungeon = Dungeon
    .short = Dungeon
    .effect = +2 gold whenever you build a wall
    .desc = Blue room; walls: { shape-four }. Whenever you build a wall, gain 2 gold.
room-cave_entrance = Cave Entrance
    .short = Entrance
    .effect = +1 wood, 1 stone, 1 emmer or 1 flax
    .desc = Orange room. Gain 1 wood, 1 stone, 1 emmer or 1 flax.

## Wall requirements

shape-one = exactly one wall
shape-one_or_corner = one wall, or two that meet in a corner
shape-one_to_three = one wall, two that meet in a corner, or three
shape-corner = exactly two walls that meet in a corner
shape-opposite = exactly two walls that face each other
shape-corner_or_three = two walls that meet in a corner, or three
shape-three = exactly three walls
shape-three_or_four = three or four walls
shape-four = all four walls

## What a part of a tile or room does

effect-cultivation-room = Use 1 orange room
effect-cultivation-crops = Gain 2 emmer and 1 flax
effect-housework-furnish_a = Furnish a cavern (surcharge 1 food per dwarf)
effect-housework-furnish_b = Furnish a cavern (surcharge 5 food or 1 gold)
effect-excavation-one = Excavate 1 cavern
effect-excavation-two = Pay 2 food to excavate 2 caverns
effect-excavation-stone = Gain 1 stone
effect-undergrowth-room = Use 1 orange room
effect-undergrowth-wood = Gain 2 wood
effect-furnishing-food = Gain 1 food
effect-furnishing-furnish = Furnish a cavern (surcharge 1 food per dwarf)
effect-masonry-room = Use 1 orange room
effect-masonry-material = Gain 1 wood or 1 stone
effect-masonry-wall = Build 1 wall
effect-undermining-rooms = Use up to 2 orange rooms
effect-undermining-dig = Excavate 1 cavern, even through walls
effect-expansion-dig = Excavate 1 cavern
effect-expansion-furnish = Furnish a cavern (surcharge 5 food or 2 gold)
effect-breach-raze = Raze 1 wall and gain 2 stone, 3 food and 1 gold
effect-drift_mining-room = Use 1 orange room
effect-drift_mining-dig = Excavate 1 cavern
effect-expedition-wood = Pay 5 wood for 4 gold
effect-expedition-stone = Pay 5 stone for 4 gold
effect-expedition-rooms = Use up to 3 orange rooms
effect-renovation-wall = Build 1 wall
effect-renovation-furnish = Furnish a cavern without surcharge
effect-shelf = Raise wood, stone, emmer or flax to 2
effect-spinning_wheel-1 = Pay 1 flax for 1 gold
effect-spinning_wheel-2 = Pay 3 flax for 2 gold
effect-tunnel-1 = Gain 2 food
effect-tunnel-2 = Gain 1 stone (if you hold fewer than 3)
effect-grindstone-1 = Pay 1 emmer for 3 food
effect-grindstone-2 = Pay 4 emmer for 7 food
effect-food_corner = Raise food to 3
effect-parlor = Raise every good that has run out to 1
effect-warehouse = Pay 2 food for 1 wood, 1 stone, 1 emmer and 1 flax
effect-stall-1 = Pay 5 emmer for 4 gold
effect-stall-2 = Pay 5 flax for 4 gold
effect-sacrificial_altar = Pay 1 wood, 1 emmer, 1 flax and 1 food for 3 gold
effect-storeroom = Gain 1 emmer, 1 flax and 1 food
effect-weaving_room = Pay 2 flax for 2 food and 2 gold
effect-furniture_workshop = Pay 2 wood and 1 flax for 3 gold
effect-gold_vein = Gain 1 stone and 1 gold
effect-junction_room = Pay one each of 3 different goods for 2 gold
effect-digging_cave = Pay 1 gold to excavate 1 cavern
effect-bakehouse-1 = Pay 2 emmer for 4 food and 1 gold
effect-bakehouse-2 = Pay 3 emmer for 4 food and 2 gold
effect-state_room = Gain 1 flax and 1 gold
effect-secret_chamber-1 = Gain 3 flax
effect-secret_chamber-2 = Gain 1 gold
effect-treasury = Pay 3 gold for 4 gold and 1 food
effect-cave_entrance = Gain 1 wood, 1 stone, 1 emmer or 1 flax

## Goods

good-wood = wood
    .short = wood
    .one = 1 wood
    .desc = Pays for rooms. You hold at most 9.
good-stone = stone
    .short = stone
    .one = 1 stone
    .desc = Pays for rooms. You hold at most 9.
good-emmer = emmer
    .short = emmer
    .one = 1 emmer
    .desc = Rooms turn it into more. In your turn 1 emmer is also 1 food. You hold at most 9.
good-flax = flax
    .short = flax
    .one = 1 flax
    .desc = Rooms turn it into more. In your turn 1 flax is also 1 food. You hold at most 9.
good-food = food
    .short = food
    .one = 1 food
    .desc = Pays for digging, furnishing and some rooms. You hold at most 9.
good-gold = gold
    .short = gold
    .one = 1 gold
    .desc = Each is 1 point at the end. It also pays for the best rooms. You hold at most 19.
amount-wood = { $n } wood
amount-stone = { $n } stone
amount-emmer = { $n } emmer
amount-flax = { $n } flax
amount-food = { $n } food
amount-gold = { $n } gold
surcharge-food = food
surcharge-gold = gold

## Places: columns A to C from the left, rows 1 to 5 from the top

cell-r0c0 = A1
    .where = at A1
cell-r0c1 = B1
    .where = at B1
cell-r1c0 = A2
    .where = at A2
cell-r1c1 = B2
    .where = at B2
cell-r2c0 = A3
    .where = at A3
cell-r2c1 = B3
    .where = at B3
cell-r3c0 = A4
    .where = at A4
cell-r3c1 = B4
    .where = at B4
cell-r4c0 = A5
    .where = at A5
cell-r4c1 = B5
    .where = at B5
cell-r4c2 = C5
    .where = at C5
cell-extra = the additional cavern
    .where = in the additional cavern
slot-r0c0-r0c1 = between A1 and B1
slot-r0c0-r1c0 = between A1 and A2
slot-r0c1-r1c1 = between B1 and B2
slot-r1c0-r1c1 = between A2 and B2
slot-r1c0-r2c0 = between A2 and A3
slot-r1c1-r2c1 = between B2 and B3
slot-r2c0-r2c1 = between A3 and B3
slot-r2c0-r3c0 = between A3 and A4
slot-r2c1-r3c1 = between B3 and B4
slot-r3c0-r3c1 = between A4 and B4
slot-r3c0-r4c0 = between A4 and A5
slot-r3c1-r4c1 = between B4 and B5
slot-r4c0-r4c1 = between A5 and B5
slot-r4c1-r4c2 = between B5 and C5
slot-extra-east = on the right of the additional cavern
slot-extra-south = at the bottom of the additional cavern
face-two_walls = the side with two walls
face-three_walls = the side with three walls

## Why something cannot be chosen now

why-more-gold = You need more gold than your opponent: you lack { $what }.
why-used = You have already used this room in this turn.
why-blue = Blue rooms work by themselves; only orange ones are used.
why-sold = You have already sold food in this turn.
why-full = You already have { $n } { $what }: there is room for no more.
why-enough = You already have at least { $n } { $what }.
why-few-kinds =
    { $n ->
        [one] You need one more kind of goods.
       *[other] You need { $n } more kinds of goods.
    }
why-walled = There is a wall here already.
why-no-wall-here = There is no wall of yours here.
why-no-own-wall = Your cave has no wall to raze.
why-no-walls-left = No wall is left in the supply.
why-unreachable = No way leads here from the entrance.
why-nothing-to-dig = No way leads from the entrance to so many covered caverns.
why-nothing-covered = Your cave has nothing left to dig.
why-no-room = No room on display can be furnished now: the price, the walls or the colour is missing.
why-more-orange =
    { $n ->
        [one] You must keep more orange rooms than blue ones: furnish one more orange room first.
       *[other] You must keep more orange rooms than blue ones: furnish { $n } more orange rooms first.
    }
why-no-cavern = You have no empty cavern.
why-walls-nowhere = None of your empty caverns has the walls that this room needs.
why-covered = This is not dug out yet.
why-occupied = The { $what } is here.
why-walls-here = The walls here do not suit the { $what }.

### Saboteur: The Dark Cave in English. `$card`, `$creature`, `$web`, `$goal`, `$role`, `$clan` and `$corner` are names of
### this file (`-desc`, `-low`, `-where` … are their attributes), `$seat` and `$other` are players, `$cell` and `$field`
### are places, other arguments are whole numbers.

game-name = Saboteur: The Dark Cave
game-about = Find the exit of a dark cave and carry out gold. But who of the two clans can be trusted?
    .length = 20–40 minutes
    .weight = light
    .aim = Find the exit and save your clan’s gold.

## What happens

dealt-clan = { $seat } belongs to the { $clan }.
your-role = Your clan card: { $role } – { $role-desc }.
got = You get { $card }.
first = { $seat } begins.
creature-left = The { $creature-low } leaves the cave.
web-worn = The { $web } is turned from 2 to 1.
web-gone = The { $web } is removed.
stood-up = { $seat } stands up again and may not move in this turn.
skipped = { $seat } has no card in hand: the turn is skipped.
laid = { $seat } lays { $card } at { $cell }.
laid-vein = { $seat } lays { $card } at { $cell } and puts a nugget on it.
discarded =
    { $tier ->
        [1] { $seat } discards a card of level I.
        [2] { $seat } discards a card of level II.
       *[other] { $seat } discards a card of level III.
    }
discarded-this = { $seat } discards { $card }.
peeked-goal = { $seat } plays secret information and looks at the goal card { $corner-where }.
saw-goal = { $seat } plays secret information and looks at the goal card { $corner-where }: { $goal }.
peeked-clan = { $seat } plays secret information and looks at the clan card of { $other }.
saw-clan = { $seat } plays secret information and looks at the clan card of { $other }: { $role }.
collapsed = { $seat } makes { $card } at { $cell } collapse.
collapsed-gold = { $seat } makes { $card } at { $cell } collapse, and its nugget is lost.
swapped = { $seat } swaps hands with { $other }, who draws at the end of this turn.
now-holds = { $seat } now holds { $card }.
spun = { $seat } puts the { $web } { $edge }.
gave = { $seat } lays { $card } before { $other }.
lured = { $seat } lures the { $creature-low } into the lair at { $field }.
took-over = { $seat } takes over the { $creature-low }.
roamed = The { $creature-low } moves to { $field }.
stayed = The { $creature-low } stays where it is and attacks nobody.
rat-bit =
    { $limit ->
        [one] The rat attacks: the hand limit of { $seat } falls to { $limit } card.
       *[other] The rat attacks: the hand limit of { $seat } falls to { $limit } cards.
    }
crawler-felled = The crawler attacks: { $seat } lies down.
goblin-robbed =
    { $gold ->
        [0] The goblin attacks: { $seat } loses a nugget and has none left.
       *[other] The goblin attacks: { $seat } loses a nugget and has { $gold } left.
    }
goblin-found-nothing = The goblin attacks, but { $seat } has no nugget to lose.
lost =
    { $tier ->
        [1] { $seat } loses a card of level I.
        [2] { $seat } loses a card of level II.
       *[other] { $seat } loses a card of level III.
    }
lost-this = { $seat } loses { $card }.
axe-creature = { $seat } drives the { $creature-low } out of the cave with a war axe.
axe-web-worn = { $seat } hits the { $web } with a war axe: it is turned from 2 to 1.
axe-web-gone = { $seat } cuts the { $web } away with a war axe.
walked = { $seat } goes to { $field }.
on-bridge =
    { $limit ->
        [one] { $seat } steps onto the bridge at { $cell }: the hand limit falls to { $limit } card.
       *[other] { $seat } steps onto the bridge at { $cell }: the hand limit falls to { $limit } cards.
    }
in-tunnel =
    { $gold ->
        [0] { $seat } loses a nugget in the tunnel at { $cell } and has none left.
       *[other] { $seat } loses a nugget in the tunnel at { $cell } and has { $gold } left.
    }
in-tunnel-free = { $seat } goes through the tunnel at { $cell } and has no nugget to lose.
revealed = { $seat } reveals the goal card { $corner-where }: { $goal }!
revealed-vein = { $seat } reveals the goal card { $corner-where }: a gold vein with a nugget!
took-nugget = { $seat } takes the nugget at { $cell }.
took-nugget-showed = { $seat } takes the nugget at { $cell } and turns the clan card up: { $role }.
left =
    { $gold ->
        [0] { $seat } leaves the cave without gold.
        [one] { $seat } leaves the cave with { $gold } nugget.
       *[other] { $seat } leaves the cave with { $gold } nuggets.
    }
left-showed =
    { $gold ->
        [0] { $seat } leaves the cave without gold and turns the clan card up: { $role }.
        [one] { $seat } leaves the cave with { $gold } nugget and turns the clan card up: { $role }.
       *[other] { $seat } leaves the cave with { $gold } nuggets and turns the clan card up: { $role }.
    }
aside = { $seat } looks at a clan card that was put aside: { $role }.
drew =
    { $tier ->
        [1] { $seat } draws a card of level I.
        [2] { $seat } draws a card of level II.
       *[other] { $seat } draws a card of level III.
    }
drew-this = { $seat } draws { $card }.
voted-end = { $seat } votes for ending the game.
ended-side = All who work for the { $clan } have left the cave. The game is over.
ended-cards = The draw pile is used up and nobody has a card. The game is over.
ended-stuck = Nobody has a card. The game is over.
ended-vote = All agree: the game is over.
treasure = Treasure of the { $clan }: nuggets brought out { $gold } × opponents { $dwarves } = { $value }.

## Questions

ask-act = Which card do you play or discard?
    .help = Step 1: play one card, or discard one or two. Then you may walk, and at the end you draw.
ask-discard-more = Do you discard a second card?
    .help = You may throw away one or two cards. You will draw as many.
ask-place = { $card }: where do you lay it?
    .help = Paths must connect. The card may lie anywhere, also far from you.
ask-peek = Which card do you look at secretly?
    .help = Only you will see it. The others see where you look.
ask-collapse-one = Which path card collapses?
    .help = The card is gone, with the gold on it. Nobody may stand on it; the start and the goals stay.
ask-swap-hands = With whom do you swap hands?
    .help = You exchange all cards, however many you both have. Afterwards the other one draws, not you.
ask-trim = You hold more cards than your limit allows. Which one do you discard?
    .help = Bridges and rats lower the limit. What you throw away now is not replaced.
ask-spin-web = Where do you put the web?
    .help = Nobody passes here for two rounds, not even a creature.
ask-equip = { $card }: before whom do you lay it?
    .help = You may give boots and axes to others, too. They stay in front of that player.
ask-lure = Onto which dark lair do you lure the { $creature-low }?
    .help = The creature appears there, and you move it at once. Choose a lair near those whom it shall meet.
ask-roam = Where does the { $creature-low } move?
    .help = Field by field. Where dwarfs stand it stops and attacks all of them, yours too.
ask-ward = The { $creature-low } comes upon your dwarf. Do you use a war axe?
    .help = The axe drives the creature away before it attacks, and is used up.
ask-fend = Your dwarf comes upon the { $creature-low }. Do you use a war axe?
    .help = The axe drives the creature away before it attacks, and is used up.
ask-move =
    { $moves ->
        [0] No moves left. What else do you do?
        [one] Where does your dwarf go? ({ $moves } move left)
       *[other] Where does your dwarf go? ({ $moves } moves left)
    }
    .help = Step 2: you may walk, field by field. A level II card takes two moves, level III three.
ask-move-new-axe = Where does your dwarf go?
    .help = Field by field. A level II card takes two moves, level III three.
ask-turn-goal = Which way round does the goal card lie?
    .help = Both ways fit the path that you came by. The other sides decide where it goes on.
ask-vote = Shall the game end now?
    .help = The game ends only if all agree. What is in the cave then stays there.

## Answers

do-halt = Stop here
do-halt-vein = Stop here: you take the nugget
do-halt-vein-role = Stop here: you take the nugget, and everybody sees your role
do-stay = It stays where it is and attacks nobody
do-enough = Discard no more
do-keep-axe = Keep the war axe: { $harm }
do-use-axe = Use the war axe: it is spent, and the { $creature-low } leaves the cave
do-play-on = Play on
do-end-game = End the game: whoever is in the cave returns the gold
do-turn = Lay it { $turn }
do-cut =
    { $shows ->
        [1] Cut the { $web } away with a war axe
       *[other] Hit the { $web } with a war axe: it shows 1 then and still blocks the way
    }
do-peek-goal = Goal card { $corner-where }
do-peek-clan = Clan card of { $seat }
do-swap =
    { $cards ->
        [one] { $seat }: you get { $cards } card and give { $own }, { $seat } draws instead of you
       *[other] { $seat }: you get { $cards } cards and give { $own }, { $seat } draws instead of you
    }
do-place-hits = At { $cell }, { $turn }: { $card } ({ $what })
do-collapse-hits = { $card } at { $cell }: { $what }
do-give = { $seat }
do-lay = Lay { $card }
do-play = Play { $card }: { $card-desc }
do-discard = Discard { $card }
do-place = At { $cell }, { $turn }: { $card }
do-collapse = { $card } at { $cell }
do-web = Web { $edge }
do-lure = To { $spot }
do-lure-hits = To { $spot }: { $what }
do-roam = To { $spot }
do-roam-hits = To { $spot }: { $what }
do-walk = To { $spot }
do-walk-hits = To { $spot }: { $what }
hit-goal = you reveal the goal card and your movement ends
hit-goal-creature = the goal card stays face down
hit-bridge = the bridge costs a random card, your hand limit falls to { $limit }
hit-bridge-only-limit = on the bridge your hand limit falls to { $limit }
hit-tunnel = the tunnel costs a nugget
hit-tunnel-free = in the tunnel you have no nugget to lose
hit-climb = by the ladder
hit-ladder = a ladder to { $cells }
hit-creature = the { $creature-low } attacks you ({ $harm })
hit-end = your movement ends there
hit-axe-end = you may use your war axe, but your movement ends there
hit-exit =
    { $gold ->
        [0] the exit, you leave the cave without gold
        [one] the exit, you leave the cave with { $gold } nugget
       *[other] the exit, you leave the cave with { $gold } nuggets
    }
hit-exit-role =
    { $gold ->
        [0] the exit, you leave the cave without gold, and everybody sees your role
        [one] the exit, you leave the cave with { $gold } nugget, and everybody sees your role
       *[other] the exit, you leave the cave with { $gold } nuggets, and everybody sees your role
    }
hit-vein = your movement ends there and you take the nugget
hit-vein-role = your movement ends there, you take the nugget, and everybody sees your role
hit-gold = if you stop there, you take the nugget
hit-gold-role = if you stop there, you take the nugget, and everybody sees your role
hit-attack = it attacks { $seats } ({ $harm })
hit-armed = war axe at hand: { $seats }
hit-nugget = with a nugget on it
hit-nugget-gone = its nugget is lost
hit-web-gone = a web goes with it
harm-rat = costs a card and 1 of the hand limit
harm-crawler = lays the dwarf low, no movement next turn
harm-goblin = costs a nugget
harm-goblin-nothing = no nugget to lose
seat-own = { $seat } (that is you)


## The end

score-treasure = Treasure of the own side
remark-nobody-left = No dwarf has left the cave: nobody wins.
remark-first-leaver = The treasures are equal: the side of { $seat }, who left first, wins.

## Options

option-rotate-180 = Path cards turned by 180°
    .true = allowed (our reading)
    .false = not allowed: only upright (the other reading)
    .about = Whether a path card may also be laid upside down.
option-lair-spawn-attacks = A creature lured onto a lair where dwarfs stand
    .true = attacks at once (our reading)
    .false = moves first (the other reading)
    .about = The rulebook does not say it. At once is harder for those who stand in a lair.
option-face-down-goal-is-one-open-field = A creature on a face-down goal card
    .true = may leave it on every side where a path touches it (our reading)
    .false = may leave it only on the side by which it came (the other reading)
    .about = Matters only when a creature stands on a goal that nobody has turned up yet.
option-hand-limit-checked-on-draw = Hand limit
    .true = only limits drawing (our reading)
    .false = after a hand swap both also discard down to it (the other reading)
    .about = Whether too many cards after a hand swap are a problem at once.
option-cards-out-end = The end for lack of cards comes
    .immediately = at once, as the rulebook says
    .end_of_turn = at the end of the turn: the last player still moves (the other reading)
    .about = When the last card is gone: does whoever played it still walk?
option-early-end = Ending early by agreement, which the rulebook allows
    .off = nobody is asked (the rule without the agreement)
    .vote = all players vote after every turn (the rule)
    .about = For tables where nobody wants to wait once nobody can get out.
option-new-axe-at-once = A war axe laid in this turn, and a web at which the dwarf already stands
    .true = may be used at once (our reading)
    .false = may be used only after a move (the other reading)
    .about = Whether the axe you have just laid may cut the web beside you in the same turn.
option-vein-taken-from = The nugget of a gold vein is taken by whoever stops
    .field = on its field (our reading)
    .card = anywhere on its card (the other reading)
    .about = Where exactly a dwarf must stop to take the gold.
option-no-leaver-result = If no dwarf leaves the cave
    .nobody_wins = nobody wins (our reading)
    .about = The rulebook does not say it, so we do.
option-start-player = Who begins
    .random = drawn at random (for the rulebook’s most trustworthy player)
    .seat_0 = the first player (house variant)
    .about = By chance, or always the first seat.
option-one-clan-colour = Colour of all with 3 or 4 players
    .blue = blue
    .yellow = yellow
    .about = With 3 or 4 players all are of one clan. It changes only the colour.
option-deck = Deck
    .standard = a reconstruction: numbers as in the rulebook, card faces designed by us; or a .toml file with corrected cards
    .about = The cards that are played with.

## After the end: who could know what

hindsight-role = { $who } knows the clan card of { $seat }: { $role }.
hindsight-role-all = Everybody knows the clan card of { $seat }: { $role }.
hindsight-goal = { $who } knows the goal card { $corner-where }: { $goal }.
hindsight-goal-all = Everybody knows the goal card { $corner-where }: { $goal }.
hindsight-aside = { $who } knows a clan card that was put aside: { $role }.

## The drawing

view-turn = { $seat } to move
view-over = The game is over
view-setting-up = Setting up
view-step-1 = step 1: play or discard a card
view-step-2 =
    { $moves ->
        [one] step 2: movement ({ $moves } move left)
       *[other] step 2: movement ({ $moves } moves left)
    }
view-step-3 = step 3: drawing
view-step-ward = { $seat } may use a war axe
view-step-vote = a vote on ending the game
view-key = { $lair } lair, { $ladder } ladder, { $vein } gold vein, { $gold } nugget, { $bridge } bridge, { $tunnel } tunnel, { $exit } exit; ○△□: webs; { $rat } rat, { $crawler } crawler, { $goblin } goblin
view-pile = Draw pile
view-pile-empty = empty
view-you = you
view-gold =
    { $gold ->
        [one] { $gold } nugget
       *[other] { $gold } nuggets
    }
view-hand = cards { $cards } of { $limit }
view-boots = boots
view-axes =
    { $axes ->
        [one] war axe
       *[other] { $axes } war axes
    }
view-lying = lies down
view-at = at { $place }
view-left = out of the cave (no. { $order })
view-loyal = surely loyal
view-saboteur = surely a saboteur
view-chance = saboteur: { $percent } %
view-my-hand = Your hand
view-no-cards = no cards
view-my-role = Your clan card: { $role } – { $role-desc }
view-goals = Goal cards
view-goal-unknown = face down
view-goal-seen = { $goal } (you have seen it)
view-goal-open = { $goal }
view-looked = looked at by { $seats }
view-creature = { $creature } at { $place }, card of { $seat }
view-web = { $web }, side { $shows }, { $edge }, card of { $seat }
view-sure = Surely in hand: { $cards }
view-aside =
    { $cards ->
        [one] { $cards } clan card lies aside
       *[other] { $cards } clan cards lie aside
    }
view-aside-seen = Put aside: { $cards }

## The board in the browser

view-cave = The cave
view-players = Players
view-start = Start card
view-your-turn = Your turn
view-card-at = { $card } at { $cell }
view-backs = I { $one }, II { $two }, III { $three }
view-playable = It can be played now.
view-unplayable = It can only be discarded now.
view-play-it = Play it
view-discard-it = Discard it
view-turn-card = Turn it round
view-lay-hint =
    { $places ->
        [one] It fits in { $places } place: click the lit one.
       *[other] It fits in { $places } places: click a lit one.
    }
view-no-place = It fits nowhere now.
view-no-target = It has no target now.
view-role-hold = Your role: hold
view-role-sealed = Your clan card, sealed. Hold it to look; a click leaves it open.
view-alarm = The { $creature-low } attacks! { $seat } may use a war axe.
view-know = What you know
view-roles = Roles
view-worlds = Exactly one of these is true. Saboteurs whom you do not know yet:
view-worlds-of = { $role } – exactly one of these is true:
view-world = { $seats }
view-world-none = nobody at the table
view-roles-known = There is no doubt left about the roles.
view-gone = You have put away: { $cards }
view-inside = still in the cave
view-notes = Your notes
view-notes-own = Only you see them; they stay in this browser.
view-notes-hint = The small button beside a player does the same.
view-note = Note
view-note-of = Note on { $seat }
view-opinion-ask = What do you think of { $seat }?
view-opinion-of = Your opinion of { $seat }: { $opinion }
view-opinion-none = none
view-opinion-trust = trust
view-opinion-doubt = unsure
view-opinion-suspect = suspect
view-path-lay = Lay it on an empty place beside an open card, so that paths meet.
view-path-steps =
    { $tier ->
        [1] Level I: one move to cross.
        [2] Level II: two moves to cross.
       *[other] Level III: three moves to cross.
    }
view-mark-dark_lair = Dark lair: creatures come into the cave here.
view-mark-ladder = Ladder: one move to any other ladder.
view-mark-gold_vein = Gold vein: a dwarf that ends its move here takes the nugget and shows the clan card.
view-mark-bridge = Bridge: stepping onto the wood costs a card and 1 of the hand limit.
view-mark-tunnel = Tunnel: stepping in costs a nugget.
view-mark-exit = Exit: a dwarf that steps here leaves the cave with its gold.

## Names

creature-rat = Rat
    .low = rat
    .mark = R
    .desc = Moves up to 3 fields. It takes a random card and lowers the hand limit by one.
creature-crawler = Crawler
    .low = crawler
    .mark = C
    .desc = Moves up to 4 fields. It knocks a dwarf over, who then misses the next movement.
hold-gold = nuggets
hold-way = steps to a possible exit
amount-nugget =
    { $n ->
        [one] { $n } nugget
       *[other] { $n } nuggets
    }
creature-goblin = Goblin
    .low = goblin
    .mark = G
    .desc = Moves up to 5 fields. It takes a nugget.
web-circle = web with the circle
web-triangle = web with the triangle
web-square = web with the square
corner-north-west = north-west
    .where = in the north-west
corner-north-east = north-east
    .where = in the north-east
corner-south-east = south-east
    .where = in the south-east
corner-south-west = south-west
    .where = in the south-west
goal-goal_exit = cave exit
    .desc = The only way out. Whoever enters it leaves at once with all gold.
goal-goal_lair = dark lair
    .desc = From here creatures come into the cave, once it is turned up.
goal-goal_ladder = ladder
    .desc = One move leads from here to any other ladder.
goal-goal_vein = gold vein
    .desc = Whoever ends a movement here takes a nugget and shows the clan card.
role-blue_loyal = Loyal blue dwarf
    .short = loyal
    .desc = works for the blue clan
role-blue_saboteur = Saboteur among the blue
    .short = saboteur
    .desc = works for the yellow clan
role-yellow_loyal = Loyal yellow dwarf
    .short = loyal
    .desc = works for the yellow clan
role-yellow_saboteur = Saboteur among the yellow
    .short = saboteur
    .desc = works for the blue clan
clan-blue = blue clan
    .short = blue
clan-yellow = yellow clan
    .short = yellow
turn-0 = upright
turn-180 = turned by 180°
place-on-card = { $cell } ({ $part })
part-north = north
part-east = east
part-south = south
part-west = west
part-middle = middle
part-end = blind end
part-tunnel = tunnel
part-north-south = way north–south
part-east-west = way west–east
part-north-east = north-east bend
part-south-east = south-east bend
part-south-west = south-west bend
part-north-west = north-west bend
part-number = field { $number }
edge-between = between { $one } and { $other }

## Cards: the path cards as they lie upright, cards of a corrected deck, the action cards

card-p1_cross = Passage I (crossroads)
card-p1_t_v = Passage I (junction north–east–south)
card-p1_vein_t_v = Gold vein I (junction north–east–south)
card-p1_t_h = Passage I (junction west–north–east)
card-p1_i_v = Passage I (straight north–south)
card-p1_i_h = Passage I (straight west–east)
card-p1_bend_ne = Passage I (bend north–east)
card-p1_bend_nw = Passage I (bend north–west)
card-p1_lair_cross = Dark lair I (crossroads)
card-p1_lair_t_h = Dark lair I (junction west–north–east)
card-p1_lair_bend_ne = Dark lair I (bend north–east)
card-p1_lair_stub_e = Dark lair I (dead end, open to the east)
card-p1_ladder_bend_nw = Ladder I (bend north–west)
card-p1_ladder_stub_n = Ladder I (dead end, open to the north)
card-p1_bridge_ew = Bridge I (wood west–east)
card-p1_double_ne = Double bend with tunnel I (north–east and south–west)
card-p1_double_nw = Double bend with tunnel I (north–west and south–east)
card-p2_cross = Passage II (crossroads)
card-p2_t_v = Passage II (junction north–east–south)
card-p2_t_h = Passage II (junction west–north–east)
card-p2_i_v = Passage II (straight north–south)
card-p2_i_h = Passage II (straight west–east)
card-p2_bend_ne = Passage II (bend north–east)
card-p2_stub_e = Passage II (dead end, open to the east)
card-p2_lair_t_v = Dark lair II (junction north–east–south)
card-p2_lair_i_h = Dark lair II (straight passage west–east)
card-p2_lair_stub_n = Dark lair II (dead end, open to the north)
card-p2_ladder_bend_ne = Ladder II (bend north–east)
card-p2_bridge_ns = Bridge II (wood north–south)
card-p2_bridge_ew = Bridge II (wood west–east)
card-p2_double_ne = Double bend with tunnel II (north–east and south–west)
card-p2_double_nw = Double bend with tunnel II (north–west and south–east)
card-p2_vein_bend_nw = Gold vein II (bend north–west)
card-p3_cross = Passage III (crossroads)
card-p3_t_v = Passage III (junction north–east–south)
card-p3_t_h = Passage III (junction west–north–east)
card-p3_i_v = Passage III (straight north–south)
card-p3_i_h = Passage III (straight west–east)
card-p3_bend_ne = Passage III (bend north–east)
card-p3_bend_nw = Passage III (bend north–west)
card-p3_stub_n = Passage III (dead end, open to the north)
card-p3_lair_cross = Dark lair III (crossroads)
card-p3_lair_i_v = Dark lair III (straight passage north–south)
card-p3_ladder_stub_e = Ladder III (dead end, open to the east)
card-p3_bridge_ns = Bridge III (wood north–south)
card-p3_double_ne = Double bend with tunnel III (north–east and south–west)
card-own_1 = Own card 1
card-own_2 = Own card 2
card-own_3 = Own card 3
card-own_4 = Own card 4
card-own_5 = Own card 5
card-own_6 = Own card 6
card-own_7 = Own card 7
card-own_8 = Own card 8
card-own_9 = Own card 9
card-own_10 = Own card 10
card-own_11 = Own card 11
card-own_12 = Own card 12
card-own_13 = Own card 13
card-own_14 = Own card 14
card-own_15 = Own card 15
card-own_16 = Own card 16
card-own_17 = Own card 17
card-own_18 = Own card 18
card-secret_information_1 = Secret information I
    .desc = look at a goal card or a clan card
card-secret_information_2 = Secret information II
    .desc = look at a goal card or a clan card
card-secret_information_3 = Secret information III
    .desc = look at a goal card or a clan card
card-collapse_1 = Collapse I
    .desc = remove a path card on which nobody stands
card-collapse_2 = Collapse II
    .desc = remove a path card on which nobody stands
card-collapse_3 = Collapse III
    .desc = remove a path card on which nobody stands
card-hand_swap_1 = Hand swap I
    .desc = swap hands with another player, who then draws instead of you
card-hand_swap_2 = Hand swap II
    .desc = swap hands with another player, who then draws instead of you
card-hand_swap_3 = Hand swap III
    .desc = swap hands with another player, who then draws instead of you
card-web_1 = Spider web I
    .desc = block a passage for two rounds
card-web_2 = Spider web II
    .desc = block a passage for two rounds
card-web_3 = Spider web III
    .desc = block a passage for two rounds
card-boots_1 = Boots I
    .desc = 4 moves per turn instead of 3
card-boots_2 = Boots II
    .desc = 4 moves per turn instead of 3
card-boots_3 = Boots III
    .desc = 4 moves per turn instead of 3
card-war_axe_1 = War axe I
    .desc = against a web or a creature, once
card-war_axe_2 = War axe II
    .desc = against a web or a creature, once
card-war_axe_3 = War axe III
    .desc = against a web or a creature, once
card-rat_1 = Rat I
    .desc = up to 3 moves; who is attacked loses a card and 1 of the hand limit
card-rat_2 = Rat II
    .desc = up to 3 moves; who is attacked loses a card and 1 of the hand limit
card-rat_3 = Rat III
    .desc = up to 3 moves; who is attacked loses a card and 1 of the hand limit
card-crawler_1 = Crawler I
    .desc = up to 4 moves; who is attacked lies down and misses a move
card-crawler_2 = Crawler II
    .desc = up to 4 moves; who is attacked lies down and misses a move
card-crawler_3 = Crawler III
    .desc = up to 4 moves; who is attacked lies down and misses a move
card-goblin_1 = Goblin I
    .desc = up to 5 moves; who is attacked loses a nugget
card-goblin_2 = Goblin II
    .desc = up to 5 moves; who is attacked loses a nugget
card-goblin_3 = Goblin III
    .desc = up to 5 moves; who is attacked loses a nugget

## Why something cannot be chosen now

why-fits-nowhere = This card fits nowhere in the cave now.
why-no-lair = The creature is not in the cave, and no lair lies open for it.
why-no-secret = There is nothing secret left to look at.
why-no-empty-card = Somebody stands on every path card.
why-no-web-place = There is no place left for a web.
why-all-have-boots = Everybody has boots already.
why-has-boots = { $seat } has boots already.
why-clan-open = The clan card of { $seat } lies open.
why-goal-open = This goal card lies open already.
why-no-turning = Cards may not be turned in this game.
why-blocks-path = A path leads here that the card would block.
why-meets-wall = A path of the card would run into a wall.
why-no-path-here = No path leads here.
why-somebody-there = Somebody stands on this card.
why-web-there = A web hangs here already.

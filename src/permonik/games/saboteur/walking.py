"""Step 2: the dwarf moves field by field; what it meets, goal cards, the exit (sections 6, 10 and 11)."""

from __future__ import annotations

from typing import Final

from permonik.games.saboteur.actions import (
    BLOCK,
    CUT,
    HALT,
    KEEP_AXE,
    SAY_ASIDE,
    SAY_BRIDGE,
    SAY_LEFT,
    SAY_LEFT_SHOWED,
    SAY_REVEALED,
    SAY_REVEALED_VEIN,
    SAY_TOOK_NUGGET,
    SAY_TOOK_NUGGET_SHOWED,
    SAY_TUNNEL,
    SAY_TUNNEL_FREE,
    SAY_WALKED,
    TURN_GOAL,
    USE_AXE,
    WALK,
)
from permonik.games.saboteur.board import inserted, without
from permonik.games.saboteur.creatures import CreatureStep, attack_one, use_axe
from permonik.games.saboteur.grid import BESIDE
from permonik.games.saboteur.losses import SabAuto, SabStep, cards_out_at_once, finish_side, lose_card, lose_nugget
from permonik.games.saboteur.scoring import side_out
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import BASE_MOVES, BRIDGE, EXIT, FIELDS, GOAL, TUNNEL, VEIN_CARD
from permonik.games.saboteur.webs import any_web, blocked, cut, cuts
from permonik.kernel.chance import Chance
from permonik.kernel.step import AUTO, CHANCE, AnyStep


class Stride(SabAuto):
    """Step 2 begins (R10.1), if the dwarf may move; an axe may be used on a web in any case (RU-28)."""

    def run(self, s: SabState) -> None:
        if not cards_out_at_once(s):
            set_out(s, s.active)
            go_on(s, s.active)


def set_out(s: SabState, seat: int) -> None:
    s.moves = 0
    if not s.stiff and not s.lying >> seat & 1:
        s.moves = BASE_MOVES + (s.boots >> seat & 1)


def go_on(s: SabState, seat: int) -> None:
    """The next question of a walking dwarf, if there is anything to choose."""
    field = s.at[seat]
    if field < 0:
        return
    if any_web(s):
        if (s.moves and can_step(s, field)) or cuts(s, seat):
            s.agenda.append(MOVE[seat])
    elif s.moves and s.board.near[field]:
        s.agenda.append(MOVE[seat])


def steps(s: SabState, field: int) -> list[int]:
    """The fields one move away, webs considered."""
    return [other for other in s.board.near[field] if not blocked(s, field, other)]


def can_step(s: SabState, field: int) -> bool:
    for other in s.board.near[field]:
        if not blocked(s, field, other):
            return True
    return False


class StrideNewAxe(SabAuto):
    """Step 2 under the switch of RU-28, after an axe was laid before the own dwarf in step 1."""

    def run(self, s: SabState) -> None:
        if not cards_out_at_once(s):
            set_out(s, s.active)
            go_on_with_new_axe(s, s.active)


def go_on_with_new_axe(s: SabState, seat: int) -> None:
    """As long as the dwarf stands where it stood when the axe was laid, only older axes cut (RU-28)."""
    field = s.at[seat]
    if field >= 0 and ((s.moves and can_step(s, field)) or older_cuts(s, seat)):
        s.agenda.append(MoveNewAxe(seat))


def older_cuts(s: SabState, seat: int) -> list[int]:
    return cuts(s, seat) if s.axes[seat] > 1 else []


class GoOn(SabAuto):
    def run(self, s: SabState) -> None:
        go_on(s, s.active)


class Move(SabStep):
    """D10: a neighbouring field, or halt; D11: an axe on a web beside the dwarf."""

    def actions(self, s: SabState) -> list[int]:
        field = s.at[self.seat]
        actions = [HALT]
        if any_web(s):
            if s.moves:
                for other in steps(s, field):
                    actions.append(WALK + (other & 7) + (other >> 3) * BLOCK)
            return actions + cuts(s, self.seat)
        if s.moves:
            for other in s.board.near[field]:
                actions.append(WALK + (other & 7) + (other >> 3) * BLOCK)
        return actions

    def apply(self, s: SabState, action: int) -> None:
        if action >= WALK:
            walk(s, self.seat, (action - WALK) // BLOCK * FIELDS + (action - WALK) % BLOCK)
        elif action >= CUT:
            cut(s, self.seat, action - CUT)
            go_on(s, self.seat)


class MoveNewAxe(Move):
    """D10 and D11 under the switch of RU-28: the axe laid in this turn waits until the dwarf has moved."""

    def actions(self, s: SabState) -> list[int]:
        actions = [HALT]
        if s.moves:
            for other in steps(s, s.at[self.seat]):
                actions.append(WALK + (other & 7) + (other >> 3) * BLOCK)
        return actions + older_cuts(s, self.seat)

    def apply(self, s: SabState, action: int) -> None:
        if CUT <= action < CUT + 3:
            cut(s, self.seat, action - CUT)
            go_on_with_new_axe(s, self.seat)
        else:
            super().apply(s, action)


def walk(s: SabState, seat: int, field: int) -> None:
    """One step, and its consequences in their order: bridge or tunnel, creatures, exit (R10.4)."""
    board = s.board
    cell = field >> 3
    before = s.at[seat]
    if cell in board.down:
        s.moves = 0  # R11.4
        enter_goal(s, seat, board.down[cell], side_towards(cell, before >> 3))
        return
    s.at[seat] = field
    s.moves -= 1
    mark = board.mark(field)
    if mark < BRIDGE and field not in s.creature_at:
        if s.loud:
            s.say(SAY_WALKED, seat, field)
        go_on(s, seat)
        return
    s.agenda.append(GO_ON)
    s.agenda.append(MEET[seat * 3])
    if mark == BRIDGE and (board.mark(before) != BRIDGE or before >> 3 != cell):  # RU-5
        lose_card(s, seat)
        if s.loud:
            s.say(SAY_BRIDGE, seat, cell, s.limit[seat])
    elif mark == TUNNEL:
        if lose_nugget(s, seat):
            if s.loud:
                s.say(SAY_TUNNEL, seat, cell, s.gold[seat])
        elif s.loud:
            s.say(SAY_TUNNEL_FREE, seat, cell)
    elif s.loud and mark != EXIT:
        s.say(SAY_WALKED, seat, field)


def side_towards(cell: int, other: int) -> int:
    for side in range(4):
        if BESIDE[cell * 4 + side] == other:
            return side
    raise ValueError(f"cells {cell} and {other} are not side by side")


# -- creatures on the field ----------------------------------------------------------------------------------------


class Meet(SabStep):
    """The entering dwarf is attacked by the creatures on the field, one after the other (R10.5), then may leave."""

    def __init__(self, who: int, creature: int) -> None:
        super().__init__(AUTO)
        self.who = who
        self.creature = creature

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.creature)

    def run(self, s: SabState) -> None:
        meet(s, self.who, self.creature)


def meet(s: SabState, seat: int, first: int) -> None:
    """Each creature from `first` on; only the player of the dwarf is asked for an axe (R9.9)."""
    field = s.at[seat]
    for creature in range(first, 3):
        if s.creature_at[creature] == field:
            s.moves = 0
            s.agenda.append(MEET[seat * 3 + creature + 1] if creature < 2 else ARRIVE[seat])
            if s.axes[seat]:
                s.agenda.append(FEND[seat * 3 + creature])
            else:
                attack_one(s, seat, creature)
            return
    arrive(s, seat)


class Fend(CreatureStep):
    """D12: use the axe against a creature that the dwarf has come upon. Its movement has ended either way (RU-6)."""

    def actions(self, s: SabState) -> list[int]:
        return [KEEP_AXE, USE_AXE]

    def apply(self, s: SabState, action: int) -> None:
        if action == USE_AXE:
            use_axe(s, self.seat, self.creature)
        else:
            attack_one(s, self.seat, self.creature)


class Arrive(SabStep):
    def __init__(self, who: int) -> None:
        super().__init__(AUTO)
        self.who = who

    def fields(self) -> tuple[int, ...]:
        return (self.who,)

    def run(self, s: SabState) -> None:
        arrive(s, self.who)


def arrive(s: SabState, seat: int) -> None:
    """Last comes the exit (RU-12)."""
    if s.board.mark(s.at[seat]) == EXIT:
        leave(s, seat)


# -- goal cards ----------------------------------------------------------------------------------------------------


class GoalStep(SabStep):
    """`who` enters the goal card of a corner by a side."""

    def __init__(self, seat: int, who: int, corner: int, side: int) -> None:
        super().__init__(seat)
        self.who = who
        self.corner = corner
        self.side = side

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.who, self.corner, self.side)


class Uncover(GoalStep):
    """C1: what lies in the corner, if nobody has looked before."""

    def chance(self, s: SabState) -> Chance:
        return goal_chance(s, self.corner)

    def apply(self, s: SabState, action: int) -> None:
        s.goals[self.corner] = action
        enter_goal(s, self.who, self.corner, self.side)


class TurnGoal(GoalStep):
    """D13: which way round."""

    def actions(self, s: SabState) -> list[int]:
        return [TURN_GOAL, TURN_GOAL + 1]

    def apply(self, s: SabState, action: int) -> None:
        reveal(s, self.who, self.corner, self.side, action - TURN_GOAL)


def goal_chance(s: SabState, corner: int) -> Chance:
    return Chance("goal", corner, [goal for goal in range(4) if goal not in s.goals], ALL_GOALS)


def enter_goal(s: SabState, seat: int, corner: int, side: int) -> None:
    """The card is revealed and turned to be open on the side of entry (R11.1, R11.2)."""
    goal = s.goals[corner]
    if goal < 0:
        s.agenda.append(Uncover(CHANCE, seat, corner, side))
        return
    s.goal_knows[corner] = s.everybody
    mask = s.deck.mask
    design = GOAL + goal
    if s.loud:
        if s.deck.vein[design] >= 0:
            s.say(SAY_REVEALED_VEIN, seat, corner)
        else:
            s.say(SAY_REVEALED, seat, corner, goal)
    if not mask[design * 2 + 1] >> side & 1:
        reveal(s, seat, corner, side, 0)
    elif not mask[design * 2] >> side & 1:
        reveal(s, seat, corner, side, 1)
    else:
        upright, turned = fits(s, corner, design * 2), fits(s, corner, design * 2 + 1)
        if upright != turned:
            reveal(s, seat, corner, side, 0 if upright else 1)
        elif not s.deck.turns[design]:
            reveal(s, seat, corner, side, 0)
        else:
            s.agenda.append(TurnGoal(seat, seat, corner, side))


def corner_cell(s: SabState, corner: int) -> int:
    for cell in s.board.down:
        if s.board.down[cell] == corner:
            return cell
    raise ValueError(f"the goal card of corner {corner} is not face down")


def fits(s: SabState, corner: int, code: int) -> bool:
    """Whether a goal card, so turned, fits all face-up cards beside it."""
    cell = corner_cell(s, corner)
    for side in range(4):
        other = s.board.cards.get(BESIDE[cell * 4 + side], -1)
        if other >= 0 and (s.deck.door[other * 4 + (side ^ 2)] >= 0) != (s.deck.mask[code] >> side & 1 == 1):
            return False
    return True


def reveal(s: SabState, seat: int, corner: int, side: int, turn: int) -> None:
    """The dwarf stands on the first field (R11.4); a creature on the card does, too, and attacks (R11.6)."""
    cell = corner_cell(s, corner)
    design = GOAL + s.goals[corner]
    first = cell * FIELDS + s.deck.door[(design * 2 + turn) * 4 + side]
    s.board = s.board.with_goal(cell, design * 2 + turn)
    put_nugget(s, cell, design)
    for creature in range(3):
        if s.creature_at[creature] >> 3 == cell:
            s.creature_at[creature] = first
    s.at[seat] = first
    s.agenda.append(GO_ON)
    meet(s, seat, 0)


# -- gold ----------------------------------------------------------------------------------------------------------


def put_nugget(s: SabState, cell: int, design: int) -> bool:
    """A vein that comes into the cave gets its nugget (R4.8, R11.5): whether it is one."""
    if s.deck.vein[design] < 0:
        return False
    s.nuggets = inserted(s.nuggets, cell * FIELDS + s.deck.vein[design])
    return True


def settle_vein(s: SabState, seat: int) -> None:
    """The movement has ended: a nugget on the field is taken, and the clan card turned up (R6.6, R10.9)."""
    field = nugget_at(s, s.at[seat])
    if field >= 0:
        s.nuggets = without(s.nuggets, field)
        s.gold[seat] += 1
        showed = show_clan(s, seat)
        if s.loud:
            if showed:
                s.say(SAY_TOOK_NUGGET_SHOWED, seat, field >> 3, s.clan[seat])
            else:
                s.say(SAY_TOOK_NUGGET, seat, field >> 3)


def nugget_at(s: SabState, field: int) -> int:
    """The nugget that a dwarf takes whose movement ends on a field: of that field, or of its card (RU-33); or -1."""
    if field in s.nuggets:
        return field
    if s.rules & VEIN_CARD:
        for nugget in s.nuggets:
            if nugget >> 3 == field >> 3:
                return nugget
    return -1


def show_clan(s: SabState, seat: int) -> bool:
    """The clan card is turned up: whether it was not before."""
    if s.clan_knows[seat] == s.everybody:
        return False
    s.clan_knows[seat] = s.everybody
    return True


# -- the exit ------------------------------------------------------------------------------------------------------


def leave(s: SabState, seat: int) -> None:
    """The dwarf leaves (R11.8), which may end the game (R13.2); the first one looks at the cards put aside (R11.9)."""
    s.at[seat] = -1
    s.lying &= ~(1 << seat)
    s.moves = 0
    s.left.append(seat)
    showed = show_clan(s, seat)
    if s.loud:
        if showed:
            s.say(SAY_LEFT_SHOWED, seat, s.gold[seat], s.clan[seat])
        else:
            s.say(SAY_LEFT, seat, s.gold[seat])
    side = side_out(s)
    if side >= 0:
        finish_side(s, side)
    elif len(s.left) == 1:
        for slot in range(len(s.pool()) - 1, s.players - 1, -1):
            s.agenda.append(LookAside(seat, slot))


class LookAside(SabStep):
    """C2: a clan card that was put aside, for the first leaver alone."""

    def __init__(self, who: int, slot: int) -> None:
        super().__init__(CHANCE)
        self.who = who
        self.slot = slot

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.slot)

    def chance(self, s: SabState) -> Chance:
        return clan_chance(s, self.slot)

    def audience(self, s: SabState) -> int:
        return 1 << self.who

    def apply(self, s: SabState, action: int) -> None:
        s.aside = inserted(s.aside, action)
        if s.loud:
            s.say(SAY_ASIDE, self.who, action, audience=1 << self.who)


def clan_chance(s: SabState, slot: int) -> Chance:
    """The clan card at a slot: by seats, then those put aside."""
    rest = s.pool()
    for card in s.clan:
        if card >= 0:
            rest = without(rest, card)
    for card in s.aside:
        rest = without(rest, card)
    return Chance("clan", slot, list(rest), s.pool())


ALL_GOALS: Final[tuple[int, ...]] = (0, 1, 2, 3)
STRIDE: Final[AnyStep] = Stride()
STRIDE_NEW_AXE: Final[AnyStep] = StrideNewAxe()
GO_ON: Final[AnyStep] = GoOn()
MOVE: Final[tuple[AnyStep, ...]] = tuple([Move(seat) for seat in range(8)])
MEET: Final[tuple[AnyStep, ...]] = tuple([Meet(seat, creature) for seat in range(8) for creature in range(3)])
FEND: Final[tuple[AnyStep, ...]] = tuple([Fend(seat, creature) for seat in range(8) for creature in range(3)])
ARRIVE: Final[tuple[AnyStep, ...]] = tuple([Arrive(seat) for seat in range(8)])

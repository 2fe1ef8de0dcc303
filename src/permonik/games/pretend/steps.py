"""What happens in Pretend, step by step (docs/rules/pretend.md)."""

from __future__ import annotations

from typing import Final

from permonik.games.pretend.actions import (
    BACK,
    BURY,
    CANARY,
    DECK,
    DRAW,
    EAT,
    FACES,
    GAS,
    GO_WITHOUT,
    GUESS,
    LEAVE,
    PASS,
    PAY,
    SAY_ATE,
    SAY_ATE_THIS,
    SAY_BURIED,
    SAY_BURIED_THIS,
    SAY_CANARY,
    SAY_DREW,
    SAY_FIRST,
    SAY_GOT,
    SAY_GUESSED,
    SAY_GUESSED_RIGHT,
    SAY_PAID,
    SAY_PASSED,
    SAY_ROLLED,
    SAY_SEARCHED,
    SAY_SNATCHED,
    SAY_SOLD,
    SAY_WENT_WITHOUT,
    SEARCH,
    SELL,
    SHOW_CANARY,
    SNATCH,
    TAKE,
    VALUE,
)
from permonik.games.pretend.state import HAND_LIMIT, PretendState, cards_of
from permonik.kernel.chance import Chance
from permonik.kernel.pile import move_unseen, put_unseen, reveal
from permonik.kernel.step import AUTO, CHANCE, EVERYONE, AnyStep, Step


class PretendStep(Step[PretendState]):
    """The root of all steps here."""


class FirstPlayer(PretendStep):
    """Who begins (R2.4)."""

    def __init__(self, seat: int = CHANCE) -> None:
        super().__init__(seat)

    def chance(self, s: PretendState) -> Chance:
        return Chance("first", 0, list(range(len(s.miners))))

    def apply(self, s: PretendState, action: int) -> None:
        s.active = action
        if s.loud:
            s.say(SAY_FIRST, action)
        for seat in reversed(s.seats_from(action)):
            s.agenda.append(DRAW_UNSEEN[seat * 2 + 1])
            s.agenda.append(DRAW_UNSEEN[seat * 2])


class Turn(PretendStep):
    """A turn begins with a guess and the die (R3.1); after the last turn of a round comes supper (R5.1)."""

    def __init__(self, seat: int = AUTO) -> None:
        super().__init__(seat)

    def run(self, s: PretendState) -> None:
        begin_turn(s)


class NextTurn(PretendStep):
    def __init__(self, seat: int = AUTO) -> None:
        super().__init__(seat)

    def run(self, s: PretendState) -> None:
        players = len(s.miners)
        s.turns += 1
        s.active = (s.active + 1) % players
        if s.turns < players * s.rounds:
            begin_turn(s)


def begin_turn(s: PretendState) -> None:
    agenda = s.agenda
    agenda.append(NEXT_TURN)
    if (s.turns + 1) % len(s.miners) == 0:
        agenda.append(SUPPER)
    agenda.append(ACT[s.active])
    agenda.append(ROLL)
    agenda.append(NAME_FACE[s.active])


class Guess(PretendStep):
    """The player names a face before the throw (R3.1)."""

    def actions(self, s: PretendState) -> list[int]:
        return [GUESS, GUESS + GAS]

    def apply(self, s: PretendState, action: int) -> None:
        s.guess = action - GUESS
        if s.loud:
            s.say(SAY_GUESSED, self.seat, s.guess)


class Roll(PretendStep):
    def __init__(self, seat: int = CHANCE) -> None:
        super().__init__(seat)

    def chance(self, s: PretendState) -> Chance:
        return THROW[s.turns]

    def apply(self, s: PretendState, action: int) -> None:
        if s.loud:
            s.say(SAY_ROLLED, s.active, action)
        if action == s.guess:  # before the gas, so that the coin can pay for air (R3.4)
            s.miners[s.active].coins += 1
            if s.loud:
                s.say(SAY_GUESSED_RIGHT, s.active)
        s.guess = -1
        if action == GAS:
            players = len(s.miners)
            for behind in range(players - 1, -1, -1):
                s.agenda.append(BREATHE[(s.active + behind) % players])


class Breathe(PretendStep):
    """Gas: pay, show the canary, or take soot (R3.2). Secret: the number of answers would betray the canary (R3.3)."""

    def secret(self) -> bool:
        return True

    def actions(self, s: PretendState) -> list[int]:
        me = s.miners[self.seat]
        actions = [PAY] if me.coins else []
        if CANARY in me.hand.cards:
            actions.append(SHOW_CANARY)
        actions.append(GO_WITHOUT)
        return actions

    def apply(self, s: PretendState, action: int) -> None:
        if action == SHOW_CANARY:
            hand = s.miners[self.seat].hand
            hand.take(hand.cards.index(CANARY))
            discard(s, CANARY)
            if s.loud:
                s.say(SAY_CANARY, self.seat)
        else:
            pay_or_go_without(s, self.seat, action)


class Act(PretendStep):
    """One action a turn (R4.1)."""

    def actions(self, s: PretendState) -> list[int]:
        me = s.miners[self.seat]
        actions = [PASS]
        if len(me.hand.cards) < HAND_LIMIT:
            for stack in range(2):
                if s.stacks[stack].cards:
                    actions.append(DRAW + stack)
                    if me.coins:
                        actions.append(SEARCH + stack)
        for card in me.hand.cards:
            actions.append(SELL + card)
        for card in me.hand.cards:
            actions.append(BURY + card)
        return actions

    def audience(self, s: PretendState) -> int:
        return 1 << self.seat  # which card is buried is nobody else's business (H2)

    def apply(self, s: PretendState, action: int) -> None:
        me = s.miners[self.seat]
        if action >= BURY:
            self.bury(s, action - BURY)
        elif action >= SELL:
            card = action - SELL
            me.hand.take(me.hand.cards.index(card))
            reveal(s.sets, card, EVERYONE)
            me.coins += VALUE[card]
            s.offered = card
            if s.loud:
                s.say(SAY_SOLD, self.seat, card, VALUE[card])
            s.agenda.append(OFFER[(self.seat + 1) % len(s.miners)])
        elif action >= SEARCH:
            me.coins -= 1
            if s.loud:
                s.say(SAY_SEARCHED, self.seat, action - SEARCH)
            s.agenda.append(LOOK[self.seat * 2 + action - SEARCH])
        elif action >= DRAW:
            self.draw(s, action - DRAW)
        elif s.loud:
            s.say(SAY_PASSED, self.seat)

    def draw(self, s: PretendState, stack: int) -> None:
        """The top card (R4.2). The dealer is asked only if nobody knows it yet."""
        if s.stacks[stack].cards[0] < 0:
            s.agenda.append(DRAW_UNSEEN[self.seat * 2 + stack])
        else:
            draw(s, self.seat, stack)

    def bury(self, s: PretendState, card: int) -> None:
        """Face down under the stack of its back, for a coin (R4.5)."""
        me = s.miners[self.seat]
        me.coins += 1
        card, knows = move_unseen(s.sets, me.hand, me.hand.cards.index(card), 1 << self.seat, len(s.miners) + 1, BACK)
        s.stacks[BACK[card]].put(card, knows)
        if s.loud:
            s.say(SAY_BURIED, self.seat, BACK[card])
            s.say(SAY_BURIED_THIS, card, audience=1 << self.seat)


def draw(s: PretendState, who: int, number: int) -> None:
    """A top card that somebody has seen goes to the hand."""
    stack = s.stacks[number]
    knows = stack.knows[0] | 1 << who
    card = stack.take(0)
    if s.sets:
        reveal(s.sets, card, 1 << who)
        put_unseen(s.sets, s.miners[who].hand, card, knows, len(s.miners) + 1, BACK)
    else:
        s.miners[who].hand.put_sorted(card, knows)
    if s.loud:
        s.say(SAY_DREW, who, number)
        s.say(SAY_GOT, card, audience=1 << who)


class Uncover(PretendStep):
    """A seat sees a card that nobody had seen."""

    def __init__(self, who: int, stack: int, at: int) -> None:
        super().__init__(CHANCE)
        self.who = who
        self.stack = stack
        self.at = at

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.stack, self.at)

    def chance(self, s: PretendState) -> Chance:
        slot = ~s.stacks[self.stack].cards[self.at]
        return Chance(DECK[self.stack], slot, cards_of(s.unseen[self.stack]), s.decks[self.stack])

    def audience(self, s: PretendState) -> int:
        return 1 << self.who

    def apply(self, s: PretendState, action: int) -> None:
        s.unseen[self.stack] &= ~(1 << action)
        s.stacks[self.stack].turn(self.at, action)


class DrawUnseen(Uncover):
    """The top card, which goes to the hand at once."""

    def __init__(self, who: int, stack: int) -> None:
        super().__init__(who, stack, 0)

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.stack)

    def apply(self, s: PretendState, action: int) -> None:
        s.unseen[self.stack] &= ~(1 << action)
        s.stacks[self.stack].turn(0, action)
        draw(s, self.who, self.stack)


class Look(PretendStep):
    """Looks through a whole stack (R4.3): what nobody has seen is uncovered card by card, then one is taken."""

    def __init__(self, who: int, stack: int) -> None:
        super().__init__(AUTO)
        self.who = who
        self.stack = stack

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.stack)

    def run(self, s: PretendState) -> None:
        stack = s.stacks[self.stack]
        which = self.who * 2 + self.stack
        unseen = [UNCOVER[which][at] for at, card in enumerate(stack.cards) if card < 0]
        if unseen:
            s.agenda.append(self)
            s.agenda.extend(reversed(unseen))
            return
        seats = 1 << self.who
        stack.knows = [knows | seats for knows in stack.knows]
        if s.sets:
            for card in stack.cards:
                reveal(s.sets, card, seats)
        s.agenda.append(TAKE_ONE[which])


class TakeOne(PretendStep):
    def __init__(self, seat: int, stack: int) -> None:
        super().__init__(seat)
        self.stack = stack

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.stack)

    def actions(self, s: PretendState) -> list[int]:
        return [TAKE + card for card in s.stacks[self.stack].cards]

    def audience(self, s: PretendState) -> int:
        return 1 << self.seat

    def apply(self, s: PretendState, action: int) -> None:
        stack = s.stacks[self.stack]
        at = stack.cards.index(action - TAKE)
        card, knows = move_unseen(s.sets, stack, at, 1 << self.seat, len(s.miners) + 1, BACK)
        put_unseen(s.sets, s.miners[self.seat].hand, card, knows, len(s.miners) + 1, BACK)
        if s.loud:
            s.say(SAY_GOT, card, audience=1 << self.seat)


class Offer(PretendStep):
    """The next player may snatch what is being sold, in another's turn (R4.4)."""

    def __init__(self, who: int) -> None:
        super().__init__(AUTO)
        self.who = who

    def fields(self) -> tuple[int, ...]:
        return (self.who,)

    def run(self, s: PretendState) -> None:
        buyer = s.miners[self.who]
        if buyer.coins > VALUE[s.offered] and len(buyer.hand.cards) < HAND_LIMIT:
            s.agenda.append(SNATCH_IT[self.who])
        else:
            discard(s, s.offered)
            s.offered = -1


class Snatch(PretendStep):
    def actions(self, s: PretendState) -> list[int]:
        return [LEAVE, SNATCH]

    def apply(self, s: PretendState, action: int) -> None:
        card = s.offered
        s.offered = -1
        if action == LEAVE:
            discard(s, card)
            return
        me = s.miners[self.seat]
        me.coins -= VALUE[card] + 1
        me.hand.put_sorted(card, (2 << len(s.miners)) - 1)  # every seat, and the spectators
        if s.loud:
            s.say(SAY_SNATCHED, self.seat, card, VALUE[card] + 1)


class Supper(PretendStep):
    """All eat at the same time (R5.1)."""

    def __init__(self, seat: int = AUTO) -> None:
        super().__init__(seat)

    def run(self, s: PretendState) -> None:
        s.together(EAT_ALL[: len(s.miners)])


class Eat(PretendStep):
    """Pay, go without, or eat a card, face down (R5.2)."""

    def actions(self, s: PretendState) -> list[int]:
        me = s.miners[self.seat]
        actions = [PAY] if me.coins else []
        actions.append(GO_WITHOUT)
        for card in me.hand.cards:
            actions.append(EAT + card)
        return actions

    def audience(self, s: PretendState) -> int:
        return 1 << self.seat

    def apply(self, s: PretendState, action: int) -> None:
        if action < EAT:
            pay_or_go_without(s, self.seat, action)
            return
        me = s.miners[self.seat]
        at = me.hand.cards.index(action - EAT)
        card, knows = move_unseen(s.sets, me.hand, at, 1 << self.seat, len(s.miners) + 1, BACK)
        put_unseen(s.sets, me.eaten, card, knows, len(s.miners) + 1, BACK)
        if s.loud:
            s.say(SAY_ATE, self.seat, BACK[card])
            s.say(SAY_ATE_THIS, card, audience=1 << self.seat)


def pay_or_go_without(s: PretendState, seat: int, action: int) -> None:
    """A coin, or soot."""
    if action == PAY:
        s.miners[seat].coins -= 1
    else:
        s.miners[seat].soot += 1
    if s.loud:
        s.say(SAY_PAID if action == PAY else SAY_WENT_WITHOUT, seat)


def discard(s: PretendState, card: int) -> None:
    """Face up, for all to see (H1)."""
    reveal(s.sets, card, EVERYONE)
    s.discard.append(card)


# A step never changes, so one of each serves every game: by seat, or by seat and stack.
FIRST_PLAYER: Final[AnyStep] = FirstPlayer()
FIRST_TURN: Final[AnyStep] = Turn()
NEXT_TURN: Final[AnyStep] = NextTurn()
ROLL: Final[AnyStep] = Roll()
SUPPER: Final[AnyStep] = Supper()
NAME_FACE: Final[tuple[AnyStep, ...]] = tuple([Guess(seat) for seat in range(4)])
ACT: Final[tuple[AnyStep, ...]] = tuple([Act(seat) for seat in range(4)])
DRAW_UNSEEN: Final[tuple[AnyStep, ...]] = tuple([DrawUnseen(seat, stack) for seat in range(4) for stack in range(2)])
LOOK: Final[tuple[AnyStep, ...]] = tuple([Look(seat, stack) for seat in range(4) for stack in range(2)])
UNCOVER: Final[tuple[tuple[AnyStep, ...], ...]] = tuple(
    [tuple([Uncover(seat, stack, at) for at in range(6)]) for seat in range(4) for stack in range(2)]
)
TAKE_ONE: Final[tuple[AnyStep, ...]] = tuple([TakeOne(seat, stack) for seat in range(4) for stack in range(2)])
OFFER: Final[tuple[AnyStep, ...]] = tuple([Offer(seat) for seat in range(4)])
SNATCH_IT: Final[tuple[AnyStep, ...]] = tuple([Snatch(seat) for seat in range(4)])
BREATHE: Final[tuple[AnyStep, ...]] = tuple([Breathe(seat) for seat in range(4)])
EAT_ALL: Final[list[AnyStep]] = [Eat(seat) for seat in range(4)]

THROW: Final[tuple[Chance, ...]] = tuple([Chance("die", turn, FACES) for turn in range(4 * 6)])

STEPS: dict[str, type[PretendStep]] = {
    step.__name__: step
    for step in (
        FirstPlayer,
        Turn,
        NextTurn,
        Guess,
        Roll,
        Breathe,
        Act,
        Uncover,
        DrawUnseen,
        Look,
        TakeOne,
        Offer,
        Snatch,
        Supper,
        Eat,
    )
}

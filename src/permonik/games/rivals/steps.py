"""All steps by name: the way back from what an agenda says."""

from __future__ import annotations

from typing import Final

from permonik.games.rivals.acting import Act
from permonik.games.rivals.action_cards import DiscardPlayed
from permonik.games.rivals.building import ChoosePlace, ChooseSite, PlaceCard, SaveOne
from permonik.games.rivals.centre import DrawRegion, LayAbove, PlaceSettlement, ScoutAbove, ScoutBelow
from permonik.games.rivals.course import (
    BeginTurn,
    ChooseStack,
    DrawOne,
    DrawOrSearch,
    EndTurn,
    ExchangeCard,
    PutBack,
    Rearrange,
    Replenish,
    StartRoll,
)
from permonik.games.rivals.dice import (
    AtMarket,
    BeforeRoll,
    ProduceGold,
    Resolve,
    ResolveEvent,
    RollEvent,
    RollProduction,
)
from permonik.games.rivals.effects.base import SetDie, SwapFirst, SwapSecond
from permonik.games.rivals.effects.built import ChooseTithe, SinkShip, UseLibrary
from permonik.games.rivals.effects.gold import ChooseLoot, GiveBack, HowMuchGold, HowMuchLoot
from permonik.games.rivals.effects.progress import ChooseBathHouse, Fetch
from permonik.games.rivals.effects.turmoil import Betray, Burn, DefenceRoll, Defend, LoseUnit
from permonik.games.rivals.events import AnswerRiots, Buy, BuyAgain, RevealCard, RevealMoon, RiotsFor
from permonik.games.rivals.expansions import PutUnder
from permonik.games.rivals.feuds import AnswerFeud, LoseBuilding, PickBuilding, PickHandCard
from permonik.games.rivals.searching import Draw, DrawUnseen, Look, TakeCard, Uncover
from permonik.games.rivals.stores import (
    Because,
    Gain,
    NameType,
    Pay,
    Receive,
    RivalsStep,
    Store,
    StoreProduced,
    TakeIn,
    TakeTo,
)

STEPS: Final[dict[str, type[RivalsStep]]] = {
    step.__name__: step
    for step in (
        # stores
        *(Pay, Gain, Receive, Store, NameType, TakeIn, TakeTo, StoreProduced, Because),
        # cards
        *(Uncover, DrawUnseen, Draw, Look, TakeCard),
        # course
        *(StartRoll, ChooseStack, Rearrange, BeginTurn, EndTurn, Replenish),
        *(DrawOne, PutBack, ExchangeCard, DrawOrSearch),
        # dice and events
        *(BeforeRoll, SetDie, RollProduction, RollEvent, Resolve, ResolveEvent, ProduceGold, AtMarket),
        *(RevealCard, RevealMoon, Buy, BuyAgain, RiotsFor, AnswerRiots),
        *(AnswerFeud, PickBuilding, LoseBuilding, PickHandCard),
        # actions
        *(Act, DrawRegion, PlaceSettlement, LayAbove, ScoutAbove, ScoutBelow),
        *(ChooseSite, ChoosePlace, SaveOne, PlaceCard, SinkShip, ChooseTithe, UseLibrary, PutUnder),
        *(DiscardPlayed, SwapFirst, SwapSecond, ChooseLoot, HowMuchLoot, HowMuchGold, GiveBack),
        *(ChooseBathHouse, Fetch, Defend, DefenceRoll, LoseUnit, Burn, Betray),
    )
}

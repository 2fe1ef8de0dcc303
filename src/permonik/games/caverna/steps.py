"""All steps by name, for the way back from their codes."""

from __future__ import annotations

from permonik.games.caverna import anytime, course, deeds, farming, flow, furnishing, gaining, harvest, placing, trading
from permonik.kernel.step import AnyStep

STEPS: dict[str, type[AnyStep]] = {
    step.__name__: step
    for step in (
        course.StartPlayer,
        course.NewRound,
        course.TurnUpCard,
        course.DrawCard,
        course.TurnUpMarker,
        course.DrawMarker,
        course.Prepare,
        course.BeforeIncome,
        course.Income,
        course.Keep,
        course.Work,
        course.ReturnHome,
        course.GrowUp,
        course.LastExchanges,
        course.BeforeScoring,
        course.Finish,
        flow.PlaceDwarf,
        flow.Imitate,
        flow.Parts,
        flow.NextPart,
        deeds.Deed,
        farming.Sow,
        deeds.Forge,
        deeds.Expedition,
        deeds.Onward,
        farming.BreedLoot,
        trading.Trade,
        trading.Market,
        furnishing.ChooseRoom,
        furnishing.ChooseCavern,
        furnishing.PayRoom,
        placing.ChooseTwin,
        placing.PlaceTwin,
        placing.PlaceHalf,
        placing.PlaceSingle,
        placing.Fence,
        placing.FenceSecond,
        placing.BuildStable,
        anytime.MoreGold,
        gaining.MakeRoom,
        harvest.Harvest,
        harvest.SkipOne,
        harvest.Feed,
        harvest.BeforeBreeding,
        harvest.Breed,
    )
}

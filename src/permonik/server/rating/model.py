"""The arithmetic of ratings: from what came of one game to the ratings after it. Knows no table and no database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from permonik.server.rating.anchors import BOT, anchor

MEAN: Final = 25.0
DEVIATION: Final = MEAN / 3
SURE: Final = 4.5  # a rating with a larger deviation is provisional
POINTS: Final = 40  # on the page a rating is a whole number: 1000 for whoever is new
SIDE: Final = "side:"

MODEL: Final = PlackettLuce(mu=MEAN, sigma=DEVIATION)


class Rating(NamedTuple):
    """`games` and `won`: counted for the list, the arithmetic does not need them."""

    mu: float = MEAN
    sigma: float = DEVIATION
    games: int = 0
    won: int = 0

    @property
    def points(self) -> int:
        return round(self.mu * POINTS)

    @property
    def margin(self) -> int:
        """The true strength lies within it 19 times out of 20, as far as the games tell."""
        return round(2 * self.sigma * POINTS)

    @property
    def provisional(self) -> bool:
        return self.sigma > SURE


class Outcome(NamedTuple):
    """What came of a game, seat by seat. `places`: 1 is the best, equals share theirs.

    `sides`: seats of the same side win together; where everybody plays alone each has its own. `parts`: the part that
    a seat had (loyal, saboteur), "" where there are none. `left`: the seats whose people did not play to the end.
    """

    players: tuple[str, ...]
    places: tuple[int, ...]
    sides: tuple[int, ...]
    parts: tuple[str, ...]
    left: tuple[int, ...] = ()
    won: tuple[int, ...] = ()


def rate(pool: str, known: Mapping[str, Rating], outcome: Outcome) -> dict[str, Rating]:
    """The ratings that a game has changed. Bots are anchors: theirs stay."""
    seats = range(len(outcome.players))
    fresh = by_sides(pool, known, outcome) if has_sides(outcome) else alone(pool, known, outcome)
    for seat in seats:
        player = outcome.players[seat]
        before, after = known.get(player, Rating()), fresh[player]
        fresh[player] = after._replace(games=before.games + 1, won=before.won + int(seat in outcome.won))
    return {player: rating for player, rating in fresh.items() if not player.startswith(BOT)}


def has_sides(outcome: Outcome) -> bool:
    return len(set(outcome.sides)) < len(outcome.sides)


def alone(pool: str, known: Mapping[str, Rating], outcome: Outcome) -> dict[str, Rating]:
    """Everybody for themselves; who has left is behind all others."""
    last = len(outcome.players) + 1
    places = [last if seat in outcome.left else place for seat, place in enumerate(outcome.places)]
    teams = [[player] for player in outcome.players]
    return dict(zip(outcome.players, [team[0] for team in rated(pool, known, teams, places)], strict=True))


def by_sides(pool: str, known: Mapping[str, Rating], outcome: Outcome) -> dict[str, Rating]:
    """Side against side, each with a player who is not there: the part that it has to play.

    The strengths of a side add up, so three would always be thought stronger than two, and lose rating for as long as
    they do not win as often as that. What the numbers and parts of a side are worth is learned like a player's rating.
    Who has left has lost, whatever the own side has achieved; the others get what it has achieved.
    """
    sides = sorted(set(outcome.sides))
    seats = {side: [seat for seat, own in enumerate(outcome.sides) if own == side] for side in sides}
    names = {side: side_name(outcome, seats[side]) for side in sides}
    places = [min(outcome.places[seat] for seat in seats[side]) for side in sides]
    alike = len(set(names.values())) == 1
    teams = [[*[outcome.players[seat] for seat in seats[side]], *([] if alike else [names[side]])] for side in sides]
    fresh: dict[str, Rating] = {}
    for team, after in zip(teams, rated(pool, known, teams, places), strict=True):
        fresh.update(zip(team, after, strict=True))
    for side in sides:
        gone = [seat for seat in seats[side] if seat in outcome.left]
        if gone:
            lost = [2 if other == side else 1 for other in sides]
            after = rated(pool, known, teams, lost)[sides.index(side)]
            fresh.update({outcome.players[seat]: after[seats[side].index(seat)] for seat in gone})
    return fresh


def side_name(outcome: Outcome, seats: Sequence[int]) -> str:
    """The player who stands for a side: so many of each part, against so many others."""
    parts = sorted(outcome.parts[seat] for seat in seats)
    counted = "+".join(f"{parts.count(part)}{part}" for part in sorted(set(parts)))
    return f"{SIDE}{counted}/{len(outcome.players) - len(seats)}"


def rated(
    pool: str, known: Mapping[str, Rating], teams: Sequence[Sequence[str]], places: Sequence[int]
) -> list[list[Rating]]:
    players = sum(not name.startswith(SIDE) for team in teams for name in team)
    before = [
        [MODEL.rating(*start(pool, known, name, players, len(team))[:2], name) for name in team] for team in teams
    ]
    after = MODEL.rate(before, ranks=[float(place) for place in places])
    return [[Rating(one.mu, one.sigma) for one in team] for team in after]


def start(pool: str, known: Mapping[str, Rating], player: str, players: int, size: int) -> Rating:
    """The rating with which somebody comes to a game."""
    if player.startswith(BOT):
        return Rating(*anchor(pool, player))
    if player.startswith(SIDE) and player not in known:
        missing = players - (size - 1)  # so that at first both sides are thought equal
        return Rating(MEAN * missing)
    return known.get(player, Rating())

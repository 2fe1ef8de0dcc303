"""The strategy that proposes weights: CMA-ES, of the library `cma`, which is imported when it is needed."""

from __future__ import annotations

import math
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from permonik.errors import PermonikError

SMALLEST = 4  # candidates: half of them are parents, and a single parent teaches no shape


class NoStrategy(PermonikError):
    """The library is not installed."""


@contextmanager
def quiet() -> Iterator[None]:
    """The library warns of much that is no matter here: it cannot draw, or few games told the candidates apart."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def usual_population(dimensions: int) -> int:
    """The one that its authors recommend."""
    return 4 + int(3 * math.log(dimensions))


class Strategy:
    """Begins at 0 in all dimensions. It proposes points and is told what they were worth: the more, the better.

    The same seed and worths give the same points. It has random numbers of its own, so that nobody else's matter.
    """

    def __init__(self, dimensions: int, sigma: float, population: int, seed: int) -> None:
        try:
            with quiet():
                import cma
                import numpy
        except ImportError:
            raise NoStrategy("tuning needs cma, which is not installed: pip install 'permonik[tune]'") from None
        rng = numpy.random.default_rng(seed)

        def normal(*shape: int) -> Any:
            return rng.standard_normal(shape)

        settings = {"popsize": population, "randn": normal, "seed": math.nan, "verbose": -9}
        with quiet():
            self.strategy: Any = cma.CMAEvolutionStrategy([0.0] * dimensions, sigma, settings)
        self.asked: list[Any] = []

    def ask(self) -> list[list[float]]:
        with quiet():
            self.asked = self.strategy.ask()
        return [[float(x) for x in point] for point in self.asked]

    def tell(self, worths: Sequence[float]) -> None:
        """In the order of the points that were asked for last. The library looks for the least."""
        with quiet():
            self.strategy.tell(self.asked, [-worth for worth in worths])

    def mean(self) -> list[float]:
        """The middle of where it looks: many games chose it, while the best of all candidates was mostly lucky."""
        return [float(x) for x in self.strategy.mean]

    def sigma(self) -> float:
        return float(self.strategy.sigma)

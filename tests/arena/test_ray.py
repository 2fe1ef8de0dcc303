"""The arena on a cluster. Ray itself is no tool of development: a stand-in with its few calls plays its part here."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from permonik.arena.plan import make_plan, tasks
from permonik.arena.pool import NoCluster, run_here, run_on_ray
from permonik.arena.table import Played

PLAN = make_plan("pretend", 2, None, ["random", "random"], 9)


class Remote:
    def __init__(self, cluster: Cluster, function: Callable[..., Any]) -> None:
        self.cluster = cluster
        self.function = function

    def remote(self, *arguments: Any) -> int:
        self.cluster.begun.append(lambda: self.function(*arguments))
        number = len(self.cluster.begun) - 1
        self.cluster.open.add(number)
        self.cluster.most = max(self.cluster.most, len(self.cluster.open))
        return number


class Cluster(ModuleType):
    """Games end in another order than they began."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.begun: list[Callable[[], Any]] = []
        self.open: set[int] = set()
        self.most = 0
        self.cancelled: list[int] = []
        self.up = False

    def init(self, address: str | None, log_to_driver: bool) -> None:
        if address == "nowhere:1":
            raise ConnectionError("nobody answers")
        self.up = True

    def shutdown(self) -> None:
        self.up = False

    def remote(self, function: Callable[..., Any]) -> Remote:
        return Remote(self, function)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def wait(self, references: list[int]) -> tuple[list[int], list[int]]:
        return references[-1:], references[:-1]

    def get(self, references: list[int]) -> list[Any]:
        self.open -= set(references)
        return [self.begun[number]() for number in references]

    def cancel(self, reference: int) -> None:
        self.cancelled.append(reference)


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Cluster:
    found = Cluster()
    monkeypatch.setitem(sys.modules, "ray", found)
    return found


def without_clock(played: Played) -> dict[str, Any]:
    return {name: part for name, part in played.items() if name != "seconds"}


def test_the_same_games_as_here_whatever_order_they_end_in(cluster: Cluster) -> None:
    there = sorted(run_on_ray(PLAN, tasks(PLAN), "local"), key=lambda one: one["number"])
    here = run_here(PLAN, tasks(PLAN), 1)
    assert [without_clock(one) for one in there] == [without_clock(one) for one in here]
    assert cluster.most == 4  # two for each core, so that nobody waits
    assert not cluster.up


def test_who_has_seen_enough_leaves_no_games_behind(cluster: Cluster) -> None:
    results = run_on_ray(PLAN, tasks(PLAN), "head:6379")
    next(results)
    results.close()
    assert len(cluster.begun) == 4
    assert sorted(cluster.cancelled) == [0, 1, 2]
    assert not cluster.up


@pytest.mark.usefixtures("cluster")
def test_a_cluster_that_does_not_answer_is_named() -> None:
    with pytest.raises(NoCluster, match="nowhere:1"):
        list(run_on_ray(PLAN, tasks(PLAN), "nowhere:1"))


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r"permonik\[cluster\]"):
        list(run_on_ray(PLAN, tasks(PLAN), "local"))

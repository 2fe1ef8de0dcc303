"""Many games on several processor cores that do not wait for each other.

    from permonik.envs.pool import GamePool
    pool = GamePool("rivals", num_envs=64, processes=2)
    pool.reset(seed=7)
    while learning:
        games, rows, rewards, ended, cut, info = pool.recv()     # a share of the games, as soon as it is there
        pool.send(games, answers(rows, info["action_mask"]))     # it goes on while you look at the next one

A `ProcessVectorEnv` steps all its games at once, so that whoever is ready waits for the others. Here every process has
two shares: while the caller looks at one of them, the other is played. The caller is one of the processes: it plays a
share of its own whenever no other one is ready, so that nobody competes with the players for a core. In which order
shares come is up to the processors; within a share the same answers give the same games.
"""

from __future__ import annotations

import os
from multiprocessing.connection import wait
from typing import Any, Final

from permonik.envs.needs import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error.name or "numpy") from None

from permonik.envs.gymnasium import SeatVectorEnv
from permonik.envs.processes import CALLER, LOOKS, NAP, Alone, Helper, Share
from permonik.envs.sharing import Sheets
from permonik.kernel.errors import PermonikError

SHARES: Final = 2  # of each process: one is played while the other is answered

Ready = tuple[slice, NDArray[np.uint8], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class GamePool(Alone):
    """Games in processes, answered share by share; the other arguments are those of a `SeatVectorEnv`.

    Processes are started anew, not forked: a script that makes one has its `if __name__ == "__main__":`.
    """

    def __init__(
        self, game: str, num_envs: int = 2, processes: int | None = None, copy: bool = True, **table: Any
    ) -> None:
        count = min(num_envs // SHARES, processes or os.cpu_count() or 1)
        if count < 1:
            raise PermonikError(f"a pool has at least {SHARES} games and one process")
        table |= {"game": game}
        one = SeatVectorEnv(num_envs=1, **table)
        self.seating = one.seating
        self.single_observation_space = one.single_observation_space
        self.single_action_space = one.single_action_space
        self.num_envs = num_envs
        self.copy = copy
        shares = SHARES * count
        edges = [num_envs * number // shares for number in range(shares + 1)]
        # Shares are counted from 1, as processes are: the line before belongs to the caller.
        self.bounds = {number: (edges[number - 1], edges[number]) for number in range(1, shares + 1)}
        self.sheets = Sheets(num_envs, self.seating.observation.size, self.seating.actions, shares + 1)
        self.helpers: dict[int, Helper] = {}  # by share
        self.own: dict[int, Share] = {}
        self.under_way: list[int] = []  # shares, in the order in which they were answered
        self.played: set[int] = set()  # own ones among them that are ready
        try:
            for process in range(1, count):
                theirs = [number for number in self.bounds if number % count == process]
                helper = Helper(process, self.sheets, {number: self.bounds[number] for number in theirs}, table)
                self.helpers |= dict.fromkeys(theirs, helper)
            for number in self.bounds.keys() - self.helpers.keys():
                self.own[number] = Share(self.sheets, *self.bounds[number], table)
            for helper in self.processes():
                helper.expect()
        except BaseException:
            self.close()
            raise

    def reset(self, *, seed: int | list[int | None] | None = None) -> None:
        """Deals all games; all shares are ready then. A seed is that of the first game, a list has those of all."""
        if isinstance(seed, list) and len(seed) != self.num_envs:
            raise PermonikError(f"{self.num_envs} games have {self.num_envs} deals, not {len(seed)}")
        for number in self.under_way:
            if number in self.helpers:
                self.helpers[number].wait(number)
        deals: dict[int, int | list[int | None] | None] = {}
        for number, (first, last) in self.bounds.items():
            deals[number] = seed[first:last] if isinstance(seed, list) else None if seed is None else seed + first
        for helper in self.processes():
            helper.reset({number: deals[number] for number in helper.calls})
        for number, share in self.own.items():
            share.reset(deals[number])
        for helper in self.processes():
            helper.expect()
        for results in (self.sheets.rewards, self.sheets.ended, self.sheets.cut, self.sheets.illegal):
            results[:] = 0
        self.under_way = list(self.bounds)
        self.played = set(self.own)

    def recv(self) -> Ready:
        """A share that is ready: which games, and of these what `ProcessVectorEnv.step` hands out of all."""
        if not self.under_way:
            raise PermonikError("every share of the pool waits for its answers: send them, or reset the pool")
        number = self.next_ready()
        self.under_way.remove(number)
        first, last = self.bounds[number]
        games = slice(first, last)
        sheets = self.sheets
        info: dict[str, Any] = {"action_mask": self.handed(sheets.masks[games]).view(np.int8)}
        over = sheets.ended[games] | sheets.cut[games]
        if over.any():
            final = np.empty(last - first, dtype=object)
            for place in np.flatnonzero(over):
                final[place] = sheets.final[first + place].copy()
            info |= {"final_obs": final, "_final_obs": over, "illegal": sheets.illegal[games].copy()}
        ended, cut = sheets.ended[games].copy(), sheets.cut[games].copy()
        return games, self.handed(sheets.rows[games]), sheets.rewards[games].copy(), ended, cut, info

    def send(self, games: slice, actions: NDArray[np.int64]) -> None:
        """The answers for the games of a share, as `recv` has named them."""
        number = next((share for share, bounds in self.bounds.items() if bounds == (games.start, games.stop)), 0)
        if not number or number in self.under_way:
            raise PermonikError(f"the games {games.start} to {games.stop} are no share that waits for answers")
        self.sheets.actions[games] = actions
        self.under_way.append(number)
        if number in self.helpers:
            self.helpers[number].step(number)

    def close(self) -> None:
        """Ends the processes, and gives back the memory that they share."""
        for helper in self.processes():
            helper.close()
        for share in self.own.values():
            share.close()
        self.own.clear()
        self.sheets.close()

    # -- inside ------------------------------------------------------------------------------------------------------

    def processes(self) -> list[Helper]:
        return list(dict.fromkeys(self.helpers.values()))

    def next_ready(self) -> int:
        """One that another process has played; else one of the caller's own, which it plays now."""
        own = 0
        for number in self.under_way:
            if number in self.own:
                own = own or number
            elif self.helpers[number].stepped(number):
                return number
        if not own:
            return self.awaited()
        if own in self.played:
            self.played.remove(own)
        else:
            self.own[own].step()
        return own

    def awaited(self) -> int:
        """Looks for a while, then sleeps until a process rings: cores are for those who play."""
        asleep = self.sheets.asleep
        while True:
            for _ in range(LOOKS // 20):
                for number in self.under_way:
                    if self.helpers[number].stepped(number):
                        return number
            asleep[CALLER, 0] = 1
            busy = {self.helpers[number].line: self.helpers[number] for number in self.under_way}
            if not any(self.helpers[number].stepped(number) for number in self.under_way):
                for line in wait(list(busy), NAP):
                    busy[line].heard()  # type: ignore[index]
            asleep[CALLER, 0] = 0

    def handed(self, array: NDArray[np.uint8]) -> NDArray[np.uint8]:
        return array.copy() if self.copy else array

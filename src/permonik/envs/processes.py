"""Many games on several processor cores: what `SeatVectorEnv` does, shared out over processes.

    from permonik.envs.processes import ProcessVectorEnv
    env = ProcessVectorEnv("rivals", num_envs=64, processes=2)

The caller is one of the processes: it steps the first share itself while the others step theirs. Games are dealt,
stepped and dealt anew as in a `SeatVectorEnv` of each share, so the same seed and number of processes give the same
games.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import sys
import time
import traceback
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Any, Final, NoReturn

from permonik.envs.needs import missing

try:
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error.name or "gymnasium") from None

from permonik.envs.chair import MakeOpponent
from permonik.envs.gymnasium import SeatVectorEnv
from permonik.envs.sharing import Sheets
from permonik.kernel.errors import PermonikError

LOOKS: Final = 2000  # at the number of the next call, before a process goes to sleep; about a tenth of a millisecond
NAP: Final = 0.05  # seconds until a sleeping process looks by itself; it is rung for before
BELL: Final = b"!"
DONE: Final = b"."
CALLER: Final = 0  # the number of the process that all others play for


class ProcessEnded(PermonikError):
    """A process of an environment is gone or has failed."""


class NoCopy(PermonikError):
    """Games that are played in processes of their own were to be copied or pickled."""


class Alone:
    """There is one of it: processes and the memory that they have in common belong to whoever made them."""

    def __reduce__(self) -> NoReturn:
        raise NoCopy(
            f"a {type(self).__name__} cannot be copied or pickled, since its games are played in several processes; "
            "make another one with the same arguments, or take a SeatVectorEnv"
        )


class Share:
    """The games `first` to `last` of an environment, in whichever process."""

    def __init__(self, sheets: Sheets, first: int, last: int, table: Mapping[str, Any]) -> None:
        self.sheets, self.first, self.last = sheets, first, last
        self.games = SeatVectorEnv(num_envs=last - first, copy=False, **table)
        self.games.write_into(sheets.rows[first:last], sheets.masks[first:last])

    def reset(self, seed: int | list[int | None] | None) -> None:
        self.games.reset(seed=seed)

    def step(self) -> None:
        here = slice(self.first, self.last)
        sheets = self.sheets
        _, rewards, ended, cut, info = self.games.step(sheets.actions[here])
        sheets.rewards[here], sheets.ended[here], sheets.cut[here] = rewards, ended, cut
        sheets.illegal[here] = info.get("illegal", False)
        if "final_obs" in info:
            for number in np.flatnonzero(info["_final_obs"]):
                sheets.final[self.first + number] = info["final_obs"][number]

    def close(self) -> None:
        self.games.close()


class Helper:
    """A process that holds one share or several, seen from the caller. `bounds`: the games of each, by its number."""

    def __init__(
        self, number: int, sheets: Sheets, bounds: Mapping[int, tuple[int, int]], table: Mapping[str, Any]
    ) -> None:
        self.number, self.sheets = number, sheets
        self.calls = dict.fromkeys(bounds, 0)
        context = multiprocessing.get_context("spawn")  # a fork would copy the learner's threads in mid-air
        self.line, theirs = context.Pipe()
        arguments = (theirs, number, sheets, dict(bounds), dict(table))
        self.process = context.Process(target=serve, args=arguments, daemon=True)
        self.process.start()
        theirs.close()

    def step(self, share: int) -> None:
        self.calls[share] += 1
        self.sheets.asked[share, 0] = self.calls[share]
        if self.sheets.asleep[self.number, 0]:
            self.send(BELL)

    def stepped(self, share: int) -> bool:
        return bool(self.sheets.answered[share, 0] == self.calls[share])

    def wait(self, share: int) -> None:
        """Until the step is done. Looks, and after a while leaves the core to others between two looks."""
        looks = 0
        while not self.stepped(share):
            looks += 1
            if looks > LOOKS:
                give_way()
                if looks % LOOKS == 0 and (self.line.poll() or not self.process.is_alive()):
                    self.heard()

    def reset(self, deals: Mapping[int, int | list[int | None] | None]) -> None:
        """By the numbers of the shares. `expect` tells when it is done."""
        self.send(pickle.dumps(deals))

    def send(self, words: bytes) -> None:
        try:
            self.line.send_bytes(words)
        except OSError:
            raise self.gone() from None

    def expect(self) -> None:
        """Until what was asked for in words is done."""
        while self.heard() == BELL:
            pass

    def heard(self) -> bytes:
        """The next word: that something is done, or a bell, after which one looks. What failed there is raised here."""
        try:
            words = self.line.recv_bytes()
        except (EOFError, OSError):
            raise self.gone() from None
        if words not in (BELL, DONE):
            raise ProcessEnded(f"process {self.number} of the environment failed:\n{words.decode()}")
        return words

    def gone(self) -> ProcessEnded:
        return ProcessEnded(f"process {self.number} of the environment has ended; make a new environment")

    def close(self) -> None:
        self.line.close()
        self.process.join(5)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def serve(
    line: Connection, number: int, sheets: Sheets, bounds: dict[int, tuple[int, int]], table: dict[str, Any]
) -> None:
    """The life of a process with its shares: it ends with the line to its caller."""
    try:
        shares = {share: Share(sheets, first, last, table) for share, (first, last) in bounds.items()}
        done = dict.fromkeys(shares, 0)
        line.send_bytes(DONE)
        while True:
            call = next_call(line, sheets, number, done)
            if isinstance(call, int):
                shares[call].step()
                done[call] = done.pop(call) + 1  # the others are looked at first, next time
                sheets.answered[call, 0] = done[call]
                if sheets.asleep[CALLER, 0]:
                    line.send_bytes(BELL)
            else:
                for share, deals in pickle.loads(call).items():
                    shares[share].reset(deals)
                line.send_bytes(DONE)
    except (EOFError, ConnectionError, KeyboardInterrupt):
        return
    except Exception:
        line.send_bytes(traceback.format_exc().encode())


def next_call(line: Connection, sheets: Sheets, number: int, done: Mapping[int, int]) -> int | bytes:
    """The share that is to be stepped. Else something in words."""
    asked, asleep = sheets.asked, sheets.asleep
    while True:
        for _ in range(LOOKS):
            for share, count in done.items():
                if asked[share, 0] != count:
                    return share
        asleep[number, 0] = 1
        nothing = all(asked[share, 0] == count for share, count in done.items())
        rung = nothing and line.poll(NAP)
        asleep[number, 0] = 0
        if rung and (words := line.recv_bytes()) != BELL:
            return words


def give_way() -> None:
    if sys.platform == "win32":
        time.sleep(0)
    else:
        os.sched_yield()


class ProcessVectorEnv(Alone, VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[Any]]):
    """`SeatVectorEnv` over several processes, the caller's own among them; the other arguments are the same.

    Processes are started anew, not forked: a script that makes one has its `if __name__ == "__main__":`.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        processes: int | None = None,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "score",
        seat: int = 0,
        opponents: MakeOpponent | None = None,
        illegal_reward: float = -1.0,
        copy: bool = True,
        memory: bool = True,
    ) -> None:
        count = min(num_envs, processes or os.cpu_count() or 1)
        if count < 1:
            raise PermonikError("an environment has at least one game and one process")
        table = {
            "game": game,
            "players": players,
            "options": options,
            "rewards": rewards,
            "seat": seat,
            "opponents": opponents,
            "illegal_reward": illegal_reward,
            "memory": memory,
        }
        one = SeatVectorEnv(num_envs=1, **table)  # type: ignore[arg-type]
        self.seating = one.seating
        self.num_envs = num_envs
        self.copy = copy
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.render_mode = None
        self.single_observation_space = one.single_observation_space
        self.single_action_space = one.single_action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.sheets = Sheets(num_envs, self.seating.observation.size, self.seating.actions, count)
        bounds = [num_envs * number // count for number in range(count + 1)]
        self.firsts = bounds[1:-1]
        self.helpers: list[Helper] = []
        try:
            for number in range(1, count):
                share = {number: (bounds[number], bounds[number + 1])}
                self.helpers.append(Helper(number, self.sheets, share, table))
            self.own = Share(self.sheets, 0, bounds[1], table)
            self.listen()
        except BaseException:
            self.close()
            raise

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """With a seed: game n gets the deal of seed + n; a list has the deals themselves."""
        if isinstance(seed, list) and len(seed) != self.num_envs:
            raise PermonikError(f"{self.num_envs} games have {self.num_envs} deals, not {len(seed)}")
        super().reset(seed=seed if isinstance(seed, int) else None)
        for helper, first, last in zip(self.helpers, self.firsts, [*self.firsts[1:], self.num_envs], strict=True):
            deals = seed[first:last] if isinstance(seed, list) else None if seed is None else seed + first
            helper.reset({helper.number: deals})
        self.own.reset(seed[: self.own.last] if isinstance(seed, list) else seed)
        self.listen()
        return self.handed(self.sheets.rows), self.info()

    def listen(self) -> None:
        for helper in self.helpers:
            helper.expect()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.uint8], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        sheets = self.sheets
        sheets.actions[:] = actions
        for helper in self.helpers:
            helper.step(helper.number)
        self.own.step()
        for helper in self.helpers:
            helper.wait(helper.number)
        over = sheets.ended | sheets.cut
        info = self.info()
        if over.any():
            final = np.empty(self.num_envs, dtype=object)
            for number in np.flatnonzero(over):
                final[number] = sheets.final[number].copy()
            info |= {"final_obs": final, "_final_obs": over, "illegal": sheets.illegal.copy()}
        return self.handed(sheets.rows), sheets.rewards.copy(), sheets.ended.copy(), sheets.cut.copy(), info

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.handed(self.sheets.masks).view(np.int8)}

    def handed(self, array: NDArray[np.uint8]) -> NDArray[np.uint8]:
        return array.copy() if self.copy else array

    def close_extras(self, **kwargs: Any) -> None:
        for helper in self.helpers:
            helper.close()
        if hasattr(self, "own"):
            self.own.close()
            del self.own
        self.sheets.close()

"""Mutants: break the engine on purpose, in one small place, and see whether the right tests notice.

    python tools/mutants.py                    a random sample of 20
    python tools/mutants.py --all              every mutant of tests/mutants/*.toml
    python tools/mutants.py --only ID...       these
    python tools/mutants.py --list             what there is, and whether it still fits the source
    python tools/mutants.py --proved FILE      what passed in that run (`--citations`) of this source passes unbroken

A mutant is an entry like

    [[mutant]]
    id = "furnish-ignores-colour"
    file = "src/permonik/games/cave_vs_cave/steps.py"
    find = "orange > blue"                     # occurs exactly once, or `nth = 2` says which one
    replace = "True"
    game = "cave-vs-cave"
    breaks = ["R6.6.4", "EX-9"]                # of each of these some citing test must fail

where the kernel and the contract say `tests = ["tests/contract/test_views.py::test_hiding"]` (each must
fail) in place of `game` and `breaks`. Either may add `args = ["-k", "two players"]` for pytest. A mutant of the page
has a `file` in web/src, or a text that the page shows, and `tests` of Vitest: a file, or
`web/src/lib/x.test.ts::the whole name of a test`.

Killed: the tests failed as named, or hung. Survived: some did not. Stale: the text to
find, or a test to run, is gone. Broken: the tests could not even be imported, which proves nothing.
"""

import argparse
import compileall
import importlib.util
import json
import os
import py_compile
import queue
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

PACKAGE: Final = Path("src/permonik")
PAGE: Final = Path("web/src")
VITEST: Final = Path("web/node_modules/vitest/vitest.mjs")
CATALOGUE: Final = Path("tests/mutants")
WAITING: Final = 10  # times the limit: for tests that hang without working, by the clock on the wall
MEMORY: Final = 4 << 20  # kilobytes
CONTRACT: Final = "tests/contract"
SEEDS: Final = "30"  # of the contract suite: more than any other run has, so that what breaks seldom is noticed, too
KEYS: Final = {"id", "file", "find", "replace", "nth", "game", "breaks", "tests", "args"}


class MutantsError(Exception):
    """The catalogue or the clean tree is not in order; nothing can be said about mutants."""


@dataclass(frozen=True)
class Mutant:
    id: str
    file: Path
    find: str
    replace: str
    nth: int  # 0: the only one
    game: str
    breaks: tuple[str, ...]
    tests: tuple[str, ...]
    args: tuple[str, ...]

    @property
    def of_page(self) -> bool:
        """Whether Vitest runs its tests; the file may be one of the texts that the page shows."""
        return any(test.startswith(f"{PAGE.as_posix()}/") for test in self.tests)

    def mutate(self, text: str) -> str | None:
        """The text with the change, or None if it no longer fits."""
        pieces = text.split(self.find)
        found = len(pieces) - 1
        if found < max(self.nth, 1) or (self.nth == 0 and found > 1):
            return None
        at = max(self.nth, 1)
        return self.find.join(pieces[:at]) + self.replace + self.find.join(pieces[at:])


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    word: str  # killed, survived, stale, broken
    why: str
    seconds: float = 0.0


@dataclass(frozen=True)
class Outcome:
    """What one run of pytest or Vitest said."""

    said: dict[str, Any]  # the record of permonik.testing.plugin; empty if none was written
    hung: bool
    output: str


def read_catalogue(root: Path) -> list[Mutant]:
    mutants: list[Mutant] = []
    for file in sorted((root / CATALOGUE).glob("*.toml")):
        try:
            entries = tomllib.loads(file.read_text(encoding="utf-8")).get("mutant", [])
        except tomllib.TOMLDecodeError as error:
            raise MutantsError(f"{file.name}: {error}") from error
        mutants += [read_entry(entry, file.name) for entry in entries]
    ids = [mutant.id for mutant in mutants]
    twice = sorted({one for one in ids if ids.count(one) > 1})
    if twice:
        raise MutantsError(f"ids used twice: {', '.join(twice)}")
    return mutants


def read_entry(entry: dict[str, Any], where: str) -> Mutant:
    name = f"{where}: {entry.get('id', 'a mutant without id')}"
    if unknown := set(entry) - KEYS:
        raise MutantsError(f"{name}: unknown keys {', '.join(sorted(unknown))}")
    if missing := {"id", "file", "find", "replace"} - set(entry):
        raise MutantsError(f"{name}: missing {', '.join(sorted(missing))}")
    if bool(entry.get("breaks")) == bool(entry.get("tests")):
        raise MutantsError(f"{name}: give either breaks or tests")
    if entry.get("breaks") and not entry.get("game"):
        raise MutantsError(f"{name}: breaks needs a game")
    if not entry["find"] or entry["find"] == entry["replace"]:
        raise MutantsError(f"{name}: changes nothing")
    file = Path(entry["file"])
    if ".." in file.parts or not (file.is_relative_to(PACKAGE) or file.is_relative_to(PAGE)):
        raise MutantsError(f"{name}: {file} does not lie in {PACKAGE} or {PAGE}")
    page = [test.startswith(f"{PAGE.as_posix()}/") for test in entry.get("tests", ())]
    if (file.is_relative_to(PAGE) and not any(page)) or (any(page) and (entry.get("args") or not all(page))):
        raise MutantsError(f"{name}: a mutant of the page has tests of the page, and nothing else")
    return Mutant(
        entry["id"],
        file,
        entry["find"],
        entry["replace"],
        entry.get("nth", 0),
        entry.get("game", ""),
        tuple(entry.get("breaks", ())),
        tuple(entry.get("tests", ())),
        tuple(entry.get("args", ())),
    )


def read_proved(file: Path) -> dict[str, Any]:
    said: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    if "passed" not in said or said["failing"] or said["failed"] or said["broken"]:
        raise MutantsError(f"{file} is not of a run in which everything passed")
    return said


class Workshop:
    """A copy of the package that may be broken, and pytest runs on it; of the page too, and Vitest, if it is wanted.

    The checkout is never touched.
    """

    def __init__(self, root: Path, folder: Path, page: bool) -> None:
        self.root = root
        self.folder = folder
        self.package = folder / PACKAGE
        shutil.copytree(root / PACKAGE, self.package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        # Compiled once and checked by content, every run imports quickly and a change is always seen;
        # time stamps would miss two changes within one second.
        checked = py_compile.PycInvalidationMode.CHECKED_HASH
        compileall.compile_dir(self.package, quiet=2, invalidation_mode=checked)
        if page:
            shutil.copytree(root / "web", folder / "web", ignore=shutil.ignore_patterns("node_modules"))
            (folder / "web/node_modules").symlink_to(root / "web/node_modules")

    def run(self, mutant: Mutant, tests: Iterable[str], limit: int) -> Outcome:
        if mutant.of_page:
            return self.vitest(tests, limit)
        return self.pytest(tests, ["-n0", *mutant.args] if has_xdist() else mutant.args, limit)

    def vitest(self, tests: Iterable[str], limit: int | None) -> Outcome:
        report = self.folder / "vitest.json"
        report.unlink(missing_ok=True)
        files = sorted({test.partition("::")[0].removeprefix("web/") for test in tests})
        command = ["node", str(self.root / VITEST), "run", "--reporter=json", f"--outputFile={report}", *files]
        if limit:
            command = ["sh", "-c", f'ulimit -S -t {limit}; exec "$@"', "sh", *command]
        output, code = finish(command, self.folder / "web", dict(os.environ), limit)
        if code is None or code == -signal.SIGXCPU:
            return Outcome({}, True, output)
        if not report.is_file():
            return Outcome({}, False, output)
        said: dict[str, Any] = {"failing": [], "passing": [], "failed": {}, "broken": False}
        for file in json.loads(report.read_text(encoding="utf-8"))["testResults"]:
            # A name of a file is absolute: it may be spelled by way of a link.
            name = Path(file["name"]).resolve().relative_to(self.folder.resolve()).as_posix()
            said["broken"] = said["broken"] or not file["assertionResults"]
            for test in file["assertionResults"]:
                said["passing" if test["status"] == "passed" else "failing"].append(f"{name}::{test['fullName']}")
        return Outcome(said, False, output)

    def pytest(self, tests: Iterable[str], options: Iterable[str], limit: int | None) -> Outcome:
        record = self.folder / "citations.json"
        record.unlink(missing_ok=True)
        command = [sys.executable, "-m", "pytest", "-q", "--tb=line", "-p", "no:cacheprovider"]
        # Without its pytest plugin Hypothesis is imported by those tests only that use it: half a second.
        command += ["-p", "no:hypothesispytest", f"--citations={record}", *options, *tests]
        env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        env.setdefault("PERMONIK_SEEDS", SEEDS)
        inherited = [env["PYTHONPATH"]] if env.get("PYTHONPATH") else []
        env["PYTHONPATH"] = os.pathsep.join([str(self.package.parent), *inherited])
        env["PYTHONDONTWRITEBYTECODE"] = "1"
        env["HYPOTHESIS_STORAGE_DIRECTORY"] = str(self.folder / "hypothesis")
        if limit:
            # Processor time, because a busy machine must not make a slow test look like a hang; and
            # memory, because an endless loop may collect as it goes.
            limits = f"ulimit -S -t {limit}; ulimit -S -v {MEMORY} 2>/dev/null"
            command = ["sh", "-c", f'{limits}; exec "$@"', "sh", *command]
        output, code = finish(command, self.root, env, limit)
        if code is None or code == -signal.SIGXCPU:
            return Outcome({}, True, output)
        said = json.loads(record.read_text(encoding="utf-8")) if record.is_file() else {}
        if said and not Path(said["package"]).is_relative_to(self.folder.resolve()):
            raise MutantsError(f"the tests import {said['package']} and not the copy that is to be broken")
        return Outcome(said, False, output)

    def judge(self, mutant: Mutant, tests: list[str], limit: int) -> Verdict:
        """Break the copy, run the tests, repair the copy."""
        file = self.folder / mutant.file
        whole = file.read_bytes()
        broken = mutant.mutate(whole.decode("utf-8"))
        assert broken is not None, "stale mutants are sorted out before"
        began = time.monotonic()
        file.write_bytes(broken.encode("utf-8"))
        try:
            outcome = self.run(mutant, tests, limit)
        finally:
            file.write_bytes(whole)
        word, why = verdict(mutant, outcome, limit)
        return Verdict(mutant, word, why, time.monotonic() - began)


def finish(command: list[str], folder: Path, env: dict[str, str], limit: int | None) -> tuple[str, int | None]:
    """What a command printed, and its exit status; None where it hung by the clock on the wall."""
    running = subprocess.Popen(
        command,
        cwd=folder,
        env=env,
        text=True,
        start_new_session=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    try:
        output, _ = running.communicate(timeout=WAITING * limit if limit else None)
    except subprocess.TimeoutExpired:
        os.killpg(running.pid, signal.SIGKILL)  # with whatever the tests had started
        output, _ = running.communicate()
        return output, None
    return output, running.returncode


def verdict(mutant: Mutant, outcome: Outcome, limit: int) -> tuple[str, str]:
    if outcome.hung:
        return "killed", f"ran past {limit} s"
    if not outcome.said or outcome.said["broken"]:
        tail = outcome.output.strip().splitlines()[-4:]
        return "broken", "the tests could not be imported: " + " / ".join(tail)
    noticed = outcome.said["failed"].get(mutant.game, {})
    silent = [one for one in mutant.breaks if one not in noticed]
    failing = outcome.said["failing"]
    silent += [test for test in mutant.tests if not any(within(node, test) for node in failing)]
    if silent:
        return "survived", "nothing failed for " + ", ".join(silent)
    return "killed", ", ".join(mutant.breaks or mutant.tests)


def within(node: str, test: str) -> bool:
    """Is this node the named test, a case of it, or inside the named file or class?"""
    return node == test or node.startswith((test + "[", test + "::"))


def has_xdist() -> bool:
    return importlib.util.find_spec("xdist") is not None


def stale(root: Path, mutant: Mutant) -> str:
    """Why the mutant no longer fits the source; empty if it does."""
    file = root / mutant.file
    if not file.is_file():
        return f"{mutant.file} is gone"
    text = file.read_text(encoding="utf-8")
    if mutant.mutate(text) is None:
        return f"{mutant.find!r} occurs {text.count(mutant.find)} times in {mutant.file}"
    return ""


class Hunt:
    """Sets a number of mutants loose and reports what happened to each."""

    def __init__(
        self, root: Path, mutants: list[Mutant], jobs: int, limit: int, proved: dict[str, Any] | None = None
    ) -> None:
        """`proved`: what a whole run on this very source has written down."""
        self.root = root
        self.mutants = mutants
        self.jobs = jobs
        self.limit = limit
        self.proved = proved

    def run(self) -> list[Verdict]:
        with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
            # Resolved, because the runs compare the package they import with it.
            place = Path(folder).resolve()
            page = any(mutant.of_page for mutant in self.mutants)
            if page and not (self.root / VITEST).is_file():
                raise MutantsError("mutants of the page need its tools: run npm ci in web/")
            shops = [Workshop(self.root, place / str(at), page) for at in range(min(self.jobs, len(self.mutants)) or 1)]
            cited = self.collect(shops[0]) if any(mutant.breaks for mutant in self.mutants) else {}
            verdicts: list[Verdict] = []
            work: list[tuple[Mutant, list[str]]] = []
            for mutant in self.mutants:
                uncited = [one for one in mutant.breaks if one not in cited.get(mutant.game, {})]
                why = stale(self.root, mutant)
                if not why and uncited:
                    why = f"no test of {mutant.game} cites {', '.join(uncited)}"
                if why:
                    verdicts.append(Verdict(mutant, "stale", why))
                    tell(verdicts[-1])
                else:
                    tests = {test for one in mutant.breaks for test in cited[mutant.game][one]}
                    work.append((mutant, [*sorted(tests), *mutant.tests]))
            self.check_clean(shops[0], work)
            return verdicts + self.judge_all(shops, work)

    def collect(self, shop: Workshop) -> dict[str, dict[str, list[str]]]:
        if self.proved:
            passed: dict[str, dict[str, list[str]]] = self.proved["passed"]
            return passed
        outcome = shop.pytest(["tests"], ["--collect-only"], None)
        if "collected" not in outcome.said or outcome.said["broken"]:
            raise MutantsError("the tests cannot be collected:\n" + outcome.output)
        collected: dict[str, dict[str, list[str]]] = outcome.said["collected"]
        return collected

    def check_clean(self, shop: Workshop, work: list[tuple[Mutant, list[str]]]) -> None:
        """A test that fails anyway kills nothing. One run for all; extra arguments get a run of their own."""
        runs: dict[tuple[bool, tuple[str, ...]], set[str]] = {}
        for mutant, its_tests in work:
            runs.setdefault((mutant.of_page, mutant.args), set()).update(its_tests)
        if self.proved and (False, ()) in runs:
            runs[False, ()] -= self.passed_already(runs[False, ()])
        for (of_page, args), tests in runs.items():
            if not tests:
                continue
            parallel = ["-n", str(self.jobs)] if has_xdist() and self.jobs > 1 and len(tests) > 20 else []
            outcome = shop.vitest(tests, None) if of_page else shop.pytest(sorted(tests), [*parallel, *args], None)
            said = outcome.said
            if not said or said["broken"] or said["failing"] or said["failed"]:
                raise MutantsError("the tests do not pass on the unbroken engine:\n" + outcome.output)
            idle = sorted(test for test in tests if not any(within(node, test) for node in said["passing"]))
            if idle:
                raise MutantsError(f"not executed on the unbroken engine: {', '.join(idle)}")

    def passed_already(self, tests: Iterable[str]) -> set[str]:
        """Those that need no run of their own. The contract had fewer seeds there."""
        assert self.proved is not None
        whole = set(self.proved["passing"])
        whole |= {node.partition("[")[0] for node in whole}
        return {test for test in tests if test in whole and not test.startswith(CONTRACT)}

    def judge_all(self, shops: list[Workshop], work: list[tuple[Mutant, list[str]]]) -> list[Verdict]:
        free: queue.SimpleQueue[Workshop] = queue.SimpleQueue()
        for shop in shops:
            free.put(shop)

        def one(mutant: Mutant, tests: list[str]) -> Verdict:
            shop = free.get()
            try:
                found = shop.judge(mutant, tests, self.limit)
            finally:
                free.put(shop)
            tell(found)
            return found

        with ThreadPoolExecutor(len(shops)) as pool:
            return list(pool.map(one, *zip(*work, strict=True))) if work else []


def tell(found: Verdict) -> None:
    print(f"{found.word:<9} {found.mutant.id:<40} {found.seconds:5.1f} s  {found.why}", flush=True)


def show(root: Path, mutants: list[Mutant]) -> int:
    fit = True
    for mutant in mutants:
        why = stale(root, mutant)
        fit = fit and not why
        said = f"STALE: {why}" if why else ", ".join(mutant.breaks or mutant.tests)
        print(f"{mutant.id:<40} {mutant.game or '-':<14} {said}")
    print(f"{len(mutants)} mutants")
    return 0 if fit else 1


def select(mutants: list[Mutant], chosen: argparse.Namespace) -> list[Mutant]:
    if chosen.only:
        known = {mutant.id: mutant for mutant in mutants}
        if missing := [one for one in chosen.only if one not in known]:
            raise MutantsError(f"no such mutant: {', '.join(missing)}")
        return [known[one] for one in chosen.only]
    if chosen.all or chosen.list:
        return mutants
    seed = random.SystemRandom().randrange(10**6) if chosen.seed is None else chosen.seed
    print(f"a sample of {min(chosen.sample, len(mutants))} of {len(mutants)} mutants, seed {seed}")
    return random.Random(seed).sample(mutants, min(chosen.sample, len(mutants)))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="break the engine in small ways and see whether the tests notice")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--all", action="store_true", help="every mutant")
    which.add_argument("--sample", type=int, default=20, metavar="N", help="N at random (20)")
    which.add_argument("--only", nargs="+", metavar="ID", help="these mutants")
    which.add_argument("--list", action="store_true", help="list the catalogue and break nothing")
    parser.add_argument("--seed", type=int, help="of the sample; printed if not given")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="mutants at the same time (2)")
    parser.add_argument("--limit", type=int, default=30, metavar="S", help="processor seconds for one mutant (30)")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parents[1], help="the checkout")
    parser.add_argument("--proved", type=Path, metavar="FILE", help="the citations of a whole run on this source")
    chosen = parser.parse_args(arguments)
    try:
        mutants = select(read_catalogue(chosen.root), chosen)
        if chosen.list:
            return show(chosen.root, mutants)
        proved = read_proved(chosen.proved) if chosen.proved else None
        verdicts = Hunt(chosen.root, mutants, chosen.jobs, chosen.limit, proved).run()
    except MutantsError as error:
        print(f"mutants: {error}", file=sys.stderr)
        return 2
    killed = sum(found.word == "killed" for found in verdicts)
    words = ("survived", "stale", "broken")
    rest = ", ".join(f"{sum(found.word == word for found in verdicts)} {word}" for word in words)
    print(f"{len(verdicts)} mutants: {killed} killed, {rest}")
    return 0 if killed == len(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())

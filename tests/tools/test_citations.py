"""The decorators that cite rules, and the plugin that counts which citations hold."""

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from permonik.testing import citations
from permonik.testing.citations import CitationError, cited, example, hidden, rule, ruling


def test_ids_are_attached_in_reading_order() -> None:
    @rule("R6.6.4", "H2")
    @example("EX-6a")
    def a_test() -> None: ...

    assert cited(a_test) == ("R6.6.4", "H2", "EX-6a")


def test_each_decorator_takes_its_own_kind() -> None:
    @ruling("RU-24")
    @example("DT-32")
    @hidden("H11")
    def a_test() -> None: ...

    assert cited(a_test) == ("RU-24", "DT-32", "H11")


@pytest.mark.parametrize(
    ("decorator", "bad"),
    [
        (rule, "R"),
        (rule, "R1."),
        (rule, "R1.1a"),
        (rule, "r1.1"),
        (rule, "R1.1 "),
        (rule, "RU-1"),
        (rule, "D1"),
        (ruling, "RU1"),
        (ruling, "R1.1"),
        (example, "EX6a"),
        (example, "EX-6A"),
        (example, "RU-1"),
        (hidden, "H"),
        (hidden, "R1.1"),
    ],
)
def test_a_malformed_id_is_refused(decorator: Any, bad: str) -> None:
    def a_test() -> None: ...

    with pytest.raises(CitationError, match="a_test"):
        decorator(bad)(a_test)


def test_a_fourth_id_is_refused_by_name() -> None:
    @example("EX-1", "EX-2")
    def a_greedy_test() -> None: ...

    rule("R1.1")(a_greedy_test)
    with pytest.raises(CitationError, match=r"a_greedy_test cites 4 ids \(RU-1, R1.1, EX-1, EX-2\)"):
        ruling("RU-1")(a_greedy_test)


def test_no_id_and_the_same_id_twice_are_refused() -> None:
    def a_test() -> None: ...

    with pytest.raises(CitationError, match="names no id"):
        rule()(a_test)
    with pytest.raises(CitationError, match="twice"):
        rule("R1.1", "R1.1")(a_test)


def test_a_class_cannot_cite() -> None:
    with pytest.raises(CitationError, match="only a test function"):
        rule("R1.1")(type("TestSomething", (), {}))


def test_property_tests_cite_in_either_order() -> None:
    @given(st.integers())
    @rule("R1.1")
    def inside(n: int) -> None: ...

    @rule("R1.1")
    @given(st.integers())
    def outside(n: int) -> None: ...

    assert cited(inside) == cited(outside) == ("R1.1",)


def test_every_id_matches_exactly_one_kind() -> None:
    kinds = (citations.RULE, citations.RULING, citations.EXAMPLE, citations.HIDDEN)
    for one in ("R10", "R6.6.4", "RU-1", "EX-6a", "DT-1", "H1"):
        assert sum(bool(re.fullmatch(kind, one)) for kind in kinds) == 1


TESTS = """
import pytest
from permonik.testing import rule, example, hidden

@rule("R1.1")
def test_good(): pass

@rule("R1.1", "R1.2")
def test_bad(): assert False

@rule("R1.3")
@pytest.mark.skip
def test_skipped(): pass

@rule("R1.4")
@pytest.mark.xfail
def test_expected_to_fail(): assert False

@rule("R1.5")
@pytest.mark.xfail(strict=False)
def test_fails_no_longer(): pass

@example("EX-1")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_one_bad_case(n): assert n != 2

@example("EX-2")
@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.skip), 3])
def test_one_skipped_case(n): pass

@example("EX-3")
def test_bad_fixture(bad_setup): pass

@example("EX-4")
def test_bad_teardown(bad_teardown): pass

@pytest.fixture
def bad_setup(): raise RuntimeError

@pytest.fixture
def bad_teardown():
    yield
    raise RuntimeError

class TestGroup:
    @hidden("H1")
    def test_in_a_class(self): pass

def test_cites_nothing(): pass
def test_cites_nothing_and_fails(): assert False
"""
HERE = "tests/games/two_caves/test_it.py::"


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makepyfile(**{"tests/games/two_caves/test_it": TESTS})
    pytester.makeini("[pytest]\n")
    return pytester


def run(project: pytest.Pytester, *options: str) -> dict[str, Any]:
    project.runpytest_inprocess("-p", "permonik.testing.plugin", "--citations=out/said.json", *options)
    said: dict[str, Any] = json.loads((project.path / "out" / "said.json").read_text())
    return said


def check_the_record(said: dict[str, Any]) -> None:
    assert said["passed"] == {
        "two-caves": {
            "R1.1": [HERE + "test_good"],
            "EX-2": [HERE + "test_one_skipped_case"],
            "H1": [HERE + "TestGroup::test_in_a_class"],
        }
    }
    assert said["failed"] == {
        "two-caves": {
            "R1.1": [HERE + "test_bad"],
            "R1.2": [HERE + "test_bad"],
            "R1.4": [HERE + "test_expected_to_fail"],
            "R1.5": [HERE + "test_fails_no_longer"],
            "EX-1": [HERE + "test_one_bad_case"],
            "EX-3": [HERE + "test_bad_fixture"],
            "EX-4": [HERE + "test_bad_teardown"],
        }
    }
    assert said["failing"] == [
        HERE + "test_bad",
        HERE + "test_bad_fixture",
        HERE + "test_bad_teardown",
        HERE + "test_cites_nothing_and_fails",
        HERE + "test_one_bad_case[2]",
    ]
    assert HERE + "test_cites_nothing" in said["passing"]
    assert HERE + "test_bad_teardown" not in said["passing"]
    assert said["broken"] == []


def test_only_what_ran_and_passed_counts(project: pytest.Pytester) -> None:
    check_the_record(run(project))


def test_workers_of_xdist_say_the_same(project: pytest.Pytester) -> None:
    check_the_record(run(project, "-n", "2"))


def test_a_collection_names_every_citing_test(project: pytest.Pytester) -> None:
    said = run(project, "--collect-only")
    assert said["collected"]["two-caves"]["R1.1"] == [HERE + "test_bad", HERE + "test_good"]
    assert said["collected"]["two-caves"]["EX-1"] == [HERE + "test_one_bad_case"]
    assert said["collected"]["two-caves"]["R1.3"] == [HERE + "test_skipped"]
    assert "passed" not in said


def test_a_module_that_cannot_be_imported_is_broken(project: pytest.Pytester) -> None:
    text = "from permonik.testing import rule\n@rule('D1')\ndef test_x(): pass"
    project.makepyfile(**{"tests/games/two_caves/test_greedy": text})
    assert run(project)["broken"] == ["tests/games/two_caves/test_greedy.py"]


def test_a_module_may_name_its_game(pytester: pytest.Pytester) -> None:
    text = "from permonik.testing import rule\nGAME = 'two-caves'\n@rule('R1.1')\ndef test_x(): pass"
    pytester.makepyfile(**{"tests/contract/test_there": text})
    assert run(pytester)["passed"] == {"two-caves": {"R1.1": ["tests/contract/test_there.py::test_x"]}}


def test_a_citation_without_a_game_is_refused(pytester: pytest.Pytester) -> None:
    text = "from permonik.testing import rule\n@rule('R1.1')\ndef test_homeless(): pass"
    pytester.makepyfile(**{"tests/kernel/test_there": text})
    result = pytester.runpytest_inprocess("-p", "permonik.testing.plugin")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines("*test_homeless cites R1.1 but belongs to no game*")

"""Mutations (tests/mutations.toml): each fits the sources and names tests; the script that runs them.

One of a rule names scenarios of this rule.

`python scripts/mutations.py` makes the changes and runs the tests, which takes some minutes.
"""

import dataclasses
import importlib.util
import sys
from pathlib import Path

import pytest

from argosy import rulebook
from tests.house import code
from tests.house.documentation.rules_pages import ROOT, rows
from tests.house.documentation.test_rules_map import places

spec = importlib.util.spec_from_file_location("mutations", ROOT / "scripts" / "mutations.py")
mutations = importlib.util.module_from_spec(spec)
sys.modules[spec.name] = mutations  # because dataclasses look their module up
spec.loader.exec_module(mutations)

PACKAGE = ROOT / "src" / "argosy"
CHANGES = mutations.read()
OF_RULES = [change for change in CHANGES if change.rule]
OF_LAYERS = [change for change in CHANGES if change.layer]
ENOUGH = 30


def scenarios(change) -> list[tuple[Path, str]]:
    """File and name of the scenarios of a change."""
    return [(ROOT / test.partition("::")[0], test.partition("::")[2]) for test in change.scenarios]


def test_both_games_and_all_expansions_are_there():
    assert len(OF_RULES) >= ENOUGH
    families = {change.rule.partition("-")[0] for change in OF_RULES}
    assert families >= {"BASE", "ARMADA", "DUEL", "AGORA", "PANTHEON"}


def test_layers_above_the_rules_are_there():
    assert len(OF_LAYERS) >= ENOUGH
    assert {change.layer for change in OF_LAYERS} >= {"server", "web", "search"}


def test_every_change_is_of_a_rule_or_of_a_layer():
    assert [change.name for change in CHANGES if bool(change.rule) == bool(change.layer)] == []
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir()} - set(mutations.OF_RULES)
    assert {change.layer for change in OF_LAYERS} - folders == set()


def test_every_change_can_be_made_in_the_sources_of_today():
    for change in CHANGES:
        path, text = mutations.changed(change, PACKAGE)
        assert text != path.read_text(), change.name


def test_every_change_breaks_a_rule_that_there_is():
    assert {change.rule for change in OF_RULES} - set(rulebook.rules()) == set()


def test_every_change_names_scenarios_that_there_are():
    assert [change.name for change in CHANGES if not change.tests] == []
    lost = [
        f"{change.name}: {path.name}::{name}"
        for change in CHANGES
        for path, name in scenarios(change)
        if not name.startswith("test_")
        or not path.resolve().is_relative_to(ROOT / (mutations.SCENARIOS if change.rule else "tests"))
        or name.partition("[")[0] not in code.names_in(path)
    ]
    assert lost == []


def test_the_scenarios_name_the_rule():
    """In their docstring, or the map of the rules names them for it."""
    mapped = {rule: set(places(tests)) for rule, _, tests in rows()}
    silent = [
        f"{change.name}: {name}"
        for change in OF_RULES
        for path, name in scenarios(change)
        if change.rule not in code.cited_at(path, name) and (path, name) not in mapped.get(change.rule, set())
    ]
    assert silent == []


def test_no_change_stands_there_twice():
    assert len({change.name for change in CHANGES}) == len(CHANGES)
    assert len({(change.old, change.new) for change in CHANGES}) == len(CHANGES)


TIE = mutations.Change(
    rule="BASE-CONFLICT-3",
    what="equal shields are a defeat",
    old="    elif ours < theirs:\n",
    new="    else:\n",
    tests=("wonders/test_conflicts.py::test_more_fewer_equal",),
)
BYSTANDER = "wonders/test_scoring.py::test_conflict_tokens_are_summed"
CLOCK = "tests/web/test_clocks.py::test_what_is_left_is_said_in_the_largest_unit_that_says_something"
HOUR = mutations.Change(
    layer="web",
    what="an hour is said in minutes",
    old="if seconds >= HOUR:",
    new="if seconds > HOUR:",
    tests=(f"{CLOCK}[3600-1 h left]", f"{CLOCK}[5-0:05]"),
)


@pytest.mark.whole
def test_a_scenario_that_fails_kills_and_one_that_does_not_is_told():
    with mutations.copied() as package:
        before = mutations.changed(TIE, package)[0].read_text()
        both = dataclasses.replace(TIE, tests=(*TIE.tests, BYSTANDER))
        assert mutations.survivors(both, package) == [mutations.SCENARIOS + BYSTANDER]
        assert mutations.changed(TIE, package)[0].read_text() == before


def test_a_change_of_a_layer_is_killed_by_the_case_that_it_names():
    with mutations.copied() as package:
        texts = mutations.edits(HOUR, package)
        assert {path.relative_to(package).as_posix() for path in texts} == {
            "web/table/clocks.py",
            "rules/backends.py",
        }
        before = {path: path.read_text() for path in texts}
        assert all(texts[path] != text for path, text in before.items())
        assert mutations.survivors(HOUR, package) == [HOUR.tests[1]]
        assert {path: path.read_text() for path in texts} == before


def test_the_sum_of_a_sweep(monkeypatch, capsys):
    """One of two survives: it is named with the scenario that missed it."""
    caught = {False: [], True: [mutations.SCENARIOS + BYSTANDER]}
    monkeypatch.setattr(mutations, "failures", lambda package, tests, *, of_rules: set())
    monkeypatch.setattr(mutations, "survivors", lambda change, package: caught[change.what == "nothing"])
    assert mutations.sweep([TIE, dataclasses.replace(TIE, what="nothing")]) == 1
    said = capsys.readouterr().out
    assert "killed   BASE-CONFLICT-3: equal shields are a defeat" in said
    assert f"SURVIVED BASE-CONFLICT-3: nothing\n    {mutations.SCENARIOS}{BYSTANDER}\n" in said
    assert said.endswith("1 of 2 killed by the tests they name\n")


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"old": "no such text"}, "it stands nowhere"),
        (
            {"old": "if game.turn < tables.turns:\n        return\n"},
            "it stands in rules/wonders/turn.py, in rules/wonders",
        ),
        ({"new": "    else if:\n"}, "would not be Python"),
    ],
)
def test_a_change_that_does_not_fit_is_named(more, reason):
    with pytest.raises(mutations.ChangeError, match=rf"^BASE-CONFLICT-3: equal.*{reason}"):
        mutations.changed(dataclasses.replace(TIE, **more), PACKAGE)


def test_tests_that_do_not_end_are_an_error(monkeypatch):
    monkeypatch.setattr(mutations, "MOST_SECONDS", 0.1)
    with pytest.raises(mutations.ChangeError, match="have not ended after"):
        mutations.finished([HOUR.tests[0]], {})


@pytest.mark.whole
def test_a_broken_program_is_no_kill():
    broken = dataclasses.replace(TIE, new="    elif nobody:\n")
    with (
        mutations.copied() as package,
        pytest.raises(mutations.ChangeError, match=r"equal.*broken.*NameError"),
    ):
        mutations.survivors(broken, package)

"""Old public names: they work for one minor version, warn, and give the same (CHANGELOG)."""

import importlib
import os
import subprocess
import sys

import pytest

import argosy
from argosy import coach
from argosy.cli import main

TABLES = [("wonders", {"players": 3}, ["armada"]), ("duel", {}, ["agora"])]
every_game = pytest.mark.parametrize(("game", "table", "expansions"), TABLES, ids=["wonders", "duel"])


@every_game
def test_the_old_name_of_expansions_works_and_warns(game, table, expansions):
    with pytest.warns(DeprecationWarning, match="boxes is now expansions"):
        old = argosy.new_game(game, boxes=expansions, seed=3, **table)
    assert old == argosy.new_game(game, expansions=expansions, seed=3, **table)


@every_game
def test_a_batch_takes_the_old_name_too(game, table, expansions):
    with pytest.warns(DeprecationWarning, match="boxes is now expansions"):
        old = argosy.Batch(game, games=2, boxes=expansions, **table)
    assert old == argosy.Batch(game, games=2, expansions=expansions, **table)


@every_game
def test_both_names_at_once_are_refused(game, table, expansions):
    with pytest.raises(TypeError, match="expansions and its old name boxes in one call"):
        argosy.new_game(game, boxes=expansions, expansions=expansions, **table)


@every_game
def test_views_and_rulesets_have_the_old_attribute(game, table, expansions):
    fresh = argosy.new_game(game, expansions=expansions, **table)
    for holder in (fresh.view(0), fresh.ruleset):
        with pytest.warns(DeprecationWarning, match="boxes is now expansions"):
            assert holder.boxes == holder.expansions


def test_a_position_has_both_names_but_not_at_once():
    cities = {"cities": [{}, {}, {}]}
    new, old = {"expansions": ["leaders"], **cities}, {"boxes": ["leaders"], **cities}
    assert argosy.from_position(new) == argosy.from_position(old)
    with pytest.raises(argosy.errors.PositionError, match="expansions and boxes are two names of one field"):
        argosy.from_position(new | old)


def test_renamed_modules_and_classes_have_their_old_names():
    from argosy.lab import matches

    arena = importlib.import_module("argosy.lab.arena")
    with pytest.warns(DeprecationWarning, match=r"argosy.lab.arena is now argosy.lab.matches"):
        assert arena.match is matches.match
    with pytest.warns(DeprecationWarning, match=r"argosy.coach.Asleep is now NotCompiled"):
        assert coach.Asleep is coach.NotCompiled


def test_the_old_variable_names_the_backend():
    code = "from argosy.game import engine; print(engine.wanted())"
    command = [sys.executable, "-W", "always", "-c", code]
    others = {name: value for name, value in os.environ.items() if name != "ARGOSY_BACKEND"}
    old = subprocess.run(
        command, env=others | {"ARGOSY_GEAR": "plain"}, capture_output=True, text=True, check=True
    )
    assert old.stdout == "plain\n"
    assert "DeprecationWarning: ARGOSY_GEAR is now ARGOSY_BACKEND" in old.stderr
    both = others | {"ARGOSY_GEAR": "plain", "ARGOSY_BACKEND": "compiled"}
    new = subprocess.run(command, env=both, capture_output=True, text=True, check=True)
    assert (new.stdout, new.stderr) == ("compiled\n", "")


def test_the_old_option_of_commands_works_and_says_so(capsys):
    command = ["simulate", "--game", "duel", "--games", "2"]
    with pytest.raises(SystemExit) as ended:
        main([*command, "--box", "agora"])
    old = capsys.readouterr()
    assert not ended.value.code
    assert "argosy: --box is now --expansion\n" in old.err
    with pytest.raises(SystemExit):
        main([*command, "--expansion", "agora"])
    assert capsys.readouterr().out.splitlines()[1:] == old.out.splitlines()[1:]

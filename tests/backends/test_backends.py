"""Plain and compiled backend in one process: equal results, the cache of programs, the warm-up.

The cache notices every change of a source; the warm-up compiles every kernel that games need.
"""

import os
import random
import shutil
import subprocess
import sys
import threading
from importlib import import_module

import numpy as np
import pytest

from argosy import from_position, new_game
from argosy.errors import RulesetError
from argosy.game import engine
from argosy.game.duel.game import new_duel_game
from argosy.kernelc.kernel import is_kernel, kernels
from argosy.rules import backends
from argosy.rules.chance import philox


def test_both_backends_live_in_one_process():
    numbers = [np.uint64(number) for number in (7, 1, 2)]
    assert backends.plain(philox) is philox
    assert backends.compiled(philox) is not philox
    assert int(backends.compiled(philox)(*numbers)) == int(philox(*numbers))


def test_only_kernels_can_be_compiled():
    assert is_kernel(philox)
    assert not is_kernel(np.zeros(3))
    with pytest.raises(ValueError, match="is not a kernel"):
        backends.compiled(len)


def test_every_kernel_stands_in_a_layer_that_the_cache_is_named_after():
    """A kernel elsewhere could change unnoticed."""
    for program in backends.PROGRAMS.values():
        import_module(f"{program.package}.entries")
    ours = [
        kernel for kernel in kernels() if kernel.__module__.startswith("argosy.")
    ]  # tests have kernels, too
    assert {kernel.__module__.split(".")[1] for kernel in ours} == set(backends.LAYERS)


def test_sources_have_another_hash_when_any_of_them_changes(tmp_path, monkeypatch):
    for folder in (backends.COMPILER, *backends.LAYERS):
        for path in (backends.ROOT / folder).rglob("*.py"):
            target = tmp_path / path.relative_to(backends.ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(path.read_bytes())
    before = [backends.sources_hash(layer) for layer in backends.LAYERS]
    monkeypatch.setattr(backends, "ROOT", tmp_path)
    assert [backends.sources_hash(layer) for layer in backends.LAYERS] == before
    with (tmp_path / "search" / "rng.py").open("a") as file:
        file.write("# a change\n")
    rules, search = (backends.sources_hash(layer) for layer in backends.LAYERS)
    assert rules == before[0]
    assert search != before[1]
    with (tmp_path / "rules" / "chance.py").open("a") as file:
        file.write("# a change\n")
    assert backends.sources_hash("rules") != before[0]
    assert backends.sources_hash("search") != search
    rules = backends.sources_hash("rules")
    with (tmp_path / "kernelc" / "values.py").open("a") as file:
        file.write("# a change\n")
    assert backends.sources_hash("rules") != rules


HEAD = "from argosy.kernelc.kernel import kernel\n"


def test_a_changed_callee_in_another_file_is_compiled_again(tmp_path):
    """The whole way, in fresh processes: the old result must not come out of the cache, and what has not
    changed must.
    """
    package = tmp_path / "argosy"
    rules = package / "rules"
    shutil.copytree(backends.ROOT / "kernelc", package / "kernelc")
    shutil.copy(backends.ROOT / "errors.py", package)
    rules.mkdir()
    for name in ("__init__.py", "backends.py"):
        shutil.copy(backends.ROOT / "rules" / name, rules)
    (package / "__init__.py").touch()
    (rules / "caller.py").write_text(
        f"{HEAD}from argosy.rules.callee import called\n@kernel\ndef calls():\n    return called()\n"
    )
    results = []
    for value in (1, 2):
        (rules / "callee.py").write_text(f"{HEAD}@kernel\ndef called():\n    return {value}\n")
        results.append(in_a_fresh_process(tmp_path))
    assert results == ["1", "2"]
    built = len(list((tmp_path / "cache").rglob("*.o")))
    (rules / "callee.py").write_text(f"{HEAD}# said in a comment\n@kernel\ndef called():\n    return 2\n")
    assert in_a_fresh_process(tmp_path) == "2"
    assert len(list((tmp_path / "cache").rglob("*.o"))) == built


def in_a_fresh_process(folder) -> str:
    """The result of the test's kernel, compiled in a fresh process."""
    code = "from argosy.rules import backends, caller; print(backends.compiled(caller.calls)())"
    environment = {**os.environ, "PYTHONPATH": str(folder), "ARGOSY_CACHE": str(folder / "cache")}
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def play(seed: int, backend: str) -> tuple[list[str], list[int]]:
    """State hashes of a random game, and its scores."""
    with engine.in_backend(backend):
        game, chance, hashes = (
            new_game("wonders", players=4, edition=2010, seed=seed),
            random.Random(seed),
            [],
        )
        while not game.is_over:
            for seat in game.owing:
                game.view(seat)
                game.choose(seat, chance.choice(game.choices(seat)))
            hashes.append(game.state_hash())
        return hashes, [sheet.total for sheet in game.scores()]


def test_games_are_the_same_in_both_backends():
    assert play(3, "plain") == play(3, "compiled")


def test_a_backend_holds_in_its_thread_and_block_only(monkeypatch):
    monkeypatch.setenv("ARGOSY_BACKEND", "plain")
    seen = []
    with engine.in_backend("compiled"):
        thread = threading.Thread(target=lambda: seen.append(engine.backend()))
        thread.start()
        thread.join()
        assert engine.backend() == "compiled"
    assert seen == ["plain"]
    assert engine.backend() == "plain"


def test_an_unknown_backend_in_the_environment_means_auto(monkeypatch):
    monkeypatch.setenv("ARGOSY_BACKEND", "sixth")
    assert engine.wanted() == "auto"


def test_a_warm_game_leaves_the_other_one_as_it_is(monkeypatch):
    monkeypatch.setenv("ARGOSY_BACKEND", "auto")
    monkeypatch.setattr(engine, "_warm", set())
    engine.warm_up(["duel"])
    assert (engine.backend("duel"), engine.backend("wonders")) == ("compiled", "plain")


def test_a_game_names_its_programs():
    assert engine.programs_of("duel", searches=False) == ("duel",)
    assert engine.programs_of("wonders", searches=True) == ("wonders", "wonders search")
    for name in ("chess", "duel search"):
        with pytest.raises(RulesetError, match=f"no game '{name}': choose wonders or duel"):
            engine.programs_of(name, searches=False)


@pytest.fixture
def after_a_warm_up(monkeypatch):
    """Everything is compiled, and the compiler refuses to do more."""
    engine.warm_up()
    assert engine.is_cached()
    monkeypatch.setenv("ARGOSY_COMPILER", "off")


EVERY_EXPANSION = (("armada", "leaders", "cities"), ("babel", "extra_wonders"), ("edifice",))


@pytest.mark.usefixtures("after_a_warm_up")
@pytest.mark.parametrize("expansions", [(), *EVERY_EXPANSION], ids=" ".join)
def test_after_a_warm_up_a_game_of_7_wonders_compiles_nothing(expansions):
    """Nobody at a table waits for a compiler: not for a question, not for a position, not for the score
    sheet.
    """
    with engine.in_backend("compiled"):
        game, chance = new_game("wonders", players=5, expansions=expansions, seed=11), random.Random(11)
        while not game.is_over:
            seat = game.owing[0]
            game.view(seat)
            game.why_not(seat, "build palace")
            game.choose(seat, chance.choice(game.choices(seat)))
        assert [sheet.total for sheet in from_position(game.position()).scores()] == [
            sheet.total for sheet in game.scores()
        ]


@pytest.mark.usefixtures("after_a_warm_up")
def test_after_a_warm_up_a_game_of_duel_compiles_nothing():
    """With all expansions, looked at and refused all the way."""
    with engine.in_backend("compiled"):
        game, chance = new_duel_game(expansions=("agora", "pantheon"), seed=11), random.Random(11)
        while not game.is_over:
            seat = game.owing[0]
            game.view(seat)
            game.why_not(seat, "wonder piraeus with lumber_yard")
            game.choose(seat, chance.choice(game.choices(seat)))
        assert from_position(game.position()).scores() == game.scores()


COMMANDS = [
    "simulate --players 3 --games 20",
    "simulate --game duel --box agora --games 20",
    "match helmsman@20 greedy random --games 2 --processes 1",
    "match helmsman@20 greedy --game duel --box pantheon --games 2 --processes 1",
]


@pytest.mark.whole
@pytest.mark.parametrize("command", COMMANDS)
def test_after_a_warm_up_no_command_compiles_anything(command):
    engine.compile_programs(engine.ALL, lambda *_: None)
    environment = {**os.environ, "ARGOSY_COMPILER": "off"}
    done = subprocess.run(
        [sys.executable, "-m", "argosy", *command.split()],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_what_is_not_compiled_is_refused_where_the_compiler_is_off(tmp_path):
    environment = {**os.environ, "ARGOSY_COMPILER": "off", "ARGOSY_CACHE": str(tmp_path)}
    command = [sys.executable, "-m", "argosy", "simulate", "--games", "1"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines() == [
        "argosy: wonders is not compiled, and ARGOSY_COMPILER=off forbids to do it now: run `argosy warmup`"
    ]


def test_a_warm_up_tells_how_far_it_is(tmp_path, monkeypatch):
    told = []
    engine.warm_up(engine.ALL, lambda *said: told.append(said))
    assert [(name, done) for name, done, total in told if done == total] == [(name, 1) for name in engine.ALL]

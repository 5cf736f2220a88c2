"""Two gears in one process: the same results, a cache that notices every change, a warm-up that leaves nothing out."""

import os
import random
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable

import numpy as np
import pytest

from argosy import from_position, new_game
from argosy.game import engine
from argosy.game.duel.game import new_duel_game
from argosy.rules import gears
from argosy.rules.chance import philox
from argosy.rules.kernel import is_kernel, kernels
from argosy.search.warm_ups import warm_up


def test_both_gears_live_in_one_process():
    numbers = [np.uint64(number) for number in (7, 1, 2)]
    assert gears.plain(philox) is philox
    assert gears.compiled(philox) is not philox
    assert int(gears.compiled(philox)(*numbers)) == int(philox(*numbers))


def test_only_kernels_can_be_compiled():
    assert is_kernel(philox)
    assert not is_kernel(np.zeros(3))
    with pytest.raises(ValueError, match="is not a kernel"):
        gears.compiled(len)


def test_every_kernel_stands_in_a_layer_that_the_cache_is_named_after():
    """A kernel elsewhere could change unnoticed."""
    ours = [kernel for kernel in kernels() if kernel.__module__.startswith("argosy.")]  # tests have kernels, too
    assert {kernel.__module__.split(".")[1] for kernel in ours} == set(gears.LAYERS)


def test_the_cache_has_another_name_when_any_source_changes(tmp_path, monkeypatch):
    """Numba itself would not notice a called function in another file that has changed."""
    for layer in gears.LAYERS:
        for path in (gears.ROOT / layer).rglob("*.py"):
            target = tmp_path / path.relative_to(gears.ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(path.read_bytes())
    before = [gears.sources_hash(layer) for layer in gears.LAYERS]
    monkeypatch.setattr(gears, "ROOT", tmp_path)
    assert [gears.sources_hash(layer) for layer in gears.LAYERS] == before
    with (tmp_path / "search" / "luck.py").open("a") as file:
        file.write("# a change\n")
    rules, search = (gears.sources_hash(layer) for layer in gears.LAYERS)
    assert rules == before[0]
    assert search != before[1]
    with (tmp_path / "rules" / "chance.py").open("a") as file:
        file.write("# a change\n")
    assert gears.sources_hash("rules") != before[0]
    assert gears.sources_hash("search") != search


def test_sources_that_were_moved_or_written_anew_are_not_taken_for_compiled(tmp_path, monkeypatch):
    """Numba files code under place and time: a second checkout of the same sources compiles again, so it is not ready."""
    kept = gears.cache_directory()
    for layer in gears.LAYERS:
        shutil.copytree(gears.ROOT / layer, tmp_path / layer)  # times are kept
    stamp = gears.sources_stamp.__wrapped__
    here = stamp()
    assert stamp() == here
    monkeypatch.setattr(gears, "ROOT", tmp_path)
    moved = stamp()
    os.utime(tmp_path / "rules" / "chance.py", (1, 1))
    assert len({here, moved, stamp()}) == 3
    (kept / f"complete-{moved}").unlink(missing_ok=True)
    monkeypatch.setattr(gears, "sources_stamp", lambda: moved)
    assert not engine.is_cached()


def test_a_changed_callee_in_another_file_is_compiled_again(tmp_path):
    """The whole way, in fresh processes: the old result must not come out of the cache."""
    rules = tmp_path / "argosy" / "rules"
    rules.mkdir(parents=True)
    (tmp_path / "argosy" / "__init__.py").touch()
    (rules / "__init__.py").touch()
    for name in ("kernel.py", "gears.py", "linking.py"):
        (rules / name).write_bytes((gears.ROOT / "rules" / name).read_bytes())
    head = "from argosy.rules.kernel import kernel\n"
    (rules / "caller.py").write_text(
        f"{head}from argosy.rules.callee import called\n@kernel\ndef calls():\n    return called()\n"
    )
    code = "from argosy.rules import gears, caller; print(gears.compiled(caller.calls)())"
    results = []
    for value in (1, 2):
        (rules / "callee.py").write_text(f"{head}@kernel\ndef called():\n    return {value}\n")
        environment = {
            "PYTHONPATH": str(tmp_path),
            "ARGOSY_CACHE": str(tmp_path / "cache"),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        results.append(done.stdout.strip())
    assert results == ["1", "2"]


def play(seed: int, gear: str) -> tuple[list[str], list[int]]:
    """State hashes of a random game, and its scores."""
    with engine.geared(gear):
        game, chance, hashes = new_game("wonders", players=4, edition=2010, seed=seed), random.Random(seed), []
        while not game.is_over:
            for seat in game.owing:
                game.view(seat)
                game.choose(seat, chance.choice(game.choices(seat)))
            hashes.append(game.state_hash())
        return hashes, [sheet.total for sheet in game.scores()]


def test_games_are_the_same_in_both_gears():
    assert play(3, "plain") == play(3, "compiled")


def test_a_gear_holds_in_its_thread_and_block_only(monkeypatch):
    monkeypatch.setenv("ARGOSY_GEAR", "plain")
    seen = []
    with engine.geared("compiled"):
        thread = threading.Thread(target=lambda: seen.append(engine.gear()))
        thread.start()
        thread.join()
        assert engine.gear() == "compiled"
    assert seen == ["plain"]
    assert engine.gear() == "plain"


def test_a_wrong_wish_for_a_gear_means_auto(monkeypatch):
    monkeypatch.setenv("ARGOSY_GEAR", "sixth")
    assert engine.wanted() == "auto"


@pytest.fixture
def compiled_now() -> Callable[[], dict[str, int]]:
    """How often each kernel has been compiled or loaded for Python to call, after a warm-up."""
    for _ in warm_up():
        pass
    assert engine.is_cached()
    return lambda: {_name(kernel): len(gears.compiled(kernel).signatures) for kernel in kernels()}


def _name(kernel) -> str:
    return f"{kernel.__module__}.{kernel.__name__}"


EVERY_BOX = (("armada", "leaders", "cities"), ("babel", "extra_wonders"), ("edifice",))


@pytest.mark.parametrize("boxes", [(), *EVERY_BOX], ids=" ".join)
def test_after_a_warm_up_a_game_of_7_wonders_compiles_nothing(compiled_now, boxes):
    """Nobody at a table waits for a compiler: not for a question, not for a position, not for the score sheet."""
    before = compiled_now()
    with engine.geared("compiled"):
        game, chance = new_game("wonders", players=5, boxes=boxes, seed=11), random.Random(11)
        while not game.is_over:
            seat = game.owing[0]
            game.view(seat)
            game.why_not(seat, "build palace")
            game.choose(seat, chance.choice(game.choices(seat)))
        assert [sheet.total for sheet in from_position(game.position()).scores()] == [
            sheet.total for sheet in game.scores()
        ]
    assert compiled_now() == before


def test_after_a_warm_up_a_game_of_duel_compiles_nothing(compiled_now):
    before = compiled_now()
    play_duel(11)
    assert compiled_now() == before


def play_duel(seed: int) -> None:
    """A whole game of Duel with all boxes, looked at and refused all the way."""
    with engine.geared("compiled"):
        game, chance = new_duel_game(boxes=("agora", "pantheon"), seed=seed), random.Random(seed)
        while not game.is_over:
            seat = game.owing[0]
            game.view(seat)
            game.why_not(seat, "wonder piraeus with lumber_yard")
            game.choose(seat, chance.choice(game.choices(seat)))
        assert from_position(game.position()).scores() == game.scores()


def test_a_warm_up_tells_how_far_it_is():
    told = list(warm_up())
    assert [done for _, done, _ in told] == list(range(1, len(told) + 1))
    assert {total for _, _, total in told} == {len(told)}

"""Random games on a GPU, one thread a game, compared bit for bit with the CPU.

    python bench/gpu.py                     100,000 games of three players
    python bench/gpu.py 1000000 --players 7

Needs a GPU with its driver, and the extra `cuda` (scripts/prepare cuda, or pip install -e .[cuda]).
"""

import argparse
import sys
import time
from importlib.util import find_spec

import numpy as np

THREADS = 128
"""Threads of a block: registers run out before more would help."""
ROWS = 512
"""Choices that a city can have in the base game, with room to spare; the arrays of all threads lie in the
GPU's memory.
"""
LOOKED_AT = 2_000
"""Games that are played again on the CPU."""


def entry_for(cuda):
    """The function that every thread of the GPU runs: it plays the game of its number."""
    from argosy.rules.backends import cuda_twin
    from argosy.rules.wonders.drivers.random_play import play_random_games

    play = cuda_twin(play_random_games)

    def entry(games, tables, seed, boards, outs):
        thread = cuda.grid(1)
        if thread < games.shape[0]:
            play(games, thread, thread + 1, tables[0], seed, boards, outs[thread])

    return entry


def play_on_gpu(cuda, games, tables, boards, seed):
    """Play every game from its deal; return the finished records and seconds, compiling and copying apart."""
    from argosy.rules.wonders.state import CHOICE

    entry = cuda.jit(entry_for(cuda))
    blocks = -(-len(games) // THREADS)
    outs = cuda.device_array((len(games), ROWS), CHOICE)
    given = [cuda.to_device(array) for array in (tables, boards)]
    seconds = []
    for _ in range(2):  # the first round compiles
        there = cuda.to_device(games)
        cuda.synchronize()
        start = time.perf_counter()
        entry[blocks, THREADS](there, given[0], np.uint64(seed), given[1], outs)
        cuda.synchronize()
        seconds.append(time.perf_counter() - start)
    return there.copy_to_host(), seconds


def play_on_cpu(games, tables, boards, seed):
    """The same on one core."""
    from argosy.rules.backends import compiled
    from argosy.rules.records import RecordArray, new_records
    from argosy.rules.wonders.choices import MAX_CHOICES
    from argosy.rules.wonders.drivers.random_play import play_random_games
    from argosy.rules.wonders.state import CHOICE

    games, tables = games.view(RecordArray), tables.view(RecordArray)
    compiled(play_random_games)(
        games, 0, len(games), tables[0], np.uint64(seed), boards, new_records(CHOICE, MAX_CHOICES)
    )
    return games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=100_000)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--edition", type=int, default=2010)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if not find_spec("numba_cuda"):
        sys.exit("bench/gpu.py: the extra `cuda` is not installed")
    from numba import cuda

    if not cuda.is_available():
        sys.exit("bench/gpu.py: there is no GPU here, or its driver is not installed")
    run(cuda, given)


def run(cuda, given) -> None:
    """Deal, play in both places, compare, print."""
    from argosy import Batch
    from argosy.rules.wonders.state import GAME
    from argosy.rules.wonders.tables import TABLES

    dealt = Batch(
        players=given.players, edition=given.edition, games=min(given.games, LOOKED_AT), seed=given.seed
    )
    tables = dealt.ruleset.array.view(np.ndarray).view(TABLES)
    some = dealt.array.cities[:, : dealt.cities].wonder.astype(np.int16)
    boards = np.resize(some, (given.games, dealt.cities))  # boards repeat; seeds do not
    blank = np.zeros(given.games, GAME)
    played, (first, second) = play_on_gpu(cuda, blank, tables, boards, given.seed)
    print(
        f"{given.games:,} games of {given.players} players: {second:.3f} s, {given.games / second:,.0f} games/s"
    )
    print(f"with compiling: {first:.1f} s")
    sample = min(given.games, LOOKED_AT)
    again = play_on_cpu(np.zeros(sample, GAME), tables, boards[:sample], given.seed)
    same = played[:sample].tobytes() == again.tobytes()
    print(
        f"{sample:,} of them played again on the CPU: {'every byte is the same' if same else 'THEY DIFFER'}"
    )
    sys.exit(not same)


if __name__ == "__main__":
    main()

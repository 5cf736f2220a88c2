"""Speed of the rules and the simulator: one line a figure, with its goal.

Figures of one core are in time of the processor, so a busy machine does not spoil them much; the ratio of two
threads to one needs a quiet machine.

    .venv/bin/python bench/speed.py            everything
    .venv/bin/python bench/speed.py random     only the figures whose name has this word
"""

import hashlib
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np

GAMES = 4_000
ROUNDS = 5
BOTH = ("agora", "pantheon")
"""All expansions of Duel."""


def best(
    work: Callable[[], object], rounds: int = ROUNDS, clock: Callable[[], float] = time.perf_counter
) -> float:
    """Seconds of the quickest round: what the machine can do when nothing disturbs it."""
    times = []
    for _ in range(rounds):
        start = clock()
        work()
        times.append(clock() - start)
    return min(times)


def on_one_core(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """The same in time of the processor, so that other programs on the machine do not count."""
    return best(work, rounds, time.process_time)


def of_children() -> float:
    """Processor time of the processes that this one has waited for."""
    return sum(os.times()[2:4])


def random_games(players: int, edition: int = 2010, expansions: tuple[str, ...] = ()) -> float:
    """Whole games of random choices a second on one core, every payment listed."""
    from argosy import Batch
    from argosy.rules.backends import compiled
    from argosy.rules.records import new_records
    from argosy.rules.wonders.choices import MAX_CHOICES
    from argosy.rules.wonders.drivers.random_play import play_random_games
    from argosy.rules.wonders.state import CHOICE

    batch = Batch(players=players, edition=edition, expansions=expansions, games=GAMES)
    boards = batch.array.cities[:, : batch.cities].wonder.astype(np.int16)
    out, run = new_records(CHOICE, MAX_CHOICES), compiled(play_random_games)
    as_bytes = batch.array.view(np.ndarray).view(np.uint8)

    def play() -> None:
        # As bytes, because NumPy assigns records field by field: that took a third of the time of the games.
        as_bytes[:] = 0
        run(batch.array, 0, GAMES, batch.ruleset.tables, np.uint64(1), boards, out)

    play()
    return GAMES / on_one_core(play)


def duel_games(expansions: tuple[str, ...]) -> float:
    """Whole random games of Duel a second on one core."""
    from argosy.rules.backends import compiled
    from argosy.rules.duel.drivers.random_play import play_many
    from argosy.rules.duel.ruleset import duel_ruleset
    from argosy.rules.duel.state import CHOICES, GAME
    from argosy.rules.records import new_records

    ruleset, games = duel_ruleset(expansions=expansions), new_records(GAME, GAMES)
    blank, out, counts = new_records(GAME, 1)[0], new_records(CHOICES, 1)[0], np.zeros(GAMES, np.int64)
    run = compiled(play_many)

    def play() -> None:
        run(games, blank, ruleset.tables, out, np.uint64(1), counts)

    play()
    return GAMES / on_one_core(play)


def copies() -> float:
    """Copies of one game a second, one after the other into one place, as a search makes them."""
    from argosy import Batch

    batch = Batch(players=7, edition=2010, games=2)
    raw = batch.array.view(np.ndarray).view(f"V{batch.array.dtype.itemsize}")
    one, other = raw[0:1], raw[1:2]
    count = 200_000

    def copy() -> None:
        for _ in range(count):
            other[:] = one

    return count / on_one_core(copy)


def copies_of_many() -> float:
    """Copies of games a second, a batch at a time."""
    from argosy import Batch
    from argosy.rules.records import copy_record

    batch = Batch(players=7, edition=2010, games=1_000)
    return 1_000 / on_one_core(lambda: copy_record(batch.array), 200)


def batch_steps(threads: int, games: int = GAMES) -> float:
    """Decisions a second through `Batch` in whole games: listing the legal numbers and committing one for
    each.
    """
    from argosy import Batch

    batch = Batch(players=5, edition=2010, games=games, threads=threads)
    rng, decisions, seconds = np.random.default_rng(1), 0, 0.0
    while (owing := int(batch.owing().sum())) > 0:
        start = time.perf_counter()
        legal = batch.legal()
        seconds += time.perf_counter() - start
        places = rng.integers(0, np.maximum(legal.counts, 1))
        numbers = np.where(
            legal.counts > 0, legal.numbers[np.minimum(legal.starts + places, len(legal.numbers) - 1)], -1
        )
        start = time.perf_counter()
        batch.step(numbers)
        seconds += time.perf_counter() - start
        decisions += owing
    return decisions / seconds


def batch_ratio() -> float:
    """Batch on two threads over one thread."""
    batch_steps(1, games=1)  # because the first round would measure how the code is loaded
    rounds = [(batch_steps(1), batch_steps(2)) for _ in range(3)]
    return max(two for _, two in rounds) / max(one for one, _ in rounds)


def duel_batch(
    expansions: tuple[str, ...], threads: int = 1, clock: Callable[[], float] = time.process_time
) -> float:
    """Whole random games of Duel a second through `Batch`: deal, then list and step until all are over."""
    from argosy import Batch

    batch = Batch("duel", expansions=expansions, games=GAMES, threads=threads)
    rng, everywhere = np.random.default_rng(1), np.ones(GAMES, np.bool_)

    def play() -> None:
        batch.reset(everywhere)
        while batch.owing().any():
            batch.step(batch.random_legal(rng))

    play()
    return GAMES / best(play, clock=clock)


def duel_batch_ratio(expansions: tuple[str, ...]) -> float:
    """Batch of Duel on two threads over one thread."""
    one, two = (duel_batch(expansions, threads, time.perf_counter) for threads in (1, 2))
    return two / one


def duel_rows(expansions: tuple[str, ...]) -> float:
    """Rows of features a second on one core, in the middle of games of Duel."""
    from argosy import Batch

    batch = Batch("duel", expansions=expansions, games=GAMES)
    rng = np.random.default_rng(1)
    for _ in range(30):
        batch.step(batch.random_legal(rng))
    return 2 * GAMES / on_one_core(batch.observe)


def rows_of_one(game: str, expansions: tuple[str, ...] = (), calls: int = 2_000, **table_of: int) -> float:
    """Microseconds of one `observe()` of a batch with a single game: what an agent waits for that plays
    one.
    """
    from argosy import Batch

    batch = Batch(game, expansions=expansions, games=1, **table_of)
    rng = np.random.default_rng(1)
    for _ in range(12):
        batch.step(batch.random_legal(rng))

    def observe() -> None:
        for _ in range(calls):
            batch.observe()

    return 1e6 * on_one_core(observe) / calls


def duel_one_by_one(expansions: tuple[str, ...], games: int = 50) -> float:
    """Whole random games of Duel a second through `new_game`, one after the other, compiled."""
    from argosy import new_game
    from argosy.game import engine

    def play() -> None:
        chance = random.Random(1)
        for seed in range(games):
            game = new_game("duel", expansions=expansions, seed=seed)
            while not game.is_over:
                game.choose(game.owing[0], chance.choice(game.choices(game.owing[0])))

    with engine.in_backend("compiled"):
        play()
        return games / on_one_core(play)


def search_iterations(
    expansions: tuple[str, ...], *, learned: bool = False, iterations: int = 4_000
) -> float:
    """Iterations a second of a level's search in Age I, by hand or with a net.

    Setting up the game from the view is included.
    """
    from argosy import new_game
    from argosy.search.duel.search_runner import run_search
    from argosy.search.types import KNOWING, LEARNED, Budget

    style = LEARNED if learned else KNOWING

    game, chance = new_game("duel", expansions=expansions, seed=3), random.Random(3)
    for _ in range(12):
        game.choose(game.owing[0], chance.choice(game.choices(game.owing[0])))
    view, done = game.view(game.owing[0]), []
    run_search(game.ruleset, view, Budget(iterations=2), style)

    def search() -> None:
        done.append(run_search(game.ruleset, view, Budget(iterations=iterations), style).iterations)

    seconds = on_one_core(search)
    return done[-1] / seconds


def known_games(game: str, expansions: tuple[str, ...] = (), **table_of: int) -> float:
    """Views a second that are made into a game to search in."""
    information_set_from_view = import_module(
        f"argosy.search.{game}.hidden_information.from_view"
    ).information_set_from_view
    asked = [(table.ruleset, table.view(seat)) for table, seat in decisions(game, expansions, **table_of)]
    return before_searches(
        lambda: [information_set_from_view(ruleset, view) for ruleset, view in asked]
    ) * len(asked)


def running_games(game: str, expansions: tuple[str, ...] = (), **table_of: int) -> float:
    """Running games a second that are made into games to search in.

    That is what a decision costs before its first iteration.
    """
    information_set_of = import_module(
        f"argosy.search.{game}.hidden_information.from_view"
    ).information_set_of
    asked = [(table.copy(), seat) for table, seat in decisions(game, expansions, **table_of)]
    return before_searches(lambda: [information_set_of(table, seat) for table, seat in asked]) * len(asked)


def decisions(game: str, expansions: tuple[str, ...], **table_of: int) -> Iterator[tuple[Any, int]]:
    """Everything that is asked in a game of random choices: the game as it stands then, and the seat."""
    from argosy import new_game

    table, chance = new_game(game, expansions=expansions, seed=3, **table_of), random.Random(3)
    while not table.is_over:
        seat = table.owing[0]
        yield table, seat
        table.choose(seat, chance.choice(table.choices(seat)))


def before_searches(work: Callable[[], object]) -> float:
    """The number of times a second that compiled kernels do this."""
    from argosy.game import engine

    with engine.in_backend("compiled"):
        work()
        return 1 / on_one_core(work)


def hashing_ratio() -> float:
    """Speed of two threads that only hash over that of one: what the machine gives two threads now."""
    text, pool = bytes(60_000_000), ThreadPoolExecutor(2)

    def hash_twice() -> None:
        hashlib.sha256(text)
        hashlib.sha256(text)

    return best(hash_twice) / best(lambda: list(pool.map(hashlib.sha256, (text, text))))


def import_time(code: str = "import argosy") -> float:
    """Seconds of `import argosy` (or other code) in a fresh process, the interpreter's own start taken
    off.
    """
    whole, empty = (best(partial(fresh, one), clock=of_children) for one in (code, "pass"))
    return whole - empty


def reading_facts() -> float:
    """Milliseconds to read both base expansions of 7 Wonders."""
    from argosy.catalog import load_expansions

    return 1000 * on_one_core(
        lambda: [load_expansions("wonders", (f"base_{year}",)) for year in (2010, 2020)]
    )


def reading_names() -> float:
    """Milliseconds to read the names of one language."""
    from argosy.texts import names

    return 1000 * on_one_core(lambda: names.names.__wrapped__("fr"))


def warm_import() -> float:
    """Seconds to load everything compiled from the cache, import included."""
    return fresh_warm_up(3)


def cold_compile() -> float:
    """Seconds to compile everything into an empty cache."""
    with tempfile.TemporaryDirectory() as folder:
        return fresh_warm_up(1, ARGOSY_CACHE=folder)


def fresh(code: str, **more: str) -> None:
    """Run code in a fresh process, as people do: where the interpreter may not keep what it has read, it
    reads every source again at each start, and that was a tenth of the time.
    """
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run([sys.executable, "-c", code], check=True, env={**env, **more})


def fresh_warm_up(rounds: int, **more: str) -> float:
    """Seconds of a warm-up in a fresh process."""
    return best(
        lambda: fresh("from argosy.game import engine; engine.warm_up()", **more), rounds, of_children
    )


TABLES: dict[str, dict[str, Any]] = {
    "Duel": {"game": "duel"},
    "Duel, Agora, Pantheon": {"game": "duel", "expansions": BOTH},
    "3 players": {"game": "wonders", "players": 3, "edition": 2010},
    "Armada, 5 players": {"game": "wonders", "players": 5, "edition": 2020, "expansions": ("armada",)},
}
"""Tables at which environments are timed."""


def aec_decisions(table: dict[str, Any]) -> float:
    """Decisions a second through a PettingZoo AEC environment: observation, mask, step; choosing does not
    count.
    """
    from argosy.envs import aec_env

    env, chance, count = aec_env(**table), random.Random(1), 6_000
    env.reset(seed=1)
    seconds = 0.0
    for _ in range(count):
        start = time.process_time()
        observation, _, termination, _, _ = env.last()
        while termination:
            env.step(None)
            if not env.agents:
                env.reset()
            observation, _, termination, _, _ = env.last()
        seconds += time.process_time() - start
        action = chance.choice(np.flatnonzero(observation["action_mask"]).tolist())
        start = time.process_time()
        env.step(action)
        seconds += time.process_time() - start
    return count / seconds


def vector_decisions(table: dict[str, Any], num_envs: int = 1_024, steps: int = 60) -> float:
    """The learner's decisions a second through a Gymnasium vector environment with masks and features;
    choosing does not count.
    """
    from argosy.envs import SoloVectorEnv

    env, chance = SoloVectorEnv(**table, num_envs=num_envs), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    seconds = 0.0
    for _ in range(steps):
        actions = (seen["action_mask"] * chance.random(seen["action_mask"].shape, np.float32)).argmax(axis=1)
        start = time.process_time()
        seen, *_ = env.step(actions)
        seconds += time.process_time() - start
    return num_envs * steps / seconds


FIGURES: list[tuple[str, Callable[[], float], str, str]] = [
    ("import argosy", import_time, "{:.2f} s", "at most 0.3 s"),
    (
        "import argosy, first deal of 7 Wonders",
        partial(import_time, "import argosy; argosy.new_game()"),
        "{:.2f} s",
        "",
    ),
    (
        "import argosy, first deal of Duel",
        partial(import_time, "import argosy; argosy.new_game('duel')"),
        "{:.2f} s",
        "",
    ),
    ("facts of both base boxes", reading_facts, "{:.0f} ms", "at most 50 ms"),
    ("names of one language", reading_names, "{:.0f} ms", "at most 100 ms"),
    ("cold compile of everything", cold_compile, "{:.0f} s", "at most 120 s"),
    ("warm import of the compiled gear", warm_import, "{:.2f} s", "at most 2.5 s"),
    ("random games, 3 players", lambda: random_games(3), "{:,.0f}/s", "12,000/s"),
    ("random games, 7 players", lambda: random_games(7), "{:,.0f}/s", "5,000/s"),
    ("random games, 2 players and the free city", lambda: random_games(2), "{:,.0f}/s", ""),
    ("random games, 3 players, 2020", lambda: random_games(3, 2020), "{:,.0f}/s", "12,000/s"),
    ("random games, Armada, 5 players", lambda: random_games(5, 2010, ("armada",)), "{:,.0f}/s", "3,000/s"),
    (
        "random games, Leaders, Cities, 4 players",
        lambda: random_games(4, 2020, ("leaders", "cities")),
        "{:,.0f}/s",
        "5,000/s",
    ),
    (
        "random games, Armada, Leaders, Cities, 5 players",
        lambda: random_games(5, 2020, ("armada", "leaders", "cities")),
        "{:,.0f}/s",
        "2,000/s",
    ),
    (
        "random games, Babel, 5 players",
        lambda: random_games(5, 2020, ("babel",)),
        "{:,.0f}/s",
        "",
    ),
    ("random games, Duel", lambda: duel_games(()), "{:,.0f}/s", "30,000/s"),
    ("random games, Duel, Agora, Pantheon", lambda: duel_games(BOTH), "{:,.0f}/s", "12,000/s"),
    ("copies of one game", copies, "{:,.0f}/s", "3,000,000/s"),
    ("copies of games, by the thousand", copies_of_many, "{:,.0f}/s", "3,000,000/s"),
    ("Batch, decisions on one thread", lambda: max(batch_steps(1) for _ in range(3)), "{:,.0f}/s", ""),
    ("Batch, two threads over one", batch_ratio, "{:.2f}", "1.8"),
    ("Batch, games of Duel on one thread", lambda: duel_batch(()), "{:,.0f}/s", ""),
    ("Batch, games of Duel, Agora, Pantheon on one thread", lambda: duel_batch(BOTH), "{:,.0f}/s", ""),
    ("Batch, Duel, two threads over one", lambda: duel_batch_ratio(()), "{:.2f}", "1.8"),
    ("Batch, Duel, Agora, Pantheon, two threads over one", lambda: duel_batch_ratio(BOTH), "{:.2f}", "1.8"),
    ("Batch, rows of features, Duel", lambda: duel_rows(()), "{:,.0f}/s", ""),
    ("Batch, rows of features, Duel, Agora, Pantheon", lambda: duel_rows(BOTH), "{:,.0f}/s", ""),
    ("Batch, features of one game, Duel", lambda: rows_of_one("duel"), "{:.1f} µs", "at most 100 µs"),
    (
        "Batch, features of one game, Duel, Agora, Pantheon",
        lambda: rows_of_one("duel", BOTH),
        "{:.1f} µs",
        "at most 100 µs",
    ),
    (
        "Batch, features of one game, 7 Wonders, 4 players",
        lambda: rows_of_one("wonders", players=4),
        "{:.1f} µs",
        "at most 100 µs",
    ),
    *(
        (f"environments: AEC, {name}", partial(aec_decisions, table), "{:,.0f}/s", "15,000/s")
        for name, table in TABLES.items()
    ),
    *(
        (f"environments: vector, {name}", partial(vector_decisions, table), "{:,.0f}/s", goal)
        for (name, table), goal in zip(
            TABLES.items(), ("150,000/s", "100,000/s", "150,000/s", "40,000/s"), strict=True
        )
    ),
    ("games of Duel one by one", lambda: duel_one_by_one(()), "{:,.0f}/s", ""),
    ("games of Duel, Agora, Pantheon one by one", lambda: duel_one_by_one(BOTH), "{:,.0f}/s", ""),
    ("search in Duel, iterations", lambda: search_iterations(()), "{:,.0f}/s", ""),
    ("search in Duel, Agora, Pantheon, iterations", lambda: search_iterations(BOTH), "{:,.0f}/s", ""),
    ("search in Duel with the net, iterations", lambda: search_iterations((), learned=True), "{:,.0f}/s", ""),
    (
        "search in Duel, Agora, Pantheon with the net, iterations",
        lambda: search_iterations(BOTH, learned=True),
        "{:,.0f}/s",
        "",
    ),
    ("views made into games to search in, Duel", lambda: known_games("duel"), "{:,.0f}/s", "5,000/s"),
    (
        "views made into games to search in, Duel, Agora, Pantheon",
        lambda: known_games("duel", BOTH),
        "{:,.0f}/s",
        "5,000/s",
    ),
    (
        "views made into games to search in, 4 players",
        lambda: known_games("wonders", players=4),
        "{:,.0f}/s",
        "5,000/s",
    ),
    (
        "running games made into games to search in, Duel",
        lambda: running_games("duel"),
        "{:,.0f}/s",
        "5,000/s",
    ),
    (
        "running games made into games to search in, Duel, Agora, Pantheon",
        lambda: running_games("duel", BOTH),
        "{:,.0f}/s",
        "5,000/s",
    ),
    (
        "running games made into games to search in, 4 players",
        lambda: running_games("wonders", players=4),
        "{:,.0f}/s",
        "5,000/s",
    ),
    ("(hashing, two threads over one)", hashing_ratio, "{:.2f}", "2.0 if nothing else runs"),
]
"""(name, how to measure it, how to write it, goal)."""


def main(wanted: str = "") -> None:
    """Print the figures as a table of Markdown, each as soon as it is there."""
    print("| figure | measured | goal |\n|---|---|---|")
    for name, measure, form, goal in FIGURES:
        if wanted in name:
            print(f"| {name} | {form.format(measure())} | {goal} |", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])

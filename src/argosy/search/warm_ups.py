"""Compiling or loading everything: the rules of both games, then the searches. In a good order for a progress bar.

Each part is an exercise for compiled entry points; `tests/gears` checks that after a warm-up nothing is left to compile.
"""

from collections.abc import Iterator

from argosy.game import engine
from argosy.game.warm_ups import parts as parts_of_games
from argosy.search.duel.warm_ups import parts as parts_of_duel
from argosy.search.wonders.warm_ups import parts as parts_of_wonders


def warm_up() -> Iterator[tuple[str, int, int]]:
    """Compile or load every entry point; yields (name, done, total) after each. Then single games run compiled.

    Games of other threads go on in the plain gear meanwhile.
    """
    parts = [*parts_of_games(), *parts_of_duel(), *parts_of_wonders()]
    for done, (name, exercise) in enumerate(parts, 1):
        with engine.geared("compiled"):
            exercise()
        yield name, done, len(parts)
    engine.run_compiled_from_now_on()

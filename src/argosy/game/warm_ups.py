"""Compiling or loading everything, in a good order for a progress bar.

Each game lists exercises for its compiled entry points. They go through the public face wherever there is one, so a
new entry point is met without being listed; `tests/gears` checks that after a warm-up nothing is left to compile.
"""

from collections.abc import Iterator

from argosy.game import engine
from argosy.game.kinds import KINDS, kind


def warm_up() -> Iterator[tuple[str, int, int]]:
    """Compile or load every entry point; yields (name, done, total) after each. Then single games run compiled.

    Games of other threads go on in the plain gear meanwhile.
    """
    parts = [part for name in KINDS for part in kind(name).warm_ups()]
    for done, (name, exercise) in enumerate(parts, 1):
        with engine.geared("compiled"):
            exercise()
        yield name, done, len(parts)
    engine.run_compiled_from_now_on()

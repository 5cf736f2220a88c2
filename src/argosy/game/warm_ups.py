"""What a warm-up compiles or loads for the rules of all games.

Each game lists exercises for its compiled entry points. They go through the public face wherever there is one, so a
new entry point is met without being listed. `argosy.search.warm_ups` runs them.
"""

from collections.abc import Callable

from argosy.game.kinds import KINDS, kind


def parts() -> list[tuple[str, Callable[[], object]]]:
    """(what is being compiled, exercise) of every game."""
    return [part for name in KINDS for part in kind(name).warm_ups()]

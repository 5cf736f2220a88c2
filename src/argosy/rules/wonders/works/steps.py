"""Steps that common works add to a round: joining, and penalties before the conflicts.

Rules BABEL-PROJECT-2, -3, EDIFICE-2, -5.
"""

from collections.abc import Iterator


def with_joining(steps: tuple[str, ...], joining: str) -> Iterator[str]:
    """Yield the steps with `joining` right behind `place`, when all cards have been placed."""
    for step in steps:
        yield step
        if step == "place":
            yield joining


def with_judgement(steps: Iterator[str], judging: str) -> Iterator[str]:
    """Penalties come before the conflicts; a lost building may change what tiles do."""
    for step in steps:
        if step == "conflict":
            yield from (judging, "ask_penalty", "suffer_penalty", "tower")
        yield step

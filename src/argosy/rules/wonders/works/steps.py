"""What common works add to a round: who takes part, and penalties before the conflicts (BABEL-PROJECT-2, -3, EDIFICE-2, -5)."""

from collections.abc import Iterator


def with_joining(steps: tuple[str, ...], joining: str) -> Iterator[str]:
    """Who paid for taking part has a part as soon as all has been placed."""
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

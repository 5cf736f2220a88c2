"""What Edifice adds to a round: pawns when all has been placed, what its boards ask after the effects, then the rewards;
penalties before the conflicts (EDIFICE-2, -4, -5, -6, -8, AMB-101).
"""

from collections.abc import Iterable, Iterator

from argosy.rules.wonders.works.steps import with_joining, with_judgement


def with_edifices(steps: tuple[str, ...]) -> tuple[str, ...]:
    """The round so far, with pawns and penalties."""
    return tuple(with_judgement(_with_boards(with_joining(steps, "join_edifice")), "judge_edifice"))


def _with_boards(steps: Iterable[str]) -> Iterator[str]:
    """Pawns that stages give are taken in the same turn as all others, so the card is turned only behind them (EDIFICE-3)."""
    for step in steps:
        yield step
        if step == "effects":
            yield from ("ask_boards", "answer_boards", "turn_edifice")

"""What Edifice adds to a round: pawns when all has been placed, penalties before the conflicts (EDIFICE-2, -5, AMB-101)."""

from argosy.rules.wonders.babel.steps import with_joining, with_judgement


def with_edifices(steps: tuple[str, ...]) -> tuple[str, ...]:
    """The round so far, with pawns and penalties."""
    return tuple(with_judgement(with_joining(steps, "join_edifice"), "judge_edifice"))

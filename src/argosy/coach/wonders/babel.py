"""Reasons from the Babel expansion: tiles kept and laid, and the Great Projects."""

from collections.abc import Iterator

from argosy.coach.types import Reason
from argosy.coach.wonders import kinds as base
from argosy.coach.wonders import scale
from argosy.coach.wonders.ahead import Ahead
from argosy.coach.wonders.works import joined
from argosy.game.types import Choice
from argosy.rules.wonders.babel.ruleset import facts_of

LAYS = "lays"
"""The tile `thing` comes into the tower, and works for all."""
KEEPS = "keeps"
"""The tile `thing` can be laid later."""


def reasons(ahead: Ahead, choice: Choice) -> Iterator[Reason]:
    """Yield the reasons from tiles and projects."""
    if choice.tile is not None:
        kind = LAYS if choice.verb == "tile" else KEEPS
        yield Reason(kind=kind, weight=2 * scale.PRINTED, thing=_tile(ahead, choice.tile))
    if choice.joins and choice.verb != "stage" and ahead.view.babel:
        found = (one for one in ahead.view.babel.projects if one.age == ahead.view.age)
        yield from (joined(one.id, one.tokens - 1) for one in found)
    if choice.by_token:
        yield Reason(kind=base.BY_RIGHT, weight=scale.RIGHT)


def _tile(ahead: Ahead, number: int) -> str:
    return next(tile.id for tile in facts_of(ahead.ruleset.catalog).tiles if tile.number == number)

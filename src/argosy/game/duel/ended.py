"""The end of a game of Duel as a position: for adding up what lies on a table."""

from pathlib import Path

from argosy.errors import RulesetError
from argosy.game.types import Fields, Plain
from argosy.rules.duel.ruleset import duel_ruleset
from argosy.rules.duel.terms import AGES

SAYS_WHEN = frozenset({"result", "structure", "tasks"})
"""Fields with which a position says itself how far the game has gone."""


def ended(position: Plain, data: Path | None = None) -> Fields:
    """The position with the last card of Age III taken, unless it says itself how far the game has gone."""
    if position.keys() & SAYS_WHEN:
        return dict(position)
    try:
        ruleset = duel_ruleset(boxes=tuple(position.get("boxes", ())), data=data)
    except (RulesetError, TypeError):
        return dict(position)  # because whoever sets the position up says best what is wrong with it
    places = int(ruleset.tables.structures[AGES - 1].places)
    return {
        **position,
        "age": AGES,
        "structure": [None] * places,
        "tasks": [{"kind": "finish", "seat": 0}],
    }

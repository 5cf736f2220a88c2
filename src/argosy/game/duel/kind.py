"""The implementation of `argosy.game.kinds.Kind` for Duel."""

from pathlib import Path

from argosy.errors import RulesetError
from argosy.game.duel.game import DuelGame, new_duel_game
from argosy.game.duel.position.set_up import set_up as set_up_position
from argosy.game.duel.record.read import read
from argosy.game.types import Fields, Plain
from argosy.rules.duel.ruleset import duel_ruleset
from argosy.rules.duel.terms import AGES

__all__ = ["ended", "new", "read", "set_up"]

SAYS_WHEN = frozenset({"result", "structure", "tasks"})
"""Fields with which a position says itself how far the game has gone."""

new = new_duel_game


def set_up(position: Plain, data: Path | None) -> DuelGame:
    """A game in the situation that plain JSON describes. Raises PositionError."""
    return set_up_position(dict(position), data)


def ended(position: Plain, data: Path | None = None) -> Fields:
    """The position with the last card of Age III taken, unless it says itself how far the game has gone."""
    if position.keys() & SAYS_WHEN:
        return dict(position)
    try:
        ruleset = duel_ruleset(expansions=tuple(position.get("boxes", ())), data=data)
    except (RulesetError, TypeError):
        return dict(position)  # because whoever sets the position up says best what is wrong with it
    places = int(ruleset.tables.structures[AGES - 1].places)
    return {
        **position,
        "age": AGES,
        "structure": [None] * places,
        "tasks": [{"kind": "finish", "seat": 0}],
    }

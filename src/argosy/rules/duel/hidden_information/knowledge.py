"""Hidden information of the base game (DUEL-008, 059). For its determinization see `redeal.py`."""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.expansions.play import lies_during_draft
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import DRAWN_PROGRESS
from argosy.rules.records import Record


@kernel
def structure_is_laid(game: Game, tables: Record) -> bool:
    """DUEL-008: does the structure of the Age lie there?

    In the base game it does not yet during the draft.
    """
    return bool(game.picks >= tables.draft_picks) or lies_during_draft(tables)


@kernel
def sees_drawn(game: Game, viewer: int) -> bool:
    """DUEL-059: the tokens drawn for the Great Library are seen by the player who draws."""
    return game.decision == DRAWN_PROGRESS and game.actor == viewer

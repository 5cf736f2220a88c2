"""Why something with boxes is not possible."""

from argosy.game.citing import Table
from argosy.game.duel.boxes import merged, together
from argosy.game.duel.grounds import Reason

MORE_KINDS: dict[str, tuple[str, str]] = merged("answers", "KINDS")
"""Words of the forms of choices: a group of the catalog, and what one of it is called."""
MORE_LAID_OUT: dict[int, str] = merged("answers", "LAID_OUT")
"""Why a progress token cannot be chosen, by what is asked."""
MORE_WORDS: tuple[str, ...] = together("answers", "WORDS")
"""What may stand in a choice and is no id."""
MORE_IN_TURN: dict[str, Reason] = merged("answers", "IN_TURN")
"""Reasons in a turn, by verb."""
MORE_REASONS: dict[str, Reason] = merged("answers", "REASONS")
"""Reasons outside a turn, by verb."""
MORE_RULES: Table = merged("answers", "RULES")
"""The rules behind them."""

"""Why something with boxes is not possible."""

from argosy.game.citing import Table
from argosy.game.duel.agora import answers as agora
from argosy.game.duel.grounds import Reason
from argosy.game.duel.pantheon import answers as pantheon

MORE_KINDS = {**agora.KINDS, **pantheon.KINDS}
"""Words of the forms of choices: a group of the catalog, and what one of it is called."""
MORE_LAID_OUT = {**agora.LAID_OUT, **pantheon.LAID_OUT}
"""Why a progress token cannot be chosen, by what is asked."""
MORE_WORDS = (*agora.WORDS, *pantheon.WORDS)
"""What may stand in a choice and is no id."""
MORE_IN_TURN: dict[str, Reason] = {**agora.IN_TURN, **pantheon.IN_TURN}
"""Reasons in a turn, by verb."""
MORE_REASONS: dict[str, Reason] = {**agora.REASONS, **pantheon.REASONS}
"""Reasons outside a turn, by verb."""
MORE_RULES: Table = {**agora.RULES, **pantheon.RULES}
"""The rules behind them."""

"""Policy rows of a choice: one for what is done, one for the card that it uses up, if any."""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.agora.terms import CONSPIRACIES, DO_PREPARE
from argosy.rules.duel.expansions.numbers import ACTIONS
from argosy.rules.duel.terms import CARDS, DO_PICK, DO_WONDER, LAST_WITH_CARD, WONDERS
from argosy.search.duel.net.listing import blocks

WITH_CARD, WONDER, PREPARED, USED_UP, OTHERS, POLICY_ROWS = blocks(
    DO_WONDER, WONDERS, CONSPIRACIES, CARDS, ACTIONS - DO_PICK
)
"""Build or discard a card; construct a wonder; prepare a conspiracy; the card that these two use up; all
other actions.
"""
NO_ROW = -1


@kernel
def rows_of(number: int) -> tuple[int, int]:
    """The rows of an action (docs/bots/duel.md): what is done, and the card that is used up or NO_ROW."""
    if number < DO_WONDER:
        return number, NO_ROW
    if number <= LAST_WITH_CARD:
        return WONDER + (number - DO_WONDER) // CARDS, USED_UP + (number - DO_WONDER) % CARDS
    if number < DO_PICK:
        return PREPARED + (number - DO_PREPARE) // CARDS, USED_UP + (number - DO_PREPARE) % CARDS
    return OTHERS + number - DO_PICK, NO_ROW

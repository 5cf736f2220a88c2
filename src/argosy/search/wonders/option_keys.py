"""Keys for choices that do the same, whatever is paid for it."""

from argosy.kernelc.kernel import kernel
from argosy.rules.wonders.state import ChoiceRow
from argosy.rules.wonders.terms import SELL, STAGE
from argosy.search.wonders.expansions import any_card_of_expansions


@kernel
def any_card_does(verb: int) -> bool:
    """Does it not matter much which card of the hand is used: for a stage, a sale, or what expansions do
    with any card?
    """
    return verb == STAGE or verb == SELL or any_card_of_expansions(verb)


@kernel
def key_of(choice: ChoiceRow) -> int:
    """Return the key of what a choice does; any card does for a stage, a sale or a tile."""
    thing = choice.card + 1
    if choice.verb != SELL and any_card_does(choice.verb):
        thing = choice.stage + 0
    elif choice.verb == SELL:
        thing = 0
    return (choice.verb << 32) + (choice.add_on << 16) + thing

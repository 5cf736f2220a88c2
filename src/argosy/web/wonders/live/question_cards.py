"""Cards that a question is about: the hand, the hand without a card set aside, the discard pile."""

from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.web.models import Offers, WonderRequest
from argosy.web.wonders.expansions.types import ExpansionPages, Expansions

STAGES = 4
WITH_CARDS = ("card", "city_card", "last_card", "revive")
"""Questions of the base game; all of them are answered with a card."""


def chosen_card(text: str | None) -> str | None:
    """The card in the text of a choice: the word after the verb, or after `with`."""
    if not text:
        return None
    words = text.removeprefix("city: ").split()
    if "with" in words:
        return words[words.index("with") + 1]
    return words[1] if len(words) > 1 else None


def played(choice: Choice) -> str | None:
    """Return the card that a choice plays, or the thing of an expansion played like one."""
    return choice.card or choice.leader


def open_hand(view: WondersView) -> tuple[str, ...]:
    """Return the hand, without a card set aside for the own city (BASE-TWO-5).

    The card is set aside while the free city's card is asked for.
    """
    cards = list(view.hand)
    aside = chosen_card(view.chosen)
    if view.asked == "city_card" and aside in cards:
        cards.remove(aside)
    return tuple(cards)


def box_in_hands_place(view: WondersView, expansions: Expansions) -> ExpansionPages | None:
    """Return the expansion whose things replace the hand.

    While nothing is asked, it is the first that has something.
    """
    if view.asked is None and view.hand:
        return None
    having = (expansion for expansion in expansions if view.asked in expansion.hand.cards)
    return next((expansion for expansion in having if view.asked or expansion.hand.cards[None](view)), None)


def asked_cards(view: WondersView, offers: Offers | None) -> tuple[str, ...]:
    """Return the cards to choose from; those of the discard pile in a build from it.

    See BASE-DISCARD-3.
    """
    if view.asked != "revive" or offers is None:
        return open_hand(view)
    return tuple(dict.fromkeys(offer.choice.card for offer in offers.legal if offer.choice.card))


def query_for_stage(view: WondersView, card: str, prefix: str) -> WonderRequest:
    """Return the query for a refused stage with a card.

    Where stages may be built in any order the first one that is missing answers for all.
    """
    missing = next(
        (number for number in range(1, STAGES + 1) if number not in view.cities[view.seat or 0].stages),
        STAGES,
    )
    return WonderRequest((f"{prefix}stage {card}", f"{prefix}stage {missing} {card}"))

"""Click targets of a Duel table: things that make a choice, and things that are only selected.

A thing is only selected where its choice has more parts.
"""

from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.view import DuelView
from argosy.web.duel.expansions.in_play import of_all
from argosy.web.duel.live.keys import Keys, card_key, thing_key, tile_key, wonder_key
from argosy.web.duel.part_maker import NOTHING, Targets
from argosy.web.models import DuelOffer, DuelOffers


def targets(view: DuelView, offers: DuelOffers | None) -> Targets:
    """Return the click targets; none when the viewer owes no choice."""
    if offers is None:
        return NOTHING
    keys = {offer.choice.text: keys_of(view, offer.choice) for offer in offers.legal}
    groups: dict[str, list[DuelOffer]] = {}
    for offer in offers.legal:
        if parts := keys[offer.choice.text]:
            groups.setdefault(parts[0], []).append(offer)
    chosen = {key for key, found in groups.items() if _is_selected(view, keys, found)}
    return Targets(
        direct={key: found[0].choice.text for key, found in groups.items() if key not in chosen},
        select=frozenset(chosen),
        second={key: pairs for key in groups if key in chosen and (pairs := _pairs(keys, groups[key]))},
        groups={key: tuple(found) for key, found in groups.items() if key in chosen},
        loose=tuple(offer for offer in offers.legal if not keys[offer.choice.text]),
    )


def _is_selected(view: DuelView, keys: dict[str, tuple[str, ...]], found: list[DuelOffer]) -> bool:
    """Is the thing selected first, because its choice has more parts?

    In a turn always: a card is never taken by one click.
    """
    return view.asked == "turn" or len(found) > 1 or len(keys[found[0].choice.text]) > 1


def _pairs(keys: dict[str, tuple[str, ...]], found: list[DuelOffer]) -> dict[str, str]:
    texts = [offer.choice.text for offer in found]
    return {keys[text][1]: text for text in texts if len(keys[text]) > 1}


def keys_of(view: DuelView, choice: DuelChoice) -> tuple[str, ...]:
    """The keys of what a choice is about: none, one, or two for a choice of two parts."""
    return KEYS.get(choice.verb, _nothing)(view, choice)


def _nothing(_: DuelView, __: DuelChoice) -> tuple[str, ...]:
    return ()


def _with_card(view: DuelView, choice: DuelChoice) -> tuple[str, ...]:
    """Return the keys of a wonder and a card of the discard pile (Isis).

    In a turn the card of the structure is enough.
    """
    return (
        (*wonder_key(view, choice), f"discard:{choice.card}")
        if view.asked == "isis"
        else card_key(view, choice)
    )


KEYS: dict[str, Keys] = {
    "pick": thing_key("pick"),
    "build": card_key,
    "discard": card_key,
    "wonder": _with_card,
    "token": thing_key("progress"),
    "destroy": tile_key(of_opponent=True),
    "revive": lambda _, choice: (f"discard:{choice.card}",),
    **of_all(lambda expansion: expansion.dock.keys),
}
"""What each verb is about. The rest (first, conspire, pass) has no place on the table."""

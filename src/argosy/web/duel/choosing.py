"""What on the table can be clicked: which thing makes which choice, and which is only selected because more has to be said.

A thing on the table has a key: `card:<id>` (in the structure), `place:<n>`, `tile:<seat>:<card>`, `wonder:<seat>:<id>`,
`progress:<id>`, `chamber:<n>`, `space:<n>`, `god:<id>`, `conspiracy:<id>`, `track:<token>`, `pawn:<space>`,
`deck:<mythology>`, `discard:<card>`, `removed:<card>`, `pick:<wonder>`.
"""

from collections.abc import Callable

import msgspec

from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.view import DuelView
from argosy.web.models import DuelOffer, DuelOffers

Offered = tuple[DuelOffer, ...]


class Targets(msgspec.Struct, frozen=True):
    """What the viewer can click now."""

    direct: dict[str, str] = {}
    """By key: the text of the one choice that a click makes. Empty in a turn: nothing is committed by one click there."""
    select: frozenset[str] = frozenset()
    """Keys that are selected by a click; their panel in the dock holds the choices."""
    second: dict[str, dict[str, str]] = {}
    """Choices of two parts: the key of the first part -> the key of the second part -> the text."""
    groups: dict[str, Offered] = {}
    """For each key of `select` its choices in the order of the game."""
    loose: Offered = ()
    """Choices that no thing on the table stands for: pass, conspire, who begins."""
    is_ahead: bool = False
    """Nothing is asked yet: what is selected is planned for the next turn."""

    def can_be_second(self, key: str) -> bool:
        """Does the table light this thing up when some first part is selected? Then it carries `data-second`."""
        return any(key in seconds for seconds in self.second.values())


NOTHING = Targets()


def targets(view: DuelView, offers: DuelOffers | None) -> Targets:
    """What can be clicked; nothing when the viewer owes nothing."""
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
    """Is more to be said than the thing itself? In a turn always: a card is never taken by one click."""
    return view.asked == "turn" or len(found) > 1 or len(keys[found[0].choice.text]) > 1


def _pairs(keys: dict[str, tuple[str, ...]], found: list[DuelOffer]) -> dict[str, str]:
    texts = [offer.choice.text for offer in found]
    return {keys[text][1]: text for text in texts if len(keys[text]) > 1}


def keys_of(view: DuelView, choice: DuelChoice) -> tuple[str, ...]:
    """The keys of what a choice is about: none, one, or two for a choice of two parts."""
    return KEYS.get(choice.verb, _nothing)(view, choice)


Maker = Callable[[DuelView, DuelChoice], tuple[str, ...]]


def _nothing(_: DuelView, __: DuelChoice) -> tuple[str, ...]:
    return ()


def _numbers(choice: DuelChoice) -> list[str]:
    return choice.text.split()[1:]


def _card(_: DuelView, choice: DuelChoice) -> tuple[str, ...]:
    return (f"card:{choice.card}",)


def _thing(kind: str) -> Maker:
    return lambda _, choice: (f"{kind}:{choice.thing}",)


def _number(kind: str) -> Maker:
    return lambda _, choice: (f"{kind}:{_numbers(choice)[0]}",)


def _chambers(_: DuelView, choice: DuelChoice) -> tuple[str, ...]:
    first, second = _numbers(choice)
    return (f"chamber:{first}", f"chamber:{second}")


def _tile(*, of_opponent: bool) -> Maker:
    return lambda _, choice: (f"tile:{1 - choice.seat if of_opponent else choice.seat}:{choice.card}",)


def _wonder(view: DuelView, choice: DuelChoice) -> tuple[str, ...]:
    """A wonder where it stands now."""
    owner = next(city.seat for city in view.cities if any(one.wonder == choice.thing for one in city.wonders))
    return (f"wonder:{owner}:{choice.thing}",)


def _with_card(view: DuelView, choice: DuelChoice) -> tuple[str, ...]:
    """Isis pairs a wonder with a card of the discard pile; in a turn the card of the structure says it all."""
    return (*_wonder(view, choice), f"discard:{choice.card}") if view.asked == "isis" else _card(view, choice)


def _free(view: DuelView, choice: DuelChoice) -> tuple[str, ...]:
    """Property Fraud takes from the structure, Treason from the cards removed at setup."""
    return _card(view, choice) if view.asked == "top_row" else (f"removed:{choice.card}",)


def _enshrine(_: DuelView, choice: DuelChoice) -> tuple[str, ...]:
    return (f"god:{choice.thing}", f"space:{_numbers(choice)[1]}")


KEYS: dict[str, Maker] = {
    "pick": _thing("pick"),
    "build": _card,
    "recruit": _card,
    "discard": _card,
    "wonder": _with_card,
    "prepare": _card,
    "trigger": _thing("conspiracy"),
    "activate": _thing("god"),
    "token": _thing("progress"),
    "destroy": _tile(of_opponent=True),
    "revive": lambda _, choice: (f"discard:{choice.card}",),
    "place": _number("chamber"),
    "shift": _chambers,
    "remove": _number("chamber"),
    "plot": _thing("conspiracy"),
    "seize": _wonder,
    "lock": _thing("progress"),
    "free": _free,
    "scrap": _card,
    "take": _tile(of_opponent=True),
    "give": _tile(of_opponent=False),
    "decree": _chambers,
    "raze": _wonder,
    "unbuild": _wonder,
    "enshrine": _enshrine,
    "snake": _tile(of_opponent=True),
    "strike": _number("place"),
    "guard": _number("pawn"),
    "sink": _number("track"),
    "use": _number("track"),
    "open": _thing("deck"),
    "top": _thing("god"),
}
"""What each verb is about. The rest (first, conspire, pass) has no place on the table."""

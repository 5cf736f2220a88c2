"""Replay of 7 Wonders: the city in the middle, log entries, and the hands of all seats."""

from argosy.game.wonders.view import WondersView
from argosy.texts import Words
from argosy.web.game_pages import Hand, HandGroup, HeldThing
from argosy.web.models import ReplayPage, TablePage, View
from argosy.web.table.log import Entry
from argosy.web.table.seats import person
from argosy.web.table.shell import catalog_of
from argosy.web.wonders.catalogs import faces
from argosy.web.wonders.expansions.in_play import in_play
from argosy.web.wonders.expansions.types import Expansions
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.live import log
from argosy.web.wonders.live.question_cards import chosen_card

DONE = {"build": "build", "free": "build", "stage": "stage", "sell": "sell"}
"""The icon of what is done with a card, by the first word of the choice; a check mark for whatever expansions
do.
"""


def opened(page: ReplayPage) -> View:
    """The own city stands in the middle for somebody who played; for others the first one."""
    return page.view if page.seat is None else page.views.get(page.seat, page.view)


def entries(page: TablePage | ReplayPage, w: Words) -> tuple[Entry, ...]:
    """The log, an entry for each step."""
    shown, expansions = (
        faces(catalog_of(page.ruleset), w.language),
        in_play(page.view.expansions if page.view else ()),
    )
    names = {info.seat: person(w, info) for info in page.seats}
    return tuple(log.entry(shown, turn, names, expansions) for turn in page.log)


def hands(page: ReplayPage, w: Words) -> tuple[Hand, ...]:
    """Return the hand of every seat, with the choice made from it."""
    shown, expansions = faces(catalog_of(page.ruleset), w.language), in_play(page.view.expansions)
    found = [
        Hand(seat, _groups(shown, view, expansions, [text for one, text in page.choices if one == seat]))
        for seat, view in page.views.items()
        if isinstance(view, WondersView)
    ]
    return tuple(hand for hand in found if hand.groups)


def _groups(
    shown: Faces, view: WondersView, expansions: Expansions, chosen: list[str]
) -> tuple[HandGroup, ...]:
    """The cards, what is shown to choose from, and what expansions keep beside the hand; nothing twice."""
    w = shown.words
    lists = [(w.say("Hand"), view.hand)]
    for expansion in expansions:
        lists += [
            (expansion.hand.title(w), expansion.hand.cards[asked](view))
            for asked in (view.asked, None)
            if asked in expansion.hand.cards
        ]
    done = {chosen_card(text): text.removeprefix("city: ").split()[0] for text in chosen}
    return tuple(
        HandGroup(title, _held(shown, names, done)) for title, names in dict.fromkeys(lists) if names
    )


def _held(shown: Faces, names: tuple[str, ...], done: dict[str | None, str]) -> tuple[HeldThing, ...]:
    """The things of one kind; of two copies one is played."""
    return tuple(
        _thing(shown, name, done.get(name) if name not in names[:place] else None)
        for place, name in enumerate(names)
    )


def _thing(shown: Faces, name: str, verb: str | None) -> HeldThing:
    face, w = shown.thing(name), shown.words
    words = {
        "build": w.say("is built"),
        "free": w.say("is built"),
        "stage": w.say("goes under a stage"),
        "sell": w.say("is sold"),
    }
    return HeldThing(
        name=face.name,
        color=face.color,
        icon=face.mark,
        note=face.note,
        done=DONE.get(verb, "check") if verb else "",
        words=words.get(verb, w.say("is chosen")) if verb else "",
    )

"""Help page of 7 Wonders: notes on cards and wonders, introductions, keyboard keys."""

from functools import cache
from typing import Any

import msgspec

from argosy.catalog import Catalog, load_expansions
from argosy.rules.wonders.ruleset import EDITIONS
from argosy.texts import Words, things
from argosy.texts.wonders import effects
from argosy.web.models import HelpPage, TablePage
from argosy.web.rendering.parts import roman, token
from argosy.web.rulebook_pages.introductions import Introduction
from argosy.web.wonders.catalogs import catalog_with, faces
from argosy.web.wonders.expansions.in_play import EXPANSIONS, chips, fragments, in_play, loaded
from argosy.web.wonders.faces import DRAWINGS, Face, Faces, StageFace, chain_icons


class Note(msgspec.Struct, frozen=True):
    """Help note on a card."""

    face: Face
    kind: str
    age: str
    from_names: str
    to_names: str
    given: Any


class SideNote(msgspec.Struct, frozen=True):
    """One side of a wonder."""

    side: str
    label: str
    stages: tuple[StageFace, ...]
    start: str
    """What the side does from the start; empty where it does nothing."""


class WonderNote(msgspec.Struct, frozen=True):
    """Help note on a wonder."""

    wonder: str
    name: str
    monument: str
    about_name: str
    """What to say of a name of our own; empty where board and monument have printed ones."""
    plate: str
    resource: Any
    resource_words: str
    sides: tuple[SideNote, ...]


@cache
def _catalog(edition: int) -> Catalog:
    return load_expansions("wonders", (f"base_{edition}",))


def edition_of(page: HelpPage) -> int:
    """The edition that is asked about, or else the newest."""
    return page.edition if page.edition in EDITIONS else 2020


def catalog_of(page: HelpPage) -> Catalog:
    """The facts of the edition and expansions that are asked about."""
    return getattr(page.ruleset, "catalog", None) or _catalog(edition_of(page))


def values(page: HelpPage, w: Words) -> dict[str, Any]:
    """Return the template values of the page."""
    edition = edition_of(page)
    catalog = catalog_of(page)
    shown = faces(catalog, w.language)
    expansions = in_play(expansion.id for expansion in catalog.expansions)
    return {
        **{name: value for expansion in expansions for name, value in expansion.help.values(shown).items()},
        **loaded(expansions, "help"),
        "introductions": {expansion.name: expansion.help.introduction(shown) for expansion in expansions},
        "at": fragments(expansions),
        "expansion": ",".join(page.expansions),
        "expansion_chips": chips(w, page.expansions),
        "key_words": key_words(w),
        "edition": edition,
        "editions": tuple(EDITIONS),
        "groups": [
            (age, [note(shown, face) for face in shown.cards.values() if max(face.ages) == age])
            for age in (1, 2, 3)
        ],
        "wonders": [wonder_note(shown, wonder.id, edition) for wonder in catalog.wonders],
    }


def note(shown: Faces, face: Face) -> Note:
    """The note of a card."""
    w = shown.words
    return Note(
        face=face,
        kind=things.color_kind(w, face.color),
        age=", ".join(roman(age) for age in face.ages),
        from_names=w.either([shown.cards[name].name for name in face.chain_from]) if face.chain_from else "",
        to_names=w.either([shown.cards[name].name for name in face.chain_to], "and") if face.chain_to else "",
        given=chain_icons(face.given),
    )


def wonder_note(shown: Faces, wonder: str, edition: int) -> WonderNote:
    """The note of a wonder: both sides, in words."""
    w, printed = shown.words, shown.catalog.wonder(wonder)
    return WonderNote(
        wonder=wonder,
        name=w.name("wonder", wonder),
        monument=w.name("monument", wonder),
        about_name=w.about_name("wonder", wonder) or w.about_name("monument", wonder),
        plate=DRAWINGS.wonder(wonder),
        resource=token(printed.resource) if printed.resource else None,
        resource_words=things.resource(w, printed.resource) if printed.resource else "",
        sides=tuple(
            SideNote(
                side,
                things.side(w, side, edition),
                shown.stages(wonder, side),
                effects.sentences(w, printed.sides[side].effects),
            )
            for side in printed.sides
        ),
    )


def introductions(page: HelpPage, w: Words) -> tuple[Introduction, ...]:
    """Return the introductions to the expansions that the page names; to all if it names none."""
    catalog = catalog_of(page)
    here = in_play(expansion.id for expansion in catalog.expansions)
    return tuple(
        Introduction(
            expansion=expansion.name,
            title=expansion.lobby.title(w),
            icon=expansion.lobby.icon,
            cards=expansion.help.introduction(
                faces(catalog if here else catalog_with(expansion.name), w.language)
            ),
        )
        for expansion in here or EXPANSIONS
    )


def expansions(page: TablePage, w: Words) -> tuple[tuple[str, str], ...]:
    """The expansions of a table."""
    return tuple((expansion.name, expansion.lobby.title(w)) for expansion in in_play(page.expansions))


Keys = tuple[tuple[str, str], ...]
"""Keys and what they do."""


def keys_of_table(w: Words, *, coached: bool) -> Keys:
    """The list that the table opens."""
    return (
        *_of_the_dock(w),
        ("Space", w.say("skip the animation")),
        ("Tab, F6", w.say("next control, next region")),
        *_of_sheets(w),
        *(_of_the_coach(w) if coached else ()),
        ("?", w.say("this list")),
    )


def key_words(w: Words) -> Keys:
    """The list of the help page."""
    return (*_of_the_dock(w), *_of_sheets(w), *_of_the_coach(w), ("F6", w.say("next control, next region")))


def _of_the_dock(w: Words) -> Keys:
    return (
        ("1-9, ← →", w.say("choose a card of the hand, or an answer")),
        ("Enter, B", w.say("build")),
        ("W", w.say("wonder stage")),
        ("S", w.say("sell")),
        *(key for expansion in EXPANSIONS for key in expansion.help.keys(w)),
        ("P, Shift P", w.say("next, previous payment")),
        ("I, F1", w.say("note of what has the focus")),
        ("G", w.say("what the icons mean")),
        ("Esc", w.say("put back, close, take back")),
    )


def _of_sheets(w: Words) -> Keys:
    return ("C, X", w.say("your city, compare all cities")), ("L", w.say("log")), ("M", w.say("table talk"))


def _of_the_coach(w: Words) -> Keys:
    return (("H", w.say("ask the coach")),)

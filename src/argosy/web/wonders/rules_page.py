"""Values for the help page: how to play in short, every card and wonder in whole sentences, the keys."""

from functools import cache
from typing import Any

import msgspec

from argosy.catalog import Catalog, load_boxes
from argosy.rules.wonders.ruleset import EDITIONS
from argosy.texts import Words, things
from argosy.texts.wonders import effects
from argosy.web.models import HelpPage
from argosy.web.parts import roman, token
from argosy.web.wonders.boxes.in_play import chips, fragments, in_play, loaded
from argosy.web.wonders.drawings import DRAWINGS
from argosy.web.wonders.face import Face, StageFace
from argosy.web.wonders.faces import Faces, chain_icons
from argosy.web.wonders.keys import key_words
from argosy.web.wonders.printed import faces


class Note(msgspec.Struct, frozen=True):
    """What there is to say about a card."""

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
    """What there is to say about a wonder."""

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
    return load_boxes("wonders", (f"base_{edition}",))


def edition_of(page: HelpPage) -> int:
    """The edition that is asked about, or else the newest."""
    return page.edition if page.edition in EDITIONS else 2020


def catalog_of(page: HelpPage) -> Catalog:
    """The facts of the edition and boxes that are asked about."""
    return getattr(page.ruleset, "catalog", None) or _catalog(edition_of(page))


def values(page: HelpPage, w: Words) -> dict[str, Any]:
    """What the template shows."""
    edition = edition_of(page)
    catalog = catalog_of(page)
    shown = faces(catalog, w.language)
    boxes = in_play(box.id for box in catalog.boxes)
    return {
        **{name: value for box in boxes for name, value in box.help.values(shown).items()},
        **loaded(boxes, "help"),
        "introductions": {box.name: box.help.introduction(shown) for box in boxes},
        "at": fragments(boxes),
        "box": ",".join(page.boxes),
        "box_chips": chips(w, page.boxes),
        "key_words": key_words(w),
        "edition": edition,
        "editions": tuple(EDITIONS),
        "groups": [
            (age, [note(shown, face) for face in shown.cards.values() if max(face.ages) == age]) for age in (1, 2, 3)
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

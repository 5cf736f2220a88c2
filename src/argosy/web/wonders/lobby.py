"""Lobby parts of 7 Wonders: seats and expansions of a new table, chart sites, suggestions."""

import json
from functools import cache
from typing import Any

import msgspec

from argosy.catalog import Wonder, load_boxes
from argosy.rules.wonders.ruleset import EDITIONS
from argosy.texts import Words
from argosy.web.game_pages import Site, Suggestion
from argosy.web.models import LobbyPage, TablePage, TableSummary, WonderChoice
from argosy.web.rendering.parts import roman
from argosy.web.wonders.boxes import fitting
from argosy.web.wonders.boxes import in_play as boxes
from argosy.web.wonders.boxes.types import BoxPages, Option
from argosy.web.wonders.faces import DRAWINGS

MOST = 8

MORE, WITH_BOX = 5, 4
"""How many players the next tables have."""


class SeatField(msgspec.Struct, frozen=True):
    """One seat of the form: in which numbers of players it exists, and what stands in it first."""

    seat: int
    label: str
    flag: int
    first: str


class EditionChip(msgspec.Struct, frozen=True):
    """One edition of a box."""

    id: str
    year: int
    has_eight: bool
    """It is for eight cities too."""
    has_teams: bool
    has_options: bool
    """Something else is chosen with it."""
    advised: int | None
    """Boxes at most, this one included, that its rulebook advises; None: any number."""
    advice: str
    """That advice in words."""


class OptionChip(msgspec.Struct, frozen=True):
    """One value of an option."""

    value: str
    words: str
    without: str
    """Parts of boxes that it does not go with."""


class BoxField(msgspec.Struct, frozen=True):
    """One box in the form."""

    name: str
    title: str
    icon: str
    about: str
    editions: tuple[EditionChip, ...]
    options: tuple[tuple[str, tuple[OptionChip, ...]], ...]
    """(name, its values, the first one chosen)"""


@cache
def wonders_on_offer() -> tuple[WonderChoice, ...]:
    """Return the wonders of the base game and of expansions that have pages, with editions."""
    found: dict[str, WonderChoice] = {}
    for edition in EDITIONS:
        for wonder in load_boxes("wonders", (f"base_{edition}",)).wonders:
            _add(found, wonder, edition, ())
    for rules in boxes.offered():
        for edition, box in rules.editions.items():
            for wonder in load_boxes("wonders", (f"base_{edition}", box)).wonders:
                if wonder.box == box:
                    _add(found, wonder, edition, (box,))
    return tuple(found.values())


def _add(found: dict[str, WonderChoice], wonder: Wonder, edition: int, box: tuple[str, ...]) -> None:
    """One more edition, of the base game or of a box, that has a wonder."""
    known = found.get(wonder.id) or WonderChoice(
        wonder=wonder.id, editions=(), resource=wonder.resource or ""
    )
    found[wonder.id] = msgspec.structs.replace(
        known,
        editions=tuple(dict.fromkeys((*known.editions, edition))),
        boxes=tuple(dict.fromkeys((*known.boxes, *box))),
    )


class WonderOption(msgspec.Struct, frozen=True):
    """A wonder in the list of a seat."""

    id: str
    name: str
    """With the name of the box that has it, where it is not of the base game."""
    needs: str
    """The boxes that have it, by id: one of them must be chosen. Empty for one of the base game."""


def wonder_options(w: Words, wonders: tuple[WonderChoice, ...]) -> list[WonderOption]:
    """The wonders of the list, each with its box."""
    return [WonderOption(one.wonder, _with_box(w, one), " ".join(one.boxes)) for one in wonders]


def _with_box(w: Words, one: WonderChoice) -> str:
    name = w.name("wonder", one.wonder)
    return f"{name} ({w.name('box', boxes.PARTS[one.boxes[0]])})" if one.boxes else name


def values(page: LobbyPage, w: Words) -> dict[str, Any]:
    """Return the template values of `wonders/_lobby.html`."""
    return {
        "box_fields": box_fields(w),
        "fitting": json.dumps(fitting.fitting()),
        "seat_fields": seat_fields(page, w),
        "wonders": wonder_options(w, page.wonders or wonders_on_offer()),
    }


def box_fields(w: Words) -> list[BoxField]:
    """The boxes of the form, each with its editions."""
    return [
        BoxField(
            box.name,
            box.lobby.title(w),
            box.lobby.icon,
            box.lobby.invitation(w),
            tuple(
                EditionChip(
                    one,
                    fitting.year_of(one),
                    MOST in fitting.players(one),
                    fitting.has_teams(one),
                    any(one in option.boxes for option in box.lobby.options),
                    box.lobby.advised.get(one),
                    advice(w, box, one),
                )
                for one in boxes.PARTS
                if boxes.PARTS[one] == box.name
            ),
            tuple((option.name, option_chips(option, w)) for option in box.lobby.options),
        )
        for box in boxes.BOXES
    ]


def advice(w: Words, box: BoxPages, edition: str) -> str:
    """Return the number of expansions that a rulebook advises, in words; more are allowed."""
    most = box.lobby.advised.get(edition)
    if most is None:
        return ""
    return w.count(
        "The rulebook of {box} advises at most {n} expansion together; more are possible.",
        "The rulebook of {box} advises at most {n} expansions together; more are possible.",
        most,
        box=box.lobby.about(w, edition),
    )


def option_chips(option: Option, w: Words) -> tuple[OptionChip, ...]:
    """The values of an option, each with the boxes that it does not go with."""
    return tuple(
        OptionChip(value, words, " ".join(part for part, fit in option.beside.items() if value not in fit))
        for value, words in zip(option.values, option.words(w), strict=True)
    )


def seat_fields(page: LobbyPage, w: Words) -> list[SeatField]:
    """The seats of the form: you first, then the opponent that is suggested."""
    bot = f"bot:{page.opponent}"
    return [
        SeatField(seat, w.say("Seat {n}", n=seat + 1), seat, "you" if seat == 0 else bot)
        for seat in range(MOST)
    ]


def sites(w: Words) -> list[Site]:
    """The medallions of the chart."""
    return [DRAWINGS.site(name, w.name("wonder", name)) for name in DRAWINGS.places]


def about(w: Words, one: TablePage | TableSummary, seats: int) -> str:
    """Return the name of a game with its expansions: `2020 edition, 4 cities, teams of two`."""
    teams = [w.say("teams of two")] if one.teams else []
    return ", ".join(
        [
            w.say("{year} edition", year=one.edition),
            w.count("{n} city", "{n} cities", seats),
            *boxes.about(w, one.boxes),
            *teams,
        ]
    )


def state_words(w: Words, one: TableSummary) -> str:
    """`Age II`."""
    return w.say("Age {n}", n=roman(one.age)) if one.age else ""


def place_words(w: Words, one: TableSummary) -> str:
    """Return the viewer's result in a finished game, in words."""
    return w.say("place {n}", n=one.place) if one.place else ""


def onward(w: Words) -> tuple[Suggestion, ...]:
    """A bigger table, and the box to begin with."""
    edition = EDITIONS[-1]
    bigger = Suggestion(
        title=w.say("A bigger table"),
        about=w.say("Five cities: you trade and fight with two of them, and have an eye on the others."),
        icon="wonder",
        fields={"game": "wonders", "edition": str(edition), "players": str(MORE)},
    )
    return (
        bigger,
        *(
            Suggestion(
                title=box.lobby.title(w),
                about=box.lobby.invitation(w),
                icon=box.lobby.icon,
                fields={**bigger.fields, "players": str(WITH_BOX), box.name: str(newest(box.name))},
            )
            for box in boxes.BOXES
            if box.lobby.is_first
        ),
    )


def newest(box: str) -> int:
    """The year of a box's newest edition."""
    return max(fitting.year_of(part) for part, name in boxes.PARTS.items() if name == box)

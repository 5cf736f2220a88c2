"""Lobby parts of 7 Wonders: seats and expansions of a new table, chart sites, suggestions."""

import json
from functools import cache
from typing import Any

import msgspec

from argosy.catalog import Wonder, load_expansions
from argosy.rules.wonders.ruleset import EDITIONS
from argosy.texts import Words
from argosy.web.game_pages import Site, Suggestion
from argosy.web.models import LobbyPage, TablePage, TableSummary, WonderChoice
from argosy.web.rendering.parts import roman
from argosy.web.wonders.expansions import in_play as expansions
from argosy.web.wonders.expansions import player_counts
from argosy.web.wonders.expansions.types import ExpansionPages, Option
from argosy.web.wonders.faces import DRAWINGS

MOST = 8

MORE, WITH_EXPANSION = 5, 4
"""How many players the next tables have."""


class SeatField(msgspec.Struct, frozen=True):
    """One seat of the form: in which numbers of players it exists, and what stands in it first."""

    seat: int
    label: str
    flag: int
    first: str


class EditionChip(msgspec.Struct, frozen=True):
    """One edition of an expansion."""

    id: str
    year: int
    has_eight: bool
    """It is for eight cities too."""
    has_teams: bool
    has_options: bool
    """Something else is chosen with it."""
    advised: int | None
    """Expansions at most, this one included, that its rulebook advises; None: any number."""
    advice: str
    """That advice in words."""


class OptionChip(msgspec.Struct, frozen=True):
    """One value of an option."""

    value: str
    words: str
    without: str
    """Parts of expansions that it does not go with."""


class ExpansionField(msgspec.Struct, frozen=True):
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
        for wonder in load_expansions("wonders", (f"base_{edition}",)).wonders:
            _add(found, wonder, edition, ())
    for rules in expansions.offered():
        for edition, expansion in rules.editions.items():
            for wonder in load_expansions("wonders", (f"base_{edition}", expansion)).wonders:
                if wonder.expansion == expansion:
                    _add(found, wonder, edition, (expansion,))
    return tuple(found.values())


def _add(found: dict[str, WonderChoice], wonder: Wonder, edition: int, expansion: tuple[str, ...]) -> None:
    """One more edition, of the base game or of an expansion, that has a wonder."""
    known = found.get(wonder.id) or WonderChoice(
        wonder=wonder.id, editions=(), resource=wonder.resource or ""
    )
    found[wonder.id] = msgspec.structs.replace(
        known,
        editions=tuple(dict.fromkeys((*known.editions, edition))),
        expansions=tuple(dict.fromkeys((*known.expansions, *expansion))),
    )


class WonderOption(msgspec.Struct, frozen=True):
    """A wonder in the list of a seat."""

    id: str
    name: str
    """With the name of the expansion that has it, where it is not of the base game."""
    needs: str
    """The expansions that have it, by id: one of them must be chosen. Empty for one of the base game."""


def wonder_options(w: Words, wonders: tuple[WonderChoice, ...]) -> list[WonderOption]:
    """The wonders of the list, each with its box."""
    return [WonderOption(one.wonder, _with_expansion(w, one), " ".join(one.expansions)) for one in wonders]


def _with_expansion(w: Words, one: WonderChoice) -> str:
    name = w.name("wonder", one.wonder)
    return f"{name} ({w.name('box', expansions.PARTS[one.expansions[0]])})" if one.expansions else name


def values(page: LobbyPage, w: Words) -> dict[str, Any]:
    """Return the template values of `wonders/_lobby.html`."""
    return {
        "expansion_fields": expansion_fields(w),
        "fitting": json.dumps(player_counts.allowed_counts()),
        "seat_fields": seat_fields(page, w),
        "wonders": wonder_options(w, page.wonders or wonders_on_offer()),
    }


def expansion_fields(w: Words) -> list[ExpansionField]:
    """The expansions of the form, each with its editions."""
    return [
        ExpansionField(
            expansion.name,
            expansion.lobby.title(w),
            expansion.lobby.icon,
            expansion.lobby.invitation(w),
            tuple(
                EditionChip(
                    one,
                    player_counts.year_of(one),
                    MOST in player_counts.players(one),
                    player_counts.has_teams(one),
                    any(one in option.expansions for option in expansion.lobby.options),
                    expansion.lobby.advised.get(one),
                    advice(w, expansion, one),
                )
                for one in expansions.PARTS
                if expansions.PARTS[one] == expansion.name
            ),
            tuple((option.name, option_chips(option, w)) for option in expansion.lobby.options),
        )
        for expansion in expansions.EXPANSIONS
    ]


def advice(w: Words, expansion: ExpansionPages, edition: str) -> str:
    """Return the number of expansions that a rulebook advises, in words; more are allowed."""
    most = expansion.lobby.advised.get(edition)
    if most is None:
        return ""
    return w.count(
        "The rulebook of {expansion} advises at most {n} expansion together; more are possible.",
        "The rulebook of {expansion} advises at most {n} expansions together; more are possible.",
        most,
        expansion=expansion.lobby.about(w, edition),
    )


def option_chips(option: Option, w: Words) -> tuple[OptionChip, ...]:
    """The values of an option, each with the expansions that it does not go with."""
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
            *expansions.about(w, one.expansions),
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
        about=w.say("Five cities: you trade and fight with two of them, and watch the others."),
        icon="wonder",
        fields={"game": "wonders", "edition": str(edition), "players": str(MORE)},
    )
    return (
        bigger,
        *(
            Suggestion(
                title=expansion.lobby.title(w),
                about=expansion.lobby.invitation(w),
                icon=expansion.lobby.icon,
                fields={
                    **bigger.fields,
                    "players": str(WITH_EXPANSION),
                    expansion.name: str(newest(expansion.name)),
                },
            )
            for expansion in expansions.EXPANSIONS
            if expansion.lobby.is_first
        ),
    )


def newest(expansion: str) -> int:
    """The year of an expansion's newest edition."""
    return max(player_counts.year_of(part) for part, name in expansions.PARTS.items() if name == expansion)

"""Interface of a game to the web pages: `GamePages`, replay hands, suggestions, chart sites.

The templates of a game are in the folder of its name: table, replay, help, parts.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from argosy.texts import Words
from argosy.web.models import (
    CoachPage,
    GameName,
    HelpPage,
    LobbyPage,
    ReplayPage,
    TablePage,
    TableSummary,
    View,
)
from argosy.web.position_page import PositionPages
from argosy.web.rendering.fragment_cache import FragmentCache
from argosy.web.rulebook_pages.glossary import SignGroup
from argosy.web.rulebook_pages.introductions import Introduction
from argosy.web.score_pad.pad_page import HandPages
from argosy.web.table.coach import AdviceWords
from argosy.web.table.log import Entry
from argosy.web.table.tutorial_hints import Hints

Values = Mapping[str, Any]
"""What a template shows, by name."""


class HeldThing(msgspec.Struct, frozen=True):
    """Something in a hand of a replay."""

    name: str
    color: str
    icon: str
    note: str
    done: str = ""
    """The icon of what is done with it now; empty where it stays."""
    words: str = ""
    """What is done with it, for those who hear it."""


class HandGroup(msgspec.Struct, frozen=True):
    """Things of one kind that a seat holds."""

    title: str
    things: tuple[HeldThing, ...]


class Hand(msgspec.Struct, frozen=True):
    """Hand of a seat in a replay, or the things that it was shown; both were secret then."""

    seat: int
    groups: tuple[HandGroup, ...]


class Suggestion(msgspec.Struct, frozen=True):
    """A table that the lobby suggests after a first voyage, made with one click."""

    title: str
    about: str
    icon: str
    fields: Mapping[str, str]
    """What its form sends: fields of the form for a new table, or of the one for a first voyage."""
    action: str = "/tables"


class Site(msgspec.Struct, frozen=True):
    """Wonder on the chart of the lobby, with its site and its medallion.

    Both are in the chart's own units (1440 x 900).
    """

    wonder: str
    name: str
    plate: str
    at: tuple[float, float]
    medal: tuple[int, int]
    side: str
    css: str = ""
    """When it is shown, where that is not always."""


class GamePages(msgspec.Struct, frozen=True, kw_only=True):
    """The pages of one game."""

    name: GameName
    icon: str
    title: Callable[[Words], str]
    """Its whole name."""
    short_title: Callable[[Words], str]
    """Its name on a chip."""
    help_path: str
    help_of_table: Callable[[TablePage], str]
    """Where the help about the edition and the expansions of a table is."""
    about: Callable[[Words, TablePage | TableSummary, int], str]
    """Which game a table plays, with so many seats: `2020 edition, 4 cities`."""
    state: Callable[[Words, TableSummary], str]
    """Where a game of the lobby's lists stands; empty where there is nothing to say."""
    place: Callable[[Words, TableSummary], str]
    """What the viewer has reached in a finished game."""
    expansion: Callable[[Words, str], str]
    """The name of an expansion by its id."""
    wonder: Callable[[Words, str], str]
    """The name of a wonder by its id."""
    way: Callable[[Words, str | None], str]
    """By what a game was won; empty where there is only one way."""
    page: Callable[[TablePage], Values]
    """Values of a table's whole page, around its live part."""
    board: Callable[[TablePage, Words, FragmentCache], Values]
    """Values of the board: what runs, what a replay shows, what lies under a score sheet."""
    score_sheet: Callable[[TablePage, Words], Values]
    """Values of the score sheet besides the board."""
    opened: Callable[[ReplayPage], View]
    """What the board of a replay shows: a view in which as much as possible lies open."""
    hands: Callable[[ReplayPage, Words], tuple[Hand, ...]]
    """What the seats hold in a replay; empty where nobody holds anything."""
    entries: Callable[[TablePage | ReplayPage, Words], tuple[Entry, ...]]
    """The whole log, an entry for each step of the replay."""
    by_hand: HandPages
    """The score pad for a real table."""
    positions: PositionPages
    """The page of positions."""
    help: Callable[[HelpPage, Words], Values]
    glossary: Callable[[HelpPage, Words], tuple[SignGroup, ...]]
    """What its signs mean, those of the expansions that are asked about before the others."""
    is_early: Callable[[View], bool]
    """Is this still the first turn, in which introductions are offered?"""
    introductions: Callable[[HelpPage, Words], tuple[Introduction, ...]]
    """What the expansions that are asked about add, a minute for each; all expansions where none is named."""
    expansions: Callable[[TablePage, Words], tuple[tuple[str, str], ...]]
    """The expansions of a table: (part of the catalog, name)."""
    query: Callable[[HelpPage | TablePage | ReplayPage], str]
    """How an address names the edition and the expansions of a page; empty where nothing is to be said."""
    lobby: Callable[[LobbyPage, Words], Values]
    """Values of its part of the form for a new table."""
    voyage_about: Callable[[Words], str]
    """Its first voyage in a line."""
    hints: Hints
    """Those of its first voyage, the first ones first; the last one is about the score."""
    onward: Callable[[Words], tuple[Suggestion, ...]]
    """What may come after its first voyage."""
    sites: Callable[[Words], list[Site]]
    """Its wonders on the chart of the lobby."""
    coach: Callable[[CoachPage, Words], tuple[AdviceWords, ...]] | None = None
    """What the coach says, advice by advice; None where there is no coach."""

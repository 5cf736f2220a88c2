"""What a game says to the pages. Its templates stand in the folder of its name: table, replay, help, parts."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from argosy.texts import Words
from argosy.web.models import GameName, HelpPage, LobbyPage, TablePage, TableSummary

Values = Mapping[str, Any]
"""What a template shows, by name."""


class Site(msgspec.Struct, frozen=True):
    """A wonder on the chart of the lobby: where it lies and where its medallion stands, in the chart's own units (1440 x 900)."""

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
    """Where the help about the edition and the boxes of a table is."""
    about: Callable[[Words, TablePage | TableSummary, int], str]
    """Which game a table plays, with so many seats: `2020 edition, 4 cities`."""
    state: Callable[[Words, TableSummary], str]
    """Where a game of the lobby's lists stands; empty where there is nothing to say."""
    place: Callable[[Words, TableSummary], str]
    """What the viewer has reached in a finished game."""
    page: Callable[[TablePage], Values]
    """Values of a table's whole page, around its live part."""
    board: Callable[[TablePage, Words], Values]
    """Values of the board: what runs, what a replay shows, what lies under a score sheet."""
    score_sheet: Callable[[TablePage, Words], Values]
    """Values of the score sheet besides the board."""
    help: Callable[[HelpPage, Words], Values]
    lobby: Callable[[LobbyPage, Words], Values]
    """Values of its part of the form for a new table."""
    sites: Callable[[Words], list[Site]]
    """Its wonders on the chart of the lobby."""

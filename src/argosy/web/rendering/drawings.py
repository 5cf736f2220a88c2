"""Drawings by id, read once from the `drawings.toml` of each game and expansion."""

from pathlib import Path
from typing import Literal

import msgspec

from argosy.web.game_pages import Site

PLAIN_CARD, PLAIN_WONDER = "guild", "temple"
"""What is shown of data that a person added."""


# These tables stand beside the pages, not among the facts: they name drawings of static/engravings.svg, the
# rules never ask them.


class ChartPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wonder on the chart of the lobby."""

    at: tuple[float, float]
    """Longitude and latitude."""
    medal: tuple[int, int]
    side: Literal["l", "r", "t"]
    """Where the name stands: left, right or on top."""
    css: str = ""


class Drawings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of drawings, by id."""

    cards: dict[str, str] = {}
    colors: dict[str, str] = {}
    """What a building shows that `cards` does not name."""
    wonders: dict[str, str] = {}
    things: dict[str, str] = {}
    """Whatever else has a drawing."""
    places: dict[str, ChartPlace] = {}

    def card(self, card: str, color: str) -> str:
        """The drawing of a building."""
        return self.cards.get(card) or self.colors.get(color, PLAIN_CARD)

    def wonder(self, wonder: str) -> str:
        """The drawing of a wonder for small places."""
        return self.wonders.get(wonder, PLAIN_WONDER)

    def thing(self, thing: str | None) -> str:
        """The drawing of anything else."""
        return self.things.get(thing or "", PLAIN_WONDER)

    def site(self, wonder: str, name: str) -> Site:
        """A wonder on the chart of the lobby, under its name in some language."""
        place = self.places[wonder]
        return Site(wonder, name, self.wonder(wonder), project(*place.at), place.medal, place.side, place.css)


def read_drawings(folder: Path) -> Drawings:
    """The tables of a game and of its expansions, which stand in folders of its own, as one."""
    tables = [
        msgspec.toml.decode(path.read_bytes(), type=Drawings)
        for path in sorted(folder.rglob("drawings.toml"))
    ]
    return Drawings(
        **{
            name: {key: value for table in tables for key, value in getattr(table, name).items()}
            for name in Drawings.__struct_fields__
        }
    )


def project(longitude: float, latitude: float) -> tuple[float, float]:
    """A place on the chart: the flat projection that `design/chart.py` draws with."""
    return round((longitude - 11.2) * 32.0 + 352, 1), round((45.3 - latitude) * 39.6, 1)

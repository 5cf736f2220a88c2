"""Values for the first page."""

from functools import cache
from typing import Any

import msgspec

from argosy.catalog import load_boxes
from argosy.texts import Words
from argosy.texts.duel import things as duel_things
from argosy.web import notices
from argosy.web.duel.titles import game_words, outcome, supremacy
from argosy.web.models import LobbyPage, TableSummary, WonderChoice
from argosy.web.parts import roman
from argosy.web.seats import bot_name
from argosy.web.wonders.plates import wonder_plate

EDITIONS = {2010: "base_2010", 2020: "base_2020"}
MOST = 8


class Site(msgspec.Struct, frozen=True):
    """A wonder on the chart: where it lies and where its medallion stands, in the chart's own units (1440 x 900)."""

    wonder: str
    name: str
    plate: str
    at: tuple[float, float]
    medal: tuple[int, int]
    side: str
    css: str = ""
    """`of-duel`: only Duel has this wonder."""


class Box(msgspec.Struct, frozen=True):
    """A box of Duel in the form."""

    id: str
    icon: str
    name: str
    text: str


class SeatField(msgspec.Struct, frozen=True):
    """One seat of the form: in which numbers of players it exists, and what stands in it first."""

    seat: int
    label: str
    flag: int
    first: str


# Where the wonders lay (longitude, latitude) and where their medallions stand on the chart.
PLACES = {
    "olympia": ((21.65, 37.65), (672, 168), "l"),
    "ephesos": ((27.3, 37.9), (842, 168), "t"),
    "halikarnassos": ((27.45, 37.05), (1022, 236), "r"),
    "rhodos": ((28.2, 36.4), (868, 462), "r"),
    "alexandria": ((29.9, 31.2), (850, 622), "l"),
    "gizah": ((31.1, 30.0), (1058, 676), "r"),
    "babylon": ((44.4, 32.5), (1318, 428), "t"),
}


DUEL_PLACES = {
    "piraeus": ((23.6, 37.9), (757, 96), "l"),
    "knossos": ((25.2, 35.3), (738, 560), "l"),
}


@cache
def wonders_on_offer() -> tuple[WonderChoice, ...]:
    """The wonders of the base boxes with the editions that have them."""
    found: dict[str, list[int]] = {}
    resources: dict[str, str] = {}
    for edition, box in EDITIONS.items():
        for wonder in load_boxes("wonders", (box,)).wonders:
            found.setdefault(wonder.id, []).append(edition)
            resources[wonder.id] = wonder.resource
    return tuple(
        WonderChoice(wonder=name, editions=tuple(years), resource=resources[name]) for name, years in found.items()
    )


def values(page: LobbyPage, w: Words) -> dict[str, Any]:
    """What the template shows."""
    return {
        "bots": [(bot, bot_name(w, bot)) for bot in page.bots],
        "duel_boxes": duel_boxes(w),
        "finished": page.finished,
        "notice": notices.sentence(w, page.notice),
        "open_tables": page.open_tables,
        "place_words": lambda one: place_words(w, one),
        "running": page.running,
        "seat_fields": seat_fields(page, w),
        "sites": [*sites(w), *duel_sites(w)],
        "state_words": lambda one: state_words(w, one),
        "table_line": lambda one: table_line(w, one),
        "wonders": [(one.wonder, w.name("wonder", one.wonder)) for one in page.wonders or wonders_on_offer()],
    }


def seat_fields(page: LobbyPage, w: Words) -> list[SeatField]:
    """The seats of the form: you first, then the default bot."""
    bot = f"bot:{page.bots[0]}" if page.bots else "friend"
    return [SeatField(seat, w.say("Seat {n}", n=seat + 1), seat, "you" if seat == 0 else bot) for seat in range(MOST)]


def table_line(w: Words, one: TableSummary) -> str:
    """`2020 edition, 4 cities`, `Duel with Agora`."""
    if one.game == "duel":
        return game_words(w, one.boxes)
    boxes = [w.say("Armada {year}", year=box.rpartition("_")[2]) for box in one.boxes if box.startswith("armada_")]
    teams = [w.say("teams of two")] if one.teams else []
    return ", ".join(
        [w.say("{year} edition", year=one.edition), w.count("{n} city", "{n} cities", one.players), *boxes, *teams]
    )


def state_words(w: Words, one: TableSummary) -> str:
    """`Age II`; of a finished game of Duel the supremacy that ended it."""
    if one.is_over and one.game == "duel":
        return supremacy(w, one.result)
    return w.say("Age {n}", n=roman(one.age)) if one.age else ""


def place_words(w: Words, one: TableSummary) -> str:
    """What the viewer has reached in a finished game."""
    if one.game == "duel":
        return outcome(w, one.place, one.result)
    return w.say("place {n}", n=one.place) if one.place else ""


def duel_boxes(w: Words) -> list[Box]:
    """What may be added to Duel, with a line each."""
    lines = {
        "agora": ("senate", w.say("senators, a Senate with decrees, secret conspiracies")),
        "pantheon": ("gate", w.say("gods to call on, offerings, grand temples in Age III")),
    }
    return [Box(name, sign, duel_things.box(w, name), line) for name, (sign, line) in lines.items()]


def duel_sites(w: Words) -> list[Site]:
    """The medallions that the chart gains for Duel."""
    return [
        Site(name, w.name("duel_wonder", name), name, project(*where), medal, side, f"of-duel with-{name}")
        for name, (where, medal, side) in DUEL_PLACES.items()
    ]


def sites(w: Words) -> list[Site]:
    """The medallions of the chart."""
    return [
        Site(name, w.name("wonder", name), wonder_plate(name), project(*where), medal, side)
        for name, (where, medal, side) in PLACES.items()
    ]


def project(longitude: float, latitude: float) -> tuple[float, float]:
    """A place on the chart: the flat projection that `design/chart.py` draws with."""
    return round((longitude - 11.2) * 32.0 + 352, 1), round((45.3 - latitude) * 39.6, 1)

"""Ending of a game of Duel: words for lists, sentences, and the scene of a supremacy."""

from typing import Any

import msgspec

from argosy.catalog.duel import DuelCatalog
from argosy.game.duel.view import DuelView
from argosy.game.types import SeatScore
from argosy.texts import Words
from argosy.texts.duel import things as duel_things
from argosy.web.duel.expansions.in_play import of_all
from argosy.web.duel.faces import DRAWINGS, DuelFaces

SCENES = of_all(lambda expansion: expansion.table.scenes)
"""By result: what expansions show."""


def blue_points(score: SeatScore) -> int:
    """Return the points of blue cards, which break a tie (DUEL-102)."""
    return next(line.points for line in score.lines if line.line == "blue")


def supremacy(w: Words, result: str | None) -> str:
    """Return the name of an immediate victory; empty for a victory by points.

    See DUEL-072, DUEL-082 and AGORA-080.
    """
    named = {
        "military": w.say("military supremacy"),
        "science": w.say("scientific supremacy"),
        "science_shared": w.say("scientific supremacy"),
        **of_all(lambda expansion: expansion.table.supremacies(w)),
    }
    return named.get(result or "", "")


def way(w: Words, result: str | None) -> str:
    """Return the kind of victory in words; empty while the game runs."""
    return supremacy(w, result) or (w.say("civilian victory") if result else "")


def outcome(w: Words, place: int | None, result: str | None) -> str:
    """Return the viewer's result of a finished game in words; empty for spectators."""
    if place is None:
        return ""
    if result in ("shared", "science_shared"):
        return w.say("shared victory")
    return w.say("won") if place == 1 else w.say("lost")


class EndingSpace(msgspec.Struct, frozen=True):
    """A space of the track."""

    level: int
    """How dark it is: 0 in the middle, 3 before the capitals."""
    has_pawn: bool


class EndingSymbol(msgspec.Struct, frozen=True):
    """A science symbol."""

    icon: str
    name: str
    is_there: bool


class Science(msgspec.Struct, frozen=True):
    """The symbols of a city."""

    seat: int
    symbols: tuple[EndingSymbol, ...]


class Ending(msgspec.Struct, frozen=True):
    """Scene of the end of a game."""

    kind: str
    """military, science, points, or what an expansion has another way to win by."""
    title: str
    name: str
    """Of the immediate victory; empty where points decided."""
    how: str
    winners: tuple[int, ...]
    ends: tuple[int, ...]
    """Whose capitals stand left and right on the track."""
    track: tuple[EndingSpace, ...] = ()
    fallen: int | None = None
    """Seat of the capital that has fallen."""
    science: tuple[Science, ...] = ()
    more: Any = None
    """What the template of an expansion shows."""
    plate: str = ""
    """The engraving behind a victory by points: a wonder of the winner."""


def ending(
    view: DuelView,
    faces: DuelFaces,
    scores: tuple[SeatScore, ...],
    names: dict[int, str],
    order: tuple[int, ...],
) -> Ending:
    """The scene of a game that is over, the seats in the given order."""
    w, catalog = faces.words, faces.catalog
    kind = kind_of(view.result)
    return Ending(
        kind=kind,
        title=title(w, view, names),
        name=supremacy(w, view.result),
        how=how(w, view, scores, names),
        winners=view.winners,
        ends=order,
        track=track(catalog, view.cities[order[0]].shields) if kind == "military" else (),
        fallen=next((seat for seat in order if seat not in view.winners), None)
        if kind == "military"
        else None,
        science=tuple(_science(faces, view, seat) for seat in view.winners) if kind == "science" else (),
        more=scene(view) if (scene := SCENES.get(kind)) else None,
        plate=_plate(view) if kind == "points" else "",
    )


def kind_of(result: str | None) -> str:
    """Return the scene of a result."""
    if result in ("science", "science_shared"):
        return "science"
    return result if result == "military" or result in SCENES else "points"


def title(w: Words, view: DuelView, names: dict[int, str]) -> str:
    """Return the winner as a title."""
    first, *others = view.winners
    return w.say("Shared victory") if others else w.say("{name} wins", name=names[first])


def how(w: Words, view: DuelView, scores: tuple[SeatScore, ...], names: dict[int, str]) -> str:
    """Return the reason for the victory (DUEL-072, DUEL-082, AGORA-080, DUEL-102)."""
    first, second = sorted(scores, key=lambda score: score.rank or 0)
    blue = {"mine": blue_points(first), "theirs": blue_points(second)}
    sentences = {
        "military": lambda: w.say(
            "The conflict pawn stands in the capital of {name}.", name=names[second.seat]
        ),
        "science": lambda: w.say("Six different science symbols stand in one city."),
        "science_shared": lambda: w.say("Both cities have six different science symbols."),
        "blue": lambda: w.say("Equal points; more of them on blue cards: {mine} to {theirs}.", **blue),
        "shared": lambda: w.say("Equal points, and equal on blue cards too: {mine}.", mine=blue["mine"]),
    }
    if view.result in sentences:
        return sentences[view.result]()
    if more := of_all(lambda expansion: expansion.table.hows(w)).get(view.result or ""):
        return more
    return w.count("by {n} point", "by {n} points", first.total - second.total)


def track(catalog: DuelCatalog, lead: int) -> tuple[EndingSpace, ...]:
    """Return the spaces of the track from left to right, capitals included.

    The lead is that of the city on the left.
    """
    spaces = range(-catalog.capital, catalog.capital + 1)
    return tuple(EndingSpace(_level(catalog, abs(n)), n == lead) for n in spaces)


def _level(catalog: DuelCatalog, distance: int) -> int:
    """Return the number of zones between a space and the middle (DUEL-073).

    The capital is the last one.
    """
    begins = [zone.first for zone in catalog.zones if zone.first] + [catalog.capital]
    return sum(distance >= first for first in begins)


def _science(faces: DuelFaces, view: DuelView, seat: int) -> Science:
    w, there = faces.words, view.cities[seat].symbols
    symbols = faces.catalog.science.symbols
    return Science(
        seat,
        tuple(EndingSymbol(name, duel_things.symbol(w, name), there.get(name, 0) > 0) for name in symbols),
    )


def _plate(view: DuelView) -> str:
    """Return the drawing of the winner's last built wonder; a palace without one."""
    built = [wonder.wonder for wonder in view.cities[view.winners[0]].wonders if wonder.is_built]
    return DRAWINGS.wonder(built[-1]) if built else "palace"

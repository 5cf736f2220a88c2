"""Forecast of a choice: the values that change, before and after."""

from collections.abc import Iterator

import msgspec
from markupsafe import Markup

from argosy.catalog.wonders.effects import Effect
from argosy.game.wonders.forecast import WondersForecast
from argosy.game.wonders.view import CityView, WondersView
from argosy.texts import Words, things
from argosy.web.rendering.parts import flag, icon, minus, science, signed
from argosy.web.wonders.expansions.types import Expansions
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.live import panels
from argosy.web.wonders.live.ring import Ring

SET = ("compass", "gear", "tablet")


class Change(msgspec.Struct, frozen=True):
    """One value that changes: an icon, and either `before → after` or the new value alone."""

    icon: Markup
    css: str
    before: str
    after: str
    words: str
    """The same for those who hear it."""


def value(icon: Markup, css: str, before: int, after: int, what: str) -> Change:
    """A number before and after."""
    return Change(icon, css, minus(before), minus(after), f"{what}: {minus(before)} → {minus(after)}")


def changes(
    view: WondersView,
    forecast: WondersForecast,
    faces: Faces,
    expansions: Expansions,
    names: dict[int, str],
    *,
    teams: bool = False,
) -> tuple[Change, ...]:
    """The values of the acting city that a choice changes, coins first."""
    after, w = forecast.city, faces.words
    before = view.cities[after.seat]
    found = [
        value(icon("coins"), "coins-after", before.coins, after.coins, w.say("coins")),
        *_points(w, forecast.points),
        *_shields(w, before, after),
        *_clashes(view, after, faces, expansions, names, teams=teams),
        *_science(w, before, after),
        value(icon("victory"), "red", _tokens(before), _tokens(after), w.say("points of conflict tokens")),
        *(change for expansion in expansions for change in expansion.log.changes(faces, before, after)),
    ]
    return tuple(change for change in found if change.before != change.after)


def _points(w: Words, gained: int) -> Iterator[Change]:
    """Yield the change of the score, without coins."""
    if gained:
        forecast = w.say("{points} now, coins apart", points=things.points(w, gained))
        yield Change(icon("vp"), "point-count", "", signed(gained), forecast)


def _shields(w: Words, before: CityView, after: CityView) -> Iterator[Change]:
    yield value(icon("shield"), "red", before.shields, after.shields, w.say("shields"))


def _clashes(
    view: WondersView,
    after: CityView,
    faces: Faces,
    expansions: Expansions,
    names: dict[int, str],
    *,
    teams: bool,
) -> Iterator[Change]:
    """Yield the current outcomes of land conflicts that a choice changes (BASE-CONFLICT-3)."""
    if after.shields == view.cities[after.seat].shields:
        return
    w, around = faces.words, Ring(after.seat, len(view.cities))
    absent = {
        one.seat
        for one in view.cities
        if not teams and any(expansion.table.is_absent(one) for expansion in expansions)
    }
    worth = panels.tokens(faces, view, expansions)
    for seat in (around.left, around.right) if len(view.cities) > 2 else (around.left,):
        if seat == view.partner or seat not in panels.opponents(around, absent):
            continue
        theirs = view.cities[seat].shields
        points, css = panels.outcome(after.shields, theirs, worth)
        forecast = w.say(
            "against {name}: {mine} to {theirs}, {points}", name=names[seat], mine=after.shields, theirs=theirs,
            points=things.points(w, points),
        )  # fmt: skip
        yield Change(flag(seat), f"clash {css}", "", f"{after.shields} : {theirs}", forecast)


def _science(w: Words, before: CityView, after: CityView) -> Iterator[Change]:
    for symbol, have in after.science.items():
        yield value(science(symbol), "green", before.science.get(symbol, 0), have, things.symbol(w, symbol))
    yield value(
        icon("scales"), "green", _sets(before), _sets(after), w.say("sets of three different symbols")
    )


def _sets(city: CityView) -> int:
    """Sets of the printed symbols; those of free choice are added up at the end."""
    return min(city.science.get(symbol, 0) for symbol in SET)


def _tokens(city: CityView) -> int:
    return sum(city.victories) - city.defeats


def counted(view: WondersView, seat: int, effect: Effect, expansions: Expansions) -> int:
    """Return the current number of things that an effect counts for a city."""
    cities = _places(view, seat)
    return sum(_things(cities[place], thing, expansions) for place in effect.where for thing in effect.of)


def _places(view: WondersView, seat: int) -> dict[str, CityView]:
    around = Ring(seat, len(view.cities))
    return {"self": view.cities[seat], "left": view.cities[around.left], "right": view.cities[around.right]}


def _things(city: CityView, thing: str, expansions: Expansions) -> int:
    if thing == "wonder_stage":
        return len(city.stages)
    for expansion in expansions:
        if thing in expansion.table.counted:
            return expansion.table.counted[thing](city)
    return city.defeats if thing == "defeat_token" else city.colors.get(thing, 0)

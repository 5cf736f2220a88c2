"""View models of the shipyard of a city: four lanes, islands, and the scale of naval strength."""

from functools import cache
from typing import Any, get_args

import msgspec
from markupsafe import Markup

from argosy.catalog.wonders.armada.facts import Armada, Shipyard, Space
from argosy.catalog.wonders.armada.words import Lane
from argosy.game.wonders.armada.views import CityArmada
from argosy.game.wonders.view import CityView, WondersView
from argosy.rules.wonders.armada.ruleset import facts_of
from argosy.texts import Words
from argosy.texts.wonders import armada as naval
from argosy.web.rendering.parts import coin, cost_words, icon, printed_cost, roman, signed
from argosy.web.wonders.faces import Face, Faces

LANES: tuple[str, ...] = get_args(Lane)
SCALE = 8
"""The scale of naval strength shows at least so many units."""


class LaneSpace(msgspec.Struct, frozen=True):
    """One space of a lane."""

    number: int
    state: str
    """past, here, next or later."""
    picture: Markup
    value: Markup
    """The total that counts, small, beside the ship."""
    cost: Markup
    words: str


class LaneView(msgspec.Struct, frozen=True):
    """One lane of a shipyard."""

    color: str
    name: str
    ship: str
    is_wonder: bool
    cells: tuple[LaneSpace, ...]


class Yard(msgspec.Struct, frozen=True):
    """A shipyard with its islands."""

    id: str
    lanes: tuple[LaneView, ...]
    wonder_words: str
    strength: int
    level: int
    islands: tuple[Face, ...]
    tokens: tuple[tuple[str, str], ...]
    """Naval tokens so far: (Age, points)."""
    origin: str
    """Whose numbers the costs are: house, own, or empty when they are those of the printed board."""
    name: str
    """`shipyard 3`: its note says whose the costs are."""


class StrengthMark(msgspec.Struct, frozen=True):
    """All cities of one naval strength, on the scale."""

    at: int
    """Per cent of the way."""
    strength: int
    seats: tuple[int, ...]


class Scale(msgspec.Struct, frozen=True):
    """The naval strength of all cities."""

    marks: tuple[StrengthMark, ...]
    ticks: tuple[tuple[int, int], ...]
    """(strength, per cent of the way)"""
    prizes: str
    words: str


def expansion_of(faces: Faces) -> Armada:
    """The Armada box of the catalog."""
    return facts_of(faces.catalog)


def yard(faces: Faces, city: CityArmada) -> Yard:
    """The shipyard of one city."""
    board = next(one for one in expansion_of(faces).shipyards if one.id == city.shipyard)
    w, origin = faces.words, "own" if board.own else board.sure if board.sure == "house" else ""
    return Yard(
        id=city.shipyard,
        lanes=tuple(_lane(faces, board, color, city.ships[color]) for color in LANES),
        wonder_words=w.say(
            "building a wonder stage also moves the {ship}", ship=naval.ship(w, board.wonder_ship)
        ),
        strength=city.strength,
        level=city.level,
        islands=tuple(faces.more[island] for island in city.islands),
        tokens=tuple((roman(age), signed(token)) for age, token in enumerate(city.tokens, 1) if token),
        origin=origin,
        name=w.say("shipyard {n}", n=board.id.rpartition("_")[2]),
    )


def cost_notes(w: Words) -> tuple[tuple[str, str], ...]:
    """Return the notes on the costs of a shipyard, by origin of the data."""
    return (
        (
            "house",
            w.say("The costs of the spaces on this shipyard are our own: we do not know the printed ones."),
        ),
        ("own", w.say("The costs of the spaces on this shipyard come from your own data.")),
    )


def _lane(faces: Faces, board: Shipyard, color: str, ship: int) -> LaneView:
    w = faces.words
    return LaneView(
        color=color,
        name=naval.lane(w, color),
        ship=naval.ship(w, color),
        is_wonder=board.wonder_ship == color,
        cells=tuple(
            msgspec.structs.replace(one, state=_state(one.number, ship))
            for one in _printed(faces, board.id, color)
        ),
    )


def _state(number: int, ship: int) -> str:
    if number == ship + 1:
        return "next"
    return "past" if number < ship else "here" if number == ship else "later"


@cache  # every page and every account of a lane shows the same print
def _printed(faces: Faces, shipyard: str, color: str) -> tuple[LaneSpace, ...]:
    """The spaces of a lane as they are printed, whatever ship stands where."""
    expansion = expansion_of(faces)
    board = next(one for one in expansion.shipyards if one.id == shipyard)
    return tuple(_cell(faces.words, board, color, space) for space in expansion.lanes[color])  # type: ignore[index]


def _cell(w: Words, board: Shipyard, color: str, space: Space) -> LaneSpace:
    price = board.lanes[color][space.number - 1] if space.number else None  # type: ignore[index]
    told = w.say("space {n}: {effect}", n=space.number, effect=naval.space(w, space))
    if price is not None:
        told = w.say("{space}. Costs {cost}.", space=told, cost=cost_words(w, price.cost, price.coins))
    return LaneSpace(
        number=space.number,
        state="later",
        picture=space_picture(space),
        value=value(color, space),
        cost=printed_cost(price.cost, price.coins) if price else Markup(""),
        words=told,
    )


def space_picture(space: Space) -> Markup:
    """Return the benefits of a space as symbols; empty if it has none."""
    main = _main(space)
    more = [coin(space.coins, "size-18")] if space.coins else []
    if space.tax:
        more.append(Markup('<span class="tax">{}{}</span>').format(icon("tax"), space.tax))
    if space.naval_shields and (space.commercial_level or space.points):
        more.append(
            Markup('<span class="naval-strength">{}{}</span>').format(
                icon("naval-shield"), space.naval_shields
            )
        )
    return main + (
        Markup('<span class="more">{}</span>').format(Markup("").join(more)) if more else Markup("")
    )


def _main(space: Space) -> Markup:
    if space.points:
        return icon("vp") + Markup("<b>{}</b>").format(space.points)
    if space.commercial_level:
        return icon("amphora") + Markup("<b>{}</b>").format(space.commercial_level)
    if space.naval_shields:
        return icon("naval-shield") + Markup("<b>{}</b>").format(space.naval_shields)
    return icon(f"island-{space.explore}") if space.explore else Markup('<i class="dot"></i>')


def value(color: str, space: Space) -> Markup:
    """The number beside a ship: strength, level, points, or the island that it has found."""
    number = {"red": space.naval_shields, "yellow": space.commercial_level, "blue": space.points}.get(
        color, 0
    )
    if number:
        return Markup("<b>{}</b>").format(number)
    return icon(f"island-{space.explore}") if space.explore else Markup("")


def step_words(faces: Faces, city: CityArmada, color: str) -> str:
    """Return the next step of a ship in words: `red ship to space 3: naval strength 3`."""
    w, number = faces.words, city.ships[color] + 1
    space = expansion_of(faces).lanes[color][number]  # type: ignore[index]
    return w.say(
        "{ship} to space {n}: {effect}", ship=naval.ship(w, color), n=number, effect=naval.space(w, space)
    )


def scale(faces: Faces, view: WondersView, names: dict[int, str]) -> Scale:
    """Return all cities on the scale of naval strength, and the tokens at the end of this Age.

    See ARMADA-CONFLICT-4 to -6.
    """
    strengths = {city.seat: at_sea(city).strength for city in view.cities}
    top = max(SCALE, *strengths.values())
    step = 1 if top <= 2 * SCALE else 2
    marks = tuple(
        StrengthMark(round(100 * n / top), n, tuple(seat for seat in strengths if strengths[seat] == n))
        for n in sorted(set(strengths.values()))
    )
    return Scale(
        marks=marks,
        ticks=tuple((n, round(100 * n / top)) for n in range(0, top + 1, step)),
        prizes=prizes(faces, view.age),
        words=", ".join(
            f"{names[seat]} {n}" for seat, n in sorted(strengths.items(), key=lambda one: -one[1])
        ),
    )


def prizes(faces: Faces, age: int) -> str:
    """Return the tokens of the naval conflict of an Age in words, by place."""
    w, conflict = faces.words, expansion_of(faces).setup.naval_conflict
    paid = conflict.prizes[max(age, 1) - 1]
    return w.say(
        "end of Age {n}: strongest {points}, weakest {loss}",
        n=roman(max(age, 1)),
        points=" / ".join(signed(points) for points in paid),
        loss=signed(conflict.lowest[max(age, 1) - 1]),
    )


def at_sea(city: CityView) -> CityArmada:
    """Return the Armada state of a city."""
    assert city.armada is not None
    return city.armada


def values(faces: Faces, view: WondersView, seat: int, names: dict[int, str]) -> dict[str, Any]:
    """Return the template values of Armada for a table."""
    decks = tuple(
        (level, faces.words.say("islands of level {level}: {n} left", level=level, n=left))
        for level, left in enumerate(view.islands_left, 1)
    )
    return {
        "yard": yard(faces, at_sea(view.cities[seat])),
        "strength_scale": scale(faces, view, names),
        "island_decks": decks,
        "view_left": view.islands_left,
    }

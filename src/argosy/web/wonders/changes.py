"""What will change with a choice: only values that change, before and after. A forecast from what stands now."""

from collections.abc import Iterator

import msgspec
from markupsafe import Markup

from argosy.catalog.wonders.effects import Effect
from argosy.game.types import Choice
from argosy.game.wonders.view import CityView, WondersView
from argosy.web.parts import icon, science
from argosy.web.wonders.boxes.types import Boxes
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.ring import Ring


class Change(msgspec.Struct, frozen=True):
    """One value: its icon, the value now and afterwards."""

    icon: Markup
    css: str
    before: int
    after: int


def changes(
    view: WondersView, choice: Choice, effects: tuple[Effect, ...], faces: Faces, boxes: Boxes
) -> tuple[Change, ...]:
    """The values of the acting city that the choice changes, coins first."""
    city = view.cities[choice.city]
    gained = _coins(view, choice, effects, boxes) + sum(box.gains(faces, view, choice) for box in boxes)
    found = [Change(icon("coin"), "c", city.coins, city.coins - choice.price.total + gained)]
    found += _shields(city, effects)
    found += _science(city, effects)
    found += [change for box in boxes for change in box.changes(faces, city, choice, effects)]
    return tuple(change for change in found if change.before != change.after)


def counted(view: WondersView, seat: int, effect: Effect, boxes: Boxes) -> int:
    """How many things there are now that an effect counts for a city."""
    cities = _places(view, seat)
    return sum(_things(cities[place], thing, boxes) for place in effect.where for thing in effect.of)


def _coins(view: WondersView, choice: Choice, effects: tuple[Effect, ...], boxes: Boxes) -> int:
    """Coins that the effects bring, counted with what stands now and with the card itself (BASE-CARD-10 to -17)."""
    total = sum(effect.amount for effect in effects if effect.kind == "coins")
    for effect in effects:
        if effect.kind == "coins_per":
            total += effect.amount * counted(view, choice.city, effect, boxes)
    return total


def _places(view: WondersView, seat: int) -> dict[str, CityView]:
    around = Ring(seat, len(view.cities))
    return {"self": view.cities[seat], "left": view.cities[around.left], "right": view.cities[around.right]}


def _things(city: CityView, thing: str, boxes: Boxes) -> int:
    if thing == "wonder_stage":
        return len(city.stages)
    for box in boxes:
        if thing in box.counted:
            return box.counted[thing](city)
    return city.defeats if thing == "defeat_token" else city.colors.get(thing, 0)


def _shields(city: CityView, effects: tuple[Effect, ...]) -> Iterator[Change]:
    gained = sum(effect.amount for effect in effects if effect.kind == "shields")
    yield Change(icon("shield"), "red", city.shields, city.shields + gained)


def _science(city: CityView, effects: tuple[Effect, ...]) -> Iterator[Change]:
    for effect in effects:
        if effect.kind == "science":
            symbol = str(effect.symbol)
            have = city.science.get(symbol, 0)
            yield Change(science(symbol), "green", have, have + 1)

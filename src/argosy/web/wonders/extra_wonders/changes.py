"""What a choice changes with single boards: Diplomacy tokens and copied symbols, where no other box shows them."""

from collections.abc import Iterator

from argosy.catalog.wonders.effects import Effect
from argosy.game.types import Choice
from argosy.game.wonders.view import CityView
from argosy.web.parts import icon
from argosy.web.wonders.changes import Change
from argosy.web.wonders.extra_wonders.city import of_city
from argosy.web.wonders.faces import Faces


def changes(_faces: Faces, city: CityView, _choice: Choice, effects: tuple[Effect, ...]) -> Iterator[Change]:
    """Numbers before and after."""
    if city.cities is None:
        has, kinds = of_city(city), [effect.kind for effect in effects]
        yield Change(icon("diplomacy"), "dip", has.diplomacy, has.diplomacy + kinds.count("diplomacy"))
        yield Change(icon("mask"), "green", has.masks, has.masks + kinds.count("mask"))

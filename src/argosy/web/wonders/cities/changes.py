"""What a choice changes in Cities: Diplomacy tokens, masks, tokens of conflicts that come or go."""

from collections.abc import Iterator

from argosy.catalog.wonders.effects import Effect
from argosy.game.types import Choice
from argosy.game.wonders.view import CityView
from argosy.web.parts import icon
from argosy.web.wonders.changes import Change
from argosy.web.wonders.cities.city import of_city
from argosy.web.wonders.faces import Faces


def changes(_faces: Faces, city: CityView, _choice: Choice, effects: tuple[Effect, ...]) -> Iterator[Change]:
    """Numbers of tokens and masks before and after."""
    has, kinds = of_city(city), [effect.kind for effect in effects]
    yield Change(icon("diplomacy"), "dip", has.diplomacy, has.diplomacy + kinds.count("diplomacy"))
    yield Change(icon("mask"), "green", has.masks, has.masks + kinds.count("mask"))
    won = [effect.value for effect in effects if effect.kind == "victory_token"]
    points = sum(city.victories) - city.defeats
    returned = city.defeats if "drop_defeats" in kinds else 0
    yield Change(icon("victory"), "red", points, points + sum(won) + returned)

"""Views, events and score lines of Lanterns: lanterns of a city, when they are lit, their points."""

from argosy.game.changes import changed
from argosy.game.types import Event, Fields
from argosy.game.wonders.hooks import GameHooks, Items
from argosy.rules.wonders.records import City, Game
from argosy.rules.wonders.ruleset import Ruleset


def look_at_city(_ruleset: Ruleset, city: City) -> Fields:
    """The number of burning lanterns of a city."""
    return {"lanterns": int(city.lanterns.lit)}


def events(_step: str, before: Game, _ruleset: Ruleset, game: Game) -> list[Event]:
    """A city has lit some: `lit` (seat, tokens)."""
    cities = changed(before.cities["lanterns"]["lit"], game.cities["lanterns"]["lit"])
    return [Event(kind="lit", seat=seat, tokens=now - was) for seat, was, now in cities if now > was]


def items(_ruleset: Ruleset, game: Game, seat: int) -> dict[str, Items]:
    """Items that give the points of the score line."""
    return {"lanterns": (("lanterns", int(game.cities[seat].lanterns.lit)),)}


HOOKS = GameHooks(look_at_city=look_at_city, events=events, items=items)

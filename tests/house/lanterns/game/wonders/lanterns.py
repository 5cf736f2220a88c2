"""What Lanterns says to a game: the lanterns of a city, when they are lit, what they score."""

from argosy.game.types import Event, Fields
from argosy.game.wonders.box import Box, Items
from argosy.rules.wonders.records import City, Game
from argosy.rules.wonders.ruleset import Ruleset


def look_at_city(_ruleset: Ruleset, city: City) -> Fields:
    """How many burn."""
    return {"lanterns": int(city.lanterns.lit)}


def lit_in(game: Game) -> list[int]:
    """The lanterns of all cities."""
    return [int(game.cities[seat].lanterns.lit) for seat in range(game.seats)]


def events(_step: str, before: list[int], _ruleset: Ruleset, game: Game) -> list[Event]:
    """A city has lit some: `lit` (seat, tokens)."""
    changes = enumerate(zip(before, lit_in(game), strict=True))
    return [Event(kind="lit", seat=seat, tokens=now - was) for seat, (was, now) in changes if now > was]


def items(_ruleset: Ruleset, game: Game, seat: int) -> dict[str, Items]:
    """What gives the points of the line."""
    return {"lanterns": (("lanterns", int(game.cities[seat].lanterns.lit)),)}


BOX = Box(look_at_city=look_at_city, before=lit_in, events=events, items=items)

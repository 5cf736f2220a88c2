"""Lanterns in a game with names: lanterns of a city, when they are lit, their points."""

from argosy.game.changes import changed
from argosy.game.types import Event, Fields
from argosy.game.wonders.expansion import GameExpansion, Items
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import City, Game


class LanternsExpansion(GameExpansion):
    """The expansion Lanterns in a game with names."""

    def look_at_city(self, ruleset: Ruleset, city: City) -> Fields:
        """The number of burning lanterns of a city."""
        return {"lanterns": int(city.lanterns.lit)}

    def events(self, step: str, before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
        """A city has lit some: `lit` (seat, tokens)."""
        cities = changed(before.cities["lanterns"]["lit"], game.cities["lanterns"]["lit"])
        return [Event(kind="lit", seat=seat, tokens=now - was) for seat, was, now in cities if now > was]

    def items(self, ruleset: Ruleset, game: Game, seat: int) -> dict[str, Items]:
        """Items that give the points of the score line."""
        return {"lanterns": (("lanterns", int(game.cities[seat].lanterns.lit)),)}


EXPANSION = LanternsExpansion()

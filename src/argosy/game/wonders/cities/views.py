"""The Cities part of a view: debts, Diplomacy and masks, read from the record."""

import msgspec

from argosy.game.types import Fields
from argosy.rules.wonders.cities.state import FRESH
from argosy.rules.wonders.records import City
from argosy.rules.wonders.ruleset import Ruleset


class CityDebts(msgspec.Struct, frozen=True, kw_only=True):
    """The Cities part of a city; all of it is public."""

    debts: int
    """Debts, each -1 point."""
    diplomacy: int
    """Diplomacy tokens; with one the city takes no part in the next land conflicts."""
    masks: int
    """Masks: each copies a symbol of a green card of a neighbour at the end."""
    free_black: bool = False
    """May one black card of this Age still be built free, by the right of a leader?"""
    loss_of_stages: int = 0
    """Coins that every other city loses when this one builds a stage."""
    defeat_shields: int = 0
    """Shields that each own defeat token is in land conflicts."""
    loss: int
    """Coins that the city is losing now, of which each may become a debt."""


def look_at_city(_ruleset: Ruleset, city: City) -> Fields:
    """Debts and tokens as everybody sees them."""
    black = city.black
    return {
        "cities": CityDebts(
            debts=int(black.debts),
            diplomacy=int(black.diplomacy),
            masks=int(black.masks),
            free_black=bool(black.free_black == FRESH),
            loss_of_stages=int(black.loss_of_stages),
            defeat_shields=int(black.defeat_shields),
            loss=int(black.loss),
        )
    }

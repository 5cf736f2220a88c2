"""From the record to a view: what a seat sees of debts, Diplomacy and masks."""

from typing import Any

from argosy.game.wonders.cities.view import CityDebts
from argosy.rules.wonders.cities.state import FRESH
from argosy.rules.wonders.ruleset import Ruleset


def look_at_city(_ruleset: Ruleset, city: Any) -> dict[str, Any]:
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

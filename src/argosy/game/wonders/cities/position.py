"""The Cities part of a position: debts, Diplomacy tokens, and pending losses of a turn."""

from typing import Protocol

import msgspec

from argosy.errors import PositionError
from argosy.game.json_forms import count
from argosy.game.types import Fields
from argosy.game.wonders.losses import Demand, describe_demands, set_demands
from argosy.rules.wonders.cities.state import NO_RIGHT, USED, BlackCityFields
from argosy.rules.wonders.cities.tables import MOST_LOSS
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import City, Game

MOST_DEBTS = 9999


class CitiesCityData(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The Cities part of a city; everything may be left out."""

    debts: int = 0
    diplomacy: int = 0
    """Diplomacy tokens."""
    free_black_used: bool = False
    """The black card that a leader makes free in each Age has been built in this one."""
    loss: int = 0
    """Coins that the city loses at the end of this turn, as far as they are added up."""
    demands: list[Demand] = msgspec.field(default_factory=list)


class CitiesCity(Protocol):
    """The fields of a city in a position that this module reads."""

    @property
    def cities(self) -> CitiesCityData | None:
        """The Cities part; None: nothing."""
        ...


def describe_city(_ruleset: Ruleset, city: City) -> Fields:
    """The Cities part of a city; masks stand in the cards."""
    black: BlackCityFields = city.black
    return {
        "cities": CitiesCityData(
            debts=int(black.debts),
            diplomacy=int(black.diplomacy),
            free_black_used=bool(black.free_black == USED),
            loss=int(black.loss),
            demands=describe_demands(city),
        )
    }


def set_up_city(_ruleset: Ruleset, state: Game, seat: int, city: CitiesCity, where: str) -> None:
    """Write the Cities part of a city.

    Effects of cards and stages have been applied; what they left to do is wiped.
    """
    black: BlackCityFields = state.cities[seat].black
    wanted = city.cities or CitiesCityData()
    where = f"{where}.cities"
    black.debts = count(wanted.debts, f"{where}.debts", MOST_DEBTS)
    black.diplomacy = count(wanted.diplomacy, f"{where}.diplomacy")
    if wanted.free_black_used:
        if black.free_black == NO_RIGHT:
            raise PositionError(f"{where}.free_black_used: no leader of this city makes a black card free")
        black.free_black = USED
    black.loss = count(wanted.loss, f"{where}.loss", MOST_LOSS)
    set_demands(state.cities[seat], wanted.demands, f"{where}.demands")

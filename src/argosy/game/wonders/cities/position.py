"""The Cities part of a position: debts and Diplomacy tokens, and what is still to be lost in a turn."""

from typing import Any, Protocol

import msgspec

from argosy.errors import PositionError
from argosy.rules.wonders import terms
from argosy.rules.wonders.cities.state import DEMANDS, NO_RIGHT, USED
from argosy.rules.wonders.cities.tables import MOST_LOSS
from argosy.rules.wonders.ruleset import Ruleset

MOST_DEBTS = 9999
MOST_TOKENS = 99


class Demand(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What effects of this turn make every other city lose: so many coins, or so many for each thing of `per`."""

    coins: int
    per: list[str] = msgspec.field(default_factory=list)


class CityBlack(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The Cities part of a city; everything may be left out."""

    debts: int = 0
    diplomacy: int = 0
    """Diplomacy tokens."""
    free_black_used: bool = False
    """The black card that a leader makes free in each Age has been built in this one."""
    loss: int = 0
    """Coins that the city loses at the end of this turn, as far as they are added up."""
    demands: list[Demand] = msgspec.field(default_factory=list)


class CityWish(Protocol):
    """What is read of a city."""

    @property
    def cities(self) -> CityBlack | None:
        """The Cities part; None: nothing."""
        ...


def describe_city(_ruleset: Ruleset, city: Any) -> dict[str, Any]:
    """The Cities part of a city; masks stand in the cards."""
    black = city.black
    return {
        "cities": CityBlack(
            debts=int(black.debts),
            diplomacy=int(black.diplomacy),
            free_black_used=bool(black.free_black == USED),
            loss=int(black.loss),
            demands=[
                Demand(coins=int(coins), per=[name for bit, name in enumerate(terms.THINGS) if int(things) >> bit & 1])
                for coins, things in zip(black.demands, black.demands_per, strict=True)
                if coins
            ],
        )
    }


def set_up_city(_ruleset: Ruleset, state: Any, seat: int, city: CityWish, where: str) -> None:
    """Write the Cities part of a city. Effects of cards and stages have been applied; what they left to do is wiped."""
    black, wish = state.cities[seat].black, city.cities or CityBlack()
    where = f"{where}.cities"
    black.debts = _count(wish.debts, f"{where}.debts", MOST_DEBTS)
    black.diplomacy = _count(wish.diplomacy, f"{where}.diplomacy", MOST_TOKENS)
    if wish.free_black_used:
        if black.free_black == NO_RIGHT:
            raise PositionError(f"{where}.free_black_used: no leader of this city makes a black card free")
        black.free_black = USED
    black.loss = _count(wish.loss, f"{where}.loss", MOST_LOSS)
    black.demands[:], black.demands_per[:] = 0, 0
    if len(wish.demands) > DEMANDS:
        raise PositionError(f"{where}.demands: {len(wish.demands)}; at most {DEMANDS}")
    for place, demand in enumerate(wish.demands):
        black.demands[place] = _count(demand.coins, f"{where}.demands", MOST_TOKENS)
        black.demands_per[place] = sum(1 << _thing(name, f"{where}.demands") for name in set(demand.per))


def _count(number: int, where: str, most: int) -> int:
    if not 0 <= number <= most:
        raise PositionError(f"{where} = {number}: 0 to {most}")
    return number


def _thing(name: str, where: str) -> int:
    if name not in terms.THINGS:
        raise PositionError(f"{where}: there is no {name!r}; known: {', '.join(terms.THINGS)}")
    return terms.THINGS.index(name)

"""Pending losses of other cities at the end of a turn, as positions write them.

Rules CITIES-LOSS-1, -2, -6, EXTRA-WALL-4.
"""

import msgspec

from argosy.errors import PositionError
from argosy.game.json_forms import count
from argosy.rules.wonders import terms
from argosy.rules.wonders.state import City


class Demand(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A loss that an effect of this turn inflicts on every other city.

    So many coins, or so many for each thing of `per`.
    """

    coins: int
    per: list[str] = msgspec.field(default_factory=list)


def describe_demands(city: City) -> list[Demand]:
    """Return the losses that effects of this turn inflict on every other city."""
    return [
        Demand(
            coins=int(coins), per=[name for bit, name in enumerate(terms.THINGS) if int(things) >> bit & 1]
        )
        for coins, things in zip(city.black.demands, city.black.demands_per, strict=True)
        if coins
    ]


def set_demands(city: City, demands: list[Demand], where: str) -> None:
    """Write them in place of what effects of cards and stages have left to do."""
    black = city.black
    black.demands[:], black.demands_per[:] = 0, 0
    if len(demands) > len(black.demands):
        raise PositionError(f"{where}: {len(demands)}; at most {len(black.demands)}")
    for place, demand in enumerate(demands):
        black.demands[place] = count(demand.coins, where)
        black.demands_per[place] = sum(1 << _thing(name, where) for name in set(demand.per))


def _thing(name: str, where: str) -> int:
    if name not in terms.THINGS:
        raise PositionError(f"{where}: there is no {name!r}; known: {', '.join(terms.THINGS)}")
    return terms.THINGS.index(name)

"""Coins that effects of a city make all others lose, added up at the end of the turn.

Rules CITIES-LOSS-1, -2, -6, EXTRA-WALL-4.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.effects import count_in_city
from argosy.rules.wonders.state import City, Game


@kernel
def demand(city: City, per: int, coins: int) -> None:
    """Note that every other city loses coins at the end of the turn, once or for each thing of a set
    (CITIES-LOSS-1, -2, -6).
    """
    place, last = 0, city.black.demands.shape[0] - 1
    while place < last and city.black.demands[place] > 0 and city.black.demands_per[place] != per:
        place += 1
    city.black.demands_per[place] = per
    city.black.demands[place] += coins


@kernel
def demanded_of(game: Game, tables: Record, seat: int) -> int:
    """Coins that the effects of all others make a city lose, things counted now (CITIES-LOSS-1, -6,
    CITIES-OPEN-3).
    """
    coins = 0
    for other in range(game.seats):
        black = game.cities[other].black
        for place in range(black.demands.shape[0]):
            if other != seat and black.demands[place] > 0:
                per = black.demands_per[place]
                times = 1 if per == 0 else count_in_city(tables, game.cities[seat], per)
                coins += black.demands[place] * times
    return coins


@kernel
def forget_demands(city: City) -> None:
    """Clear the demands of a city, once they are added to the losses of the others."""
    for place in range(city.black.demands.shape[0]):
        city.black.demands[place] = 0
        city.black.demands_per[place] = 0

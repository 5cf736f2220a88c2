"""Lasting effects: counters of a city that rise when a thing is gained and fall when it is lost."""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.payment import refresh_prices
from argosy.rules.duel.state import City, Game
from argosy.rules.duel.terms import (
    CHEAPER,
    LASTING_CHOICE,
    LASTING_MAKES,
    LASTING_POINTS,
    LASTING_POWER,
    LASTING_SOLD,
    LASTING_SYMBOL,
    MADE_SETS,
    RAW_SETS,
)
from argosy.rules.records import Record


@kernel
def apply_lasting(game: Game, tables: Record, seat: int, first: int, count: int, sign: int) -> None:
    """Gain (sign 1) or lose (sign -1) `count` lasting effects from row `first` on."""
    for index in range(first, first + count):
        change(game, tables, seat, tables.lasting[index], sign)


@kernel
def change(game: Game, tables: Record, seat: int, row: Record, sign: int) -> None:
    """One counter; prices follow when it has to do with trade."""
    city = game.cities[seat]
    amount = sign * row.amount
    if row.kind == LASTING_POINTS:
        city.points[row.index] += amount
    elif row.kind == LASTING_MAKES:
        city.makes[row.index] += amount
    elif row.kind == LASTING_SOLD:
        city.sold[row.index] += amount
        refresh_prices(game, tables, 1 - seat)
    elif row.kind == LASTING_CHOICE:
        cover(city, row.index, sign)
    elif row.kind == LASTING_SYMBOL:
        city.symbols[row.index] += amount
    elif row.kind == LASTING_POWER:
        city.powers[row.index] += amount
        if row.index >= CHEAPER:
            refresh_prices(game, tables, seat)


@kernel
def cover(city: City, options: int, sign: int) -> None:
    """An either/or producer counts for every set of resources that it meets (see `payment.fits`)."""
    city.choosers += sign
    for group in range(1, RAW_SETS):
        if group & options:
            city.cover_raw[group] += sign
    for group in range(1, MADE_SETS):
        if (group << 3) & options:
            city.cover_made[group] += sign

"""Lasting effects that end or pause, because a building leaves a city or rests.

What was taken at once (coins) stays; production, shields, symbols, prices go and may come back.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.city import has_built
from argosy.rules.wonders.effects import lower_prices
from argosy.rules.wonders.expansions.effects import CHANGE_LASTING, board_rests, rests, working_stage
from argosy.rules.wonders.state import MAX_STAGES, City, Game
from argosy.rules.wonders.terms import (
    BASE_EFFECTS,
    BROWN,
    DISCOUNT,
    GREY,
    MADE_SETS,
    PRODUCE,
    RAW,
    RAW_SETS,
    SCIENCE,
    SHIELDS,
)

RAW_KINDS = len(RAW)


@kernel
def change_lasting(game: Game, tables: Record, seat: int, first: int, count: int, sign: int) -> None:
    """Take away (sign -1) or give back (1) what `count` lasting effects from row `first` on do.

    Prices and the set of what is produced are found anew by the caller: `find_prices`, `find_produced`.
    """
    city = game.cities[seat]
    for number in range(first, first + count):
        effect = tables.effects[number]
        if effect.kind == PRODUCE:
            add_units(city, effect, sign)
        elif effect.kind == SHIELDS:
            city.shields += sign * effect.amount
        elif effect.kind == SCIENCE:
            city.science[effect.symbol] += sign
        elif effect.kind >= BASE_EFFECTS:
            for begin, end, change in CHANGE_LASTING:
                if begin <= effect.kind and effect.kind < end:
                    change(game, seat, effect, sign)


@kernel
def add_units(city: City, effect: Record, sign: int) -> None:
    """More or fewer producing units (BASE-RES-1, -3, -4, BASE-TRADE-2, -3)."""
    units = sign * effect.amount
    for_sale = units if effect.sellable else 0
    for subset in range(1, RAW_SETS):
        if subset & effect.raw:
            city.own_raw[subset] += units
            city.sold_raw[subset] += for_sale
    for subset in range(1, MADE_SETS):
        if subset & effect.made:
            city.own_made[subset] += units
            city.sold_made[subset] += for_sale


@kernel
def find_prices(tables: Record, city: City) -> None:
    """The prices that the board, stages and buildings give a city (BASE-CARD-8, -9, BASE-TRADE-4)."""
    for side in range(2):
        city.price_raw[side] = tables.unit_price
        city.price_made[side] = tables.unit_price
    board = tables.boards[city.wonder]
    lower_by_effects(tables, city, board.first_effect, board.effects)
    for stage in range(MAX_STAGES):
        if city.stages_built >> stage & 1:
            place = working_stage(city, stage)
            row = tables.boards[place // MAX_STAGES].stage[place % MAX_STAGES]
            lower_by_effects(tables, city, row.first_effect, row.effects)
    for kind in range(tables.kinds):
        if has_built(city, kind) and not rests(city, kind):
            lower_by_effects(tables, city, tables.cards[kind].first_effect, tables.cards[kind].effects)


@kernel
def lower_by_effects(tables: Record, city: City, first: int, count: int) -> None:
    """Apply the discounts among some effects."""
    for number in range(first, first + count):
        if tables.effects[number].kind == DISCOUNT:
            lower_prices(city, tables.effects[number])


@kernel
def find_produced(tables: Record, city: City) -> None:
    """The resources that board, brown and grey cards produce."""
    city.produced = 0
    board = tables.boards[city.wonder]
    if not board_rests(city):
        note_produced(tables, city, board.first_effect, board.effects)
    for kind in range(tables.kinds):
        color = tables.cards[kind].color
        if (color == BROWN or color == GREY) and has_built(city, kind) and not rests(city, kind):
            note_produced(tables, city, tables.cards[kind].first_effect, tables.cards[kind].effects)


@kernel
def note_produced(tables: Record, city: City, first: int, count: int) -> None:
    """Write the resources of some effects into the set."""
    for number in range(first, first + count):
        effect = tables.effects[number]
        if effect.kind == PRODUCE and effect.sellable:
            city.produced |= effect.raw | effect.made << RAW_KINDS

"""Effects of cards, stages and boards when they come into play, and counts of things.

At once: coins. From the next turn on: production, prices, rights; they are written now, because nothing reads
them before the next choice. At the end: points (`score.py`).
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.city import left_of, right_of, take_from_bank
from argosy.rules.wonders.expansions.effects import APPLY, COUNT_THINGS
from argosy.rules.wonders.state import City, Game
from argosy.rules.wonders.terms import (
    AGES,
    BASE_EFFECTS,
    BLACK,
    BUILD_FROM_DISCARD,
    COINS,
    COINS_PER,
    COPY_GUILD,
    DEFEAT_TOKEN,
    DISCOUNT,
    FREE_BUILD_ONCE_PER_AGE,
    FREE_FIRST_OF_AGE,
    FREE_FIRST_OF_COLOR,
    FREE_LAST_OF_AGE,
    LEFT,
    MADE_SETS,
    PLAY_LAST_CARD,
    PRODUCE,
    RAW,
    RAW_SETS,
    RIGHT,
    SCIENCE,
    SELF,
    SHIELDS,
    VICTORY_TOKEN,
    WONDER_STAGE,
)

RAW_KINDS = len(RAW)


@kernel
def apply_effects(game: Game, tables: Record, seat: int, first: int, count: int) -> None:
    """Apply `count` effects from row `first` on to a city."""
    for number in range(first, first + count):
        apply_effect(game, tables, seat, tables.effects[number])


@kernel
def apply_effect(game: Game, tables: Record, seat: int, effect: Record) -> None:
    """Apply one effect to a city. Points wait for the end of the game (BASE-CARD-18).

    Shields (BASE-CONFLICT-2, CITIES-CARD-12, -25, -39, CITIES-EFFECT-14), symbols and coins of cards
    (BASE-CARD-5 to -7), of stages (BASE-WONDERS-A-2, -4, -B-1, -3).

    For LEADERS-EFFECT-13, -14, LEADERS-CARD-7, -12, -13, -15, -16, -17, -41.
    """
    city = game.cities[seat]
    if effect.kind == PRODUCE:
        add_production(city, effect)
    elif effect.kind == SHIELDS:
        city.shields += effect.amount
    elif effect.kind == SCIENCE:
        city.science[effect.symbol] += 1
    elif effect.kind == COINS:
        take_from_bank(city, effect.amount)
    elif effect.kind == COINS_PER:
        take_from_bank(city, effect.amount * count_things(game, tables, seat, effect.of, effect.where))
    elif effect.kind == DISCOUNT:
        lower_prices(city, effect)
    elif effect.kind < BASE_EFFECTS:
        grant_right(city, effect.kind)
    else:
        for first, end, apply in APPLY:
            if first <= effect.kind and effect.kind < end:
                apply(game, tables, seat, effect)


@kernel
def grant_right(city: City, kind: int) -> None:
    """Rights and powers of wonders (BASE-WONDERS-A-6, -7, -B-4, -5, -7; AMB-82)."""
    if kind == FREE_BUILD_ONCE_PER_AGE:
        city.free_in_age = 1
    elif kind == BUILD_FROM_DISCARD:
        city.revives += 1
    elif kind == PLAY_LAST_CARD:
        city.plays_last = 1
    elif kind == COPY_GUILD:
        city.copies_guild = 1
    elif kind == FREE_FIRST_OF_COLOR:
        city.free_new_color = 1
    elif kind == FREE_FIRST_OF_AGE:
        city.free_first = 1
    elif kind == FREE_LAST_OF_AGE:
        city.free_last = 1


@kernel
def add_production(city: City, effect: Record) -> None:
    """Add producing units: one of the options each, each turn (BASE-RES-1, -3, -4); some may be sold
    (BASE-TRADE-2,
    -3).

    Brown and grey cards (BASE-CARD-1 to -3), yellow cards (BASE-CARD-12, -13), stages (BASE-WONDERS-A-3,
    -B-2).
    """
    for subset in range(1, RAW_SETS):
        if subset & effect.raw:
            city.own_raw[subset] += effect.amount
            if effect.sellable:
                city.sold_raw[subset] += effect.amount
    for subset in range(1, MADE_SETS):
        if subset & effect.made:
            city.own_made[subset] += effect.amount
            if effect.sellable:
                city.sold_made[subset] += effect.amount
    if effect.sellable:  # exactly what boards, brown and grey cards produce
        city.produced |= effect.raw | effect.made << RAW_KINDS


@kernel
def lower_prices(city: City, effect: Record) -> None:
    """A cheaper price for a class of resources; two of a kind do not add up (BASE-CARD-8, -9,
    BASE-WONDERS-B-6).
    """
    for side in range(2):
        if effect.where & (LEFT << side):
            if effect.raw:
                city.price_raw[side] = min(city.price_raw[side], effect.amount)
            if effect.made:
                city.price_made[side] = min(city.price_made[side], effect.amount)


@kernel
def count_things(game: Game, tables: Record, seat: int, things: int, where: int) -> int:
    """Count cards of colours, stages or defeat tokens in the cities that `where` points at (BASE-CARD-19,
    BASE-SEAT-2).

    For yellow cards (BASE-CARD-10, -11, -14 to -17) and guilds (BASE-GUILD-1).
    """
    total = 0
    if where & SELF:
        total += count_in_city(tables, game.cities[seat], things)
    if where & LEFT:
        total += count_in_city(tables, game.cities[left_of(game, seat)], things)
    if where & RIGHT:
        total += count_in_city(tables, game.cities[right_of(game, seat)], things)
    return total


@kernel
def count_in_city(tables: Record, city: City, things: int) -> int:
    """Count the things of a bit set of `terms.THINGS` in one city (BASE-CARD-19).

    For guilds (BASE-GUILD-2 to -10) and cards that count; victory tokens whatever their value
    (CITIES-CARD-35,
    -36, CITIES-EFFECT-13, CITIES-GUILD-1, CITIES-MIX-3).
    """
    total = 0
    for color in range(BLACK + 1):
        if things >> color & 1:
            total += city.colors[color]
    if things >> WONDER_STAGE & 1:
        total += city.stages
    if things >> DEFEAT_TOKEN & 1:
        total += city.defeats
    if things >> VICTORY_TOKEN & 1:
        for age in range(AGES):
            total += city.victories[age]
    for count in COUNT_THINGS:
        total += count(tables, city, things)
    return total

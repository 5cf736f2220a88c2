"""Prices of constructions (DUEL-030 to 039).

A missing unit is produced, chosen from an either/or producer, left out by a discount, or bought. The dearest
units are replaced first; a unit can be replaced as long as Hall's condition holds, that is, as long as no set
of resources needs more either/or producers than meet it. This greedy choice is exact, because sets of
replaceable units form a matroid, and a discount only adds units of any kind to it.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.expansions.effects import NO_PRICE, has_more_chains, own_price
from argosy.rules.duel.state import City, Game
from argosy.rules.duel.terms import (
    CHAIN_PRICE,
    CHAINED,
    CHEAPER,
    DISCOUNT,
    ENGINEERED,
    FIXED,
    IGNORES,
    IN_CITY,
    MADE_SETS,
    NONE,
    OPPONENT_CHAINS,
    PAID,
    RAW_SETS,
    RESOURCES,
    TRADE_COINS,
    WONDER,
)
from argosy.rules.record_class import Numbers
from argosy.rules.records import Number, Record

RAW = 3  # wood, stone, clay come first


@kernel
def refresh_prices(game: Game, tables: Record, seat: int) -> None:
    """DUEL-032 to 034, AGORA-104: what a unit costs this seat, and the order from dear to cheap."""
    city = game.cities[seat]
    sold = game.cities[1 - seat].sold
    for resource in range(RESOURCES):
        price = tables.unit_price + sold[resource]
        if city.powers[FIXED + resource] > 0:
            price = tables.fixed_price
        cheaper = price - city.powers[CHEAPER + resource]
        city.price[resource] = max(min(price, tables.lowest_price), cheaper)
    sort_prices(city)


@kernel
def sort_prices(city: City) -> None:
    """Insertion sort of the five resources by falling price."""
    for resource in range(RESOURCES):
        place = resource
        while place > 0 and city.price[city.dearest[place - 1]] < city.price[resource]:
            city.dearest[place] = city.dearest[place - 1]
            place -= 1
        city.dearest[place] = resource


@kernel
def room_for(cover: Numbers, sets: int, bit: int, first: int, second: int, third: int) -> int:
    """Hall's condition: for how many units of the resource `bit` is there an either/or producer, after
    `first`, `second`, `third` units of its kin?
    """
    package = cover[sets - 1] - first - second - third
    for group in range(1, sets - 1):
        free = cover[group] - first * (group & 1) - second * (group >> 1 & 1) - third * (group >> 2)
        if group & bit:
            package = min(package, free)
    return package


@kernel
def saving(city: City, cost: Numbers, discount: Number) -> Number:
    """Coins that either/or producers and `discount` left-out units save, the dearest units first
    (DUEL-037).
    """
    saved = 0
    wood, stone, clay, glass, papyrus = 0, 0, 0, 0, 0
    left = city.choosers + discount
    for index in range(RESOURCES):
        resource = city.dearest[index]
        missing = cost[resource] - city.makes[resource]
        if missing > 0:
            if resource < RAW:
                package = room_for(city.cover_raw, RAW_SETS, 1 << resource, wood, stone, clay)
            else:
                package = room_for(city.cover_made, MADE_SETS, 1 << (resource - RAW), glass, papyrus, 0)
            chosen = min(package, missing)
            wood += chosen * (resource == 0)
            stone += chosen * (resource == 1)
            clay += chosen * (resource == 2)
            glass += chosen * (resource == 3)
            papyrus += chosen * (resource == 4)
            left_out = min(missing - chosen, discount)
            discount -= left_out
            saved += (chosen + left_out) * city.price[resource]
            left -= chosen + left_out
            if left == 0:
                break
    return saved


@kernel
def trade_coins(city: City, cost: Numbers, discount: Number) -> Number:
    """DUEL-030 to 036: coins for the resources that have to be bought, at the cheapest."""
    coins = 0  # summed without asking what is missing, because processors guess that badly
    for resource in range(RESOURCES):
        coins += max(cost[resource] - city.makes[resource], 0) * city.price[resource]
    if coins > 0 and (discount > 0 or city.choosers > 0):
        coins -= saving(city, cost, discount)
    return coins


@kernel
def wonder_price(game: Game, tables: Record, seat: int, wonder: int) -> tuple[int, int]:
    """DUEL-024, 036, AGORA-102: (coins to the bank, coins for resources) of a wonder."""
    city = game.cities[seat]
    row = tables.wonders[wonder]
    return row.coins, trade_coins(city, row.cost, city.powers[DISCOUNT + WONDER])


@kernel
def has_chain(game: Game, tables: Record, seat: int, card: int) -> bool:
    """DUEL-038, 039, AGORA-109, Z-21: does the city hold what makes this card free?"""
    row = tables.cards[card]
    others = game.cities[seat].powers[OPPONENT_CHAINS] > 0
    if row.parent != NONE:
        place = game.card_place[row.parent]
        return place == IN_CITY + seat or (others and place == IN_CITY + 1 - seat)
    return has_more_chains(game, seat, row, others)


@kernel
def card_price(game: Game, tables: Record, seat: int, card: int) -> tuple[int, int, int]:
    """(coins to the bank, coins for resources, how) of a building or a senator; always the cheapest
    (DUEL-037).

    PANTHEON-030, Z-20, Z-30: Engineering also at equal price, where it spares a purchase.
    """
    row = tables.cards[card]
    city = game.cities[seat]
    own = own_price(city, row.color)
    if own != NO_PRICE:
        return own, 0, PAID
    has_symbol = row.parent != NONE or row.parent_token != NONE
    if has_symbol and has_chain(game, tables, seat, card):
        return 0, 0, CHAINED
    bank, trade = printed_price(city, row)
    engineering = city.powers[CHAIN_PRICE]
    if engineering > 0 and has_symbol and is_dearer(bank, trade, engineering):
        return engineering, 0, ENGINEERED
    return bank, trade, PAID


@kernel
def is_dearer(bank: int, trade: int, coins: int) -> bool:
    """Z-30: is this price higher, or as high with a purchase that the other one spares?"""
    return bank + trade > coins or (bank + trade == coins and trade > 0)


@kernel
def printed_price(city: City, row: Record) -> tuple[int, int]:
    """(coins to the bank, coins for resources) without a chain (DUEL-030); with a decree that ignores a
    symbol the better of two ways (AGORA-101, Z-01, Z-29).
    """
    discount = city.powers[DISCOUNT + row.color]
    if city.powers[IGNORES + row.color] > 0:
        return price_without_symbol(city, row, discount)
    return row.coins, trade_coins(city, row.cost, discount)


@kernel
def price_without_symbol(city: City, row: Record, discount: Number) -> tuple[int, int]:
    """Price with a decree that ignores a symbol: one resource less or no coins (AGORA-101, Z-29).

    The better of the two is taken; at equal price the one that buys less (Z-01).
    """
    trade = trade_coins(city, row.cost, discount)
    less = trade_coins(city, row.cost, discount + city.powers[IGNORES + row.color])
    if row.coins + less <= trade:
        return row.coins, less
    return 0, trade


@kernel
def funds(city: City) -> int:
    """Coins that a city can spend: its treasury and those on Astarte (PANTHEON-023)."""
    return city.coins + city.protected


@kernel
def lose_coins(game: Game, seat: int, coins: int) -> None:
    """Give coins of the treasury back to the bank, at most what is there. Coins on Astarte are safe."""
    city = game.cities[seat]
    city.coins -= min(city.coins, coins)


@kernel
def pay(game: Game, seat: int, bank: int, trade: int) -> None:
    """Z-22: the treasury first.

    DUEL-065: coins for resources go to an opponent with Economy, otherwise to the bank.
    """
    city = game.cities[seat]
    due = bank + trade
    own = min(due, city.coins)
    city.coins -= own
    city.protected -= due - own
    if game.cities[1 - seat].powers[TRADE_COINS] > 0:
        game.cities[1 - seat].coins += trade

"""Ships, islands and losses: the steps that Armada adds to a turn (ARMADA-ORDER-1 to -7)."""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.chance import random_below
from argosy.rules.records import Record
from argosy.rules.wonders.armada.choices import movable_lanes
from argosy.rules.wonders.armada.conflicts import ask_fight, resolve_naval_conflict
from argosy.rules.wonders.armada.effects import commercial_level
from argosy.rules.wonders.armada.setup import STREAM_ISLANDS
from argosy.rules.wonders.armada.state import ISLANDS_OF_LEVEL, MAX_MOVES, ArmadaCityFields
from argosy.rules.wonders.armada.terms import (
    ASK_FIGHT,
    ASK_MOVES,
    DRAW_ISLANDS,
    KEEP,
    KEEP_ISLANDS,
    LANES,
    LEVELS,
    LOSE_COINS,
    MOVE,
    MOVE_FREE,
    MOVE_PAID,
    NAVAL_CONFLICT,
    SHIPYARD_COINS,
)
from argosy.rules.wonders.choice_requests import ask
from argosy.rules.wonders.city import take_from_bank
from argosy.rules.wonders.effects import apply_effects
from argosy.rules.wonders.expansions.effects import lose_coins_to_bank
from argosy.rules.wonders.rows import write_choice
from argosy.rules.wonders.state import City, Game
from argosy.rules.wonders.terms import NO_VERB, NOTHING, SELL

LANE_COUNT = len(LANES)
SHUFFLE_ROOM = 16  # counters that one later shuffle of an island deck may use
FIRST_ISLAND = np.uint32(1)


@kernel
def run_naval_step(game: Game, tables: Record, step: int) -> None:
    """Run one of the steps that Armada adds (ARMADA-ORDER-1, -4)."""
    if step == MOVE_PAID:
        move_paid_ships(game, tables)
    elif step == ASK_MOVES:
        ask_moves(game, tables)
    elif step == MOVE_FREE:
        move_free_ships(game, tables)
    elif step == SHIPYARD_COINS:
        take_shipyard_coins(game)
    elif step == DRAW_ISLANDS:
        draw_islands(game, tables)
    elif step == KEEP_ISLANDS:
        keep_islands(game, tables)
    elif step == LOSE_COINS:
        lose_coins(game, tables)
    elif step == ASK_FIGHT:
        ask_fight(game)
    elif step == NAVAL_CONFLICT:
        resolve_naval_conflict(game, tables)


@kernel
def sell_for_ship(game: Game, tables: Record, seat: int) -> bool:
    """A sale that moves the yellow ship gives no coins (ARMADA-SELL-1)."""
    ship = game.cities[seat].chosen.add_on
    if ship == 0:
        return False
    move_ships(game, tables, seat, ship)
    return True


@kernel
def move_paid_ships(game: Game, tables: Record) -> None:
    """The ships of the naval constructions that were paid move, before any effect
    (ARMADA-CARD-25, ARMADA-NAVAL-10, ARMADA-ORDER-4, -6, ARMADA-TERM-5).
    """
    for seat in range(game.seats):
        chosen = game.cities[seat].chosen
        if chosen.verb != NO_VERB and chosen.verb != SELL:
            move_ships(game, tables, seat, chosen.add_on)


@kernel
def move_ships(game: Game, tables: Record, seat: int, ships: int) -> None:
    """Move the ships of a set of lanes one space each."""
    for lane in range(LANE_COUNT):
        if ships >> lane & 1:
            move_ship(game, tables, seat, lane)


@kernel
def move_ship(game: Game, tables: Record, seat: int, lane: int) -> None:
    """One ship goes one space up; what the space gives is taken in its own step
    (ARMADA-GREEN-1, ARMADA-ISLAND-18, ARMADA-NAVAL-12, -14, ARMADA-TAX-1).
    """
    city = game.cities[seat]
    armada = city.armada
    armada.ships[lane] += 1
    take_from_bank(city, armada.coins_per_move)  # each movement, paid or free (ARMADA-NAVAL-12)
    space = tables.armada.spaces[lane, armada.ships[lane]]
    armada.arrival_coins += space.coins
    armada.tax = max(armada.tax, space.tax)
    if space.explore > 0:
        armada.exploring[space.explore - 1] = 1


@kernel
def ask_moves(game: Game, tables: Record) -> None:
    """Take the top islands that cards give, then ask for the first free movement of each city
    (ARMADA-CARD-25, -28, ARMADA-ORDER-5).
    """
    for seat in range(game.seats):
        take_top_islands(game, tables, seat)
        drop_useless_moves(tables, game.cities[seat])
        if game.cities[seat].armada.moves_many[0] > 0:
            ask(game, seat, MOVE)


@kernel
def take_top_islands(game: Game, tables: Record, seat: int) -> None:
    """No choice, not an exploration (ARMADA-CARD-19 to -21, -28, ARMADA-EXPLORE-10)."""
    armada = game.cities[seat].armada
    for level in range(LEVELS):
        if armada.top_islands >> (level + 1) & 1 and game.armada.left[level] > 0:
            island = game.armada.islands[level, 0]
            take_islands(game, level, 1)
            settle_island(game, tables, seat, island)
    armada.top_islands = 0


@kernel
def take_islands(game: Game, level: int, count: int) -> None:
    """Remove cards from the top of an island deck."""
    deck = game.armada.islands[level]
    for place in range(ISLANDS_OF_LEVEL):
        deck[place] = deck[place + count] if place + count < ISLANDS_OF_LEVEL else -1
    game.armada.left[level] -= count


@kernel
def settle_island(game: Game, tables: Record, seat: int, island: int) -> None:
    """An island comes into play; its effect starts at once (ARMADA-EXPLORE-4, -9, ARMADA-ISLAND-1 to -6,
    -22, -23,
    -29).
    """
    game.cities[seat].armada.islands |= FIRST_ISLAND << np.uint32(island)
    row = tables.armada.islands[island]
    apply_effects(game, tables, seat, row.first_effect, row.effects)


@kernel
def drop_useless_moves(tables: Record, city: City) -> None:
    """A movement whose ships are all at their end does nothing (ARMADA-NAVAL-13)."""
    while city.armada.moves_many[0] > 0 and movable_lanes(tables, city) == 0:
        drop_move(city.armada)


@kernel
def drop_move(armada: ArmadaCityFields) -> None:
    """The first free movement is done."""
    for place in range(MAX_MOVES - 1):
        armada.moves[place] = armada.moves[place + 1]
        armada.moves_many[place] = armada.moves_many[place + 1]
    armada.moves[MAX_MOVES - 1] = 0
    armada.moves_many[MAX_MOVES - 1] = 0


@kernel
def move_free_ships(game: Game, tables: Record) -> None:
    """Carry out the free movements that were chosen; ask again while there are more
    (ARMADA-NAVAL-11, ARMADA-TERM-5).
    """
    moved = False
    for seat in range(game.seats):
        city = game.cities[seat]
        if city.owed == MOVE:
            city.owed = NOTHING
            move_ships(game, tables, seat, city.chosen.add_on)
            drop_move(city.armada)
            write_choice(city.chosen, NO_VERB, -1, -1)
            moved = True
    if moved:
        back_to_moves(game, tables)


@kernel
def back_to_moves(game: Game, tables: Record) -> None:
    """Walk back to the step that asks for free movements (ARMADA-EXPLORE-9)."""
    game.step -= 1
    while tables.steps[game.step] != ASK_MOVES:
        game.step -= 1


@kernel
def take_shipyard_coins(game: Game) -> None:
    """Coins of the yellow spaces that were reached (ARMADA-YELLOW-1)."""
    for seat in range(game.seats):
        city = game.cities[seat]
        take_from_bank(city, city.armada.arrival_coins)
        city.armada.arrival_coins = 0


@kernel
def draw_islands(game: Game, tables: Record) -> None:
    """Explorers of each level draw together (ARMADA-EXPLORE-1 to -3, -6, ARMADA-ORDER-5)."""
    for level in range(LEVELS):
        explorers = 0
        for seat in range(game.seats):
            explorers += explores(game.cities[seat], level)
        if explorers > 0:
            deal_islands(game, tables, level, explorers)


@kernel
def explores(city: City, level: int) -> int:
    """Does a city explore this level in this wave? One level at a time, the lowest first."""
    for lower in range(level):
        if city.armada.exploring[lower]:
            return 0
    return 1 if city.armada.exploring[level] else 0


@kernel
def deal_islands(game: Game, tables: Record, level: int, explorers: int) -> None:
    """Alone: the top cards. In a group: the same number to each, the rest stays aside
    (ARMADA-EXPLORE-2, -3, -6, -7).
    """
    left = game.armada.left[level]
    each = min(tables.armada.draws, left) if explorers == 1 else max(1, left // explorers)
    dealt = 0
    for seat in range(game.seats):
        city = game.cities[seat]
        if explores(city, level):
            share = min(each, left - dealt)
            for place in range(share):
                city.armada.drawn[place] = game.armada.islands[level, dealt + place]
            dealt += share
            offer_islands(game, seat, level, share)


@kernel
def offer_islands(game: Game, seat: int, level: int, share: int) -> None:
    """Ask which island is kept; a single card leaves no choice (ARMADA-EXPLORE-6)."""
    armada = game.cities[seat].armada
    armada.drawn_level = level + 1
    if share == 0:
        armada.drawn_level = 0
        armada.exploring[level] = 0
    elif share > 1:
        ask(game, seat, KEEP)


@kernel
def keep_islands(game: Game, tables: Record) -> None:
    """The kept islands come into play together, the others go back and the deck is shuffled
    (ARMADA-EXPLORE-4, -5).
    """
    explored = False
    for level in range(LEVELS):
        kept = 0
        for seat in range(game.seats):
            if game.cities[seat].armada.drawn_level == level + 1:
                remove_from_deck(game, level, kept_island(game.cities[seat]))
                kept += 1
        if kept > 0:
            shuffle_islands(game, level)
            explored = True
    if explored:
        for seat in range(game.seats):
            if game.cities[seat].armada.drawn_level > 0:
                finish_exploring(game, tables, seat)
        back_to_moves(game, tables)


@kernel
def kept_island(city: City) -> int:
    """The island that was chosen, or the only one."""
    if city.owed == KEEP:
        return city.chosen.card
    return city.armada.drawn[0]


@kernel
def remove_from_deck(game: Game, level: int, island: int) -> None:
    """Take one island out of its deck (ARMADA-EXPLORE-8)."""
    deck = game.armada.islands[level]
    place = 0
    while deck[place] != island:
        place += 1
    for later in range(place, ISLANDS_OF_LEVEL - 1):
        deck[later] = deck[later + 1]
    deck[ISLANDS_OF_LEVEL - 1] = -1
    game.armada.left[level] -= 1


@kernel
def shuffle_islands(game: Game, level: int) -> None:
    """Shuffle what is left of an island deck; each such shuffle has counters of its own
    (ARMADA-EXPLORE-4).
    """
    deck = game.armada.islands[level]
    game.armada.shuffles += 1
    for last in range(game.armada.left[level] - 1, 0, -1):
        counter = game.armada.shuffles * SHUFFLE_ROOM + last
        other = random_below(game.seed, STREAM_ISLANDS + level, counter, last + 1)
        kept = deck[last]
        deck[last] = deck[other]
        deck[other] = kept


@kernel
def finish_exploring(game: Game, tables: Record, seat: int) -> None:
    """Put the kept island into play and forget the others."""
    city = game.cities[seat]
    island = kept_island(city)
    city.armada.exploring[city.armada.drawn_level - 1] = 0
    city.armada.drawn_level = 0
    for place in range(ISLANDS_OF_LEVEL):
        city.armada.drawn[place] = -1
    city.owed = NOTHING
    write_choice(city.chosen, NO_VERB, -1, -1)
    settle_island(game, tables, seat, island)


@kernel
def lose_coins(game: Game, tables: Record) -> None:
    """Taxes and pirates, with levels and treasuries as they are now
    (ARMADA-CARD-30, ARMADA-PIRATE-1 to -3, ARMADA-TAX-1 to -7, ARMADA-TEAM-9).

    For LEADERS-MIX-5.
    """
    tax, leviers, pirates = 0, 0, 0
    for seat in range(game.seats):
        armada = game.cities[seat].armada
        pirates += armada.pirates
        if armada.tax > tax:
            tax, leviers = armada.tax + 0, 0
        if armada.tax > 0 and armada.tax == tax:
            leviers += 1
    if tax == 0 and pirates == 0:
        return
    for seat in range(game.seats):
        loss = loss_of(tables, game.cities[seat], tax, leviers, pirates)
        lose_coins_to_bank(tables, game.cities[seat], loss)
    for seat in range(game.seats):
        game.cities[seat].armada.tax = 0
        game.cities[seat].armada.pirates = 0


@kernel
def loss_of(tables: Record, city: City, tax: int, leviers: int, pirates: int) -> int:
    """Return the coins that one city owes: one tax at most, and its level for each pirate of another.

    Rules ARMADA-TAX-2, -4, -6, ARMADA-PIRATE-1, -3, ARMADA-ISLAND-20, AMB-36, AMB-39.
    """
    armada = city.armada
    if armada.safe:
        return 0
    level = commercial_level(tables, city)
    loss = (pirates - armada.pirates) * level
    levies = tax > 0 and armada.tax == tax
    exempt = levies and (leviers == 1 or tables.armada.equal_leviers_exempt)
    if not exempt:
        loss += max(0, tax - level)
    return loss

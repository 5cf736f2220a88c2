"""Deals determinizations of what a seat knows (`pools.py`)."""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.fast_rng import below
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.rules.wonders.setup import shuffle_deck
from argosy.rules.wonders.state import City, Game
from argosy.rules.wonders.terms import AGES
from argosy.search.wonders.expansions import PUT
from argosy.search.wonders.hidden_information.slot_kinds import (
    DISCARD,
    FIRST_OF_EXPANSIONS,
    HAND,
    MARKER,
    THING,
)


@kernel
def deal(game: Record, tables: Record, hidden: Record, rng: Numbers) -> None:
    """Deal everything that the viewer does not know into a copy of the known game (BASE-INFO-1, -2)."""
    for number in range(hidden.all_things):
        hidden.mixed[number] = hidden.thing[number]
    for number in range(hidden.pools):
        deal_pool(game, hidden, hidden.pool[number], rng)
    for seat in range(game.seats):
        if hidden.sorts >> seat & 1:
            sort_hand(game.cities[seat])
    game.seed = np.uint64(rng[0])  # what is drawn from now on
    for age in range(hidden.coming, AGES):
        shuffle_deck(game, tables, game.seed, age)


@kernel
def deal_pool(game: Game, hidden: Record, pool: Record, rng: Numbers) -> None:
    """Put a random thing of a pool into each of its slots."""
    for index in range(pool.slots):
        here = pool.thing + index
        other = here + below(rng, pool.things - index)
        thing = hidden.mixed[other]
        hidden.mixed[other] = hidden.mixed[here]
        hidden.mixed[here] = thing
        slot = hidden.slot[pool.slot + index]
        if slot.field == THING:
            hidden.mixed[slot.first] = thing
        else:
            put(game, slot.field, slot.first, slot.second, thing)


@kernel
def put(game: Game, field: int, first: int, second: int, thing: int) -> None:
    """One thing into one slot."""
    if field == HAND:
        game.cities[first].hand[second] = thing
    elif field == DISCARD:
        game.discard[thing] += 1
    elif field == MARKER:
        game.cities[first].markers[second] = thing
    elif field >= FIRST_OF_EXPANSIONS:
        for begin, end, put_own in PUT:
            if begin <= field < end:
                put_own(game, field, first, second, thing)


@kernel
def sort_hand(city: City) -> None:
    """The order of a hand must not tell anything, and equal cards lie side by side."""
    for place in range(1, city.hand_size):
        kind = city.hand[place] + 0
        here = place
        while here > 0 and city.hand[here - 1] > kind:
            city.hand[here] = city.hand[here - 1]
            here -= 1
        city.hand[here] = kind

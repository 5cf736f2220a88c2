"""Kernels that list pools of hidden things and their slots (`pools.py`).

A pool is opened, filled and closed.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.hidden_information.pools import NOWHERE, put
from argosy.rules.duel.state import Game
from argosy.rules.records import Record


@kernel
def open_pool(hidden: Record) -> None:
    """Open an empty pool behind the last one."""
    pool = hidden.pool[hidden.pools]
    pool.slots = 0
    pool.things = 0
    pool.slot = 0
    pool.thing = 0
    if hidden.pools > 0:
        last = hidden.pool[hidden.pools - 1]
        pool.slot = last.slot + last.slots
        pool.thing = last.thing + last.things


@kernel
def add_slot(hidden: Record, field: int, first: int, second: int) -> None:
    """Add a place in which a thing of the open pool may lie."""
    add_slot_known_to(hidden, 0, field, first, second)


@kernel
def add_slot_known_to(hidden: Record, seats: int, field: int, first: int, second: int) -> None:
    """Add a place of which these seats, a bit set, know what lies there."""
    pool = hidden.pool[hidden.pools]
    slot = hidden.slot[pool.slot + pool.slots]
    slot.field = field
    slot.first = first
    slot.second = second
    slot.seats = seats
    pool.slots += 1


@kernel
def add_thing(hidden: Record, thing: int) -> None:
    """Add a thing to the open pool.

    Callers add things in the order of their numbers, so the order tells nothing.
    """
    pool = hidden.pool[hidden.pools]
    hidden.thing[pool.thing + pool.things] = thing
    pool.things += 1


@kernel
def close_pool(game: Game, hidden: Record) -> None:
    """Put the first things into the slots, so that the record is whole; drop a pool without slots."""
    pool = hidden.pool[hidden.pools]
    if pool.slots == 0:
        for index in range(pool.things):
            hidden.thing[pool.thing + index] = 0
        pool.slot = 0
        pool.thing = 0
        pool.things = 0
        return
    for index in range(pool.slots):
        slot = hidden.slot[pool.slot + index]
        if slot.field not in NOWHERE:
            put(game, slot, hidden.thing[pool.thing + index])
    hidden.pools += 1

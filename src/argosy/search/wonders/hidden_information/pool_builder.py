"""Kernels that list pools of hidden things and their slots (`pools.py`)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.search.wonders.hidden_information.slot_kinds import THING


@kernel
def add_thing(hidden: Record, thing: int) -> None:
    """Add a thing.

    Callers add things in the order of their numbers or names, so the order tells nothing.
    """
    hidden.thing[hidden.all_things] = thing
    hidden.all_things += 1


@kernel
def drop_thing(hidden: Record, first: int, thing: int) -> None:
    """Take one such thing out of those from `first` on; the last one takes its place."""
    last = hidden.all_things - 1
    for number in range(first, last):
        if hidden.thing[number] == thing:
            hidden.thing[number] = hidden.thing[last]
            hidden.thing[last] = thing
    hidden.thing[last] = 0
    hidden.all_things = last


@kernel
def pad(hidden: Record, first: int, least: int) -> None:
    """Repeat things where more lies hidden than the cards explain: twice rather than not at all."""
    count = hidden.all_things - first
    if count > 0:
        for number in range(least - count):
            add_thing(hidden, hidden.thing[first + number % count])


@kernel
def sort_things(hidden: Record, first: int, names: Numbers) -> None:
    """Sort the things from one on by their names."""
    for index in range(first + 1, hidden.all_things):
        thing = hidden.thing[index] + 0
        place = index
        while place > first and names[hidden.thing[place - 1]] > names[thing]:
            hidden.thing[place] = hidden.thing[place - 1]
            place -= 1
        hidden.thing[place] = thing


@kernel
def open_pool(hidden: Record, thing: int, things: int) -> None:
    """A pool of things from one on, behind the last pool, without slots."""
    pool = hidden.pool[hidden.pools]
    pool.slot = 0
    pool.slots = 0
    pool.thing = thing
    pool.things = things
    if hidden.pools > 0:
        last = hidden.pool[hidden.pools - 1]
        pool.slot = last.slot + last.slots


@kernel
def add_slot(hidden: Record, field: int, first: int, second: int) -> None:
    """Add a place in which a thing of the open pool may lie, as long as there is a thing for it."""
    pool = hidden.pool[hidden.pools]
    if pool.slots < pool.things:
        slot = hidden.slot[pool.slot + pool.slots]
        slot.field = field
        slot.first = first
        slot.second = second
        pool.slots += 1


@kernel
def close_pool(hidden: Record) -> None:
    """Close the open pool; drop it if it has no slots."""
    pool = hidden.pool[hidden.pools]
    if pool.slots > 0:
        hidden.pools += 1
    else:
        pool.slot = 0
        pool.thing = 0
        pool.things = 0


@kernel
def count_of_pool(hidden: Record, cards: Numbers, size: int, used: int) -> int:
    """Return how many unseen cards of a pool, of which `used` are in the Age, there are (BASE-SETUP-3).

    Counts of seen cards stand first in `hidden.mixed`.
    """
    unseen, left = 0, used + 0
    for place in range(size):
        if hidden.mixed[cards[place]] == 0:
            unseen += 1
        else:
            left -= 1
    return min(unseen, max(0, left))


@kernel
def add_pool(hidden: Record, cards: Numbers, size: int, used: int, place: int) -> int:
    """A pool of the unseen cards of a pool, dealt among the things from `place` on. The place behind them."""
    count, first = count_of_pool(hidden, cards, size, used), hidden.all_things
    for number in range(size):
        if hidden.mixed[cards[number]] == 0:
            add_thing(hidden, cards[number])
    open_pool(hidden, first, hidden.all_things - first)
    for number in range(count):
        add_slot(hidden, THING, place + number, 0)
    close_pool(hidden)
    return place + count

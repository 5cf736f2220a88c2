"""Hidden information of a game of Duel: pools of things, and the slots in which they may lie.

A pool (`POOL`) has at least as many things as slots; dealing takes a random thing for each slot. That is the
whole model of hidden information: `from_view.py` makes it from a view, `deal` puts a determinization into a
record.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import AGES
from argosy.rules.fast_rng import below
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.search.duel.expansions import PUT
from argosy.search.duel.hidden_information.covered_cards import mix

MAX_POOLS = 24
MAX_SLOTS = 192
MAX_THINGS = 256

(
    DECK,  # age, place
    REMOVED,  # age, index
    WONDER_DECK,  # index
    GOD_DECK,  # mythology, index
    GOD_SPACE,  # space
    MYTHOLOGY,  # place
    OFFERING,  # place
    DECREE,  # chamber, index
    STOCK,  # index
    HELD,  # card under a conspiracy of the opponent or -1, how many were taken before
) = range(10)

SLOT = np.dtype([("field", np.int16), ("first", np.int16), ("second", np.int16)], align=True)
POOL = np.dtype(
    [("slot", np.int32), ("slots", np.int32), ("thing", np.int32), ("things", np.int32)], align=True
)
HIDDEN = np.dtype(
    [
        ("viewer", np.int32),
        ("pools", np.int32),
        (
            "coming",
            np.int32,
        ),  # the first Age (from 0) whose structure does not lie there: its places are unknown too
        ("pool", POOL, MAX_POOLS),
        ("slot", SLOT, MAX_SLOTS),
        ("thing", np.int16, MAX_THINGS),
    ],
    align=True,
)


@kernel
def deal(game: Record, tables: Record, hidden: Record, rng: Numbers) -> None:
    """Deal everything that the viewer does not know into a copy of the known game (DUEL-005, 006, 009)."""
    for number in range(hidden.pools):
        pool = hidden.pool[number]
        for index in range(pool.slots):
            here = pool.thing + index
            other = here + below(rng, pool.things - index)
            thing = hidden.thing[other]
            hidden.thing[other] = hidden.thing[here]
            hidden.thing[here] = thing
            slot = hidden.slot[pool.slot + index]
            put(game, hidden.viewer, slot.field, slot.first, slot.second, thing)
    for age in range(hidden.coming, AGES):
        mix(game.deck[age], tables.structures[age].places, rng)
    game.seed = np.uint64(rng[0])  # what is drawn from now on


@kernel
def put(game: Game, viewer: int, field: int, first: int, second: int, thing: int) -> None:
    """One thing into one slot."""
    if field == DECK:
        game.deck[first, second] = thing
    elif field == REMOVED:
        game.removed[first, second] = thing
    elif field == WONDER_DECK:
        game.wonder_deck[first] = thing
    else:
        for put_own in PUT:
            put_own(game, viewer, field, first, second, thing)

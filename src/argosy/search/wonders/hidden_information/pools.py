"""Hidden information of a game of 7 Wonders: pools of things, and the slots in which they may lie.

A pool (`POOL`) has at least as many things as slots; dealing takes a random thing for each slot. Pools are
dealt in their order, and a slot may be a place among the things of a later pool: first the guilds that are in
the game, then all unseen cards of the Age, then what is left of a hand that was seen before.
`information_set.py` lists the pools, `deal.py` puts a determinization into a record.
"""

import numpy as np

from argosy.rules.wonders.hand_tracking import TRACK

MAX_POOLS = 48
MAX_SLOTS = 512
MAX_THINGS = 768

SLOT = np.dtype([("field", np.int16), ("first", np.int16), ("second", np.int16)], align=True)
POOL = np.dtype(
    [("slot", np.int32), ("slots", np.int32), ("thing", np.int32), ("things", np.int32)], align=True
)
HIDDEN = np.dtype(
    [
        *TRACK,
        ("pools", np.int32),
        ("all_things", np.int32),
        ("coming", np.int32),  # the first Age (from 0) whose cards have not been dealt
        ("sorts", np.int32),  # bit set of the seats whose hands are dealt anew
        ("pool", POOL, MAX_POOLS),
        ("slot", SLOT, MAX_SLOTS),
        ("thing", np.int16, MAX_THINGS),
        ("mixed", np.int16, MAX_THINGS),  # the things of the world under way
    ],
    align=True,
)

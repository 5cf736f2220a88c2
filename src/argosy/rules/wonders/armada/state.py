"""Fields that Armada adds to the record of a game."""

import numpy as np

from argosy.rules.record_class import HIDDEN, OWNER, Numbers, RecordClass, dtype_of, field
from argosy.rules.wonders.armada.terms import LEVELS
from argosy.rules.wonders.terms import AGES

ISLANDS_OF_LEVEL = 9
MAX_MOVES = 6


class ArmadaCityFields(RecordClass):
    """The harbour of a city.

    Sums, not pieces: supplies are unlimited (ARMADA-COMP-1, ARMADA-SETUP-7).
    """

    islands: int = field(np.uint32, "bit set of islands in play")
    naval: int = field(np.int16, "naval shields of cards, stages and islands; lanes are not in it")
    shipyard: int = field(np.int8, "row in `tables.shipyards`")
    ships: Numbers = field(np.int8, "space of each ship: red, yellow, blue, green; 0 = start", shape=4)
    far_units: Numbers = field(
        np.int8, "units that may be bought in a turn two seats to the left, right", shape=2
    )
    far_price: Numbers = field(
        np.int8, "coins for each unit that is bought two seats to the left, right", shape=2
    )
    discount: int = field(np.int8, "resources that each naval construction costs less")
    coins_per_move: int = field(np.int8, "coins from the bank for each naval construction")
    free_stage_ship: int = field(np.int8, "1: naval constructions with stages are free")
    any_stage_ship: int = field(np.int8, "1: naval constructions with stages may be of any colour")
    safe: int = field(np.int8, "1: no losses by taxes and pirates")
    may_abstain: int = field(np.int8, "1: may stay out of the naval conflict")
    abstains: int = field(np.int8, "1: stays out of the naval conflict of this Age")
    attacks: int = field(np.uint8, "bit set of seats that this city makes an incursion on in this Age")
    tokens: Numbers = field(np.int8, "points of the naval token of each Age", shape=AGES)
    arrival_coins: int = field(np.int8, "coins of yellow spaces reached in this turn, not yet taken")
    tax: int = field(np.int8, "highest tax levied in this turn")
    pirates: int = field(np.int8, "pirate effects of this turn")
    exploring: Numbers = field(np.int8, "1: explores this level of islands in this turn", shape=LEVELS)
    moves: Numbers = field(
        np.int8, "free movements still to be made, one entry each: lanes as a bit set", shape=MAX_MOVES
    )
    moves_many: Numbers = field(
        np.int8, "how many different ships each entry of `moves` moves", shape=MAX_MOVES
    )
    drawn: Numbers = field(
        np.int8, "islands to choose from, -1 = none", shape=ISLANDS_OF_LEVEL, seen_by=OWNER
    )
    drawn_level: int = field(np.int8, "level of the islands to choose from, 0 = none")
    top_islands: int = field(np.int8, "bit set of levels whose top island is still to be taken")


CITY = dtype_of(ArmadaCityFields)


class ArmadaGameFields(RecordClass):
    """The island decks."""

    islands: Numbers = field(
        np.int8,
        "island decks by level, top card first, -1 = gone",
        shape=(LEVELS, ISLANDS_OF_LEVEL),
        seen_by=HIDDEN,
    )
    left: Numbers = field(np.int8, "islands in the deck of each level", shape=LEVELS)
    shuffles: int = field(np.int16, "how often island decks have been shuffled again", seen_by=HIDDEN)


GAME = dtype_of(ArmadaGameFields)

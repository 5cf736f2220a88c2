"""Fields that Babel adds to the record of a game."""

import numpy as np

from argosy.rules.record_class import HIDDEN, OWNER, Numbers, RecordClass, dtype_of, field

AGES = 3
WORDS = 3

TILES = 24
DRAFTED = 3
BUILT = 16  # colours, stages last
STAGE_BUILT = BUILT - 1


class BabelCityFields(RecordClass):
    """The tiles and tokens of a city."""

    resting: Numbers = field(np.uint64, "bit set of cards whose effects rest", shape=WORDS)
    lent: Numbers = field(np.uint64, "buildings of neighbours that make cards free here", shape=WORDS)
    laying: int = field(np.uint32, "bit set of tiles laid face down in this turn", seen_by=OWNER)
    working: int = field(np.uint32, "bit set of tiles that work here now")
    packet: Numbers = field(
        np.int8, "tiles of which one is kept now, sorted, -1 = empty", shape=DRAFTED, seen_by=OWNER
    )
    tiles: Numbers = field(
        np.int8, "kept tiles that are not laid, sorted, -1 = empty", shape=DRAFTED, seen_by=OWNER
    )
    passed: Numbers = field(np.int8, "tiles that were passed on first, -1 = none", shape=2, seen_by=OWNER)
    kept: int = field(np.int8, "how many tiles the city has kept in the draft")
    laid: int = field(np.int8, "own tiles in the tower")
    unlimited: int = field(np.int8, "bit set of raw materials of which there is any number")
    tokens: int = field(np.int8, "participation tokens of this Age")
    rewards: Numbers = field(np.int8, "by Age how often the city has the reward of its project", shape=AGES)
    debt: int = field(np.int8, "points of the tokens for penalties that could not be suffered")
    free_stages: int = field(np.int8, "tokens for a free stage")
    free_cards: int = field(np.int8, "tokens for a free card")
    any_color: int = field(np.int8, "tokens to take part with a card of any colour")
    board_rests: int = field(np.int8, "1: the resource of the board can no longer be used")
    loses: int = field(np.int8, "what a penalty still takes: a kind of effect, 0 = nothing")
    loses_of: int = field(np.uint16, "bit set of colours that the penalty takes a card of")
    loses_many: int = field(np.int8, "how many things the penalty still takes")


CITY = dtype_of(BabelCityFields)


class BabelGameFields(RecordClass):
    """The tower and the projects."""

    stack: Numbers = field(np.int8, "the tiles laid, in order, -1 = none", shape=TILES)
    layers: Numbers = field(np.int8, "seats that laid them", shape=TILES)
    height: int = field(np.int8, "how many tiles are laid")
    drafted: int = field(np.int8, "picks of the draft that have been made")
    tax: Numbers = field(
        np.int8, "coins for each Age that building costs: by colour, stages last", shape=BUILT
    )
    bonus: Numbers = field(
        np.int8, "coins for each Age that building gives: by colour, stages last", shape=BUILT
    )
    bonus_once: Numbers = field(
        np.int8, "coins that building gives in any Age: by colour, stages last", shape=BUILT
    )
    chain_tax: int = field(np.int8, "coins for each Age that building by chain costs")
    chain_bonus: int = field(np.int8, "coins for each Age that building by chain gives")
    in_coins: int = field(np.uint16, "bit set of colours whose resources may be paid in coins")
    sink: int = field(np.int8, "steps that victory tokens sink")
    defeats: int = field(np.int8, "defeat tokens of a lost conflict; 0: as ever")
    projects: Numbers = field(
        np.int8,
        "project of each Age, -1 = none",
        shape=AGES,
        seen_by=HIDDEN,
        note="all see it from its Age on",
    )
    opened: int = field(np.int8, "Age of the last project that was turned up")
    taken: int = field(np.int8, "participation tokens taken in this Age")


GAME = dtype_of(BabelGameFields)

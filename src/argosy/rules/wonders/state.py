"""The record of one game of 7 Wonders.

The tables of its fields stand in `docs/develop/state.md`.
"""

import numpy as np

from argosy.rules.record_class import (
    HIDDEN,
    OWNER,
    ExtensibleRecordClass,
    Numbers,
    RecordClass,
    Rows,
    dtype_of,
    field,
    fields_of_expansions,
)
from argosy.rules.wonders.expansions.state import EXPANSION_CITIES, EXPANSION_GAMES
from argosy.rules.wonders.terms import AGES, COLORS

SEATS = 8
HAND = 9
KINDS = 192
WORDS = KINDS // 64
MAX_STAGES = 4
DECK = SEATS * HAND
TURN_ROWS = 10


class ChoiceRow(RecordClass):
    """One row of the list of choices, or the choice that a city has made.

    Card, action and payment are one choice (BASE-TURN-5).
    """

    number: int = field(np.int32, "number in the action space")
    card: int = field(np.int16, "the card, or what the verb of an expansion names")
    left: int = field(np.int16, "coins to the left neighbour")
    right: int = field(np.int16, "coins to the right neighbour")
    far_left: int = field(np.int16, "coins to the seat behind the left neighbour")
    far_right: int = field(np.int16, "coins to the seat behind the right neighbour")
    bank: int = field(np.int16, "coins to the bank")
    verb: int = field(np.int8, "`terms.BUILD` ... and the verbs of expansions")
    how: int = field(np.int8, "the way of building: paid, by chain, free ...")
    stage: int = field(np.int8, "1-based")
    add_on: int = field(np.int16, "bit set of what is done together with it, by the words of an expansion")
    bought: int = field(
        np.int8,
        "bit 0, 1: a unit is bought from the left, right neighbour, also for nothing (only with modifiers)",
    )
    from_bank: int = field(np.int8, "units bought from the bank, a coin each (they are in `bank` too)")


CHOICE = dtype_of(ChoiceRow)


class Play(RecordClass):
    """The choice of a seat in a turn, as the log keeps it."""

    card: int = field(np.int16, "-1 = none", note="laid face down: owner")
    verb: int = field(np.int8, "as in a choice")
    stage: int = field(np.int8, "1-based")


PLAY = dtype_of(Play)


class City(ExtensibleRecordClass):
    """One city.

    Coins and tokens are sums, so they never run out (BASE-INFO-4).
    """

    standing: Numbers = field(np.uint64, "bit set of buildings, by card number", shape=WORDS)
    wonder: int = field(np.int16, "row in `tables.boards` (a board side)")
    coins: int = field(np.int16, "treasury")
    income: int = field(np.int16, "trade income of this turn, not yet to be spent (BASE-TRADE-10)")
    shields: int = field(np.int16, "land shields")
    hand: Numbers = field(
        np.int16,
        "cards, sorted, -1 = empty; for the free city: its deck",
        shape=HAND,
        seen_by=OWNER,
        note="nobody sees the deck of the free city",
    )
    markers: Numbers = field(
        np.int16, "card under each stage, -1 = none", shape=MAX_STAGES, seen_by=OWNER, note="all see its back"
    )
    chosen: ChoiceRow = field(ChoiceRow, "the committed choice", seen_by=OWNER)
    hand_size: int = field(np.int8, "cards in the hand")
    stages: int = field(np.int8, "how many stages are built")
    stages_built: int = field(np.int8, "the stages that are built: bit set, bit 0 = the leftmost")
    marker_ages: Numbers = field(np.int8, "Age on the back of the card under each stage", shape=MAX_STAGES)
    colors: Numbers = field(np.int8, "buildings of each colour", shape=len(COLORS))
    science: Numbers = field(np.int8, "symbols: compass, gear, tablet, any, most", shape=5)
    own_raw: Numbers = field(
        np.int8, "for each set of raw materials: producing units that can give one of them", shape=16
    )
    own_made: Numbers = field(
        np.int8, "for each set of manufactured goods: producing units that can give one of them", shape=8
    )
    sold_raw: Numbers = field(np.int8, "as `own_raw`, of what neighbours may buy (BASE-TRADE-2)", shape=16)
    sold_made: Numbers = field(np.int8, "as `own_made`, of what neighbours may buy", shape=8)
    price_raw: Numbers = field(
        np.int8, "coins for a raw material from the left, from the right neighbour", shape=2
    )
    price_made: Numbers = field(
        np.int8, "coins for a manufactured good from the left, from the right neighbour", shape=2
    )
    victories: Numbers = field(np.int8, "victory tokens of each Age", shape=AGES)
    defeats: int = field(np.int8, "defeat tokens")
    free_in_age: int = field(np.int8, "1: may build one card free in each Age (BASE-WONDERS-A-6)")
    free_used: int = field(np.int8, "1: has built a card free in this Age by `free_in_age`")
    free_new_color: int = field(np.int8, "1: the first card of each colour is free (Olympia day, 2020)")
    free_first: int = field(np.int8, "1: the first card of an Age is free (Olympia night, 2020)")
    free_last: int = field(np.int8, "1: the last card of an Age is free (Olympia night, 2020)")
    plays_last: int = field(np.int8, "1: plays the last card of each Age (BASE-WONDERS-B-5)")
    revives: int = field(np.int8, "constructions from the discard pile still to be made in this turn")
    later_revives: Numbers = field(
        np.int8, "how many of `revives` come after those of wonders, in their order", shape=5
    )
    free_colors: int = field(np.uint16, "bit set of colours whose cards are free")
    bank_bonus: int = field(np.int8, "coins more when coins come from the bank, once a turn")
    bonus_taken: int = field(np.int8, "1: has had `bank_bonus` in this turn")
    coins_per_token: int = field(np.int8, "coins for each victory token taken")
    sends_defeats: int = field(np.int8, "1: defeat tokens of its conflicts go to the winner")
    set_bonus: int = field(np.int8, "points more for a set of three symbols")
    symbol_changes: int = field(np.int8, "symbols that become another at scoring")
    copies_guild: int = field(np.int8, "1: copies a guild at scoring (BASE-WONDERS-B-7)")
    produced: int = field(np.uint8, "bit set of resources that the board, brown and grey cards produce")
    modifiers: int = field(
        np.int8, "1: a field from `waives` to `pays_buyer` is set; written by `payments/modifiers.py` alone"
    )
    waives: int = field(np.uint16, "bit set of what costs one unit less: bit = colour of a card; 15 = stages")
    free_resources_of_stages: int = field(np.int8, "1: stages cost no resources")
    without_resources: int = field(np.uint16, "bit set of what costs no resources: bits as in `waives`")
    more_of_own: int = field(np.int8, "units a turn of a resource out of `produced`")
    more_of_missing: int = field(np.int8, "units a turn of a resource that is not in `produced`")
    wild_for_coin: int = field(np.int8, "units a turn of any resource for 1 coin to the bank")
    rebate_first: Numbers = field(
        np.int8, "coins less for the first unit of a turn from the left, right neighbour", shape=2
    )
    rebate_board: int = field(np.int8, "coins less for a unit that a neighbour's board makes")
    pays_buyer: int = field(np.int8, "coins from the bank for each neighbour that is bought from in a turn")
    _expansions = fields_of_expansions(EXPANSION_CITIES)
    owes: int = field(np.int8, "kind of choice that is owed (`terms.OWES`), 0 = none")
    owed: int = field(np.int8, "kind of choice that was asked last; what taking back returns to")


CITY = dtype_of(City)


class Game(ExtensibleRecordClass):
    """One game."""

    seed: int = field(np.uint64, "what all chance comes from", seen_by=HIDDEN)
    cities: Rows[City] = field(City, "by seat", shape=SEATS)
    plays: Rows[Rows[Play]] = field(
        Play, "what each seat did in each turn of this Age (row = turn)", shape=(TURN_ROWS, SEATS)
    )
    decks: Numbers = field(
        np.int16,
        "cards as dealt for each Age, seat after seat; -1 = none",
        shape=(AGES, DECK),
        seen_by=HIDDEN,
    )
    discard: Numbers = field(
        np.uint8, "how many copies of each card lie in the discard pile", shape=KINDS, seen_by=HIDDEN
    )
    _expansions = fields_of_expansions(EXPANSION_GAMES)
    moment: int = field(np.int32, "how often choices have been revealed")
    step: int = field(np.int16, "position in `tables.steps` of the step that comes next")
    seats: int = field(np.int8, "cities at the table, 3 to 8")
    free_city: int = field(np.int8, "1: seat 0 is the free city of the two-player game")
    age: int = field(np.int8, "1-based")
    turn: int = field(np.int8, "1-based; 0: before the cards of the Age are dealt")
    controller: int = field(np.int8, "two players: the seat that controls the free city in this turn; else 0")
    last_card: int = field(np.int8, "1 while extra last cards are played (BASE-WONDERS-B-5)")
    owing: int = field(np.int8, "cities that owe a choice")
    over: int = field(np.int8, "1 when the game is over")


GAME = dtype_of(Game)

"""The record of one game of Duel, all expansions included.

The tables of its fields stand in `docs/develop/state.md`. Seats are 0 (A, the first player) and 1 (B).
Numbers of cards, wonders, tokens, gods are those of the catalog; -1 = none.
"""

import numpy as np

from argosy.catalog.registry import packages_by_name
from argosy.rules.duel import terms as t
from argosy.rules.record_class import (
    HIDDEN,
    ExtensibleRecordClass,
    Numbers,
    RecordClass,
    Rows,
    dtype_of,
    field,
    fields_of_expansions,
)

_EXPANSIONS = dict(reversed(packages_by_name("rules", "duel", "state").items()))
"""The last expansion comes first, as it always has in the record."""
EXPANSION_GAMES = tuple((name, expansion.GAME) for name, expansion in _EXPANSIONS.items())
"""Name and type of each expansion's record in the game."""
WIDE_FIELDS_OF_EXPANSIONS = tuple(
    field for expansion in _EXPANSIONS.values() for field in getattr(expansion, "WIDE_FIELDS_OF_CITY", ())
)
"""What expansions add to the fields of 32 bits of a city."""
FIELDS_OF_EXPANSIONS = tuple(
    field for expansion in _EXPANSIONS.values() for field in getattr(expansion, "FIELDS_OF_CITY", ())
)
"""What they add behind the other fields of a city."""


class Task(RecordClass):
    """Something that is still to be done."""

    kind: int = field(np.int16, "`terms.ASKED` ...")
    seat: int = field(np.int16, "the seat that does it")
    amount: int = field(np.int16, "by kind: coins, cards, shields ...")
    subject: int = field(np.int16, "by kind: a card, a colour, a place ...")


TASK = dtype_of(Task)


class City(ExtensibleRecordClass):
    """One city.

    Fields of expansions stand among its own, because their order never changes.
    """

    coins: int = field(np.int32, "treasury")
    unbuilt_count: int = field(np.int32, "wonders still to be constructed")
    _wide_fields = fields_of_expansions(WIDE_FIELDS_OF_EXPANSIONS)
    makes: Numbers = field(np.int16, "units of own production that are of one resource", shape=t.RESOURCES)
    cover_raw: Numbers = field(
        np.int16, "for each set of raw materials: either/or producers that meet it", shape=t.RAW_SETS
    )
    cover_made: Numbers = field(
        np.int16, "for each set of manufactured goods: either/or producers that meet it", shape=t.MADE_SETS
    )
    choosers: int = field(np.int16, "either/or producers")
    sold: Numbers = field(
        np.int16, "units of brown and grey cards: they raise the opponent's prices", shape=t.RESOURCES
    )
    price: Numbers = field(
        np.int16, "coins for a unit from the bank now (follows from the other fields)", shape=t.RESOURCES
    )
    dearest: Numbers = field(
        np.int16, "resources from the dearest to the cheapest (follows from `price`)", shape=t.RESOURCES
    )
    symbols: Numbers = field(np.int16, "science symbols", shape=t.SYMBOLS)
    colors: Numbers = field(np.int16, "cards of each colour, senators last", shape=t.COLORS)
    points: Numbers = field(
        np.int16, "points of cards, wonders, tokens, gods by row of the score pad", shape=t.COUNTED_LINES
    )
    powers: Numbers = field(np.int16, "everything else that lasts (`terms.DISCOUNT` ...)", shape=t.POWERS)
    progress: int = field(np.int16, "progress tokens")
    built: int = field(np.int16, "constructed wonders")
    unbuilt: Numbers = field(
        np.int16, "wonders still to be constructed, in the order they came", shape=t.MAX_UNBUILT
    )
    _further_fields = fields_of_expansions(FIELDS_OF_EXPANSIONS)


CITY = dtype_of(City)


class Game(ExtensibleRecordClass):
    """One game."""

    seed: int = field(np.uint64, "what all chance comes from", seen_by=HIDDEN)
    age: int = field(np.int32, "1 to 3; 1 during the draft")
    moment: int = field(np.int32, "choices made so far")
    turn: int = field(np.int32, "turns and extra turns finished")
    actor: int = field(np.int32, "the seat that decides now, or whose turn it is")
    on_turn: int = field(np.int32, "the seat whose turn it is")
    decision: int = field(np.int32, "what is asked (a task from `terms.ASKED` on), 0 = nothing")
    over: int = field(np.int32, "result (`terms.MILITARY` ...), 0 while running")
    winner: int = field(np.int32, "the seat that has won, -1 if shared")
    play_again: int = field(np.int32, "1: the same player takes the next turn")
    triggered: int = field(np.int32, "1: no more conspiracy at the start of this turn")
    picks: int = field(np.int32, "wonders chosen in the draft, 0 to 8")
    draws: int = field(np.int32, "draws from the box made so far (each has its own random numbers)")
    pawn: int = field(np.int32, "conflict pawn, as the lead of seat 0: -9 to 9")
    present: int = field(np.int32, "bit set of places that hold a card")
    open: int = field(np.int32, "bit set of places that hold a card and are not covered")
    revealed: int = field(np.int32, "bit set of places whose card has been face up")
    depth: int = field(np.int32, "tasks on the stack")
    cities: Rows[City] = field(City, "by seat", shape=2)
    deck: Numbers = field(
        np.int16,
        "card dealt to each place of the structure of each Age",
        shape=(t.AGES, t.PLACES),
        seen_by=HIDDEN,
        note="all see what has been revealed",
    )
    removed: Numbers = field(
        np.int16, "cards taken from each deck at setup", shape=(t.AGES, t.REMOVED), seen_by=HIDDEN
    )
    wonder_deck: Numbers = field(
        np.int16,
        "wonders in the order in which they are laid out",
        shape=t.WONDERS,
        seen_by=HIDDEN,
        note="all see those shown",
    )
    wonder_owner: Numbers = field(np.int16, "seat, -1 = box", shape=t.WONDERS)
    wonder_card: Numbers = field(np.int16, "card under a constructed wonder", shape=t.WONDERS)
    track: Numbers = field(
        np.uint8,
        "1: the military token still lies there: -6..-8, -3..-5, 3..5, 6..8",
        shape=t.MILITARY_TOKENS,
    )
    card_place: Numbers = field(np.uint8, "`terms.AWAY` ...", shape=t.CARDS)
    wonder_built: Numbers = field(np.uint8, "1: the wonder is constructed", shape=t.WONDERS)
    token_place: Numbers = field(
        np.uint8, "`terms.ON_BOARD` ...", shape=t.TOKENS, note="drawn ones: who draws them"
    )
    tasks: Rows[Task] = field(Task, "what is still to be done, the last first", shape=t.MAX_TASKS)
    _expansions = fields_of_expansions(EXPANSION_GAMES)


GAME = dtype_of(Game)


class Choices(RecordClass):
    """The legal choices of the decision that is asked, each with its fixed price.

    Arrays have an entry for each choice; those of `wonder` one for each wonder still to be constructed: they
    are scratch of the turn.
    """

    count: int = field(np.int32, "how many choices there are")
    wonders: int = field(np.int32, "how many affordable wonders there are")
    number: Numbers = field(np.int32, "number in the action space", shape=t.MAX_CHOICES)
    bank: Numbers = field(np.int16, "coins to the bank", shape=t.MAX_CHOICES)
    trade: Numbers = field(np.int16, "coins for bought resources", shape=t.MAX_CHOICES)
    how: Numbers = field(np.int16, "the way of paying (`terms.PAID` ...)", shape=t.MAX_CHOICES)
    wonder: Numbers = field(np.int16, "an affordable wonder", shape=t.MAX_UNBUILT)
    wonder_bank: Numbers = field(np.int16, "its price in coins to the bank", shape=t.MAX_UNBUILT)
    wonder_trade: Numbers = field(np.int16, "its price in coins for bought resources", shape=t.MAX_UNBUILT)


CHOICES = dtype_of(Choices)


class Picked(RecordClass):
    """One legal choice that has been found for a step of a batch."""

    number: int = field(np.int32, "number in the action space")
    bank: int = field(np.int16, "coins to the bank")
    trade: int = field(np.int16, "coins for bought resources")
    how: int = field(np.int16, "the way of paying (`terms.PAID` ...)")


PICKED = dtype_of(Picked)

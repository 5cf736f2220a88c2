"""Features of a seat's view of Duel: one row of numbers for learning programs.

Nothing hidden goes in (DUEL-009, AGORA-043). First the table with its structure, cards, wonders and tokens,
then the own city and that of the opponent, then the features of expansions. Spaces of the military track
count as the lead of the seat that looks. Names stand beside
the kernels; `argosy.game.duel.features` puts them together.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from argosy.catalog.duel import RESOURCES
from argosy.kernelc.kernel import kernel, value_of
from argosy.rules.duel.expansions.play import observe_more
from argosy.rules.duel.hidden_information.knowledge import sees_drawn, structure_is_laid
from argosy.rules.duel.score import score_line
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import (
    CARDS,
    DISCARDED,
    DRAWN,
    IN_BOX,
    IN_CITY,
    LINES,
    MILITARY_TOKENS,
    NONE,
    ON_BOARD,
    PLACES,
    TAKEN,
    TOKENS,
    UNDER_WONDER,
    WONDERS,
)
from argosy.rules.features import (
    FeatureArrays,
    Features,
    clear_row,
    copy_numbers,
    mark_equal,
    names_by,
    sets_of,
)
from argosy.rules.record_class import Numbers, Rows
from argosy.rules.records import Number, Record

if TYPE_CHECKING:
    from argosy.rules.duel.ruleset import DuelRuleset

RAW = 3
"""So many of the resources are raw materials, the others are manufactured goods."""
FACE_UP, OPEN = 1, 2


@kernel
def observe_games(games: Rows[Game], first: int, last: int, tables: Record, rows: Numbers) -> None:
    """rows[game, seat, :] = features in the eyes of each seat."""
    for row in range(first, last):
        game = games[row]
        for seat in range(2):
            observe(game, tables, seat, rows[row, seat])


@kernel
def observe_seats(
    games: Rows[Game], first: int, last: int, tables: Record, seats: Numbers, rows: Numbers
) -> None:
    """rows[game, :] = features in the eyes of one seat of each game."""
    for row in range(first, last):
        observe(games[row], tables, np.int64(seats[row]), rows[row])


@kernel
def observe(game: Game, tables: Record, seat: Number, row: Numbers) -> int:
    """Fill the row of one seat; return how many features there are."""
    clear_row(row)
    at = observe_table(game, seat, row)
    at = observe_track(game, seat, row, at)
    at = observe_structure(game, tables, row, at)
    at = observe_cards(game, seat, row, at)
    at = observe_wonders(game, tables, seat, row, at)
    at = observe_progress(game, seat, row, at)
    at = observe_city(game, tables, seat, row, at)
    at = observe_city(game, tables, 1 - seat, row, at)
    return observe_more(game, tables, seat, row, at)


# --- table --------------------------------------------------------------------------------------------------


@kernel
def asked_amount(game: Game, seat: int) -> int:
    """The amount of the task that is asked."""
    if game.depth > 0:
        return int(game.tasks[game.depth - 1].amount)
    return 0


@kernel
def asked_subject(game: Game, seat: int) -> int:
    """The subject of the task that is asked."""
    if game.depth > 0:
        return int(game.tasks[game.depth - 1].subject)
    return 0


@kernel
def decides(game: Game, seat: int) -> bool:
    """Does the seat decide now?"""
    return game.over == 0 and game.actor == seat


@kernel
def has_the_turn(game: Game, seat: int) -> bool:
    """Is it the turn of the seat?"""
    return game.on_turn == seat


@kernel
def lead_of_pawn(game: Game, seat: int) -> int:
    """The conflict pawn, as the lead of the seat."""
    return game.pawn * (1 - 2 * seat)


TABLE = Features(
    {
        "age": "age",
        "turn": "turn",
        "over": "over",
        "asked": "decision",
        "asked.amount": asked_amount,
        "asked.subject": asked_subject,
        "decides": decides,
        "on_turn": has_the_turn,
        "play_again": "play_again",
        "picks": "picks",
        "pawn": lead_of_pawn,
    }
)


@kernel
def observe_table(game: Game, seat: int, row: Numbers) -> int:
    """Age, turn, what is asked and of whom."""
    at = 0
    for value in TABLE:
        row[at] = value_of(game, value, seat)
        at += 1
    return at


@kernel
def observe_track(game: Game, seat: int, row: Numbers, at: int) -> int:
    """Military tokens, the last one that of the opponent's capital before the own pawn."""
    for token in range(MILITARY_TOKENS):
        row[at + token] = game.track[token if seat == 0 else MILITARY_TOKENS - 1 - token]
    return at + MILITARY_TOKENS


# --- structure, cards, wonders, tokens ----------------------------------------------------------------------


@kernel
def observe_structure(game: Game, tables: Record, row: Numbers, at: int) -> int:
    """Every place: the card that lies face up, its back, may it be taken; then the cards that lie face up
    (DUEL-009).
    """
    for place in range(2 * PLACES):
        row[at + place] = NONE
    if structure_is_laid(game, tables):
        for place in range(PLACES):
            if game.present >> place & 1:
                observe_place(game, tables, place, row, at)
    return at + 3 * PLACES + CARDS


@kernel
def observe_place(game: Game, tables: Record, place: int, row: Numbers, at: int) -> None:
    """A place of the structure with a card on it."""
    card = game.deck[game.age - 1, place]
    is_open = game.open >> place & 1
    row[at + PLACES + place] = tables.cards[card].back
    row[at + 2 * PLACES + place] = is_open
    if game.revealed >> place & 1:
        row[at + place] = card
        row[at + 3 * PLACES + card] = OPEN if is_open else FACE_UP


@kernel
def observe_cards(game: Game, seat: int, row: Numbers, at: int) -> int:
    """Cards that have been taken: in both cities, in the discard pile, under a wonder or a conspiracy."""
    at = mark_equal(game.card_place, IN_CITY + seat, row, at)
    at = mark_equal(game.card_place, IN_CITY + 1 - seat, row, at)
    at = mark_equal(game.card_place, DISCARDED, row, at)
    for card in range(CARDS):
        row[at + card] = game.card_place[card] >= UNDER_WONDER
    return at + CARDS


@kernel
def observe_wonders(game: Game, tables: Record, seat: int, row: Numbers, at: int) -> int:
    """Wonders of both cities, 2 when constructed, and those to choose from in the draft (DUEL-007)."""
    for wonder in range(WONDERS):
        owner = game.wonder_owner[wonder]
        if owner != NONE:
            row[at + (WONDERS if owner != seat else 0) + wonder] = 1 + game.wonder_built[wonder]
    at += 2 * WONDERS
    if game.picks < tables.draft_picks:
        first = game.picks // tables.shown * tables.shown
        for place in range(first, first + tables.shown):
            wonder = game.wonder_deck[place]
            row[at + wonder] = game.wonder_owner[wonder] == NONE
    return at + WONDERS


@kernel
def observe_progress(game: Game, seat: int, row: Numbers, at: int) -> int:
    """Progress tokens: of both players, on the board, in the box, drawn.

    Who does not see the drawn ones takes them to be in the box (DUEL-059).
    """
    at = mark_equal(game.token_place, TAKEN + seat, row, at)
    at = mark_equal(game.token_place, TAKEN + 1 - seat, row, at)
    at = mark_equal(game.token_place, ON_BOARD, row, at)
    sees = sees_drawn(game, seat)
    for token in range(TOKENS):
        place = game.token_place[token]
        row[at + token] = place == IN_BOX or (place == DRAWN and not sees)
        row[at + TOKENS + token] = place == DRAWN and sees
    return at + 2 * TOKENS


def thing_names(ruleset: "DuelRuleset") -> Iterator[str]:
    """Names of places and of where cards, wonders and progress tokens are, behind those of the track."""
    cards = ruleset.card_ids
    wonders = [wonder.id for wonder in ruleset.catalog.wonders]
    tokens = [token.id for token in ruleset.catalog.progress]
    for what in ("card", "back", "open"):
        yield from names_by(f"place.{what}", range(PLACES))
    for where in ("structure", "own.built", "foe.built", "discard", "under"):
        yield from names_by(where, cards)
    for where in ("own.wonder", "foe.wonder", "draft"):
        yield from names_by(where, wonders)
    for where in ("own.progress", "foe.progress", "board", "box", "drawn"):
        yield from names_by(where, tokens)


# --- cities -------------------------------------------------------------------------------------------------


CITY = Features(
    {
        "coins": "coins",
        "wonders_built": "built",
        "wonders_left": "unbuilt_count",
        "choosers": "choosers",
    }
)
CITY_ARRAYS = FeatureArrays(
    ("makes", "makes", RESOURCES),
    ("cover_raw", "cover_raw", sets_of(RESOURCES[:RAW])),
    ("cover_made", "cover_made", sets_of(RESOURCES[RAW:])),
    ("sold", "sold", RESOURCES),
    ("price", "price", RESOURCES),
)


@kernel
def observe_city(game: Game, tables: Record, seat: int, row: Numbers, at: int) -> int:
    """Everything that lies open in a city, and its points as if the game ended now."""
    city = game.cities[seat]
    for value in CITY:
        row[at] = value_of(city, value)
        at += 1
    for numbers in CITY_ARRAYS:
        at = copy_numbers(value_of(city, numbers), row, at)
    at = copy_numbers(city.symbols, row, at)
    at = copy_numbers(city.colors, row, at)
    at = copy_numbers(city.powers, row, at)
    for line in range(LINES):
        row[at + line] = score_line(game, tables, seat, line)
    return at + LINES

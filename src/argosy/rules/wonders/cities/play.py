"""The steps and score lines of Cities: black cards, losses and debts, Diplomacy.

Black cards in the deal (CITIES-SETUP-1, -2), losses and debts at the end of a turn (CITIES-LOSS-1 to -6),
cities that take no part in the land conflicts (CITIES-DIPLO-1 to -8), debts on the score pad.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.chance import random_below
from argosy.rules.record_class import Numbers, Rows
from argosy.rules.records import Number, Record
from argosy.rules.wonders.choice_requests import ask
from argosy.rules.wonders.cities.tables import MOST_LOSS
from argosy.rules.wonders.cities.terms import ASK_DEBTS, BLACK_LINE, DEBT, SETTLE_LOSSES, TAKE_DEBTS
from argosy.rules.wonders.city import left_of
from argosy.rules.wonders.demands import demanded_of, forget_demands
from argosy.rules.wonders.expansions.word_numbers import first_stream
from argosy.rules.wonders.rows import write_choice
from argosy.rules.wonders.scoring.points import color_points
from argosy.rules.wonders.state import ChoiceRow, Game
from argosy.rules.wonders.terms import BLACK, NO_LIMIT, NO_VERB, NOTHING

STREAM_BLACK = first_stream(__name__)  # 12, 13, 14: which black cards are in an Age


@kernel
def is_cities_in_play(tables: Record) -> bool:
    """Are black cards mixed into the Ages?"""
    return tables.black.used > 0


@kernel
def choose_black_cards(tables: Record, seed: Number, age: int, deck: Numbers, size: int) -> int:
    """Write the black cards of an Age that are in the game behind its deck; return the new size.

    Rule CITIES-SETUP-1.
    """
    used = 0
    for number in range(tables.black.deck_size[age]):
        left = tables.black.deck_size[age] - number
        if random_below(seed, STREAM_BLACK + age, number, left) < tables.black.used - used:
            deck[size + used] = tables.black.decks[age, number]
            used += 1
    return size + tables.black.used


@kernel
def run_black_step(game: Game, tables: Record, step: int) -> None:
    """Run one of the steps that Cities adds."""
    if step == ASK_DEBTS:
        ask_debts(game, tables)
    elif step == SETTLE_LOSSES:
        settle_losses(game)


@kernel
def ask_debts(game: Game, tables: Record) -> None:
    """Add up what each city loses in this turn; who has coins says how many of them become debts.

    All are asked at once (CITIES-LOSS-2 to -5, CITIES-OPEN-7, CITIES-ORDER-1, -2, CITIES-TEAM-3).
    """
    for seat in range(game.seats):
        city = game.cities[seat]
        city.black.loss = min(MOST_LOSS, city.black.loss + demanded_of(game, tables, seat))
        if city.black.loss > 0 and city.coins > 0:
            ask(game, seat, DEBT)
    for seat in range(game.seats):
        forget_demands(game.cities[seat])


@kernel
def settle_losses(game: Game) -> None:
    """Coins go to the bank; for each coin that is not paid the city takes a debt (CITIES-LOSS-3,
    CITIES-DEBT-2).
    """
    for seat in range(game.seats):
        city = game.cities[seat]
        if city.black.loss > 0:
            debts = city.chosen.card if city.owed == DEBT else city.black.loss
            city.coins -= city.black.loss - debts
            city.black.debts += debts
            city.black.loss = 0
            if city.owed == DEBT:
                city.owed = NOTHING
                write_choice(city.chosen, NO_VERB, -1, -1)


@kernel
def list_debts(game: Game, tables: Record, seat: int, out: Rows[ChoiceRow]) -> int:
    """List how many of the lost coins may become debts (CITIES-LOSS-3, -5).

    Any number, but at least what cannot be paid.
    """
    city, count = game.cities[seat], 0
    for debts in range(max(0, city.black.loss - city.coins), city.black.loss + 1):
        write_choice(out[count], TAKE_DEBTS, debts, tables.debt_at + debts)
        count += 1
    return count


@kernel
def tokens_with_diplomacy(game: Game, tables: Record, one: int, other: int, tokens: int) -> int:
    """Return the tokens that a conflict moves, with Diplomacy (CITIES-DIPLO-2 to -4, -6, -8).

    `tokens`: as many as it would move between neighbours without Diplomacy, 0 between others.

    In team games nobody is absent; the conflict is about fewer tokens (CITIES-OPEN-5, CITIES-TEAM-2, -4, -5).
    """
    if tables.black.diplomacy_tokens == 0:
        return tokens
    held = max(game.cities[one].black.diplomacy, game.cities[other].black.diplomacy)
    if tables.teams:
        return min(tokens, tables.black.diplomacy_tokens) if held > 0 else tokens
    if held > 0:
        return 0
    if tokens > 0 or all_absent_between(game, one, other) or all_absent_between(game, other, one):
        return tables.pair_tokens
    return 0


@kernel
def all_absent_between(game: Game, one: int, other: int) -> bool:
    """Has everybody on the way from one seat to the left to another one a Diplomacy token
    (CITIES-DIPLO-3)?
    """
    seat = left_of(game, one)
    while seat != other:
        if game.cities[seat].black.diplomacy == 0:
            return False
        seat = left_of(game, seat)
    return True


@kernel
def return_diplomacy(game: Game) -> None:
    """Everybody gives one Diplomacy token back, wanted or not; more of them stay (CITIES-DIPLO-2, -5,
    CITIES-OPEN-1).
    """
    for seat in range(game.seats):
        black = game.cities[seat].black
        if black.diplomacy > 0:
            black.diplomacy -= 1


@kernel
def add_black_lines(game: Game, tables: Record, seat: int, lines: Numbers) -> None:
    """The black cards, and debts on the line of the edition (CITIES-CARD-5, -17, -29, CITIES-SCORE-1, -2)."""
    lines[BLACK_LINE] = 0
    if is_cities_in_play(tables):
        lines[BLACK_LINE] = color_points(game, tables, seat, BLACK, NO_LIMIT)
        lines[tables.black.debts_line] += game.cities[seat].black.debts * tables.black.debt

"""Penalties of a project or an edifice for cities that had no part in it.

Rules BABEL-PROJECT-3, -4, -6, EDIFICE-5, AMB-100, -101.

A penalty is suffered in full or not at all: then a token of negative points is taken instead.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Rows
from argosy.rules.records import Record
from argosy.rules.wonders.choice_requests import ask
from argosy.rules.wonders.city import ONE, has_built
from argosy.rules.wonders.expansions.effects import WAKE, notice_losses
from argosy.rules.wonders.lasting_effects import add_units, change_lasting, find_prices, find_produced
from argosy.rules.wonders.payments.modifiers import note_modifiers
from argosy.rules.wonders.rows import write_choice
from argosy.rules.wonders.state import ChoiceRow, City, Game
from argosy.rules.wonders.terms import AGES, NO_VERB, NOTHING, PRODUCE
from argosy.rules.wonders.works.terms import (
    ASK_PENALTY,
    BOARD_RESTS,
    GIVE_UP,
    LOSE_ALL_COINS,
    LOSE_COINS,
    LOSE_VICTORY_TOKENS,
    PENALTY,
    SUFFER_PENALTY,
)


@kernel
def punish(game: Game, tables: Record, seat: int, effect: Record) -> bool:
    """Let a city suffer a penalty now or, where it has to choose, when it is asked.

    False: it cannot suffer it.
    """
    city = game.cities[seat]
    if not can_suffer(tables, city, effect):
        return False
    if effect.kind == LOSE_ALL_COINS:
        city.coins = 0
    elif effect.kind == LOSE_COINS:
        city.coins -= effect.amount
    elif effect.kind == BOARD_RESTS:
        board_stops(game, tables, seat)
    else:
        city.babel.loses = effect.kind
        city.babel.loses_of = effect.of
        city.babel.loses_many = max(1, effect.amount)
    return True


@kernel
def can_suffer(tables: Record, city: City, effect: Record) -> bool:
    """Has the city all that the penalty takes?"""
    if effect.kind == LOSE_ALL_COINS:
        return city.coins > 0
    if effect.kind == LOSE_COINS:
        return city.coins >= effect.amount
    if effect.kind == BOARD_RESTS:
        return makes_something(tables, city) and not city.babel.board_rests
    if effect.kind == LOSE_VICTORY_TOKENS:
        return victory_tokens(city) >= effect.amount
    return cards_of(city, effect.of) > 0


@kernel
def makes_something(tables: Record, city: City) -> bool:
    """Does the board make a resource?"""
    board = tables.boards[city.wonder]
    for number in range(board.first_effect, board.first_effect + board.effects):
        if tables.effects[number].kind == PRODUCE:
            return True
    return False


@kernel
def victory_tokens(city: City) -> int:
    """Return the number of victory tokens of the city."""
    total = 0
    for age in range(AGES):
        total += city.victories[age]
    return total


@kernel
def cards_of(city: City, colors: int) -> int:
    """Return the number of buildings of a set of colours in the city."""
    total = 0
    for color in range(city.colors.shape[0]):
        if colors >> color & 1:
            total += city.colors[color]
    return total


@kernel
def ask_penalties(game: Game, tables: Record) -> None:
    """Ask everybody who still has to give something up and can choose what; where there is no choice it is
    done.
    """
    for seat in range(game.seats):
        while game.cities[seat].babel.loses_many > 0 and loses_one_way(game, tables, seat):
            lose_only_thing(game, tables, seat)
        if game.cities[seat].babel.loses_many > 0:
            ask(game, seat, PENALTY)
    notice_losses(game, tables)


@kernel
def loses_one_way(game: Game, tables: Record, seat: int) -> bool:
    """Is there no choice: one kind of thing, or no more victory tokens than the penalty takes?"""
    city = game.cities[seat]
    if city.babel.loses == LOSE_VICTORY_TOKENS and victory_tokens(city) <= city.babel.loses_many:
        return True
    return count_things(game, tables, seat) == 1


@kernel
def count_things(game: Game, tables: Record, seat: int) -> int:
    """Among how many different things the city chooses."""
    city, total = game.cities[seat], 0
    if city.babel.loses == LOSE_VICTORY_TOKENS:
        for age in range(AGES):
            total += 1 if city.victories[age] > 0 else 0
    else:
        total = cards_of(city, city.babel.loses_of)
    return total


@kernel
def lose_only_thing(game: Game, tables: Record, seat: int) -> None:
    """Lose one thing where nothing is left to choose."""
    city = game.cities[seat]
    if city.babel.loses == LOSE_VICTORY_TOKENS:
        for age in range(AGES):
            if city.victories[age] > 0:
                lose_token(city, age)
                return
    for kind in range(tables.kinds):
        if has_built(city, kind) and city.babel.loses_of >> tables.cards[kind].color & 1:
            lose_card(game, tables, seat, kind)
            return


@kernel
def lose_token(city: City, age: int) -> None:
    """A victory token goes back to the supply."""
    city.victories[age] -= 1
    city.babel.loses_many -= 1


@kernel
def lose_card(game: Game, tables: Record, seat: int, kind: int) -> None:
    """A building goes to the discard pile."""
    lose_building(game, tables, seat, kind)
    game.cities[seat].babel.loses_many -= 1


@kernel
def suffer_penalties(game: Game, tables: Record) -> None:
    """Take what each city has chosen to give up; then go back to ask for more."""
    again = False
    for seat in range(game.seats):
        city = game.cities[seat]
        if city.owed == PENALTY:
            city.owed = NOTHING
            thing = city.chosen.card
            if city.babel.loses == LOSE_VICTORY_TOKENS:
                lose_token(city, thing)
            else:
                lose_card(game, tables, seat, thing)
            write_choice(city.chosen, NO_VERB, -1, -1)
            again = again or city.babel.loses_many > 0
        if city.babel.loses_many == 0:
            city.babel.loses = 0
            city.babel.loses_of = 0
    notice_losses(game, tables)
    if again:
        game.step -= 2  # back to the asking step


@kernel
def list_things_to_give_up(game: Game, tables: Record, seat: int, out: Rows[ChoiceRow]) -> int:
    """The buildings of the colour, or the victory tokens by Age."""
    city, count = game.cities[seat], 0
    if city.babel.loses == LOSE_VICTORY_TOKENS:
        for age in range(AGES):
            if city.victories[age] > 0:
                write_choice(out[count], GIVE_UP, age, tables.discard_at + tables.kinds + age)
                out[count].stage = age + 1
                count += 1
        return count
    for kind in range(tables.kinds):
        if has_built(city, kind) and city.babel.loses_of >> tables.cards[kind].color & 1:
            write_choice(out[count], GIVE_UP, kind, tables.discard_at + kind)
            count += 1
    return count


@kernel
def lose_building(game: Game, tables: Record, seat: int, kind: int) -> None:
    """Move a building from the city to the discard pile; chains and counts no longer see it.

    Rules BABEL-PROJECT-6, AMB-100.
    """
    city, card = game.cities[seat], tables.cards[kind]
    for wake in WAKE:
        wake(tables, city, kind)
    city.standing[kind >> 6] ^= ONE << np.uint64(kind & 63)
    city.colors[card.color] -= 1
    game.discard[kind] += 1
    change_lasting(game, tables, seat, card.first_effect, card.effects, -1)
    find_produced(tables, city)
    find_prices(tables, city)
    note_modifiers(city)


@kernel
def board_stops(game: Game, tables: Record, seat: int) -> None:
    """The resource of the own board can no longer be used, by neighbours neither (AMB-100)."""
    city = game.cities[seat]
    board = tables.boards[city.wonder]
    for number in range(board.first_effect, board.first_effect + board.effects):
        if tables.effects[number].kind == PRODUCE:
            add_units(city, tables.effects[number], -1)
    city.babel.board_rests = 1
    find_produced(tables, city)
    note_modifiers(city)


@kernel
def run_penalty_step(game: Game, tables: Record, step: int) -> None:
    """Ask for penalties, or suffer them."""
    if step == ASK_PENALTY:
        ask_penalties(game, tables)
    elif step == SUFFER_PENALTY:
        suffer_penalties(game, tables)

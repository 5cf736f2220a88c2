"""Questions of the boards of Edifice: half of a stage, Age of a pawn (EDIFICE-6, -8, AMB-101)."""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Rows
from argosy.rules.records import Record
from argosy.rules.wonders.choice_requests import ask
from argosy.rules.wonders.edifice.terms import HALF, PAWN, TAKE_HALF, TAKE_PAWN
from argosy.rules.wonders.effects import apply_effects
from argosy.rules.wonders.rows import write_choice
from argosy.rules.wonders.state import ChoiceRow, Game
from argosy.rules.wonders.terms import AGES, NO_VERB, NOTHING

ONE = np.uint8(1)


@kernel
def take_pawn(game: Game, seat: int, age: int) -> None:
    """A pawn of an Age (0-based), from the box if none is left (EDIFICE-3); it does not count twice."""
    game.cities[seat].edifice.pawns[age] = 1
    game.edifice.left[age] = max(0, game.edifice.left[age] - 1)


@kernel
def may_have_pawn(game: Game, seat: int, age: int) -> bool:
    """Does a stage that gives a pawn of this Age (0-based) change anything?

    Not if the Age is past, its card turned, or the city has one (AMB-101).
    """
    due = game.cities[seat].edifice.pawns_due >> age & 1
    open_still = age >= game.age - 1 and not game.edifice.turned[age]
    return due > 0 and open_still and not game.cities[seat].edifice.pawns[age]


@kernel
def ask_boards(game: Game, tables: Record) -> None:
    """Ask which half of a stage works, or which Age's pawn is taken (EDIFICE-6, -8).

    Nobody is asked where there is nothing to choose.
    """
    for seat in range(game.seats):
        edifice = game.cities[seat].edifice
        if edifice.half > 0:
            ask(game, seat, HALF)
        elif edifice.pawns_due > 0:
            ask_pawn(game, seat)


@kernel
def ask_pawn(game: Game, seat: int) -> None:
    """A single Age is no question, none is no pawn."""
    ages, last = 0, 0
    for age in range(AGES):
        if may_have_pawn(game, seat, age):
            ages, last = ages + 1, age
    if ages > 1:
        ask(game, seat, PAWN)
        return
    if ages == 1:
        take_pawn(game, seat, last)
    game.cities[seat].edifice.pawns_due = 0


@kernel
def answer_boards(game: Game, tables: Record) -> None:
    """Carry out what was chosen."""
    for seat in range(game.seats):
        city = game.cities[seat]
        owed, thing = city.owed + 0, city.chosen.card + 0
        if owed == HALF or owed == PAWN:
            city.owed = NOTHING
            write_choice(city.chosen, NO_VERB, -1, -1)
            if owed == HALF:
                take_half(game, tables, seat, thing)
            else:
                city.edifice.pawns_due = 0
                take_pawn(game, seat, thing)


@kernel
def take_half(game: Game, tables: Record, seat: int, side: int) -> None:
    """The effects of one half (0 left, 1 right), at once and for good (EDIFICE-8)."""
    edifice = game.cities[seat].edifice
    half = tables.edifice.halves[edifice.half - 1]
    edifice.halves |= ONE << np.uint8(2 * edifice.half_stage + side)
    edifice.half = 0
    edifice.half_stage = 0
    apply_effects(game, tables, seat, half.first_effect[side], half.effects[side])


@kernel
def list_board_answers(game: Game, tables: Record, seat: int, out: Rows[ChoiceRow]) -> int:
    """The left and the right half, or the Ages of pawns that may be taken."""
    if game.cities[seat].owes == HALF:
        for side in range(2):
            write_choice(out[side], TAKE_HALF, side, tables.half_at + side)
        return 2
    count = 0
    for age in range(AGES):
        if may_have_pawn(game, seat, age):
            write_choice(out[count], TAKE_PAWN, age, tables.pawn_at + age)
            count += 1
    return count

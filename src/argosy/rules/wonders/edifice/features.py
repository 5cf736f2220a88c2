"""What a seat may know of edifices, as numbers behind those of the base game (see `features.py`)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.edifice.setup import is_edifice_in_play
from argosy.rules.wonders.terms import AGES


@kernel
def observe_edifices(game, tables, city, row, at):
    """Which edifices lie open, with how many pawns."""
    if not is_edifice_in_play(tables):
        return at
    for kind in range(tables.edifice.kinds):
        row[at + kind] = 0
    for age in range(AGES):
        row[at + game.edifice.edifices[age]] = 1
    at += tables.edifice.kinds
    for age in range(AGES):
        row[at + age] = game.edifice.left[age]
        row[at + AGES + age] = game.edifice.turned[age]
    return at + 2 * AGES


@kernel
def observe_pawns(game, tables, seat, row, at):
    """Pawns and tokens of a city, halves of its stages, what its board asks."""
    if not is_edifice_in_play(tables):
        return at
    edifice = game.cities[seat].edifice
    for age in range(AGES):
        row[at + age] = edifice.pawns[age]
    row[at + AGES] = edifice.debt
    row[at + AGES + 1] = edifice.halves
    row[at + AGES + 2] = edifice.half
    row[at + AGES + 3] = edifice.pawns_due
    return at + AGES + 4

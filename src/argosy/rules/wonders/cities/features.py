"""What a seat may know of debts, Diplomacy and masks, as numbers behind those of other boxes (see `features.py`)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.cities.setup import is_cities_in_play
from argosy.rules.wonders.cities.terms import DEBT


@kernel
def observe_loss(game, tables, city, row, at):
    """Of how many coins a city is asked how many become debts."""
    if not is_cities_in_play(tables):
        return at
    asked = game.cities[city]
    row[at] = asked.black.loss if asked.owes == DEBT else 0
    return at + 1


@kernel
def observe_debts(game, tables, seat, row, at):
    """Debts, Diplomacy tokens and masks of a city; all of it lies open."""
    if not is_cities_in_play(tables):
        return at
    black = game.cities[seat].black
    row[at] = black.debts
    row[at + 1] = black.diplomacy
    row[at + 2] = black.masks
    return at + 3

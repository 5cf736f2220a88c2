"""Hidden information of Cities: which black cards an Age has (CITIES-SETUP-1)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.cities.play import is_cities_in_play
from argosy.rules.wonders.cities.terms import DEBT
from argosy.rules.wonders.interactions.cities_and_leaders import are_leaders_dealt


def pool(tables: Record, age: int) -> set[int]:
    """The black cards of an Age (1-based), of which only some are in the game."""
    return {int(kind) for kind in tables.black.decks[age - 1, : tables.black.deck_size[age - 1]]}


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
    return observe_rights_by_leaders(tables, black, row, at + 3)


@kernel
def observe_rights_by_leaders(tables, black, row, at):
    """Append the features of rights by leaders that come with Cities, if there are leaders."""
    if not are_leaders_dealt(tables):
        return at
    row[at] = black.free_black
    row[at + 1] = black.loss_of_stages
    row[at + 2] = black.defeat_shields
    return at + 3

"""Features of a seat's view of Pantheon, behind those of the base game (`features.py` of Duel)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.hidden_information.knowledge import structure_is_laid
from argosy.rules.duel.pantheon.knowledge import known_gods, sees_choice
from argosy.rules.duel.pantheon.state import NO_MINERVA
from argosy.rules.duel.pantheon.terms import GODS, MYTHOLOGIES, OFFERINGS, ON_ENKI, SPACES
from argosy.rules.duel.terms import NONE, PLACES
from argosy.rules.features import copy_numbers, mark_equal

TABLE_FEATURES = 4


@kernel
def observe_pantheon(game, tables, seat, row, at):
    """Gods, mythology and offering tokens, Minerva, the snake; nothing where Pantheon is not in play."""
    if not tables.has_pantheon:
        return at
    pantheon = game.pantheon
    if pantheon.minerva != NO_MINERVA:
        row[at] = 1
        row[at + 1] = pantheon.minerva * (1 - 2 * seat)
    row[at + 2] = pantheon.snake
    if pantheon.snake_owner != NONE:
        row[at + 3] = 1 if pantheon.snake_owner == seat else -1
    at = mark_equal(pantheon.owner, seat, row, at + TABLE_FEATURES)
    at = mark_equal(pantheon.owner, 1 - seat, row, at)
    known = known_gods(game, seat)
    at = observe_spaces(pantheon, tables, known, row, at)
    at = observe_open_gods(game, seat, row, at)
    at = observe_decks(pantheon, known, row, at)
    at = mark_equal(game.token_place, ON_ENKI, row, at)
    at = observe_tokens(game.cities[seat], row, at)
    at = observe_tokens(game.cities[1 - seat], row, at)
    return observe_tokens_on_places(game, tables, row, at)


# --- gods ---------------------------------------------------------------------------------------------------


@kernel
def observe_spaces(pantheon, tables, known, row, at):
    """Append the spaces: taken or not, and the mythology of the card; then the space of every known god.

    The back of a card shows its mythology too; known are the gods that the seat knows (PANTHEON-011).
    """
    for space in range(SPACES):
        god = int(pantheon.space[space])
        row[at + SPACES + space] = tables.god_mythology[god] if god != NONE else NONE
        if god != NONE:
            row[at + space] = 1
            if known >> god & 1:
                row[at + 2 * SPACES + god] = space + 1
    return at + 2 * SPACES + GODS


@kernel
def observe_open_gods(game, seat, row, at):
    """Gods to choose from, as far as the seat sees them (PANTHEON-017)."""
    if sees_choice(game, seat):
        for place in range(game.pantheon.choice_count):
            row[at + game.pantheon.choice[place]] = 1
    return at + GODS


@kernel
def observe_decks(pantheon, known, row, at):
    """The place in its deck, from the top, of every god that the seat knows (PANTHEON-018); then how many
    each deck has.
    """
    for mythology in range(MYTHOLOGIES):
        for place in range(pantheon.deck_count[mythology]):
            god = int(pantheon.decks[mythology, place])
            if known >> god & 1:
                row[at + god] = place + 1
    return copy_numbers(pantheon.deck_count, row, at + GODS)


# --- tokens -------------------------------------------------------------------------------------------------


@kernel
def observe_tokens(city, row, at):
    """Mythology and offering tokens of a city, and its coins on Astarte."""
    at = copy_numbers(city.mythology, row, at)
    for offering in range(OFFERINGS):
        row[at + offering] = city.offerings >> offering & 1
    row[at + OFFERINGS] = city.protected
    return at + OFFERINGS + 1


@kernel
def observe_tokens_on_places(game, tables, row, at):
    """The token on each place in the Age of these tokens (PANTHEON-003, 004)."""
    pantheon = game.pantheon
    is_laid = structure_is_laid(game, tables)
    for place in range(PLACES):
        row[at + place] = pantheon.mythology_at[place] if is_laid and game.age == 1 else NONE
        row[at + PLACES + place] = pantheon.offering_at[place] if is_laid and game.age == 2 else NONE
    return at + 2 * PLACES

"""Features of a seat's view of Pantheon, behind those of the base game (`features.py` of Duel)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from argosy.kernelc.kernel import kernel, value_of
from argosy.rules.duel.hidden_information.knowledge import structure_is_laid
from argosy.rules.duel.pantheon.knowledge import known_gods, sees_choice
from argosy.rules.duel.pantheon.state import NO_MINERVA, PantheonGameFields
from argosy.rules.duel.pantheon.terms import GODS, MYTHOLOGIES, OFFERINGS, ON_ENKI, SPACES
from argosy.rules.duel.state import City, Game
from argosy.rules.duel.terms import NONE, PLACES
from argosy.rules.features import Features, copy_numbers, mark_equal, names_by
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record

if TYPE_CHECKING:
    from argosy.rules.duel.ruleset import DuelRuleset


@kernel
def has_minerva(game: Game, seat: int) -> bool:
    """Is the Minerva pawn on the track?"""
    return game.pantheon.minerva != NO_MINERVA


@kernel
def lead_of_minerva(game: Game, seat: int) -> int:
    """The space of the Minerva pawn, as the lead of the seat."""
    if game.pantheon.minerva != NO_MINERVA:
        return int(game.pantheon.minerva * (1 - 2 * seat))
    return 0


@kernel
def owner_of_snake(game: Game, seat: int) -> int:
    """1: the seat has the snake, -1: the opponent, 0: nobody."""
    if game.pantheon.snake_owner == NONE:
        return 0
    return 1 if game.pantheon.snake_owner == seat else -1


TABLE = Features(
    {
        "minerva": has_minerva,
        "minerva.space": lead_of_minerva,
        "snake": "pantheon.snake",
        "snake.owner": owner_of_snake,
    }
)


@kernel
def observe_pantheon(game: Game, tables: Record, seat: int, row: Numbers, at: int) -> int:
    """Gods, mythology and offering tokens, Minerva, the snake; nothing where Pantheon is not in play."""
    if not tables.has_pantheon:
        return at
    pantheon = game.pantheon
    for value in TABLE:
        row[at] = value_of(game, value, seat)
        at += 1
    at = mark_equal(pantheon.owner, seat, row, at)
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
def observe_spaces(pantheon: PantheonGameFields, tables: Record, known: int, row: Numbers, at: int) -> int:
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
def observe_open_gods(game: Game, seat: int, row: Numbers, at: int) -> int:
    """Gods to choose from, as far as the seat sees them (PANTHEON-017)."""
    if sees_choice(game, seat):
        for place in range(game.pantheon.choice_count):
            row[at + game.pantheon.choice[place]] = 1
    return at + GODS


@kernel
def observe_decks(pantheon: PantheonGameFields, known: int, row: Numbers, at: int) -> int:
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
def observe_tokens(city: City, row: Numbers, at: int) -> int:
    """Mythology and offering tokens of a city, and its coins on Astarte."""
    at = copy_numbers(city.mythology, row, at)
    for offering in range(OFFERINGS):
        row[at + offering] = city.offerings >> offering & 1
    row[at + OFFERINGS] = city.protected
    return at + OFFERINGS + 1


@kernel
def observe_tokens_on_places(game: Game, tables: Record, row: Numbers, at: int) -> int:
    """The token on each place in the Age of these tokens (PANTHEON-003, 004)."""
    pantheon = game.pantheon
    is_laid = structure_is_laid(game, tables)
    for place in range(PLACES):
        row[at + place] = pantheon.mythology_at[place] if is_laid and game.age == 1 else NONE
        row[at + PLACES + place] = pantheon.offering_at[place] if is_laid and game.age == 2 else NONE
    return at + 2 * PLACES


# --- names --------------------------------------------------------------------------------------------------


def names(ruleset: "DuelRuleset") -> Iterator[str]:
    """Names of what `observe_pantheon` writes."""
    yield from TABLE.names
    yield from god_names(ruleset)
    yield from (f"enki.{token.id}" for token in ruleset.catalog.progress)
    yield from token_names(ruleset)


def god_names(ruleset: "DuelRuleset") -> Iterator[str]:
    """Names of where gods are."""
    gods = [god.id for god in ruleset.catalog.divinities]
    for where in ("own.god", "foe.god"):
        yield from names_by(where, gods)
    for what in ("taken", "mythology"):
        yield from names_by(f"space.{what}", range(1, SPACES + 1))
    for where in ("space.god", "open_god", "deck.god"):
        yield from names_by(where, gods)
    yield from names_by("deck.count", ruleset.catalog.mythologies)


def token_names(ruleset: "DuelRuleset") -> Iterator[str]:
    """Names of mythology and offering tokens of both players and in the structure."""
    for whose in ("own", "foe"):
        yield from names_by(f"{whose}.mythology", ruleset.catalog.mythologies)
        yield from names_by(f"{whose}.offering", ruleset.catalog.pantheon.offerings)
        yield f"{whose}.protected"
    for what in ("mythology", "offering"):
        yield from names_by(f"place.{what}", range(PLACES))

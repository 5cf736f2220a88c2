"""Hidden information of Pantheon in the search (PANTHEON-003, 004, 011, 017, 018).

It is filled in for a view, and removed from a record.
"""

import numpy as np

from argosy.game.duel.position.form import DuelPositionData
from argosy.kernelc.kernel import kernel
from argosy.rules.duel.hidden_information.knowledge import structure_is_laid
from argosy.rules.duel.pantheon.state import PantheonGameFields
from argosy.rules.duel.pantheon.terms import (
    ENSHRINE,
    GATE,
    GATE_CARD,
    GODS,
    MYTHOLOGIES,
    MYTHOLOGY_CARDS,
    OFFERINGS,
    SPACES,
    THEATER_CARD,
)
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import NONE, PLACES
from argosy.rules.records import Record
from argosy.search.duel.hidden_information.determinization import Determinization, Slot
from argosy.search.duel.hidden_information.pool_builder import add_slot, add_thing, close_pool, open_pool
from argosy.search.duel.hidden_information.pools import GOD_DECK, GOD_SPACE, MYTHOLOGY, OFFERING


def determinization_pantheon(determinization: Determinization, plain: DuelPositionData) -> None:
    """All of it."""
    view = determinization.view
    plain.minerva, plain.enki, plain.open_gods = view.minerva, list(view.enki), list(view.open_gods)
    if view.snake is not None:
        plain.snake = view.snake
        plain.snake_owner = next(1 - city.seat for city in view.cities if view.snake in city.cards)
    for city, data in zip(view.cities, plain.cities, strict=True):
        data.gods, data.offerings, data.protected = list(city.gods), list(city.offerings), city.protected
        data.mythology = [name for name, count in city.mythology.items() for _ in range(count)]
    _determinization_gods(determinization, plain)
    _determinization_tokens(determinization, plain)


def _determinization_gods(determinization: Determinization, plain: DuelPositionData) -> None:
    """Unknown divinities of one mythology may be one another."""
    view, names, gate = (
        determinization.view,
        determinization.ids["divinities"],
        determinization.ids["divinities"][GATE],
    )
    decks: list[list[str | None]] = [list(deck.gods) for deck in view.decks]
    spaces = [space.god for space in view.spaces]
    known = [name for name in [*spaces, *(name for deck in decks for name in deck)] if name and name != gate]
    seen = {*known, *(name for city in view.cities for name in city.gods)}
    for mythology in range(MYTHOLOGIES):
        unseen = [
            n
            for n in range(GODS - 1)
            if determinization.tables.god_mythology[n] == mythology and names[n] not in seen
        ]
        slots: list[Slot] = [
            (GOD_DECK, mythology, n) for n, name in enumerate(decks[mythology]) if name is None
        ]
        slots += [
            (GOD_SPACE, number, 0)
            for number, space in enumerate(view.spaces)
            if space.is_taken
            and space.god is None
            and space.mythology == determinization.ids["mythologies"][mythology]
        ]
        for (field, where, index), god in zip(slots, determinization.pool(slots, unseen), strict=True):
            if field == GOD_DECK:
                decks[mythology][index] = names[god]
            else:
                spaces[where] = names[god]
    plain.mythology_decks = [[name for name in deck if name] for deck in decks]
    plain.spaces = spaces
    plain.cities[determinization.seat].knows_gods = (
        known if view.age == 1 else [n for n in known if n not in spaces]
    )


def _determinization_tokens(determinization: Determinization, plain: DuelPositionData) -> None:
    """Tokens on the structure lie open; those of structures to come are unknown."""
    view, tables = determinization.view, determinization.tables
    unseen = {str(place.place): place.token for place in view.structure if place.token is not None}
    if view.age == 1 and view.structure:
        plain.mythology_at = {place: str(token) for place, token in unseen.items()}
    elif view.age == 1:
        pool = [mythology for mythology in range(MYTHOLOGIES) for _ in range(int(tables.mythology_tokens))]
        slots = [(MYTHOLOGY, int(place), 0) for place in tables.mythology_places]
        tokens = determinization.pool(slots, pool)
        names = determinization.ids["mythologies"]
        plain.mythology_at = {str(slot[1]): names[token] for slot, token in zip(slots, tokens, strict=True)}
    else:
        plain.mythology_at = {}
    values = determinization.catalog.pantheon.offerings
    if view.age == 1:
        slots = [(OFFERING, int(place), 0) for place in tables.offering_places]
        tokens = determinization.pool(slots, list(range(OFFERINGS)))
        plain.offering_at = {str(slot[1]): values[token] for slot, token in zip(slots, tokens, strict=True)}
    elif view.age == 2:
        plain.offering_at = {
            place: int(str(token).removeprefix("offering ")) for place, token in unseen.items()
        }
    else:
        plain.offering_at = {}


@kernel
def hide_pantheon(game: Game, tables: Record, hidden: Record) -> None:
    """All of it."""
    if not tables.has_pantheon:
        return
    known = known_set(game, hidden.viewer)
    for mythology in range(MYTHOLOGIES):
        hide_gods(game, tables, hidden, mythology, known)
    note_looks_at_gods(game, hidden.viewer, known)
    hide_choice(game, hidden.viewer)
    hide_mythologies(game, tables, hidden)
    hide_offerings(game, tables, hidden)


@kernel
def known_set(game: Game, seat: int) -> int:
    """PANTHEON-011, 017, 018: the divinities of which a seat knows where they are, as a bit set."""
    found = 0
    for god in range(GODS):
        if knows_god(game, seat, god):
            found |= 1 << god
    return found


@kernel
def knows_god(game: Game, seat: int, god: int) -> bool:
    """In a city, laid open, looked at before, or looked at now."""
    pantheon = game.pantheon
    if god == GATE or pantheon.owner[god] != NONE or pantheon.known[seat, god]:
        return True
    if game.age > 1:
        for space in range(SPACES):
            if pantheon.space[space] == god:
                return True
    if sees_gods(game, seat):
        for index in range(pantheon.choice_count):
            if pantheon.choice[index] == god:
                return True
    if game.decision == ENSHRINE and game.actor == seat:
        mythology = game.tasks[game.depth - 1].subject
        return god in (pantheon.decks[mythology, 0], pantheon.decks[mythology, 1])
    return False


@kernel
def sees_gods(game: Game, seat: int) -> bool:
    """Gods at the gate lie open; those of the Divine Theater are seen by the player alone."""
    return game.decision == GATE_CARD or (game.decision == THEATER_CARD and game.actor == seat)


@kernel
def hide_gods(game: Game, tables: Record, hidden: Record, mythology: int, known: int) -> None:
    """Unknown divinities of one mythology may be one another."""
    pantheon = game.pantheon
    open_pool(hidden)
    for index in range(MYTHOLOGY_CARDS):
        if index >= pantheon.deck_count[mythology]:
            pantheon.decks[mythology, index] = NONE
        elif not known & (1 << np.int64(pantheon.decks[mythology, index])):
            add_slot(hidden, GOD_DECK, mythology, index)
    for space in range(SPACES):
        god = pantheon.space[space]
        if god != NONE and not known & (1 << np.int64(god)) and tables.god_mythology[god] == mythology:
            add_slot(hidden, GOD_SPACE, space, 0)
    for god in range(GODS):
        if god != GATE and not known & (1 << god) and tables.god_mythology[god] == mythology:
            add_thing(hidden, god)
    close_pool(game, hidden)


@kernel
def note_looks_at_gods(game: Game, seat: int, known: int) -> None:
    """A seat remembers the gods that it has looked at, as long as they do not lie open."""
    pantheon = game.pantheon
    for god in range(GODS):
        pantheon.known[1 - seat, god] = 0
        pantheon.known[seat, god] = 0
    for mythology in range(MYTHOLOGIES):
        for index in range(pantheon.deck_count[mythology]):
            remember(pantheon, seat, pantheon.decks[mythology, index], known)
    if game.age == 1:
        for space in range(SPACES):
            remember(pantheon, seat, pantheon.space[space], known)


@kernel
def remember(pantheon: PantheonGameFields, seat: int, god: int, known: int) -> None:
    """Note a god, if it is known; the gate is no secret."""
    if god not in (NONE, GATE) and known & (1 << np.int64(god)):
        pantheon.known[seat, god] = 1


@kernel
def hide_choice(game: Game, seat: int) -> None:
    """PANTHEON-018: gods that are laid open for somebody else alone, and what is left of choices that are
    made.
    """
    pantheon = game.pantheon
    if not sees_gods(game, seat):
        pantheon.choice_count = 0
    for index in range(pantheon.choice_count, MYTHOLOGIES):
        pantheon.choice[index] = NONE


@kernel
def hide_mythologies(game: Game, tables: Record, hidden: Record) -> None:
    """PANTHEON-003: before the structure lies, any of the tokens may come."""
    if game.age > 1:
        for place in range(PLACES):
            game.pantheon.mythology_at[place] = NONE
    elif not structure_is_laid(game, tables):
        open_pool(hidden)
        for index in range(MYTHOLOGIES):
            add_slot(hidden, MYTHOLOGY, tables.mythology_places[index], 0)
        for token in range(MYTHOLOGIES * tables.mythology_tokens):
            add_thing(hidden, token // tables.mythology_tokens)
        close_pool(game, hidden)


@kernel
def hide_offerings(game: Game, tables: Record, hidden: Record) -> None:
    """PANTHEON-004: offering tokens are laid out at the start of Age II."""
    if game.age == 1:
        open_pool(hidden)
        for index in range(OFFERINGS):
            add_slot(hidden, OFFERING, tables.offering_places[index], 0)
            add_thing(hidden, index)
        close_pool(game, hidden)
    elif game.age > 2:
        for place in range(PLACES):
            game.pantheon.offering_at[place] = NONE


@kernel
def put_pantheon(game: Game, viewer: int, field: int, first: int, second: int, thing: int) -> None:
    """One thing into one slot."""
    if field == GOD_DECK:
        game.pantheon.decks[first, second] = thing
    elif field == GOD_SPACE:
        game.pantheon.space[first] = thing
    elif field == MYTHOLOGY:
        game.pantheon.mythology_at[first] = thing
    elif field == OFFERING:
        game.pantheon.offering_at[first] = thing

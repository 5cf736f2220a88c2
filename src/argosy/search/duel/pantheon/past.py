"""The past of Pantheon that a search forgets (PANTHEON-003, 011, 017, 018)."""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.pantheon.knowledge import known_gods
from argosy.rules.duel.pantheon.state import PantheonGameFields
from argosy.rules.duel.pantheon.terms import GATE, GATE_CARD, GODS, MYTHOLOGIES, SPACES, THEATER_CARD
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import NONE, PLACES
from argosy.rules.records import Record


@kernel
def forget_pantheon(game: Game, tables: Record, seat: int) -> None:
    """Looks of the opponent, choices that are made, places of tokens of earlier Ages."""
    if tables.has_pantheon:
        forget_looks_at_gods(game, seat, known_gods(game, seat))
        forget_choice(game)
        forget_tokens(game)


@kernel
def forget_looks_at_gods(game: Game, seat: int, known: int) -> None:
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
def forget_choice(game: Game) -> None:
    """Gods of choices that are made (PANTHEON-017, 018)."""
    pantheon = game.pantheon
    if game.decision != GATE_CARD and game.decision != THEATER_CARD:
        pantheon.choice_count = 0
    for index in range(pantheon.choice_count, MYTHOLOGIES):
        pantheon.choice[index] = NONE


@kernel
def forget_tokens(game: Game) -> None:
    """Tokens of the structures of earlier Ages (PANTHEON-003, 004)."""
    for place in range(PLACES):
        if game.age > 1:
            game.pantheon.mythology_at[place] = NONE
        if game.age > 2:
            game.pantheon.offering_at[place] = NONE

"""Hidden information of Pantheon: gods that a viewer knows (PANTHEON-011, 017, 018)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.pantheon.terms import (
    ENSHRINE,
    GATE,
    GATE_CARD,
    GODS,
    SPACES,
    THEATER_CARD,
)
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import NONE, SPECTATOR
from argosy.rules.record_class import Numbers


@kernel
def known_gods(game: Game, viewer: int) -> int:
    """Bit set of the divinities of which the viewer knows where they are (PANTHEON-011, 017, 018).

    Those are in a city, laid open or looked at. The gate is no secret.
    """
    pantheon = game.pantheon
    known = 1 << GATE
    for god in range(GODS):
        if pantheon.owner[god] != NONE or (viewer != SPECTATOR and pantheon.known[viewer, god]):
            known |= 1 << god
    if game.age > 1:
        known |= set_of(pantheon.space, SPACES)
    if sees_choice(game, viewer):
        known |= set_of(pantheon.choice, pantheon.choice_count)
    if game.decision == ENSHRINE and game.actor == viewer:  # the two that it chooses from
        known |= set_of(pantheon.decks[game.tasks[game.depth - 1].subject], 2)
    return known


@kernel
def set_of(gods: Numbers, count: int) -> int:
    """The first gods of a field as a bit set."""
    found = 0
    for place in range(count):
        if gods[place] != NONE:
            found |= 1 << int(gods[place])
    return found


@kernel
def sees_choice(game: Game, viewer: int) -> bool:
    """Gods at the gate lie open; those of the Divine Theater are seen by the player alone."""
    return game.decision == GATE_CARD or (game.decision == THEATER_CARD and game.actor == viewer)

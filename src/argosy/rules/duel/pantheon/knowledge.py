"""Hidden information and determinization of Pantheon (PANTHEON-003, 004, 011, 017, 018).

It says which gods and tokens a viewer knows, and samples the others anew.
"""

from random import Random

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.hidden_information.knowledge import structure_is_laid
from argosy.rules.duel.hidden_information.unseen_slots import rename
from argosy.rules.duel.pantheon.terms import (
    ENSHRINE,
    GATE,
    GATE_CARD,
    GODS,
    MYTHOLOGIES,
    SPACES,
    THEATER_CARD,
)
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import NONE, SPECTATOR
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record


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


def redeal_pantheon(game: Record, tables: Record, viewer: int, chance: Random) -> None:
    """Everything of Pantheon that the viewer does not know."""
    if tables.has_pantheon:
        _redeal_gods(game, tables, viewer, chance)
        _redeal_tokens(game, tables, chance)


def _redeal_gods(game: Record, tables: Record, viewer: int, chance: Random) -> None:
    """Unknown divinities of one mythology may be one another."""
    pantheon, known = game.pantheon, known_gods(game, viewer)
    for mythology in range(MYTHOLOGIES):
        gods = [god for god in range(GODS - 1) if tables.god_mythology[god] == mythology]
        unknown = [god for god in gods if not known >> god & 1]
        names = list(unknown)
        chance.shuffle(names)
        other = dict(zip(unknown, names, strict=True))
        rename(pantheon.decks[mythology], other)
        rename(pantheon.space, other)
        if not sees_choice(game, viewer):
            rename(pantheon.choice, other)
        kept = pantheon.known.copy()
        for god, name in other.items():
            pantheon.known[:, name] = kept[:, god]


def _redeal_tokens(game: Record, tables: Record, chance: Random) -> None:
    """PANTHEON-004: offering tokens are laid out at the start of Age II."""
    if game.age == 1:
        places = [int(place) for place in tables.offering_places]
        values = [int(game.pantheon.offering_at[place]) for place in places]
        chance.shuffle(values)
        for place, value in zip(places, values, strict=True):
            game.pantheon.offering_at[place] = value
    _redeal_mythologies(game, tables, chance)


def _redeal_mythologies(game: Record, tables: Record, chance: Random) -> None:
    """PANTHEON-003: before the structure lies, any five of the ten tokens may come."""
    if not structure_is_laid(game, tables):
        pool = [mythology for mythology in range(MYTHOLOGIES) for _ in range(int(tables.mythology_tokens))]
        for place, mythology in zip(tables.mythology_places, chance.sample(pool, MYTHOLOGIES), strict=True):
            game.pantheon.mythology_at[place] = mythology

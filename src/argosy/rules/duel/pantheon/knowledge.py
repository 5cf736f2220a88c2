"""Who knows what of Pantheon, and its gods and tokens in another world (PANTHEON-003, 004, 011, 017, 018)."""

from random import Random

from argosy.rules.duel.knowledge import structure_is_laid
from argosy.rules.duel.pantheon.terms import ENSHRINE, GATE_CARD, GODS, MYTHOLOGIES, THEATER_CARD
from argosy.rules.duel.terms import NONE, SPECTATOR
from argosy.rules.duel.unseen import rename
from argosy.rules.records import Record


def known_gods(game: Record, viewer: int) -> set[int]:
    """PANTHEON-011, 017, 018: divinities of which the viewer knows where they are: in a city, laid open, looked at."""
    pantheon = game.pantheon
    known = {god for god, owner in enumerate(pantheon.owner.tolist()) if owner >= 0}
    if game.age > 1:
        known.update(pantheon.space.tolist())
    if sees_choice(game, viewer):
        known.update(pantheon.choice[: pantheon.choice_count].tolist())
    if viewer != SPECTATOR:
        known.update(god for god, is_known in enumerate(pantheon.known[viewer].tolist()) if is_known)
        known.update(_drawn_gods(game, viewer))
    return known - {NONE}


def sees_choice(game: Record, viewer: int) -> bool:
    """Gods at the gate lie open; those of the Divine Theater are seen by the player alone."""
    return game.decision == GATE_CARD or (game.decision == THEATER_CARD and game.actor == viewer)


def _drawn_gods(game: Record, viewer: int) -> list[int]:
    """The two cards that the viewer looks at while it decides which one goes into the Pantheon."""
    if game.decision != ENSHRINE or game.actor != viewer:
        return []
    mythology = int(game.tasks[game.depth - 1].subject)
    return [int(god) for god in game.pantheon.decks[mythology, :2] if god >= 0]


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
        unknown = [god for god in gods if god not in known]
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
        heap = [mythology for mythology in range(MYTHOLOGIES) for _ in range(int(tables.mythology_tokens))]
        for place, mythology in zip(tables.mythology_places, chance.sample(heap, MYTHOLOGIES), strict=True):
            game.pantheon.mythology_at[place] = mythology

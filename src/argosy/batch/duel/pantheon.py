"""Features of Pantheon: gods, their decks, mythology and offering tokens."""

from collections.abc import Iterator

import numpy as np

from argosy.batch.duel.eyes import Block, Eyes, Numbers, bits, block, columns, marks, of_city
from argosy.rules.duel import terms as t
from argosy.rules.duel.pantheon import terms as pantheon_terms
from argosy.rules.duel.pantheon.state import NO_MINERVA
from argosy.rules.duel.ruleset import DuelRuleset


def pantheon_blocks(ruleset: DuelRuleset) -> Iterator[Block]:
    """What Pantheon adds."""
    catalog = ruleset.catalog
    gods, spaces = [god.id for god in catalog.divinities], [str(space) for space in range(1, pantheon_terms.SPACES + 1)]
    yield columns(
        {
            "minerva": lambda eyes: eyes.games.pantheon.minerva != NO_MINERVA,
            "minerva.space": minerva,
            "snake": lambda eyes: eyes.games.pantheon.snake,
            "snake.owner": lambda eyes: eyes.side(eyes.games.pantheon.snake_owner),
        }
    )
    yield block("own.god", gods, lambda eyes: eyes.games.pantheon.owner == eyes.seat)
    yield block("foe.god", gods, lambda eyes: eyes.games.pantheon.owner == eyes.foe)
    yield block("space.taken", spaces, lambda eyes: eyes.games.pantheon.space >= 0)
    yield block("space.mythology", spaces, mythologies_on_spaces)
    yield block("space.god", gods, gods_on_spaces)
    yield block("open_god", gods, lambda eyes: eyes.open_gods)
    yield block("deck.god", gods, gods_in_decks)
    yield block("deck.count", catalog.mythologies, lambda eyes: eyes.games.pantheon.deck_count)
    yield block(
        "enki", [token.id for token in catalog.progress], lambda eyes: eyes.games.token_place == pantheon_terms.ON_ENKI
    )
    yield from token_blocks(ruleset)


def token_blocks(ruleset: DuelRuleset) -> Iterator[Block]:
    """Mythology and offering tokens of both players and in the structure, there by number, -1 where none lies."""
    mythologies = ruleset.catalog.mythologies
    offerings = [str(value) for value in ruleset.catalog.pantheon.offerings]
    for whose in ("own", "foe"):
        yield block(f"{whose}.mythology", mythologies, of_city(whose, lambda city: city.mythology))
        yield block(
            f"{whose}.offering", offerings, of_city(whose, lambda city: bits(city.offerings, pantheon_terms.OFFERINGS))
        )
        yield columns({f"{whose}.protected": of_city(whose, lambda city: city.protected)})
    places = [str(place) for place in range(t.PLACES)]
    yield block("place.mythology", places, lambda eyes: tokens_at(eyes, 1, eyes.games.pantheon.mythology_at))
    yield block("place.offering", places, lambda eyes: tokens_at(eyes, 2, eyes.games.pantheon.offering_at))


def minerva(eyes: Eyes) -> Numbers:
    """The space of the Minerva pawn as the lead of the seat; 0 while it is not on the track."""
    space = eyes.games.pantheon.minerva
    return np.where(space == NO_MINERVA, 0, eyes.lead(space))


def mythologies_on_spaces(eyes: Eyes) -> Numbers:
    """The mythology of the card on each space, which its back shows too; -1 for none and for the gate."""
    space = eyes.games.pantheon.space
    is_divinity = (space >= 0) & (space != pantheon_terms.GATE)
    return np.where(is_divinity, eyes.tables.god_mythology[space], t.NONE)


def gods_on_spaces(eyes: Eyes) -> Numbers:
    """The space of every god in the Pantheon that the seat knows (PANTHEON-011)."""
    space = eyes.games.pantheon.space
    return marks(pantheon_terms.GODS, space >= 0, space, np.arange(1, pantheon_terms.SPACES + 1)) * eyes.known_gods


def gods_in_decks(eyes: Eyes) -> Numbers:
    """The place in its deck, from the top, of every god that the seat knows (PANTHEON-018)."""
    pantheon, place = eyes.games.pantheon, np.arange(pantheon_terms.MYTHOLOGY_CARDS)
    there = place < pantheon.deck_count[:, :, None]
    shape = len(eyes.games), -1
    values = np.broadcast_to(place + 1, there.shape).reshape(shape)
    return marks(pantheon_terms.GODS, there.reshape(shape), pantheon.decks.reshape(shape), values) * eyes.known_gods


def tokens_at(eyes: Eyes, age: int, tokens: Numbers) -> Numbers:
    """The token on each place in the Age of these tokens (PANTHEON-003, 004)."""
    is_there = eyes.is_laid & (eyes.games.age == age)
    return np.where(is_there[:, None], tokens, t.NONE)

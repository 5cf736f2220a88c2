"""Features of Pantheon: gods, their decks, mythology and offering tokens."""

from collections.abc import Iterator

import numpy as np

from argosy.batch.duel.eyes import Block, Eyes, Numbers, bits, block, columns, marks, of_city
from argosy.rules.duel import terms as t
from argosy.rules.duel.pantheon import terms as p
from argosy.rules.duel.pantheon.state import NO_MINERVA
from argosy.rules.duel.ruleset import DuelRuleset

POWERS = {
    p.STEP_COINS: "step_coins",
    p.POINTS_PER_TOKENS: "points_per_tokens",
    p.GOD_DISCOUNT: "god_discount",
    p.TEMPLES: "temples",
}
"""Counters of a city."""


def blocks(ruleset: DuelRuleset) -> Iterator[Block]:
    """What Pantheon adds."""
    catalog = ruleset.catalog
    gods, spaces = [god.id for god in catalog.divinities], [str(space) for space in range(1, p.SPACES + 1)]
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
    yield block("open_god", gods, open_gods)
    yield block("deck.god", gods, gods_in_decks)
    yield block("deck.count", catalog.mythologies, lambda eyes: eyes.games.pantheon.deck_count)
    yield block("enki", [token.id for token in catalog.progress], lambda eyes: eyes.games.token_place == p.ON_ENKI)
    yield from token_blocks(ruleset)


def token_blocks(ruleset: DuelRuleset) -> Iterator[Block]:
    """Mythology and offering tokens of both players and in the structure, there by number, -1 where none lies."""
    mythologies = ruleset.catalog.mythologies
    offerings = [str(value) for value in ruleset.catalog.pantheon.offerings]
    for whose in ("own", "foe"):
        yield block(f"{whose}.mythology", mythologies, of_city(whose, lambda city: city.mythology))
        yield block(f"{whose}.offering", offerings, of_city(whose, lambda city: bits(city.offerings, p.OFFERINGS)))
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
    is_divinity = (space >= 0) & (space != p.GATE)
    return np.where(is_divinity, eyes.tables.god_mythology[space], t.NONE)


def gods_on_spaces(eyes: Eyes) -> Numbers:
    """The space of every god in the Pantheon that the seat knows (PANTHEON-011)."""
    space = eyes.games.pantheon.space
    return marks(p.GODS, space >= 0, space, np.arange(1, p.SPACES + 1)) * known_gods(eyes)


def gods_in_decks(eyes: Eyes) -> Numbers:
    """The place in its deck, from the top, of every god that the seat knows (PANTHEON-018)."""
    pantheon, place = eyes.games.pantheon, np.arange(p.MYTHOLOGY_CARDS)
    there = place < pantheon.deck_count[:, :, None]
    shape = len(eyes.games), -1
    values = np.broadcast_to(place + 1, there.shape).reshape(shape)
    return marks(p.GODS, there.reshape(shape), pantheon.decks.reshape(shape), values) * known_gods(eyes)


def tokens_at(eyes: Eyes, age: int, tokens: Numbers) -> Numbers:
    """The token on each place in the Age of these tokens (PANTHEON-003, 004)."""
    is_there = eyes.is_laid & (eyes.games.age == age)
    return np.where(is_there[:, None], tokens, t.NONE)


def sees_choice(eyes: Eyes) -> Numbers:
    """Gods at the gate lie open (PANTHEON-017); those of the Divine Theater are seen by the player alone."""
    return (eyes.games.decision == p.GATE_CARD) | eyes.is_asked(p.THEATER_CARD)


def open_gods(eyes: Eyes) -> Numbers:
    """Gods to choose from, as far as the seat sees them, shape (games, gods)."""
    pantheon = eyes.games.pantheon
    there = np.arange(p.MYTHOLOGIES) < pantheon.choice_count[:, None]
    return marks(p.GODS, sees_choice(eyes)[:, None] & there, pantheon.choice)


def known_gods(eyes: Eyes) -> Numbers:
    """Of which gods does the seat know where they are (PANTHEON-011, 017, 018)? Shape (games, gods)."""
    pantheon = eyes.games.pantheon
    enshrined = marks(p.GODS, (pantheon.space >= 0) & (eyes.games.age > 1)[:, None], pantheon.space)
    drawn = pantheon.decks[np.arange(len(eyes.games)), eyes.task.subject * eyes.is_asked(p.ENSHRINE)][:, :2]
    looked_at = marks(p.GODS, eyes.is_asked(p.ENSHRINE)[:, None] & (drawn >= 0), drawn)
    known = (pantheon.known[:, eyes.seat] != 0) | (pantheon.owner >= 0)
    known[:, p.GATE] = True
    return known | (enshrined | open_gods(eyes) | looked_at).astype(bool)

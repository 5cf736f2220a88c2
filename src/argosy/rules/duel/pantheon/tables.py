"""Fields and effects that Pantheon adds to the packed tables, and the functions that fill them."""

from typing import TYPE_CHECKING

import numpy as np

from argosy.catalog.duel import cards_of
from argosy.rules.duel.packing import Packed, power
from argosy.rules.duel.pantheon.terms import (
    ANUBIS,
    ENKI,
    GOD_DISCOUNT,
    GODS,
    ISIS,
    MINERVA,
    MYTHOLOGIES,
    OFFERINGS,
    OPEN_GATE,
    POINTS_GODS,
    POINTS_PER_TOKENS,
    PROTECTED,
    SINK,
    SNAKE,
    SPACES,
    STEP_COINS,
    TEMPLES,
    THEATER_DECK,
    USE,
    ZEUS,
)
from argosy.rules.duel.rows import EFFECT_SOURCE
from argosy.rules.duel.terms import NONE

if TYPE_CHECKING:
    from argosy.rules.duel.tables import Packer

EFFECT_SOURCE_FIELDS = (("gods", EFFECT_SOURCE, GODS),)
"""Fields of the tables for things with effects, in play or not."""
THINGS = (("gods", "divinities", POINTS_GODS),)
"""(field, group of the catalog, line of the score pad for their points)."""
FIELDS = (
    ("has_pantheon", np.int16),
    ("space_costs", np.int16, (2, SPACES)),
    ("gate_factor", np.int16),
    ("offering_values", np.int16, OFFERINGS),
    ("temple_points", np.int16, 16),
    ("god_mythology", np.int16, GODS),
    ("mythology_tokens", np.int16),  # of each mythology
    ("mythology_places", np.int16, MYTHOLOGIES),
    ("offering_places", np.int16, OFFERINGS),
)

LASTING_KINDS: dict[str, Packed] = {
    "opponent_loses_coin_per_pawn_step": power(STEP_COINS),
    "points_per_own_tokens": power(POINTS_PER_TOKENS),
    "pantheon_discount": power(GOD_DISCOUNT),
    "grand_temple_set": power(TEMPLES),
}

NOW_KINDS: dict[str, Packed] = {
    "choose_revealed_progress": lambda effect: [(ENKI, effect.draw or 0, 0)],
    "snake_on_opponent_green": lambda effect: [(SNAKE, 1, 0)],
    "protected_coins": lambda effect: [(PROTECTED, effect.amount or 0, 0)],
    "discard_any_structure_card": lambda effect: [(ZEUS, 1, 0)],
    "unbuild_wonder": lambda effect: [(ANUBIS, 1, 0)],
    "build_wonder_from_discard": lambda effect: [(ISIS, 1, 0)],
    "place_minerva": lambda effect: [(MINERVA, 1, 0)],
    "discard_military_token": lambda effect: [(SINK, 1, 0)],
    "apply_military_token": lambda effect: [(USE, 1, 0)],
    "activate_from_top_of_decks": lambda effect: [(OPEN_GATE, 1, 0)],
    "activate_from_mythology_deck": lambda effect: [(THEATER_DECK, 1, 0)],
}
ASKING = (OPEN_GATE,)


def pack(packer: "Packer") -> None:
    """The Pantheon and the places of its tokens, which Agora changes (PANTHEON-003, 004)."""
    catalog, tables, board = packer.catalog, packer.tables, packer.catalog.pantheon
    tables.space_costs[0] = board.space_costs_first
    tables.space_costs[1] = board.space_costs_second
    tables.gate_factor = board.gate_cost_factor
    tables.offering_values[:] = board.offerings
    tables.temple_points[: len(board.grand_temple_points)] = board.grand_temple_points
    tables.temple_points[len(board.grand_temple_points) :] = board.grand_temple_points[-1]
    tables.mythology_tokens = board.tokens_per_mythology
    for number, god in enumerate(catalog.divinities):
        tables.god_mythology[number] = catalog.mythologies.index(god.mythology) if god.mythology else NONE
    for one in catalog.token_places:
        if one.with_agora == ("agora" in packer.expansions):
            places = tables.mythology_places if one.token == "mythology" else tables.offering_places
            places[:] = one.places


def join_decks(packer: "Packer") -> None:
    """Add grand temples to the decks instead of guilds (PANTHEON-005, 040)."""
    packer.tables.has_pantheon = 1
    packer.extras(cards_of(packer.catalog, "grand_temple"), packer.catalog.pantheon.grand_temples_in_age_3)

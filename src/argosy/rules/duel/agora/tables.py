"""Fields and effects that Agora adds to the packed tables, and the functions that fill them."""

from typing import TYPE_CHECKING

import numpy as np

from argosy.catalog.duel import SECTIONS, cards_of
from argosy.rules.duel.agora.terms import (
    AGAIN_ON_CONSPIRATOR,
    BLUE_BONUS,
    CHAMBERS,
    COINS_ON,
    CONSPIRACIES,
    CONSPIRATOR,
    CONSPIRE,
    CURIA,
    DECREES,
    ESPIONAGE,
    FREE_SENATORS,
    HALF_COINS,
    KEEPS_BOTH,
    LOCK,
    MARKER_COINS,
    MARKER_LOSS,
    MOVE_DECREE,
    PLACE,
    POINTS_SENATE,
    POLITICIAN,
    REMOVE,
    REMOVED_CARD,
    SABOTAGE,
    SCRAP,
    SHIFT,
    SWAP,
    TAKE_BUILDING,
    TAKE_WONDER,
    TOP_ROW,
)
from argosy.rules.duel.packing import Packed, of_subject, power, subject_set
from argosy.rules.duel.rows import EFFECT_SOURCE
from argosy.rules.duel.terms import AGES, CARDS, LASTING_SHIELD

if TYPE_CHECKING:
    from argosy.rules.duel.tables import Packer

EFFECT_SOURCE_FIELDS = (("decrees", EFFECT_SOURCE, DECREES), ("conspiracies", EFFECT_SOURCE, CONSPIRACIES))
"""Fields of the tables for things with effects, in play or not."""
THINGS = (("decrees", "decrees", POINTS_SENATE), ("conspiracies", "conspiracies", POINTS_SENATE))
"""(field, group of the catalog, line of the score pad for their points)."""
DECK_FIELDS = (("senators", np.int16, 16), ("senators_added", np.int16, AGES))
"""Fields beside those of the decks."""
FIELDS = (
    ("has_agora", np.int16),
    ("pays_constructions", np.int16),  # 1: there are effects that pay coins for every construction
    ("markers", np.int16),
    ("chamber_points", np.int16, CHAMBERS),
    ("chamber_up", np.int16, CHAMBERS),
    ("section", np.int16, CHAMBERS),
    ("actions", np.int16, CARDS),  # Senate actions by number of blue cards
    ("senators_from_discard", np.int16),  # option, Z-06
)

LASTING_KINDS: dict[str, Packed] = {
    "coins_per_construction": of_subject(COINS_ON, "what"),
    "free_senators": power(FREE_SENATORS),
    "keep_both_conspiracies": power(KEEPS_BOTH),
    "senate_blue_bonus": power(BLUE_BONUS),
    "play_again_on_conspirator": power(AGAIN_ON_CONSPIRATOR),
    "shield_while_controlled": lambda effect: [(LASTING_SHIELD, 0, effect.amount or 0)],
}

# Knossos and Political Maneuver are rows of these (AGORA-098, 150).
NOW_KINDS: dict[str, Packed] = {
    "politician": lambda effect: [(POLITICIAN, 1, SECTIONS.index(effect.section or ""))],
    "conspirator": lambda effect: [(CONSPIRATOR, 1, 0)],
    "conspire": lambda effect: [(CONSPIRE, 1, 0)],
    "place_influence": lambda effect: [(PLACE, 1, 0)],
    "move_influence": lambda effect: [(SHIFT, 1, 0)],
    "remove_opponent_influence": lambda effect: [(REMOVE, 1, 0)],
    "trigger_unprepared_conspiracy": lambda effect: [(CURIA, 1, 0)],
    "take_unbuilt_wonder": lambda effect: [(TAKE_WONDER, 1, 0)],
    "take_half_opponent_coins": lambda effect: [(HALF_COINS, 1, 0)],
    "lock_progress": lambda effect: [(LOCK, 1, 0)],
    "build_top_row_free": lambda effect: [(TOP_ROW, 1, 0)],
    "build_removed_card_free": lambda effect: [(REMOVED_CARD, 1, 0)],
    "play_progress_from_box": lambda effect: [(ESPIONAGE, 1, 0)],
    "discard_available_card": lambda effect: [(SCRAP, 1, int(effect.optional))],
    "coins_per_own_influence": lambda effect: [(MARKER_COINS, effect.amount or 0, 0)],
    "opponent_loses_coins_per_own_influence": lambda effect: [(MARKER_LOSS, effect.amount or 0, 0)],
    "take_opponent_building": lambda effect: [(TAKE_BUILDING, 1, subject_set(effect.colors))],
    "swap_building": lambda effect: [(SWAP, 1, subject_set(effect.colors))],
    "move_decree": lambda effect: [(MOVE_DECREE, 1, 0)],
    "remove_built_wonder": lambda effect: [(SABOTAGE, 1, 0)],
}
ASKING = (POLITICIAN, CONSPIRE)


def pack(packer: "Packer") -> None:
    """Chambers, markers and Senate actions."""
    catalog, tables = packer.catalog, packer.tables
    tables.senators_from_discard = int(packer.options["senators_from_discard"])
    tables.markers = catalog.markers
    for index, chamber in enumerate(catalog.chambers):
        tables.chamber_points[index] = chamber.points
        tables.chamber_up[index] = int(chamber.face_up)
        tables.section[index] = SECTIONS.index(chamber.section)
    for row in catalog.actions:
        tables.actions[row.blue :] = row.count


def join_decks(packer: "Packer") -> None:
    """Add senators to the decks and coins for constructions (AGORA-008)."""
    catalog, tables = packer.catalog, packer.tables
    tables.has_agora = 1
    tables.pays_constructions = 1
    senators = cards_of(catalog, "senator")
    tables.senators[: len(senators)] = senators
    tables.senators_added[:] = [catalog.senators_added[f"age_{age}"] for age in range(1, AGES + 1)]

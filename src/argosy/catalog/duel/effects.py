"""Effects of components of Duel, in the words of the data files."""

from typing import Any

import msgspec

from argosy.catalog import effects as effects_of_any_game
from argosy.catalog.duel.words import Color, Counted, Resource, SectionName, Subject
from argosy.catalog.facts import Amount, Count

FIELDS: dict[str, tuple[str, ...]] = {
    "activate_from_mythology_deck": (),
    "activate_from_top_of_decks": (),
    "apply_military_token": (),
    "build_chained_for_coins": ("coins",),
    "build_from_discard": (),
    "build_removed_card_free": (),
    "build_top_row_free": (),
    "build_wonder_from_discard": (),
    "choose_revealed_progress": ("draw",),
    "coins": ("amount",),
    "coins_on_chain_build": ("amount",),
    "coins_per_construction": ("what",),
    "coins_per_own": ("what", "amount"),
    "coins_per_own_influence": ("amount",),
    "conspire": (),
    "conspirator": (),
    "discard_any_structure_card": (),
    "discard_available_card": (),
    "discard_bonus": ("amount",),
    "discard_military_token": (),
    "discard_opponent_building": ("colors",),
    "extra_shield_on_red": ("amount",),
    "fixed_trade_price": ("resources", "price"),
    "free_senators": (),
    "gain_opponent_trade_coins": (),
    "grand_temple_set": (),
    "ignore_cost_symbol": ("color",),
    "keep_both_conspiracies": (),
    "lock_progress": (),
    "majority": ("count", "coins_each", "points_each"),
    "move_decree": (),
    "move_influence": (),
    "opponent_loses_coin_per_pawn_step": ("amount",),
    "opponent_loses_coins": ("amount",),
    "opponent_loses_coins_per_own_influence": ("amount",),
    "pantheon_discount": ("amount",),
    "place_influence": (),
    "place_minerva": (),
    "play_again": (),
    "play_again_on_conspirator": (),
    "play_progress_from_box": (),
    "points": ("amount",),
    "points_per_own_progress": ("amount",),
    "points_per_own_tokens": ("amount",),
    "politician": ("section",),
    "produce": ("resource", "amount"),
    "produce_choice": ("options",),
    "progress_from_box": ("draw",),
    "protected_coins": ("amount",),
    "remove_built_wonder": (),
    "remove_opponent_influence": (),
    "resource_discount": ("on", "amount"),
    "science": ("symbol",),
    "senate_blue_bonus": ("amount",),
    "shield_while_controlled": ("amount",),
    "shields": ("amount",),
    "snake_on_opponent_green": (),
    "swap_building": ("colors",),
    "take_half_opponent_coins": (),
    "take_opponent_building": ("colors",),
    "take_unbuilt_wonder": (),
    "trade_discount": ("resources", "amount", "lowest"),
    "trigger_unprepared_conspiracy": (),
    "unbuild_wonder": (),
    "use_opponent_chains": (),
    "wonders_play_again": (),
}
"""Every kind of effect with exactly the fields that it has."""


MAY_HAVE: dict[str, tuple[str, ...]] = {"discard_available_card": ("optional",)}
"""Fields that an effect of a kind can do without."""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One effect as printed; which fields are filled depends on `kind` (`FIELDS`)."""

    kind: str
    amount: Count | None = None
    resource: Resource | None = None
    resources: tuple[Resource, ...] | None = None
    options: tuple[Resource, ...] | None = None
    price: Count | None = None
    lowest: Amount | None = None
    symbol: str | None = None
    """One of the symbols that `[science]` of the base box names."""
    what: Subject | None = None
    on: Subject | None = None
    color: Color | None = None
    colors: tuple[Color, ...] | None = None
    count: tuple[Counted, ...] | None = None
    coins: Amount | None = None
    coins_each: Amount | None = None
    points_each: Amount | None = None
    draw: Count | None = None
    section: SectionName | None = None
    optional: bool = False


def read_effects(raw: Any, where: str) -> tuple[Effect, ...]:
    """The effects of a block, at least one, checked."""
    return effects_of_any_game.read_effects(raw, where, Effect, FIELDS, MAY_HAVE)

"""What effects of Agora are worth, by their kind."""

from collections.abc import Callable

from argosy.catalog.duel import Effect

MOVED = 0.5
"""A marker moved to a neighbouring chamber."""
PLACED = 1.55
"""A marker more of one's own in the Senate, or one less of the opponent."""

WORTHS: dict[str, Callable[[Effect], float]] = {
    "free_senators": lambda _: 3.0,
    "keep_both_conspiracies": lambda _: 2.4,
    "move_influence": lambda _: MOVED,
    "place_influence": lambda _: PLACED,
    "remove_opponent_influence": lambda _: PLACED,
    "take_unbuilt_wonder": lambda _: 4.0,
    "take_half_opponent_coins": lambda _: 2.0,
    "lock_progress": lambda _: 4.0,
    "build_top_row_free": lambda _: 4.5,
    "build_removed_card_free": lambda _: 5.0,
    "play_progress_from_box": lambda _: 6.0,
    "discard_available_card": lambda _: 1.05,
    "coins_per_own_influence": lambda _: 1.25,
    "opponent_loses_coins_per_own_influence": lambda _: 1.25,
    "take_opponent_building": lambda _: 2.8,
    "swap_building": lambda _: 2.1,
    "move_decree": lambda _: 2.3,
    "remove_built_wonder": lambda _: 5.5,
}
"""By kind of effect."""

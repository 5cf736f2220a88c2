"""What effects of Pantheon are worth, by their kind."""

from collections.abc import Callable

from argosy.catalog.duel import Effect

WORTHS: dict[str, Callable[[Effect], float]] = {
    "points_per_own_tokens": lambda effect: 1.5 * (effect.amount or 0),
    "opponent_loses_coin_per_pawn_step": lambda _: 2.6,
    "choose_revealed_progress": lambda _: 6.0,
    "snake_on_opponent_green": lambda _: 3.5,
    "protected_coins": lambda effect: float(effect.amount or 0),
    "discard_any_structure_card": lambda _: 2.4,
    "unbuild_wonder": lambda _: 3.0,
    "build_wonder_from_discard": lambda _: 6.0,
    "place_minerva": lambda _: 2.2,
    "discard_military_token": lambda _: 1.2,
    "apply_military_token": lambda _: 1.2,
    "activate_from_top_of_decks": lambda _: 7.0,
}
"""By kind of effect."""

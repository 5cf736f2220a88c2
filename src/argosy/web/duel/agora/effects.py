"""Effect symbols of Agora."""

from argosy.web.duel.effect_parts import Pictures, amount_of, duo, lost, mark, marks, number, resources
from argosy.web.rendering.parts import coin, icon, minus

CHAIN_SYMBOLS: dict[str, str] = {}
"""It brings none."""

PICTURES: Pictures = {
    "free_senators": lambda _: icon("politician") + coin(0),
    "keep_both_conspiracies": lambda _: icon("conspiracy") * 2,
    "politician": lambda _: icon("influence-add") + icon("influence-move"),
    "conspirator": lambda _: icon("influence-add") + icon("conspiracy"),
    "coins_per_construction": lambda effect: mark(str(effect.what)) + icon("coins"),
    "ignore_cost_symbol": lambda effect: mark(str(effect.color)) + number(-1),
    "shield_while_controlled": lambda effect: icon("shield") * amount_of(effect),
    "trade_discount": lambda effect: duo(resources(effect), minus(-amount_of(effect))),
    "senate_blue_bonus": lambda effect: mark("blue") + number(amount_of(effect)),
    "discard_bonus": lambda effect: icon("sell") + number(amount_of(effect)),
    "use_opponent_chains": lambda _: icon("chain") + icon("person"),
    "play_again_on_conspirator": lambda _: icon("conspirator") + icon("play-again"),
    "take_half_opponent_coins": lambda _: icon("down", "direction") + coin("½"),
    "lock_progress": lambda _: icon("lock") + icon("progress"),
    "build_top_row_free": lambda _: icon("free") + icon("up", "direction") + icon("deck"),
    "build_removed_card_free": lambda _: icon("free") + icon("eye") + icon("deck"),
    "place_influence": lambda _: icon("influence-add"),
    "remove_opponent_influence": lambda _: icon("influence-remove"),
    "move_influence": lambda _: icon("influence-move"),
    "play_progress_from_box": lambda _: icon("eye") + icon("progress"),
    "discard_available_card": lambda _: icon("no") + icon("deck"),
    "coins_per_own_influence": lambda effect: coin(amount_of(effect)) + icon("influence", "of"),
    "opponent_loses_coins_per_own_influence": lambda effect: lost(effect.amount) + icon("influence", "of"),
    "swap_building": lambda effect: (
        icon("up", "direction") + marks(effect.colors or ()) + icon("down", "direction")
    ),
    "move_decree": lambda _: icon("decree") + icon("right", "direction"),
    "remove_built_wonder": lambda _: icon("no") + icon("wonder"),
    "conspire": lambda _: icon("conspiracy"),
    "trigger_unprepared_conspiracy": lambda _: icon("conspiracy") + icon("play"),
}

"""Effect pictures and mythology icons of Pantheon."""

from argosy.web.duel.effect_parts import Pictures, amount_of, lost, mark, number
from argosy.web.rendering.parts import coin, icon, points

MYTHOLOGIES = {
    "mesopotamian": "mythology-mesopotamia", "phoenician": "mythology-phoenicia", "greek": "mythology-greece",
    "egyptian": "mythology-egypt", "roman": "mythology-rome",
}  # fmt: skip
"""Icons of the mythologies."""
CHAIN_SYMBOLS = {f"mythology_{name}": sign for name, sign in MYTHOLOGIES.items()}
"""Icons of the chain symbols of grand temples."""

PICTURES: Pictures = {
    "points_per_own_tokens": lambda effect: points(amount_of(effect)) + icon("offering", "of"),
    "build_chained_for_coins": lambda effect: icon("chain") + coin(effect.coins or 0),
    "opponent_loses_coin_per_pawn_step": lambda effect: lost(effect.amount) + icon("pawn", "of"),
    "choose_revealed_progress": lambda _: icon("progress") * 2,
    "snake_on_opponent_green": lambda _: icon("snake") + mark("green"),
    "protected_coins": lambda effect: icon("lock") + coin(amount_of(effect)),
    "discard_any_structure_card": lambda _: icon("no") + icon("deck"),
    "unbuild_wonder": lambda _: icon("undo") + icon("wonder"),
    "build_wonder_from_discard": lambda _: icon("free") + icon("wonder") + icon("deck"),
    "place_minerva": lambda _: icon("owl"),
    "discard_military_token": lambda _: icon("no") + icon("shield"),
    "apply_military_token": lambda _: icon("play") + icon("shield"),
    "pantheon_discount": lambda effect: icon("back-temple") + number(-amount_of(effect)),
    "activate_from_mythology_deck": lambda _: icon("free") + icon("back-temple"),
    "activate_from_top_of_decks": lambda _: icon("gate"),
    "grand_temple_set": lambda _: icon("vp") + icon("back-temple", "of"),
}

"""What an effect of Duel looks like: the symbols in the pill of a card, on a wonder, a token, a decree."""

from collections.abc import Callable

from markupsafe import Markup

from argosy.catalog.duel import Effect
from argosy.web.parts import coin, icon, join, minus, points, token

RAW: frozenset[str] = frozenset({"wood", "stone", "clay"})
GOODS: frozenset[str] = frozenset({"glass", "papyrus"})

MYTHOLOGIES = {
    "mesopotamian": "mythology-mesopotamia", "phoenician": "mythology-phoenicia", "greek": "mythology-greece",
    "egyptian": "mythology-egypt", "roman": "mythology-rome",
}  # fmt: skip
"""Icons of the mythologies."""


def picture(effects: tuple[Effect, ...]) -> Markup:
    """Symbols of all effects."""
    return join([PICTURES[effect.kind](effect) for effect in effects])


def mythology_icon(mythology: str, css: str = "") -> Markup:
    """The symbol of a mythology."""
    return icon(MYTHOLOGIES.get(mythology, "mythology-greece"), css)


def chain_icon(symbol: str) -> Markup:
    """A chain symbol; those of the grand temples are the symbols of the mythologies."""
    return icon(symbol_of(symbol))


def symbol_of(symbol: str) -> str:
    """The icon of a chain symbol."""
    return MYTHOLOGIES.get(symbol.removeprefix("mythology_"), f"c-{symbol}")


def number(amount: int) -> Markup:
    """A bonus or a discount beside the thing that it changes: `+2`, `−1`."""
    return Markup('<b class="plus1">{}</b>').format(f"+{amount}" if amount > 0 else minus(amount))


def _mark(what: str) -> Markup:
    return icon("wonder" if what == "wonder" else f"mark-{what}", "of")


def _marks(names: tuple[str, ...]) -> Markup:
    marks = [icon("coins", "of") if name == "coins_by_3" else _mark(name) for name in names]
    return Markup('<span class="per">{}</span>').format(join(marks))


def _resources(effect: Effect) -> Markup:
    """The tokens that a price is about; whole groups by their common symbol."""
    names: tuple[str, ...] = effect.resources or effect.options or ()
    group = frozenset(names)
    if group == RAW:
        return icon("any-raw")
    return icon("any-good") if group == GOODS else join([token(name) for name in names])


def _choice(effect: Effect) -> Markup:
    if frozenset(effect.options or ()) in (RAW, GOODS):
        return _resources(effect)
    return Markup('<span class="either">{}</span>').format(_resources(effect))


def _duo(what: Markup, price: int | str) -> Markup:
    return Markup('<span class="duo">{}{}</span>').format(what, coin(price, "size-16"))


def _lost(amount: int | None) -> Markup:
    return coin(minus(-(amount or 0)), "minus")


def _majority(effect: Effect) -> Markup:
    return points(effect.points_each or 0) + _marks(effect.count or ())


def _amount(effect: Effect) -> int:
    return effect.amount or 0


PICTURES: dict[str, Callable[[Effect], Markup]] = {
    "produce": lambda effect: token(str(effect.resource)) * _amount(effect),
    "produce_choice": _choice,
    "points": lambda effect: points(_amount(effect)),
    "shields": lambda effect: icon("shield") * _amount(effect),
    "science": lambda effect: icon(str(effect.symbol)),
    "coins": lambda effect: coin(_amount(effect)),
    "play_again": lambda _: icon("play-again"),
    "fixed_trade_price": lambda effect: _duo(_resources(effect), effect.price or 0),
    "coins_per_own": lambda effect: coin(_amount(effect)) + _mark(str(effect.what)),
    "majority": _majority,
    "opponent_loses_coins": lambda effect: _lost(effect.amount),
    "discard_opponent_building": lambda effect: icon("discard-building") + _marks(effect.colors or ()),
    "build_from_discard": lambda _: icon("replay") + icon("deck"),
    "progress_from_box": lambda _: icon("progress"),
    "gain_opponent_trade_coins": lambda _: icon("trade") + icon("coins"),
    "resource_discount": lambda effect: _mark(str(effect.on)) + number(-_amount(effect)),
    "points_per_own_progress": lambda effect: points(_amount(effect)) + icon("progress", "of"),
    "points_per_own_tokens": lambda effect: points(_amount(effect)) + icon("offering", "of"),
    "extra_shield_on_red": lambda effect: icon("shield") + number(_amount(effect)),
    "wonders_play_again": lambda _: icon("wonder") + icon("play-again"),
    "coins_on_chain_build": lambda effect: coin(_amount(effect)) + icon("chain", "of"),
    "build_chained_for_coins": lambda effect: icon("chain") + coin(effect.coins or 0),
    "opponent_loses_coin_per_pawn_step": lambda effect: _lost(effect.amount) + icon("pawn", "of"),
    "free_senators": lambda _: icon("politician") + coin(0),
    "keep_both_conspiracies": lambda _: icon("conspiracy") * 2,
    "politician": lambda _: icon("influence-add") + icon("influence-move"),
    "conspirator": lambda _: icon("influence-add") + icon("conspiracy"),
    "coins_per_construction": lambda effect: _mark(str(effect.what)) + icon("coins"),
    "ignore_cost_symbol": lambda effect: _mark(str(effect.color)) + number(-1),
    "shield_while_controlled": lambda effect: icon("shield") * _amount(effect),
    "trade_discount": lambda effect: _duo(_resources(effect), minus(-_amount(effect))),
    "senate_blue_bonus": lambda effect: _mark("blue") + number(_amount(effect)),
    "discard_bonus": lambda effect: icon("sell") + number(_amount(effect)),
    "use_opponent_chains": lambda _: icon("chain") + icon("person"),
    "play_again_on_conspirator": lambda _: icon("conspirator") + icon("play-again"),
    "take_unbuilt_wonder": lambda _: icon("down", "direction") + icon("wonder"),
    "take_half_opponent_coins": lambda _: icon("down", "direction") + coin("½"),
    "lock_progress": lambda _: icon("lock") + icon("progress"),
    "build_top_row_free": lambda _: icon("free") + icon("up", "direction") + icon("deck"),
    "build_removed_card_free": lambda _: icon("free") + icon("eye") + icon("deck"),
    "place_influence": lambda _: icon("influence-add"),
    "remove_opponent_influence": lambda _: icon("influence-remove"),
    "move_influence": lambda _: icon("influence-move"),
    "play_progress_from_box": lambda _: icon("eye") + icon("progress"),
    "discard_available_card": lambda _: icon("no") + icon("deck"),
    "coins_per_own_influence": lambda effect: coin(_amount(effect)) + icon("influence", "of"),
    "opponent_loses_coins_per_own_influence": lambda effect: _lost(effect.amount) + icon("influence", "of"),
    "take_opponent_building": lambda effect: icon("down", "direction") + _marks(effect.colors or ()),
    "swap_building": lambda effect: icon("up", "direction") + _marks(effect.colors or ()) + icon("down", "direction"),
    "move_decree": lambda _: icon("decree") + icon("right", "direction"),
    "remove_built_wonder": lambda _: icon("no") + icon("wonder"),
    "conspire": lambda _: icon("conspiracy"),
    "trigger_unprepared_conspiracy": lambda _: icon("conspiracy") + icon("play"),
    "choose_revealed_progress": lambda _: icon("progress") * 2,
    "snake_on_opponent_green": lambda _: icon("snake") + _mark("green"),
    "protected_coins": lambda effect: icon("lock") + coin(_amount(effect)),
    "discard_any_structure_card": lambda _: icon("no") + icon("deck"),
    "unbuild_wonder": lambda _: icon("undo") + icon("wonder"),
    "build_wonder_from_discard": lambda _: icon("free") + icon("wonder") + icon("deck"),
    "place_minerva": lambda _: icon("owl"),
    "discard_military_token": lambda _: icon("no") + icon("shield"),
    "apply_military_token": lambda _: icon("play") + icon("shield"),
    "pantheon_discount": lambda effect: icon("back-temple") + number(-_amount(effect)),
    "activate_from_mythology_deck": lambda _: icon("free") + icon("back-temple"),
    "activate_from_top_of_decks": lambda _: icon("gate"),
    "grand_temple_set": lambda _: icon("vp") + icon("back-temple", "of"),
}

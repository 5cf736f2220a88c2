"""Effect pictures of Duel: the symbols on a card, a wonder, a token or a decree."""

from markupsafe import Markup

from argosy.catalog.duel import Effect
from argosy.catalog.registry import packages
from argosy.web.duel.effect_parts import (
    GOODS,
    RAW,
    Pictures,
    amount_of,
    duo,
    lost,
    mark,
    marks,
    number,
    resources,
)
from argosy.web.rendering.parts import coin, icon, join, points, token

EXPANSIONS = packages("web", "duel", "effects")
CHAIN_SYMBOLS: dict[str, str] = {
    name: icon for package in EXPANSIONS for name, icon in package.CHAIN_SYMBOLS.items()
}
"""Icons of chain symbols that expansions print."""


def picture(effects: tuple[Effect, ...]) -> Markup:
    """Symbols of all effects."""
    return join([PICTURES[effect.kind](effect) for effect in effects])


def chain_icon(symbol: str) -> Markup:
    """A chain symbol."""
    return icon(symbol_of(symbol))


def symbol_of(symbol: str) -> str:
    """The icon of a chain symbol."""
    return CHAIN_SYMBOLS.get(symbol, f"c-{symbol}")


def _choice(effect: Effect) -> Markup:
    if frozenset(effect.options or ()) in (RAW, GOODS):
        return resources(effect)
    return Markup('<span class="either">{}</span>').format(resources(effect))


def _majority(effect: Effect) -> Markup:
    return points(effect.points_each or 0) + marks(effect.count or ())


PICTURES: Pictures = {
    "produce": lambda effect: token(str(effect.resource)) * amount_of(effect),
    "produce_choice": _choice,
    "points": lambda effect: points(amount_of(effect)),
    "shields": lambda effect: icon("shield") * amount_of(effect),
    "science": lambda effect: icon(str(effect.symbol)),
    "coins": lambda effect: coin(amount_of(effect)),
    "play_again": lambda _: icon("play-again"),
    "fixed_trade_price": lambda effect: duo(resources(effect), effect.price or 0),
    "coins_per_own": lambda effect: coin(amount_of(effect)) + mark(str(effect.what)),
    "majority": _majority,
    "opponent_loses_coins": lambda effect: lost(effect.amount),
    "discard_opponent_building": lambda effect: icon("discard-building") + marks(effect.colors or ()),
    "build_from_discard": lambda _: icon("replay") + icon("deck"),
    "progress_from_box": lambda _: icon("progress"),
    "gain_opponent_trade_coins": lambda _: icon("trade") + icon("coins"),
    "resource_discount": lambda effect: mark(str(effect.on)) + number(-amount_of(effect)),
    "points_per_own_progress": lambda effect: points(amount_of(effect)) + icon("progress", "of"),
    "extra_shield_on_red": lambda effect: icon("shield") + number(amount_of(effect)),
    "wonders_play_again": lambda _: icon("wonder") + icon("play-again"),
    "coins_on_chain_build": lambda effect: coin(amount_of(effect)) + icon("chain", "of"),
    "take_unbuilt_wonder": lambda _: icon("down", "direction") + icon("wonder"),
    "take_opponent_building": lambda effect: icon("down", "direction") + marks(effect.colors or ()),
    **{kind: picture for package in EXPANSIONS for kind, picture in package.PICTURES.items()},
}

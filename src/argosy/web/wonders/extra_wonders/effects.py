"""Effect pictures of stages of the single boards."""

from collections.abc import Callable

from markupsafe import Markup

from argosy.catalog.wonders.effects import Effect
from argosy.web.rendering.parts import coin, icon, points, token

THINGS: dict[str, str] = {}
"""They count nothing that has no icon yet."""


def _source(effect: Effect) -> Markup:
    return token(effect.resources[0]) + icon("mark-brown", "of")


def _sides(effect: Effect, what: Markup) -> Markup:
    left = icon("left", "direction") if "left" in effect.where else Markup("")
    right = icon("right", "direction") if "right" in effect.where else Markup("")
    return left + what + right


PICTURES: dict[str, Callable[[Effect], Markup]] = {
    "coins_per_source": lambda effect: coin(effect.amount) + _source(effect),
    "points_per_source": lambda effect: points(effect.amount) + _source(effect),
    "points_per_marker_color": lambda effect: points(effect.amount) + _sides(effect, icon("deck", "of")),
    "copy_stage": lambda effect: _sides(effect, icon("copy") + icon("stage")),
    "copy_last_stage": lambda effect: _sides(effect, icon("copy") + icon("stages")),
}

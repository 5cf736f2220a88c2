"""Effect pictures of Armada on cards and islands."""

from collections.abc import Callable

from markupsafe import Markup

from argosy.catalog.wonders.effects import Effect
from argosy.web.rendering.parts import coin, icon, points

THINGS = {"commercial_level": "amphora", "island": "island"}
"""Icons of what effects count."""


def _free_ship(effect: Effect) -> Markup:
    name = f"ship-{effect.colors[0]}" if len(effect.colors) == 1 else "ship"
    return Markup('<b class="amount">+{}</b>').format(effect.amount) + icon(name)


def _emporium(effect: Effect) -> Markup:
    side = str(effect.direction)
    bought = (
        Markup('<span class="duo">{}{}</span>').format(icon("trade"), coin(effect.price, "size-16"))
        * effect.units
    )
    return icon(side, "direction") * 2 + bought if side == "left" else bought + icon(side, "direction") * 2


PICTURES: dict[str, Callable[[Effect], Markup]] = {
    "naval_shields": lambda effect: icon("naval-shield") * effect.amount,
    "incursion": lambda effect: icon(f"incursion-{effect.direction}"),
    "free_ship": _free_ship,
    "pirates": lambda _: icon("pirate"),
    "emporium": _emporium,
    "top_island": lambda effect: icon(f"island-{effect.level}"),
    "safe_from_losses": lambda _: icon("lock") + icon("tax"),
    "naval_discount": lambda effect: Markup('<b class="amount">−{}</b>').format(effect.amount) + icon("ship"),
    "coins_per_naval_construction": lambda effect: coin(effect.amount) + icon("ship", "of"),
    "free_stage_ship": lambda _: icon("stage") + icon("ship") + icon("free"),
    "any_stage_ship": lambda _: icon("rose"),
    "naval_conflict_optional": lambda _: icon("naval-shield") + icon("no"),
    "points_per_chosen_color": lambda effect: points(effect.amount) + icon("deck"),
}

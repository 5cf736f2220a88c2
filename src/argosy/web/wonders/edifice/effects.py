"""Effect pictures of edifices and of stages of Ur; pictures of penalties are those of Babel."""

from collections.abc import Callable

from markupsafe import Markup

from argosy.catalog.wonders.effects import Effect
from argosy.web.rendering.parts import icon, join, points

THINGS: dict[str, str] = {}
"""It counts nothing of its own."""

PICTURES: dict[str, Callable[[Effect], Markup]] = {
    "points_per_color": lambda effect: points(effect.amount) + icon("points-per-color"),
    "double_guild": lambda _: icon("guild-twice"),
    "pawn": lambda effect: join([icon(f"edifice-pawn-{age}") for age in effect.ages]),
}

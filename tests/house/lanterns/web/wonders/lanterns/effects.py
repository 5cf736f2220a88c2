"""Pictures and words of the effects of Lanterns."""

from collections.abc import Callable

from markupsafe import Markup

from argosy.catalog.wonders.effects import Effect
from argosy.web.rendering.parts import icon, points

THINGS: dict[str, str] = {}
PICTURES: dict[str, Callable[[Effect], Markup]] = {
    "lanterns": lambda effect: Markup("").join([icon("crown")] * effect.amount),
    "lanterns_of_neighbors": lambda effect: icon("left") + points(effect.amount) + icon("right"),
}

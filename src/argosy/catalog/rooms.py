"""Which boxes there are, and where each layer finds what a box adds.

A box enters Argosy here, with one row. What it does in a layer stands in its room, `argosy.LAYER.GAME.BOX`; base code of a
layer asks for the rooms and never names a box. A layer to which a box adds nothing needs no room for it.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

BOXES = {
    "wonders": ("armada", "leaders", "cities", "babel", "edifice", "extra_wonders"),
    "duel": ("pantheon", "agora"),
}
"""By game, in the order in which each changes what those before it have laid out."""


@cache
def rooms(layer: str, game: str, module: str) -> tuple[ModuleType, ...]:
    """The modules of this name in the rooms that boxes of a game have in a layer, in the order of `BOXES`."""
    names = (f"argosy.{layer}.{game}.{box}" for box in BOXES[game])
    return tuple(
        import_module(f"{name}.{module}") for name in names if find_spec(name) and find_spec(f"{name}.{module}")
    )


def rooms_by_box(layer: str, game: str, module: str) -> dict[str, ModuleType]:
    """The same modules by box."""
    return {room.__name__.split(".")[-2]: room for room in rooms(layer, game, module)}

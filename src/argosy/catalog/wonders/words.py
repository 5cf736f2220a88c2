"""The words that data files may use. Whoever reads data gets these and nothing else."""

from typing import Literal, get_args

from argosy.catalog.wonders.armada import words as armada
from argosy.catalog.wonders.babel import words as babel
from argosy.catalog.wonders.cities import words as cities
from argosy.catalog.wonders.edifice import words as edifice
from argosy.catalog.wonders.extra_wonders import words as extra_wonders
from argosy.catalog.wonders.leaders import words as leaders

Color = Literal["brown", "grey", "blue", "yellow", "red", "green", "purple", "black"]
Resource = Literal["wood", "stone", "clay", "ore", "glass", "papyrus", "cloth"]
Symbol = Literal["compass", "gear", "tablet", "any", "most"]
Direction = Literal["left", "right"]
Place = Literal["self", "left", "right"]
Sides = Literal["drawn", "chosen"]
BaseThing = Literal[
    "brown",
    "grey",
    "blue",
    "yellow",
    "red",
    "green",
    "purple",
    "wonder_stage",
    "defeat_token",
    "victory_token",
    "black",
]
Thing = Literal[BaseThing, armada.Thing, leaders.Thing]
"""What effects count: things of the base game, then those of each box."""

COLORS: tuple[str, ...] = get_args(Color)
RESOURCES: tuple[str, ...] = get_args(Resource)
RAW_MATERIALS = ("wood", "stone", "clay", "ore")
MANUFACTURED_GOODS = ("glass", "papyrus", "cloth")
THINGS: tuple[str, ...] = get_args(Thing)

BOXES = (armada, leaders, cities, babel, edifice, extra_wonders)
"""The words that each box adds to data files."""

"""The words that data files may use; readers of data get these and nothing else."""

from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from argosy.catalog.registry import packages

Color = Literal["brown", "grey", "blue", "yellow", "red", "green", "purple", "black"]
Resource = Literal["wood", "stone", "clay", "ore", "glass", "papyrus", "cloth"]
Symbol = Literal["compass", "gear", "tablet", "any", "most"]
Direction = Literal["left", "right"]
Place = Literal["self", "left", "right"]
Sides = Literal["drawn", "chosen"]

EXPANSIONS = tuple(package.WORDS for package in packages("catalog", "wonders", "words"))
"""The words that each expansion adds to data files."""

THINGS: tuple[str, ...] = (
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
    *(thing for expansion in EXPANSIONS for thing in expansion.things),
)
"""What effects count: things of the base game, then those of each expansion."""

if TYPE_CHECKING:
    Thing: TypeAlias = str
else:
    Thing = Literal[THINGS]

COLORS: tuple[str, ...] = get_args(Color)
RESOURCES: tuple[str, ...] = get_args(Resource)
RAW_MATERIALS = ("wood", "stone", "clay", "ore")
MANUFACTURED_GOODS = ("glass", "papyrus", "cloth")

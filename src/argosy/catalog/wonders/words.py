"""The words that data files may use. Whoever reads data gets these and nothing else."""

from typing import Literal, get_args

Color = Literal["brown", "grey", "blue", "yellow", "red", "green", "purple"]
Resource = Literal["wood", "stone", "clay", "ore", "glass", "papyrus", "cloth"]
Symbol = Literal["compass", "gear", "tablet", "any", "most"]
Direction = Literal["left", "right"]
Place = Literal["self", "left", "right"]
Lane = Literal["red", "yellow", "blue", "green"]
Sides = Literal["drawn", "chosen"]
Thing = Literal[
    "brown",
    "grey",
    "blue",
    "yellow",
    "red",
    "green",
    "purple",
    "wonder_stage",
    "defeat_token",
    "commercial_level",
    "island",
]

COLORS: tuple[str, ...] = get_args(Color)
RESOURCES: tuple[str, ...] = get_args(Resource)
RAW_MATERIALS = ("wood", "stone", "clay", "ore")
MANUFACTURED_GOODS = ("glass", "papyrus", "cloth")
LANES: tuple[Lane, ...] = get_args(Lane)
THINGS: tuple[str, ...] = get_args(Thing)

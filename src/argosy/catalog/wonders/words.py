"""The words that data files may use. Whoever reads data gets these and nothing else."""

from typing import Literal, get_args

Color = Literal["brown", "grey", "blue", "yellow", "red", "green", "purple"]
Resource = Literal["wood", "stone", "clay", "ore", "glass", "papyrus", "cloth"]
Symbol = Literal["compass", "gear", "tablet", "any", "most"]
Direction = Literal["left", "right"]
Place = Literal["self", "left", "right"]
Lane = Literal["red", "yellow", "blue", "green"]
Sure = Literal["confirmed", "single", "unsure", "house"]
Part = Literal["base", "armada", "boards"]
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
SURE: tuple[str, ...] = get_args(Sure)
THINGS: tuple[str, ...] = get_args(Thing)

WORDS_OF: dict[str, tuple[str, ...]] = {
    "color": COLORS,
    "colors": LANES,
    "cost": ("coins", *RESOURCES),
    "direction": get_args(Direction),
    "lane": LANES,
    "lanes": LANES,
    "neighbors": get_args(Direction),
    "of": THINGS,
    "options": RESOURCES,
    "part": get_args(Part),
    "passing": get_args(Direction),
    "first_control": get_args(Direction),
    "resource": RESOURCES,
    "resources": RESOURCES,
    "sides": get_args(Sides),
    "sure": SURE,
    "sure_of": SURE,
    "symbol": get_args(Symbol),
    "where": get_args(Place),
    "wonder_ship": LANES,
}
"""For each field of a data file that takes words: the words it takes."""

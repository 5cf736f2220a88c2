"""The words of Armada's data files: lanes, things that effects count, kinds of effects, files."""

from typing import Literal, get_args

PART = "armada"
"""What a box of this kind calls its part."""

Lane = Literal["red", "yellow", "blue", "green"]
LANES: tuple[Lane, ...] = get_args(Lane)

Thing = Literal["commercial_level", "island"]

FIELDS: dict[str, frozenset[str]] = {
    "naval_shields": frozenset({"amount"}),
    "incursion": frozenset({"direction"}),
    "free_ship": frozenset({"amount", "colors"}),
    "pirates": frozenset(),
    "emporium": frozenset({"direction", "units", "price"}),
    "top_island": frozenset({"level"}),
    "safe_from_losses": frozenset(),
    "naval_discount": frozenset({"amount"}),
    "coins_per_naval_construction": frozenset({"amount"}),
    "free_stage_ship": frozenset(),
    "any_stage_ship": frozenset(),
    "naval_conflict_optional": frozenset(),
    "points_per_chosen_color": frozenset({"amount"}),
}
"""Kinds of effects with exactly the fields that each has."""

COLORS = {"free_ship": LANES}
"""Kinds that take `amount` different ones out of `colors`, and the colours that there are."""

LISTS = {"islands.toml": "island", "shipyards.toml": "shipyard", "lanes.toml": "space"}
"""Files that hold a list of blocks, and the name of the list."""

NEEDS = frozenset({"cards_age_1.toml", "cards_age_2.toml", "cards_age_3.toml", "setup.toml", *LISTS})
MAY_HAVE = frozenset({"wonders.toml"})
"""The files of such a box."""

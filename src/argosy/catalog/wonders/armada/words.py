"""The words of Armada's data files: lanes, things that effects count, kinds of effects, files."""

from typing import Literal, get_args

from argosy.catalog.wonders.expansion_words import ExpansionWords

Lane = Literal["red", "yellow", "blue", "green"]
LANES: tuple[Lane, ...] = get_args(Lane)

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

WORDS = ExpansionWords(
    fields=FIELDS,
    lists={"islands.toml": "island", "shipyards.toml": "shipyard", "lanes.toml": "space"},
    needs=frozenset(
        {
            "cards_age_1.toml",
            "cards_age_2.toml",
            "cards_age_3.toml",
            "setup.toml",
            "islands.toml",
            "shipyards.toml",
            "lanes.toml",
        }
    ),
    may_have=frozenset({"wonders.toml"}),
    things=("commercial_level", "island"),
    colors={"free_ship": LANES},
)

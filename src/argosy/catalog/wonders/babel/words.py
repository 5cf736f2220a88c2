"""The words of the data files of Babel: what tiles do, rewards and penalties of projects, files."""

PART = "babel"
"""What a box of this kind calls its part."""

TILES: dict[str, frozenset[str]] = {
    "tax_by_age": frozenset({"of", "amount"}),
    "chain_tax_by_age": frozenset({"amount"}),
    "bonus_by_age": frozenset({"of", "amount"}),
    "chain_bonus_by_age": frozenset({"amount"}),
    "bonus": frozenset({"of", "amount"}),
    "without_resources": frozenset({"of"}),
    "coins_for_resources": frozenset({"of"}),
    "only_single_brown": frozenset(),
    "any_number_of_single_brown": frozenset(),
    "cards_rest": frozenset({"cards"}),
    "chains_of_neighbors": frozenset(),
    "cheaper": frozenset({"resources", "amount"}),
    "dearer": frozenset({"resources", "amount"}),
    "victory_tokens_sink": frozenset(),
    "defeat_tokens": frozenset({"amount"}),
}
"""What a tile does for all cities while it is uncovered; `by_age`: the amount times the number of the Age."""

REWARDS: dict[str, frozenset[str]] = {
    "free_stage_once": frozenset(),
    "free_card_once": frozenset(),
    "any_color_once": frozenset(),
}
"""Rewards of projects that are no effects of cards."""

PENALTIES: dict[str, frozenset[str]] = {
    "lose_card": frozenset({"of"}),
    "lose_all_coins": frozenset(),
    "lose_coins": frozenset({"amount"}),
    "lose_victory_tokens": frozenset({"amount"}),
    "board_rests": frozenset(),
}
"""What a project that failed takes."""

FIELDS: dict[str, frozenset[str]] = {**TILES, **REWARDS, **PENALTIES}
"""Kinds of effects with exactly the fields that each has."""

COLORS: dict[str, tuple[str, ...]] = {}
"""No kind takes some of several colours."""

LISTS = {"tiles.toml": "tile", "projects.toml": "project"}
"""Files that hold a list of blocks, and the name of the list."""

NEEDS = frozenset({"setup.toml", *LISTS})
MAY_HAVE: frozenset[str] = frozenset()
"""The files of such a box."""

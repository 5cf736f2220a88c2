"""The words of the data files of Babel: effects of tiles, rewards of projects, files."""

from argosy.catalog.wonders.expansion_words import ExpansionWords

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

FIELDS: dict[str, frozenset[str]] = {**TILES, **REWARDS}
"""Kinds of effects with exactly the fields that each has."""

WORDS = ExpansionWords(
    fields=FIELDS,
    lists={"tiles.toml": "tile", "projects.toml": "project"},
    needs=frozenset({"setup.toml", "tiles.toml", "projects.toml"}),
)

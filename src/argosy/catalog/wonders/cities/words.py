"""The words of the data files of Cities: kinds of effects, files."""

from argosy.catalog.wonders.expansion_words import ExpansionWords

FIELDS: dict[str, frozenset[str]] = {
    "loss": frozenset({"amount"}),
    "loss_per": frozenset({"of", "amount"}),
    "coins_to_neighbors": frozenset({"amount"}),
    "coins_to_others": frozenset({"amount"}),
    "debts_to_neighbors": frozenset({"amount"}),
    "victory_token": frozenset({"value"}),
    "points_per_victory_token": frozenset({"value", "amount"}),
    "diplomacy": frozenset(),
    "mask": frozenset(),
    "rebate_first": frozenset({"neighbors", "amount"}),
    "rebate_board": frozenset({"amount"}),
    "more_of_own": frozenset(),
    "more_of_missing": frozenset(),
    "stages_without_resources": frozenset(),
    "free_black_once_per_age": frozenset(),
    "loss_when_stage_built": frozenset({"amount"}),
    "loss_by_age": frozenset(),
    "shields_per_defeat": frozenset({"amount"}),
}
"""Kinds of effects with exactly the fields that each has."""

WORDS = ExpansionWords(
    fields=FIELDS,
    needs=frozenset({"cards_age_1.toml", "cards_age_2.toml", "cards_age_3.toml", "setup.toml"}),
    may_have=frozenset({"guilds.toml", "leaders.toml", "wonders.toml"}),
)

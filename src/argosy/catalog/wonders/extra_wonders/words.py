"""The words of the data files of the single boards: stages that no other expansion has, files."""

from argosy.catalog.wonders.expansion_words import ExpansionWords

FIELDS: dict[str, frozenset[str]] = {
    "coins_per_source": frozenset({"resources", "amount"}),
    "points_per_source": frozenset({"resources", "amount"}),
    "points_per_marker_color": frozenset({"where", "amount"}),
    "copy_stage": frozenset({"where", "level"}),
    "copy_last_stage": frozenset({"where"}),
}
"""Kinds of effects with exactly the fields that each has."""

WORDS = ExpansionWords(
    fields=FIELDS,
    needs=frozenset({"setup.toml", "wonders.toml"}),
)

"""The words of the data files of the single boards: stages that no other box has, files."""

from argosy.catalog.wonders.box_words import BoxWords

FIELDS: dict[str, frozenset[str]] = {
    "coins_per_source": frozenset({"resources", "amount"}),
    "points_per_source": frozenset({"resources", "amount"}),
    "points_per_marker_color": frozenset({"where", "amount"}),
    "copy_stage": frozenset({"where", "level"}),
    "copy_last_stage": frozenset({"where"}),
}
"""Kinds of effects with exactly the fields that each has."""

WORDS = BoxWords(
    fields=FIELDS,
    needs=frozenset({"setup.toml", "wonders.toml"}),
)

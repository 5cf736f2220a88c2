"""The words of the data files of Edifice: rewards and stages that no other box has, files. Penalties are those of Babel."""

from argosy.catalog.wonders.box_words import BoxWords

FIELDS: dict[str, frozenset[str]] = {
    "points_per_color": frozenset({"amount"}),
    "double_guild": frozenset(),
    "choose_half": frozenset({"left", "right"}),
    "pawn": frozenset({"ages"}),
}
"""Kinds of effects with exactly the fields that each has."""

WORDS = BoxWords(
    fields=FIELDS,
    lists={"edifices.toml": "edifice"},
    needs=frozenset({"setup.toml", "wonders.toml", "edifices.toml"}),
)

"""The words and files that Edifice adds to the data files: its rewards and stages.

Penalties are those of Babel.
"""

from argosy.catalog.wonders.expansion_words import ExpansionWords

FIELDS: dict[str, frozenset[str]] = {
    "points_per_color": frozenset({"amount"}),
    "double_guild": frozenset(),
    "choose_half": frozenset({"left", "right"}),
    "pawn": frozenset({"ages"}),
}
"""Kinds of effects with exactly the fields that each has."""

WORDS = ExpansionWords(
    fields=FIELDS,
    lists={"edifices.toml": "edifice"},
    needs=frozenset({"setup.toml", "wonders.toml", "edifices.toml"}),
)

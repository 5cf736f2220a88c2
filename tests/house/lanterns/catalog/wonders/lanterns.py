"""The words of the data files of Lanterns."""

from argosy.catalog.wonders.expansion_words import ExpansionWords

FIELDS = {"lanterns": frozenset({"amount"}), "lanterns_of_neighbors": frozenset({"amount"})}
"""Kinds of effects with exactly the fields that each has."""

WORDS = ExpansionWords(fields=FIELDS, needs=frozenset({"guilds.toml"}))

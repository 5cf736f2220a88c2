"""The words of the data files of Lanterns."""

from argosy.catalog.wonders.box_words import BoxWords

FIELDS = {"lanterns": frozenset({"amount"}), "lanterns_of_neighbors": frozenset({"amount"})}
"""Kinds of effects with exactly the fields that each has."""

WORDS = BoxWords(fields=FIELDS, needs=frozenset({"guilds.toml"}))

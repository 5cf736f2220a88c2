"""Records that expansions add to the packed tables, and their verbs in the action space."""

from argosy.catalog.registry import packages_by_name
from argosy.rules.wonders.expansions.state import record_of
from argosy.rules.wonders.words import ADD_ONS, SHIPS

_TABLES = packages_by_name("rules", "wonders", "tables")

EXPANSION_TABLES = tuple(
    (record_of(package), one.TABLE) for package, one in _TABLES.items() if hasattr(one, "TABLE")
)
"""Name and type of each expansion's record in the tables."""

MORE_VERBS = tuple(verb for one in _TABLES.values() for verb in getattr(one, "VERBS", ()))
"""Verbs of expansions in the order of their numbers."""

WORDS_OF_EXPANSIONS = ADD_ONS[:SHIPS]
"""The words that an effect's `colors` is a bit set of."""

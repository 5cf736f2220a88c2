"""Fields and effects that expansions add to the packed tables, and the functions that fill them.

The last expansion comes first, because fingerprints of rulesets in old records fit that layout.
"""

from argosy.catalog.registry import packages_by_name
from argosy.rules.duel.packing import Packed

_TABLES = dict(reversed(packages_by_name("rules", "duel", "tables").items()))
_PACKAGES = tuple(_TABLES.values())

THINGS_OF_EXPANSIONS = tuple(field for package in _PACKAGES for field in package.EFFECT_SOURCE_FIELDS)
FIELDS_OF_DECKS = tuple(field for package in _PACKAGES for field in getattr(package, "DECK_FIELDS", ()))
FIELDS_OF_EXPANSIONS = tuple(field for package in _PACKAGES for field in package.FIELDS)
MORE_THINGS: tuple[tuple[str, str, int], ...] = tuple(
    thing for package in _PACKAGES for thing in package.THINGS
)
"""(field, group of the catalog, line of the score pad) of things with effects."""
MORE_LASTING: dict[str, Packed] = {
    kind: packed for package in _PACKAGES for kind, packed in package.LASTING_KINDS.items()
}
MORE_NOW: dict[str, Packed] = {
    kind: packed for package in _PACKAGES for kind, packed in package.NOW_KINDS.items()
}
MORE_ASKING: tuple[int, ...] = tuple(task for package in _PACKAGES for task in package.ASKING)
PACKS = tuple(package.pack for package in _PACKAGES)
"""What fills the fields of expansions, in play or not."""
JOINING = {name: package.join_decks for name, package in _TABLES.items()}
"""By box: what it changes in the tables of a game that has it."""

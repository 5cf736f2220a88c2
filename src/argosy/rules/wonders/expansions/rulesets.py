"""The rules of the expansions that can be added to 7 Wonders."""

import msgspec

from argosy.catalog import Catalog
from argosy.catalog.registry import values
from argosy.rules.wonders.expansions.types import ExpansionRules
from argosy.rules.wonders.options import BaseOptions

EXPANSIONS: tuple[ExpansionRules, ...] = values("rules", "wonders", "ruleset", "EXPANSION")
"""In the order in which each changes the steps of a round. Expansions that are not here are refused."""

ExpansionOptions = msgspec.defstruct(
    "ExpansionOptions",
    [(name, str, values[0]) for expansion in EXPANSIONS for name, values in expansion.options.items()],
    bases=(BaseOptions,),
    frozen=True,
    kw_only=True,
)
"""The options of the base game, then those of all expansions; where nobody chooses, an option has its first
value.
"""


def expansions_in_play(catalog: Catalog) -> list[tuple[ExpansionRules, str]]:
    """The expansions of a catalog, each with the id of its edition; as many as the table wants
    (ARMADA-MIX-1).
    """
    return [
        (rules, expansion.id)
        for rules in EXPANSIONS
        for expansion in catalog.expansions
        if expansion.part == rules.name
    ]

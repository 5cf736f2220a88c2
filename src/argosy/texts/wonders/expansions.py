"""Effect texts and refusal clauses of expansions, from the module named like the expansion."""

from argosy.catalog.registry import rooms
from argosy.texts import Words

ROOMS = rooms("texts", "wonders", "effects")

MORE_SHORT = {kind: template for room in ROOMS for kind, template in room.SHORT.items()}
"""The line on a card, by kind of effect."""

MORE_SENTENCES = {kind: template for room in ROOMS for kind, template in room.LONG.items()}
"""The whole effect, by kind."""


def more_things(words: Words) -> dict[str, str]:
    """One thing of those that effects of expansions count."""
    return {name: text for room in ROOMS for name, text in room.things(words).items()}


def more_clauses(words: Words) -> dict[str, str]:
    """The shortest true reasons by code, of expansions that have reasons of their own."""
    having = (room for room in ROOMS if hasattr(room, "clauses"))
    return {code: said for room in having for code, said in room.clauses(words).items()}

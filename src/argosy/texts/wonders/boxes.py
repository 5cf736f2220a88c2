"""Effects of boxes in words, and why something of them is not possible: one line for each box."""

from argosy.texts import Words
from argosy.texts.wonders import armada, babel, cities, edifice, extra_wonders, leaders

BOXES = (armada, leaders, cities, babel, edifice, extra_wonders)

MORE_SHORT = {kind: template for box in BOXES for kind, template in box.SHORT.items()}
"""The line on a card, by kind of effect."""

MORE_SENTENCES = {kind: template for box in BOXES for kind, template in box.LONG.items()}
"""The whole effect, by kind."""


def more_things(words: Words) -> dict[str, str]:
    """One thing of those that effects of boxes count."""
    return {name: text for box in BOXES for name, text in box.things(words).items()}


def more_clauses(words: Words) -> dict[str, str]:
    """The shortest true reasons by code, of boxes that have reasons of their own."""
    return {code: said for box in (armada, cities, babel, edifice) for code, said in box.clauses(words).items()}

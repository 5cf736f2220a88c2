"""The kinds of slots for hidden things. Each expansion has eight numbers of its own."""

from argosy.catalog.registry import PACKAGES

(
    THING,  # place among the things of a later pool
    HAND,  # seat, place; for the free city its deck
    DISCARD,  # the pile
    MARKER,  # seat, stage
) = range(4)
FIRST_OF_EXPANSIONS = 8
EACH_EXPANSION = 8


def first_of(module: str) -> int:
    """The first number of an expansion; module: a file of its package."""
    return FIRST_OF_EXPANSIONS + EACH_EXPANSION * PACKAGES["wonders"].index(module.split(".")[3])

"""The edifices of a game (EDIFICE-1)."""

from argosy.rules.chance import STREAM_BOXES, random_below
from argosy.rules.kernel import kernel
from argosy.rules.wonders.terms import AGES

STREAM_EDIFICES = STREAM_BOXES + 18

NONE = -1


@kernel
def is_edifice_in_play(tables):
    """Are there pawns to take?"""
    return tables.edifice.pawns > 0


@kernel
def deal_edifices(game, tables, seed):
    """One edifice of each Age, each equally likely, open from the start, with all its pawns."""
    for age in range(AGES):
        of_age = 0
        for kind in range(tables.edifice.kinds):
            of_age += 1 if tables.edifice.edifices[kind].age == age + 1 else 0
        game.edifice.edifices[age] = nth_of_age(tables, age, random_below(seed, STREAM_EDIFICES, age, of_age))
        game.edifice.left[age] = tables.edifice.pawns


@kernel
def nth_of_age(tables, age, place):
    """The edifice of an Age that stands at this place among those of its Age."""
    for kind in range(tables.edifice.kinds):
        if tables.edifice.edifices[kind].age == age + 1:
            if place == 0:
                return kind
            place -= 1
    return NONE

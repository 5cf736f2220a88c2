"""The words of Edifice and their numbers, which go on where those of Babel end."""

from argosy.catalog.wonders.edifice.words import FIELDS
from argosy.rules.wonders.babel import terms as before


def after(kind: str) -> int:
    """The first number that the box before has left."""
    first, words = getattr(before, kind)
    return first + len(words)


# Things that effects count, what a city can owe, first words of choices: none; penalties are asked as in Babel.
THINGS = (after("THINGS"), ())
OWES = (after("OWES"), ())
VERBS = (after("VERBS"), ())

# Kinds of effects, in the order of the words of the data files.
EFFECTS = (after("EFFECTS"), tuple(FIELDS))
POINTS_PER_COLOR, DOUBLE_GUILD = range(EFFECTS[0], EFFECTS[0] + 2)
FIRST_EFFECT = EFFECTS[0]

# Lines of the score pad.
LINES = (after("LINES"), ("edifice",))
EDIFICE_LINE = LINES[0]

# Steps of a round, see `steps.py`.
STEPS = (after("STEPS"), ("join_edifice", "judge_edifice"))
JOIN_EDIFICE, JUDGE_EDIFICE = range(STEPS[0], STEPS[0] + 2)

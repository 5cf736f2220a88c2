"""The words of the single boards and their numbers, which go on where those of Edifice end."""

from argosy.catalog.wonders.extra_wonders.words import FIELDS
from argosy.rules.wonders.edifice import terms as before


def after(kind: str) -> int:
    """The first number that the box before has left."""
    first, words = getattr(before, kind)
    return first + len(words)


# Things that effects count, lines of the score pad: none.
THINGS = (after("THINGS"), ())
LINES = (after("LINES"), ())

# Kinds of effects, in the order of the words of the data files.
EFFECTS = (after("EFFECTS"), tuple(FIELDS))
COINS_PER_SOURCE, POINTS_PER_SOURCE, POINTS_PER_MARKER_COLOR, COPY_STAGE, COPY_LAST_STAGE = range(
    EFFECTS[0], EFFECTS[0] + 5
)
FIRST_EFFECT = EFFECTS[0]

# What a city can owe: the neighbour whose stage it copies.
OWES = (after("OWES"), ("imitate",))
IMITATE = OWES[0]

# First words of choices.
VERBS = (after("VERBS"), ("imitate",))
IMITATE_STAGE = VERBS[0]

# Steps of a round, see `steps.py`.
STEPS = (after("STEPS"), ("ask_copies", "copy_stages", "lose_to_others"))
ASK_COPIES, COPY_STAGES, LOSE_TO_OTHERS = range(STEPS[0], STEPS[0] + 3)
FIRST_STEP = STEPS[0]

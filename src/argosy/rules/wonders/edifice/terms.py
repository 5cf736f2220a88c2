"""The words of Edifice and their numbers, which go on where those of Babel end."""

from argosy.catalog.wonders.edifice.words import FIELDS
from argosy.rules.wonders.babel import terms as before


def after(kind: str) -> int:
    """The first number that the box before has left."""
    first, words = getattr(before, kind)
    return first + len(words)


# Things that effects count: none.
THINGS = (after("THINGS"), ())

# What a city can owe: a half of a stage, the Age of a pawn. Penalties are asked as in Babel.
OWES = (after("OWES"), ("half", "pawn"))
HALF, PAWN = range(OWES[0], OWES[0] + 2)

# First words of choices.
VERBS = (after("VERBS"), ("half", "pawn"))
TAKE_HALF, TAKE_PAWN = range(VERBS[0], VERBS[0] + 2)

# Kinds of effects, in the order of the words of the data files.
EFFECTS = (after("EFFECTS"), tuple(FIELDS))
POINTS_PER_COLOR, DOUBLE_GUILD, CHOOSE_HALF, GIVE_PAWN = range(EFFECTS[0], EFFECTS[0] + 4)
FIRST_EFFECT = EFFECTS[0]

# Lines of the score pad.
LINES = (after("LINES"), ("edifice",))
EDIFICE_LINE = LINES[0]

# Steps of a round, see `steps.py`.
STEPS = (after("STEPS"), ("join_edifice", "ask_boards", "answer_boards", "turn_edifice", "judge_edifice"))
JOIN_EDIFICE, ASK_BOARDS, ANSWER_BOARDS, TURN_EDIFICE, JUDGE_EDIFICE = range(STEPS[0], STEPS[0] + 5)

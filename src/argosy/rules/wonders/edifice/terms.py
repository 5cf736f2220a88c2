"""The words of Edifice and their numbers (`rules/wonders/expansions/word_numbers.py`)."""

from argosy.catalog.wonders.edifice.words import FIELDS
from argosy.rules.wonders.expansions.word_numbers import numbered
from argosy.rules.wonders.words import add_on

# What a city can owe: a half of a stage, the Age of a pawn.
OWES = numbered(__name__, "OWES", "half", "pawn")
HALF, PAWN = OWES.numbers

# First words of choices.
VERBS = numbered(__name__, "VERBS", "half", "pawn")
TAKE_HALF, TAKE_PAWN = VERBS.numbers

# Kinds of effects, in the order of the words of the data files.
EFFECTS = numbered(__name__, "EFFECTS", *FIELDS)
POINTS_PER_COLOR, DOUBLE_GUILD, CHOOSE_HALF, GIVE_PAWN = EFFECTS.numbers

# Lines of the score pad.
LINES = numbered(__name__, "LINES", "edifice")
(EDIFICE_LINE,) = LINES.numbers

# Steps of a round, see `steps.py`.
STEPS = numbered(
    __name__, "STEPS", "join_edifice", "ask_boards", "answer_boards", "turn_edifice", "judge_edifice"
)
JOIN_EDIFICE, ASK_BOARDS, ANSWER_BOARDS, TURN_EDIFICE, JUDGE_EDIFICE = STEPS.numbers

# What is built together with a stage: a bit of a choice's add-on.
WITH_EDIFICE = add_on("edifice")

"""The words of Edifice and their numbers (`rules/wonders/expansions/word_numbers.py`)."""

from argosy.catalog.wonders.edifice.words import FIELDS
from argosy.rules.wonders.expansions.word_numbers import numbered
from argosy.rules.wonders.words import add_on

# What a city can owe: a half of a stage, the Age of a pawn.
OWES = numbered(__name__, "OWES", "half", "pawn")
HALF = OWES["half"]
PAWN = OWES["pawn"]

# First words of choices.
VERBS = numbered(__name__, "VERBS", "half", "pawn")
TAKE_HALF = VERBS["half"]
TAKE_PAWN = VERBS["pawn"]

# Kinds of effects, in the order of the words of the data files.
EFFECTS = numbered(__name__, "EFFECTS", *FIELDS)
POINTS_PER_COLOR = EFFECTS["points_per_color"]
DOUBLE_GUILD = EFFECTS["double_guild"]
CHOOSE_HALF = EFFECTS["choose_half"]
GIVE_PAWN = EFFECTS["pawn"]

# Lines of the score pad.
LINES = numbered(__name__, "LINES", "edifice")
EDIFICE_LINE = LINES["edifice"]

# Steps of a round, see `steps.py`.
STEPS = numbered(
    __name__, "STEPS", "join_edifice", "ask_boards", "answer_boards", "turn_edifice", "judge_edifice"
)
JOIN_EDIFICE = STEPS["join_edifice"]
ASK_BOARDS = STEPS["ask_boards"]
ANSWER_BOARDS = STEPS["answer_boards"]
TURN_EDIFICE = STEPS["turn_edifice"]
JUDGE_EDIFICE = STEPS["judge_edifice"]

# What is built together with a stage: a bit of a choice's add-on.
WITH_EDIFICE = add_on("edifice")

"""The words of the single boards and their numbers (`rules/wonders/expansions/word_numbers.py`)."""

from argosy.catalog.wonders.extra_wonders.words import FIELDS
from argosy.rules.wonders.expansions.word_numbers import numbered

# Kinds of effects, in the order of the words of the data files.
EFFECTS = numbered(__name__, "EFFECTS", *FIELDS)
COINS_PER_SOURCE = EFFECTS["coins_per_source"]
POINTS_PER_SOURCE = EFFECTS["points_per_source"]
POINTS_PER_MARKER_COLOR = EFFECTS["points_per_marker_color"]
COPY_STAGE = EFFECTS["copy_stage"]
COPY_LAST_STAGE = EFFECTS["copy_last_stage"]

# What a city can owe: the neighbour whose stage it copies.
OWES = numbered(__name__, "OWES", "imitate")
IMITATE = OWES["imitate"]

# First words of choices.
VERBS = numbered(__name__, "VERBS", "imitate")
IMITATE_STAGE = VERBS["imitate"]

# Steps of a round, see `steps.py`.
STEPS = numbered(__name__, "STEPS", "ask_copies", "copy_stages", "lose_to_others")
ASK_COPIES = STEPS["ask_copies"]
COPY_STAGES = STEPS["copy_stages"]
LOSE_TO_OTHERS = STEPS["lose_to_others"]

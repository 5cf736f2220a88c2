"""The words of the single boards and their numbers (`rules/wonders/expansions/word_numbers.py`)."""

from argosy.catalog.wonders.extra_wonders.words import FIELDS
from argosy.rules.wonders.expansions.word_numbers import numbered

# Kinds of effects, in the order of the words of the data files.
EFFECTS = numbered(__name__, "EFFECTS", *FIELDS)
COINS_PER_SOURCE, POINTS_PER_SOURCE, POINTS_PER_MARKER_COLOR, COPY_STAGE, COPY_LAST_STAGE = EFFECTS.numbers

# What a city can owe: the neighbour whose stage it copies.
OWES = numbered(__name__, "OWES", "imitate")
(IMITATE,) = OWES.numbers

# First words of choices.
VERBS = numbered(__name__, "VERBS", "imitate")
(IMITATE_STAGE,) = VERBS.numbers

# Steps of a round, see `steps.py`.
STEPS = numbered(__name__, "STEPS", "ask_copies", "copy_stages", "lose_to_others")
ASK_COPIES, COPY_STAGES, LOSE_TO_OTHERS = STEPS.numbers

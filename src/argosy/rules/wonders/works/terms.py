"""The words of common works and their numbers (`rules/wonders/expansions/word_numbers.py`)."""

from argosy.catalog.wonders.works.words import PENALTIES
from argosy.rules.wonders.expansions.word_numbers import numbered

# Penalties, in the order of the words of the data files.
EFFECTS = numbered(__name__, "EFFECTS", *PENALTIES)
LOSE_CARD, LOSE_ALL_COINS, LOSE_COINS, LOSE_VICTORY_TOKENS, BOARD_RESTS = EFFECTS.numbers

# What a city can owe: what it gives up for a work that failed.
OWES = numbered(__name__, "OWES", "penalty")
(PENALTY,) = OWES.numbers

# First words of choices.
VERBS = numbered(__name__, "VERBS", "discard")
(GIVE_UP,) = VERBS.numbers

# Steps of a round, see `steps.py`.
STEPS = numbered(__name__, "STEPS", "ask_penalty", "suffer_penalty")
ASK_PENALTY, SUFFER_PENALTY = STEPS.numbers

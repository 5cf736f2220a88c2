"""The words of common works and their numbers (`rules/wonders/expansions/word_numbers.py`)."""

from argosy.catalog.wonders.works.words import PENALTIES
from argosy.rules.wonders.expansions.word_numbers import numbered

# Penalties, in the order of the words of the data files.
EFFECTS = numbered(__name__, "EFFECTS", *PENALTIES)
LOSE_CARD = EFFECTS["lose_card"]
LOSE_ALL_COINS = EFFECTS["lose_all_coins"]
LOSE_COINS = EFFECTS["lose_coins"]
LOSE_VICTORY_TOKENS = EFFECTS["lose_victory_tokens"]
BOARD_RESTS = EFFECTS["board_rests"]

# What a city can owe: what it gives up for a work that failed.
OWES = numbered(__name__, "OWES", "penalty")
PENALTY = OWES["penalty"]

# First words of choices.
VERBS = numbered(__name__, "VERBS", "discard")
GIVE_UP = VERBS["discard"]

# Steps of a round, see `steps.py`.
STEPS = numbered(__name__, "STEPS", "ask_penalty", "suffer_penalty")
ASK_PENALTY = STEPS["ask_penalty"]
SUFFER_PENALTY = STEPS["suffer_penalty"]

"""The words of Cities and their numbers (`rules/wonders/expansions/word_numbers.py`)."""

from argosy.catalog.wonders.cities.words import FIELDS
from argosy.rules.wonders.expansions.word_numbers import numbered
from argosy.rules.wonders.words import add_on

# Kinds of effects, in the order of the words of the data files.
EFFECTS = numbered(__name__, "EFFECTS", *FIELDS)
(
    LOSS,
    LOSS_PER,
    COINS_TO_NEIGHBORS,
    COINS_TO_OTHERS,
    DEBTS_TO_NEIGHBORS,
    GAIN_VICTORY_TOKEN,
    POINTS_PER_VICTORY_TOKEN,
    DIPLOMACY,
    MASK,
    REBATE_FIRST,
    REBATE_BOARD,
    MORE_OF_OWN,
    MORE_OF_MISSING,
    STAGES_WITHOUT_RESOURCES,
    FREE_BLACK_ONCE_PER_AGE,
    LOSS_WHEN_STAGE_BUILT,
    LOSS_BY_AGE,
    SHIELDS_PER_DEFEAT,
) = EFFECTS.numbers

# What a city can owe.
OWES = numbered(__name__, "OWES", "debt")
(DEBT,) = OWES.numbers

# First words of choices.
VERBS = numbered(__name__, "VERBS", "debt")
(TAKE_DEBTS,) = VERBS.numbers

# Lines of the score pad (CITIES-SCORE-1).
LINES = numbered(__name__, "LINES", "cities")
(BLACK_LINE,) = LINES.numbers

# Steps of a round, see `steps.py`.
STEPS = numbered(__name__, "STEPS", "ask_debts", "settle_losses")
ASK_DEBTS, SETTLE_LOSSES = STEPS.numbers

# What makes a card free: a bit of a choice's add-on.
BY_LEADER = add_on("leader")

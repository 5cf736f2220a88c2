"""The words of Cities and their numbers (`rules/wonders/expansions/word_numbers.py`)."""

from argosy.catalog.wonders.cities.words import FIELDS
from argosy.rules.wonders.expansions.word_numbers import numbered
from argosy.rules.wonders.words import add_on

# Kinds of effects, in the order of the words of the data files.
EFFECTS = numbered(__name__, "EFFECTS", *FIELDS)
LOSS = EFFECTS["loss"]
LOSS_PER = EFFECTS["loss_per"]
COINS_TO_NEIGHBORS = EFFECTS["coins_to_neighbors"]
COINS_TO_OTHERS = EFFECTS["coins_to_others"]
DEBTS_TO_NEIGHBORS = EFFECTS["debts_to_neighbors"]
GAIN_VICTORY_TOKEN = EFFECTS["victory_token"]
POINTS_PER_VICTORY_TOKEN = EFFECTS["points_per_victory_token"]
DIPLOMACY = EFFECTS["diplomacy"]
MASK = EFFECTS["mask"]
REBATE_FIRST = EFFECTS["rebate_first"]
REBATE_BOARD = EFFECTS["rebate_board"]
MORE_OF_OWN = EFFECTS["more_of_own"]
MORE_OF_MISSING = EFFECTS["more_of_missing"]
STAGES_WITHOUT_RESOURCES = EFFECTS["stages_without_resources"]
FREE_BLACK_ONCE_PER_AGE = EFFECTS["free_black_once_per_age"]
LOSS_WHEN_STAGE_BUILT = EFFECTS["loss_when_stage_built"]
LOSS_BY_AGE = EFFECTS["loss_by_age"]
SHIELDS_PER_DEFEAT = EFFECTS["shields_per_defeat"]

# What a city can owe.
OWES = numbered(__name__, "OWES", "debt")
DEBT = OWES["debt"]

# First words of choices.
VERBS = numbered(__name__, "VERBS", "debt")
TAKE_DEBTS = VERBS["debt"]

# Lines of the score pad (CITIES-SCORE-1).
LINES = numbered(__name__, "LINES", "cities")
BLACK_LINE = LINES["cities"]

# Steps of a round, see `steps.py`.
STEPS = numbered(__name__, "STEPS", "ask_debts", "settle_losses")
ASK_DEBTS = STEPS["ask_debts"]
SETTLE_LOSSES = STEPS["settle_losses"]

# What makes a card free: a bit of a choice's add-on.
BY_LEADER = add_on("leader")

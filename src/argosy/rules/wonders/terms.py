"""The numbers that stand for words of the rulebook in kernels; each word has one number everywhere.

Expansions have words of their own, in a file `terms.py` of their package; `expansions/word_numbers.py` gives
them their numbers.
"""

from argosy.rules.wonders import words
from argosy.rules.wonders.expansions.word_numbers import all_words, base_words

AGES = 3

# Resources. Raw materials and manufactured goods are two classes: trade posts tell them apart (BASE-CARD-8,
# -9).
RAW = ("clay", "ore", "stone", "wood")
MADE = ("glass", "cloth", "papyrus")
RESOURCES = RAW + MADE
RAW_SETS = 1 << len(RAW)
MADE_SETS = 1 << len(MADE)

# Colours of cards (BASE-SETUP-9), in the order in which a city is shown.
COLORS = words.COLORS
BROWN, GREY, BLUE, YELLOW, RED, GREEN, PURPLE, BLACK = range(8)

# Things that effects count: the colours, then these.
THINGS = all_words("THINGS")
WONDER_STAGE = 8
DEFEAT_TOKEN = 9
VICTORY_TOKEN = 10

# Where an effect looks: a bit set.
SELF, LEFT, RIGHT = 1, 2, 4
WHERE = {"self": SELF, "left": LEFT, "right": RIGHT}

# Science symbols; ANY is of free choice at scoring (BASE-SCI-4), MOST of the kind that the city has most of.
SYMBOLS = ("compass", "gear", "tablet", "any", "most")
ANY = 3
MOST = 4
SYMBOL_SETS = 1 << ANY  # sets of compass, gear, tablet

# Kinds of effects.
EFFECTS = all_words("EFFECTS")
_EFFECTS = base_words("EFFECTS")
PRODUCE = _EFFECTS["produce"]
POINTS = _EFFECTS["points"]
SHIELDS = _EFFECTS["shields"]
SCIENCE = _EFFECTS["science"]
COINS = _EFFECTS["coins"]
DISCOUNT = _EFFECTS["discount"]
COINS_PER = _EFFECTS["coins_per"]
POINTS_PER = _EFFECTS["points_per"]
POINTS_IF_WONDER_COMPLETE = _EFFECTS["points_if_wonder_complete"]
FREE_BUILD_ONCE_PER_AGE = _EFFECTS["free_build_once_per_age"]
BUILD_FROM_DISCARD = _EFFECTS["build_from_discard"]
PLAY_LAST_CARD = _EFFECTS["play_last_card"]
COPY_GUILD = _EFFECTS["copy_guild"]
FREE_FIRST_OF_COLOR = _EFFECTS["free_first_of_color"]
FREE_FIRST_OF_AGE = _EFFECTS["free_first_of_age"]
FREE_LAST_OF_AGE = _EFFECTS["free_last_of_age"]
BASE_EFFECTS = len(_EFFECTS.words)

# What a city can owe. The order is the order in which one decider is asked.
OWES = all_words("OWES")
_OWES = base_words("OWES")
NOTHING = _OWES[""]
CARD = _OWES["card"]
CITY_CARD = _OWES["city_card"]
LAST_CARD = _OWES["last_card"]
REVIVE = _OWES["revive"]

# First words of choices.
VERBS = all_words("VERBS")
_VERBS = base_words("VERBS")
NO_VERB = _VERBS[""]
BUILD = _VERBS["build"]
STAGE = _VERBS["stage"]
FREE = _VERBS["free"]
SELL = _VERBS["sell"]
REVIVE_CARD = _VERBS["revive"]
PASS = _VERBS["pass"]

# How a card came into a city without its printed cost.
HOW = ("paid", "chain", "right")
PAID, CHAIN, BY_RIGHT = range(len(HOW))

# Lines of the score pad (BASE-SCORE-1).
LINES = all_words("LINES")
_LINES = base_words("LINES")
CONFLICTS = _LINES["conflicts"]
TREASURY = _LINES["treasury"]
WONDER = _LINES["wonder"]
CIVIL = _LINES["civil"]
SCIENCE_LINE = _LINES["science"]
COMMERCE = _LINES["commerce"]
GUILDS = _LINES["guilds"]
BASE_LINES = _LINES.words

# A guild may be worth any number of points, unless an expansion says otherwise.
NO_LIMIT = 1 << 14

# Steps of a round, see `steps.py`.
STEPS = all_words("STEPS")
_STEPS = base_words("STEPS")
NO_STEP = _STEPS[""]
ASK_CARD = _STEPS["ask_card"]
PAY = _STEPS["pay"]
PLACE = _STEPS["place"]
APPLY_EFFECTS = _STEPS["effects"]
INCOME = _STEPS["income"]
ASK_LAST_CARD = _STEPS["ask_last_card"]
DISCARD_LEFT_OVER = _STEPS["discard_left_over"]
ASK_REVIVE = _STEPS["ask_revive"]
REVIVE_STEP = _STEPS["revive"]
PASS_HANDS = _STEPS["pass_hands"]
CONFLICT = _STEPS["conflict"]
NEXT_AGE = _STEPS["next_age"]

"""The numbers that stand for words of the rulebook in kernels; each word has one number everywhere.

Expansions have words of their own, in a file `terms.py` of their package; `expansions/word_numbers.py` gives
them their numbers.
"""

from argosy.rules.wonders import words
from argosy.rules.wonders.expansions.word_numbers import all_words

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
(
    PRODUCE,
    POINTS,
    SHIELDS,
    SCIENCE,
    COINS,
    DISCOUNT,
    COINS_PER,
    POINTS_PER,
    POINTS_IF_WONDER_COMPLETE,
    FREE_BUILD_ONCE_PER_AGE,
    BUILD_FROM_DISCARD,
    PLAY_LAST_CARD,
    COPY_GUILD,
    FREE_FIRST_OF_COLOR,
    FREE_FIRST_OF_AGE,
    FREE_LAST_OF_AGE,
) = range(16)
BASE_EFFECTS = len(words.BASE["EFFECTS"])

# What a city can owe. The order is the order in which one decider is asked.
OWES = all_words("OWES")
NOTHING, CARD, CITY_CARD, LAST_CARD, REVIVE = range(5)

# First words of choices.
VERBS = all_words("VERBS")
NO_VERB, BUILD, STAGE, FREE, SELL, REVIVE_CARD, PASS = range(7)

# How a card came into a city without its printed cost.
HOW = ("paid", "chain", "right")
PAID, CHAIN, BY_RIGHT = range(len(HOW))

# Lines of the score pad (BASE-SCORE-1).
BASE_LINES = words.BASE["LINES"]
LINES = all_words("LINES")
CONFLICTS, TREASURY, WONDER, CIVIL, SCIENCE_LINE, COMMERCE, GUILDS = range(7)

# A guild may be worth any number of points, unless an expansion says otherwise.
NO_LIMIT = 1 << 14

# Steps of a round, see `steps.py`.
STEPS = all_words("STEPS")
(
    NO_STEP,
    ASK_CARD,
    PAY,
    PLACE,
    APPLY_EFFECTS,
    INCOME,
    ASK_LAST_CARD,
    DISCARD_LEFT_OVER,
    ASK_REVIVE,
    REVIVE_STEP,
    PASS_HANDS,
    CONFLICT,
    NEXT_AGE,
) = range(13)

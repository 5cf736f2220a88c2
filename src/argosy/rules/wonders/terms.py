"""The numbers that stand for words of the rulebook inside kernels. Each word has one number, used everywhere.

Boxes have words of their own, in a file `terms.py` of their room: a tuple (number of the first word, words) for each
kind of word. `boxes/terms.py` lists them in the order of their numbers.
"""

from argosy.rules.wonders.boxes.terms import BOXES


def numbered(kind: str, *words: str) -> tuple[str, ...]:
    """All words of one kind by their number: those of the base game, then those of each box."""
    for box in BOXES:
        first, more = getattr(box, kind)
        assert first == len(words), f"{box.__name__}: {kind} must begin at {len(words)}"
        words = (*words, *more)
    return words


AGES = 3

# Resources. Raw materials and manufactured goods are two classes: trade posts tell them apart (BASE-CARD-8, -9).
RAW = ("clay", "ore", "stone", "wood")
MADE = ("glass", "cloth", "papyrus")
RESOURCES = RAW + MADE
RAW_SETS = 1 << len(RAW)
MADE_SETS = 1 << len(MADE)

# Colours of cards (BASE-SETUP-9), in the order in which a city is shown.
COLORS = ("brown", "grey", "blue", "yellow", "red", "green", "purple", "black")
BROWN, GREY, BLUE, YELLOW, RED, GREEN, PURPLE, BLACK = range(8)

# Things that effects count: the colours, then these.
THINGS = numbered("THINGS", *COLORS, "wonder_stage", "defeat_token", "victory_token")
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
EFFECTS = numbered(
    "EFFECTS",
    "produce",
    "points",
    "shields",
    "science",
    "coins",
    "discount",
    "coins_per",
    "points_per",
    "points_if_wonder_complete",
    "free_build_once_per_age",
    "build_from_discard",
    "play_last_card",
    "copy_guild",
    "free_first_of_color",
    "free_first_of_age",
    "free_last_of_age",
)
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
BASE_EFFECTS = 16

# What a city can owe. The order is the order in which one decider is asked.
OWES = numbered("OWES", "", "card", "city_card", "last_card", "revive")
NOTHING, CARD, CITY_CARD, LAST_CARD, REVIVE = range(5)

# First words of choices.
VERBS = numbered("VERBS", "", "build", "stage", "free", "sell", "revive", "pass")
NO_VERB, BUILD, STAGE, FREE, SELL, REVIVE_CARD, PASS = range(7)

# How a card came into a city without its printed cost.
HOW = ("paid", "chain", "right")
PAID, CHAIN, BY_RIGHT = range(len(HOW))

# Lines of the score pad (BASE-SCORE-1).
BASE_LINES = ("conflicts", "treasury", "wonder", "civil", "science", "commerce", "guilds")
LINES = numbered("LINES", *BASE_LINES)
CONFLICTS, TREASURY, WONDER, CIVIL, SCIENCE_LINE, COMMERCE, GUILDS = range(7)

# A guild may be worth any number of points, unless a box says otherwise.
NO_LIMIT = 1 << 14

# Steps of a round, see `steps.py`.
STEPS = numbered(
    "STEPS",
    "",
    "ask_card",
    "pay",
    "place",
    "effects",
    "income",
    "ask_last_card",
    "discard_left_over",
    "ask_revive",
    "revive",
    "pass_hands",
    "conflict",
    "next_age",
)
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

"""The numbers that stand for words of the rulebook inside kernels. Each word has one number, used everywhere."""

# Resources. Raw materials and manufactured goods are two classes: trade posts tell them apart (BASE-CARD-8, -9).
RAW = ("clay", "ore", "stone", "wood")
MADE = ("glass", "cloth", "papyrus")
RESOURCES = RAW + MADE
RAW_SETS = 1 << len(RAW)
MADE_SETS = 1 << len(MADE)

# Colours of cards (BASE-SETUP-9), in the order in which a city is shown.
COLORS = ("brown", "grey", "blue", "yellow", "red", "green", "purple")
BROWN, GREY, BLUE, YELLOW, RED, GREEN, PURPLE = range(7)

# Things that effects count: the colours, then these.
THINGS = (*COLORS, "wonder_stage", "defeat_token", "commercial_level", "island")
WONDER_STAGE = 7
DEFEAT_TOKEN = 8
COMMERCIAL_LEVEL = 9
ISLAND = 10

# Where an effect looks: a bit set.
SELF, LEFT, RIGHT = 1, 2, 4
WHERE = {"self": SELF, "left": LEFT, "right": RIGHT}

# Science symbols; ANY is of free choice at scoring (BASE-SCI-4), MOST of the kind that the city has most of
# (ARMADA-SCI-2).
SYMBOLS = ("compass", "gear", "tablet", "any", "most")
ANY = 3
MOST = 4

# Lanes of a shipyard. A set of lanes is a bit set; so is the ship of a choice.
LANES = ("red", "yellow", "blue", "green")
RED_LANE, YELLOW_LANE, BLUE_LANE, GREEN_LANE = range(4)
NO_LANE = -1
LEVELS = 3

# Kinds of effects.
EFFECTS = (
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
    "naval_shields",
    "incursion",
    "free_ship",
    "pirates",
    "emporium",
    "top_island",
    "safe_from_losses",
    "naval_discount",
    "coins_per_naval_construction",
    "free_stage_ship",
    "any_stage_ship",
    "naval_conflict_optional",
    "points_per_chosen_color",
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
    NAVAL_SHIELDS,
    INCURSION,
    FREE_SHIP,
    PIRATES,
    EMPORIUM,
    TOP_ISLAND,
    SAFE_FROM_LOSSES,
    NAVAL_DISCOUNT,
    COINS_PER_NAVAL_CONSTRUCTION,
    FREE_STAGE_SHIP,
    ANY_STAGE_SHIP,
    NAVAL_CONFLICT_OPTIONAL,
    POINTS_PER_CHOSEN_COLOR,
) = range(len(EFFECTS))

# What a city can owe. The order is the order in which one decider is asked.
OWES = ("", "card", "city_card", "last_card", "revive", "move", "keep", "fight")
NOTHING, CARD, CITY_CARD, LAST_CARD, REVIVE, MOVE, KEEP, FIGHT = range(len(OWES))

# First words of choices.
VERBS = ("", "build", "stage", "free", "sell", "revive", "pass", "move", "keep", "fight", "abstain")
NO_VERB, BUILD, STAGE, FREE, SELL, REVIVE_CARD, PASS, MOVE_SHIPS, KEEP_ISLAND, FIGHT_AT_SEA, ABSTAIN = range(len(VERBS))

# How a card came into a city without its printed cost.
HOW = ("paid", "chain", "right")
PAID, CHAIN, BY_RIGHT = range(len(HOW))

# Lines of the score pad (BASE-SCORE-1, ARMADA-SCORE-1, -2).
LINES = ("conflicts", "treasury", "wonder", "civil", "science", "commerce", "guilds", "naval", "islands", "fleet")
CONFLICTS, TREASURY, WONDER, CIVIL, SCIENCE_LINE, COMMERCE, GUILDS, NAVAL, ISLANDS, FLEET = range(len(LINES))

# A guild may be worth any number of points, unless a box says otherwise.
NO_LIMIT = 1 << 14

# Steps of a round, see `steps.py`.
STEPS = (
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
    "move_ships",
    "ask_moves",
    "move_free",
    "shipyard_coins",
    "draw_islands",
    "keep_islands",
    "lose_coins",
    "ask_fight",
    "naval_conflict",
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
    MOVE_PAID,
    ASK_MOVES,
    MOVE_FREE,
    SHIPYARD_COINS,
    DRAW_ISLANDS,
    KEEP_ISLANDS,
    LOSE_COINS,
    ASK_FIGHT,
    NAVAL_CONFLICT,
) = range(len(STEPS))

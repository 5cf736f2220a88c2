"""The words of Armada and their numbers (`rules/wonders/expansions/word_numbers.py`)."""

from argosy.catalog.wonders.armada.words import FIELDS
from argosy.rules.wonders.expansions.word_numbers import numbered
from argosy.rules.wonders.words import ADD_ONS, SHIPS

# Lanes of a shipyard. A set of lanes is a bit set; so is the ship of a choice.
LANES = ADD_ONS[:SHIPS]
RED_LANE, YELLOW_LANE, BLUE_LANE, GREEN_LANE = range(4)

# Levels of islands.
LEVELS = 3

# Things that effects count.
THINGS = numbered(__name__, "THINGS", "commercial_level", "island")
COMMERCIAL_LEVEL = THINGS["commercial_level"]
ISLAND = THINGS["island"]

# Kinds of effects, in the order of the words of the data files.
EFFECTS = numbered(__name__, "EFFECTS", *FIELDS)
NAVAL_SHIELDS = EFFECTS["naval_shields"]
INCURSION = EFFECTS["incursion"]
FREE_SHIP = EFFECTS["free_ship"]
PIRATES = EFFECTS["pirates"]
EMPORIUM = EFFECTS["emporium"]
TOP_ISLAND = EFFECTS["top_island"]
SAFE_FROM_LOSSES = EFFECTS["safe_from_losses"]
NAVAL_DISCOUNT = EFFECTS["naval_discount"]
COINS_PER_NAVAL_CONSTRUCTION = EFFECTS["coins_per_naval_construction"]
FREE_STAGE_SHIP = EFFECTS["free_stage_ship"]
ANY_STAGE_SHIP = EFFECTS["any_stage_ship"]
NAVAL_CONFLICT_OPTIONAL = EFFECTS["naval_conflict_optional"]
POINTS_PER_CHOSEN_COLOR = EFFECTS["points_per_chosen_color"]

# What a city can owe.
OWES = numbered(__name__, "OWES", "move", "keep", "fight")
MOVE = OWES["move"]
KEEP = OWES["keep"]
FIGHT = OWES["fight"]

# First words of choices.
VERBS = numbered(__name__, "VERBS", "move", "keep", "fight", "abstain")
MOVE_SHIPS = VERBS["move"]
KEEP_ISLAND = VERBS["keep"]
FIGHT_AT_SEA = VERBS["fight"]
ABSTAIN = VERBS["abstain"]

# Lines of the score pad (ARMADA-SCORE-1, -2).
LINES = numbered(__name__, "LINES", "naval", "islands", "fleet")
NAVAL = LINES["naval"]
ISLANDS = LINES["islands"]
FLEET = LINES["fleet"]

# Steps of a round, see `steps.py`.
STEPS = numbered(
    __name__,
    "STEPS",
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
MOVE_PAID = STEPS["move_ships"]
ASK_MOVES = STEPS["ask_moves"]
MOVE_FREE = STEPS["move_free"]
SHIPYARD_COINS = STEPS["shipyard_coins"]
DRAW_ISLANDS = STEPS["draw_islands"]
KEEP_ISLANDS = STEPS["keep_islands"]
LOSE_COINS = STEPS["lose_coins"]
ASK_FIGHT = STEPS["ask_fight"]
NAVAL_CONFLICT = STEPS["naval_conflict"]

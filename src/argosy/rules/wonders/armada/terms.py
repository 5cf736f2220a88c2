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
COMMERCIAL_LEVEL, ISLAND = THINGS.numbers

# Kinds of effects, in the order of the words of the data files.
EFFECTS = numbered(__name__, "EFFECTS", *FIELDS)
(
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
) = EFFECTS.numbers

# What a city can owe.
OWES = numbered(__name__, "OWES", "move", "keep", "fight")
MOVE, KEEP, FIGHT = OWES.numbers

# First words of choices.
VERBS = numbered(__name__, "VERBS", "move", "keep", "fight", "abstain")
MOVE_SHIPS, KEEP_ISLAND, FIGHT_AT_SEA, ABSTAIN = VERBS.numbers

# Lines of the score pad (ARMADA-SCORE-1, -2).
LINES = numbered(__name__, "LINES", "naval", "islands", "fleet")
NAVAL, ISLANDS, FLEET = LINES.numbers

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
(
    MOVE_PAID,
    ASK_MOVES,
    MOVE_FREE,
    SHIPYARD_COINS,
    DRAW_ISLANDS,
    KEEP_ISLANDS,
    LOSE_COINS,
    ASK_FIGHT,
    NAVAL_CONFLICT,
) = STEPS.numbers

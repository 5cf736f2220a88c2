"""The words of Armada and their numbers, which go on where those of the base game end (`rules/wonders/terms.py`)."""

# Lanes of a shipyard. A set of lanes is a bit set; so is the ship of a choice.
LANES = ("red", "yellow", "blue", "green")
RED_LANE, YELLOW_LANE, BLUE_LANE, GREEN_LANE = range(4)

# Levels of islands.
LEVELS = 3

# Things that effects count.
THINGS = (11, ("commercial_level", "island"))
COMMERCIAL_LEVEL, ISLAND = 11, 12

# Kinds of effects.
EFFECTS = (
    16,
    (
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
    ),
)
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
) = range(16, 29)

# What a city can owe.
OWES = (5, ("move", "keep", "fight"))
MOVE, KEEP, FIGHT = range(5, 8)

# First words of choices.
VERBS = (7, ("move", "keep", "fight", "abstain"))
MOVE_SHIPS, KEEP_ISLAND, FIGHT_AT_SEA, ABSTAIN = range(7, 11)

# Lines of the score pad (ARMADA-SCORE-1, -2).
LINES = (7, ("naval", "islands", "fleet"))
NAVAL, ISLANDS, FLEET = range(7, 10)

# Steps of a round, see `steps.py`.
STEPS = (
    13,
    (
        "move_ships",
        "ask_moves",
        "move_free",
        "shipyard_coins",
        "draw_islands",
        "keep_islands",
        "lose_coins",
        "ask_fight",
        "naval_conflict",
    ),
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
) = range(13, 22)

"""The words of Cities and their numbers, which go on where those of Leaders end (`rules/wonders/terms.py`)."""

# Things that effects count: the black cards and tokens are words of the base game.
THINGS = (16, ())

# Kinds of effects.
EFFECTS = (
    55,
    (
        "loss",
        "loss_per",
        "coins_to_neighbors",
        "coins_to_others",
        "debts_to_neighbors",
        "victory_token",
        "points_per_victory_token",
        "diplomacy",
        "mask",
        "rebate_first",
        "rebate_board",
        "more_of_own",
        "more_of_missing",
        "stages_without_resources",
        "free_black_once_per_age",
        "loss_when_stage_built",
        "loss_by_age",
        "shields_per_defeat",
    ),
)
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
) = range(55, 73)
FIRST_EFFECT = 55

# What a city can owe.
OWES = (14, ("debt",))
DEBT = 14

# First words of choices.
VERBS = (16, ("debt",))
TAKE_DEBTS = 16

# Lines of the score pad (CITIES-SCORE-1).
LINES = (11, ("cities",))
BLACK_LINE = 11

# Steps of a round, see `steps.py`.
STEPS = (31, ("ask_debts", "settle_losses"))
ASK_DEBTS, SETTLE_LOSSES = range(31, 33)

# What makes a card free: a bit of a choice's rider, behind those of the ships and of Babel.
BY_LEADER_BIT = 9
BY_LEADER = 1 << BY_LEADER_BIT

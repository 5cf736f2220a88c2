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
) = range(55, 69)
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

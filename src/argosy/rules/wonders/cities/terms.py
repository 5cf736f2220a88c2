"""The words of Cities and their numbers, which go on where those of Armada end (`rules/wonders/terms.py`)."""

# Things that effects count, besides the black cards.
THINGS = (12, ("victory_token",))
VICTORY_TOKEN = 12

# Kinds of effects.
EFFECTS = (
    29,
    (
        "loss",
        "loss_per",
        "coins_to_neighbors",
        "coins_to_others",
        "debts_to_neighbors",
        "victory_token",
        "points_per_victory_token",
        "return_defeat_tokens",
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
    RETURN_DEFEAT_TOKENS,
    DIPLOMACY,
    MASK,
    REBATE_FIRST,
    REBATE_BOARD,
    MORE_OF_OWN,
    MORE_OF_MISSING,
    STAGES_WITHOUT_RESOURCES,
) = range(29, 44)
FIRST_EFFECT, END_OF_EFFECTS = 29, 44

# What a city can owe.
OWES = (8, ("debt",))
DEBT = 8

# First words of choices.
VERBS = (11, ("debt",))
TAKE_DEBTS = 11

# Lines of the score pad (CITIES-SCORE-1).
LINES = (10, ("cities",))
BLACK_LINE = 10

# Steps of a round, see `steps.py`.
STEPS = (22, ("ask_debts", "settle_losses"))
ASK_DEBTS, SETTLE_LOSSES = range(22, 24)

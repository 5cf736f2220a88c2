"""The words of Leaders and their numbers, which go on where those of Armada end (`rules/wonders/terms.py`)."""

# Things that effects count. `coin` is every coin of the treasury, `leader` every leader that lies face up.
THINGS = (13, ("coin", "three_coins", "leader"))
COIN, THREE_COINS, LEADER_THING = range(13, 16)

# Kinds of effects.
EFFECTS = (
    29,
    (
        "waive_resource",
        "bank_unit",
        "leaders_free",
        "leader_discount",
        "free_color",
        "coins_when_built",
        "coins_when_chained",
        "coins_when_bought",
        "coins_per_token",
        "more_from_bank",
        "revive",
        "take_token",
        "drop_defeats",
        "others_return_token",
        "defeats_to_winner",
        "more_per_science_set",
        "change_symbol",
        "points_per_set",
        "points_if_most",
        "points_without_defeats",
        "points_per_token_pair",
        "points_if_only_leader",
        "draw_leaders",
        "recruit_extra",
        "bury_leader",
        "copy_leader",
    ),
)
(
    WAIVE_RESOURCE,
    BANK_UNIT,
    LEADERS_FREE,
    LEADER_DISCOUNT,
    FREE_COLOR,
    COINS_WHEN_BUILT,
    COINS_WHEN_CHAINED,
    COINS_WHEN_BOUGHT,
    COINS_PER_TOKEN,
    MORE_FROM_BANK,
    REVIVE_BY_ORDER,
    TAKE_TOKEN,
    DROP_DEFEATS,
    OTHERS_RETURN_TOKEN,
    DEFEATS_TO_WINNER,
    MORE_PER_SCIENCE_SET,
    CHANGE_SYMBOL,
    POINTS_PER_SET,
    POINTS_IF_MOST,
    POINTS_WITHOUT_DEFEATS,
    POINTS_PER_TOKEN_PAIR,
    POINTS_IF_ONLY_LEADER,
    DRAW_LEADERS,
    RECRUIT_EXTRA,
    BURY_LEADER,
    COPY_LEADER,
) = range(29, 55)
FIRST_EFFECT, LAST_EFFECT = 29, 54

# What a city can owe.
OWES = (8, ("draft", "leader", "bury", "copy", "return", "recruit"))
DRAFT, LEADER, BURY, COPY, RETURN, EXTRA_RECRUIT = range(8, 14)

# First words of choices.
VERBS = (11, ("draft", "recruit", "bury", "copy", "return"))
DRAFT_LEADER, RECRUIT, BURY_ONE, COPY_ONE, RETURN_TOKEN = range(11, 16)

# Lines of the score pad (LEADERS-SCORE-1).
LINES = (10, ("leaders",))
LEADERS_LINE = 10

# Steps of a round, see `steps.py`.
STEPS = (
    22,
    (
        "ask_draft",
        "keep_leaders",
        "ask_leader",
        "each_time",
        "ask_leaders",
        "answer_leaders",
        "ask_recruit",
        "recruit_extra",
        "deal_hands",
    ),
)
(
    ASK_DRAFT,
    KEEP_LEADERS,
    ASK_LEADER,
    EACH_TIME,
    ASK_LEADERS,
    ANSWER_LEADERS,
    ASK_RECRUIT,
    RECRUIT_STEP,
    DEAL_HANDS,
) = range(22, 31)
FIRST_STEP = 22

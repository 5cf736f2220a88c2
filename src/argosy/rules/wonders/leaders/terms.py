"""The words of Leaders and their numbers (`rules/wonders/expansions/word_numbers.py`)."""

from argosy.catalog.wonders.leaders.words import FIELDS
from argosy.rules.wonders.expansions.word_numbers import numbered

# Things that effects count. `coin` is every coin of the treasury, `leader` every leader that lies face up.
THINGS = numbered(__name__, "THINGS", "coin", "three_coins", "leader")
COIN, THREE_COINS, LEADER_THING = THINGS.numbers

# Kinds of effects, in the order of the words of the data files.
EFFECTS = numbered(__name__, "EFFECTS", *FIELDS)
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
) = EFFECTS.numbers

# What a city can owe.
OWES = numbered(__name__, "OWES", "draft", "leader", "bury", "copy", "return", "recruit")
DRAFT, LEADER, BURY, COPY, RETURN, EXTRA_RECRUIT = OWES.numbers

# First words of choices.
VERBS = numbered(__name__, "VERBS", "draft", "recruit", "bury", "copy", "return")
DRAFT_LEADER, RECRUIT, BURY_ONE, COPY_ONE, RETURN_TOKEN = VERBS.numbers

# Lines of the score pad (LEADERS-SCORE-1).
LINES = numbered(__name__, "LINES", "leaders")
(LEADERS_LINE,) = LINES.numbers

# Steps of a round, see `steps.py`.
STEPS = numbered(
    __name__,
    "STEPS",
    "ask_draft",
    "keep_leaders",
    "ask_leader",
    "each_time",
    "ask_leaders",
    "answer_leaders",
    "ask_recruit",
    "recruit_extra",
    "deal_hands",
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
) = STEPS.numbers

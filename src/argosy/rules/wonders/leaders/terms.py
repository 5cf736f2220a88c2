"""The words of Leaders and their numbers (`rules/wonders/expansions/word_numbers.py`)."""

from argosy.catalog.wonders.leaders.words import FIELDS
from argosy.rules.wonders.expansions.word_numbers import numbered

# Things that effects count. `coin` is every coin of the treasury, `leader` every leader that lies face up.
THINGS = numbered(__name__, "THINGS", "coin", "three_coins", "leader")
COIN = THINGS["coin"]
THREE_COINS = THINGS["three_coins"]
LEADER_THING = THINGS["leader"]

# Kinds of effects, in the order of the words of the data files.
EFFECTS = numbered(__name__, "EFFECTS", *FIELDS)
WAIVE_RESOURCE = EFFECTS["waive_resource"]
BANK_UNIT = EFFECTS["bank_unit"]
LEADERS_FREE = EFFECTS["leaders_free"]
LEADER_DISCOUNT = EFFECTS["leader_discount"]
FREE_COLOR = EFFECTS["free_color"]
COINS_WHEN_BUILT = EFFECTS["coins_when_built"]
COINS_WHEN_CHAINED = EFFECTS["coins_when_chained"]
COINS_WHEN_BOUGHT = EFFECTS["coins_when_bought"]
COINS_PER_TOKEN = EFFECTS["coins_per_token"]
MORE_FROM_BANK = EFFECTS["more_from_bank"]
REVIVE_BY_ORDER = EFFECTS["revive"]
TAKE_TOKEN = EFFECTS["take_token"]
DROP_DEFEATS = EFFECTS["drop_defeats"]
OTHERS_RETURN_TOKEN = EFFECTS["others_return_token"]
DEFEATS_TO_WINNER = EFFECTS["defeats_to_winner"]
MORE_PER_SCIENCE_SET = EFFECTS["more_per_science_set"]
CHANGE_SYMBOL = EFFECTS["change_symbol"]
POINTS_PER_SET = EFFECTS["points_per_set"]
POINTS_IF_MOST = EFFECTS["points_if_most"]
POINTS_WITHOUT_DEFEATS = EFFECTS["points_without_defeats"]
POINTS_PER_TOKEN_PAIR = EFFECTS["points_per_token_pair"]
POINTS_IF_ONLY_LEADER = EFFECTS["points_if_only_leader"]
DRAW_LEADERS = EFFECTS["draw_leaders"]
RECRUIT_EXTRA = EFFECTS["recruit_extra"]
BURY_LEADER = EFFECTS["bury_leader"]
COPY_LEADER = EFFECTS["copy_leader"]

# What a city can owe.
OWES = numbered(__name__, "OWES", "draft", "leader", "bury", "copy", "return", "recruit")
DRAFT = OWES["draft"]
LEADER = OWES["leader"]
BURY = OWES["bury"]
COPY = OWES["copy"]
RETURN = OWES["return"]
EXTRA_RECRUIT = OWES["recruit"]

# First words of choices.
VERBS = numbered(__name__, "VERBS", "draft", "recruit", "bury", "copy", "return")
DRAFT_LEADER = VERBS["draft"]
RECRUIT = VERBS["recruit"]
BURY_ONE = VERBS["bury"]
COPY_ONE = VERBS["copy"]
RETURN_TOKEN = VERBS["return"]

# Lines of the score pad (LEADERS-SCORE-1).
LINES = numbered(__name__, "LINES", "leaders")
LEADERS_LINE = LINES["leaders"]

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
ASK_DRAFT = STEPS["ask_draft"]
KEEP_LEADERS = STEPS["keep_leaders"]
ASK_LEADER = STEPS["ask_leader"]
EACH_TIME = STEPS["each_time"]
ASK_LEADERS = STEPS["ask_leaders"]
ANSWER_LEADERS = STEPS["answer_leaders"]
ASK_RECRUIT = STEPS["ask_recruit"]
RECRUIT_STEP = STEPS["recruit_extra"]
DEAL_HANDS = STEPS["deal_hands"]

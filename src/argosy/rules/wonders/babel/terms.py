"""The words of Babel and their numbers (`rules/wonders/expansions/word_numbers.py`)."""

from argosy.catalog.wonders.babel.words import FIELDS
from argosy.rules.wonders.expansions.word_numbers import numbered
from argosy.rules.wonders.words import add_on

# Kinds of effects, in the order of the words of the data files.
EFFECTS = numbered(__name__, "EFFECTS", *FIELDS)
TAX_BY_AGE = EFFECTS["tax_by_age"]
CHAIN_TAX_BY_AGE = EFFECTS["chain_tax_by_age"]
BONUS_BY_AGE = EFFECTS["bonus_by_age"]
CHAIN_BONUS_BY_AGE = EFFECTS["chain_bonus_by_age"]
BONUS = EFFECTS["bonus"]
WITHOUT_RESOURCES = EFFECTS["without_resources"]
COINS_FOR_RESOURCES = EFFECTS["coins_for_resources"]
ONLY_SINGLE_BROWN = EFFECTS["only_single_brown"]
ANY_NUMBER_OF_SINGLE_BROWN = EFFECTS["any_number_of_single_brown"]
CARDS_REST = EFFECTS["cards_rest"]
CHAINS_OF_NEIGHBORS = EFFECTS["chains_of_neighbors"]
CHEAPER = EFFECTS["cheaper"]
DEARER = EFFECTS["dearer"]
VICTORY_TOKENS_SINK = EFFECTS["victory_tokens_sink"]
DEFEAT_TOKENS = EFFECTS["defeat_tokens"]
FREE_STAGE_ONCE = EFFECTS["free_stage_once"]
FREE_CARD_ONCE = EFFECTS["free_card_once"]
ANY_COLOR_ONCE = EFFECTS["any_color_once"]

# What a city can owe: a tile of the draft.
OWES = numbered(__name__, "OWES", "tile")
DRAFT_TILE = OWES["tile"]

# First words of choices.
VERBS = numbered(__name__, "VERBS", "take", "tile")
TAKE_TILE = VERBS["take"]
LAY_TILE = VERBS["tile"]

# Lines of the score pad.
LINES = numbered(__name__, "LINES", "tower", "projects")
TOWER_LINE = LINES["tower"]
PROJECTS_LINE = LINES["projects"]

# Steps of a round, see `steps.py`.
STEPS = numbered(
    __name__,
    "STEPS",
    "ask_tile",
    "keep_tiles",
    "bonuses",
    "tower",
    "lay_tiles",
    "open_project",
    "join_project",
    "judge_project",
)
ASK_TILE = STEPS["ask_tile"]
KEEP_TILES = STEPS["keep_tiles"]
BONUSES = STEPS["bonuses"]
TOWER = STEPS["tower"]
LAY_TILES = STEPS["lay_tiles"]
OPEN_PROJECT = STEPS["open_project"]
JOIN_PROJECT = STEPS["join_project"]
JUDGE_PROJECT = STEPS["judge_project"]

# What is done together with a card, and by which right or in which way it is paid: bits of a choice's add-on.
WITH_PROJECT, BY_TOKEN = add_on("project"), add_on("token")
BY_TAXED_CHAIN, FOR_COINS = add_on("taxed_chain"), add_on("coins")

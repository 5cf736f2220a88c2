"""The words of Babel and their numbers (`rules/wonders/expansions/word_numbers.py`)."""

from argosy.catalog.wonders.babel.words import FIELDS
from argosy.rules.wonders.expansions.word_numbers import numbered
from argosy.rules.wonders.words import add_on

# Kinds of effects, in the order of the words of the data files.
EFFECTS = numbered(__name__, "EFFECTS", *FIELDS)
(
    TAX_BY_AGE,
    CHAIN_TAX_BY_AGE,
    BONUS_BY_AGE,
    CHAIN_BONUS_BY_AGE,
    BONUS,
    WITHOUT_RESOURCES,
    COINS_FOR_RESOURCES,
    ONLY_SINGLE_BROWN,
    ANY_NUMBER_OF_SINGLE_BROWN,
    CARDS_REST,
    CHAINS_OF_NEIGHBORS,
    CHEAPER,
    DEARER,
    VICTORY_TOKENS_SINK,
    DEFEAT_TOKENS,
    FREE_STAGE_ONCE,
    FREE_CARD_ONCE,
    ANY_COLOR_ONCE,
) = EFFECTS.numbers

# What a city can owe: a tile of the draft.
OWES = numbered(__name__, "OWES", "tile")
(DRAFT_TILE,) = OWES.numbers

# First words of choices.
VERBS = numbered(__name__, "VERBS", "take", "tile")
TAKE_TILE, LAY_TILE = VERBS.numbers

# Lines of the score pad.
LINES = numbered(__name__, "LINES", "tower", "projects")
TOWER_LINE, PROJECTS_LINE = LINES.numbers

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
(
    ASK_TILE,
    KEEP_TILES,
    BONUSES,
    TOWER,
    LAY_TILES,
    OPEN_PROJECT,
    JOIN_PROJECT,
    JUDGE_PROJECT,
) = STEPS.numbers

# What is done together with a card, and by which right or in which way it is paid: bits of a choice's add-on.
WITH_PROJECT, BY_TOKEN = add_on("project"), add_on("token")
BY_TAXED_CHAIN, FOR_COINS = add_on("taxed_chain"), add_on("coins")

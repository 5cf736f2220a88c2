"""The words of Babel and their numbers, which go on where those of the box before it end."""

from argosy.catalog.wonders.babel.words import FIELDS
from argosy.rules.wonders.cities import terms as before


def after(kind: str) -> int:
    """The first number that the box before has left."""
    first, words = getattr(before, kind)
    return first + len(words)


# Things that effects count: none.
THINGS = (after("THINGS"), ())

# Kinds of effects, in the order of the words of the data files.
EFFECTS = (after("EFFECTS"), tuple(FIELDS))
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
    LOSE_CARD,
    LOSE_ALL_COINS,
    LOSE_COINS,
    LOSE_VICTORY_TOKENS,
    BOARD_RESTS,
) = range(EFFECTS[0], EFFECTS[0] + len(EFFECTS[1]))

FIRST_EFFECT = EFFECTS[0]

# What a city can owe: a tile of the draft, what it gives up for a project that failed.
OWES = (after("OWES"), ("tile", "penalty"))
DRAFT_TILE, PENALTY = range(OWES[0], OWES[0] + 2)

# First words of choices.
VERBS = (after("VERBS"), ("take", "tile", "discard"))
TAKE_TILE, LAY_TILE, GIVE_UP = range(VERBS[0], VERBS[0] + 3)

# Lines of the score pad.
LINES = (after("LINES"), ("tower", "projects"))
TOWER_LINE, PROJECTS_LINE = range(LINES[0], LINES[0] + 2)

# Steps of a round, see `steps.py`.
STEPS = (
    after("STEPS"),
    (
        "ask_tile",
        "keep_tiles",
        "bonuses",
        "tower",
        "lay_tiles",
        "open_project",
        "join_project",
        "judge_project",
        "ask_penalty",
        "suffer_penalty",
    ),
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
    ASK_PENALTY,
    SUFFER_PENALTY,
) = range(STEPS[0], STEPS[0] + 10)

# What is done together with a card, and in which way it is paid: bits of a choice's rider, behind the four ships.
PROJECT_BIT = 4
EDIFICE_BIT = 5
TOKEN_BIT = 6
CHAIN_BIT = 7
COINS_BIT = 8
WITH_PROJECT, WITH_EDIFICE, BY_TOKEN = 1 << PROJECT_BIT, 1 << EDIFICE_BIT, 1 << TOKEN_BIT
BY_TAXED_CHAIN, FOR_COINS = 1 << CHAIN_BIT, 1 << COINS_BIT

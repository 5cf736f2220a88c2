"""The numbers that stand for words of Duel in kernels: colours, places, powers, tasks, verbs.

Kernels know no other constants. An expansion has words of its own in a file `terms.py` of its package, with
numbers that are free here. The numbers of counters and of actions are laid end to end;
`expansions/numbers.py` sees to it that none is missing and none is used twice.
"""

# Sizes of the record and the tables: cards, wonders and tokens of all expansions have their place.
CARDS = 91
WONDERS = 16
TOKENS = 15
AGES = 3
PLACES = 25
REMOVED = 3
RESOURCES = 5
RAW_SETS = 8
MADE_SETS = 4
SYMBOLS = 7
MILITARY_TOKENS = 4
TRACK_SIDE = 9  # spaces of the conflict track on each side of the neutral one, a capital included
TRACK = 2 * TRACK_SIDE + 1  # all its spaces; the first is -TRACK_SIDE
MAX_UNBUILT = 16
MAX_TASKS = 48
MAX_CHOICES = 640

NONE = -1
SPECTATOR = -1  # a viewer who has no seat

# Colours of cards. Cards that have none are counted under NO_COLOR.
BROWN, GREY, BLUE, GREEN, YELLOW, RED, PURPLE, NO_COLOR = range(8)
COLORS = 8
WONDER = 7  # beside the colours, where a power speaks of cards of a colour or of wonders
SUBJECTS = 8

# Where a card is. A card that nobody has taken yet is AWAY: in a deck, in the structure, removed, or in the
# box.
AWAY, IN_CITY, DISCARDED, UNDER_WONDER = 0, 1, 3, 4  # IN_CITY + seat

# Where a progress token is. TAKEN + seat: with a player.
NOT_IN_PLAY, ON_BOARD, IN_BOX, TAKEN, DRAWN = 0, 1, 2, 3, 6

# Rows of the score pad. Points that are counted up while the game runs come first.
POINTS_BLUE, POINTS_GREEN, POINTS_YELLOW, POINTS_PURPLE, POINTS_WONDERS, POINTS_PROGRESS = range(6)
COUNTED_LINES = 7
POINTS_COINS, POINTS_MILITARY = 7, 8
LINES = 10

# Lasting effects: which counter of the city a row changes.
LASTING_POINTS, LASTING_MAKES, LASTING_SOLD, LASTING_CHOICE, LASTING_SYMBOL, LASTING_POWER, LASTING_SHIELD = (
    range(7)
)

# Powers: counters of a city that rules ask for. X_PER + subject where a power speaks of a colour or of
# wonders.
DISCOUNT = 0
IGNORES = 8
EXTRA_SHIELDS = 24
TRADE_COINS = 32
CHAIN_COINS = 33
WONDERS_AGAIN = 34
CHAIN_PRICE = 37
POINTS_PER_PROGRESS = 39
DISCARD_BONUS = 42
OPPONENT_CHAINS = 43
CHEAPER = 47  # + resource
FIXED = 52  # + resource
POWERS = 57
POWER_BLOCKS = (
    (DISCOUNT, SUBJECTS),
    (IGNORES, SUBJECTS),
    (EXTRA_SHIELDS, SUBJECTS),
    (TRADE_COINS, 1),
    (CHAIN_COINS, 1),
    (WONDERS_AGAIN, 1),
    (CHAIN_PRICE, 1),
    (POINTS_PER_PROGRESS, 1),
    (DISCARD_BONUS, 1),
    (OPPONENT_CHAINS, 1),
    (CHEAPER, RESOURCES),
    (FIXED, RESOURCES),
)

# Tasks: what is still to be done. Below ASKED the rules do it, from ASKED on a player decides.
COINS, LOSE, COINS_PER, MAJORITY_COINS, SHIELDS, AGAIN, LIBRARY = range(7)
FINISH, TURN_UP, NEXT_PICK = 8, 9, 11
ASKED = 32
TURN, PICK, FIRST, PROGRESS, DRAWN_PROGRESS, DESTROY, REVIVE = range(32, 39)
NOTHING = 0  # nobody owes a choice

# How a building is paid for.
PAID, CHAINED, ENGINEERED, FREE = range(4)

# Results.
(
    RUNNING,
    MILITARY,
    SCIENCE,
    POLITICAL,
    CIVILIAN,
    BLUE_TIE_BREAK,
    SHARED,
    SCIENCE_SHARED,
) = range(8)

# The action space: for each verb the number of its first action (docs/bots/duel.md). Numbers never change;
# new ones follow.
DO_BUILD = 0  # + card
DO_DISCARD = 91  # + card
DO_WONDER = 182  # + wonder * CARDS + card
DO_PICK = 3094  # + wonder
DO_FIRST = 3110  # + seat
DO_TOKEN = 3112  # + token
DO_DESTROY = 3127  # + card
DO_REVIVE = 3218  # + card
DO_PASS = 3309
ACTION_BLOCKS = (
    (DO_BUILD, CARDS),
    (DO_DISCARD, CARDS),
    (DO_WONDER, WONDERS * CARDS),
    (DO_PICK, WONDERS),
    (DO_FIRST, 2),
    (DO_TOKEN, TOKENS),
    (DO_DESTROY, CARDS),
    (DO_REVIVE, CARDS),
    (DO_PASS, 1),
)
ANSWERS = {"card": (DO_DESTROY, DO_REVIVE), "wonder": (DO_PICK,), "token": (DO_TOKEN,)}
"""Blocks of answers that say no more than the name of a thing; a decision asks for one of them only."""
LAST_WITH_CARD = DO_WONDER + WONDERS * CARDS - 1
"""Actions up to this one use a card of the structure in a way of the base game."""

# Steps: what the rules do one after the other at the end of a turn and of an Age (`steps.py`).
COUNT_TURN, PASS_TURN, END_AGE, COUNT_POINTS, LAY_OUT, ASK_FIRST = range(6)

"""The words of Agora and their numbers, which are free in the base game (`rules/duel/terms.py`)."""

from argosy.rules.duel.terms import CARDS, NO_COLOR, SUBJECTS, TOKENS, TURN_UP, WONDERS

# Sizes of the record and the tables.
DECREES = 16
CONSPIRACIES = 16
CHAMBERS = 6

# Senators are the cards without a colour.
SENATOR = NO_COLOR

# Where a card is, where a progress token is.
UNDER_CONSPIRACY = 5
LOCKED = 5

# Row of the score pad.
POINTS_SENATE = 9

# Powers.
COINS_ON = 16  # + subject
FREE_SENATORS = 35
KEEPS_BOTH = 36
BLUE_BONUS = 41
AGAIN_ON_CONSPIRATOR = 44
POWER_BLOCKS = (
    (COINS_ON, SUBJECTS),
    (FREE_SENATORS, 1),
    (KEEPS_BOTH, 1),
    (BLUE_BONUS, 1),
    (AGAIN_ON_CONSPIRATOR, 1),
)

# Tasks that the rules do.
CONSTRUCTION_COINS, AFTER_TRIGGER = 7, 10
POLITICIAN, CONSPIRE, HALF_COINS, MARKER_COINS, MARKER_LOSS = range(12, 17)

# Tasks that a player decides.
QUESTIONS = range(48, 66)
(
    PLACE,
    SHIFT,
    REMOVE,
    SENATE,
    CONSPIRATOR,
    PLOT,
    CURIA,
    TAKE_WONDER,
    LOCK,
    TOP_ROW,
    REMOVED_CARD,
    ESPIONAGE,
    SCRAP,
    TAKE_BUILDING,
    SWAP,
    GIVE,
    MOVE_DECREE,
    SABOTAGE,
) = QUESTIONS

# The action space.
DO_PREPARE = 1638  # + conspiracy * CARDS + card
DO_PLACE = 3310  # + chamber
DO_SHIFT = 3316  # + from * CHAMBERS + to
DO_REMOVE = 3352  # + chamber
DO_CONSPIRE = 3358
DO_PLOT = 3359  # + conspiracy * 2, + 1 if the other goes to the bottom
DO_TRIGGER = 3391  # + conspiracy
DO_SEIZE = 3407  # + wonder
DO_LOCK = 3423  # + token
DO_FREE = 3438  # + card
DO_SCRAP = 3529  # + card
DO_TAKE = 3620  # + card
DO_GIVE = 3711  # + card
DO_DECREE = 3802  # + from * CHAMBERS + to
DO_RAZE = 3838  # + wonder
ACTION_BLOCKS = (
    (DO_PREPARE, CONSPIRACIES * CARDS),
    (DO_PLACE, CHAMBERS),
    (DO_SHIFT, CHAMBERS * CHAMBERS),
    (DO_REMOVE, CHAMBERS),
    (DO_CONSPIRE, 1),
    (DO_PLOT, 2 * CONSPIRACIES),
    (DO_TRIGGER, CONSPIRACIES),
    (DO_SEIZE, WONDERS),
    (DO_LOCK, TOKENS),
    (DO_FREE, CARDS),
    (DO_SCRAP, CARDS),
    (DO_TAKE, CARDS),
    (DO_GIVE, CARDS),
    (DO_DECREE, CHAMBERS * CHAMBERS),
    (DO_RAZE, WONDERS),
)
ANSWERS = {"card": (DO_FREE, DO_SCRAP, DO_TAKE, DO_GIVE), "wonder": (DO_SEIZE, DO_RAZE), "token": (DO_LOCK,)}

# Step of the end of a turn.
FORGET_TRIGGER = 16

# What happens when (AGORA-061, 062, Z-12). A triggered conspiracy is followed by the turn itself.
STEPS = {"after_trigger": AFTER_TRIGGER, "forget_trigger": FORGET_TRIGGER}
"""The numbers of its steps."""
OWN_STEPS = {"after_trigger": ("turn_up", "after_trigger")}
"""Lists that only this expansion has."""
AFTER_TRIGGERING = (TURN_UP, AFTER_TRIGGER)
"""The list `after_trigger` as tasks."""
INSERTED_STEPS = (("end_of_turn", "count_turn", "forget_trigger"),)
"""(list, step of the base game, own step that comes after it)."""

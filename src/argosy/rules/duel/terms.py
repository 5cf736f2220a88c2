"""Words of the rules of Duel as numbers: colours, places, powers, tasks, verbs. Kernels know no other constants."""

# Sizes of the record and the tables: everything that exists in all boxes has its place.
CARDS = 91
WONDERS = 16
TOKENS = 15
DECREES = 16
CONSPIRACIES = 16
GODS = 16
GATE = 15
AGES = 3
PLACES = 25
REMOVED = 3
RESOURCES = 5
RAW_SETS = 8
MADE_SETS = 4
SYMBOLS = 7
CHAMBERS = 6
SPACES = 6
MYTHOLOGIES = 5
MYTHOLOGY_CARDS = 3
OFFERINGS = 3
OFFERING_SETS = 8
MILITARY_TOKENS = 4
TRACK_SIDE = 9  # spaces of the conflict track on each side of the neutral one, a capital included
TRACK = 2 * TRACK_SIDE + 1  # all its spaces; the first is -TRACK_SIDE
MAX_UNBUILT = 16
MAX_TASKS = 48
MAX_CHOICES = 640

NONE = -1

# Colours of cards. Senators have none and are counted under SENATOR.
BROWN, GREY, BLUE, GREEN, YELLOW, RED, PURPLE, SENATOR = range(8)
COLORS = 8
WONDER = 7  # beside the colours, where a power speaks of cards of a colour or of wonders
SUBJECTS = 8

# Where a card is. A card that nobody has taken yet is AWAY: in a deck, in the structure, removed, or in the box.
AWAY, IN_CITY, DISCARDED, UNDER_WONDER, UNDER_CONSPIRACY = 0, 1, 3, 4, 5  # IN_CITY + seat

# Where a progress token is. TAKEN + seat: with a player.
NOT_IN_PLAY, ON_BOARD, IN_BOX, TAKEN, LOCKED, DRAWN, ON_ENKI = 0, 1, 2, 3, 5, 6, 7

# Rows of the score pad.
(
    POINTS_BLUE,
    POINTS_GREEN,
    POINTS_YELLOW,
    POINTS_PURPLE,
    POINTS_WONDERS,
    POINTS_PROGRESS,
    POINTS_GODS,
) = range(7)
POINTS_COINS, POINTS_MILITARY, POINTS_SENATE = 7, 8, 9
LINES = 10

# Lasting effects: which counter of the city a row changes.
LASTING_POINTS, LASTING_MAKES, LASTING_SOLD, LASTING_CHOICE, LASTING_SYMBOL, LASTING_POWER, LASTING_SHIELD = range(7)

# Powers: counters of a city that rules ask for. X_PER + subject where a power speaks of a colour or of wonders.
DISCOUNT = 0
IGNORES = 8
COINS_ON = 16
EXTRA_SHIELDS = 24
TRADE_COINS = 32
CHAIN_COINS = 33
WONDERS_AGAIN = 34
FREE_SENATORS = 35
KEEPS_BOTH = 36
CHAIN_PRICE = 37
STEP_COINS = 38
POINTS_PER_PROGRESS = 39
POINTS_PER_TOKENS = 40
BLUE_BONUS = 41
DISCARD_BONUS = 42
OPPONENT_CHAINS = 43
AGAIN_ON_CONSPIRATOR = 44
GOD_DISCOUNT = 45
TEMPLES = 46
CHEAPER = 47  # + resource
FIXED = 52  # + resource
POWERS = 57

# Tasks: what is still to be done. Below ASKED the rules do it, from ASKED on a player decides.
(
    COINS,
    LOSE,
    COINS_PER,
    MAJORITY_COINS,
    SHIELDS,
    AGAIN,
    LIBRARY,
    CONSTRUCTION_COINS,
    FINISH,
    TURN_UP,
    AFTER_TRIGGER,
    NEXT_PICK,
    POLITICIAN,
    CONSPIRE,
    HALF_COINS,
    MARKER_COINS,
    MARKER_LOSS,
    PROTECTED,
    OPEN_GATE,
) = range(19)
ASKED = 32
(
    TURN,
    PICK,
    FIRST,
    PROGRESS,
    DRAWN_PROGRESS,
    DESTROY,
    REVIVE,
) = range(32, 39)
ASKED_AGORA = 48
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
) = range(48, 66)
ASKED_PANTHEON = 80
(
    ENSHRINE,
    ENKI,
    SNAKE,
    ZEUS,
    ANUBIS,
    ISIS,
    MINERVA,
    SINK,
    USE,
    GATE_CARD,
    THEATER_DECK,
    THEATER_CARD,
    THEATER_ORDER,
) = range(80, 93)
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

# The action space: for each verb the number of its first action (docs/duel.md). Append only.
DO_BUILD = 0  # + card
DO_DISCARD = DO_BUILD + CARDS
DO_WONDER = DO_DISCARD + CARDS  # + wonder * CARDS + card
DO_PREPARE = DO_WONDER + WONDERS * CARDS  # + conspiracy * CARDS + card
DO_PICK = DO_PREPARE + CONSPIRACIES * CARDS  # + wonder
DO_FIRST = DO_PICK + WONDERS  # + seat
DO_TOKEN = DO_FIRST + 2  # + token
DO_DESTROY = DO_TOKEN + TOKENS  # + card
DO_REVIVE = DO_DESTROY + CARDS  # + card
DO_PASS = DO_REVIVE + CARDS
DO_PLACE = DO_PASS + 1  # + chamber
DO_SHIFT = DO_PLACE + CHAMBERS  # + from * CHAMBERS + to
DO_REMOVE = DO_SHIFT + CHAMBERS * CHAMBERS  # + chamber
DO_CONSPIRE = DO_REMOVE + CHAMBERS
DO_PLOT = DO_CONSPIRE + 1  # + conspiracy * 2, + 1 if the other goes to the bottom
DO_TRIGGER = DO_PLOT + 2 * CONSPIRACIES  # + conspiracy
DO_SEIZE = DO_TRIGGER + CONSPIRACIES  # + wonder
DO_LOCK = DO_SEIZE + WONDERS  # + token
DO_FREE = DO_LOCK + TOKENS  # + card
DO_SCRAP = DO_FREE + CARDS  # + card
DO_TAKE = DO_SCRAP + CARDS  # + card
DO_GIVE = DO_TAKE + CARDS  # + card
DO_DECREE = DO_GIVE + CARDS  # + from * CHAMBERS + to
DO_RAZE = DO_DECREE + CHAMBERS * CHAMBERS  # + wonder
DO_ACTIVATE = DO_RAZE + WONDERS  # + god * OFFERING_SETS + set of offerings
DO_ENSHRINE = DO_ACTIVATE + GODS * OFFERING_SETS  # + god * SPACES + space
DO_SNAKE = DO_ENSHRINE + GODS * SPACES  # + card
DO_STRIKE = DO_SNAKE + CARDS  # + place
DO_UNBUILD = DO_STRIKE + PLACES  # + wonder
DO_GUARD = DO_UNBUILD + WONDERS  # + space of the track + TRACK_SIDE
DO_SINK = DO_GUARD + TRACK  # + military token
DO_USE = DO_SINK + MILITARY_TOKENS  # + military token
DO_OPEN = DO_USE + MILITARY_TOKENS  # + mythology
DO_TOP = DO_OPEN + MYTHOLOGIES  # + god
ACTIONS = DO_TOP + GODS

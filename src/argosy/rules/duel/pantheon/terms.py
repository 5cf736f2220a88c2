"""The numbers of the words of Pantheon, which are free in the base game (`rules/duel/terms.py`)."""

from argosy.rules.duel.terms import CARDS, MILITARY_TOKENS, PLACES, TRACK, WONDERS

# Sizes of the record and the tables.
GODS = 16
GATE = 15
SPACES = 6
MYTHOLOGIES = 5
MYTHOLOGY_CARDS = 3
OFFERINGS = 3
OFFERING_SETS = 8

# Where a progress token is.
ON_ENKI = 7

# Row of the score pad.
POINTS_GODS = 6

# Powers.
STEP_COINS = 38
POINTS_PER_TOKENS = 40
GOD_DISCOUNT = 45
TEMPLES = 46
POWER_BLOCKS = ((STEP_COINS, 1), (POINTS_PER_TOKENS, 1), (GOD_DISCOUNT, 1), (TEMPLES, 1))

# Tasks that the rules do.
PROTECTED, OPEN_GATE = 17, 18

# Tasks that a player decides.
QUESTIONS = range(80, 93)
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
) = QUESTIONS

# The action space.
DO_ACTIVATE = 3854  # + god * OFFERING_SETS + set of offerings
DO_ENSHRINE = 3982  # + god * SPACES + space
DO_SNAKE = 4078  # + card
DO_STRIKE = 4169  # + place
DO_UNBUILD = 4194  # + wonder
DO_GUARD = 4210  # + space of the track + TRACK_SIDE
DO_SINK = 4229  # + military token
DO_USE = 4233  # + military token
DO_OPEN = 4237  # + mythology
DO_TOP = 4242  # + god
ACTION_BLOCKS = (
    (DO_ACTIVATE, GODS * OFFERING_SETS),
    (DO_ENSHRINE, GODS * SPACES),
    (DO_SNAKE, CARDS),
    (DO_STRIKE, PLACES),
    (DO_UNBUILD, WONDERS),
    (DO_GUARD, TRACK),
    (DO_SINK, MILITARY_TOKENS),
    (DO_USE, MILITARY_TOKENS),
    (DO_OPEN, MYTHOLOGIES),
    (DO_TOP, GODS),
)
ANSWERS = {"card": (DO_SNAKE,), "wonder": (DO_UNBUILD,)}

# Step of the start of an Age.
OPEN_PANTHEON = 24

# What happens when (PANTHEON-014).
STEPS = {"open_pantheon": OPEN_PANTHEON}
"""The number of its step."""
OWN_STEPS: dict[str, tuple[str, ...]] = {}
"""Lists that only this expansion has."""
INSERTED_STEPS = (("end_of_age", "lay_out", "open_pantheon"),)
"""(list, step of the base game, own step that comes after it): both players see the gods and the gate
first.
"""

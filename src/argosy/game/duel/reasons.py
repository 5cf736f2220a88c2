"""The rules behind the refusals of Duel: code, and the first word of the choice where it matters -> ids."""

from argosy.game.citing import Table
from argosy.game.duel.boxes.answers import MORE_RULES

RULES: Table = {
    ("unreadable", ""): ("DUEL-020",),
    ("unreadable", "build"): ("DUEL-021", "AGORA-030"),
    ("unreadable", "recruit"): ("AGORA-030",),
    ("unknown", ""): ("DUEL-020",),
    ("other_verb", ""): ("DUEL-021", "AGORA-030"),
    ("not_asked", ""): ("DUEL-020",),
    ("not_asked", "pick"): ("DUEL-007",),
    ("not_asked", "first"): ("DUEL-091",),
    ("not_asked", "token"): ("DUEL-081",),
    ("not_there", ""): ("DUEL-020",),
    ("not_there", "build"): ("DUEL-010",),
    ("not_there", "recruit"): ("DUEL-010",),
    ("not_there", "discard"): ("DUEL-010",),
    ("not_there", "wonder"): ("DUEL-010",),
    ("covered", ""): ("DUEL-011",),
    ("not_yours", ""): ("DUEL-024",),
    ("needs_coins", ""): ("DUEL-026",),
    ("needs_coins", "recruit"): ("AGORA-031",),
    ("not_in_city", ""): ("DUEL-057",),
    ("other_color", ""): ("DUEL-057",),
    ("not_in_discard", ""): ("DUEL-058",),
    ("no_senators", ""): ("DUEL-058", "Z-06"),
    ("taken", ""): ("DUEL-007",),
    ("not_shown", ""): ("DUEL-081",),
    ("not_shown", "pick"): ("DUEL-007",),
    ("no_such_place", ""): ("DUEL-020",),
    ("gone", ""): ("DUEL-011",),
    **MORE_RULES,
}

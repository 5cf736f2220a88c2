"""The rules behind the refusals of Duel: code, and the first word of the choice where it matters -> ids."""

from argosy.game.citing import Table

RULES: Table = {
    ("unreadable", ""): ("DUEL-020",),
    ("unreadable", "build"): ("DUEL-021", "AGORA-030"),
    ("unreadable", "recruit"): ("AGORA-030",),
    ("not_asked", ""): ("DUEL-020",),
    ("not_asked", "pick"): ("DUEL-007",),
    ("not_asked", "first"): ("DUEL-091",),
    ("not_asked", "token"): ("DUEL-081",),
    ("not_asked", "trigger"): ("AGORA-062",),
    ("not_there", ""): ("DUEL-020",),
    ("not_there", "build"): ("DUEL-010",),
    ("not_there", "recruit"): ("DUEL-010",),
    ("not_there", "discard"): ("DUEL-010",),
    ("not_there", "wonder"): ("DUEL-010",),
    ("not_there", "prepare"): ("DUEL-010",),
    ("not_there", "activate"): ("PANTHEON-015",),
    ("covered", ""): ("DUEL-011",),
    ("not_yours", ""): ("DUEL-024",),
    ("not_yours", "prepare"): ("AGORA-050", "AGORA-051"),
    ("not_yours", "trigger"): ("AGORA-060",),
    ("needs_coins", ""): ("DUEL-026",),
    ("needs_coins", "recruit"): ("AGORA-031",),
    ("needs_coins", "activate"): ("PANTHEON-016",),
    ("right_used", ""): ("AGORA-062",),
    ("not_prepared", ""): ("AGORA-060",),
    ("no_effect", ""): ("AGORA-064",),
}

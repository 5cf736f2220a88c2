"""The rules behind the refusals of Cities: code, and the first word of the choice where it matters -> ids."""

from argosy.game.citing import Table

RULES: Table = {
    ("not_asked", "debt"): ("CITIES-LOSS-4",),
    ("no_such_answer", "debt"): ("CITIES-LOSS-3",),
}

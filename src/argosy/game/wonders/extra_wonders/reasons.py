"""The rules behind the refusals of single boards: code, and the first word of the choice where it matters -> ids."""

from argosy.game.citing import Table

RULES: Table = {
    ("not_asked", "imitate"): ("EXTRA-PIS-2",),
    ("no_such_answer", "imitate"): ("EXTRA-PIS-2",),
}

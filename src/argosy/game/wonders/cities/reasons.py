"""The rules behind the refusals of Cities: code, and the first word of the choice where it matters -> ids.

Codes of its own: which_right, no_such_right, black_right_used, only_black.
"""

from argosy.game.citing import Table

RULES: Table = {
    ("not_asked", "debt"): ("CITIES-LOSS-4",),
    ("no_such_answer", "debt"): ("CITIES-LOSS-3",),
    ("which_right", ""): ("AMB-93",),
    ("no_such_right", ""): ("AMB-93", "LEADERS-EFFECT-7"),
    ("black_right_used", ""): ("LEADERS-EFFECT-7",),
    ("only_black", ""): ("LEADERS-EFFECT-7",),
}

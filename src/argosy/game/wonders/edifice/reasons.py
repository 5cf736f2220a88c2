"""The rules behind the refusals of Edifice: code, and the first word of the choice where it matters -> ids.

Codes of its own: no_edifice, no_pawns, has_pawn.
"""

from argosy.game.citing import Table

RULES: Table = {
    ("no_edifice", ""): ("EDIFICE-2",),
    ("no_pawns", ""): ("EDIFICE-4",),
    ("has_pawn", ""): ("EDIFICE-2",),
    ("not_asked", "half"): ("EDIFICE-8",),
    ("no_such_answer", "half"): ("EDIFICE-8",),
    ("not_asked", "pawn"): ("EDIFICE-6",),
    ("no_such_answer", "pawn"): ("EDIFICE-6",),
}

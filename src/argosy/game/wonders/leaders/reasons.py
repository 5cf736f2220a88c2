"""The rules behind the refusals of Leaders: code, and the first word of the choice where it matters -> ids."""

from argosy.game.citing import Table

RULES: Table = {
    ("not_asked", "draft"): ("LEADERS-DRAFT-2",),
    ("not_asked", "recruit"): ("LEADERS-RECRUIT-1", "LEADERS-ROMA-4"),
    ("not_asked", "bury"): ("LEADERS-ABU-1",),
    ("not_asked", "copy"): ("LEADERS-GUILD-2",),
    ("not_asked", "return"): ("LEADERS-EFFECT-17",),
    ("no_such_answer", "draft"): ("LEADERS-DRAFT-2",),
    ("no_such_answer", "bury"): ("LEADERS-ABU-1",),
    ("no_such_answer", "copy"): ("LEADERS-GUILD-2",),
    ("no_such_answer", "return"): ("LEADERS-EFFECT-17",),
    ("needs_coins", "recruit"): ("LEADERS-RECRUIT-5",),
    ("no_such_payment", "recruit"): ("LEADERS-RECRUIT-5",),
    ("not_in_hand", "recruit"): ("LEADERS-RECRUIT-1",),
}

"""The rules behind the refusals of Armada: code, and the first word of the choice where it matters -> ids.

Codes of its own: no_ships, no_ship_for_card, ship_at_end.
"""

from argosy.game.citing import Table

RULES: Table = {
    ("not_asked", "move"): ("ARMADA-NAVAL-13",),
    ("not_asked", "keep"): ("ARMADA-EXPLORE-11",),
    ("not_asked", "fight"): ("ARMADA-CONFLICT-12",),
    ("not_asked", "abstain"): ("ARMADA-CONFLICT-12",),
    ("no_such_answer", ""): ("ARMADA-ORDER-5",),
    ("no_such_answer", "move"): ("ARMADA-NAVAL-13",),
    ("no_such_answer", "keep"): ("ARMADA-EXPLORE-4",),
    ("no_ships", ""): ("ARMADA-NAVAL-1",),
    ("no_ships", "stage"): ("ARMADA-NAVAL-3",),
    ("no_ship_for_card", ""): ("ARMADA-NAVAL-2",),
    ("ship_at_end", ""): ("ARMADA-NAVAL-6",),
    ("ship_at_end", "sell"): ("ARMADA-SELL-2",),
}

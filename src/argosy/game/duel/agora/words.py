"""Words of Agora for numbers of the rules: decisions and tasks."""

from argosy.rules.duel import terms as t
from argosy.rules.duel.agora import terms as a

ASKED = {
    a.PLACE: "place",
    a.SHIFT: "shift",
    a.REMOVE: "remove",
    a.SENATE: "senate",
    a.CONSPIRATOR: "conspirator",
    a.PLOT: "plot",
    a.CURIA: "curia",
    a.TAKE_WONDER: "take_wonder",
    a.LOCK: "lock",
    a.TOP_ROW: "top_row",
    a.REMOVED_CARD: "removed_card",
    a.ESPIONAGE: "espionage",
    a.SCRAP: "scrap",
    a.TAKE_BUILDING: "take_building",
    a.SWAP: "swap",
    a.GIVE: "give",
    a.MOVE_DECREE: "move_decree",
    a.SABOTAGE: "sabotage",
}
"""Names of the decisions."""

TASKS = {
    a.CONSTRUCTION_COINS: "construction_coins",
    a.AFTER_TRIGGER: "after_trigger",
    a.POLITICIAN: "politician",
    a.CONSPIRE: "conspire",
    a.HALF_COINS: "half_coins",
    a.MARKER_COINS: "marker_coins",
    a.MARKER_LOSS: "marker_loss",
}
"""Names of the tasks that nobody is asked about."""

SUBJECTS = {"senate": 3, "politician": 3, "construction_coins": t.SUBJECTS}
"""How many subjects a task may have."""

"""Why something of Armada is not possible, in a clause."""

from argosy.texts import Words


def clauses(w: Words) -> dict[str, str]:
    """Clauses by code."""
    return {
        "no_ships": w.say("no ship sails with this"),
        "no_ship_for_card": w.say("no fleet of this colour"),
        "ship_at_end": w.say("ship on its last space"),
    }

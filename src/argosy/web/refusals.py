"""Why something is not possible: one clause for a price tag, one sentence for a message."""

from argosy.game.types import Refusal
from argosy.texts import Words, things
from argosy.web.duel.refusals import clause as duel_clause


def clause(w: Words, refusal: Refusal | None) -> str:
    """The shortest true reason, e.g. `1 stone short`."""
    if refusal is None:
        return w.say("not now")
    missing = refusal.values.get("missing")
    if refusal.code == "needs_resources" and isinstance(missing, dict) and missing:
        return w.say("{units} short", units=things.bill(w, missing))
    needed, has = refusal.values.get("coins"), refusal.values.get("has")
    if refusal.code == "needs_coins" and isinstance(needed, int) and isinstance(has, int):
        return w.say("{coins} short", coins=things.coins(w, needed - has))
    return duel_clause(w, refusal) or _fixed(w).get(refusal.code) or refusal.text


def _fixed(w: Words) -> dict[str, str]:
    return {
        "needs_resources": w.say("resources short"),
        "needs_coins": w.say("coins short"),
        "stands_already": w.say("stands in your city"),
        "wonder_complete": w.say("wonder complete"),
        "right_used": w.say("right used up"),
        "no_right": w.say("no such right"),
        "must_play": w.say("another play is a duty"),
        "not_in_hand": w.say("not in your hand"),
        "not_in_discard": w.say("not in the discard pile"),
        "not_asked": w.say("not asked now"),
        "no_such_payment": w.say("no such payment"),
        "no_ships": w.say("no ship sails with this"),
        "no_ship_for_card": w.say("no fleet of this colour"),
        "ship_at_end": w.say("ship on its last space"),
        "no_such_stage": w.say("no such stage"),
    }

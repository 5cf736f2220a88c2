"""Refusal reasons as short clauses, and the price tag under a card: free, a price or a clause."""

import msgspec
from markupsafe import Markup

from argosy.game.types import Refusal
from argosy.texts import Words, things
from argosy.web.duel.live import refusals as duel
from argosy.web.rendering.parts import icon
from argosy.web.wonders.live import refusals as wonders

# A reason does not say whose it is, so each game is asked. Duel comes first: it knows its own by their values
# where both have a code.
CLAUSES = (duel.clause, wonders.clause)


def clause(w: Words, refusal: Refusal | None) -> str:
    """The shortest true reason, e.g. `1 stone short`."""
    if refusal is None:
        return w.say("not now")
    found = (said(w, refusal) for said in (_short, *CLAUSES))
    return next(filter(None, found), refusal.text)


def _short(w: Words, refusal: Refusal) -> str:
    """Return the missing resources or coins in words, for both games."""
    missing = refusal.values.get("missing")
    if refusal.code == "needs_resources" and isinstance(missing, dict) and missing:
        return things.missing(w, missing)
    needed, has = refusal.values.get("coins"), refusal.values.get("has")
    if refusal.code == "needs_coins" and isinstance(needed, int) and isinstance(has, int):
        return things.missing_coins(w, needed - has)
    return {"needs_resources": w.say("resources short"), "needs_coins": w.say("coins short")}.get(
        refusal.code, ""
    )


class Tag(msgspec.Struct, frozen=True):
    """A price tag: `state` is free, pay or no."""

    state: str
    inside: Markup
    words: str
    """The same for those who hear it, a clause: `costs 2 coins to Zofia`."""


def no_tag(w: Words, refusal: Refusal | None) -> Tag:
    """Return the tag of an impossible choice, with the reason in the words of the rules."""
    reason = clause(w, refusal)
    inside = icon("no") + Markup("<span>{}</span>").format(reason)
    return Tag("no", inside, w.say("Not possible: {reason}.", reason=reason))

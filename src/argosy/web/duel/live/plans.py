"""View models of planned choices: plannable cards, the plan, and why one was dropped."""

import msgspec

from argosy.texts import Words, things
from argosy.web.duel.faces import DuelFaces
from argosy.web.duel.live import answers
from argosy.web.duel.live.click_targets import targets
from argosy.web.duel.part_maker import Seen
from argosy.web.models import DuelOffers, Planned, TablePage
from argosy.web.table.price_tags import clause


class Plan(msgspec.Struct, frozen=True):
    """A plan in words."""

    text: str
    title: str
    """The choice: `Build: Baths`."""
    sentence: str
    is_dropped: bool
    card: str | None
    """The card of the structure that it is about; None once it was dropped."""


def looking_ahead(one: Seen, page: TablePage) -> Seen:
    """Return the page as in the viewer's next turn, while they may plan.

    Structure and panels are rendered from it.
    """
    found = page.plan_offers
    if not isinstance(found, DuelOffers):
        return one
    view = msgspec.structs.replace(one.view, asked="turn")
    ahead = msgspec.structs.replace(targets(view, found), is_ahead=True)
    return msgspec.structs.replace(one, view=view, offers=found, targets=ahead)


def plan_of(faces: DuelFaces, plan: Planned | None, *, is_turn: bool) -> Plan | None:
    """Return the viewer's plan in words.

    is_turn: the turn has come, and the opponent may still take their choice back.
    """
    if plan is None:
        return None
    said = _dropped(faces.words, plan) if plan.is_dropped else _kept(faces.words, is_turn=is_turn)
    card = None if plan.is_dropped else plan.text.split()[-1 if " with " in plan.text else 1]
    return Plan(plan.text, answers.chosen_words(faces, plan.text), said, plan.is_dropped, card)


def _kept(w: Words, *, is_turn: bool) -> str:
    if is_turn:
        return w.say("Planned: it is played in a moment.")
    return w.say("Planned: it is played when your turn comes.")


def _dropped(w: Words, plan: Planned) -> str:
    return w.say("Your planned choice is no longer possible: {reason}.", reason=_reason(w, plan))


def _reason(w: Words, plan: Planned) -> str:
    """A card that is gone, a price that has risen, or what the rules say."""
    if plan.price_now is not None:
        before, now = things.coins(w, plan.price), things.coins(w, plan.price_now)
        return w.say("its price was {before}, now it is {now}", before=before, now=now)
    if plan.refusal is not None and plan.refusal.code == "not_there":
        return w.say("the card is gone")
    return clause(w, plan.refusal)

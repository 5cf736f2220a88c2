"""What Edifice lets do with a card of the hand: take part in the edifice of the Age together with a stage (EDIFICE-2)."""

from argosy.game.types import Choice
from argosy.texts import Words
from argosy.web.refusals import clause
from argosy.web.wonders.babel.asking import PENALTY
from argosy.web.wonders.babel.hand import named
from argosy.web.wonders.babel.joining import Joining, Ways
from argosy.web.wonders.babel.projects import penalty_picture
from argosy.web.wonders.boxes.types import BoxPages
from argosy.web.wonders.edifice.edifices import edifices_of, left_words
from argosy.web.wonders.edifice.offers import WITH_EDIFICE
from argosy.web.wonders.hand import Maker

DONE = ("has_pawn", "no_pawns")
"""Reasons for which nothing is left to say in the dock: the edifice of the Age is behind this city."""


def is_own(choice: Choice) -> bool:
    """Does an edifice go with a stage?"""
    return choice.joins and choice.verb == "stage"


def label(_w: Words, _choice: Choice) -> str:
    """Nothing else tells choices apart."""
    return ""


def ways(box: BoxPages, maker: Maker, name: str) -> Ways:
    """What something in the hand's place can be used for."""
    legal = maker.offers.legal if maker.offers else ()
    if maker.view.asked == PENALTY:
        shown_by_babel = maker.view.babel is not None
        return Ways() if shown_by_babel else Ways(named=named(maker.w, PENALTY, name, legal))
    found = maker.legal(("stage",), name, box)
    action = maker.action("stage", found, "") if found else None
    return Ways(joining=_joining(maker, is_possible=bool(found)), action=action)


def _joining(maker: Maker, *, is_possible: bool) -> Joining | None:
    """The switch, while the city has no pawn of this Age and there are some."""
    one = next((one for one in edifices_of(maker.view) if one.age == maker.view.age), None)
    if one is None or maker.offers is None:
        return None
    known = maker.offers.refusals
    refusal = next((known[text] for text in known if text.endswith(WITH_EDIFICE)), None)
    if not is_possible and (refusal is None or refusal.code in DONE):
        return None
    return Joining(
        face=maker.faces.more[one.id],
        icon="edifice-join",
        verb="stage",
        words=left_words(maker.w, one.pawns),
        reward=maker.faces.more[one.id].picture,
        penalty=penalty_picture(maker.faces, one.id),
        is_possible=is_possible,
        reason="" if is_possible else clause(maker.w, refusal),
        is_on_at_first=False,
    )

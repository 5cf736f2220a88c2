"""Questions and card actions of Leaders: keep, recruit, bury, copy or discard a leader.

See LEADERS-DRAFT-2, LEADERS-RECRUIT-2, LEADERS-ROMA-4, LEADERS-ABU-1, LEADERS-GUILD-2 and LEADERS-EFFECT-17.
"""

from collections.abc import Callable, Mapping
from typing import ClassVar

import msgspec
from markupsafe import Markup

from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.texts import Words
from argosy.web.models import ChoiceOffer, WonderRequest
from argosy.web.rendering.parts import flag, icon, signed
from argosy.web.rulebook_pages.rules import rule_link
from argosy.web.table.price_tags import Tag, clause
from argosy.web.wonders.expansions.types import CardsByQuestion, ExpansionHand, ExpansionPages
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.leaders.table import of_city
from argosy.web.wonders.live.hand import Action, HandMaker, Sale
from argosy.web.wonders.live.price_tags import card_tag
from argosy.web.wonders.live.questions import AnswerButton
from argosy.web.wonders.live.ring import ring

QUESTIONS = ("draft", "leader", "bury", "copy", "return", "recruit")

RECRUITING = ("leader", "recruit")


def own_leaders(view: WondersView) -> tuple[str, ...]:
    """The viewer's recruited leaders."""
    return () if view.seat is None else of_city(view.cities[view.seat]).recruited


def leaders_of_neighbors(view: WondersView) -> tuple[str, ...]:
    """The recruited leaders of both neighbours, the left one first."""
    around = ring(view)
    return tuple(
        leader for seat in (around.left, around.right) for leader in of_city(view.cities[seat]).recruited
    )


CARDS: dict[str | None, Callable[[WondersView], tuple[str, ...]]] = {
    "draft": lambda view: view.leaders_offered,
    "leader": lambda view: view.leaders_hand,
    "recruit": lambda view: view.leaders_hand,
    "bury": own_leaders,
    "copy": leaders_of_neighbors,
    None: lambda view: view.leaders_hand,
}
"""What lies in the hand's place, by question; the own leaders while others choose and no cards are dealt."""


class NamedLeader(msgspec.Struct, frozen=True):
    """An answer that names a leader."""

    text: str
    label: str
    icon: str


class LeaderActions(msgspec.Struct, frozen=True, kw_only=True):
    """Actions with a leader."""

    recruit: Action | None = None
    sell: Sale | None = None
    """Discarding it for coins."""
    named: NamedLeader | None = None


def _recruit(maker: HandMaker, name: str) -> Action:
    assert maker.offers is not None
    found = maker.legal(("recruit",), name)
    refusal = None if found else maker.offers.refusals.get(f"recruit {name}")
    reason = "" if found else clause(maker.w, refusal)
    action = maker.action("recruit", found, reason)
    return msgspec.structs.replace(action, rule=rule_link(maker.w, refusal))


def _named(w: Words, asked: str, text: str) -> NamedLeader:
    label, icon = {
        "draft": (w.say("Keep"), "leader"),
        "bury": (w.say("Bury"), "bury"),
        "copy": (w.say("Copy"), "copy"),
    }[asked]
    return NamedLeader(text, label, icon)


def _owner(maker: HandMaker, name: str) -> Tag:
    sides = (maker.around.left, maker.around.right)
    seat = next(seat for seat in sides if name in of_city(maker.view.cities[seat]).recruited)
    inside = flag(seat) + Markup("<span>{}</span>").format(maker.names[seat])
    return Tag("pay", inside, maker.names[seat])


class LeadersHand(ExpansionHand):
    """Leaders in the hand: questions and card actions."""

    questions: ClassVar[tuple[str, ...]] = QUESTIONS
    cards: ClassVar[CardsByQuestion] = CARDS
    played: ClassVar[Mapping[str, Callable[[WondersView], tuple[str, ...]]]] = {
        "leader": lambda view: view.leaders_hand
    }
    """In the recruitment phase leaders are played like cards (LEADERS-RECRUIT-2)."""

    def question(self, shown: Faces, view: WondersView) -> tuple[str, str]:
        """Return the title of the question, and the sentence below it."""
        w = shown.words
        return {
            "draft": (w.say("Draft of the leaders"), w.say("Keep one leader, pass the others to the right")),
            "leader": (
                w.say("Choose a leader"),
                w.say("Recruit the leader, build a stage of your wonder with it, or discard it for 3 coins."),
            ),
            "bury": (
                w.say("Bury a leader: which one?"),
                w.say("Put it face down under your board: its effect ends, and it scores twice its cost."),
            ),
            "copy": (w.say("Which leader of a neighbour do the Courtesans copy?"), ""),
            "return": (w.say("Give back one victory token: which one?"), ""),
            "recruit": (w.say("One more leader: recruit one of your hand, or none"), ""),
        }[view.asked or ""]

    def answer(self, shown: Faces, view: WondersView, choice: Choice) -> AnswerButton | None:
        """A choice as a button; leaders are chosen in the dock instead."""
        w = shown.words
        if choice.leader:
            return None
        if choice.verb == "return":
            points = int(choice.text.split()[-1])
            return AnswerButton(choice.text, signed(points), w.say("victory token"), icon("victory"))
        return AnswerButton(choice.text, w.say("Recruit nobody"), "", icon("close"))

    def chosen(self, shown: Faces, text: str) -> dict[str, str]:
        """The viewer's own secret answer in words, by verb."""
        w, parts = shown.words, text.split()
        if parts[0] == "return":
            return {"return": w.say("You give back a victory token: {points}.", points=signed(int(parts[1])))}
        name = next((shown.more[part].name for part in parts[1:] if part in shown.more), "")
        if not name:
            return {}
        return {
            "draft": w.say("You keep {leader}.", leader=name),
            "recruit": w.say("You recruit {leader}.", leader=name),
            "stage": w.say("You build a stage of the wonder with {card}.", card=name),
            "sell": w.say("You discard {leader}.", leader=name),
            "bury": w.say("You bury {leader}.", leader=name),
            "copy": w.say("You copy {leader}.", leader=name),
        }

    def title(self, w: Words) -> str:
        """Return the title of the things shown in place of the hand."""
        return w.say("Leaders")

    def tag(self, maker: HandMaker, name: str) -> Tag | None:
        """Return the price tag of a leader, or the reason against recruiting it.

        For a leader to be copied it names the owner.
        """
        if maker.offers is None:
            return None
        if maker.view.asked == "copy":
            return _owner(maker, name)
        if maker.view.asked not in RECRUITING:
            return None
        refusal = maker.offers.refusals.get(f"recruit {name}")
        return card_tag(maker.w, maker.legal(("recruit",), name), refusal, maker.names, maker.around)

    def sold(self, w: Words) -> str:
        """A leader that was discarded for coins."""
        return w.say("discards a leader")

    def ways(self, expansion: ExpansionPages, maker: HandMaker, name: str) -> LeaderActions:
        """Return the current actions with a leader."""
        asked = maker.view.asked
        if asked is None or asked not in CARDS or maker.offers is None:
            return LeaderActions()
        if asked in RECRUITING:
            return LeaderActions(recruit=_recruit(maker, name), sell=maker.sale(name))
        text = maker.text(asked, name)
        return LeaderActions(named=_named(maker.w, asked, text) if text else None)

    def queries(
        self, view: WondersView, legal: tuple[ChoiceOffer, ...], cards: tuple[str, ...], prefix: str
    ) -> dict[str, WonderRequest]:
        """Each leader of the hand that is too dear."""
        if view.asked not in ("leader", "recruit"):
            return {}
        can = {offer.choice.leader for offer in legal if offer.choice.verb == "recruit"}
        asked = [f"recruit {leader}" for leader in view.leaders_hand if leader not in can]
        return {text: WonderRequest((text,)) for text in asked}

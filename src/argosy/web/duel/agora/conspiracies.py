"""The conspiracies before a player: own ones by name, the opponent's as backs with the back of the preparing card (AGORA-043)."""

import msgspec

from argosy.game.duel.agora.view import ConspiracyView
from argosy.texts import Words
from argosy.web.duel.choosing import Targets
from argosy.web.duel.faces import DuelFace, DuelFaces
from argosy.web.duel.holds import Hold, hold
from argosy.web.duel.seen import Seen


class Conspiracy(msgspec.Struct, frozen=True):
    """One conspiracy in a city's bar."""

    state: str
    """waiting, prepared, or triggered."""
    face: DuelFace | None
    """None: face down for the viewer."""
    card: DuelFace | None
    """The card under it; both players saw it before it was turned down."""
    back: str
    """The back of that card: age_1, ..., empty where there is none."""
    hold: Hold
    label: str


def values(one: Seen, seat: int) -> tuple[Conspiracy, ...]:
    """The conspiracies of a city as the viewer sees them, in the order in which they were taken."""
    return tuple(_conspiracy(one.faces, one.targets, lying) for lying in one.view.cities[seat].conspiracies)


def _conspiracy(faces: DuelFaces, targets: Targets, one: ConspiracyView) -> Conspiracy:
    face = faces.conspiracies[one.conspiracy] if one.conspiracy else None
    card = faces.cards[one.prepared] if one.prepared else None
    state = "triggered" if one.is_triggered else "prepared" if card else "waiting"
    return Conspiracy(
        state=state,
        face=face,
        card=card,
        back=faces.decks[one.prepared] if one.prepared else "",
        hold=hold(targets, f"conspiracy:{one.conspiracy}"),
        label=_label(faces.words, face, card, state),
    )


def _label(w: Words, face: DuelFace | None, card: DuelFace | None, state: str) -> str:
    """`Blackmail. Prepared with Theater, ready to be triggered.`"""
    name = face.name if face else w.say("A face-down conspiracy")
    told = {
        "waiting": w.say("not prepared"),
        "prepared": w.say("prepared with {card}", card=card.name if card else ""),
        "triggered": w.say("triggered"),
    }[state]
    return f"{w.pair(name, told)}. {face.sentences if face else ''}".strip()

"""What Leaders asks: the draft, the recruitment phase, and what leaders, boards and guilds ask later (LEADERS-DRAFT-2, LEADERS-RECRUIT-2, LEADERS-ROMA-4, LEADERS-ABU-1, LEADERS-GUILD-2, LEADERS-EFFECT-17)."""

from collections.abc import Callable

from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.texts import Words
from argosy.web.parts import icon, signed
from argosy.web.wonders.asking import Answer
from argosy.web.wonders.boxes.types import Phase
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.leaders.facts import of_city
from argosy.web.wonders.ring import ring

QUESTIONS = ("draft", "leader", "bury", "copy", "return", "recruit")


def own_leaders(view: WondersView) -> tuple[str, ...]:
    """The viewer's recruited leaders."""
    return () if view.seat is None else of_city(view.cities[view.seat]).recruited


def leaders_of_neighbors(view: WondersView) -> tuple[str, ...]:
    """The recruited leaders of both neighbours, the left one first."""
    around = ring(view)
    return tuple(leader for seat in (around.left, around.right) for leader in of_city(view.cities[seat]).recruited)


CARDS: dict[str | None, Callable[[WondersView], tuple[str, ...]]] = {
    "draft": lambda view: view.leaders_offered,
    "leader": lambda view: view.leaders_hand,
    "recruit": lambda view: view.leaders_hand,
    "bury": own_leaders,
    "copy": leaders_of_neighbors,
    None: lambda view: view.leaders_hand,
}
"""What lies in the hand's place, by question; the own leaders while others choose and no cards are dealt."""


def hand_label(w: Words) -> str:
    """What lies in the hand's place then."""
    return w.say("Leaders")


def question(shown: Faces, view: WondersView) -> tuple[str, str]:
    """What is asked, and how it is answered."""
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


def answer(shown: Faces, _view: WondersView, choice: Choice) -> Answer | None:
    """A choice as a button; leaders are chosen in the dock instead."""
    w = shown.words
    if choice.leader:
        return None
    if choice.verb == "return":
        points = int(choice.text.split()[-1])
        return Answer(choice.text, signed(points), w.say("victory token"), icon("victory"))
    return Answer(choice.text, w.say("Recruit nobody"), "", icon("close"))


def chosen(shown: Faces, text: str) -> dict[str, str]:
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


DRAFTED_TO = "right"
"""To whom leaders pass in the draft (LEADERS-DRAFT-2)."""


def phase(w: Words, view: WondersView) -> Phase | None:
    """The draft, in which leaders go to the right, or the recruitment phase (LEADERS-DRAFT-2, LEADERS-RECRUIT-1)."""
    if view.turn or view.is_over:
        return None
    if any(city.owes == "draft" for city in view.cities):
        return Phase(
            words=w.say("Draft of the leaders"),
            direction=DRAFTED_TO,
            passing=lambda name: w.say("leaders pass to {name}", name=name),
        )
    return Phase(words=w.say("Recruitment"))

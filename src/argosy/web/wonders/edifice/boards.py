"""Questions of Carthage and Ur: halves of stages, pawns given by stages (EDIFICE-6, -8)."""

from collections.abc import Callable

from argosy.catalog.wonders.effects import Effect
from argosy.game.types import Choice, Event
from argosy.game.wonders.view import CityView, WondersView
from argosy.texts.wonders import effects
from argosy.web.rendering.parts import icon, roman
from argosy.web.wonders.effects import picture
from argosy.web.wonders.expansions.types import Names
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.interactions.edifice_and_extra_wonders import printed_at
from argosy.web.wonders.live.questions import AnswerButton

QUESTIONS = ("half", "pawn")


def question(shown: Faces, view: WondersView) -> tuple[str, str]:
    """Return the title of the question, and the sentence below it."""
    w = shown.words
    if view.asked == "half":
        return w.say("Which half of the stage works?"), w.say(
            "You keep this half to the end; the other half does nothing."
        )
    return (
        w.say("Of which Age is the pawn?"),
        w.say("It costs nothing and counts like one that was paid for."),
    )


def answer(shown: Faces, view: WondersView, choice: Choice) -> AnswerButton:
    """A half with what it does, or an Age with its edifice."""
    w, thing = shown.words, choice.text.split()[-1]
    if view.asked == "half":
        half = of_half(shown, view.cities[view.seat or 0], thing)
        words = w.say("Left half") if thing == "left" else w.say("Right half")
        return AnswerButton(choice.text, w.pair(words, effects.short_all(w, half)), "", picture(half))
    assert view.edifice is not None
    edifice = shown.more[view.edifice.edifices[int(thing) - 1].id].name
    label = w.say("Age {n}: {edifice}", n=roman(int(thing)), edifice=edifice)
    return AnswerButton(choice.text, label, "", icon(f"edifice-pawn-{thing}"))


def of_half(shown: Faces, city: CityView, side: str) -> tuple[Effect, ...]:
    """Return the effects of one half of the newest stage, also of a copied one."""
    taken = {stage for stage, _ in city.edifice.halves} if city.edifice else set[int]()
    for stage in city.stages:
        wonder, board, number = printed_at(city, stage)
        for effect in shown.catalog.wonder(wonder).sides[board].stages[number - 1].effects:
            if effect.left and stage not in taken:
                return effect.left if side == "left" else effect.right
    return ()


def chosen(shown: Faces, text: str) -> dict[str, str]:
    """The viewer's own secret answer in words, by verb."""
    w, (verb, *rest) = shown.words, text.split()
    if verb == "half":
        return {
            verb: w.say("You take the left half.") if rest == ["left"] else w.say("You take the right half.")
        }
    if verb == "pawn":
        return {verb: w.say("You take a pawn of Age {n}.", n=roman(int(rest[0])))}
    return {}


def _half_taken(faces: Faces, event: Event, _names: Names) -> str:
    w = faces.words
    return w.say("takes the left half") if event.how == "left" else w.say("takes the right half")


NOTES: dict[str, Callable[[Faces, Event, Names], str]] = {"took_half": _half_taken}
"""Kinds of events in words; pawns that stages give are told like those that are paid for."""

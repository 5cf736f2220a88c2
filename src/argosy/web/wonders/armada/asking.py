"""What Armada asks: which ships sail, which island is kept, whether to fight at sea (ARMADA-NAVAL-11, ARMADA-EXPLORE-2, ARMADA-CONFLICT-12)."""

from collections.abc import Callable

from markupsafe import Markup

from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.texts import Words
from argosy.texts.wonders import armada as naval
from argosy.web.parts import icon, join
from argosy.web.wonders.armada.shipyard import prizes, step_words
from argosy.web.wonders.asking import Answer
from argosy.web.wonders.faces import Faces

QUESTIONS = ("move", "keep", "fight")

CARDS: dict[str | None, Callable[[WondersView], tuple[str, ...]]] = {"keep": lambda view: view.drawn}
"""Questions that are answered with something in the hand's place: what lies there (ARMADA-EXPLORE-2)."""


def hand_label(w: Words) -> str:
    """What lies in the hand's place then."""
    return w.say("Islands")


def question(shown: Faces, view: WondersView) -> tuple[str, str]:
    """What is asked, and how it is answered."""
    w = shown.words
    if view.asked == "move":
        ships = view.movable[0] if view.movable else 1
        return (
            w.count("{n} ship sails free", "{n} ships sail free", ships),
            w.say("One space each, for free. You get what each space gives."),
        )
    if view.asked == "keep":
        return w.say("Keep one island"), w.say("It works for the rest of the game. The others go back into their deck.")
    return (
        w.say("Fight at sea?"),
        w.say("Your naval strength is {n}; {prizes}.", n=_strength(view), prizes=prizes(shown, view.age)),
    )


def _strength(view: WondersView) -> int:
    sea = view.cities[view.seat or 0].armada
    return sea.strength if sea else 0


def answer(shown: Faces, view: WondersView, choice: Choice) -> Answer | None:
    """A choice as a button; an island is kept in the dock instead."""
    w = shown.words
    if choice.island:
        return None
    if choice.verb == "move":
        return _move(shown, view, choice)
    label, symbol = {
        "fight": (w.say("Fight"), "naval-shield"),
        "abstain": (w.say("Stay out"), "no"),
    }.get(choice.verb, (w.say("Sail nowhere") if view.asked == "move" else w.say("Build nothing"), "close"))
    return Answer(choice.text, label, "", icon(symbol), is_main=choice.verb == "fight")


def _move(shown: Faces, view: WondersView, choice: Choice) -> Answer:
    """Where the ships go and what waits there."""
    w, sea = shown.words, view.cities[choice.city].armada
    assert sea is not None
    steps = [step_words(shown, sea, ship) for ship in choice.ships]
    boats = join(
        [Markup('<span class="boat-chip {}">{}</span>').format(ship, icon(f"ship-{ship}")) for ship in choice.ships]
    )
    if len(steps) == 1:
        return Answer(choice.text, steps[0], "", boats)
    return Answer(
        choice.text, w.either([naval.ship(w, ship) for ship in choice.ships], "and"), " · ".join(steps), boats
    )


def chosen(shown: Faces, text: str) -> dict[str, str]:
    """The viewer's own secret answer in words, by verb."""
    w, parts = shown.words, text.split()
    if parts[0] == "move":
        return {
            "move": w.say("{ships}: one space.", ships=w.either([naval.ship(w, ship) for ship in parts[1:]], "and"))
        }
    if parts[0] == "keep":
        return {"keep": w.say("You keep {island}.", island=shown.more[parts[1]].name)}
    return {"fight": w.say("You fight at sea."), "abstain": w.say("You stay out of the naval conflict.")}

"""What is asked of the viewer, and the answers that need no card: which ships sail, stay out of a conflict, pass."""

import msgspec
from markupsafe import Markup

from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.texts import Words
from argosy.texts.wonders import armada as naval
from argosy.web.models import Offers
from argosy.web.parts import icon, join
from argosy.web.wonders.armada.shipyard import prizes, step_words
from argosy.web.wonders.faces import Faces


class Answer(msgspec.Struct, frozen=True):
    """A choice without a card, as a button."""

    text: str
    """Canonical text."""
    label: str
    detail: str
    icon: Markup


def question(shown: Faces, view: WondersView) -> tuple[str, str]:
    """What is asked, and how it is answered."""
    w, asked = shown.words, view.asked
    if asked in ("move", "keep", "fight"):
        return _naval_question(shown, view)
    return {
        None: ("", ""),
        "card": (w.say("Choose a card"), w.say("Build it, build a stage of your wonder with it, or sell it.")),
        "city_card": (
            w.say("Now a card for the free city"),
            w.say("It pays from its own treasury. It sells only when nothing else is possible."),
        ),
        "last_card": (w.say("One more: your last card"), w.say("Your wonder lets you play it too.")),
        "revive": (w.say("Build from the discard pile"), w.say("Choose one discarded card. It costs nothing.")),
    }.get(asked, (w.say("Choose"), ""))


def _naval_question(shown: Faces, view: WondersView) -> tuple[str, str]:
    """The follow-up questions of Armada (ARMADA-NAVAL-11, ARMADA-EXPLORE-2, ARMADA-CONFLICT-12)."""
    w = shown.words
    if view.asked == "move":
        ships = view.movable[0] if view.movable else 1
        return (
            w.count("{n} ship sails free", "{n} ships sail free", ships),
            w.say("One space each, without cost. Every space has its effect."),
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


def hand_label(w: Words, asked: str | None) -> str:
    """What lies in the hand's place."""
    return {"revive": w.say("The discard pile"), "keep": w.say("Islands")}.get(asked or "", w.say("Your hand"))


def answers(shown: Faces, view: WondersView, offers: Offers | None) -> list[Answer]:
    """Choices that need no card."""
    legal = offers.legal if offers else ()
    return [
        _answer(shown, view, offer.choice) for offer in legal if offer.choice.card is None and not offer.choice.island
    ]


def _answer(shown: Faces, view: WondersView, choice: Choice) -> Answer:
    w = shown.words
    if choice.verb == "move":
        return _move(shown, view, choice)
    label, symbol = {
        "fight": (w.say("Fight"), "naval-shield"),
        "abstain": (w.say("Stay out"), "no"),
    }.get(choice.verb, (w.say("Sail nowhere") if view.asked == "move" else w.say("Build nothing"), "close"))
    return Answer(choice.text, label, "", icon(symbol))


def _move(shown: Faces, view: WondersView, choice: Choice) -> Answer:
    """Where the ships go and what waits there."""
    w, sea = shown.words, view.cities[choice.city].armada
    assert sea is not None
    steps = [step_words(shown, sea, ship) for ship in choice.ships]
    boats = join(
        [Markup('<span class="boatc {}">{}</span>').format(ship, icon(f"ship-{ship}")) for ship in choice.ships]
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
        return {"keep": w.say("You keep {island}.", island=shown.islands[parts[1]].name)}
    return {"fight": w.say("You fight at sea."), "abstain": w.say("You stay out of the naval conflict.")}

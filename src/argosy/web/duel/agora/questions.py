"""Questions and answers of Agora in words, their targets on the table, and their actions."""

from collections.abc import Mapping
from typing import ClassVar

from argosy.game.duel.agora.view import ChamberView
from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.view import DuelView
from argosy.texts import Words, things
from argosy.web.duel.expansions.types import ExpansionDock, NumberNames
from argosy.web.duel.faces import DuelFaces
from argosy.web.duel.live.actions import Act, Acts, Spot, Spots, changes
from argosy.web.duel.live.answer_parts import (
    Answer,
    Asked,
    Label,
    Question,
    card_for,
    constructed,
    fixed,
    of_opponent,
    plain,
)
from argosy.web.duel.live.keys import Keys, card_key, number_key, numbers_of, thing_key, tile_key, wonder_key
from argosy.web.duel.part_maker import PartMaker
from argosy.web.models import DuelOffer
from argosy.web.rendering.parts import icon


def _senate(faces: DuelFaces, _: DuelView) -> tuple[str, str]:
    """AGORA-033 to 040."""
    w = faces.words
    return w.say("Senate action"), w.say("Add a marker in the section, or move one to the next chamber.")


def _chamber(symbol: str) -> Answer:
    """One chamber: its decree, and how it stands."""

    def answer(asked: Asked) -> Label:
        number = int(asked.numbers[0])
        return Label(
            icon(symbol), asked.faces.chamber(number), chamber_words(asked.faces, asked.view, number)
        )

    return answer


def chamber_words(faces: DuelFaces, view: DuelView, number: int) -> str:
    """The decrees of a chamber and its markers: `Shield · 2 points · markers 1 : 0`."""
    w, found = faces.words, _chamber_of(view, number)
    if found is None:
        return ""
    mine = view.seat or 0
    decrees = [
        faces.of_expansions["decree"][name].name if name else w.say("face-down decree")
        for name in found.decrees
    ]
    markers = w.say("markers {mine} : {theirs}", mine=found.markers[mine], theirs=found.markers[1 - mine])
    return " · ".join((*decrees, things.points(w, found.points), markers))


def _chamber_of(view: DuelView, number: int) -> ChamberView | None:
    return next((chamber for chamber in view.chambers if chamber.chamber == number), None)


def _two_chambers(symbol: str) -> Answer:
    def answer(asked: Asked) -> Label:
        first, second = asked.numbers
        label = asked.words.say("From chamber {n} to chamber {m}", n=first, m=second)
        return Label(icon(symbol), label, chamber_words(asked.faces, asked.view, int(second)))

    return answer


def _plot(asked: Asked) -> Label:
    """AGORA-042: which one stays, and where the other one goes."""
    w, face = asked.words, asked.thing
    where = (
        w.say("the other one on top of the deck")
        if asked.numbers[-1] == "top"
        else w.say("the other one under the deck")
    )
    return Label(icon("conspiracy"), w.say("Keep {conspiracy}", conspiracy=face.name), where)


def _prepare(asked: Asked) -> Label:
    face = asked.faces.of_expansions["conspiracy"][asked.choice.thing or ""]
    label = asked.words.say("Prepare {conspiracy} with {card}", conspiracy=face.name, card=asked.card.name)
    return Label(icon("conspiracy"), label, face.text)


def _conspire(asked: Asked) -> Label:
    return Label(
        icon("conspiracy"), asked.words.say("Conspire"), asked.words.say("draw two conspiracies, keep one")
    )


ANSWERS: dict[str, Answer] = {
    "recruit": constructed("influence"),
    "prepare": _prepare,
    "trigger": plain,
    "free": card_for("free"),
    "scrap": card_for("sell"),
    "take": of_opponent("down"),
    "give": card_for("up"),
    "place": _chamber("influence-add"),
    "remove": _chamber("influence-remove"),
    "shift": _two_chambers("influence-move"),
    "decree": _two_chambers("decree"),
    "conspire": _conspire,
    "plot": _plot,
    "seize": plain,
    "lock": plain,
    "raze": plain,
}
ROWS = ("place", "remove", "shift", "decree")


def _name_of_chamber(faces: DuelFaces, word: str) -> str:
    return faces.chamber(int(word))


def _chambers(_: DuelView, choice: DuelChoice) -> tuple[str, ...]:
    first, second = numbers_of(choice)
    return (f"chamber:{first}", f"chamber:{second}")


def _free(view: DuelView, choice: DuelChoice) -> tuple[str, ...]:
    """Property Fraud takes from the structure, Treason from the cards removed at setup."""
    return card_key(view, choice) if view.asked == "top_row" else (f"removed:{choice.card}",)


# --- the dock


def _spot(faces: DuelFaces, view: DuelView, number: str) -> Spot:
    return Spot(faces.chamber(int(number)), icon("chamber"), chamber_words(faces, view, int(number)))


def _prepares(page: PartMaker, offer: DuelOffer, _: DuelOffer) -> Act:
    """AGORA-050."""
    name = page.faces.of_expansions["conspiracy"][offer.choice.thing or ""].name
    label = page.w.say("Prepare {conspiracy}", conspiracy=name)
    return Act(
        "prepare", icon("conspiracy"), label, offer.choice.text, note=page.w.say("free, ends the turn")
    )


def _trigger(page: PartMaker, offer: DuelOffer, _: DuelOffer) -> Act:
    return Act(
        "trigger",
        icon("conspiracy"),
        page.w.say("Trigger"),
        offer.choice.text,
        is_main=True,
        changes=changes(page.view, page.faces, page.names, offer),
    )


def _place(page: PartMaker, offer: DuelOffer, _: DuelOffer) -> Act:
    mark, _label, detail = ANSWERS["place"](Asked(page.faces, page.view, offer.choice, page.names))
    return Act("place", mark, page.w.say("Add a marker"), offer.choice.text, note=detail, is_main=True)


class AgoraDock(ExpansionDock):
    """Agora in the dock: questions, answers and actions."""

    questions: ClassVar[Mapping[str, Question]] = {
        "senate": _senate,
        "espionage": fixed(
            lambda w: (w.say("Choose a progress token"), w.say("Play one of those that are out of the game."))
        ),
        "lock": fixed(
            lambda w: (w.say("Lock a progress token away"), w.say("Nobody can use it any more, its owner included."))
        ),
        "removed_card": fixed(
            lambda w: (w.say("Construct a removed card"), w.say("It was taken out before the game. It costs nothing."))
        ),
        "top_row": fixed(
            lambda w: (w.say("Construct a card of the top row"), w.say("Even a covered one. It costs nothing."))
        ),
        "place": fixed(lambda w: (w.say("Add a marker"), w.say("One of yours, in any chamber."))),
        "shift": fixed(
            lambda w: (w.say("Move a marker"), w.say("You may move one of your markers to a neighbouring chamber."))
        ),
        "remove": fixed(
            lambda w: (w.say("Remove a marker of the opponent"), w.say("It goes back to its owner."))
        ),
        "conspirator": fixed(
            lambda w: (w.say("Marker or conspiracy?"), w.say("Add a marker to any chamber, or draw two conspiracies."))
        ),
        "plot": fixed(
            lambda w: (w.say("Keep one conspiracy"), w.say("The other goes on top of the deck or under it."))
        ),
        "curia": fixed(
            lambda w: (w.say("Trigger a conspiracy?"), w.say("It need not be prepared."))
        ),
        "take_wonder": fixed(
            lambda w: (w.say("Take a wonder of the opponent"), w.say("One that is not constructed yet."))
        ),
        "scrap": fixed(
            lambda w: (w.say("Throw a free card away"), w.say("Discard it; you get no coins for it."))
        ),
        "take_building": fixed(
            lambda w: (w.say("Take a building of the opponent"), w.say("It works for you from now on."))
        ),
        "swap": fixed(
            lambda w: (w.say("Swap: which card do you take?"), w.say("Then give one of your cards of the same colour."))
        ),
        "give": fixed(
            lambda w: (w.say("Swap: which card do you give?"), w.say("It has the colour of the card that you take."))
        ),
        "move_decree": fixed(
            lambda w: (w.say("Move a decree"), w.say("Choose the chamber it leaves, then the chamber it goes to."))
        ),
        "sabotage": fixed(
            lambda w: (w.say("Remove a wonder of the opponent"), w.say("Its points and lasting effects are lost."))
        ),
    }  # fmt: skip
    answers: ClassVar[Mapping[str, Answer]] = ANSWERS
    numbers: ClassVar[NumberNames] = dict.fromkeys(ROWS, _name_of_chamber)
    keys: ClassVar[Mapping[str, Keys]] = {
        "recruit": card_key,
        "prepare": card_key,
        "trigger": thing_key("conspiracy"),
        "place": number_key("chamber"),
        "shift": _chambers,
        "remove": number_key("chamber"),
        "plot": thing_key("conspiracy"),
        "seize": wonder_key,
        "lock": thing_key("progress"),
        "free": _free,
        "scrap": card_key,
        "take": tile_key(of_opponent=True),
        "give": tile_key(of_opponent=False),
        "decree": _chambers,
        "raze": wonder_key,
    }
    fan = ("lock", "plot", "trigger")
    rows: ClassVar[tuple[str, ...]] = ROWS
    spots: ClassVar[Spots] = {"chamber": _spot}
    card_acts: ClassVar[Acts] = {"prepare": _prepares}
    acts: ClassVar[Acts] = {"trigger": _trigger, "place": _place}

    def in_turn(self, w: Words, view: DuelView) -> tuple[str, ...]:
        """Return the actions that Agora adds to a turn, in words (AGORA-021)."""
        return (w.say("Or recruit a senator, or prepare a conspiracy."),)

    def verbs(self, w: Words) -> dict[str, str]:
        """Return the headings of the expansion's verbs."""
        return {
            "recruit": w.say("Recruit"),
            "prepare": w.say("Prepare"),
            "trigger": w.say("Trigger"),
            "place": w.say("Marker"),
            "shift": w.say("Move a marker"),
            "remove": w.say("Remove a marker"),
            "conspire": w.say("Conspire"),
            "plot": w.say("Keep"),
            "seize": w.say("Take"),
            "lock": w.say("Lock away"),
            "free": w.say("Build free"),
            "scrap": w.say("Throw away"),
            "take": w.say("Take"),
            "give": w.say("Give"),
            "decree": w.say("Move a decree"),
            "raze": w.say("Remove a wonder"),
        }

    def leaving(self, w: Words) -> dict[str, str]:
        """Return the labels for declining, by question."""
        return {
            "senate": w.say("No more actions"),
            "shift": w.say("Move nothing"),
            "curia": w.say("Trigger none"),
            "scrap": w.say("Throw nothing more away"),
        }

"""Position page of Duel: examples, legal and refused choices, editable parts of the table."""

import json
from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from argosy.game.duel.position.form import DuelPositionData
from argosy.game.types import Refusal
from argosy.texts import Words
from argosy.web.duel import score_pad
from argosy.web.duel.expansions.in_play import in_play, of_all
from argosy.web.duel.faces import DuelFaces, duel_faces
from argosy.web.duel.live import answers
from argosy.web.duel.live.coach import WHOLE
from argosy.web.duel.live.prices import price_tag
from argosy.web.duel.position_editor import board
from argosy.web.models import DuelOffer
from argosy.web.position_editor.fields import Hot, Item
from argosy.web.position_page import PositionPages, PossibleChoice, Questions, SeatOffers
from argosy.web.table.price_tags import Tag, no_tag

PRICED = ("build", "wonder", "recruit", "activate")
"""Verbs that cost something, if only nothing."""

START = '{"game": "duel", "cities": [{}, {}]}'
PAWN = {
    "game": "duel",
    "age": 3,
    "pawn": 7,
    "cities": [{"coins": 12, "cards": ["walls"]}, {"coins": 6, "cards": ["theater"]}],
}
EXAMPLES = {**of_all(lambda expansion: expansion.score.examples), "pawn": PAWN}


def ways(w: Words, ruleset: Any, one: SeatOffers) -> tuple[PossibleChoice, ...]:
    """Return the legal choices, then the refused ones."""
    faces = duel_faces(ruleset.catalog, w.language)
    names = {seat: w.say("Seat {n}", n=seat + 1) for seat in (0, 1)}
    possible = [_possible(faces, one.view, offer, names) for offer in one.offers.legal]
    refused = [_refused(faces, text, refusal) for text, refusal in one.offers.refusals.items()]
    return (*possible, *refused)


def _possible(faces: DuelFaces, view: Any, offer: DuelOffer, names: dict[int, str]) -> PossibleChoice:
    choice, w = offer.choice, faces.words
    _, label, _ = answers.answer_label(faces, view, choice, names)
    title = label if choice.verb in WHOLE else w.pair(answers.verb_words(w, choice.verb), label)
    face = faces.thing(choice.card or choice.thing or "")
    tag = price_tag(w, offer) if choice.verb in PRICED else Tag("free", Markup(""), "")
    return PossibleChoice(choice.text, title, face.name if face else "", tag)


def _refused(faces: DuelFaces, text: str, refusal: Refusal) -> PossibleChoice:
    face = faces.thing(text.split()[1]) if " " in text else None
    return PossibleChoice(
        text, answers.chosen_words(faces, text), face.name if face else "", no_tag(faces.words, refusal)
    )


def questions(w: Words, ruleset: Any, one: SeatOffers) -> Questions:
    """Return the face-up cards of the structure, covered ones too, and in a turn their actions."""
    view, faces = one.view, duel_faces(ruleset.catalog, w.language)
    names = (
        dict.fromkeys(place.card for place in view.structure if place.card) if view.asked == "turn" else {}
    )
    wonders = [city.wonder for city in view.cities[one.seat].wonders if not city.is_built]
    taken = [offer.choice.verb for offer in one.offers.legal if offer.choice.card and not offer.choice.thing]
    refused = [text.split()[0] for text in one.offers.refusals if text.split()[1] in names]
    ways = [
        *(
            (verb, answers.verb_words(w, verb))
            for verb in dict.fromkeys(("build", "discard", *taken, *refused))
        ),
        *((f"wonder {name} with", faces.wonders[name].name) for name in wonders),
    ]
    return Questions(one.seat, tuple(Item(id=name, face=faces.thing(name)) for name in names), tuple(ways))


def titles(w: Words) -> dict[str, str]:
    """Return the titles of the example positions."""
    return {
        **of_all(lambda expansion: expansion.score.example_titles(w)),
        "pawn": w.say("Duel: two spaces before the capital"),
    }


def hot(position: Mapping[str, Any]) -> tuple[Hot, ...]:
    """Return the clickable parts of the table with the part of the editor that changes each."""
    return (
        Hot("#city-0", "city-0"),
        Hot("#city-1", "city-1"),
        Hot("#structure", "structure"),
        Hot("#track", "table", "pawn"),
        Hot("#progress", "table", "board"),
        Hot("#piles", "table", "discard"),
        *(one for expansion in in_play(position["boxes"]) for one in expansion.score.on_table),
    )


POSITIONS = PositionPages(
    examples={name: json.dumps(one, indent=1) for name, one in EXAMPLES.items()},
    titles=titles,
    start=START,
    form=DuelPositionData,
    board=board,
    ways=ways,
    questions=questions,
    hot=hot,
    onto_pad=score_pad.query,
)

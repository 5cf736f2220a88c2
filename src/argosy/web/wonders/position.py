"""Position page of 7 Wonders: examples, legal and refused choices, editable parts of the table."""

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from argosy.game.types import Refusal
from argosy.game.wonders.choice import CITY_PREFIX
from argosy.game.wonders.position.form import PositionData
from argosy.texts import Words
from argosy.web.models import ChoiceOffer
from argosy.web.position_editor.fields import Hot, Item
from argosy.web.position_page import PositionPages, PossibleChoice, Questions, SeatOffers
from argosy.web.table.price_tags import Tag, no_tag
from argosy.web.wonders import score_pad
from argosy.web.wonders.catalogs import faces
from argosy.web.wonders.expansions.in_play import EXPANSIONS, in_play
from argosy.web.wonders.live.coach import called
from argosy.web.wonders.live.coach_reasons import Table
from argosy.web.wonders.live.price_tags import best_first, price_tag
from argosy.web.wonders.live.question_cards import asked_cards
from argosy.web.wonders.live.ring import Ring
from argosy.web.wonders.position_editor import board

UNPRICED = ("build", "stage", "free", "revive")
"""Verbs whose price is worth a tag even when it is nothing."""

START = '{"edition": 2020, "cities": [{}, {}, {}]}'
CHAIN = """{
 "edition": 2010,
 "age": 2,
 "turn": 6,
 "cities": [
  {"wonder": "gizah", "cards": ["baths"], "coins": 0, "hand": ["aqueduct", "foundry"]},
  {"wonder": "rhodos", "cards": ["sawmill"]},
  {"wonder": "olympia", "side": "b", "stages": 1}
 ]
}"""
SCORE = """{
 "edition": 2010,
 "asked": "over",
 "cities": [
  {"wonder": "gizah", "stages": 3, "cards": ["palace", "library"], "coins": 7, "victories": [2, 0, 1]},
  {"wonder": "rhodos", "cards": ["senate", "spies_guild"], "coins": 4, "defeats": 2},
  {"wonder": "olympia", "cards": ["academy"], "coins": 11, "defeats": 1}
 ]
}"""


def ways(w: Words, ruleset: Any, one: SeatOffers) -> tuple[PossibleChoice, ...]:
    """Return the legal choices with the cheapest payment of each, then the refused ones."""
    view, shown = one.view, faces(ruleset.catalog, w.language)
    names = {city.seat: w.say("Seat {n}", n=city.seat + 1) for city in view.cities}
    table = Table(shown, view, names, in_play(view.expansions))
    around = Ring(one.seat, len(view.cities))
    found: dict[str, PossibleChoice] = {}
    for offer in best_first(list(one.offers.legal), None):
        title = called(table, offer.choice)[0]
        found.setdefault(
            title,
            PossibleChoice(offer.choice.text, title, _thing(table, offer), _tag(w, offer, names, around)),
        )
    refused = [_refused(table, text, refusal) for text, refusal in one.offers.refusals.items()]
    return (*found.values(), *refused)


def _thing(table: Table, offer: ChoiceOffer) -> str:
    name = offer.choice.leader or offer.choice.card
    known = name is not None and (name in table.faces.more or name in table.faces.cards)
    return table.faces.thing(name).name if known and name else ""


def _tag(w: Words, offer: ChoiceOffer, names: dict[int, str], around: Ring) -> Tag:
    if offer.choice.verb not in UNPRICED and not offer.choice.price.total:
        return Tag("free", Markup(""), "")
    return price_tag(w, offer, names, around)


def _refused(table: Table, text: str, refusal: Refusal) -> PossibleChoice:
    """Return a refused choice, with the things that its text names."""
    w, words = table.w, text.removeprefix(CITY_PREFIX).split()
    known = [one for one in words if one in table.faces.more or one in table.faces.cards]
    thing = table.faces.thing(known[0]).name if known else ""
    verb = {"build": w.say("Build"), "stage": w.say("wonder stage"), "sell": w.say("Sell")}.get(words[0], "")
    title = w.pair(verb, thing) if verb and thing else verb or thing or text
    return PossibleChoice(text, title, thing, no_tag(w, refusal))


def questions(w: Words, ruleset: Any, one: SeatOffers) -> Questions:
    """Return the cards in the seat's hand, or its leaders in recruitment, and their actions."""
    view, shown = one.view, faces(ruleset.catalog, w.language)
    hand = next(
        (
            expansion.hand.played[view.asked](view)
            for expansion in in_play(view.expansions)
            if view.asked in expansion.hand.played
        ),
        None,
    )
    names = asked_cards(view, one.offers) if hand is None else hand
    prefix = CITY_PREFIX if view.asked == "city_card" else ""
    if view.asked == "revive":
        ways = [("revive", w.say("Build"))]
    else:
        first = ("build", w.say("Build")) if hand is None else ("recruit", w.say("Recruit"))
        ways = [first, ("stage with", w.say("wonder stage")), ("sell", w.say("Sell"))]
    return Questions(
        one.seat,
        tuple(Item(id=name, face=shown.thing(name)) for name in dict.fromkeys(names)),
        tuple((f"{prefix}{way}", label) for way, label in ways),
    )


def titles(w: Words) -> dict[str, str]:
    """Return the titles of the example positions."""
    return {
        "chain": w.say("7 Wonders: a chain in the last turn of Age II"),
        "score": w.say("7 Wonders: add up a table"),
        **{
            name: title
            for expansion in EXPANSIONS
            for name, title in expansion.score.example_titles(w).items()
        },
    }


def hot(position: Mapping[str, Any]) -> tuple[Hot, ...]:
    """Return the clickable parts of the table with the part of the editor that changes each.

    The first city has its wonder beside it.
    """
    seats = range(len(position["cities"]))
    hands = players(position)
    return (
        Hot("#wonder", f"city-{seats[0]}", f"cities.{seats[0]}.stages"),
        *(Hot(f"#city-{seat}", f"city-{seat}") for seat in seats),
        *(
            Hot(f".hands .held > li:nth-child({place})", f"city-{seat}", f"cities.{seat}.hand")
            for place, seat in enumerate(hands, 1)
        ),
        Hot("#discarded", "table", "discard"),
    )


def players(position: Mapping[str, Any]) -> list[int]:
    """The seats whose hands the table shows: all but that of the free city."""
    return list(range(len(position["cities"]) - position["players"], len(position["cities"])))


POSITIONS = PositionPages(
    examples={
        "chain": CHAIN,
        "score": SCORE,
        **{name: text for expansion in EXPANSIONS for name, text in expansion.score.examples.items()},
    },
    titles=titles,
    start=START,
    form=PositionData,
    board=board,
    ways=ways,
    questions=questions,
    hot=hot,
    onto_pad=score_pad.query,
)

"""Positions of 7 Wonders: examples to begin with, the fields that are filled in most, the names of what choices are about."""

from typing import Any

from argosy.game.types import Choice
from argosy.texts import Words
from argosy.web.position_page import CITY_NUMBERS, FormField, PositionPages, listed, whole, word
from argosy.web.wonders.boxes.in_play import BOXES
from argosy.web.wonders.printed import faces

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


def titles(w: Words) -> dict[str, str]:
    """What the examples are about."""
    return {
        "chain": w.say("7 Wonders: a chain in the last turn of Age II"),
        "score": w.say("7 Wonders: add up a table"),
        **{name: title for box in BOXES for name, title in box.example_titles(w).items()},
    }


def things(w: Words, ruleset: Any, choice: Choice) -> list[str]:
    """The card that is played."""
    shown = faces(ruleset.catalog, w.language)
    named = [name for name in (choice.card, choice.leader) if name is not None]
    return [shown.thing(name).name for name in named if name in shown.cards or name in shown.more]


POSITIONS = PositionPages(
    examples={"chain": CHAIN, "score": SCORE, **{name: text for box in BOXES for name, text in box.examples.items()}},
    titles=titles,
    cities=tuple(n for n in CITY_NUMBERS if n > CITY_NUMBERS[0]),
    fields=(
        FormField(name="edition", label=lambda w: w.say("Edition"), read=whole),
        FormField(name="age", label=lambda w: w.say("Age"), read=whole),
        FormField(name="turn", label=lambda w: w.say("Turn"), read=whole),
        FormField(name="boxes", label=lambda w: w.say("Boxes"), read=listed),
    ),
    of_city=(
        FormField(name="wonder", label=lambda w: w.say("Wonder"), read=word),
        FormField(name="side", label=lambda w: w.say("Side"), read=word),
        FormField(name="stages", label=lambda w: w.say("Stages"), read=whole),
        FormField(name="coins", label=lambda w: w.say("Coins"), read=whole),
        FormField(name="cards", label=lambda w: w.say("Buildings"), read=listed),
        FormField(name="hand", label=lambda w: w.say("Hand"), read=listed),
    ),
    things=things,
)

"""Positions of 7 Wonders: examples to begin with, and what the page of positions is made of."""

from collections.abc import Mapping
from typing import Any

from argosy.game.wonders.position.form import PositionData
from argosy.texts import Words
from argosy.web.position_page import PositionPages
from argosy.web.setting_up.fields import Hot
from argosy.web.wonders import onto_pad
from argosy.web.wonders.boxes.in_play import BOXES
from argosy.web.wonders.setting_up import board
from argosy.web.wonders.ways import questions, ways

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


def titles(w: Words) -> dict[str, str]:
    """What the examples are about."""
    return {
        "chain": w.say("7 Wonders: a chain in the last turn of Age II"),
        "score": w.say("7 Wonders: add up a table"),
        **{name: title for box in BOXES for name, title in box.score.example_titles(w).items()},
    }


def hot(position: Mapping[str, Any]) -> tuple[Hot, ...]:
    """What lies on the table, with the part of the board that changes it; the first city has its wonder beside it."""
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
        **{name: text for box in BOXES for name, text in box.score.examples.items()},
    },
    titles=titles,
    start=START,
    form=PositionData,
    board=board,
    ways=ways,
    questions=questions,
    hot=hot,
    onto_pad=onto_pad.query,
)

"""Positions of Duel: examples to begin with, and what the page of positions is made of."""

import json
from collections.abc import Mapping
from typing import Any

from argosy.game.duel.position.form import DuelPosition
from argosy.texts import Words
from argosy.web.duel import onto_pad
from argosy.web.duel.boxes.in_play import in_play, of_all
from argosy.web.duel.setting_up import board
from argosy.web.duel.ways import questions, ways
from argosy.web.position_page import PositionPages
from argosy.web.setting_up.fields import Hot

START = '{"game": "duel", "cities": [{}, {}]}'

PAWN = {
    "game": "duel",
    "age": 3,
    "pawn": 7,
    "cities": [{"coins": 12, "cards": ["walls"]}, {"coins": 6, "cards": ["theater"]}],
}


EXAMPLES = {**of_all(lambda box: box.examples), "pawn": PAWN}


def titles(w: Words) -> dict[str, str]:
    """What the examples are about."""
    return {
        **of_all(lambda box: box.example_titles(w)),
        "pawn": w.say("Duel: two spaces before the capital"),
    }


def hot(position: Mapping[str, Any]) -> tuple[Hot, ...]:
    """What lies on the table, with the part of the board that changes it."""
    return (
        Hot("#city-0", "city-0"),
        Hot("#city-1", "city-1"),
        Hot("#structure", "structure"),
        Hot("#track", "table", "pawn"),
        Hot("#progress", "table", "board"),
        Hot("#piles", "table", "discard"),
        *(one for box in in_play(position["boxes"]) for one in box.on_table),
    )


POSITIONS = PositionPages(
    examples={name: json.dumps(one, indent=1) for name, one in EXAMPLES.items()},
    titles=titles,
    start=START,
    form=DuelPosition,
    board=board,
    ways=ways,
    questions=questions,
    hot=hot,
    onto_pad=onto_pad.query,
)

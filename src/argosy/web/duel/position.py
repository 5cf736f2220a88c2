"""Positions of Duel: examples to begin with, and what the page of positions is made of."""

import json
from collections.abc import Mapping
from typing import Any

from argosy.game.duel.position.form import DuelPosition
from argosy.texts import Words
from argosy.web.duel import onto_pad
from argosy.web.duel.setting_up import board
from argosy.web.duel.ways import questions, ways
from argosy.web.position_page import PositionPages

START = '{"game": "duel", "cities": [{}, {}]}'

SENATE = {
    "game": "duel",
    "boxes": ["agora"],
    "age": 2,
    "on_turn": 0,
    "pawn": 2,
    "cities": [
        {
            "coins": 8,
            "cards": ["quarry", "theater"],
            "wonders": [{"id": "sphinx", "built": True, "card": "altar"}, {"id": "knossos"}],
            "conspiracies": [{"id": "coup", "prepared": "tavern"}],
        },
        {"coins": 3, "cards": ["baths"]},
    ],
    "chambers": [{"markers": [1, 0]}, {}, {"markers": [0, 2]}, {}, {}, {}],
    "board": ["masonry", "economy", "law"],
}
PAWN = {
    "game": "duel",
    "age": 3,
    "pawn": 7,
    "cities": [{"coins": 12, "cards": ["walls"]}, {"coins": 6, "cards": ["theater"]}],
}


def titles(w: Words) -> dict[str, str]:
    """What the examples are about."""
    return {
        "senate": w.say("Duel: a conspiracy that can be triggered"),
        "pawn": w.say("Duel: two spaces before the capital"),
    }


def hot(_position: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """What lies on the table, by the part of the board that changes it."""
    return (
        ("#city-0", "city-0"),
        ("#city-1", "city-1"),
        ("#structure", "structure"),
        *((name, "table") for name in ("#track", "#progress", "#piles", "#senate", "#pantheon")),
    )


POSITIONS = PositionPages(
    examples={name: json.dumps(one, indent=1) for name, one in (("senate", SENATE), ("pawn", PAWN))},
    titles=titles,
    start=START,
    form=DuelPosition,
    board=board,
    ways=ways,
    questions=questions,
    hot=hot,
    onto_pad=onto_pad.query,
)

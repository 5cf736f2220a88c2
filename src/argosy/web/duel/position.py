"""Positions of Duel: examples to begin with, the fields that are filled in most, the names of what choices are about."""

import json
from typing import Any

from argosy.game.duel.choice import DuelChoice
from argosy.texts import Words
from argosy.web.duel.faces import duel_faces
from argosy.web.position_page import FormField, PositionPages, listed, whole

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


def things(w: Words, ruleset: Any, choice: DuelChoice) -> list[str]:
    """The card that is taken, and what is done with it."""
    shown = duel_faces(ruleset.catalog, w.language)
    found = [shown.thing(name) for name in (choice.thing, choice.card) if name is not None]
    return [one.name for one in found if one is not None]


def built(text: str) -> list[dict[str, Any]]:
    """Wonders that stand."""
    return [{"id": name, "built": True} for name in listed(text)]


POSITIONS = PositionPages(
    examples={name: json.dumps(one, indent=1) for name, one in (("senate", SENATE), ("pawn", PAWN))},
    titles=titles,
    cities=(2,),
    fields=(
        FormField(name="age", label=lambda w: w.say("Age"), read=whole),
        FormField(name="on_turn", label=lambda w: w.say("On turn (0 or 1)"), read=whole),
        FormField(name="pawn", label=lambda w: w.say("Lead of seat 1"), read=whole),
        FormField(name="boxes", label=lambda w: w.say("Boxes"), read=listed),
    ),
    of_city=(
        FormField(name="coins", label=lambda w: w.say("Coins"), read=whole),
        FormField(name="cards", label=lambda w: w.say("Buildings"), read=listed),
        FormField(name="wonders", label=lambda w: w.say("Built wonders"), read=built),
        FormField(name="progress", label=lambda w: w.say("Progress tokens"), read=listed),
    ),
    things=things,
)

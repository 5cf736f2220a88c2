"""What the lobby suggests after the first voyage of Duel."""

from argosy.texts import Words
from argosy.web.duel.boxes.in_play import BOXES
from argosy.web.duel.boxes.titles import game_words
from argosy.web.duel.lobby import boxes
from argosy.web.game_pages import Suggestion

STRONGER = "helmsman"
"""The level that wins most of its games against the bot of the first voyage (docs/strength.md)."""
BOX = next(name for name, box in BOXES.items() if box.is_first)
"""The box to begin with."""


def onward(w: Words) -> tuple[Suggestion, ...]:
    """A stronger opponent, and the box to begin with."""
    box = next(one for one in boxes(w) if one.id == BOX)
    return (
        Suggestion(
            title=w.say("A stronger opponent"),
            about=w.say("Duel against a bot that looks ahead."),
            icon="capital",
            fields={"game": "duel", "opponent": f"bot:{STRONGER}"},
        ),
        Suggestion(title=game_words(w, (BOX,)), about=box.text, icon=box.icon, fields={"game": "duel", BOX: "on"}),
    )

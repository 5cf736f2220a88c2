"""What the lobby suggests after the first voyage of 7 Wonders."""

from argosy.rules.wonders.ruleset import EDITIONS
from argosy.texts import Words
from argosy.web.game_pages import Suggestion
from argosy.web.wonders.boxes.fitting import year_of
from argosy.web.wonders.boxes.in_play import BOXES, PARTS

MORE, WITH_BOX = 5, 4
"""How many players the next tables have."""


def onward(w: Words) -> tuple[Suggestion, ...]:
    """A bigger table, and the box to begin with."""
    edition = EDITIONS[-1]
    bigger = Suggestion(
        title=w.say("A bigger table"),
        about=w.say("Five cities: you trade and fight with two of them, and have an eye on the others."),
        icon="wonder",
        fields={"game": "wonders", "edition": str(edition), "players": str(MORE)},
    )
    return (
        bigger,
        *(
            Suggestion(
                title=box.lobby.title(w),
                about=box.lobby.invitation(w),
                icon=box.lobby.icon,
                fields={**bigger.fields, "players": str(WITH_BOX), box.name: str(newest(box.name))},
            )
            for box in BOXES
            if box.lobby.is_first
        ),
    )


def newest(box: str) -> int:
    """The year of a box's newest edition."""
    return max(year_of(part) for part, name in PARTS.items() if name == box)

"""Leaders in a minute."""

from argosy.web.introduction import Card, card
from argosy.web.wonders.faces import Faces


def introduction(shown: Faces) -> tuple[Card, ...]:
    """The draft, recruiting, what leaders are and are not."""
    w = shown.words
    plates = [face.plate for face in shown.more.values() if face.color == "white"]
    return (
        card("leader", w.say("Before the first Age"), w.say("Before the first Age everybody drafts four leaders: keep one, pass the rest to the right. Each city starts with 6 coins."), plates[0], "white"),
        card("recruit", w.say("What an Age adds"), w.say("At the start of each Age everybody plays one leader in secret: recruit it for its coins, build a stage of the wonder with it, or discard it for 3 coins."), plates[1], "white"),
        card("no", w.say("What leaders do"), w.say("A recruited leader works to the end of the game. Leaders are no buildings: no chain leads to them, and no colour counts them."), plates[2], "white"),
        card("back-leader", w.say("Which ones"), w.say("Of your four leaders you play three. Choose those that fit your wonder and what you are going to build."), plates[3], "white"),
    )  # fmt: skip

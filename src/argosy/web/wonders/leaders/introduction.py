"""Leaders in a minute."""

from argosy.web.introduction import Card, card
from argosy.web.wonders.faces import Faces


def introduction(shown: Faces) -> tuple[Card, ...]:
    """The draft, recruiting, what leaders are and are not."""
    w = shown.words
    plates = [face.plate for face in shown.more.values() if face.color == "white"]
    return (
        card("leader", w.say("Before the first Age"), w.say("Before Age I each player drafts four leaders: keep one, pass the rest to the right, four times. Each city starts with 6 coins."), plates[0], "white"),
        card("recruit", w.say("What an Age adds"), w.say("At the start of each Age each player plays one leader in secret: pay its coins to recruit it, build a stage of your wonder with it, or discard it for 3 coins."), plates[1], "white"),
        card("no", w.say("What leaders do"), w.say("A recruited leader works to the end of the game. Leaders are not buildings: they have no chains and no colour."), plates[2], "white"),
        card("back-leader", w.say("Which ones"), w.say("You play three of your four leaders. Choose those that fit your wonder and your plans."), plates[3], "white"),
    )  # fmt: skip

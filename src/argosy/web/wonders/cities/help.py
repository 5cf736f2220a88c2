"""Help texts of Cities: glossary entries and introduction."""

from argosy.web.rulebook_pages.glossary import Sign, Writer
from argosy.web.rulebook_pages.introductions import Card, card
from argosy.web.wonders.expansions.types import ExpansionHelp
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.live import losses


def signs(shown: Faces) -> tuple[Sign, ...]:
    """Black cards, losses and debts, what keeps one out of conflicts."""
    w = shown.words
    write = Writer(w)
    return (
        write.mark("black", w.say("black cards"), w.say("Cards of Cities: strong effects that often harm all other cities.")),
        *losses.glossary(shown),
        write.sign("wharf", w.say("wharf"), w.say("Each turn, the first unit that you buy from this neighbour costs less.")),
        write.sign("cache", w.say("cache"), w.say("Resources from your neighbours' boards cost less.")),
        write.sign("warehouse", w.say("warehouse"), w.say("Each turn, one more unit of a resource that your city makes.")),
    )  # fmt: skip


def introduction(shown: Faces) -> tuple[Card, ...]:
    """Black cards, losses and debts, Diplomacy, masks."""
    w = shown.words
    black = [face.plate for face in shown.cards.values() if face.color == "black"]
    return (
        card("mark-black", w.say("Black cards"), w.say("Black cards are mixed into each Age, one for each city: hands have 8 cards, an Age has seven turns."), black[0], "black"),
        card("coin-loss", w.say("Losses and debts"), w.say("Many of them make all others lose coins. At the end of the turn each player chooses how many of these coins to pay; each coin not paid is a debt: −1 point at the end of the game. Debts cannot be paid back."), black[1], "black"),
        card("diplomacy", w.say("Diplomacy"), w.say("Diplomacy keeps you out of the land conflicts of this Age: you neither win nor lose, and your two neighbours fight each other."), black[2], "black"),
        card("mask", w.say("Masks"), w.say("At the end of the game a mask copies one science symbol of a neighbour’s green card, the best one for you."), black[3], "black"),
    )  # fmt: skip


HELP = ExpansionHelp(
    sign="mask",
    glossary=signs,
    introduction=introduction,
    values=lambda shown: {"cities_title": shown.words.name("box", "cities")},
)

"""The signs of Cities, for the glossary."""

from argosy.web.glossary import Sign, Writer
from argosy.web.wonders.faces import Faces


def signs(shown: Faces) -> tuple[Sign, ...]:
    """Black cards, losses and debts, what keeps one out of conflicts."""
    w = shown.words
    write = Writer(w)
    return (
        write.mark("black", w.say("black cards"), w.say("Cards of Cities: strong effects that often harm all other cities.")),
        *also_elsewhere(shown),
        write.sign("wharf", w.say("wharf"), w.say("Each turn, the first unit that you buy from this neighbour costs less.")),
        write.sign("cache", w.say("cache"), w.say("Resources from your neighbours' boards cost less.")),
        write.sign("warehouse", w.say("warehouse"), w.say("Each turn, one more unit of a resource that your city makes.")),
    )  # fmt: skip


def also_elsewhere(shown: Faces) -> tuple[Sign, ...]:
    """What boards of other boxes do too: losses, Diplomacy, masks, resources that one lacks."""
    w = shown.words
    write = Writer(w)
    return (
        write.sign("coin-loss", w.say("loss of coins"), w.say("Coins lost at the end of the turn: for each, pay it or take a debt."), "CITIES-LOSS-3"),
        write.sign("debt", w.say("debt"), w.say("You take a debt for a coin that you do not pay: −1 point at the end of the game. You cannot pay it back later."), "CITIES-DEBT-1"),
        write.sign("diplomacy", w.say("Diplomacy"), w.say("You take no part in the next land conflicts; your two neighbours fight each other."), "CITIES-DIPLO-2"),
        write.sign("mask", w.say("mask"), w.say("At the end of the game it copies one science symbol of a neighbour’s green card."), "CITIES-MASK-1"),
        write.sign("black-market", w.say("black market"), w.say("Each turn, one unit of a resource that your city does not make.")),
    )  # fmt: skip

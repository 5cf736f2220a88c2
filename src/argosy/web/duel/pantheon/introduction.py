"""Pantheon in a minute."""

from collections.abc import Iterable

from argosy.web.duel.faces import DuelFaces
from argosy.web.introduction import Card, card


def introduction(shown: DuelFaces) -> tuple[Card, ...]:
    """The gods, what they cost, what they leave behind."""
    w, board = shown.words, shown.catalog.pantheon
    gods = [face.plate for face in shown.gods.values()]
    return (
        card("back-temple", w.say("Mythologies"), w.say("In Age I some cards carry mythology tokens. If you turn such a card up, take the token, look at two gods of that mythology and lay one of them face down on a space of the Pantheon."), gods[0], "god"),
        card("gate", w.say("Gods"), w.say("When Age II begins, the gods are turned up, and the gate goes onto the space that is left. Instead of taking a card you may pay for a god and use its effect at once."), gods[3], "god"),
        card("coins", w.say("What gods cost"), w.say("The price depends on the space. First player: {first}. Second player: {second}. The gate costs {n} times as much.", first=_row(board.space_costs_first), second=_row(board.space_costs_second), n=board.gate_cost_factor), gods[6], "god"),
        card("offering", w.say("Offerings"), w.say("In Age II some cards carry offering tokens ({values}). Give one up to pay that many coins less for a god.", values=_row(board.offerings)), gods[9], "god"),
        card("vp", w.say("Grand temples"), w.say("Grand temples replace the guilds. A temple is free if you have the mythology token with its symbol."), gods[12], "god"),
    )  # fmt: skip


def _row(numbers: Iterable[int]) -> str:
    return ", ".join(str(number) for number in numbers)

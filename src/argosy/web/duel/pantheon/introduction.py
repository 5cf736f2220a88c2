"""Pantheon in a minute."""

from collections.abc import Iterable

from argosy.web.duel.faces import DuelFaces
from argosy.web.introduction import Card, card


def introduction(shown: DuelFaces) -> tuple[Card, ...]:
    """The gods, what they cost, what they leave behind."""
    w, board = shown.words, shown.catalog.pantheon
    gods = [face.plate for face in shown.gods.values()]
    return (
        card("back-temple", w.say("Mythologies"), w.say("In Age I some cards carry mythology tokens. Who turns such a card up takes the token, looks at two gods of that mythology and lays one face down on a space of the Pantheon."), gods[0], "god"),
        card("gate", w.say("Gods"), w.say("With Age II the gods are turned up, and the gate takes the space that is left. Instead of taking a card you may pay for a god and have its effect at once."), gods[3], "god"),
        card("coins", w.say("What gods cost"), w.say("The price depends on the space. First player: {first}. Second player: {second}. The gate costs {n} times as much.", first=_row(board.space_costs_first), second=_row(board.space_costs_second), n=board.gate_cost_factor), gods[6], "god"),
        card("offering", w.say("Offerings"), w.say("In Age II some cards carry offering tokens ({values}). Given up, they lower the price of a god by their number.", values=_row(board.offerings)), gods[9], "god"),
        card("vp", w.say("Grand temples"), w.say("Grand temples take the place of the guilds. They are free for who has the mythology token of their symbol."), gods[12], "god"),
    )  # fmt: skip


def _row(numbers: Iterable[int]) -> str:
    return ", ".join(str(number) for number in numbers)

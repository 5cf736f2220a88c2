"""Log lines and animation steps of Agora."""

from collections.abc import Iterable
from typing import ClassVar

from argosy.game.duel.view import DuelEvent
from argosy.web.duel.expansions.types import ExpansionLog
from argosy.web.duel.live.animation import Tellers
from argosy.web.duel.live.log_parts import Choices, FirstNotes, LogInput, Notes, card_line, line
from argosy.web.table.animation import BANK, Move, Teller, coins, drop, fly, go, leave, turn


def _control(log_input: LogInput, event: DuelEvent) -> str:
    w = log_input.words
    if event.seat is None:
        return w.say("nobody controls chamber {n}", n=event.chamber)
    return w.say("{name} controls chamber {n}", name=log_input.name(event.seat), n=event.chamber)


def _decree(log_input: LogInput, event: DuelEvent) -> str:
    return log_input.words.say(
        "decree in chamber {n}: {decree}",
        n=event.chamber,
        decree=log_input.faces.of_expansions["decree"][event.thing or ""].name,
    )


# --- animation steps


def _price(event: DuelEvent) -> tuple[Move, ...]:
    return (coins(event.coins, f"coins-{event.seat}", BANK),) if event.coins else ()


def _chambers(event: DuelEvent) -> list[str]:
    return [f"chamber-{word}" for word in (event.number or "").split() if word.isdigit()]


def _recruited(event: DuelEvent, _: None) -> Iterable[Move]:
    city = f"city-{event.seat}"
    return (leave(f"dk-{event.card}", f"chip-senators-{event.seat}", city), *_price(event))


def _prepared(event: DuelEvent, _: None) -> Iterable[Move]:
    return (leave(f"dk-{event.card}", f"conspiracies-{event.seat}", f"city-{event.seat}"),)


def _plotted(event: DuelEvent, _: None) -> Iterable[Move]:
    return (drop(f"conspiracies-{event.seat}"),)


def _placed(event: DuelEvent, _: None) -> Iterable[Move]:
    return (fly("influence", 1, f"coins-{event.seat}", _chambers(event)[0]),)


def _shifted(event: DuelEvent, _: None) -> Iterable[Move]:
    one, other = _chambers(event)
    return (fly("influence", 1, one, other),)


def _removed(event: DuelEvent, _: None) -> Iterable[Move]:
    return (fly("influence", 1, _chambers(event)[0], f"coins-{1 - (event.seat or 0)}"),)


def _decree_moves(event: DuelEvent, _: None) -> Iterable[Move]:
    """One that somebody moves, or one that is turned up."""
    if event.seat is None:
        return (turn(f"decrees-{event.chamber}"),)
    one, other = _chambers(event)
    return (fly("decree", 1, one, other),)


def _seized(event: DuelEvent, _: None) -> Iterable[Move]:
    return (go(f"wo-{event.thing}"),)


def _razed(event: DuelEvent, _: None) -> Iterable[Move]:
    return (leave(f"wo-{event.thing}", BANK),)


def _locked(event: DuelEvent, _: None) -> Iterable[Move]:
    return (go(f"pr-{event.thing}"),)


def _freed(event: DuelEvent, _: None) -> Iterable[Move]:
    return (drop(f"dk-{event.card}", f"city-{event.seat}"),)


def _scrapped(event: DuelEvent, _: None) -> Iterable[Move]:
    return (leave(f"dk-{event.card}", "piles"),)


class AgoraLog(ExpansionLog):
    """Agora in the log and the animations."""

    choices: ClassVar[Choices] = {
        "recruit": card_line("influence"),
        "prepare": line("conspiracy", lambda log_input: log_input.words.say("prepares a conspiracy")),
        "trigger": line(
            "conspiracy",
            lambda log_input: log_input.words.say("conspiracy: {conspiracy}", conspiracy=log_input.thing),
        ),
        "free": card_line("free"),
        "scrap": line(
            "sell", lambda log_input: log_input.words.say("throws away: {card}", card=log_input.card)
        ),
        "take": line(
            "down",
            lambda log_input: log_input.words.say(
                "takes of {name}: {card}", name=log_input.name(log_input.other), card=log_input.card
            ),
        ),
        "give": line("up", lambda log_input: log_input.words.say("gives: {card}", card=log_input.card)),
        "place": line(
            "influence-add",
            lambda log_input: log_input.words.say("marker into chamber {n}", n=log_input.numbers[0]),
        ),
        "shift": line(
            "influence-move",
            lambda log_input: log_input.words.say(
                "marker from chamber {n} to {m}", n=log_input.numbers[0], m=log_input.numbers[1]
            ),
        ),
        "remove": line(
            "influence-remove",
            lambda log_input: log_input.words.say(
                "marker of {name} out of chamber {n}",
                name=log_input.name(log_input.other),
                n=log_input.numbers[0],
            ),
        ),
        "conspire": line("conspiracy", lambda log_input: log_input.words.say("conspires")),
        "plot": line("conspiracy", lambda log_input: log_input.words.say("keeps a conspiracy")),
        "seize": line(
            "wonder",
            lambda log_input: log_input.words.say(
                "takes of {name}: {card}", name=log_input.name(log_input.other), card=log_input.thing
            ),
        ),
        "lock": line(
            "lock", lambda log_input: log_input.words.say("locks away: {token}", token=log_input.thing)
        ),
        "decree": line(
            "decree",
            lambda log_input: log_input.words.say(
                "decree from chamber {n} to {m}", n=log_input.numbers[0], m=log_input.numbers[1]
            ),
        ),
        "raze": line(
            "no", lambda log_input: log_input.words.say("removes: {wonder}", wonder=log_input.thing)
        ),
    }
    first_notes: ClassVar[FirstNotes] = {
        "prepare": lambda log_input: (log_input.words.say("with {card}", card=log_input.card),),
        "free": lambda log_input: (log_input.words.say("free"),),
        "plot": lambda log_input: (
            log_input.words.say("the other one on top of the deck")
            if log_input.chosen.number == "top"
            else log_input.words.say("the other one under the deck"),
        ),
    }
    notes: ClassVar[Notes] = {
        "control": _control,
        "decree": _decree,
    }
    tellers: ClassVar[Tellers] = {
        "recruit": Teller("reveal", _recruited),
        "prepare": Teller("reveal", _prepared),
        "plot": Teller("reveal", _plotted),
        "trigger": Teller("reveal", _plotted),
        "free": Teller("reveal", _freed),
        "scrap": Teller("reveal", _scrapped),
        "place": Teller("senate", _placed),
        "shift": Teller("senate", _shifted),
        "remove": Teller("senate", _removed),
        "decree": Teller("turned_up", _decree_moves),
        "seize": Teller("effects", _seized),
        "raze": Teller("effects", _razed),
        "lock": Teller("effects", _locked),
        "conspire": None,
        "control": None,
        "give": None,
        "take": None,
    }
    """Cards that are taken or given have moved; who controls a chamber follows from the markers in it."""

    def is_choice(self, event: DuelEvent) -> bool:
        """Is the event a choice?

        `decree` is both: a decree that a player moves (Insider Influence) has a seat, one that is turned up
        has none.
        """
        return event.kind == "decree" and event.seat is not None

    def is_said(self, chosen: DuelEvent, event: DuelEvent) -> bool:
        """Does the choice itself name this already?"""
        return {
            "moved": chosen.kind in ("take", "give") and chosen.card == event.card,
            "lost_wonder": chosen.kind == "raze" and chosen.thing == event.thing,
        }.get(event.kind, False)

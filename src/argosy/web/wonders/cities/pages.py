"""Cities in the lobby, on the help page, on the score pad and in the sentences of the coach."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from argosy.coach.wonders import cities
from argosy.texts import Words, things
from argosy.web.position_editor.fields import Field, Number
from argosy.web.rulebook_pages.glossary import Sign, Writer
from argosy.web.rulebook_pages.introductions import Card, card
from argosy.web.wonders.cities.hand import CitiesHand
from argosy.web.wonders.cities.log import CitiesLog
from argosy.web.wonders.cities.table import CitiesTable
from argosy.web.wonders.expansions.types import (
    ExpansionCoach,
    ExpansionHelp,
    ExpansionLobby,
    ExpansionPages,
    ExpansionScore,
    Reasons,
)
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.live import losses


class CitiesHelp(ExpansionHelp):
    """Cities on the help page and in the glossary."""

    sign = "mask"

    def glossary(self, shown: Faces) -> tuple[Sign, ...]:
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

    def introduction(self, shown: Faces) -> tuple[Card, ...]:
        """Black cards, losses and debts, Diplomacy, masks."""
        w = shown.words
        black = [face.plate for face in shown.cards.values() if face.color == "black"]
        return (
            card("mark-black", w.say("Black cards"), w.say("Black cards are mixed into each Age, one for each city: hands have 8 cards, an Age has seven turns."), black[0], "black"),
            card("coin-loss", w.say("Losses and debts"), w.say("Many of them make all others lose coins. At the end of the turn each player chooses how many of these coins to pay; each coin not paid is a debt: −1 point at the end of the game. Debts cannot be paid back."), black[1], "black"),
            card("diplomacy", w.say("Diplomacy"), w.say("Diplomacy keeps you out of the land conflicts of this Age: you neither win nor lose, and your two neighbours fight each other."), black[2], "black"),
            card("mask", w.say("Masks"), w.say("At the end of the game a mask copies one science symbol of a neighbour’s green card, the best one for you."), black[3], "black"),
        )  # fmt: skip

    def values(self, shown: Faces) -> Mapping[str, Any]:
        return {"cities_title": shown.words.name("box", "cities")}


def _are_symbols(what: str) -> bool:
    return set(what.replace(",", " ").split()) <= {"compass", "gear", "tablet"}


class CitiesScore(ExpansionScore):
    """Cities on the score pad and in the position editor."""

    icons: ClassVar[Mapping[str, tuple[str, str]]] = {"cities": ("mark-black", "black")}
    signs: ClassVar[Mapping[str, str]] = {"debts": "debt"}

    def labels(self, w: Words) -> dict[str, str]:
        """The name of the line."""
        return {"cities": w.say("Black cards")}

    def reasons(self, w: Words) -> dict[str, str]:
        """Return the explanation of each score-pad line of the expansion."""
        return {"cities": w.say("The points of the black cards, minus 1 for each debt.")}

    def items(self, w: Words) -> dict[str, str]:
        """Return names for the items in score breakdowns."""
        return {"debts": w.say("debts")}

    def notes(self, w: Words, value: str) -> dict[str, str]:
        """Return the note on the symbols that masks copy."""
        symbols = (
            [things.symbol(w, one) for one in value.replace(",", " ").split()] if _are_symbols(value) else []
        )
        return (
            {"mask": w.say("copied by masks: {symbols}", symbols=w.either(symbols, "and"))} if symbols else {}
        )

    def fields_of_city(self, shown: Faces, position: Mapping[str, Any], seat: int) -> Iterator[Field]:
        """Debts and Diplomacy tokens; losses of a turn stand in the text alone."""
        w, at = shown.words, f"cities.{seat}.cities"
        yield Number(path=f"{at}.debts", label=w.say("debts"), icon="debt")
        yield Number(path=f"{at}.diplomacy", label=w.say("Diplomacy tokens"), icon="diplomacy")


class CitiesCoach(ExpansionCoach):
    """Cities in the sentences of the coach."""

    reasons: ClassVar[Reasons] = {
        cities.OTHERS_LOSE: lambda said: said.w.say("The other cities together lose {coins}.", coins=said.coins),
        cities.NO_DEBT: lambda said: said.w.say("No debts; you keep {coins}.", coins=said.coins),
        cities.DEBTS: lambda said: said.w.say(
            "Costs {points} at the end, but leaves you {coins}.",
            points=said.points, coins=things.coins(said.w, said.reason.total),
        ),
        cities.MASK: lambda said: said.w.count(
            "At the end of the game you copy {n} science symbol of your neighbours.",
            "At the end of the game you copy {n} science symbols of your neighbours.",
            said.reason.amount,
        ),
    }  # fmt: skip


FOLDER = "wonders/cities"
FRAGMENTS = {
    place: f"{FOLDER}/{name}.html"
    for place, name in {
        "city": "_panels",
        "compare": "_panels",
        "gauges": "_panels",
        "help": "_help",
        "whole_city": "_panels",
    }.items()
}


class CitiesLobby(ExpansionLobby):
    """Cities in the lobby."""

    icon = "mask"

    def title(self, w: Words) -> str:
        return w.name("box", "cities")

    def about(self, w: Words, expansion: str) -> str:
        """`Cities 2020`."""
        return w.say("Cities {year}", year=expansion.rpartition("_")[2])

    def without(self, w: Words) -> str:
        return w.say("without Cities")

    def invitation(self, w: Words) -> str:
        """Return the description of the expansion for the lobby."""
        return w.say(
            "Cities adds black cards: spies, diplomats, and losses that can become debts; each Age has one turn more. 3 to 7 cities, 8 in the 2012 edition; teams with 4, 6 or 8."
        )


PAGES = ExpansionPages(
    name="cities",
    fragments=FRAGMENTS,
    sheets={"table": "cities", "help": "cities"},
    lobby=CitiesLobby(),
    table=CitiesTable(),
    hand=CitiesHand(),
    log=CitiesLog(),
    score=CitiesScore(),
    help=CitiesHelp(),
    coach=CitiesCoach(),
)

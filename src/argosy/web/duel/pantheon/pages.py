"""Pantheon in the lobby, on the help page and in the sentences of the coach."""

from collections.abc import Iterable, Iterator, Mapping

from argosy.texts import Words
from argosy.texts.duel.pantheon import offering_sentences
from argosy.web.duel.expansions.types import (
    ExpansionCoach,
    ExpansionHelp,
    ExpansionLobby,
    ExpansionPages,
    HelpGroup,
    LooseThing,
)
from argosy.web.duel.faces import DuelFaces, face_signs
from argosy.web.duel.pantheon.effects import MYTHOLOGIES
from argosy.web.duel.pantheon.log import PantheonLog
from argosy.web.duel.pantheon.questions import PantheonDock
from argosy.web.duel.pantheon.score import PantheonScore
from argosy.web.duel.pantheon.table import PantheonTable
from argosy.web.rendering.parts import icon
from argosy.web.rulebook_pages.glossary import Sign, Writer
from argosy.web.rulebook_pages.introductions import Card, card


def _row(numbers: Iterable[int]) -> str:
    return ", ".join(str(number) for number in numbers)


class PantheonHelp(ExpansionHelp):
    """Pantheon on the help page and in the glossary."""

    def glossary(self, shown: DuelFaces) -> tuple[Sign, ...]:
        """Return the glossary entries of gods: their origins, their prices, and each god."""
        w = shown.words
        write = Writer(w)
        return (
            *(
                write.sign(MYTHOLOGIES[name], face.name, face.sentences, "PANTHEON-010")
                for name, face in shown.of_expansions["mythology"].items()
            ),
            write.sign("back-temple", w.say("grand temple, face down"), w.say("A temple of Age III, or a god that still lies face down in the Pantheon.")),
            write.sign("offering", w.say("offering token"), w.say("Give it up to pay that many coins less for a god.")),
            write.sign("gate", w.say("gate"), w.say("It costs twice as much as a god in its place, and lets you choose among the top gods of all decks."), "PANTHEON-015"),
            write.sign("snake", w.say("snake"), w.say("Lay it on a green card of your opponent: you have that symbol too.")),
            write.sign("owl", w.say("Minerva’s owl"), w.say("It stands on the track and stops the pawn once, then it is removed.")),
            *face_signs(shown, shown.of_expansions["god"].values()),
        )  # fmt: skip

    def introduction(self, shown: DuelFaces) -> tuple[Card, ...]:
        """The gods, what they cost, what they leave behind."""
        w, board = shown.words, shown.catalog.pantheon
        gods = [face.plate for face in shown.of_expansions["god"].values()]
        return (
            card("back-temple", w.say("Mythologies"), w.say("In Age I some cards carry mythology tokens. If you turn such a card up, take the token, look at two gods of that mythology and lay one of them face down on a space of the Pantheon."), gods[0], "god"),
            card("gate", w.say("Gods"), w.say("When Age II begins, the gods are turned up, and the gate goes onto the space that is left. Instead of taking a card you may pay for a god and use its effect at once."), gods[3], "god"),
            card("coins", w.say("What gods cost"), w.say("The price depends on the space. First player: {first}. Second player: {second}. The gate costs {n} times as much.", first=_row(board.space_costs_first), second=_row(board.space_costs_second), n=board.gate_cost_factor), gods[6], "god"),
            card("offering", w.say("Offerings"), w.say("In Age II some cards carry offering tokens ({values}). Give one up to pay that many coins less for a god.", values=_row(board.offerings)), gods[9], "god"),
            card("vp", w.say("Grand temples"), w.say("Grand temples replace the guilds. A temple is free if you have the mythology token with its symbol."), gods[12], "god"),
        )  # fmt: skip

    def groups(self, shown: DuelFaces) -> Iterator[HelpGroup]:
        """Gods, grand temples, mythology tokens."""
        w = shown.words
        temples = [shown.cards[one.id] for one in shown.catalog.cards if one.deck == "grand_temple"]
        yield "gods", w.say("Gods"), shown.of_expansions["god"].values()
        yield "temples", w.say("Grand temples"), temples
        yield "mythologies", w.say("Mythology tokens"), shown.of_expansions["mythology"].values()

    def places(self, shown: DuelFaces) -> Iterator[LooseThing]:
        """The offering tokens."""
        w = shown.words
        for value in shown.catalog.pantheon.offerings:
            name = w.say("Offering token {n}", n=value)
            yield LooseThing(f"offering-{value}", icon("offering"), name, offering_sentences(w, value))


class PantheonLobby(ExpansionLobby):
    """Pantheon in the lobby."""

    icon = "gate"
    is_first = True  # gods and offerings, and no third way to win

    def title(self, w: Words) -> str:
        return w.say("Pantheon")

    def invitation(self, w: Words) -> str:
        return w.say("gods to call on, offerings, grand temples in Age III")

    def called(self, w: Words) -> Mapping[frozenset[str], str]:
        return {frozenset(("pantheon",)): w.say("Duel with Pantheon")}


class PantheonCoach(ExpansionCoach):
    """Pantheon in the sentences of the coach."""

    whole = ("enshrine",)


PAGES = ExpansionPages(
    name="pantheon",
    fragments={"side": "duel/pantheon/_side.html", "tabs": "duel/pantheon/_tab.html"},
    lobby=PantheonLobby(),
    dock=PantheonDock(),
    log=PantheonLog(),
    table=PantheonTable(),
    score=PantheonScore(),
    help=PantheonHelp(),
    coach=PantheonCoach(),
)

"""Agora in the lobby, on the help page and in the sentences of the coach."""

from collections.abc import Iterator
from typing import ClassVar

from markupsafe import Markup

from argosy.coach.duel import kinds
from argosy.texts import Words, things
from argosy.texts.duel.agora import actions, section
from argosy.web.duel.agora.log import AgoraLog
from argosy.web.duel.agora.questions import AgoraDock
from argosy.web.duel.agora.score import AgoraScore
from argosy.web.duel.agora.table import AgoraTable
from argosy.web.duel.expansions.types import (
    ExpansionCoach,
    ExpansionHelp,
    ExpansionLobby,
    ExpansionPages,
    HelpGroup,
    LooseThing,
)
from argosy.web.duel.faces import DuelFace, DuelFaces, face_signs
from argosy.web.duel.live.coach_reasons import Said, Sentences
from argosy.web.rendering.parts import icon
from argosy.web.rulebook_pages.glossary import Sign, Writer
from argosy.web.rulebook_pages.introductions import Card, card


class AgoraHelp(ExpansionHelp):
    """Agora on the help page and in the glossary."""

    def glossary(self, shown: DuelFaces) -> tuple[Sign, ...]:
        """The Senate with everything that lies in it, and every decree."""
        w = shown.words
        write = Writer(w)
        return (
            write.sign("politician", w.say("politician"), w.say("A white senator: Senate actions, the more blue cards the more of them."), "AGORA-032"),
            write.mark("white", w.say("white senators"), w.say("The mark of the politicians.")),
            write.sign("conspirator", w.say("conspirator"), w.say("A black senator: a marker in any chamber, or a conspiracy."), "AGORA-041"),
            write.mark("black", w.say("black senators"), w.say("The mark of the conspirators.")),
            write.sign("back-senator", w.say("senator, face down"), w.say("This face-down card is a senator. You see who it is when it turns up.")),
            write.sign("influence", w.say("marker of influence"), w.say("Your cube in a chamber. Whoever has more cubes there controls the chamber."), "AGORA-070"),
            write.sign("influence-add", w.say("add a marker"), w.say("A marker comes into a chamber.")),
            write.sign("influence-move", w.say("move a marker"), w.say("Move a marker to a neighbouring chamber.")),
            write.sign("influence-remove", w.say("remove a marker"), w.say("Remove one of your opponent's markers.")),
            write.sign("senate", w.say("Senate"), w.say("Six chambers. Who controls all of them wins at once."), "AGORA-080"),
            write.sign("chamber", w.say("chamber"), w.say("One of the six places of the Senate. Whoever controls it has its decree, and its points at the end."), "AGORA-007"),
            write.sign("decree", w.say("decree"), w.say("Whoever controls the chamber has its effect, as long as they control it."), "AGORA-071"),
            write.sign("conspiracy back-conspirator", w.say("conspiracy"), w.say("A secret card: prepared with a card of the structure, triggered at the start of a later turn."), "AGORA-050", icon("conspiracy")),
            *face_signs(shown, shown.of_expansions["decree"].values()),
        )  # fmt: skip

    def introduction(self, shown: DuelFaces) -> tuple[Card, ...]:
        """Senators, the Senate and the conspiracies."""
        w, catalog = shown.words, shown.catalog
        senators = [shown.cards[one.id] for one in catalog.cards if one.deck == "senator"]
        white, black = (
            next(face for face in senators if face.color == color) for color in ("white", "black")
        )
        return (
            card("influence", w.say("Senators"), w.say("Senators lie among the cards. To recruit one, pay 1 coin for each senator that you already have; or use the card like any other."), white.plate, "white"),
            card("politician", w.say("White senators"), w.say("A politician gives you Senate actions: {actions}. With each, add a marker to a chamber of the politician's section, or move one of your markers to a neighbouring chamber.", actions=actions(w, catalog)), white.plate, "white"),
            card("conspirator", w.say("Black senators"), w.say("A conspirator lets you add a marker to any chamber, or draw two conspiracies and keep one."), black.plate, "black"),
            card("senate", w.say("Senate"), w.say("Whoever has more markers in a chamber controls it, and has its decree now and its points at the end. With equal numbers nobody controls it. The first marker turns up a face-down decree. Control all {n} chambers and you win at once.", n=len(catalog.chambers))),
            card("conspiracy", w.say("Conspiracies"), w.say("A conspiracy lies face down. To prepare it, lay a free card under it; that is your whole turn. Trigger it at the start of a later turn, then play that turn as usual. You may trigger one a turn.")),
            card("shield", w.say("Military tokens"), w.say("The military tokens of Agora take no coins. The near ones let you add a marker, the far ones let you remove one of your opponent's.")),
        )  # fmt: skip

    def groups(self, shown: DuelFaces) -> Iterator[HelpGroup]:
        """Senators that are alike once, decrees, conspiracies."""
        w = shown.words
        senators = {
            shown.cards[one.id].note: shown.cards[one.id]
            for one in shown.catalog.cards
            if one.deck == "senator"
        }
        yield "senators", w.say("Senators"), senators.values()
        yield "decrees", w.say("Decrees"), shown.of_expansions["decree"].values()
        yield "conspiracies", w.say("Conspiracies"), shown.of_expansions["conspiracy"].values()

    def price(self, shown: DuelFaces, face: DuelFace) -> Iterator[tuple[Markup, str]]:
        """Yield the price of a senator, which is not printed (AGORA-031)."""
        if face.kind == "senator":
            yield (
                icon("coins"),
                shown.words.say("A senator costs 1 coin for each senator that you already have."),
            )

    def places(self, shown: DuelFaces) -> Iterator[LooseThing]:
        """The chambers of the Senate (AGORA-007, 073)."""
        w = shown.words
        for chamber in shown.catalog.chambers:
            told = w.say(
                "{section}. {points} at the end of the game for who controls it.",
                section=section(w, chamber.section).capitalize(),
                points=things.points(w, chamber.points),
            )
            yield LooseThing(
                f"chamber-{chamber.number}", icon("chamber"), shown.chamber(chamber.number), told
            )


def _chamber(said: Said) -> str:
    return said.one.faces.chamber(int(said.reason.thing))


class AgoraCoach(ExpansionCoach):
    """Agora in the sentences of the coach."""

    reasons: ClassVar[Sentences] = {
        kinds.CONTROL: lambda said: said.w.say("{chamber}: you take control.", chamber=_chamber(said)),
        kinds.LOSES_CONTROL: lambda said: said.w.say(
            "{chamber}: {name} loses control.", chamber=_chamber(said), name=said.name
        ),
        kinds.MARKERS: lambda said: said.w.pair(
            _chamber(said), said.w.say("markers {mine} : {theirs}", mine=said.reason.amount, theirs=said.reason.total)
        ),
        kinds.SENATE: lambda said: said.w.count(
            "Gives you {n} Senate action.", "Gives you {n} Senate actions.", said.reason.amount
        ),
        kinds.PREPARES: lambda said: said.w.say("You can trigger it from your next turn on."),
    }  # fmt: skip
    whole = ("prepare", "shift", "conspire", "plot", "decree")


class AgoraLobby(ExpansionLobby):
    """Agora in the lobby."""

    icon = "senate"

    def title(self, w: Words) -> str:
        return w.say("Agora")

    def invitation(self, w: Words) -> str:
        return w.say("senators, a Senate with decrees, secret conspiracies")

    def called(self, w: Words) -> dict[frozenset[str], str]:
        """`Duel with Agora`."""
        return {
            frozenset(("agora",)): w.say("Duel with Agora"),
            frozenset(("agora", "pantheon")): w.say("Duel with Agora and Pantheon"),
        }


PAGES = ExpansionPages(
    name="agora",
    fragments={
        "ending:political": "duel/agora/_ending.html",
        "holdings": "duel/agora/_holdings.html",
        "side": "duel/agora/_side.html",
        "tabs": "duel/agora/_tab.html",
        "top": "duel/agora/_top.html",
    },
    lobby=AgoraLobby(),
    dock=AgoraDock(),
    log=AgoraLog(),
    table=AgoraTable(),
    score=AgoraScore(),
    help=AgoraHelp(),
    coach=AgoraCoach(),
)

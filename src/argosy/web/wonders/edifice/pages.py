"""Edifice in the lobby, the log, on the help page, on the score pad and in the sentences of the coach."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

from argosy.catalog import Catalog
from argosy.game.types import Choice, Event
from argosy.game.wonders.view import CityView, WondersView
from argosy.rules.wonders.edifice.ruleset import facts_of
from argosy.rules.wonders.state import MAX_STAGES
from argosy.texts import Words
from argosy.web.position_editor.fields import Choice as ChoiceField
from argosy.web.position_editor.fields import Field, Number, Switch
from argosy.web.rendering.parts import icon, join, roman
from argosy.web.rulebook_pages.glossary import Sign, Writer
from argosy.web.rulebook_pages.introductions import Card, card
from argosy.web.table.animation import Move, Teller, drop
from argosy.web.wonders.edifice import boards
from argosy.web.wonders.edifice.hand import EdificeHand
from argosy.web.wonders.edifice.table import EdificeTable, edifice_of, edifices_of, of_city
from argosy.web.wonders.expansions.types import (
    ExpansionCoach,
    ExpansionHelp,
    ExpansionLobby,
    ExpansionPages,
    ExpansionScore,
    Names,
    Notes,
    Reasons,
)
from argosy.web.wonders.faces import Face, Faces
from argosy.web.wonders.live.animation import Look, Tellers
from argosy.web.wonders.live.forecast import Change, value
from argosy.web.wonders.live.loss_causes import Cause
from argosy.web.wonders.works import log as works
from argosy.web.wonders.works.coach import REASONS, given_up
from argosy.web.wonders.works.hand import PENALTY
from argosy.web.wonders.works.help import by_age, signs_of_works, work_face


def _took_half(event: Event, _look: Look) -> Iterable[Move]:
    return (drop(f"stage-{event.seat}-{event.stage}", f"stages-{event.seat}"),)


class EdificeLog(works.WorksLog):
    """Edifice in the log, the news, the animations and the forecasts."""

    notes: ClassVar[Notes] = {**works.WorksLog.notes, **boards.NOTES}
    signs: ClassVar[Mapping[str, str]] = {"joined": "edifice-join", **works.WorksLog.signs}
    mark = "edifice"
    tellers: ClassVar[Tellers] = {**works.WorksLog.tellers, "took_half": Teller("effects", _took_half)}

    def changes(self, shown: Faces, before: CityView, after: CityView) -> Iterator[Change]:
        """Pawns, and points of penalties."""
        was, will_be = sum(of_city(before).pawns), sum(of_city(after).pawns)
        yield value(icon("edifice-pawn"), "join", was, will_be, shown.words.say("pawns on edifices"))

    def causes(
        self, shown: Faces, view: WondersView, events: tuple[Event, ...], names: Names
    ) -> tuple[Cause, ...]:
        """The edifice of this Age."""
        edifices = edifices_of(view) if view.asked == PENALTY else ()
        return tuple(
            works.failed(shown, edifice_of(shown, one.id)) for one in edifices if one.age == view.age
        )


SIGN = "edifice"

AGES = (1, 2, 3)


class EdificeHelp(ExpansionHelp):
    """Edifice on the help page and in the glossary."""

    sign = SIGN

    def faces(self, catalog: Catalog, w: Words) -> dict[str, Face]:
        """The edifices by id."""
        said = w.say("edifice")
        return {one.id: work_face(one, w, "edifice", said, SIGN) for one in facts_of(catalog).edifices}

    def glossary(self, shown: Faces) -> tuple[Sign, ...]:
        """Edifices, pawns, what only edifices give."""
        w = shown.words
        write = Writer(w)
        pawns = join([icon(f"edifice-pawn-{age}") for age in AGES])
        return (
            write.sign("edifice", w.say("edifice"), w.say("A building that all cities share, one in each Age. To take part, build a stage of your wonder and pay for a pawn."), "EDIFICE-2"),
            write.sign(" ".join(["edifice-pawn", *(f"edifice-pawn-{age}" for age in AGES)]), w.say("pawn of an edifice"), w.say("If you have taken part, you have a pawn of the Age: you get the reward, and the penalty does not touch you."), "EDIFICE-4", pawns),
            write.sign("edifice-join", w.say("take part with a stage"), w.say("Pay the coins of the edifice on top of the stage and take a pawn.")),
            *signs_of_works(w),
            write.sign("points-per-color", w.say("points by colours"), w.say("Points for each colour that your cards have.")),
            write.sign("guild-twice", w.say("a guild twice"), w.say("One of your guilds counts twice.")),
        )  # fmt: skip

    def introduction(self, shown: Faces) -> tuple[Card, ...]:
        """Edifices, taking part, how they end."""
        w = shown.words
        drawn = [shown.more[edifice.id] for edifice in facts_of(shown.catalog).edifices]
        return (
            card("edifice", w.say("Edifices"), w.say("One edifice of each Age lies open from the start, with two to five pawns on it."), drawn[0].plate, drawn[0].color),
            card("edifice-join", w.say("What a turn adds"), w.say("Once in each Age, when you build a stage of your wonder, you may also pay the coins of the edifice and take a pawn."), drawn[1].plate, drawn[1].color),
            card("works-done", w.say("Reward"), w.say("When the last pawn is taken, each player with a pawn gets the reward at once. If several players take the last pawns in one turn, each gets one."), drawn[2].plate, drawn[2].color),
            card("works-failed", w.say("Penalty"), w.say("If pawns are left at the end of the Age, each player without one suffers the penalty before the conflicts, or loses 2, 3 or 5 points."), drawn[3].plate, drawn[3].color),
        )  # fmt: skip

    def values(self, shown: Faces) -> dict[str, Any]:
        """Return the template values of `wonders/edifice/_help.html`."""
        return {
            "edifice_title": shown.words.name("box", "edifice"),
            "edifices_by_age": by_age(shown, facts_of(shown.catalog).edifices),
        }


MOST_PAWNS = 8


class EdificeScore(ExpansionScore):
    """Edifice on the score pad and in the position editor."""

    icons: ClassVar[Mapping[str, tuple[str, str]]] = {"edifice": ("edifice", "gold")}

    def labels(self, w: Words) -> dict[str, str]:
        """The name of the line."""
        return {"edifice": w.name("box", "edifice")}

    def reasons(self, w: Words) -> dict[str, str]:
        """Return the explanation of each score-pad line of the expansion."""
        return {"edifice": w.say("The points of rewards, minus penalties that could not be paid.")}

    def items(self, w: Words) -> dict[str, str]:
        """Halves of stages; its accounts name edifices besides, and debts as other expansions do."""
        return {
            f"half_{stage}": w.say("half of stage {n}", n=roman(stage)) for stage in range(1, MAX_STAGES + 1)
        }

    def fields_of_table(self, shown: Faces, position: Mapping[str, Any]) -> Iterator[Field]:
        """The edifice of each Age with its pawns."""
        w = shown.words
        for age in AGES:
            of_age = [one for one in facts_of(shown.catalog).edifices if one.age == age]
            options = tuple((one.id, shown.more[one.id].name) for one in of_age)
            yield ChoiceField(
                path=f"edifice.edifices.{age - 1}",
                label=w.say("Edifice of Age {n}", n=roman(age)),
                options=options,
            )
            label = w.pair(w.say("pawns on edifices"), roman(age))
            yield Number(
                path=f"edifice.left.{age - 1}", label=label, high=MOST_PAWNS, icon=f"edifice-pawn-{age}"
            )

    def fields_of_city(self, shown: Faces, position: Mapping[str, Any], seat: int) -> Iterator[Field]:
        """Its pawns, and points of penalties; halves of stages stand in the text alone."""
        w, at = shown.words, f"cities.{seat}.edifice"
        for age in AGES:
            yield Switch(path=f"{at}.pawns.{age - 1}", label=w.say("pawn of Age {n}", n=roman(age)))
        yield Number(path=f"{at}.debt", label=w.say("penalty in points"), low=-99, high=0, icon="works-debt")


class EdificeCoach(ExpansionCoach):
    """Edifice in the sentences of the coach."""

    reasons: ClassVar[Reasons] = REASONS

    def called(self, shown: Faces, view: WondersView, choice: Choice) -> tuple[str, Face] | None:
        """The building that a penalty takes; answers to its boards are buttons."""
        return given_up(shown, choice)

    def goes_with(self, shown: Faces, view: WondersView, choice: Choice) -> str:
        """The edifice of the Age, with a stage."""
        if not (choice.joins and choice.verb == "stage"):
            return ""
        return next(shown.more[one.id].name for one in edifices_of(view) if one.age == view.age)


FOLDER = "wonders/edifice"
FRAGMENTS = {
    place: f"{FOLDER}/{name}.html"
    for place, name in {
        "beside": "_edifices",
        "city": "_panels",
        "compare": "_panels",
        "dock_buttons": "_dock",
        "dock_forms": "_dock",
        "dock_switches": "_dock",
        "gauges": "_panels",
        "help": "_help",
        "tabs": "_tab",
        "whole_city": "_panels",
    }.items()
}


class EdificeLobby(ExpansionLobby):
    """Edifice in the lobby."""

    icon = "edifice"

    def title(self, w: Words) -> str:
        return w.name("box", "edifice")

    def without(self, w: Words) -> str:
        return w.say("without Edifice")

    def invitation(self, w: Words) -> str:
        """Return the description of the expansion for the lobby."""
        return w.say(
            "Edifice adds a common work for each Age: whoever builds a stage of the wonder may pay for a pawn. It takes the place of the Great Projects, so beside it Babel brings the tower alone. 3 to 7 cities."
        )


PAGES = ExpansionPages(
    name="edifice",
    fragments=FRAGMENTS,
    sheets={"table": "works", "help": "works"},
    scripts={"table": "works"},
    lobby=EdificeLobby(),
    table=EdificeTable(),
    hand=EdificeHand(),
    log=EdificeLog(),
    score=EdificeScore(),
    help=EdificeHelp(),
    coach=EdificeCoach(),
)

"""The single boards in the pages of 7 Wonders: panels, question, log, help page, score pad, lobby."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

import msgspec

from argosy.catalog.wonders.effects import Effect
from argosy.game.types import Choice, Event
from argosy.game.wonders.extra_wonders.views import CityExtra
from argosy.game.wonders.view import CityView, WondersView
from argosy.rules.wonders.state import MAX_STAGES
from argosy.texts import Words
from argosy.web.position_editor.fields import Field, Number
from argosy.web.rendering.parts import icon, roman
from argosy.web.rulebook_pages.glossary import Sign
from argosy.web.rulebook_pages.introductions import Card, card
from argosy.web.table.animation import Move, Teller, fly
from argosy.web.table.breakdowns import Breakdown
from argosy.web.wonders.expansions.types import (
    ExpansionHand,
    ExpansionHelp,
    ExpansionLobby,
    ExpansionLog,
    ExpansionPages,
    ExpansionScore,
    ExpansionTable,
    Names,
    Notes,
)
from argosy.web.wonders.faces import Faces, StageFace, boards
from argosy.web.wonders.interactions.cities_and_extra_wonders import are_those_of_cities
from argosy.web.wonders.live import losses
from argosy.web.wonders.live.animation import Look, Tellers
from argosy.web.wonders.live.effect_sources import Giver, stage_name
from argosy.web.wonders.live.forecast import Change, value
from argosy.web.wonders.live.questions import AnswerButton


class ExtraHolding(msgspec.Struct, frozen=True):
    """One thing that a city has, with its icon and what it means."""

    name: str
    icon: str
    number: str
    words: str


def of_city(city: CityView) -> CityExtra:
    """Return the single-board state of a city."""
    assert city.extra_wonders is not None
    return city.extra_wonders


class ExtraWondersTable(ExpansionTable):
    """The single boards at the table and in the panels of its cities."""

    def city(self, shown: Faces, city: CityView) -> tuple[ExtraHolding, ...]:
        """Return the panel values of a city."""
        w, has = shown.words, of_city(city)
        copies = tuple(
            ExtraHolding(
                "copied",
                "copy",
                roman(one.stage),
                w.say(
                    "Stage {n} does: {effect} ({wonder})",
                    n=roman(one.stage),
                    effect=shown.stages(one.wonder, one.side)[one.number - 1].text,
                    wonder=shown.city(one.wonder),
                ),
            )
            for one in has.copies
        )
        if are_those_of_cities(shown):
            return copies
        tokens = w.count("{n} Diplomacy token", "{n} Diplomacy tokens", has.diplomacy)
        masks = w.count("copies {n} science symbol", "copies {n} science symbols", has.masks)
        more = (("diplomacy", "diplomacy", has.diplomacy, tokens), ("masks", "mask", has.masks, masks))
        return (
            *copies,
            *(ExtraHolding(name, sign, str(number), words) for name, sign, number, words in more if number),
        )

    def gives(
        self, shown: Faces, view: WondersView, city: CityView
    ) -> Iterator[tuple[str, tuple[Effect, ...]]]:
        """Copied stages."""
        for one in of_city(city).copies:
            stage = shown.catalog.wonder(one.wonder).sides[one.side].stages[one.number - 1]
            yield stage_name(shown.words, one.stage), stage.effects

    def accounts(
        self, shown: Faces, view: WondersView, city: CityView, have: tuple[Giver, ...]
    ) -> Iterator[tuple[str, Breakdown]]:
        """Yield a breakdown for each thing that lies before a city."""
        for one in self.city(shown, city):
            yield f"{one.name}-{one.number}" if one.name == "copied" else one.name, Breakdown(title=one.words)

    def is_absent(self, city: CityView) -> bool:
        """Does Diplomacy keep the city out of the next land conflicts (EXTRA-WALL-4)?"""
        return of_city(city).diplomacy > 0


def last_stage(shown: Faces, view: WondersView, text: str) -> tuple[str, StageFace]:
    """The board of a neighbour and its last stage."""
    seat = view.seat or 0
    other = view.cities[(seat + (1 if text.endswith("left") else -1)) % len(view.cities)]
    return shown.city(other.wonder), shown.stages(other.wonder, other.side)[-1]


class ExtraWondersHand(ExpansionHand):
    """The single boards in the hand: questions and card actions."""

    questions = ("imitate",)

    def question(self, shown: Faces, view: WondersView) -> tuple[str, str]:
        """Return the title of the question, and the sentence below it."""
        w = shown.words
        return (
            w.say("Whose last stage does yours copy?"),
            w.say("You get all that it does, even if it is not built there."),
        )

    def answer(self, shown: Faces, view: WondersView, choice: Choice) -> AnswerButton:
        """The last stage of one neighbour, in words."""
        w, (name, stage) = shown.words, last_stage(shown, view, choice.text)
        said = w.say("As {wonder}: {effect}", wonder=name, effect=stage.text)
        return AnswerButton(choice.text, said, "", icon(choice.text.split()[-1], "dir") + stage.picture)

    def chosen(self, shown: Faces, text: str) -> dict[str, str]:
        """The viewer's own secret answer in words, by verb."""
        w, (verb, *rest) = shown.words, text.split()
        if verb != "imitate":
            return {}
        left = rest == ["left"]
        return {
            verb: w.say("You copy the left neighbour.") if left else w.say("You copy the right neighbour.")
        }


def _copied(faces: Faces, event: Event, names: Names) -> str:
    return faces.words.say(
        "copies stage {n} of {name}",
        n=roman(event.stage or 1),
        name=names[0 if event.other is None else event.other],
    )


def _stage_copied(event: Event, _look: Look) -> Iterable[Move]:
    one, other = event.seat, event.other
    return (fly("stage", 1, f"stages-{other} coins-{other}", f"stages-{one} coins-{one}"),)


class ExtraWondersLog(ExpansionLog):
    """The single boards in the log, the news, the animations and the forecasts."""

    notes: ClassVar[Notes] = {
        "copied_stage": _copied,
        **losses.NOTES,
    }
    """Kinds of events in words."""
    signs: ClassVar[Mapping[str, str]] = {"copied_stage": "copy", **losses.ICONS}
    mark = "stage"
    tellers: ClassVar[Tellers] = {"copied_stage": Teller("effects", _stage_copied), **losses.TELLERS}

    def something(self, w: Words) -> str:
        """A line about a city to which only something of these boards happens."""
        return w.say("losses of coins")

    def changes(self, shown: Faces, before: CityView, after: CityView) -> Iterator[Change]:
        """Numbers before and after."""
        if are_those_of_cities(shown):
            return
        w, was, will_be = shown.words, of_city(before), of_city(after)
        yield value(
            icon("diplomacy"), "diplomats", was.diplomacy, will_be.diplomacy, w.say("Diplomacy tokens")
        )
        yield value(icon("mask"), "green", was.masks, will_be.masks, w.say("masks"))


class ExtraWondersHelp(ExpansionHelp):
    """The single boards on the help page and in the glossary."""

    def glossary(self, shown: Faces) -> tuple[Sign, ...]:
        """Gifts of the Great Wall, which are those of black cards (EXTRA-WALL-3, EXTRA-WALL-4)."""
        return losses.glossary(shown)

    def introduction(self, shown: Faces) -> tuple[Card, ...]:
        """The three boards, and that nothing else changes."""
        w = shown.words
        drawn = boards(shown, "extra_wonders")
        return (
            card("stages", w.say("In any order"), w.say("You build the stages of the Great Wall in any order: choose the stage together with the card. One of them keeps you out of the conflicts of the Age and makes all others lose coins."), drawn[0], "gold"),
            card("mark-brown", w.say("Stones and colours"), w.say("Stonehenge counts the stone printed on your brown cards. One of its stages counts your neighbours' cards that have the colour of the card under it."), drawn[1], "gold"),
            card("copy", w.say("What the neighbours build"), w.say("Manneken Pis starts with 4 coins more. Its stages do what stages of the neighbours do, even if those are not built. You pay the cost printed on Manneken Pis."), drawn[2], "gold"),
            card("wonder", w.say("Everything else stays the same"), w.say("These boards are dealt or chosen like all others. Cards, Ages and the score stay as they are.")),
        )  # fmt: skip

    def values(self, shown: Faces) -> Mapping[str, Any]:
        return {"extra_wonders_title": shown.words.name("box", "extra_wonders")}


class ExtraWondersScore(ExpansionScore):
    """The single boards on the score pad and in the position editor."""

    def items(self, w: Words) -> dict[str, str]:
        """Cards of the colour of what lies under a stage."""
        return {
            f"colour_under_{stage}": w.say("cards of the colour under stage {n}", n=roman(stage))
            for stage in range(1, MAX_STAGES + 1)
        }

    def fields_of_city(self, shown: Faces, position: Mapping[str, Any], seat: int) -> Iterator[Field]:
        """Diplomacy tokens; copied stages stand in the text alone."""
        if not are_those_of_cities(shown):
            label = shown.words.say("Diplomacy tokens")
            yield Number(path=f"cities.{seat}.extra_wonders.diplomacy", label=label, icon="diplomacy")


FOLDER = "wonders/extra_wonders"
FRAGMENTS = {
    place: f"{FOLDER}/{name}.html"
    for place, name in {"city": "_panels", "help": "_help", "whole_city": "_panels"}.items()
}


class ExtraWondersLobby(ExpansionLobby):
    """The single boards in the lobby."""

    icon = "stages"

    def title(self, w: Words) -> str:
        return w.name("box", "extra_wonders")

    def without(self, w: Words) -> str:
        return w.say("without more wonders")

    def invitation(self, w: Words) -> str:
        """Return the description of the single boards for the lobby."""
        return w.say(
            "Three more wonders: The Great Wall, built in any order, Stonehenge, which counts stone, and Manneken Pis, which does what its neighbours do. 3 to 7 cities, more with other boxes."
        )


PAGES = ExpansionPages(
    name="extra_wonders",
    fragments=FRAGMENTS,
    sheets={"table": "extra_wonders", "help": "extra_wonders"},
    lobby=ExtraWondersLobby(),
    table=ExtraWondersTable(),
    hand=ExtraWondersHand(),
    log=ExtraWondersLog(),
    score=ExtraWondersScore(),
    help=ExtraWondersHelp(),
)

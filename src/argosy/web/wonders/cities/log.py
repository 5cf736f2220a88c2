"""Log lines, news, animation steps and forecasts of Cities: losses, debts, Diplomacy.

The causes of losses are here, too (CITIES-LOSS-1, -4, -6).
"""

from collections.abc import Iterator, Mapping
from typing import ClassVar

import msgspec

from argosy.catalog.wonders.effects import Effect
from argosy.game.types import Event
from argosy.game.wonders.view import CityView, WondersView
from argosy.texts import Words
from argosy.web.rendering.parts import icon
from argosy.web.table.animation import Teller
from argosy.web.table.log import LogPart
from argosy.web.wonders.cities.table import COUNTED, of_city
from argosy.web.wonders.expansions.types import ExpansionLog, Names, News, Notes, SceneSection
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.interactions.cities_and_leaders import built_a_stage, effects_of, recruited
from argosy.web.wonders.live import losses as common
from argosy.web.wonders.live.animation import Tellers
from argosy.web.wonders.live.forecast import Change, value
from argosy.web.wonders.live.loss_causes import Cause, came, whose

CAUSES = ("loss", "loss_per", "loss_by_age", "debts_to_neighbors")
"""Kinds of effects that cost others something."""


class Lost(msgspec.Struct, frozen=True):
    """Loss of one city in a turn: coins that it pays, debts that it takes."""

    seat: int
    coins: int
    debts: int


class CoinLosses(msgspec.Struct, frozen=True):
    """Losses of one reveal: why, and who loses how much (CITIES-LOSS-1)."""

    causes: tuple[str, ...]
    lost: tuple[Lost, ...]


def losses(faces: Faces, events: tuple[Event, ...], names: dict[int, str]) -> CoinLosses:
    """Return the cards and stages that cost others something, and each city's payments and debts."""
    causes = tuple(
        faces.words.pair(names[event.seat or 0], what)
        for event in events
        if (what := _costing_event(faces, event))
    )
    lost = [
        (event.seat or 0, event.coins, event.debts) for event in events if event.kind in ("lost", "indebted")
    ]
    seats = sorted({seat for seat, _, _ in lost})
    return CoinLosses(
        causes,
        tuple(
            Lost(
                seat,
                sum(coins for one, coins, _ in lost if one == seat),
                sum(owed for one, _, owed in lost if one == seat),
            )
            for seat in seats
        ),
    )


def _costing_event(faces: Faces, event: Event) -> str:
    """The card that was built or the leader that was recruited, if it costs others something."""
    if event.kind == "built" and event.card and _costs(faces.catalog.card(event.card).effects):
        return faces.cards[event.card].name
    if event.kind == "recruited" and event.leader and _costs(effects_of(faces, event.leader)):
        return faces.more[event.leader].name
    return ""


def _costs(effects: tuple[Effect, ...]) -> bool:
    return any(effect.kind in CAUSES for effect in effects)


class Absent(msgspec.Struct, frozen=True):
    """A city that stayed out of the land conflicts."""

    seat: int


def absent(events: tuple[Event, ...]) -> tuple[Absent, ...]:
    """Return the cities that stayed out of the land conflicts (CITIES-DIPLO-2)."""
    return tuple(Absent(event.seat or 0) for event in events if event.kind == "stayed_out")


def _coins(view: WondersView, effect: Effect) -> int:
    """Return the coins that an effect of another city costs the viewer."""
    own = view.cities[view.seat or 0]
    if effect.kind in ("loss", "loss_when_stage_built"):
        return effect.amount
    if effect.kind == "loss_by_age":
        return view.age
    if effect.kind == "loss_per":
        return effect.amount * sum(counted_of(own, thing) for thing in effect.of)
    return 0


def counted_of(city: CityView, thing: str) -> int:
    """Built stages, victory tokens."""
    return COUNTED[thing](city) if thing in COUNTED else len(city.stages)


class CitiesLog(ExpansionLog):
    """Cities in the log, the news, the animations and the forecasts."""

    notes: ClassVar[Notes] = {
        **common.NOTES,
        "indebted": lambda faces, event, _: common.told(faces, 0, event.debts),
    }
    """Kinds of events in words."""
    signs: ClassVar[Mapping[str, str]] = common.ICONS
    mark = "debt"
    ending = ("stayed_out",)
    """Kinds of events that end an Age."""
    tellers: ClassVar[Tellers] = {**common.TELLERS, "indebted": Teller("losses", common.indebted)}

    def something(self, w: Words) -> str:
        """A line about a city to which only something of Cities happens."""
        return w.say("losses and debts")

    def part(self, events: tuple[Event, ...]) -> LogPart:
        """Return the log part of cities that stayed out of the conflicts."""
        return LogPart("wonders/cities/_log.html", absent(events))

    def scene(self, w: Words, events: tuple[Event, ...]) -> SceneSection:
        """Return the scene part of cities that stayed out, under the conflicts at the end of an Age."""
        return SceneSection(title="", part=LogPart("wonders/cities/_scene.html", absent(events)))

    def news(self, shown: Faces, events: tuple[Event, ...], names: Names) -> News | None:
        """Return the losses of the last turn, once all debts are decided.

        Before that, the question itself names the causes.
        """
        found = losses(shown, events, names)
        if not found.lost:
            return None
        said = " ".join(
            f"{names[one.seat]}: {common.told(shown, one.coins, one.debts)}." for one in found.lost
        )
        return News(template="wonders/cities/_losses.html", value=found, words=said)

    def changes(self, shown: Faces, before: CityView, after: CityView) -> Iterator[Change]:
        """Numbers before and after."""
        w, was, will_be = shown.words, of_city(before), of_city(after)
        yield value(
            icon("diplomacy"), "diplomats", was.diplomacy, will_be.diplomacy, w.say("Diplomacy tokens")
        )
        yield value(icon("mask"), "green", was.masks, will_be.masks, w.say("masks"))
        yield value(icon("debt"), "debt", was.debts, will_be.debts, w.say("debts"))

    def causes(
        self, shown: Faces, view: WondersView, events: tuple[Event, ...], names: Names
    ) -> tuple[Cause, ...]:
        """Everything in this turn that costs the viewer coins by Cities, with how many."""
        if view.asked != common.DEBT:
            return ()
        events = common.since_the_last_loss(events)
        found = (
            *came(shown, view, events),
            *recruited(shown, view, events),
            *built_a_stage(shown, view, events),
        )
        lost = [(one, sum(_coins(view, effect) for effect in one.effects)) for one in found]
        return tuple(
            Cause(seat=one.seat, name=whose(one.name, one.seat, names), coins=coins)
            for one, coins in lost
            if coins
        )

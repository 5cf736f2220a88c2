"""Log lines, news, animation steps and forecasts of Armada: ships, islands, naval conflict.

Losses to taxes and pirates are here, too.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

import msgspec

from argosy.game.types import Event
from argosy.game.wonders.view import CityView, WondersView
from argosy.texts import Words, things
from argosy.texts.wonders import armada as naval
from argosy.web.rendering.parts import icon, signed
from argosy.web.table.animation import BANK, Move, Teller, drop, fly, go
from argosy.web.table.log import LogPart
from argosy.web.wonders.armada.shipyard import at_sea, expansion_of
from argosy.web.wonders.expansions.types import ExpansionLog, Names, News, Notes, SceneSection
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.interactions.armada_and_cities import are_added_up
from argosy.web.wonders.live.animation import Look, Tellers, lost
from argosy.web.wonders.live.forecast import Change, value
from argosy.web.wonders.live.log import css_of
from argosy.web.wonders.live.loss_causes import Came, Cause, came, whose
from argosy.web.wonders.live.losses import DEBT, since_the_last_loss


class Rank(msgspec.Struct, frozen=True):
    """Rank of one city in the naval conflict; `token` is empty for a city that gets none."""

    seat: int
    strength: int
    token: str
    css: str
    abstains: bool


class NavalLosses(msgspec.Struct, frozen=True):
    """Taxes and pirates of one reveal: why, and who loses how much (ARMADA-TAX-2, ARMADA-PIRATE-1)."""

    causes: tuple[str, ...]
    lost: tuple[tuple[int, int], ...]
    """(seat, coins)"""
    sentences: tuple[str, ...]
    are_open: bool
    """What is lost comes later, in a sum with other losses of the turn (CITIES-MIX-1)."""


def losses(faces: Faces, events: tuple[Event, ...], names: dict[int, str]) -> NavalLosses:
    """Return the cities that levied a tax or sent pirates, and those that lost coins."""
    w = faces.words
    causes: list[str] = []
    for event in events:
        name = names.get(event.seat if event.seat is not None else -1, "")
        if event.kind == "sailed" and event.ship == "yellow" and (tax := _tax(faces, event.space)):
            causes.append(w.say("{name} levies a tax of {n}", name=name, n=tax))
        if event.kind in ("built", "settled") and _sends_pirates(faces, event):
            causes.append(w.say("{name} sends pirates", name=name))
    lost = tuple((event.seat or 0, event.coins) for event in events if event.kind == "taxed")
    said = [
        w.say("{name} loses {coins}.", name=names[seat], coins=things.coins(w, coins)) for seat, coins in lost
    ]
    return NavalLosses(tuple(causes), lost, tuple(said), are_added_up(faces))


def _tax(faces: Faces, space: int) -> int:
    return expansion_of(faces).lanes["yellow"][space].tax


def _sends_pirates(faces: Faces, event: Event) -> bool:
    if event.kind == "built":
        does = faces.catalog.card(event.card or "").effects
    else:
        does = next(one.effects for one in expansion_of(faces).islands if one.id == event.island)
    return any(effect.kind == "pirates" for effect in does)


def ranking(events: tuple[Event, ...]) -> tuple[Rank, ...]:
    """The naval conflict, strongest first, those who stayed out at the end (ARMADA-CONFLICT-1)."""
    fought = [event for event in events if event.kind == "naval"]
    fought.sort(key=lambda event: (-event.strength, event.seat or 0))
    ranks = [
        Rank(
            one.seat or 0,
            one.strength,
            signed(one.token) if one.token else "",
            css_of(one.token),
            abstains=False,
        )
        for one in fought
    ]
    return tuple(
        ranks
        + [Rank(one.seat or 0, 0, "", "even", abstains=True) for one in events if one.kind == "abstained"]
    )


def _sailed(event: Event, look: Look) -> Iterable[Move]:
    """The shipyard shows the ships of the city in the middle; of others the strength changes."""
    seat = event.seat
    return (go(f"ship-{seat}-{event.ship}"),) if seat == look.center else (drop(f"naval-{seat}"),)


def _landed(event: Event, _look: Look) -> Iterable[Move]:
    return (fly("ship", 1, f"naval-{event.seat} coins-{event.seat}", f"coins-{event.other}"),)


def _explored(event: Event, _look: Look) -> Iterable[Move]:
    return (fly("explore", event.cards, BANK, f"islands-{event.seat} naval-{event.seat}"),)


def _settled(event: Event, look: Look) -> Iterable[Move]:
    seat = event.seat
    return (drop(f"card-{event.island}") if seat == look.center else drop(f"islands-{seat}"),)


def settled(shown: Faces, view: WondersView, events: tuple[Event, ...]) -> Iterator[Came]:
    """Islands that other cities have kept in this turn."""
    islands = {one.id: one for one in expansion_of(shown).islands}
    for event in events:
        if event.kind == "settled" and event.island and event.seat not in (None, view.seat):
            name = shown.more[event.island].name
            yield Came(seat=event.seat or 0, name=name, effects=islands[event.island].effects)


def _taxed_by(shown: Faces, view: WondersView, events: tuple[Event, ...], names: Names) -> tuple[Cause, ...]:
    """Return the highest tax, with the cities that levy it.

    A city that levies it too pays for the others' (ARMADA-TAX-3, -4).
    """
    levied = [(_tax_of(shown, event), event.seat) for event in events if event.kind == "sailed"]
    highest = max((tax for tax, _ in levied), default=0)
    leviers = {seat for tax, seat in levied if tax == highest and seat is not None}
    coins, others = highest - _level(view), sorted(leviers - {view.seat})
    is_exempt = view.seat in leviers and view.options.get("equal_taxes") == "leviers_exempt"
    if coins <= 0 or not others or is_exempt:
        return ()
    w = shown.words
    who, tax = w.either([names[seat] for seat in others], "and"), w.say("tax of {n}", n=highest)
    return (Cause(seat=others[0], name=f"{tax} ({who})", coins=coins, sign=icon("tax")),)


def _tax_of(shown: Faces, event: Event) -> int:
    return expansion_of(shown).lanes["yellow"][event.space].tax if event.ship == "yellow" else 0


def _level(view: WondersView) -> int:
    sea = view.cities[view.seat or 0].armada
    return sea.level if sea else 0


def _is_safe(shown: Faces, view: WondersView) -> bool:
    """Foggy Island: neither taxes nor pirates (ARMADA-PIRATE-3)."""
    sea = view.cities[view.seat or 0].armada
    kept = sea.islands if sea else ()
    return any(
        effect.kind == "safe_from_losses"
        for one in expansion_of(shown).islands
        if one.id in kept
        for effect in one.effects
    )


def _are_pirates(one: Came) -> bool:
    return any(effect.kind == "pirates" for effect in one.effects)


class ArmadaLog(ExpansionLog):
    """Armada in the log, the news, the animations and the forecasts."""

    notes: ClassVar[Notes] = {
        "sailed": lambda faces, event, _: faces.words.say(
            "{ship} to space {n}", ship=naval.ship(faces.words, event.ship or ""), n=event.space
        ),
        "settled": lambda faces, event, _: faces.words.say(
            "settles {island}", island=faces.more[event.island or ""].name
        ),
        "landing": lambda faces, event, names: faces.words.say(
            "lands at {name}", name=names[event.other or 0]
        ),
        "explored": lambda faces, event, _: faces.words.count(
            "explores {n} island", "explores {n} islands", event.cards
        ),
        "taxed": lambda faces, event, _: faces.words.say(
            "loses {coins}", coins=things.coins(faces.words, event.coins)
        ),
    }
    """Kinds of events in words."""
    signs: ClassVar[Mapping[str, str]] = {
        "settled": "island",
        "explored": "island",
        "landing": "anchor",
        "taxed": "tax",
    }
    mark = "ship"
    ending = ("naval", "abstained")
    """Kinds of events that end an Age."""
    tellers: ClassVar[Tellers] = {
        "sailed": Teller("ships", _sailed),
        "landing": Teller("ships", _landed),
        "explored": Teller("islands", _explored),
        "settled": Teller("islands", _settled),
        "taxed": Teller("losses", lost),
        "naval": None,
        "abstained": None,
    }
    animation_steps: ClassVar[Mapping[str, str]] = {"ships": "effects", "islands": "income"}
    """ARMADA-ORDER-4: ships sail before effects are carried out, islands are explored after."""

    def something(self, w: Words) -> str:
        """A line about a city to which only something at sea happens."""
        return w.say("at sea")

    def part(self, events: tuple[Event, ...]) -> LogPart:
        """The naval conflict in the log."""
        return LogPart("wonders/armada/_log.html", ranking(events))

    def scene(self, w: Words, events: tuple[Event, ...]) -> SceneSection:
        """The naval conflict at the end of an Age."""
        return SceneSection(
            title=w.say("Conflicts on land and at sea"),
            part=LogPart("wonders/armada/_scene.html", ranking(events)),
        )

    def news(self, shown: Faces, events: tuple[Event, ...], names: Names) -> News | None:
        """Taxes and pirates of the last turn."""
        found = losses(shown, events, names)
        if not found.causes and not found.lost:
            return None
        return News(template="wonders/armada/_losses.html", value=found, words=" ".join(found.sentences))

    def changes(self, shown: Faces, before: CityView, after: CityView) -> Iterator[Change]:
        """Spaces of the ships, naval strength, commercial level."""
        w, was, will_be = shown.words, at_sea(before), at_sea(after)
        for ship, space in will_be.ships.items():
            yield value(icon(f"ship-{ship}"), "sea", was.ships[ship], space, naval.ship(w, ship))
        yield value(icon("naval-shield"), "sea", was.strength, will_be.strength, w.say("naval strength"))
        yield value(icon("amphora"), "yellow", was.level, will_be.level, w.say("commercial level"))

    def causes(
        self, shown: Faces, view: WondersView, events: tuple[Event, ...], names: Names
    ) -> tuple[Cause, ...]:
        """Return the pirates, one after the other, then the tax: one at most.

        The question itself is that of Cities (ARMADA-MIX-3).
        """
        if view.asked != DEBT or _is_safe(shown, view):
            return ()
        events, level = since_the_last_loss(events), _level(view)
        pirates = [
            one for one in (*came(shown, view, events), *settled(shown, view, events)) if _are_pirates(one)
        ]
        found = [
            Cause(seat=one.seat, name=whose(one.name, one.seat, names), coins=level, sign=icon("tax"))
            for one in pirates
            if level
        ]
        return (*found, *_taxed_by(shown, view, events, names))

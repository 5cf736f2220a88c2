"""View models of Agora on the table: the Senate, conspiracies and their deck, senators."""

from collections.abc import Iterator, Mapping
from functools import cache
from math import cos, pi, sin
from typing import Any, ClassVar

import msgspec

from argosy.catalog.duel import Effect
from argosy.game.duel.agora.view import ChamberView, ConspiracyView
from argosy.game.duel.view import DuelCityView, DuelView
from argosy.texts import Words, things
from argosy.texts.duel.agora import section
from argosy.web.duel.expansions.types import Chip, ExpansionTable, Pile, Scenes
from argosy.web.duel.faces import DuelFace, DuelFaces
from argosy.web.duel.part_maker import Hold, PartMaker, Seen, Targets, hold
from argosy.web.table.breakdowns import Breakdown as AccountOfNumber
from argosy.web.table.breakdowns import BreakdownLine

# --- the hemicycle: six equal wedges, in units of a drawing of 540 by 278

CENTER = (270, 262)
WEDGE = (92.0, 236.0)
"""Inner and outer radius of a chamber."""
RIM = (74.0, 88.0)
ANGLE = 30
GAP = 0.8
"""Degrees left free on either side."""


@cache
def wedge(number: int) -> str:
    """The outline of a chamber, counted from 1 at the left."""
    return _ring_part(number, *WEDGE)


@cache
def rim(number: int) -> str:
    """The outline of the rim at its foot, which takes the metal of whoever controls it."""
    return _ring_part(number, *RIM)


def point(radius: float, degrees: float) -> tuple[float, float]:
    """A point of the drawing; 0 degrees is the left end of the floor."""
    angle = degrees * pi / 180
    return CENTER[0] - radius * cos(angle), CENTER[1] - radius * sin(angle)


def _ring_part(number: int, inner: float, outer: float) -> str:
    first, last = (number - 1) * ANGLE + GAP, number * ANGLE - GAP
    corners = (point(inner, first), point(outer, first), point(outer, last), point(inner, last))
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = corners
    return (
        f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}A{outer:g} {outer:g} 0 0 1 {x2:.1f} {y2:.1f}"
        f"L{x3:.1f} {y3:.1f}A{inner:g} {inner:g} 0 0 0 {x0:.1f} {y0:.1f}z"
    )


# --- the Senate

CUBES = 4
"""More markers than this in a chamber are counted instead of drawn."""


class Markers(msgspec.Struct, frozen=True):
    """The markers of one side in one chamber."""

    side: str
    """mine or theirs."""
    drawn: int
    """Cubes to draw."""
    number: int | None
    """The count beside a single cube, where there are many."""


class Decree(msgspec.Struct, frozen=True):
    """A decree of a chamber; without a face it lies face down."""

    face: DuelFace | None
    text: str


class Chamber(msgspec.Struct, frozen=True):
    """One wedge of the hemicycle."""

    number: int
    name: str
    section: str
    points: int
    side: str
    """Who controls it: mine, theirs or none."""
    markers: tuple[Markers, ...]
    decrees: tuple[Decree, ...]
    hold: Hold
    label: str
    wedge: str
    """Outline of the wedge and of its rim, for a drawing."""
    rim: str


class Senate(msgspec.Struct, frozen=True):
    """The whole Senate."""

    chambers: tuple[Chamber, ...]
    mine: int
    """Chambers under control."""
    theirs: int
    needed: int
    """Chambers that win at once (AGORA-080)."""
    my_supply: int
    their_supply: int
    supply_words: str
    words: str


def senate(one: Seen) -> Senate | None:
    """The Senate as the viewer sees it; None where Agora is not in play."""
    view = one.view
    if not view.chambers:
        return None
    maker = _SenateMaker(one)
    me = maker.me
    chambers = tuple(maker.chamber(chamber) for chamber in view.chambers)
    return Senate(
        chambers=chambers,
        mine=sum(one.side == "mine" for one in chambers),
        theirs=sum(one.side == "theirs" for one in chambers),
        needed=len(chambers),
        my_supply=view.cities[me].supply,
        their_supply=view.cities[1 - me].supply,
        supply_words=maker.in_hand(),
        words=maker.controlled(),
    )


class _SenateMaker(PartMaker):
    """Builder of the chambers of one Senate."""

    def chamber(self, one: ChamberView) -> Chamber:
        """One chamber with all that is to be said of it."""
        return Chamber(
            number=one.chamber,
            name=self.faces.chamber(one.chamber),
            section=one.section,
            points=one.points,
            side=self._side(one.control),
            markers=_markers(one.markers[self.me], one.markers[1 - self.me]),
            decrees=tuple(self._decree(decree) for decree in one.decrees),
            hold=hold(self.targets, f"chamber:{one.chamber}"),
            label=self._label(one),
            wedge=wedge(one.chamber),
            rim=rim(one.chamber),
        )

    def _side(self, seat: int | None) -> str:
        return "none" if seat is None else "mine" if seat == self.me else "theirs"

    def _decree(self, decree: str | None) -> Decree:
        if decree is None:
            return Decree(None, self.w.say("The decree lies face down until somebody puts a marker here."))
        face = self.faces.of_expansions["decree"][decree]
        return Decree(face, self.w.pair(face.name, face.sentences))

    def _label(self, one: ChamberView) -> str:
        """`Chamber 3, middle section, 3 points. Markers: you 2, Timur 1. You control it.`"""
        w = self.w
        head = w.say(
            "{chamber}, {section}, {points}.",
            chamber=self.faces.chamber(one.chamber),
            section=section(w, one.section),
            points=things.points(w, one.points),
        )
        return " ".join((head, self._counted(one), self._control(one.control)))

    def _counted(self, one: ChamberView) -> str:
        parts = [
            f"{self._who(seat)} {one.markers[seat]}" for seat in (self.me, 1 - self.me) if one.markers[seat]
        ]
        return self.w.say("Markers: {list}.", list=", ".join(parts)) if parts else self.w.say("No markers.")

    def _who(self, seat: int) -> str:
        return self.w.say("you") if seat == self.view.seat else self.names[seat]

    def _control(self, seat: int | None) -> str:
        if seat is None:
            return self.w.say("Nobody controls it.")
        if seat == self.view.seat:
            return self.w.say("You control it.")
        return self.w.say("{name} controls it.", name=self.names[seat])

    def in_hand(self) -> str:
        """Markers that are not in the Senate (AGORA-016)."""
        parts = [f"{self._who(seat)} {self.view.cities[seat].supply}" for seat in (self.me, 1 - self.me)]
        return self.w.say("Markers in hand: {list}.", list=", ".join(parts))

    def controlled(self) -> str:
        """Return the chambers that each side controls, and the meaning of all six, in words."""
        count = {seat: sum(one.control == seat for one in self.view.chambers) for seat in (0, 1)}
        parts = [f"{self._who(seat)} {count[seat]}" for seat in (self.me, 1 - self.me)]
        return self.w.say(
            "Chambers you control: {list}. Control all six and you win at once.", list=", ".join(parts)
        )


def _markers(mine: int, theirs: int) -> tuple[Markers, ...]:
    """Cubes as long as there is room for them, then one cube with its number."""
    both = (("mine", mine), ("theirs", theirs))
    if mine + theirs <= CUBES:
        return tuple(Markers(side, n, None) for side, n in both if n)
    return tuple(Markers(side, 1, n) for side, n in both if n)


class LastChamber(msgspec.Struct, frozen=True):
    """A chamber in the scene of a political victory, as outlines."""

    wedge: str
    rim: str
    at: tuple[int, int]
    """Where a marker lies."""


def last_scene(view: DuelView) -> tuple[LastChamber, ...]:
    """All chambers, each with a marker in it."""
    return tuple(_last_chamber(one.chamber) for one in view.chambers)


def _last_chamber(number: int) -> LastChamber:
    x, y = point(sum(WEDGE) / 2, (number - 0.5) * ANGLE)
    return LastChamber(wedge(number), rim(number), (round(x), round(y)))


# --- conspiracies


class Conspiracy(msgspec.Struct, frozen=True):
    """One conspiracy in a city's bar."""

    state: str
    """waiting, prepared, or triggered."""
    face: DuelFace | None
    """None: face down for the viewer."""
    card: DuelFace | None
    """The card under it; both players saw it before it was turned down."""
    back: str
    """The back of that card: age_1, ..., empty where there is none."""
    hold: Hold
    label: str


def conspiracies(one: Seen, seat: int) -> tuple[Conspiracy, ...]:
    """The conspiracies of a city as the viewer sees them, in the order in which they were taken."""
    return tuple(_conspiracy(one.faces, one.targets, lying) for lying in one.view.cities[seat].conspiracies)


def _conspiracy(faces: DuelFaces, targets: Targets, one: ConspiracyView) -> Conspiracy:
    face = faces.of_expansions["conspiracy"][one.conspiracy] if one.conspiracy else None
    card = faces.cards[one.prepared] if one.prepared else None
    state = "triggered" if one.is_triggered else "prepared" if card else "waiting"
    return Conspiracy(
        state=state,
        face=face,
        card=card,
        back=faces.decks[one.prepared] if one.prepared else "",
        hold=hold(targets, f"conspiracy:{one.conspiracy}"),
        label=_conspiracy_label(faces.words, face, card, state),
    )


def _conspiracy_label(w: Words, face: DuelFace | None, card: DuelFace | None, state: str) -> str:
    """`Blackmail. Prepared with Theater, ready to be triggered.`"""
    name = face.name if face else w.say("A face-down conspiracy")
    told = {
        "waiting": w.say("not prepared"),
        "prepared": w.say("prepared with {card}", card=card.name if card else ""),
        "triggered": w.say("triggered"),
    }[state]
    return f"{w.pair(name, told)}. {face.sentences if face else ''}".strip()


def _pile_words(w: Words, left: int, known: tuple[tuple[int, DuelFace], ...]) -> str:
    """Return the number of cards left, and those that the viewer has put back (AGORA-042)."""
    count = w.count("{n} conspiracy in the deck", "{n} conspiracies in the deck", left)
    told = [w.say("{name} is number {n} from the top", name=face.name, n=n) for n, face in known]
    return w.parts((count, *told))


# --- the bar of a city


class AgoraTable(ExpansionTable):
    """Agora at the table and in the bars of cities."""

    css = "agora"
    scenes: ClassVar[Scenes] = {"political": last_scene}

    def board(self, one: Seen) -> Mapping[str, Any]:
        return {"senate": senate(one)}

    def piles(self, one: Seen) -> tuple[Pile, ...]:
        """The deck as the viewer sees it."""
        stock, faces, w = one.view.stock, one.faces, one.faces.words
        known = tuple((n, faces.of_expansions["conspiracy"][name]) for n, name in enumerate(stock, 1) if name)
        return (
            Pile(
                "conspiracies",
                "conspiracy",
                len(stock),
                w.say("conspiracies"),
                _pile_words(w, len(stock), known),
                known,
            ),
        )

    def city(self, one: Seen, seat: int) -> dict[str, Any]:
        """Fields of the bar."""
        return {"conspiracies": conspiracies(one, seat)}

    def chips(self, faces: DuelFaces, city: DuelCityView) -> tuple[Chip, ...]:
        """AGORA-031: as many coins as that the next senator costs."""
        senators = faces.words.count("{n} senator", "{n} senators", city.senators)
        return (Chip("senators", "politician", str(city.senators), senators),)

    def gives(self, faces: DuelFaces, view: DuelView, seat: int) -> Iterator[tuple[str, tuple[Effect, ...]]]:
        """Decrees of the chambers that the city controls (AGORA-071)."""
        effects = {decree.id: decree.effects for decree in faces.catalog.decrees}
        for chamber in view.chambers:
            for decree in chamber.decrees:
                if chamber.control == seat and decree:
                    yield faces.of_expansions["decree"][decree].name, effects[decree]

    def accounts(self, field: Mapping[str, Any]) -> Iterator[tuple[str, AccountOfNumber]]:
        """Yield the breakdowns of markers in hand, of control, and of chambers without an open decree."""
        senate: Senate | None = field["senate"]
        if senate is None:
            return
        yield "supply", AccountOfNumber(title=senate.supply_words)
        held = tuple(BreakdownLine(one.label) for one in senate.chambers if one.side != "none")
        yield (
            "balance",
            AccountOfNumber(title=senate.words, lines=held, total=senate.mine + senate.theirs, is_list=True),
        )
        for one in senate.chambers:
            yield f"chamber-{one.number}", AccountOfNumber(title=one.label)

    def supremacies(self, w: Words) -> Mapping[str, str]:
        return {"political": w.say("political supremacy")}

    def hows(self, w: Words) -> Mapping[str, str]:
        return {"political": w.say("All six chambers of the Senate are under one control.")}

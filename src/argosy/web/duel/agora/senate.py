"""The Senate: six chambers with markers, decrees and points, who controls them, and the markers in hand (AGORA-007, 070 to 080)."""

import msgspec

from argosy.game.duel.agora.view import ChamberView
from argosy.texts import things
from argosy.web.duel.agora.hemicycle import rim, wedge
from argosy.web.duel.faces import DuelFace
from argosy.web.duel.holds import Hold, hold
from argosy.web.duel.seen import Maker, Seen

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


def values(one: Seen) -> Senate | None:
    """The Senate as the viewer sees it; None where Agora is not in play."""
    view = one.view
    if not view.chambers:
        return None
    maker = _Maker(one)
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


class _Maker(Maker):
    """Makes the chambers of one Senate."""

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
        face = self.faces.decrees[decree]
        return Decree(face, self.w.pair(face.name, face.sentences))

    def _label(self, one: ChamberView) -> str:
        """`Chamber 3, middle section, 3 points. Markers: you 2, Timur 1. You control it.`"""
        w = self.w
        head = w.say(
            "{chamber}, {section}, {points}.",
            chamber=self.faces.chamber(one.chamber),
            section=self.faces.section(one.section),
            points=things.points(w, one.points),
        )
        return " ".join((head, self._counted(one), self._control(one.control)))

    def _counted(self, one: ChamberView) -> str:
        parts = [f"{self._who(seat)} {one.markers[seat]}" for seat in (self.me, 1 - self.me) if one.markers[seat]]
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
        """How many chambers each side controls, and what all six would mean."""
        count = {seat: sum(one.control == seat for one in self.view.chambers) for seat in (0, 1)}
        parts = [f"{self._who(seat)} {count[seat]}" for seat in (self.me, 1 - self.me)]
        return self.w.say("Chambers you control: {list}. Control all six and you win at once.", list=", ".join(parts))


def _markers(mine: int, theirs: int) -> tuple[Markers, ...]:
    """Cubes as long as there is room for them, then one cube with its number."""
    both = (("mine", mine), ("theirs", theirs))
    if mine + theirs <= CUBES:
        return tuple(Markers(side, n, None) for side, n in both if n)
    return tuple(Markers(side, 1, n) for side, n in both if n)

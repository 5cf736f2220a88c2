"""View models of the military track (DUEL-070 to 073) and the progress tokens (DUEL-003, 081).

The viewer's side lies below.
"""

from collections.abc import Iterator

import msgspec

from argosy.catalog.duel import DuelCatalog, Zone
from argosy.texts import Words, things
from argosy.web.duel.decisive import decisive_cards
from argosy.web.duel.faces import DuelFace, DuelFaces
from argosy.web.duel.part_maker import Hold, PartMaker, Seen, Targets, hold


class TrackSpace(msgspec.Struct, frozen=True):
    """One space of the track."""

    lead: int
    """Counted as the lead of whoever sits below."""
    has_pawn: bool
    has_minerva: bool
    hold: Hold
    label: str


class MilitaryToken(msgspec.Struct, frozen=True):
    """A military token that is still on the track."""

    name: str
    """As in the view: -6, -3, +3, +6."""
    face: DuelFace
    hold: Hold
    label: str


class TrackZone(msgspec.Struct, frozen=True):
    """Spaces that are worth the same."""

    side: str
    """mine (above: the own lead), theirs, or middle."""
    size: int
    points: int | None
    """None for the capitals: whoever gets there wins."""
    is_here: bool
    """The pawn stands in it."""
    spaces: tuple[TrackSpace, ...]
    token: MilitaryToken | None
    level: int
    """0 in the middle, 4 at the capitals."""
    is_threatened: bool = False
    """A capital that the other side reaches with a card that lies face up."""


class Track(msgspec.Struct, frozen=True):
    """The whole track, the opponent's capital first."""

    zones: tuple[TrackZone, ...]
    words: str
    lead: int
    mine: str
    """Name of whoever sits below."""
    theirs: str


def track(one: Seen) -> Track:
    """The track as the viewer sees it; a spectator sits below as seat 0."""
    view, names, maker = one.view, one.names, ZoneMaker(one)
    me = maker.me
    above = tuple(maker.zones("mine"))
    lead = view.pawn * maker.sign
    return Track(
        zones=(*reversed(above), maker.middle(), *maker.zones("theirs")),
        words=leading(one.faces, lead, names[me], names[1 - me], is_mine=view.seat is not None),
        lead=lead,
        mine=names[me],
        theirs=names[1 - me],
    )


def military_points(catalog: DuelCatalog, lead: int) -> int:
    """Return the points of the leading side if the game ended now (DUEL-073)."""
    return next((zone.points for zone in catalog.zones if zone.first <= abs(lead) <= zone.last), 0)


def leading(faces: DuelFaces, lead: int, mine: str, theirs: str, *, is_mine: bool) -> str:
    """Return the leader of the military track, the lead and its points in words."""
    w: Words = faces.words
    if not lead:
        return w.say("The conflict pawn stands in the middle.")
    points = things.points(w, military_points(faces.catalog, lead))
    if is_mine and lead > 0:
        return w.count(
            "You lead by {n} space: {points}.", "You lead by {n} spaces: {points}.", lead, points=points
        )
    name, n = (mine, lead) if lead > 0 else (theirs, -lead)
    return w.count(
        "{name} leads by {n} space: {points}.",
        "{name} leads by {n} spaces: {points}.",
        n,
        name=name,
        points=points,
    )


class ZoneMaker(PartMaker):
    """Builder of the zones of one track."""

    def __init__(self, one: Seen) -> None:
        super().__init__(one)
        self.sign = -1 if one.view.seat == 1 else 1
        """Turns a lead of the viewer into one of seat 0 and back."""

    def zones(self, side: str) -> Iterator[TrackZone]:
        """From the middle to the capital."""
        outwards = 1 if side == "mine" else -1
        numbered = [zone for zone in self.faces.catalog.zones if zone.first]
        for level, zone in enumerate(numbered, 1):
            yield self._zone(side, level, zone, outwards)
        yield self._capital(side, len(numbered) + 1, outwards)

    def middle(self) -> TrackZone:
        """The neutral space."""
        return TrackZone("middle", 1, 0, self._stands(0, 0), (self._space(0),), None, 0)

    def _zone(self, side: str, level: int, zone: Zone, outwards: int) -> TrackZone:
        leads = sorted((outwards * n for n in range(zone.first, zone.last + 1)), reverse=True)
        return TrackZone(
            side=side,
            size=len(leads),
            points=zone.points,
            is_here=self._stands(min(leads), max(leads)),
            spaces=tuple(self._space(lead) for lead in leads),
            token=self._token(outwards * zone.first),
            level=level,
        )

    def _capital(self, side: str, level: int, outwards: int) -> TrackZone:
        lead = outwards * self.faces.catalog.capital
        attacker = self.me if outwards > 0 else 1 - self.me
        return TrackZone(
            side,
            1,
            None,
            self._stands(lead, lead),
            (self._space(lead),),
            None,
            level,
            is_threatened="military" in decisive_cards(self.view, self.faces.catalog, attacker).values(),
        )

    def _stands(self, low: int, high: int) -> bool:
        return low <= self.view.pawn * self.sign <= high

    def _space(self, lead: int) -> TrackSpace:
        own = lead * self.sign
        return TrackSpace(
            lead=lead,
            has_pawn=self.view.pawn == own,
            has_minerva=self.view.minerva == own,
            hold=hold(self.targets, f"pawn:{own:+d}" if own else "pawn:0"),
            label=self._space_words(lead),
        )

    def _space_words(self, lead: int) -> str:
        """Return the side that leads with the pawn on a space, in words."""
        if not lead:
            return self.w.say("The middle")
        if lead > 0 and self.view.seat is not None:
            return self.w.count("Your lead of {n} space", "Your lead of {n} spaces", lead)
        name = self.names[0 if lead * self.sign > 0 else 1]
        return self.w.count(
            "Lead of {name} by {n} space", "Lead of {name} by {n} spaces", abs(lead), name=name
        )

    def _token(self, lead: int) -> MilitaryToken | None:
        """DUEL-071, AGORA-009: the token of the zone that begins with this lead, if it lies there still."""
        name = f"{lead * self.sign:+d}"
        if name not in self.view.track:
            return None
        face = self.faces.military(name, self.view.expansions)
        label = f"{self.w.pair(self._space_words(lead), face.name)}. {face.text}."
        return MilitaryToken(name, face, hold(self.targets, f"track:{name}"), label)


class ProgressToken(msgspec.Struct, frozen=True):
    """One token on the board."""

    face: DuelFace
    hold: Hold
    label: str


class Progress(msgspec.Struct, frozen=True):
    """The board's tokens."""

    tokens: tuple[ProgressToken, ...]
    empty: int
    """Places on the board whose token has been taken."""
    in_box: int
    locked: DuelFace | None
    """The token that Obscurantism has locked away (AGORA-152)."""


def progress(one: Seen) -> Progress:
    """The progress tokens on the board as the viewer may choose them."""
    view, faces = one.view, one.faces
    return Progress(
        tokens=tuple(_token(faces.progress[token], one.targets) for token in view.board),
        empty=max(0, faces.catalog.setup.progress_on_board - len(view.board)),
        in_box=len(view.box),
        locked=faces.progress[view.locked] if view.locked else None,
    )


def _token(face: DuelFace, targets: Targets) -> ProgressToken:
    return ProgressToken(face, hold(targets, f"progress:{face.id}"), f"{face.name}. {face.text}.")

"""View model of the structure of an Age: places, price tags and covered cards (DUEL-009 to 012)."""

import msgspec

from argosy.game.duel.view import PlaceView
from argosy.texts import Words
from argosy.web.duel.decisive import decisive_cards
from argosy.web.duel.faces import DuelFace, DuelFaces
from argosy.web.duel.live.prices import Tag, card_tag
from argosy.web.duel.part_maker import Hold, PartMaker, Seen, hold
from argosy.web.rendering.parts import roman


class PlaceToken(msgspec.Struct, frozen=True):
    """A token of the Pantheon on a card (PANTHEON-003, 004)."""

    kind: str
    """mythology or offering."""
    name: str
    """The mythology, or the value of the offering."""
    mark: str
    """Its icon."""
    words: str


class StructurePlace(msgspec.Struct, frozen=True):
    """One card of the structure."""

    number: int
    row: int
    column: int
    """In half cards from the left edge of the structure, the first is 1."""
    state: str
    """open, shut (face up but covered), or back (face down)."""
    back: str
    """age_1, age_2, age_3, guild, grand_temple, senator."""
    numeral: str
    """On the backs of an Age its number."""
    face: DuelFace | None
    piece: str
    """Name of the physical card, the same wherever it goes."""
    hold: Hold
    tag: Tag | None
    token: PlaceToken | None
    label: str
    covered_by: tuple[int, ...]
    is_planned: bool
    """The viewer has planned something with it."""
    decides: str
    """`wins`: the viewer would win at once with it; `loses`: the opponent would; empty for all others."""
    section: str
    """On politicians the section of the Senate that they speak to (AGORA-034); empty on all other cards."""


class StructureRow(msgspec.Struct, frozen=True):
    """One row of the structure, without the cards that are gone."""

    number: int
    places: tuple[StructurePlace, ...]


class Structure(msgspec.Struct, frozen=True):
    """Structure of an Age: its rows of cards."""

    age: int
    rows: tuple[StructureRow, ...]
    height: int
    """Rows of the whole structure, empty ones included."""
    width: int
    """Half cards."""
    label: str
    left: int
    """Cards that are still there."""


def values(one: Seen, planned: str | None = None) -> Structure:
    """The structure as the viewer sees it; planned: the card that they have planned something with."""
    view, maker = one.view, PlaceMaker(one, planned)
    shown = [place for place in view.structure if place.back]
    numbers = sorted({place.row for place in shown})
    rows = (StructureRow(n, tuple(maker.place(place) for place in shown if place.row == n)) for n in numbers)
    return Structure(
        age=view.age,
        rows=tuple(rows),
        height=max((place.row for place in view.structure), default=0),
        width=max((place.column for place in view.structure), default=0) + 1 - maker.edge,
        label=maker.w.say("Structure of Age {n}", n=roman(max(view.age, 1))),
        left=len(shown),
    )


class PlaceMaker(PartMaker):
    """Builder of the places of one structure."""

    def __init__(self, one: Seen, planned: str | None) -> None:
        super().__init__(one)
        self.planned = planned
        self.edge = min((place.column for place in one.view.structure), default=1) - 1
        """Half cards left of the structure."""
        self.winning, self.losing = (
            decisive_cards(one.view, one.faces.catalog, seat) for seat in (self.me, 1 - self.me)
        )
        self.by_number = {place.place: place for place in one.view.structure}

    def place(self, place: PlaceView) -> StructurePlace:
        """One card, open or not."""
        face = self.faces.cards[place.card] if place.card else None
        token = place_token(self.faces, place.token)
        tag = self._tag(place)
        back = place.back or ""
        return StructurePlace(
            number=place.place,
            row=place.row,
            column=place.column - self.edge,
            state="back" if face is None else "open" if place.is_open else "shut",
            back=back,
            numeral=roman(self.view.age) if back.startswith("age_") else "",
            face=face,
            piece=f"dk-{place.card}" if face else f"dp-{self.view.age}-{place.place}",
            hold=self._hold(place),
            tag=tag,
            token=token,
            label=self._label(place, face, tag, token),
            covered_by=place.covered_by,
            is_planned=place.card is not None and place.card == self.planned,
            decides=self._decides(place),
            section=self.faces.sections.get(place.card or "", ""),
        )

    def _tag(self, place: PlaceView) -> Tag | None:
        """Prices stand on free cards, in a turn of the viewer."""
        if self.turn_offers is None or not place.is_open or place.card is None:
            return None
        return card_tag(self.w, self.turn_offers, place.card)

    def _decides(self, place: PlaceView) -> str:
        """Winner at once with a card that lies face up, in the eyes of a player: `wins`, `loses` or empty."""
        if self.view.seat is None or self.view.is_over:
            return ""
        if place.is_open and place.card in self.winning:
            return "wins"
        return "loses" if place.card in self.losing else ""

    def _hold(self, place: PlaceView) -> Hold:
        keys = (f"place:{place.place}", f"card:{place.card}") if place.card else (f"place:{place.place}",)
        return hold(self.targets, *keys)

    def _label(
        self, place: PlaceView, face: DuelFace | None, tag: Tag | None, token: PlaceToken | None
    ) -> str:
        """All that is to be seen of a card, in words."""
        parts = [self._name(place, face)]
        if face and not tag and face.cost_words:
            parts.append(self.w.say("Cost: {cost}.", cost=face.cost_words))
        parts += [tag.words] if tag else []
        parts += [f"{token.words}."] if token else []
        parts += [decisive_words(self.w, self._decides(place))]
        parts.append(self._cover(place))
        parts += (
            [self.w.say("Planned for your next turn.")] if place.card and place.card == self.planned else []
        )
        return " ".join(filter(None, parts))

    def _name(self, place: PlaceView, face: DuelFace | None) -> str:
        if face is None:
            back = self.faces.back(place.back or "")
            return f"{back[:1].upper()}{back[1:]}."
        return f"{face.name}, {face.color_word}. {face.text}."

    def _cover(self, place: PlaceView) -> str:
        if place.is_open:
            return self.w.say("Free to take.") if place.card else ""
        over = [self.by_number[number] for number in place.covered_by]
        names = [self.faces.cards[one.card].name for one in over if one.card]
        hidden = len(over) - len(names)
        names += [self.w.count("{n} face-down card", "{n} face-down cards", hidden)] if hidden else []
        return self.w.say("Covered by {cards}.", cards=self.w.either(names, "and")) if names else ""


def decisive_words(w: Words, decides: str) -> str:
    """Return what a card that ends the game would do; empty for all others."""
    return {
        "wins": w.say("Wins the game at once."),
        "loses": w.say("Your opponent would win at once with it."),
    }.get(decides, "")


def place_token(faces: DuelFaces, name: str | None) -> PlaceToken | None:
    """A token as the view names it: a mythology, or `offering 3`."""
    if name is None:
        return None
    kind, _, value = name.rpartition(" ")
    if kind:
        return PlaceToken("offering", value, "offering", faces.words.say("Offering token of {n}", n=value))
    face = faces.of_expansions["mythology"][name]
    return PlaceToken(
        "mythology", name, face.mark, faces.words.say("Mythology token: {name}", name=face.name)
    )

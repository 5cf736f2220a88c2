"""View models of Pantheon on the table: spaces with gods and prices, decks, chips of a city.

The rules are PANTHEON-011 to 018.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from argosy.catalog.duel import Effect
from argosy.game.duel.pantheon.view import DeckView, SpaceView
from argosy.game.duel.view import DuelCityView, DuelView
from argosy.texts import things
from argosy.web.duel.expansions.types import Chip, ExpansionTable
from argosy.web.duel.faces import DuelFace, DuelFaces
from argosy.web.duel.part_maker import Hold, PartMaker, Seen, hold
from argosy.web.table.price_tags import clause


class Niche(msgspec.Struct, frozen=True):
    """One space of the Pantheon."""

    number: int
    state: str
    """empty, down (face down), open, or gate."""
    face: DuelFace | None
    """The god, if the viewer knows it."""
    mythology: DuelFace | None
    """Whose back it shows."""
    my_price: int
    their_price: int
    is_payable: bool
    hold: Hold
    label: str
    piece: str


class Deck(msgspec.Struct, frozen=True):
    """Remaining cards of a mythology, and the holders of its tokens."""

    face: DuelFace
    left: int
    mine: int
    theirs: int
    hold: Hold
    label: str


class Pantheon(msgspec.Struct, frozen=True):
    """The whole Pantheon."""

    niches: tuple[Niche, ...]
    decks: tuple[Deck, ...]
    age: int
    is_open: bool
    """May gods be activated in this Age (PANTHEON-015)?"""


def pantheon(one: Seen) -> Pantheon | None:
    """The Pantheon as the viewer sees it; None where the box is not in play."""
    view = one.view
    if not view.spaces:
        return None
    maker = PantheonMaker(one)
    return Pantheon(
        niches=tuple(maker.niche(space) for space in view.spaces),
        decks=tuple(maker.deck(deck) for deck in view.decks),
        age=view.age,
        is_open=view.age > 1,
    )


class PantheonMaker(PartMaker):
    """Builder of the parts of one Pantheon."""

    def niche(self, space: SpaceView) -> Niche:
        """One space with what lies on it."""
        face = self.faces.of_expansions["god"][space.god] if space.god else None
        keys = (f"god:{space.god}", f"space:{space.space}") if face else (f"space:{space.space}",)
        return Niche(
            number=space.space,
            state=self._state(space),
            face=face,
            mythology=self.faces.of_expansions["mythology"][space.mythology] if space.mythology else None,
            my_price=space.prices[self.me],
            their_price=space.prices[1 - self.me],
            is_payable=space.god in self._payable(),
            hold=hold(self.targets, *keys),
            label=self._label(space, face),
            piece=f"god-{space.god}" if face else f"niche-{space.space}",
        )

    def _payable(self) -> set[str | None]:
        """Gods that can be activated now."""
        legal = self.turn_offers.legal if self.turn_offers else ()
        return {one.choice.thing for one in legal if one.choice.verb == "activate"}

    def _state(self, space: SpaceView) -> str:
        if not space.is_taken:
            return "empty"
        if self.view.age < 2:
            return "down"
        return "gate" if space.mythology is None else "open"

    def _label(self, space: SpaceView, face: DuelFace | None) -> str:
        """`Space 2: Neptune, Roman mythology. ... Costs: you 7, Timur 4.`"""
        parts = [self.w.say("Space {n} of the Pantheon:", n=space.space), self._what(space, face)]
        if space.is_taken or self.view.age < 2:
            parts.append(self._prices(space))
        return " ".join((*parts, self._refusal(space))).strip()

    def _what(self, space: SpaceView, face: DuelFace | None) -> str:
        if face:
            known = self.w.say("Face down, only you know it.") if self.view.age < 2 else ""
            return f"{face.name}, {face.color_word}. {face.text}. {known}".strip()
        if not space.is_taken:
            return self.w.say("empty.")
        name = self.faces.of_expansions["mythology"][space.mythology].name if space.mythology else ""
        return self.w.say("a face-down god, {mythology}.", mythology=name)

    def _prices(self, space: SpaceView) -> str:
        parts = [
            f"{self.w.say('you') if seat == self.view.seat else self.names[seat]} {things.coins(self.w, space.prices[seat])}"
            for seat in (self.me, 1 - self.me)
        ]
        return self.w.say("Costs: {list}.", list=", ".join(parts))

    def _refusal(self, space: SpaceView) -> str:
        refusal = self.turn_offers.refusals.get(f"activate {space.god}") if self.turn_offers else None
        return self.w.say("Not possible: {reason}.", reason=clause(self.w, refusal)) if refusal else ""

    def deck(self, deck: DeckView) -> Deck:
        """One deck; the tokens of its mythology make a grand temple free (PANTHEON-019)."""
        face, held = (
            self.faces.of_expansions["mythology"][deck.mythology],
            [city.mythology for city in self.view.cities],
        )
        mine, theirs = (held[seat].get(deck.mythology, 0) for seat in (self.me, 1 - self.me))
        return Deck(
            face=face,
            left=len(deck.gods),
            mine=mine,
            theirs=theirs,
            hold=hold(self.targets, f"deck:{deck.mythology}"),
            label=self._deck_label(deck, face, mine, theirs),
        )

    def _deck_label(self, deck: DeckView, face: DuelFace, mine: int, theirs: int) -> str:
        """The count, the cards that the viewer knows, who holds tokens."""
        known = [self.faces.of_expansions["god"][god].name for god in deck.gods if god]
        parts = [
            self.w.count("{name}: {n} card left.", "{name}: {n} cards left.", len(deck.gods), name=face.name)
        ]
        parts += [self.w.say("You know of: {names}.", names=self.w.either(known, "and"))] if known else []
        held = [(self.me, mine), (1 - self.me, theirs)]
        tokens = [
            f"{self.w.say('you') if seat == self.view.seat else self.names[seat]} {n}"
            for seat, n in held
            if n
        ]
        parts += [self.w.say("Tokens: {list}.", list=", ".join(tokens))] if tokens else []
        return " ".join(parts)


# --- the bar of a city


def _gods(faces: DuelFaces, city: DuelCityView) -> list[Chip]:
    gods = [faces.of_expansions["god"][name] for name in city.gods]
    return [
        Chip("god", face.mark, face.name, faces.words.pair(face.name, face.sentences), face.note)
        for face in gods
    ]


def _mythologies(faces: DuelFaces, city: DuelCityView) -> list[Chip]:
    """PANTHEON-011."""
    held = [(faces.of_expansions["mythology"][name], n) for name, n in city.mythology.items()]
    return [
        Chip(
            "myth",
            face.mark,
            str(n) if n > 1 else "",
            faces.words.pair(face.color_word, face.name),
            face.note,
        )
        for face, n in held
    ]


def _offerings(faces: DuelFaces, city: DuelCityView) -> list[Chip]:
    """PANTHEON-013."""
    say = faces.words.say
    return [Chip("offering", "offering", str(n), say("Offering token of {n}", n=n)) for n in city.offerings]


class PantheonTable(ExpansionTable):
    """Pantheon at the table and in the bars of cities."""

    css = "gods"

    def board(self, one: Seen) -> Mapping[str, Any]:
        return {"pantheon": pantheon(one)}

    def chips(self, faces: DuelFaces, city: DuelCityView) -> tuple[Chip, ...]:
        """Gods, then tokens."""
        return (*_gods(faces, city), *_mythologies(faces, city), *_offerings(faces, city))

    def gives(self, faces: DuelFaces, view: DuelView, seat: int) -> Iterator[tuple[str, tuple[Effect, ...]]]:
        """Gods before a player."""
        effects = {god.id: god.effects for god in faces.catalog.divinities}
        for god in view.cities[seat].gods:
            yield faces.of_expansions["god"][god].name, effects[god]

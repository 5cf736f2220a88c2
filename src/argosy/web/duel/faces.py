"""Card faces of Duel in one language: cards, wonders and tokens with their drawings."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Protocol, TypedDict

import msgspec
from markupsafe import Markup

from argosy.catalog.duel import Card, DuelCatalog, Effect, Thing, Token, Wonder
from argosy.catalog.registry import packages
from argosy.texts import Words, things, words
from argosy.texts.duel import effects as duel_effects
from argosy.texts.duel import things as duel_things
from argosy.web.duel.effects import chain_icon, picture
from argosy.web.rendering.drawings import read_drawings
from argosy.web.rendering.parts import cost_words, icon, join, printed_cost
from argosy.web.rulebook_pages.glossary import Sign, Writer

DRAWINGS = read_drawings(Path(__file__).parent)


class DuelFace(msgspec.Struct, frozen=True, kw_only=True):
    """The printed side of a thing in one language."""

    id: str
    kind: str
    """card, senator, temple, wonder, progress, decree, conspiracy, god, mythology, military."""
    name: str
    color: str
    """CSS class: brown, grey, blue, green, yellow, red, purple, white, black, temple, or the kind."""
    color_word: str
    """What it is, as it stands after the name: `blue`, `wonder`, `decree`."""
    plate: str = ""
    mark: str
    """The icon that says what it is."""
    cost: Markup = Markup("")
    cost_words: str = ""
    """Empty where nothing is printed: senators, gods, tokens."""
    picture: Markup
    text: str
    """One short line."""
    sentences: str
    """The whole effect."""
    needed: tuple[str, ...] = ()
    """Chain symbols that make it free."""
    given: tuple[str, ...] = ()
    """Chain symbols that it opens."""
    note: str
    """Id of what the help page says about it."""
    about_name: str = ""
    """What its note says where the name is our own."""

    @property
    def needed_icons(self) -> Markup:
        """The chain symbols that make it free, as icons."""
        return join([chain_icon(symbol) for symbol in self.needed])

    @property
    def given_icons(self) -> Markup:
        """The chain symbols that it opens, as icons."""
        return join([chain_icon(symbol) for symbol in self.given])

    @property
    def mark_icon(self) -> Markup:
        """The icon that says what it is."""
        return icon(self.mark)


class Printed(Protocol):
    """Something with an id and effects."""

    @property
    def id(self) -> str: ...
    @property
    def effects(self) -> tuple[Effect, ...]: ...


class EffectFace(TypedDict):
    """Picture, text and sentences of effects."""

    picture: Markup
    text: str
    sentences: str


class FaceMaker:
    """Builder of faces from the printed facts."""

    def __init__(self, catalog: DuelCatalog, w: Words) -> None:
        self.catalog, self.w = catalog, w

    def card(self, card: Card) -> DuelFace:
        """Return the card face of a building."""
        return DuelFace(
            id=card.id,
            kind="card",
            name=self.w.name("duel_card", card.id),
            color=str(card.color),
            color_word=things.color(self.w, str(card.color)),
            plate=DRAWINGS.card(card.id, str(card.color)),
            mark=f"mark-{card.color}",
            cost=_cost(card.cost, on_art=True),
            cost_words=_cost_words(self.w, card.cost),
            needed=(card.chain_from,) if card.chain_from else (),
            given=(card.chain_gives,) if card.chain_gives else (),
            note=f"card-{card.id}",
            about_name=self.w.about_name("duel_card", card.id),
            **self.effects(card.effects),
        )

    def wonder(self, wonder: Wonder) -> DuelFace:
        """Return the face of a wonder."""
        shown = self.effects(wonder.effects)
        return DuelFace(
            id=wonder.id,
            kind="wonder",
            name=self.w.name("duel_wonder", wonder.id),
            color="wonder",
            color_word=self.w.say("wonder"),
            plate=DRAWINGS.wonder(wonder.id),
            mark="wonder",
            cost=_cost(wonder.cost, on_art=True),
            cost_words=_cost_words(self.w, wonder.cost),
            note=f"wonder-{wonder.id}",
            about_name=self.w.about_name("duel_wonder", wonder.id),
            picture=shown["picture"],
            text=shown["text"],
            sentences=duel_effects.wonder_sentences(self.w, wonder.on_choosing, wonder.effects, self.catalog),
        )

    def progress(self, token: Thing) -> DuelFace:
        """A progress token."""
        word = self.w.say("progress token")
        return self.plain("progress", token, self.w.name("progress", token.id), word, "progress")

    def military(self, token: Token) -> DuelFace:
        """A military token."""
        first, last = token.zone
        return DuelFace(
            id=f"{token.expansion}-{first}",
            kind="military",
            name=self.w.say("Military token, spaces {first} to {last}", first=first, last=last),
            color="military",
            color_word=self.w.say("military token"),
            mark="shield",
            note=f"military-{token.expansion}-{first}",
            **self.effects(token.effects),
        )

    def plain(
        self,
        kind: str,
        thing: Printed,
        name: str,
        word: str,
        mark: str,
        plate: str = "",
        *,
        named_as: str = "",
    ) -> DuelFace:
        """Return the card face of a thing without a cost.

        Its name may be of another kind in the catalogue of names (`named_as`).
        """
        return DuelFace(
            id=thing.id,
            kind=kind,
            name=name,
            color=kind,
            color_word=word,
            plate=plate,
            mark=mark,
            note=f"{kind}-{thing.id}",
            about_name=self.w.about_name(named_as or kind, thing.id),
            **self.effects(thing.effects),
        )

    def effects(self, effects: tuple[Effect, ...]) -> EffectFace:
        """Return the picture, the text and the sentences of effects."""
        return {
            "picture": picture(effects),
            "text": duel_effects.short_all(self.w, effects, self.catalog),
            "sentences": duel_effects.sentences(self.w, effects, self.catalog),
        }


def _cost(cost: dict[str, int], *, on_art: bool) -> Markup:
    return printed_cost(
        {name: n for name, n in cost.items() if name != "coins"}, cost.get("coins", 0), on_art=on_art
    )


def _cost_words(w: Words, cost: dict[str, int]) -> str:
    return cost_words(w, {name: n for name, n in cost.items() if name != "coins"}, cost.get("coins", 0))


class DuelFaces:
    """All faces of the catalog in one language, by id."""

    def __init__(self, catalog: DuelCatalog, language: str) -> None:
        self.catalog = catalog
        self.words = words(language)
        make, expansions = FaceMaker(catalog, self.words), packages("web", "duel", "faces")
        own: dict[str, Callable[[FaceMaker, Card], DuelFace]] = {
            deck: card for package in expansions for deck, card in package.CARDS.items()
        }
        """By deck: cards that expansions print in their own way."""
        self.cards = {card.id: own.get(card.deck, FaceMaker.card)(make, card) for card in catalog.cards}
        self.wonders = {wonder.id: make.wonder(wonder) for wonder in catalog.wonders}
        self.progress = {token.id: make.progress(token) for token in catalog.progress}
        self.of_expansions: dict[str, dict[str, DuelFace]] = {
            kind: faces for package in expansions for kind, faces in package.faces(make).items()
        }
        """By kind: what expansions print besides cards, wonders and tokens."""
        self.decks = {card.id: card.deck for card in catalog.cards}
        """By card the deck that its back shows."""
        self.sections = {card.id: card.effects[0].section or "" for card in catalog.cards if card.effects}
        """By card the section of the Senate that a politician speaks to; empty on all other cards
        (AGORA-034).
        """
        self._military = {(token.expansion, token.zone[0]): make.military(token) for token in catalog.tokens}

    def chamber(self, number: int) -> str:
        """`Chamber 3`."""
        return duel_things.chamber(self.words, number)

    def military(self, name: str, expansions: tuple[str, ...] = ()) -> DuelFace:
        """Return a military token by its name on the track: -6, -3, +3, +6.

        A token of an expansion replaces that of the base game.
        """
        return next(
            self._military[key]
            for expansion in (*expansions, "duel")
            if (key := (expansion, abs(int(name)))) in self._military
        )

    def militaries(self) -> tuple[DuelFace, ...]:
        """One military token of every printed kind."""
        return tuple(self._military.values())

    def back(self, name: str) -> str:
        """Return the name of a card back: `age_1`, `guild`, ... (DUEL-009)."""
        return duel_things.back(self.words, name)

    def thing(self, name: str) -> DuelFace | None:
        """The face with this id, whatever it is: cards first, then wonders, tokens, what expansions print."""
        return next((group[name] for group in self._groups() if name in group), None)

    def _groups(self) -> Iterator[dict[str, DuelFace]]:
        yield from (self.cards, self.wonders, self.progress, *self.of_expansions.values())


_made: dict[tuple[int, str], DuelFaces] = {}


def duel_faces(catalog: DuelCatalog, language: str) -> DuelFaces:
    """Return the card faces of a catalog, cached after the first use.

    The catalog is cached with them, so its identity cannot be reused.
    """
    key = (id(catalog), language)
    if key not in _made:
        _made[key] = DuelFaces(catalog, language)
    return _made[key]


def face_signs(shown: DuelFaces, faces: Iterable[DuelFace]) -> Iterator[Sign]:
    """An entry for each thing, under the id of its note."""
    write = Writer(shown.words)
    for face in faces:
        yield write.sign(face.note, face.name, face.sentences, picture=face.picture)

"""Card faces of 7 Wonders in one language: cards, stages and wonders with their drawings."""

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from markupsafe import Markup

from argosy.catalog import Card, Catalog, Stage
from argosy.texts import Words, things, words
from argosy.texts.wonders import effects
from argosy.web.rendering.drawings import read_drawings
from argosy.web.rendering.parts import cost_words, icon, join, printed_cost
from argosy.web.wonders.effects import picture

if TYPE_CHECKING:
    from argosy.web.wonders.expansions.types import Expansions

DRAWINGS = read_drawings(Path(__file__).parent)


class Face(msgspec.Struct, frozen=True):
    """The printed side of a card in one language."""

    id: str
    name: str
    color: str
    color_word: str
    plate: str
    cost: Markup
    cost_words: str
    picture: Markup
    text: str
    """One short line."""
    sentences: str
    """The whole effect."""
    needed: tuple[str, ...]
    """Chain symbols that make it free."""
    given: tuple[str, ...]
    """Chain symbols that it opens."""
    chain_from: tuple[str, ...]
    chain_to: tuple[str, ...]
    ages: tuple[int, ...]
    note: str = ""
    """Id of what the help page says about it."""
    mark: str = ""
    """The icon that says what it is."""
    foot: Markup = Markup("")
    """The sign of its box, in the foot line."""
    about_name: str = ""
    """What its note says where the name is our own."""


class StageFace(msgspec.Struct, frozen=True):
    """A wonder stage in one language."""

    number: int
    cost: Markup
    cost_words: str
    picture: Markup
    text: str
    sentences: str


class Faces:
    """All faces of a catalog in one language."""

    def __init__(self, catalog: Catalog, language: str, expansions: "Expansions") -> None:
        self.catalog = catalog
        self.words = words(language)
        signs = {
            expansion.name: icon(expansion.help.sign, "anchor")
            for expansion in expansions
            if expansion.help.sign
        }
        self.cards = {
            card.id: _face(catalog, card, self.words, signs.get(card.part, Markup("")))
            for card in catalog.cards
        }
        self.more = {
            name: face
            for expansion in expansions
            for name, face in expansion.help.faces(catalog, self.words).items()
        }
        """What expansions have besides cards, by id."""
        self._stages: dict[tuple[str, str], tuple[StageFace, ...]] = {}

    def thing(self, name: str) -> Face:
        """Return the card face of a building, or of a thing of an expansion."""
        return self.more[name] if name in self.more else self.cards[name]

    def stages(self, wonder: str, side: str) -> tuple[StageFace, ...]:
        """The stages of one side of a wonder."""
        key = (wonder, side)
        if key not in self._stages:
            printed = self.catalog.wonder(wonder).sides[side].stages
            self._stages[key] = tuple(
                _stage_face(number, stage, self.words) for number, stage in enumerate(printed, 1)
            )
        return self._stages[key]

    def start(self, wonder: str, side: str) -> tuple[Markup, str]:
        """Return the initial effects of a side, as symbols and in words; both empty for most."""
        printed = self.catalog.wonder(wonder).sides[side].effects
        return picture(printed), effects.sentences(self.words, printed)

    def city(self, wonder: str) -> str:
        """The name that the board prints."""
        return self.words.name("wonder", wonder)


def _face(catalog: Catalog, card: Card, w: Words, sign: Markup) -> Face:
    return Face(
        id=card.id,
        name=w.name("card", card.id, card.expansion),
        color=card.color,
        color_word=things.color(w, card.color),
        plate=DRAWINGS.card(card.id, card.color),
        cost=printed_cost(card.cost, card.coins, on_art=True),
        cost_words=cost_words(w, card.cost, card.coins),
        picture=picture(card.effects),
        text=effects.short_all(w, card.effects),
        sentences=effects.sentences(w, card.effects),
        needed=catalog.symbols_needed(card.id),
        given=catalog.symbols_given(card.id),
        chain_from=card.chain_from,
        chain_to=catalog.leads_to(card.id),
        ages=card.ages,
        note=f"card-{card.id}",
        mark=f"mark-{card.color}",
        foot=sign,
        about_name=w.about_name("card", card.id, card.expansion),
    )


def _stage_face(number: int, stage: Stage, w: Words) -> StageFace:
    return StageFace(
        number=number,
        cost=printed_cost(stage.cost, stage.coins),
        cost_words=cost_words(w, stage.cost, stage.coins),
        picture=picture(stage.effects),
        text=effects.short_all(w, stage.effects),
        sentences=effects.sentences(w, stage.effects),
    )


def chain_icons(symbols: tuple[str, ...]) -> Markup:
    """Chain symbols as icons."""
    return join([icon(f"c-{symbol}") for symbol in symbols])


def first_card(shown: Faces, part: str, color: str) -> Face:
    """The first card of a colour that an expansion mixes into the Ages."""
    return next(shown.cards[one.id] for one in shown.catalog.cards if one.part == part and one.color == color)


def boards(shown: Faces, part: str) -> list[str]:
    """The drawings of the wonders that an expansion brings."""
    ids = {expansion.id for expansion in shown.catalog.expansions if expansion.part == part}
    return [DRAWINGS.wonder(wonder.id) for wonder in shown.catalog.wonders if wonder.expansion in ids]

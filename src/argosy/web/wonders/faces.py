"""A card or a stage as it is printed, ready to be shown: what never changes during a game, made once a language."""

import msgspec
from markupsafe import Markup

from argosy.catalog import Card, Catalog, Island, Stage
from argosy.texts import Words, things, words
from argosy.texts.wonders import effects
from argosy.web.costs import cost_words, printed_cost
from argosy.web.parts import icon, join
from argosy.web.wonders.drawings import DRAWINGS
from argosy.web.wonders.effects import picture


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
    is_naval: bool = False
    """One of the Armada cards: an anchor stands in its foot line."""


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

    def __init__(self, catalog: Catalog, language: str) -> None:
        self.catalog = catalog
        self.words = words(language)
        self.cards = {card.id: _face(catalog, card, self.words) for card in catalog.cards}
        islands = catalog.armada.islands if catalog.armada else ()
        self.islands = {island.id: _island_face(island, self.words) for island in islands}
        self._stages: dict[tuple[str, str], tuple[StageFace, ...]] = {}

    def stages(self, wonder: str, side: str) -> tuple[StageFace, ...]:
        """The stages of one side of a wonder."""
        key = (wonder, side)
        if key not in self._stages:
            printed = self.catalog.wonder(wonder).sides[side].stages
            self._stages[key] = tuple(_stage_face(number, stage, self.words) for number, stage in enumerate(printed, 1))
        return self._stages[key]

    def city(self, wonder: str) -> str:
        """The name that the board prints."""
        return self.words.name("wonder", wonder)


_made: dict[tuple[int, str], Faces] = {}


def faces(catalog: Catalog, language: str) -> Faces:
    """The faces of a catalog, made at first use. The catalog is kept with them, so its identity cannot be reused."""
    key = (id(catalog), language)
    if key not in _made:
        _made[key] = Faces(catalog, language)
    return _made[key]


def _face(catalog: Catalog, card: Card, w: Words) -> Face:
    return Face(
        id=card.id,
        name=w.name("card", card.id, card.box),
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
        is_naval=card.part == "armada",
    )


def _island_face(island: Island, w: Words) -> Face:
    """An island, shown like a card; it costs nothing and belongs to a level, not to an Age (ARMADA-TERM-2)."""
    return Face(
        id=island.id,
        name=w.name("island", island.id, island.box),
        color="isle",
        color_word=w.say("island of level {n}", n=island.level),
        plate=DRAWINGS.thing("island"),
        cost=Markup(""),
        cost_words="",
        picture=picture(island.effects),
        text=effects.short_all(w, island.effects),
        sentences=effects.sentences(w, island.effects),
        needed=(),
        given=(),
        chain_from=(),
        chain_to=(),
        ages=(island.level,),
        note=f"island-{island.id}",
        mark=f"island-{island.level}",
        is_naval=True,
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

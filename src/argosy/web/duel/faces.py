"""Everything of Duel that is printed, ready to be shown: made once a language, the same for all games."""

from collections.abc import Callable, Iterator

from argosy.catalog.duel import Card, DuelCatalog
from argosy.catalog.rooms import rooms
from argosy.texts import words
from argosy.texts.duel import things as duel_things
from argosy.web.duel.face import DuelFace, Maker

BOXES = rooms("web", "duel", "faces")
CARDS: dict[str, Callable[[Maker, Card], DuelFace]] = {
    deck: make for room in BOXES for deck, make in room.CARDS.items()
}
"""By deck: cards that boxes print in their own way."""


class DuelFaces:
    """All faces of the catalog in one language, by id."""

    def __init__(self, catalog: DuelCatalog, language: str) -> None:
        self.catalog = catalog
        self.words = words(language)
        make = Maker(catalog, self.words)
        self.cards = {card.id: CARDS.get(card.deck, Maker.card)(make, card) for card in catalog.cards}
        self.wonders = {wonder.id: make.wonder(wonder) for wonder in catalog.wonders}
        self.progress = {token.id: make.progress(token) for token in catalog.progress}
        self.of_boxes: dict[str, dict[str, DuelFace]] = {
            kind: faces for room in BOXES for kind, faces in room.faces(make).items()
        }
        """By kind: what boxes print besides cards, wonders and tokens."""
        self.decks = {card.id: card.deck for card in catalog.cards}
        """By card the deck that its back shows."""
        self.sections = {card.id: card.effects[0].section or "" for card in catalog.cards if card.effects}
        """By card the section of the Senate that a politician speaks to; empty on all other cards (AGORA-034)."""
        self._military = {(token.box, token.zone[0]): make.military(token) for token in catalog.tokens}

    def chamber(self, number: int) -> str:
        """`Chamber 3`."""
        return duel_things.chamber(self.words, number)

    def military(self, name: str, boxes: tuple[str, ...] = ()) -> DuelFace:
        """A military token by its name on the track: -6, -3, +3, +6; that of a box takes the place of the base game's."""
        return next(self._military[key] for box in (*boxes, "duel") if (key := (box, abs(int(name)))) in self._military)

    def militaries(self) -> tuple[DuelFace, ...]:
        """One military token of every printed kind."""
        return tuple(self._military.values())

    def back(self, name: str) -> str:
        """What the back of a card of the structure tells: `age_1`, `guild`, ... (DUEL-009)."""
        return duel_things.back(self.words, name)

    def thing(self, name: str) -> DuelFace | None:
        """The face with this id, whatever it is: cards first, then wonders, tokens, what boxes print."""
        return next((group[name] for group in self._groups() if name in group), None)

    def _groups(self) -> Iterator[dict[str, DuelFace]]:
        yield from (self.cards, self.wonders, self.progress, *self.of_boxes.values())


_made: dict[tuple[int, str], DuelFaces] = {}


def duel_faces(catalog: DuelCatalog, language: str) -> DuelFaces:
    """The faces of a catalog, made at first use. The catalog is kept with them, so its identity cannot be reused."""
    key = (id(catalog), language)
    if key not in _made:
        _made[key] = DuelFaces(catalog, language)
    return _made[key]

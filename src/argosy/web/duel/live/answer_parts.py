"""Building blocks of answers in Duel: labels that many verbs share, and their input."""

from collections.abc import Callable
from typing import NamedTuple

from markupsafe import Markup

from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.view import DuelView
from argosy.texts import Words, things
from argosy.web.duel.faces import DuelFace, DuelFaces
from argosy.web.rendering.parts import icon


class Label(NamedTuple):
    """An answer as a button: the icon, the words, one more line."""

    icon: Markup
    label: str
    detail: str = ""


class Asked(NamedTuple):
    """A choice, what its chooser sees, and how the players are called."""

    faces: DuelFaces
    view: DuelView
    choice: DuelChoice
    names: dict[int, str]

    @property
    def words(self) -> Words:
        """The language."""
        return self.faces.words

    @property
    def numbers(self) -> list[str]:
        """Return the numbers after the verb."""
        return self.choice.text.split()[1:]

    @property
    def opponent(self) -> str:
        """The other player by name."""
        return self.names.get(1 - self.choice.seat) or self.words.say("the opponent")

    @property
    def thing(self) -> DuelFace:
        """The subject of the choice; the card if the choice names nothing else."""
        name = self.choice.thing or self.choice.card or ""
        found = self.faces.thing(name) if self.choice.thing else self.faces.cards.get(name)
        assert found is not None, f"{name} has no face"
        return found

    @property
    def card(self) -> DuelFace:
        """The card that it names."""
        return self.faces.cards[self.choice.card or ""]

    @property
    def costs(self) -> str:
        """The price in words."""
        price = self.choice.price.total
        return things.coins(self.words, price) if price else self.words.say("free")


Question = Callable[[DuelFaces, DuelView], tuple[str, str]]
"""What is asked, and how it is answered."""
Answer = Callable[[Asked], Label]


def fixed(title: Callable[[Words], tuple[str, str]]) -> Question:
    """A question that is always the same."""
    return lambda faces, _: title(faces.words)


def plain(asked: Asked) -> Label:
    """The thing itself."""
    return Label(asked.thing.mark_icon, asked.thing.name, asked.thing.text)


def constructed(symbol: str) -> Answer:
    """A card that comes into the city: with what it costs."""
    return lambda asked: Label(icon(symbol), asked.card.name, asked.costs)


def card_for(symbol: str) -> Answer:
    """Return an answer about a card: its name and its effect."""
    return lambda asked: Label(icon(symbol), asked.card.name, asked.card.text)


def of_opponent(symbol: str) -> Answer:
    """A card in the other city: `Baths of Timur`."""

    def answer(asked: Asked) -> Label:
        label = asked.words.say("{card} of {name}", card=asked.card.name, name=asked.opponent)
        return Label(icon(symbol), label, asked.card.text)

    return answer

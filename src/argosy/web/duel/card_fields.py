"""Card options of the position editor of Duel."""

from typing import Any

from argosy.web.duel.faces import DuelFaces
from argosy.web.position_editor.fields import Choice, Item
from argosy.web.rendering.parts import roman


def cards(faces: DuelFaces, expansions: tuple[str, ...]) -> tuple[Item, ...]:
    """The cards of the expansions in play, by their backs and colours."""
    found = [card for card in faces.catalog.cards if card.expansion in expansions]
    decks = list(dict.fromkeys(card.deck for card in found))
    found.sort(key=lambda card: decks.index(card.deck))
    return tuple(Item(id=card.id, face=faces.cards[card.id], group=deck(faces, card.deck)) for card in found)


def deck(faces: DuelFaces, name: str) -> str:
    """Return the heading for the cards of a deck."""
    w = faces.words
    if name.startswith("age_"):
        return w.say("Age {n}", n=roman(int(name.removeprefix("age_"))))
    return {"guild": w.say("Guilds"), "senator": w.say("Senators")}.get(name, w.say("Grand temples"))


def card_under(faces: DuelFaces, path: str, name: str, expansions: tuple[str, ...]) -> Choice:
    """The card that lies under something that has this name."""
    options: tuple[tuple[Any, str], ...] = (
        (None, "–"),
        *((item.id, item.face.name) for item in cards(faces, expansions)),
    )
    return Choice(
        path=path, label=faces.words.say("Card under {name}", name=name), options=options, lays=True
    )

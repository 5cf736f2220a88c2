"""Position editor fields of Pantheon: gods of the six spaces, Minerva, the snake, tokens."""

from collections.abc import Iterator, Mapping
from typing import Any

from argosy.web.duel.faces import DuelFaces
from argosy.web.position_editor.fields import Choice, Field, Hot, Item, Marks, Things

SPACES = 6
ON_TABLE = (Hot("#pantheon", "table", "spaces.0"),)


def fields_of_table(faces: DuelFaces, _position: Mapping[str, Any]) -> Iterator[Field]:
    """The Pantheon, and pawns of gods."""
    w = faces.words
    nobody: tuple[tuple[Any, str], ...] = ((None, "–"),)
    gods = tuple((one.id, faces.of_expansions["god"][one.id].name) for one in faces.catalog.divinities)
    for space in range(SPACES):
        label = w.pair(w.say("Pantheon"), w.say("space {n}", n=space + 1))
        yield Choice(path=f"spaces.{space}", label=label, options=nobody + gods)
    capital = faces.catalog.capital
    spaces = tuple((n, str(n).replace("-", "−")) for n in range(-capital + 1, capital))
    yield Choice(path="minerva", label=w.say("Space of Minerva’s pawn"), options=nobody + spaces)
    green = [card for card in faces.catalog.cards if card.color == "green"]
    cards = tuple((card.id, faces.cards[card.id].name) for card in green)
    yield Choice(path="snake", label=w.say("Card under the snake"), options=nobody + cards)
    seats = tuple((seat, w.say("Seat {n}", n=seat + 1)) for seat in (0, 1))
    yield Choice(path="snake_owner", label=w.say("Whose snake it is"), options=nobody + seats)


def fields_of_city(faces: DuelFaces, _position: Mapping[str, Any], seat: int) -> Iterator[Field]:
    """Gods, mythology and offering tokens."""
    w, at = faces.words, f"cities.{seat}"
    gods = tuple(Item(id=one.id, face=faces.of_expansions["god"][one.id]) for one in faces.catalog.divinities)
    yield Things(path=f"{at}.gods", label=w.say("Gods"), pool=gods, icon="gate")
    myths = tuple(
        Item(id=name, face=faces.of_expansions["mythology"][name]) for name in faces.catalog.mythologies
    )
    yield Things(
        path=f"{at}.mythology",
        label=w.say("Mythology tokens"),
        pool=myths,
        icon="mythology-greece",
        repeats=True,
    )
    values = tuple((value, str(value)) for value in faces.catalog.pantheon.offerings)
    yield Marks(path=f"{at}.offerings", label=w.say("Offerings"), options=values)

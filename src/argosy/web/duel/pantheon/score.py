"""Score pad of Pantheon (PANTHEON-005, 019, 023, 024), and its fields of the position editor."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from argosy.texts import Words
from argosy.web.duel.expansions.types import ExpansionScore
from argosy.web.duel.faces import DuelFaces
from argosy.web.position_editor.fields import Choice, Field, Hot, Item, Marks, Things

SPACES = 6


class PantheonScore(ExpansionScore):
    """Pantheon on the score pad and in the position editor."""

    icons: ClassVar[Mapping[str, tuple[str, str]]] = {"gods": ("gate", "god")}
    on_table = (Hot("#pantheon", "table", "spaces.0"),)

    def labels(self, w: Words) -> dict[str, str]:
        """Grand temples count in the line of the guilds."""
        return {"purple": w.say("Guilds and temples"), "gods": w.say("Divinities")}

    def reasons(self, w: Words) -> dict[str, str]:
        """Return the explanation of each score-pad line of the expansion."""
        return {
            "purple": w.say(
                "The points of purple cards and grand temples; each temple is worth more beside others."
            ),
            "gods": w.say("The points of gods that have been called on."),
        }

    def items(self, w: Words) -> dict[str, str]:
        """Return names for the items in score breakdowns."""
        return {"grand_temples": w.say("grand temples"), "coins": w.say("coins on Astarte")}

    def fields_of_table(self, faces: DuelFaces, position: Mapping[str, Any]) -> Iterator[Field]:
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

    def fields_of_city(self, faces: DuelFaces, position: Mapping[str, Any], seat: int) -> Iterator[Field]:
        """Gods, mythology and offering tokens."""
        w, at = faces.words, f"cities.{seat}"
        gods = tuple(
            Item(id=one.id, face=faces.of_expansions["god"][one.id]) for one in faces.catalog.divinities
        )
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

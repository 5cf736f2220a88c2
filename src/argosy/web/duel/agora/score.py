"""Score pad of Agora (AGORA-180), and fields of the position editor: chambers, decrees, conspiracies."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from argosy.game.duel.view import DuelView
from argosy.texts import Words
from argosy.web.duel.card_fields import card_under
from argosy.web.duel.expansions.types import Accounts, ExpansionScore
from argosy.web.duel.faces import DuelFaces
from argosy.web.position_editor.fields import Choice, Field, Hot, Item, Number, Things, is_thing
from argosy.web.score_pad.rows import BreakdownPart


def _senate(faces: DuelFaces, view: DuelView, seat: int) -> tuple[BreakdownPart, ...]:
    """AGORA-180: the chambers under control."""
    mine = [chamber for chamber in view.chambers if chamber.control == seat]
    return tuple(BreakdownPart(faces.chamber(one.chamber), str(one.points)) for one in mine)


class AgoraScore(ExpansionScore):
    """Agora on the score pad and in the position editor."""

    icons: ClassVar[Mapping[str, tuple[str, str]]] = {"senate": ("senate", "purple")}
    accounts: ClassVar[Accounts] = {"senate": _senate}
    examples: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "senate": {
            "game": "duel",
            "boxes": ["agora"],
            "age": 2,
            "on_turn": 0,
            "pawn": 2,
            "cities": [
                {
                    "coins": 8,
                    "cards": ["quarry", "theater"],
                    "wonders": [{"id": "sphinx", "built": True, "card": "altar"}, {"id": "knossos"}],
                    "conspiracies": [{"id": "coup", "prepared": "tavern"}],
                },
                {"coins": 3, "cards": ["baths"]},
            ],
            "chambers": [{"markers": [1, 0]}, {}, {"markers": [0, 2]}, {}, {}, {}],
            "board": ["masonry", "economy", "law"],
        }
    }
    """A position to begin with."""
    on_table = (Hot("#senate", "table", "chambers.0.markers.0"),)

    def labels(self, w: Words) -> dict[str, str]:
        """Return the name of the score-pad line of Agora."""
        return {"senate": w.say("Senate")}

    def reasons(self, w: Words) -> dict[str, str]:
        """Return the explanation of each score-pad line of the expansion."""
        return {"senate": w.say("The points of the chambers under control.")}

    def example_titles(self, w: Words) -> dict[str, str]:
        """Return the titles of the example positions of the expansion."""
        return {"senate": w.say("Duel: a conspiracy that can be triggered")}

    def fields_of_table(self, faces: DuelFaces, position: Mapping[str, Any]) -> Iterator[Field]:
        """The Senate, chamber by chamber, and the token that a conspiracy locked away."""
        w, catalog = faces.words, faces.catalog
        tokens: tuple[tuple[Any, str], ...] = (
            (None, "–"),
            *((name, face.name) for name, face in faces.progress.items()),
        )
        yield Choice(path="locked", label=w.say("Locked progress token"), options=tokens)
        pool = tuple(Item(id=one.id, face=faces.of_expansions["decree"][one.id]) for one in catalog.decrees)
        for number in range(len(catalog.chambers)):
            called = faces.chamber(number + 1)
            for seat in (0, 1):
                label = w.pair(called, w.say("Seat {n}", n=seat + 1))
                yield Number(
                    path=f"chambers.{number}.markers.{seat}",
                    label=label,
                    high=catalog.markers,
                    icon="influence",
                )
            label = w.pair(called, w.say("Decrees"))
            yield Things(path=f"chambers.{number}.decrees", label=label, pool=pool, icon="decree")

    def fields_of_city(self, faces: DuelFaces, position: Mapping[str, Any], seat: int) -> Iterator[Field]:
        """Conspiracies before a player, and the cards under them."""
        w = faces.words
        yield Things(
            path=f"cities.{seat}.conspiracies",
            label=w.say("Conspiracies"),
            pool=tuple(
                Item(id=one.id, face=faces.of_expansions["conspiracy"][one.id])
                for one in faces.catalog.conspiracies
            ),
            icon="conspiracy",
            write=lambda name: {"id": name},
            read=lambda one: is_thing(one, "id"),
            switches=(("triggered", w.say("triggered")),),
        )
        for one in position["cities"][seat]["conspiracies"]:
            path = f"cities.{seat}.conspiracies.={one['id']}.prepared"
            yield card_under(
                faces, path, faces.of_expansions["conspiracy"][one["id"]].name, ("duel", *position["boxes"])
            )

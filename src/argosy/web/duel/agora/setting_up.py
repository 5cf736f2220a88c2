"""What Agora adds where a position is set up: markers and decrees of the chambers, conspiracies."""

from collections.abc import Iterator, Mapping
from typing import Any

from argosy.web.duel.faces import DuelFaces
from argosy.web.setting_up.fields import Field, Hot, Item, Number, Things, is_thing

ON_TABLE = (Hot("#senate", "table", "chambers.0.markers.0"),)


def fields_of_table(faces: DuelFaces, _position: Mapping[str, Any]) -> Iterator[Field]:
    """The Senate, chamber by chamber."""
    w, catalog = faces.words, faces.catalog
    pool = tuple(Item(id=one.id, face=faces.decrees[one.id]) for one in catalog.decrees)
    for number in range(len(catalog.chambers)):
        called = faces.chamber(number + 1)
        for seat in (0, 1):
            label = w.pair(called, w.say("Seat {n}", n=seat + 1))
            yield Number(path=f"chambers.{number}.markers.{seat}", label=label, high=catalog.markers, icon="influence")
        label = w.pair(called, w.say("Decrees"))
        yield Things(path=f"chambers.{number}.decrees", label=label, pool=pool, icon="decree")


def fields_of_city(faces: DuelFaces, _position: Mapping[str, Any], seat: int) -> Iterator[Field]:
    """Conspiracies before a player; the cards under them stand in the text alone."""
    w = faces.words
    yield Things(
        path=f"cities.{seat}.conspiracies",
        label=w.say("Conspiracies"),
        pool=tuple(Item(id=one.id, face=faces.conspiracies[one.id]) for one in faces.catalog.conspiracies),
        icon="conspiracy",
        write=lambda name: {"id": name},
        read=lambda one: is_thing(one, "id"),
        switches=(("triggered", w.say("triggered")),),
    )

"""Keys of things on the table: the subject of a choice, and the card face behind a key.

A thing on the table has a key: `card:<id>` (in the structure), `place:<n>`, `tile:<seat>:<card>`,
`wonder:<seat>:<id>`, `progress:<id>`, `chamber:<n>`, `space:<n>`, `god:<id>`, `conspiracy:<id>`,
`track:<token>`, `pawn:<space>`, `deck:<mythology>`, `discard:<card>`, `removed:<card>`, `pick:<wonder>`.
"""

from collections.abc import Callable

from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.view import DuelView
from argosy.web.duel.faces import DuelFace, DuelFaces

Keys = Callable[[DuelView, DuelChoice], tuple[str, ...]]
"""The keys of what a choice is about, in a view: none, one, or two for a choice of two parts."""


def numbers_of(choice: DuelChoice) -> list[str]:
    """Return the numbers after the verb."""
    return choice.text.split()[1:]


def card_key(_: DuelView, choice: DuelChoice) -> tuple[str, ...]:
    """A card of the structure."""
    return (f"card:{choice.card}",)


def thing_key(kind: str) -> Keys:
    """The thing that the choice names."""
    return lambda _, choice: (f"{kind}:{choice.thing}",)


def number_key(kind: str) -> Keys:
    """The number that the choice names first."""
    return lambda _, choice: (f"{kind}:{numbers_of(choice)[0]}",)


def tile_key(*, of_opponent: bool) -> Keys:
    """A building in a city."""
    return lambda _, choice: (f"tile:{1 - choice.seat if of_opponent else choice.seat}:{choice.card}",)


def wonder_key(view: DuelView, choice: DuelChoice) -> tuple[str, ...]:
    """A wonder where it stands now."""
    owner = next(city.seat for city in view.cities if any(one.wonder == choice.thing for one in city.wonders))
    return (f"wonder:{owner}:{choice.thing}",)


def face_of(faces: DuelFaces, key: str) -> DuelFace | None:
    """The face of `card:baths`, `tile:0:baths`, `god:ra`; None for chambers, places and spaces."""
    kind, _, name = key.partition(":")
    groups = {
        "card": faces.cards, "discard": faces.cards, "removed": faces.cards, "tile": faces.cards,
        "wonder": faces.wonders, "pick": faces.wonders, "god": faces.of_expansions["god"], "conspiracy": faces.of_expansions["conspiracy"],
        "progress": faces.progress, "deck": faces.of_expansions["mythology"],
    }  # fmt: skip
    return groups[kind].get(name.rpartition(":")[2]) if kind in groups else None

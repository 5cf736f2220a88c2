"""Card faces of Pantheon: grand temples, gods, mythology tokens."""

import msgspec

from argosy.catalog.duel import Card
from argosy.catalog.duel.pantheon import Divinity
from argosy.texts.duel.pantheon import mythology, mythology_sentences
from argosy.web.duel.effects import chain_icon
from argosy.web.duel.faces import DRAWINGS, DuelFace, FaceMaker
from argosy.web.duel.pantheon.effects import MYTHOLOGIES


def faces(make: FaceMaker) -> dict[str, dict[str, DuelFace]]:
    """Return the card faces of Pantheon by kind and id."""
    return {
        "god": {one.id: _god(make, one) for one in make.catalog.divinities},
        "mythology": {name: _mythology(make, name) for name in make.catalog.mythologies},
    }


def _temple(make: FaceMaker, card: Card) -> DuelFace:
    """A purple card under the sign of its mythology."""
    return msgspec.structs.replace(
        make.card(card),
        kind="temple",
        color="temple",
        color_word=make.w.say("grand temple"),
        mark="back-temple",
    )


CARDS = {"grand_temple": _temple}
"""By deck."""


def _god(make: FaceMaker, god: Divinity) -> DuelFace:
    """A god's price depends on the space and the player (PANTHEON-016)."""
    w = make.w
    mark = MYTHOLOGIES.get(god.mythology or "", "gate")
    word = mythology(w, god.mythology) if god.mythology else w.say("gate")
    name, plate = w.name("divinity", god.id), DRAWINGS.thing(god.id)
    return make.plain("god", god, name, word, mark, plate, named_as="divinity")


def _mythology(make: FaceMaker, name: str) -> DuelFace:
    return DuelFace(
        id=name,
        kind="mythology",
        name=mythology(make.w, name),
        color="mythology",
        color_word=make.w.say("mythology token"),
        plate=DRAWINGS.thing(name),
        mark=MYTHOLOGIES.get(name, "mythology-greece"),
        picture=chain_icon(f"mythology_{name}"),
        text=make.w.say("a god of this mythology comes into the Pantheon"),
        sentences=mythology_sentences(make.w),
        given=(f"mythology_{name}",),
        note=f"mythology-{name}",
    )

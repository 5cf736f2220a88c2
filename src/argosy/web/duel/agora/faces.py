"""Card faces of Agora: senators, decrees, conspiracies."""

import msgspec

from argosy.catalog.duel import Card, Thing
from argosy.texts.duel.agora import decree_name, while_controlled
from argosy.web.duel.faces import DRAWINGS, DuelFace, FaceMaker


def faces(make: FaceMaker) -> dict[str, dict[str, DuelFace]]:
    """Return the card faces of Agora by kind and id."""
    return {
        "conspiracy": {one.id: _conspiracy(make, one) for one in make.catalog.conspiracies},
        "decree": {one.id: _decree(make, one) for one in make.catalog.decrees},
    }


def _senator(make: FaceMaker, card: Card) -> DuelFace:
    """A senator's price is not printed: it depends on the senators in the city (AGORA-031)."""
    w, is_politician = make.w, card.effects[0].kind == "politician"
    name = "politician" if is_politician else "conspirator"
    kind = f"senator-{card.effects[0].section or name}"
    return DuelFace(
        id=card.id,
        kind="senator",
        name=w.name("duel_term", name),
        color="white" if is_politician else "black",
        color_word=w.say("white") if is_politician else w.say("black"),
        plate=DRAWINGS.thing(kind),
        mark="mark-white" if is_politician else "mark-black",
        note=kind,
        about_name=w.about_name("duel_term", name),
        **make.effects(card.effects),
    )


CARDS = {"senator": _senator}
"""By deck."""


def _decree(make: FaceMaker, decree: Thing) -> DuelFace:
    name = decree_name(make.w, decree.effects[0])
    face = make.plain("decree", decree, name, make.w.say("decree"), "decree")
    return msgspec.structs.replace(face, sentences=while_controlled(make.w, face.sentences))


def _conspiracy(make: FaceMaker, one: Thing) -> DuelFace:
    name = make.w.name("conspiracy", one.id)
    return make.plain("conspiracy", one, name, make.w.say("conspiracy"), "conspiracy", "conspirator")

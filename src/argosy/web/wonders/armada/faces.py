"""What Armada prints besides cards of the base game's kind: the islands, and the anchor in the foot line of its cards."""

from markupsafe import Markup

from argosy.catalog import Catalog
from argosy.catalog.wonders.armada.facts import Island
from argosy.rules.wonders.armada.ruleset import facts_of
from argosy.texts import Words
from argosy.texts.wonders import effects
from argosy.web.parts import icon
from argosy.web.wonders.drawings import DRAWINGS
from argosy.web.wonders.effects import picture
from argosy.web.wonders.face import Face

SIGN = "anchor"


def faces(catalog: Catalog, w: Words) -> dict[str, Face]:
    """The islands by id."""
    return {island.id: island_face(island, w) for island in facts_of(catalog).islands}


def island_face(island: Island, w: Words) -> Face:
    """An island, shown like a card; it costs nothing and belongs to a level, not to an Age (ARMADA-TERM-2)."""
    return Face(
        id=island.id,
        name=w.name("island", island.id, island.box),
        color="isle",
        color_word=w.say("island of level {n}", n=island.level),
        plate=DRAWINGS.thing(island.id),
        cost=Markup(""),
        cost_words="",
        picture=picture(island.effects),
        text=effects.short_all(w, island.effects),
        sentences=effects.sentences(w, island.effects),
        needed=(),
        given=(),
        chain_from=(),
        chain_to=(),
        ages=(island.level,),
        note=f"island-{island.id}",
        mark=f"island-{island.level}",
        foot=icon(SIGN, "anch"),
        about_name=w.about_name("island", island.id, island.box),
    )

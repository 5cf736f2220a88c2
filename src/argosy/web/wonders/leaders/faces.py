"""What Leaders prints besides cards of the base game's kind: the leaders, and the sign in the foot line of its guilds."""

from argosy.catalog import Catalog
from argosy.catalog.wonders.leader import Leader, leaders_of
from argosy.texts import Words, things
from argosy.texts.wonders import effects
from argosy.web.parts import coin, icon
from argosy.web.wonders.drawings import DRAWINGS
from argosy.web.wonders.effects import picture
from argosy.web.wonders.face import Face

SIGN = "leader"


def faces(catalog: Catalog, w: Words) -> dict[str, Face]:
    """The leaders by id."""
    return {leader.id: leader_face(leader, w) for leader in leaders_of(catalog)}


def leader_face(leader: Leader, w: Words) -> Face:
    """A leader, shown like a card of no Age; its cost is coins alone (LEADERS-RECRUIT-5, -6)."""
    return Face(
        id=leader.id,
        name=w.name("leader", leader.id, leader.box),
        color="white",
        color_word=w.say("leader"),
        plate=DRAWINGS.thing(leader.id),
        cost=coin("I-III", "ages") if leader.cost == "age" else coin(leader.cost),
        cost_words=w.say("costs the number of the Age") if leader.cost == "age" else things.coins(w, leader.cost),
        picture=picture(leader.effects),
        text=effects.short_all(w, leader.effects),
        sentences=effects.sentences(w, leader.effects),
        needed=(),
        given=(),
        chain_from=(),
        chain_to=(),
        ages=(),
        note=f"leader-{leader.id}",
        mark="mark-white",
        foot=icon(SIGN, "anch"),
        about_name=w.about_name("leader", leader.id, leader.box),
    )

"""Help texts of Leaders: card faces of leaders, glossary entries, introduction, packs."""

from typing import Any

from argosy.catalog import Catalog
from argosy.catalog.wonders.leader import Leader, leaders_of
from argosy.texts import Words, things
from argosy.texts.wonders import effects
from argosy.web.rendering.parts import coin, icon
from argosy.web.rulebook_pages.glossary import Sign, Writer
from argosy.web.rulebook_pages.introductions import Card, card
from argosy.web.wonders.effects import picture
from argosy.web.wonders.expansions.types import ExpansionHelp
from argosy.web.wonders.faces import DRAWINGS, Face, Faces
from argosy.web.wonders.leaders.table import leader_of

SIGN = "leader"

PACKS = ("standard", "expert", "cities")


def faces(catalog: Catalog, w: Words) -> dict[str, Face]:
    """The leaders by id."""
    return {leader.id: leader_face(leader, w) for leader in leaders_of(catalog)}


def leader_face(leader: Leader, w: Words) -> Face:
    """A leader, shown like a card of no Age; its cost is coins alone (LEADERS-RECRUIT-5, -6)."""
    return Face(
        id=leader.id,
        name=w.name("leader", leader.id, leader.expansion),
        color="white",
        color_word=w.say("leader"),
        plate=DRAWINGS.thing(leader.id),
        cost=coin("I-III", "ages") if leader.cost == "age" else coin(leader.cost),
        cost_words=w.say("costs the number of the Age")
        if leader.cost == "age"
        else things.coins(w, leader.cost),
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
        about_name=w.about_name("leader", leader.id, leader.expansion),
    )


def signs(shown: Faces) -> tuple[Sign, ...]:
    """Leaders, and what some of them change."""
    w = shown.words
    write = Writer(w)
    return (
        write.sign("leader mark-white", w.say("leader"), w.say("A person who works for your city to the end of the game; no building, no colour."), "LEADERS-SETUP-2"),
        write.sign("back-leader", w.say("leader, face down"), w.say("A leader that nobody else sees: in your hand or in the deck.")),
        write.sign("recruit", w.say("recruit"), w.say("At the start of an Age a leader is played for its cost in coins."), "LEADERS-RECRUIT-2"),
        write.sign("leader-free", w.say("leaders for free"), w.say("You recruit your leaders for free.")),
        write.sign("leader-discount", w.say("cheaper leaders"), w.say("You pay this many coins less to recruit a leader.")),
        write.sign("bury", w.say("bury a leader"), w.say("Put a recruited leader under your board: its effect ends, and it scores twice its cost."), "LEADERS-ABU-1"),
        write.sign("bank", w.say("bank"), w.say("You take the coins from the bank, or pay them to it.")),
        write.sign("resource-discount", w.say("one resource less"), w.say("Pay one resource less for what stands beside this sign.")),
    )  # fmt: skip


def introduction(shown: Faces) -> tuple[Card, ...]:
    """The draft, recruiting, what leaders are and are not."""
    w = shown.words
    plates = [face.plate for face in shown.more.values() if face.color == "white"]
    return (
        card("leader", w.say("Before the first Age"), w.say("Before Age I each player drafts four leaders: keep one, pass the rest to the right, four times. Each city starts with 6 coins."), plates[0], "white"),
        card("recruit", w.say("What an Age adds"), w.say("At the start of each Age each player plays one leader in secret: pay its coins to recruit it, build a stage of your wonder with it, or discard it for 3 coins."), plates[1], "white"),
        card("no", w.say("What leaders do"), w.say("A recruited leader works to the end of the game. Leaders are not buildings: they have no chains and no colour."), plates[2], "white"),
        card("back-leader", w.say("Which ones"), w.say("You play three of your four leaders. Choose those that fit your wonder and your plans."), plates[3], "white"),
    )  # fmt: skip


def values(shown: Faces) -> dict[str, Any]:
    """Return the template values of `wonders/leaders/_help.html`."""
    groups = [(pack, of_pack(shown, pack)) for pack in PACKS]
    return {"leader_packs": [(pack, pack_title(shown, pack), faces) for pack, faces in groups if faces]}


def of_pack(shown: Faces, pack: str) -> list[Face]:
    """The leaders of one pack."""
    leaders = [face for face in shown.more.values() if face.color == "white"]
    return [face for face in leaders if leader_of(shown, face.id).pack == pack]


def pack_title(shown: Faces, pack: str) -> str:
    """Return the title of a pack."""
    w = shown.words
    return {"standard": w.say("Leaders"), "expert": w.say("Expert leaders")}.get(
        pack, w.say("Leaders with Cities")
    )


HELP = ExpansionHelp(
    sign=SIGN,
    faces=faces,
    glossary=signs,
    introduction=introduction,
    values=values,
    keys=lambda w: (("V", w.say("your leaders")),),
)

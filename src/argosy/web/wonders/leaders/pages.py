"""Leaders in the lobby, on the help page, on the score pad and in the sentences of the coach."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from argosy.catalog import Catalog
from argosy.catalog.wonders.leader import Leader, leaders_of
from argosy.coach.wonders import leaders
from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.texts import Words, things
from argosy.texts.wonders import effects
from argosy.web.position_editor.fields import Choice as ChoiceField
from argosy.web.position_editor.fields import Field, Item, Things, is_thing
from argosy.web.rendering.parts import coin, icon, roman
from argosy.web.rulebook_pages.glossary import Sign, Writer
from argosy.web.rulebook_pages.introductions import Card, card
from argosy.web.wonders.effects import picture
from argosy.web.wonders.expansions.types import (
    ExpansionCoach,
    ExpansionHelp,
    ExpansionLobby,
    ExpansionPages,
    ExpansionScore,
    Option,
    Reasons,
)
from argosy.web.wonders.faces import DRAWINGS, Face, Faces
from argosy.web.wonders.leaders.hand import LeadersHand
from argosy.web.wonders.leaders.log import LeadersLog
from argosy.web.wonders.leaders.table import LeadersTable, leader_of

SIGN = "leader"

PACKS = ("standard", "expert", "cities")


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
        foot=icon(SIGN, "anchor"),
        about_name=w.about_name("leader", leader.id, leader.expansion),
    )


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


class LeadersHelp(ExpansionHelp):
    """Leaders on the help page and in the glossary."""

    sign = SIGN

    def faces(self, catalog: Catalog, w: Words) -> dict[str, Face]:
        """The leaders by id."""
        return {leader.id: leader_face(leader, w) for leader in leaders_of(catalog)}

    def glossary(self, shown: Faces) -> tuple[Sign, ...]:
        """Leaders, and what some of them change."""
        w = shown.words
        write = Writer(w)
        return (
            write.sign("leader mark-white", w.say("leader"), w.say("A leader works for your city to the end of the game. It is not a building and has no colour."), "LEADERS-SETUP-2"),
            write.sign("back-leader", w.say("leader, face down"), w.say("A leader that nobody else sees: in your hand or in the deck.")),
            write.sign("recruit", w.say("recruit"), w.say("At the start of an Age a leader is played for its cost in coins."), "LEADERS-RECRUIT-2"),
            write.sign("leader-free", w.say("leaders for free"), w.say("You recruit your leaders for free.")),
            write.sign("leader-discount", w.say("cheaper leaders"), w.say("You pay this many coins less to recruit a leader.")),
            write.sign("bury", w.say("bury a leader"), w.say("Put a recruited leader under your board: its effect ends, and it scores twice its cost."), "LEADERS-ABU-1"),
            write.sign("bank", w.say("bank"), w.say("You take the coins from the bank, or pay them to it.")),
            write.sign("resource-discount", w.say("one resource less"), w.say("Pay one resource less for what stands beside this sign.")),
        )  # fmt: skip

    def introduction(self, shown: Faces) -> tuple[Card, ...]:
        """The draft, recruiting, what leaders are and are not."""
        w = shown.words
        plates = [face.plate for face in shown.more.values() if face.color == "white"]
        return (
            card("leader", w.say("Before the first Age"), w.say("Before Age I each player drafts four leaders: keep one, pass the rest to the right, four times. Each city starts with 6 coins."), plates[0], "white"),
            card("recruit", w.say("What an Age adds"), w.say("At the start of each Age each player plays one leader in secret: pay its coins to recruit it, build a stage of your wonder with it, or discard it for 3 coins."), plates[1], "white"),
            card("no", w.say("What leaders do"), w.say("A recruited leader works to the end of the game. Leaders are not buildings: they have no chains and no colour."), plates[2], "white"),
            card("back-leader", w.say("Which ones"), w.say("You play three of your four leaders. Choose those that fit your wonder and your plans."), plates[3], "white"),
        )  # fmt: skip

    def values(self, shown: Faces) -> dict[str, Any]:
        """Return the template values of `wonders/leaders/_help.html`."""
        groups = [(pack, of_pack(shown, pack)) for pack in PACKS]
        return {"leader_packs": [(pack, pack_title(shown, pack), faces) for pack, faces in groups if faces]}

    def keys(self, w: Words) -> tuple[tuple[str, str], ...]:
        return (("V", w.say("your leaders")),)


AGES = (1, 2, 3)


class LeadersScore(ExpansionScore):
    """Leaders on the score pad and in the position editor."""

    icons: ClassVar[Mapping[str, tuple[str, str]]] = {"leaders": ("leader", "white")}
    loose = ("leaders_box", "leaders_drafted")
    loose_of_city = ("leaders_hand", "leaders_more")
    from_elsewhere = ("leaders", "leaders_hand")

    def labels(self, w: Words) -> dict[str, str]:
        """The name of the line."""
        return {"leaders": w.say("Leaders")}

    def reasons(self, w: Words) -> dict[str, str]:
        """Return the explanation of each score-pad line of the expansion."""
        return {"leaders": w.say("The points of the recruited leaders, for what stands in the cities now.")}

    def items(self, w: Words) -> dict[str, str]:
        """Return names for the items in score breakdowns."""
        return {"buried": w.say("buried leaders")}

    def fields_of_city(self, shown: Faces, position: Mapping[str, Any], seat: int) -> Iterator[Field]:
        """Yield the fields of a city's leaders.

        The draft and pending questions can be edited in the text alone.
        """
        w, at = shown.words, f"cities.{seat}"
        pool = tuple(Item(id=one.id, face=shown.more[one.id]) for one in leaders_of(shown.catalog))
        yield Things(
            path=f"{at}.leaders",
            label=w.say("Leaders"),
            pool=pool,
            icon="leader",
            read=lambda one: is_thing(one, "leader"),
        )
        for one in position["cities"][seat]["leaders"] or ():
            leader, label = is_thing(one, "leader"), w.say("Age")
            if leader in shown.more:
                yield ChoiceField(
                    path=f"{at}.leaders.={leader}.age",
                    label=w.pair(shown.more[leader].name, label),
                    options=tuple((age, roman(age)) for age in AGES),
                )
        yield Things(
            path=f"{at}.leaders_hand",
            label=w.say("leaders in hand"),
            pool=pool,
            icon="back-leader",
            is_dealt=True,
        )


class LeadersCoach(ExpansionCoach):
    """Leaders in the sentences of the coach."""

    reasons: ClassVar[Reasons] = {
        leaders.PRICE: lambda said: said.w.say(
            "Recruiting {thing} costs {coins}, and you have {n}.", thing=said.thing, coins=said.coins, n=said.reason.total
        ),
        leaders.PRICE_SHORT: lambda said: said.w.count(
            "You are {n} coin short to recruit {thing} now.",
            "You are {n} coins short to recruit {thing} now.",
            said.reason.amount, thing=said.thing,
        ),
    }  # fmt: skip

    def called(self, shown: Faces, view: WondersView, choice: Choice) -> tuple[str, Face] | None:
        """Return the verb and the card face of a choice about a leader; None for a stage."""
        if choice.leader is None:
            return None
        w = shown.words
        done = {
            "draft": w.say("Keep"),
            "recruit": w.say("Recruit"),
            "sell": w.say("Sell"),
            "bury": w.say("Bury"),
            "copy": w.say("Copy"),
        }
        return done[choice.verb], shown.more[choice.leader]


FOLDER = "wonders/leaders"
FRAGMENTS = {
    place: f"{FOLDER}/{name}.html"
    for place, name in {
        "city": "_panels",
        "compare": "_panels",
        "dock_buttons": "_dock",
        "dock_forms": "_dock",
        "gauges": "_panels",
        "help": "_help",
        "own": "_panels",
        "whole_city": "_panels",
    }.items()
}


class LeadersLobby(ExpansionLobby):
    """Leaders in the lobby."""

    icon = "leader"
    is_first = True
    options = (
        Option(
            name="leaders_pack",
            expansions=("leaders_2020",),
            values=("standard", "standard_and_expert"),
            words=lambda w: (w.say("standard leaders"), w.say("standard and expert leaders")),
        ),
    )
    """The leaders that are dealt (LEADERS-SETUP-3)."""

    def title(self, w: Words) -> str:
        return w.say("Leaders")

    def about(self, w: Words, expansion: str) -> str:
        """`Leaders 2020`."""
        return w.say("Leaders {year}", year=expansion.rpartition("_")[2])

    def without(self, w: Words) -> str:
        return w.say("without Leaders")

    def invitation(self, w: Words) -> str:
        """Return the description of the expansion for the lobby."""
        return w.say(
            "Leaders adds famous people: four are drafted before the game, one is played at the start of each Age. 3 to 7 cities, with Cities of 2012 also 8."
        )


PAGES = ExpansionPages(
    name="leaders",
    fragments=FRAGMENTS,
    sheets={"table": "leaders", "help": "leaders"},
    scripts={"table": "leaders"},
    lobby=LeadersLobby(),
    table=LeadersTable(),
    hand=LeadersHand(),
    log=LeadersLog(),
    score=LeadersScore(),
    help=LeadersHelp(),
    coach=LeadersCoach(),
)

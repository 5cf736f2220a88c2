"""Babel in the lobby, on the help page and in the sentences of the coach."""

from collections.abc import Iterator
from typing import Any, ClassVar

from markupsafe import Markup

from argosy.catalog import Catalog
from argosy.catalog.wonders.babel.facts import Tile
from argosy.coach.wonders import babel
from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.rules.wonders.babel.ruleset import PARTS, facts_of
from argosy.texts import Words
from argosy.texts.wonders import effects
from argosy.web.rendering.parts import icon
from argosy.web.rulebook_pages.glossary import Sign, Writer
from argosy.web.rulebook_pages.introductions import Card, card
from argosy.web.wonders.babel.hand import BabelHand
from argosy.web.wonders.babel.log import BabelLog
from argosy.web.wonders.babel.score import BabelScore
from argosy.web.wonders.babel.table import BabelTable, of_table, tile_id
from argosy.web.wonders.expansions.types import (
    ExpansionCoach,
    ExpansionHelp,
    ExpansionLobby,
    ExpansionPages,
    Option,
    Reasons,
)
from argosy.web.wonders.faces import DRAWINGS, Face, Faces
from argosy.web.wonders.interactions.babel_and_edifice import PARTS_BESIDE, are_projects_played
from argosy.web.wonders.works.coach import REASONS, given_up
from argosy.web.wonders.works.help import by_age, signs_of_works, work_face

SIGN = "babel"


def tile_face(tile: Tile, w: Words) -> Face:
    """A tile, shown like a card that costs nothing (BABEL-TOWER-2)."""
    return Face(
        id=tile.id,
        name=w.name("tile", tile.id),
        color="tile",
        color_word=w.say("tile {n}", n=tile.number),
        plate=DRAWINGS.thing(tile.id),
        cost=Markup(""),
        cost_words="",
        picture=icon(f"tile-{tile.number}"),
        text=effects.short_all(w, tile.effects),
        sentences=effects.sentences(w, tile.effects),
        needed=(),
        given=(),
        chain_from=(),
        chain_to=(),
        ages=(),
        note=f"tile-{tile.number}",
        mark="babel-tile",
        foot=Markup('<b class="tile-number">{}</b>').format(tile.number),
        about_name=w.about_name("tile", tile.id),
    )


def _tower_signs(w: Words) -> tuple[Sign, ...]:
    write = Writer(w)
    return (
        write.sign("babel", w.say("the tower of Babel"), w.say("Its uncovered tiles are laws for all cities."), "BABEL-TOWER-2"),
        write.sign("babel-tile", w.say("tile"), w.say("One of your tiles, which nobody else sees. Those that you have laid are worth points.")),
        write.sign("lay-tile", w.say("lay a tile"), w.say("Discard the card for no coins, and lay one of your tiles on the next place of the tower.")),
    )  # fmt: skip


def _project_signs(w: Words) -> tuple[Sign, ...]:
    write = Writer(w)
    return (
        write.sign("project", w.say("Great Project"), w.say("A project of the Age. To take part, build a card of its colour and pay for the project too."), "BABEL-PROJECT-2"),
        write.sign("participate project-token", w.say("take part"), w.say("Pay the cost of the project on top of the card and take one of its tokens."), "BABEL-PROJECT-3", icon("participate") + icon("project-token")),
        write.sign("any-color-once", w.say("any colour, once"), w.say("Once, you may take part in a project with a card of any colour.")),
    )  # fmt: skip


def _laws(w: Words) -> tuple[Sign, ...]:
    write = Writer(w)
    return (
        write.sign("tax-coin", w.say("tax"), w.say("Whoever does what stands beside it pays 1, 2 or 3 coins to the bank in Age I, II or III.")),
        write.sign("bonus-coin", w.say("gift"), w.say("Whoever does what stands beside it takes 1, 2 or 3 coins from the bank in Age I, II or III.")),
        write.sign("price-down", w.say("cheaper goods"), w.say("These resources cost less when you buy them from a neighbour.")),
        write.sign("price-up", w.say("dearer goods"), w.say("These resources cost more when you buy them from a neighbour.")),
        write.sign("without-resources", w.say("no resources"), w.say("You pay no resources for what stands beside it, only the coins in its cost.")),
        write.sign("coins-for-resources", w.say("coins in place of resources"), w.say("You may pay 1 coin for each unit in place of all the resources of the cost.")),
        write.sign("single-only", w.say("single symbols only"), w.say("Brown cards with two symbols or a choice make nothing. You may still build them.")),
        write.sign("single-any", w.say("single symbols without end"), w.say("A brown card with a single symbol makes as many units of it as you need; neighbours can buy any number too.")),
        write.sign("posts-rest", w.say("cards without effect"), w.say("These cards have no effect; you may still build them.")),
        write.sign("chains-around", w.say("chains of the neighbours"), w.say("A chain symbol in a neighbouring city counts as if it stood in your own.")),
        write.sign("victory-sink", w.say("smaller victories"), w.say("Whoever wins a conflict takes a smaller token: 3 instead of 5, 1 instead of 3, none instead of 1.")),
        write.sign("defeat-twice", w.say("heavier defeats"), w.say("Whoever loses a conflict takes more than one defeat token.")),
    )  # fmt: skip


def _tiles(shown: Faces) -> Iterator[Sign]:
    write = Writer(shown.words)
    for tile in facts_of(shown.catalog).tiles:
        face = shown.more[tile.id]
        yield write.sign(f"tile-{tile.number}", face.name, face.sentences)


def _tower_cards(shown: Faces) -> tuple[Card, ...]:
    w = shown.words
    tiles = [shown.more[tile.id] for tile in facts_of(shown.catalog).tiles]
    return (
        card("babel-tile", w.say("Before the first Age"), w.say("Before Age I each player drafts three secret tiles: keep one, pass the rest to the right, three times."), tiles[0].plate, "tile"),
        card("lay-tile", w.say("What a turn adds"), w.say("A turn has a fourth action: discard your card for nothing and lay a tile. At the end of the turn it goes onto the next place of the tower and covers the tile there."), tiles[1].plate, "tile"),
        card("babel", w.say("Laws for all"), w.say("From the next turn on, each uncovered tile is a law for all cities: taxes, gifts, cheaper or dearer goods. Price tags include it. One, two or three tiles of yours in the tower score 2, 5 or 10 points."), tiles[2].plate, "tile"),
        card("vp", w.say("What wins"), w.say("Every tile you have laid scores at the end, even if another tile covers it."), tiles[3].plate, "tile"),
    )  # fmt: skip


def _project_cards(shown: Faces) -> tuple[Card, ...]:
    w = shown.words
    works = [shown.more[project.id] for project in facts_of(shown.catalog).projects]
    return (
        card("project", w.say("Great Projects"), w.say("Each Age has a Great Project with one token fewer than there are cities. Whenever you build a card of its colour, you may also pay its cost and take a token."), works[0].plate, works[0].color),
        card("works-done", w.say("Reward or penalty"), w.say("If all tokens are gone at the end of the Age, each player gets the reward for each token taken. If not, each player without a token suffers the penalty, or loses 1, 2 or 3 points."), works[1].plate, works[1].color),
    )  # fmt: skip


class BabelHelp(ExpansionHelp):
    """Babel on the help page and in the glossary."""

    sign = SIGN

    def faces(self, catalog: Catalog, w: Words) -> dict[str, Face]:
        """The tiles and the projects by id; without the projects where Edifice has taken their place."""
        facts = facts_of(catalog)
        projects = facts.projects if are_projects_played(catalog) else ()
        return {tile.id: tile_face(tile, w) for tile in facts.tiles} | {
            project.id: work_face(project, w, "project", w.say("Great Project"), SIGN) for project in projects
        }

    def glossary(self, shown: Faces) -> tuple[Sign, ...]:
        """Return the glossary entries of tower, tiles and laws, and of projects if they are in play.

        Edifices replace the projects.
        """
        w = shown.words
        projects = (*_project_signs(w), *signs_of_works(w)) if are_projects_played(shown.catalog) else ()
        return (*_tower_signs(w), *projects, *_laws(w), *_tiles(shown))

    def introduction(self, shown: Faces) -> tuple[Card, ...]:
        """The tower; the projects where no edifices have taken their place."""
        return (*_tower_cards(shown), *(_project_cards(shown) if are_projects_played(shown.catalog) else ()))

    def values(self, shown: Faces) -> dict[str, Any]:
        """Return the values of `wonders/babel/_help.html`; without projects if Edifice is in play."""
        facts = facts_of(shown.catalog)
        return {
            "babel_title": shown.words.name("box", "babel"),
            "tiles": [(tile.number, shown.more[tile.id]) for tile in facts.tiles],
            "projects_by_age": by_age(shown, facts.projects) if are_projects_played(shown.catalog) else [],
        }

    def keys(self, w: Words) -> tuple[tuple[str, str], ...]:
        """Keys and what they do."""
        return ("T", w.say("lay a tile")), ("J", w.say("take part in a project or an edifice, or not"))


class BabelCoach(ExpansionCoach):
    """Babel in the sentences of the coach."""

    reasons: ClassVar[Reasons] = {
        **REASONS,
        babel.LAYS: lambda said: said.w.say(
            "Then for all cities: {effect}.", effect=said.face.text if said.face else ""
        ),
        babel.KEEPS: lambda said: said.w.say(
            "When you lay it, for all cities: {effect}.", effect=said.face.text if said.face else ""
        ),
    }  # fmt: skip

    def called(self, shown: Faces, view: WondersView, choice: Choice) -> tuple[str, Face] | None:
        """A tile that is kept or laid, a building that is given up; victory tokens are buttons."""
        w = shown.words
        if choice.tile is not None:
            done = w.say("Lay a tile") if choice.verb == "tile" else w.say("Keep")
            return done, shown.more[tile_id(choice.tile)]
        return given_up(shown, choice)

    def goes_with(self, shown: Faces, view: WondersView, choice: Choice) -> str:
        """The project of the Age; by which right or payment a card is built."""
        w = shown.words
        if choice.joins and choice.verb != "stage":
            return next(shown.more[one.id].name for one in of_table(view).projects if one.age == view.age)
        if choice.by_token:
            return w.say("with your token")
        return w.say("coins for resources") if " for coins" in choice.text else ""


FOLDER = "wonders/babel"
FRAGMENTS = {
    place: f"{FOLDER}/{name}.html"
    for place, name in {
        "beside": "_tower",
        "city": "_panels",
        "compare": "_panels",
        "dock_buttons": "_dock",
        "dock_forms": "_dock",
        "dock_switches": "_dock",
        "gauges": "_panels",
        "help": "_help",
        "own": "_panels",
        "tabs": "_tab",
        "whole_city": "_panels",
    }.items()
}


class BabelLobby(ExpansionLobby):
    """Babel in the lobby."""

    icon = "babel"
    options = (
        Option(
            name="babel_parts",
            expansions=("babel",),
            values=PARTS,
            words=lambda w: (w.say("tower and projects"), w.say("tower alone"), w.say("projects alone")),
            beside=PARTS_BESIDE,
        ),
    )

    def title(self, w: Words) -> str:
        return w.name("box", "babel")

    def without(self, w: Words) -> str:
        return w.say("without Babel")

    def invitation(self, w: Words) -> str:
        """Return the description of the expansion for the lobby."""
        return w.say(
            "Babel adds a tower whose open tiles are laws for all, and Great Projects that the cities build together; each can be played alone. 3 to 7 cities, 8 with Armada of 2018 or Cities of 2012."
        )


PAGES = ExpansionPages(
    name="babel",
    fragments=FRAGMENTS,
    sheets={"table": "works", "help": "works"},
    scripts={"table": "works"},
    lobby=BabelLobby(),
    table=BabelTable(),
    hand=BabelHand(),
    log=BabelLog(),
    score=BabelScore(),
    help=BabelHelp(),
    coach=BabelCoach(),
)

"""What Babel prints besides cards of the base game's kind: tiles of the tower, Great Projects."""

from markupsafe import Markup

from argosy.catalog import Catalog
from argosy.catalog.wonders.babel.facts import Tile
from argosy.catalog.wonders.edifice.facts import Edifice
from argosy.catalog.wonders.works.facts import Project
from argosy.rules.wonders.babel.ruleset import facts_of
from argosy.texts import Words
from argosy.texts.wonders import effects
from argosy.web.costs import cost_words, printed_cost
from argosy.web.parts import icon
from argosy.web.wonders.drawings import DRAWINGS
from argosy.web.wonders.effects import picture
from argosy.web.wonders.face import Face

SIGN = "babel"


def faces(catalog: Catalog, w: Words) -> dict[str, Face]:
    """The tiles and the projects by id; without the projects where Edifice has taken their place."""
    facts = facts_of(catalog)
    projects = () if catalog.of(Edifice) else facts.projects
    return {tile.id: tile_face(tile, w) for tile in facts.tiles} | {
        project.id: project_face(project, w, "project", w.say("Great Project"), SIGN) for project in projects
    }


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


def project_face(project: Project, w: Words, kind: str, color_word: str, sign: str) -> Face:
    """A project or an edifice: what taking part costs, the reward, and in whole sentences the penalty too."""
    reward, penalty = effects.sentences(w, project.effects), effects.sentences(w, (project.penalty,))
    return Face(
        id=project.id,
        name=w.name(kind, project.id),
        color=project.color or "edif",
        color_word=color_word,
        plate=DRAWINGS.thing(f"{kind}_{project.id}"),
        cost=printed_cost(project.cost, project.coins),
        cost_words=cost_words(w, project.cost, project.coins),
        picture=picture(project.effects),
        text=effects.short_all(w, project.effects),
        sentences=w.say("Reward: {reward} Penalty: {penalty}", reward=reward, penalty=penalty),
        needed=(),
        given=(),
        chain_from=(),
        chain_to=(),
        ages=(project.age,),
        note=f"{kind}-{project.id}",
        mark=kind,
        foot=icon(sign, "anch"),
        about_name=w.about_name(kind, project.id),
    )

"""View models of Babel: the tower and its laws, the Great Project, tiles and tokens of a city."""

from collections.abc import Iterator
from typing import Any

import msgspec

from argosy.catalog.wonders.babel.facts import Tile
from argosy.catalog.wonders.effects import Effect
from argosy.catalog.wonders.works.facts import Project
from argosy.game.wonders.babel.views import CityBabel, LaidTile, TableBabel
from argosy.game.wonders.view import CityView, WondersView
from argosy.rules.wonders.babel.ruleset import facts_of
from argosy.texts import Words, things
from argosy.texts.wonders import effects
from argosy.web.rendering.parts import icon, minus
from argosy.web.table.breakdowns import Breakdown
from argosy.web.wonders.expansions.types import ExpansionTable, Names, Phase
from argosy.web.wonders.faces import Face, Faces
from argosy.web.wonders.live.effect_sources import BOARD, Giver
from argosy.web.wonders.works.table import Participation, Works, WorksHolding, debt, of_held, penalty_picture
from argosy.web.wonders.works.table import names as names_of

TILE = "tile"
"""The question which tile of the draft is kept."""
DRAFTED_TO = "right"
"""To whom tiles pass in the draft (BABEL-TOWER-2)."""
STEPS = (0, 1, 3, 5)
"""Worth of victory tokens; with tile 19 a victory brings the one before (BABEL-TILE-5)."""


def of_city(city: CityView) -> CityBabel:
    """Return the Babel state of a city."""
    assert city.babel is not None
    return city.babel


def of_table(view: WondersView) -> TableBabel:
    """Tower and projects."""
    assert view.babel is not None
    return view.babel


def tile_id(number: int) -> str:
    """The id of a tile; its number is printed on it."""
    return f"tile_{number}"


def tile_of(faces: Faces, number: int) -> Tile:
    """A tile by its number."""
    return next(tile for tile in facts_of(faces.catalog).tiles if tile.number == number)


def points_of_tiles(faces: Faces, laid: int) -> int:
    """Points for so many own tiles in the tower (BABEL-TOWER-6)."""
    return facts_of(faces.catalog).setup.tower.points[laid - 1] if laid else 0


def laws(faces: Faces, view: WondersView) -> Iterator[Effect]:
    """Yield the effects of uncovered tiles, which hold for all cities (BABEL-TOWER-5)."""
    for tile in of_table(view).tower:
        if tile.works:
            yield from tile_of(faces, tile.number).effects


def project_of(faces: Faces, name: str) -> Project:
    """A project by id."""
    return next(one for one in facts_of(faces.catalog).projects if one.id == name)


def left_words(w: Words, tokens: int) -> str:
    """Return the number of participation tokens left, in words."""
    return w.count("{n} token left", "{n} tokens left", tokens)


def project_now(faces: Faces, view: WondersView, names: Names) -> Works | None:
    """The project that lies open in this Age; None without the projects, and before Age I."""
    w = faces.words
    project = next((one for one in of_table(view).projects if one.age == view.age), None)
    if project is None:
        return None
    facts, taken = project_of(faces, project.id), sum(of_city(city).tokens for city in view.cities)
    kind = things.color_kind(w, facts.color or "")
    return Works(
        face=faces.more[project.id],
        age=project.age,
        state="open" if project.tokens else "done",
        state_words="" if project.tokens else w.say("all tokens are taken"),
        goes_with=w.say("goes with: {cards}", cards=kind),
        mark=icon(f"mark-{facts.color}"),
        left=project.tokens,
        taken=taken,
        left_words=left_words(w, project.tokens),
        parts=tuple(
            Participation(
                city.seat,
                of_city(city).tokens,
                w.pair(names[city.seat], w.count("{n} token", "{n} tokens", of_city(city).tokens)),
            )
            for city in view.cities
            if of_city(city).tokens
        ),
        penalty=penalty_picture(facts),
        reward_words=effects.short_all(w, facts.effects),
        penalty_words=effects.short(w, facts.penalty),
    )


class CityInBabel(msgspec.Struct, frozen=True):
    """Panel values of a city."""

    held: tuple[WorksHolding, ...]
    laid: int
    tokens: int
    resting: tuple[str, ...]
    """Names of buildings that have no effect now (BABEL-TILE-4)."""


def _tiles(faces: Faces, has: CityBabel) -> list[WorksHolding | None]:
    """Return the own tiles in the tower, out of those drafted; none where the tower is not played."""
    if not has.laid + has.tiles:
        return []
    w, drafted = faces.words, facts_of(faces.catalog).setup.tower.tiles
    points = points_of_tiles(faces, has.laid)
    said = w.say("{n} of {all} tiles in the tower, {points} points", n=has.laid, all=drafted, points=points)
    return [WorksHolding("babel", f"{has.laid}/{drafted}", said)]


def _of_projects(faces: Faces, has: CityBabel) -> list[WorksHolding | None]:
    """Tokens of the project of the Age, and what projects have brought."""
    w = faces.words

    def some(icon: str, number: int, words: str) -> WorksHolding | None:
        return WorksHolding(icon, minus(number), words) if number else None

    return [
        some(
            "project-token",
            has.tokens,
            w.count("{n} participation token", "{n} participation tokens", has.tokens),
        ),
        some("free-stage-once", has.free_stages, w.say("a stage free, once")),
        some("free-card-once", has.free_cards, w.say("a card free, once")),
        some("any-color-once", has.any_color, w.say("joins a project with a card of any colour, once")),
        *debt(w, has.debt),
        WorksHolding("board-rests", "", w.say("the board makes nothing any more"))
        if has.board_rests
        else None,
    ]


class Laid(msgspec.Struct, frozen=True):
    """A tile of the tower, with who laid it."""

    number: int
    face: Face
    seat: int
    words: str


class TowerPlace(msgspec.Struct, frozen=True):
    """A place of the tower, counted from the marked one (BABEL-TOWER-4)."""

    number: int
    top: Laid | None
    covered: tuple[Laid, ...]
    """What lies under the top tile and no longer works, the newest first."""
    is_next: bool
    words: str


class Tower(msgspec.Struct, frozen=True):
    """Tower of Babel."""

    places: tuple[TowerPlace, ...]
    last: tuple[Laid, ...]
    """All covered tiles, the newest first."""


def tower(faces: Faces, view: WondersView, names: Names) -> Tower | None:
    """The tower of a table; None where only the projects are played."""
    table = of_table(view)
    if not table.places:
        return None
    laid = [_laid(faces, tile, names) for tile in table.tower]
    places = tuple(_place(faces, number, laid, table.places) for number in range(table.places))
    return Tower(places, tuple(reversed(laid[: -table.places])))


def _laid(faces: Faces, tile: LaidTile, names: Names) -> Laid:
    face = faces.more[tile_id(tile.number)]
    said = faces.words.say(
        "{tile}, laid by {name}: {effect}", tile=face.name, name=names[tile.seat], effect=face.text
    )
    return Laid(tile.number, face, tile.seat, said)


def _place(faces: Faces, number: int, laid: list[Laid], places: int) -> TowerPlace:
    """Tiles go round: every place gets each so many-th tile, the newest lies on top (BABEL-TOWER-4)."""
    w, here = faces.words, laid[number::places][::-1]
    is_next = len(laid) % places == number
    said = here[0].words if here else w.say("no tile yet")
    parts = [w.say("place {n}: {tile}", n=number + 1, tile=said)] + (
        [w.say("the next tile goes here")] if is_next else []
    )
    return TowerPlace(number + 1, here[0] if here else None, tuple(here[1:]), is_next, w.parts(parts))


class BabelTable(ExpansionTable):
    """Babel at the table and in the panels of its cities."""

    def board(self, shown: Faces, view: WondersView, center: int, names: Names) -> dict[str, Any]:
        """Return the template values of Babel for a table."""
        return {
            "tower": tower(shown, view, names),
            "project": project_now(shown, view, names),
            "works_names": names_of(shown),
            "own_tiles": tuple(shown.more[tile_id(number)] for number in of_table(view).tiles),
        }

    def city(self, shown: Faces, city: CityView) -> CityInBabel:
        """Return the panel values of a city."""
        has = of_city(city)
        resting = tuple(shown.cards[card].name for card in has.resting)
        return CityInBabel(
            tuple(one for one in (*_tiles(shown, has), *_of_projects(shown, has)) if one),
            has.laid,
            has.tokens,
            resting,
        )

    def phase(self, w: Words, view: WondersView) -> Phase | None:
        """The draft, in which tiles go to the right (BABEL-TOWER-2)."""
        if view.turn or not any(city.owes == TILE for city in view.cities):
            return None
        return Phase(words=w.say("Draft of the tiles"), direction=DRAFTED_TO)

    def gives(
        self, shown: Faces, view: WondersView, city: CityView
    ) -> Iterator[tuple[str, tuple[Effect, ...]]]:
        """Uncovered tiles, and rewards of projects."""
        for tile in of_table(view).tower:
            if tile.works:
                yield shown.more[tile_id(tile.number)].name, tile_of(shown, tile.number).effects
        for project in of_table(view).projects:
            for _ in range(of_city(city).rewards[project.age - 1]):
                yield shown.more[project.id].name, project_of(shown, project.id).effects

    def resting(self, city: CityView) -> tuple[str, ...]:
        """Return the effects of a city that a tile or a penalty suspends."""
        has = of_city(city)
        return (*has.resting, *((BOARD,) if has.board_rests else ()))

    def accounts(
        self, shown: Faces, view: WondersView, city: CityView, have: tuple[Giver, ...]
    ) -> Iterator[tuple[str, Breakdown]]:
        """Yield the breakdowns of the panel."""
        yield from of_held(self.city(shown, city).held)

    def more_units(self, w: Words) -> str:
        """A tile that makes every raw material or good, whatever the workshop makes."""
        return w.say("by a law of the tower")

    def tokens(self, shown: Faces, view: WondersView, won: int, lost: int) -> tuple[int, int]:
        """Return the points of a victory and of a defeat with tiles 19 and 22 (BABEL-TILE-5)."""
        for law in laws(shown, view):
            if law.kind == "victory_tokens_sink":
                won = STEPS[max(STEPS.index(won) - 1, 0)]
            elif law.kind == "defeat_tokens":
                lost *= law.amount
        return won, lost

"""Sentences of the coach for tiles and projects."""

from collections.abc import Callable

from argosy.coach.wonders import babel
from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.web.wonders.babel.table import of_table, tile_id
from argosy.web.wonders.expansions.types import ExpansionCoach
from argosy.web.wonders.faces import Face, Faces
from argosy.web.wonders.live.coach_reasons import Said
from argosy.web.wonders.works import coach as works

REASONS: dict[str, Callable[[Said], str]] = {
    **works.REASONS,
    babel.LAYS: lambda said: said.w.say(
        "Then for all cities: {effect}.", effect=said.face.text if said.face else ""
    ),
    babel.KEEPS: lambda said: said.w.say(
        "When you lay it, for all cities: {effect}.", effect=said.face.text if said.face else ""
    ),
}  # fmt: skip


def called(shown: Faces, _view: WondersView, choice: Choice) -> tuple[str, Face] | None:
    """A tile that is kept or laid, a building that is given up; victory tokens are buttons."""
    w = shown.words
    if choice.tile is not None:
        done = w.say("Lay a tile") if choice.verb == "tile" else w.say("Keep")
        return done, shown.more[tile_id(choice.tile)]
    return works.given_up(shown, choice)


def goes_with(shown: Faces, view: WondersView, choice: Choice) -> str:
    """The project of the Age; by which right or payment a card is built."""
    w = shown.words
    if choice.joins and choice.verb != "stage":
        return next(shown.more[one.id].name for one in of_table(view).projects if one.age == view.age)
    if choice.by_token:
        return w.say("with your token")
    return w.say("coins for resources") if " for coins" in choice.text else ""


COACH = ExpansionCoach(called=called, goes_with=goes_with, reasons=REASONS)

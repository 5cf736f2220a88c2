"""What the coach says of tiles, and of projects and edifices that several cities build."""

from collections.abc import Callable

from argosy.coach.wonders.babel import kinds
from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.web.wonders.babel.facts import of_table, tile_id
from argosy.web.wonders.face import Face
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.saying import Said


def called(shown: Faces, _view: WondersView, choice: Choice) -> tuple[str, Face] | None:
    """A tile that is kept or laid, a building that is given up; victory tokens are buttons."""
    w = shown.words
    if choice.tile is not None:
        done = w.say("Lay a tile") if choice.verb == "tile" else w.say("Keep")
        return done, shown.more[tile_id(choice.tile)]
    return given_up(shown, choice)


def given_up(shown: Faces, choice: Choice) -> tuple[str, Face] | None:
    """The building that a penalty takes."""
    face = shown.cards.get(choice.text.split()[-1]) if choice.verb == "discard" else None
    return (shown.words.say("Give up"), face) if face else None


def goes_with(shown: Faces, view: WondersView, choice: Choice) -> str:
    """The project of the Age; by which right or payment a card is built."""
    w = shown.words
    if choice.joins and choice.verb != "stage":
        return next(shown.more[one.id].name for one in of_table(view).projects if one.age == view.age)
    if choice.by_token:
        return w.say("with your token")
    return w.say("coins for resources") if " for coins" in choice.text else ""


REASONS: dict[str, Callable[[Said], str]] = {
    kinds.LAYS: lambda said: said.w.say(
        "Then for all cities: {effect}.", effect=said.face.text if said.face else ""
    ),
    kinds.KEEPS: lambda said: said.w.say(
        "When you lay it, for all cities: {effect}.", effect=said.face.text if said.face else ""
    ),
    kinds.JOINS: lambda said: said.w.count(
        "{thing}: you have a part in it, {n} more is missing.",
        "{thing}: you have a part in it, {n} more are missing.",
        said.reason.amount, thing=said.thing,
    ),
    kinds.COMPLETES: lambda said: said.w.say(
        "{thing} is complete with you: {reward}.", thing=said.thing, reward=said.face.text if said.face else ""
    ),
}  # fmt: skip
"""Edifice says the same of its edifices."""

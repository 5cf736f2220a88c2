"""Sentences of the coach for common works and their penalties."""

from collections.abc import Callable

from argosy.coach.wonders import works
from argosy.game.types import Choice
from argosy.web.wonders.faces import Face, Faces
from argosy.web.wonders.live.coach_reasons import Said

REASONS: dict[str, Callable[[Said], str]] = {
    works.JOINS: lambda said: said.w.count(
        "{thing}: you have a part in it, {n} more is missing.",
        "{thing}: you have a part in it, {n} more are missing.",
        said.reason.amount, thing=said.thing,
    ),
    works.COMPLETES: lambda said: said.w.say(
        "{thing} is complete with you: {reward}.", thing=said.thing, reward=said.face.text if said.face else ""
    ),
}  # fmt: skip


def given_up(shown: Faces, choice: Choice) -> tuple[str, Face] | None:
    """The building that a penalty takes."""
    face = shown.cards.get(choice.text.split()[-1]) if choice.verb == "discard" else None
    return (shown.words.say("Give up"), face) if face else None

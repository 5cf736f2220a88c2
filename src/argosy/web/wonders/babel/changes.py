"""What a choice changes by tiles and projects: participation tokens, tokens for free building; worth of conflicts."""

from collections.abc import Iterator

from argosy.game.wonders.view import CityView, WondersView
from argosy.web.parts import icon
from argosy.web.wonders.babel.facts import laws, of_city
from argosy.web.wonders.changes import Change, value
from argosy.web.wonders.faces import Faces

STEPS = (0, 1, 3, 5)
"""Worth of victory tokens; with tile 19 a victory brings the one before (BABEL-TILE-5)."""


def changes(faces: Faces, before: CityView, after: CityView) -> Iterator[Change]:
    """Tokens that come or are spent, own tiles in the tower."""
    w, was, will_be = faces.words, of_city(before), of_city(after)
    yield value(icon("project-token"), "join", was.tokens, will_be.tokens, w.say("participation tokens"))
    yield value(icon("babel"), "join", was.laid, will_be.laid, w.say("own tiles in the tower"))
    yield value(icon("free-stage-once"), "", was.free_stages, will_be.free_stages, w.say("a stage free, once"))
    yield value(icon("free-card-once"), "", was.free_cards, will_be.free_cards, w.say("a card free, once"))


def tokens(faces: Faces, view: WondersView, won: int, lost: int) -> tuple[int, int]:
    """What a victory and a defeat are worth with tiles 19 and 22 (BABEL-TILE-5)."""
    for law in laws(faces, view):
        if law.kind == "victory_tokens_sink":
            won = STEPS[max(STEPS.index(won) - 1, 0)]
        elif law.kind == "defeat_tokens":
            lost *= law.amount
    return won, lost

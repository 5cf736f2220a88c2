"""Babel in a minute."""

from argosy.catalog.wonders.edifice.facts import Edifice
from argosy.rules.wonders.babel.ruleset import facts_of
from argosy.web.introduction import Card, card
from argosy.web.wonders.faces import Faces


def introduction(shown: Faces) -> tuple[Card, ...]:
    """The tower; the projects where no edifices have taken their place."""
    return (*_tower(shown), *(() if shown.catalog.of(Edifice) else _projects(shown)))


def _tower(shown: Faces) -> tuple[Card, ...]:
    w = shown.words
    tiles = [shown.more[tile.id] for tile in facts_of(shown.catalog).tiles]
    return (
        card("babel-tile", w.say("Before the first Age"), w.say("Before Age I each player drafts three secret tiles: keep one, pass the rest to the right, three times."), tiles[0].plate, "tile"),
        card("lay-tile", w.say("What a turn adds"), w.say("A turn has a fourth action: discard your card for nothing and lay a tile. At the end of the turn it goes onto the next place of the tower and covers the tile there."), tiles[1].plate, "tile"),
        card("babel", w.say("Laws for all"), w.say("From the next turn on, each uncovered tile is a law for all cities: taxes, gifts, cheaper or dearer goods. Price tags include it. One, two or three tiles of yours in the tower score 2, 5 or 10 points."), tiles[2].plate, "tile"),
        card("vp", w.say("What wins"), w.say("Every tile you have laid scores at the end, even if another tile covers it."), tiles[3].plate, "tile"),
    )  # fmt: skip


def _projects(shown: Faces) -> tuple[Card, ...]:
    w = shown.words
    works = [shown.more[project.id] for project in facts_of(shown.catalog).projects]
    return (
        card("project", w.say("Great Projects"), w.say("Each Age has a Great Project with one token fewer than there are cities. Whenever you build a card of its colour, you may also pay its cost and take a token."), works[0].plate, works[0].color),
        card("works-done", w.say("Reward or penalty"), w.say("If all tokens are gone at the end of the Age, each player gets the reward for each token taken. If not, each player without a token suffers the penalty, or loses 1, 2 or 3 points."), works[1].plate, works[1].color),
    )  # fmt: skip

"""Babel in a minute."""

from argosy.catalog.wonders.edifice.types import Edifice
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
        card("babel-tile", w.say("Before the first Age"), w.say("Before the first Age everybody drafts three tiles: keep one, pass the rest to the right. Nobody sees them."), tiles[0].plate, "tile"),
        card("lay-tile", w.say("What a turn adds"), w.say("A turn has a fourth action: discard the card for nothing and lay a tile. At the end of the turn it goes onto the next place of the tower and covers what lies there."), tiles[1].plate, "tile"),
        card("babel", w.say("Laws for all"), w.say("From the next turn on an uncovered tile is a law for all cities: taxes, gifts, cheaper or dearer goods. Price tags show it at once. One, two, three own tiles in the tower are worth 2, 5, 10 points."), tiles[2].plate, "tile"),
        card("vp", w.say("What wins"), w.say("Every tile that you have laid counts at the end, even one that others cover."), tiles[3].plate, "tile"),
    )  # fmt: skip


def _projects(shown: Faces) -> tuple[Card, ...]:
    w = shown.words
    works = [shown.more[project.id] for project in facts_of(shown.catalog).projects]
    return (
        card("project", w.say("Great Projects"), w.say("Each Age has a Great Project with one token fewer than there are cities. Whoever builds a card of its colour may pay its cost too and take a token, more than once."), works[0].plate, works[0].color),
        card("works-done", w.say("Reward or penalty"), w.say("Are all tokens gone at the end of the Age, everybody has the reward for each token. If not, everybody without a token suffers the penalty, or takes −1, −2 or −3 points."), works[1].plate, works[1].color),
    )  # fmt: skip

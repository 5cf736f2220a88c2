"""What Babel lets everybody see, step by step.

kept_tile (seat) · laid_tile (seat, tile): turned up in the tower · project (project, age): turned up
· joined (seat, project) · project_done (project, age, how = success | failure) · rewarded (seat, project, tokens)
· gained, lost_coins (seat, coins, source = tower | project) · what penalties take: see `works/events.py`
"""

from collections.abc import Iterator

from argosy.game.types import Event
from argosy.game.wonders.works import events as works
from argosy.rules.wonders.babel.ruleset import facts_of
from argosy.rules.wonders.records import Game
from argosy.rules.wonders.ruleset import Ruleset


class Before(works.Before):
    """What a step may change and events need to know."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        cities = [game.cities[seat] for seat in range(game.seats)]
        self.kept = [int(city.babel.kept) for city in cities]
        self.height = int(game.babel.height)
        self.opened = int(game.babel.opened)
        self.taken = int(game.babel.taken)
        self.tokens = [int(city.babel.tokens) for city in cities]


def babel_events(step: str, before: Before, ruleset: Ruleset, game: Game) -> list[Event]:
    """The events of Babel in one step that has just run."""
    handler = HANDLERS.get(step)
    return list(handler(before, ruleset, game)) if handler else []


def _kept(before: Before, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    for seat, kept in enumerate(before.kept):
        if game.cities[seat].babel.kept > kept:
            yield Event(kind="kept_tile", seat=seat)


def _laid(before: Before, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    for place in range(before.height, int(game.babel.height)):
        number = int(ruleset.ids("tiles")[game.babel.stack[place]])
        yield Event(kind="laid_tile", seat=int(game.babel.layers[place]), tile=number)


def _bonuses(before: Before, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    yield from works.coins("tower", before, game)


def _opened(before: Before, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    if game.babel.opened > before.opened and ruleset.tables.babel.tokens:
        yield Event(kind="project", project=_project(ruleset, game), age=int(game.age))


def _joined(before: Before, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    for seat, tokens in enumerate(before.tokens):
        if game.cities[seat].babel.tokens > tokens:
            yield Event(kind="joined", seat=seat, project=_project(ruleset, game))


def _judged(before: Before, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    if not ruleset.tables.babel.tokens:
        return
    success, project = before.taken >= ruleset.tables.babel.tokens, _project(ruleset, game)
    yield Event(kind="project_done", project=project, age=int(game.age), how="success" if success else "failure")
    for seat, tokens in enumerate(before.tokens):
        if success and tokens:
            yield Event(kind="rewarded", seat=seat, project=project, tokens=tokens)
    yield from works.coins("project", before, game)
    yield from works.penalties(before, ruleset, game)


def _project(ruleset: Ruleset, game: Game) -> str:
    return facts_of(ruleset.catalog).projects[game.babel.projects[game.age - 1]].id


HANDLERS = {
    "keep_tiles": _kept,
    "lay_tiles": _laid,
    "bonuses": _bonuses,
    "open_project": _opened,
    "join_project": _joined,
    "judge_project": _judged,
}

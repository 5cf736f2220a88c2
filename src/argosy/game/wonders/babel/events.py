"""Public events of Babel, step by step.

kept_tile (seat) · laid_tile (seat, tile): turned up in the tower · project (project, age): turned up
· joined (seat, project) · project_done (project, age, how = success | failure) · rewarded (seat, project,
  tokens)
· gained, lost_coins (seat, coins, source = tower | project) · what penalties take: see `works.py`
"""

from collections.abc import Iterator

from argosy.game.changes import changed
from argosy.game.types import Event
from argosy.game.wonders import works
from argosy.rules.wonders.babel.ruleset import facts_of
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import Game


def babel_events(step: str, before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
    """The events of Babel in one step that has just run."""
    handler = HANDLERS.get(step)
    return list(handler(before, ruleset, game)) if handler else []


def _kept(before: Game, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    for seat, was, now in changed(before.cities["babel"]["kept"], game.cities["babel"]["kept"]):
        if now > was:
            yield Event(kind="kept_tile", seat=seat)


def _laid(before: Game, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    for place in range(before.babel.height, game.babel.height):
        number = int(ruleset.ids("tiles")[int(game.babel.stack[place])])
        yield Event(kind="laid_tile", seat=int(game.babel.layers[place]), tile=number)


def _bonuses(before: Game, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    yield from works.coins("tower", before, game)


def _opened(before: Game, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    if game.babel.opened > before.babel.opened and ruleset.tables.babel.tokens:
        yield Event(kind="project", project=_project(ruleset, game), age=int(game.age))


def _joined(before: Game, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    for seat, was, now in changed(before.cities["babel"]["tokens"], game.cities["babel"]["tokens"]):
        if now > was:
            yield Event(kind="joined", seat=seat, project=_project(ruleset, game))


def _judged(before: Game, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    if not ruleset.tables.babel.tokens:
        return
    success, project = before.babel.taken >= ruleset.tables.babel.tokens, _project(ruleset, game)
    yield Event(
        kind="project_done", project=project, age=int(game.age), how="success" if success else "failure"
    )
    for seat, tokens in enumerate(before.cities["babel"]["tokens"].tolist()):
        if success and tokens:
            yield Event(kind="rewarded", seat=seat, project=project, tokens=tokens)
    yield from works.coins("project", before, game)
    yield from works.penalties(before, ruleset, game)


def _project(ruleset: Ruleset, game: Game) -> str:
    return facts_of(ruleset.catalog).projects[int(game.babel.projects[game.age - 1])].id


HANDLERS = {
    "keep_tiles": _kept,
    "lay_tiles": _laid,
    "bonuses": _bonuses,
    "open_project": _opened,
    "join_project": _joined,
    "judge_project": _judged,
}

"""What Babel lets everybody see, step by step.

kept_tile (seat) · laid_tile (seat, tile): turned up in the tower · project (project, age): turned up
· joined (seat, project) · project_done (project, age, how = success | failure) · rewarded (seat, project, tokens)
· lost_building (seat, card) · project_debt (seat, token) · board_stopped (seat)
· gained, lost_coins (seat, coins, source = tower | project)
"""

from collections.abc import Iterator
from typing import Any

from argosy.game.types import Event
from argosy.rules.wonders.babel.ruleset import facts_of
from argosy.rules.wonders.city import has_built
from argosy.rules.wonders.ruleset import Ruleset


class Before:
    """What a step may change and events need to know."""

    def __init__(self, game: Any) -> None:
        cities = [game.cities[seat] for seat in range(game.seats)]
        self.coins = [int(city.coins) for city in cities]
        self.kept = [int(city.babel.kept) for city in cities]
        self.height = int(game.babel.height)
        self.opened = int(game.babel.opened)
        self.taken = int(game.babel.taken)
        self.tokens = [int(city.babel.tokens) for city in cities]
        self.debts = [int(city.babel.debt) for city in cities]
        self.rests = [int(city.babel.board_rests) for city in cities]
        self.standing = [[int(word) for word in city.standing] for city in cities]


def babel_events(step: str, before: Before, ruleset: Ruleset, game: Any) -> list[Event]:
    """The events of Babel in one step that has just run."""
    handler = HANDLERS.get(step)
    return list(handler(before, ruleset, game)) if handler else []


def _kept(before: Before, ruleset: Ruleset, game: Any) -> Iterator[Event]:
    for seat, kept in enumerate(before.kept):
        if game.cities[seat].babel.kept > kept:
            yield Event(kind="kept_tile", seat=seat)


def _laid(before: Before, ruleset: Ruleset, game: Any) -> Iterator[Event]:
    for place in range(before.height, int(game.babel.height)):
        number = int(ruleset.ids("tiles")[game.babel.stack[place]])
        yield Event(kind="laid_tile", seat=int(game.babel.layers[place]), tile=number)


def coins(source: str, before: Before, game: Any) -> Iterator[Event]:
    """Coins that came or went in the step."""
    for seat, had in enumerate(before.coins):
        change = int(game.cities[seat].coins) - had
        if change:
            yield Event(kind="gained" if change > 0 else "lost_coins", seat=seat, coins=abs(change), source=source)


def _bonuses(before: Before, ruleset: Ruleset, game: Any) -> Iterator[Event]:
    yield from coins("tower", before, game)


def _opened(before: Before, ruleset: Ruleset, game: Any) -> Iterator[Event]:
    if game.babel.opened > before.opened and ruleset.tables.babel.tokens:
        yield Event(kind="project", project=_project(ruleset, game), age=int(game.age))


def _joined(before: Before, ruleset: Ruleset, game: Any) -> Iterator[Event]:
    for seat, tokens in enumerate(before.tokens):
        if game.cities[seat].babel.tokens > tokens:
            yield Event(kind="joined", seat=seat, project=_project(ruleset, game))


def _judged(before: Before, ruleset: Ruleset, game: Any) -> Iterator[Event]:
    if not ruleset.tables.babel.tokens:
        return
    success, project = before.taken >= ruleset.tables.babel.tokens, _project(ruleset, game)
    yield Event(kind="project_done", project=project, age=int(game.age), how="success" if success else "failure")
    for seat, tokens in enumerate(before.tokens):
        if success and tokens:
            yield Event(kind="rewarded", seat=seat, project=project, tokens=tokens)
    yield from coins("project", before, game)
    yield from penalties(before, ruleset, game)


def penalties(before: Before, ruleset: Ruleset, game: Any) -> Iterator[Event]:
    """What penalties have taken."""
    for seat in range(game.seats):
        city = game.cities[seat]
        for kind, card in enumerate(ruleset.card_ids):
            if before.standing[seat][kind >> 6] >> (kind & 63) & 1 and not has_built(city, kind):
                yield Event(kind="lost_building", seat=seat, card=card)
        if city.babel.debt < before.debts[seat]:
            yield Event(kind="project_debt", seat=seat, token=int(city.babel.debt) - before.debts[seat])
        if city.babel.board_rests and not before.rests[seat]:
            yield Event(kind="board_stopped", seat=seat)


def _project(ruleset: Ruleset, game: Any) -> str:
    return facts_of(ruleset.catalog).projects[game.babel.projects[game.age - 1]].id


HANDLERS = {
    "keep_tiles": _kept,
    "lay_tiles": _laid,
    "bonuses": _bonuses,
    "open_project": _opened,
    "join_project": _joined,
    "judge_project": _judged,
    "ask_penalty": penalties,
    "suffer_penalty": penalties,
}

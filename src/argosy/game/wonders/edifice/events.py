"""What Edifice lets everybody see, step by step.

joined (seat, project) · project_done (project, age, how = success | failure) · rewarded (seat, project)
· project_debt (seat, token) · what penalties take: as in Babel
"""

from collections.abc import Iterator
from typing import Any

from argosy.catalog.wonders.babel.types import Babel
from argosy.game.types import Event
from argosy.game.wonders.babel import events as babel
from argosy.game.wonders.edifice.refusals import edifice_of
from argosy.rules.wonders.ruleset import Ruleset


class Before(babel.Before):
    """What a step may change and events need to know."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        age = int(game.age) - 1
        self.pawns = [int(game.cities[seat].edifice.pawns[age]) for seat in range(game.seats)]
        self.edifice_debts = [int(game.cities[seat].edifice.debt) for seat in range(game.seats)]
        self.turned = int(game.edifice.turned[age])


def edifice_events(step: str, before: Before, ruleset: Ruleset, game: Any) -> list[Event]:
    """The events of Edifice in one step that has just run."""
    if step == "join_edifice":
        return list(_joined(before, ruleset, game))
    if step == "judge_edifice":
        return list(_judged(before, ruleset, game))
    if step in ("ask_penalty", "suffer_penalty") and ruleset.catalog.of(Babel) is None:
        return list(babel.penalties(before, ruleset, game))
    return []


def _joined(before: Before, ruleset: Ruleset, game: Any) -> Iterator[Event]:
    age, name = int(game.age), edifice_of(ruleset, game).id
    for seat, pawn in enumerate(before.pawns):
        if game.cities[seat].edifice.pawns[age - 1] and not pawn:
            yield Event(kind="joined", seat=seat, project=name)
    if game.edifice.turned[age - 1] and not before.turned:
        yield Event(kind="project_done", project=name, age=age, how="success")
        for seat in range(game.seats):
            if game.cities[seat].edifice.pawns[age - 1]:
                yield Event(kind="rewarded", seat=seat, project=name)
        yield from babel.coins("project", before, game)


def _judged(before: Before, ruleset: Ruleset, game: Any) -> Iterator[Event]:
    if before.turned:
        return
    yield Event(kind="project_done", project=edifice_of(ruleset, game).id, age=int(game.age), how="failure")
    yield from babel.coins("project", before, game)
    yield from babel.penalties(before, ruleset, game)
    for seat, debt in enumerate(before.edifice_debts):
        if game.cities[seat].edifice.debt < debt:
            yield Event(kind="project_debt", seat=seat, token=int(game.cities[seat].edifice.debt) - debt)

"""What Edifice lets everybody see, step by step.

joined (seat, project) · took_half (seat, stage, how = left | right) · gained (seat, coins, source = stage)
· project_done (project, age, how = success | failure) · rewarded (seat, project) · project_debt (seat, token) · what penalties take: as in Babel
"""

from collections.abc import Iterator
from typing import Any

from argosy.catalog.wonders.babel.facts import Babel
from argosy.game.types import Event
from argosy.game.wonders.babel import events as babel
from argosy.game.wonders.edifice.look import halves_of
from argosy.game.wonders.edifice.refusals import edifice_of
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import AGES


class Before(babel.Before):
    """What a step may change and events need to know."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.pawns = [game.cities[seat].edifice.pawns.copy() for seat in range(game.seats)]
        self.halves = [halves_of(game.cities[seat]) for seat in range(game.seats)]
        self.treasuries = [int(game.cities[seat].coins) for seat in range(game.seats)]
        self.edifice_debts = [int(game.cities[seat].edifice.debt) for seat in range(game.seats)]
        self.turned = game.edifice.turned.copy()


def edifice_events(step: str, before: Before, ruleset: Ruleset, game: Any) -> list[Event]:
    """The events of Edifice in one step that has just run."""
    if step in ("join_edifice", "ask_boards", "answer_boards"):
        return [*_joined(before, ruleset, game), *_halves(before, game)]
    if step == "turn_edifice":
        return list(_turned(before, ruleset, game))
    if step == "judge_edifice":
        return list(_judged(before, ruleset, game))
    if step in ("ask_penalty", "suffer_penalty") and ruleset.catalog.of(Babel) is None:
        return list(babel.penalties(before, ruleset, game))
    return []


def _joined(before: Before, ruleset: Ruleset, game: Any) -> Iterator[Event]:
    for seat, pawns in enumerate(before.pawns):
        for age, pawn in enumerate(pawns):
            if game.cities[seat].edifice.pawns[age] and not pawn:
                yield Event(kind="joined", seat=seat, project=edifice_of(ruleset, game, age + 1).id)


def _halves(before: Before, game: Any) -> Iterator[Event]:
    for seat, halves in enumerate(before.halves):
        for stage, side in halves_of(game.cities[seat]):
            if (stage, side) not in halves:
                yield Event(kind="took_half", seat=seat, stage=stage, how=side)
                gain = int(game.cities[seat].coins) - before.treasuries[seat]
                if gain:
                    yield Event(kind="gained", seat=seat, coins=gain, source="stage")


def _turned(before: Before, ruleset: Ruleset, game: Any) -> Iterator[Event]:
    for age in range(AGES):
        if game.edifice.turned[age] and not before.turned[age]:
            name = edifice_of(ruleset, game, age + 1).id
            yield Event(kind="project_done", project=name, age=age + 1, how="success")
            for seat in range(game.seats):
                if game.cities[seat].edifice.pawns[age]:
                    yield Event(kind="rewarded", seat=seat, project=name)
    yield from babel.coins("project", before, game)


def _judged(before: Before, ruleset: Ruleset, game: Any) -> Iterator[Event]:
    if before.turned[int(game.age) - 1]:
        return
    yield Event(kind="project_done", project=edifice_of(ruleset, game).id, age=int(game.age), how="failure")
    yield from babel.coins("project", before, game)
    yield from babel.penalties(before, ruleset, game)
    for seat, debt in enumerate(before.edifice_debts):
        if game.cities[seat].edifice.debt < debt:
            yield Event(kind="project_debt", seat=seat, token=int(game.cities[seat].edifice.debt) - debt)

"""What Edifice lets everybody see, step by step.

joined (seat, project) · took_half (seat, stage, how = left | right) · gained (seat, coins, source = stage)
· project_done (project, age, how = success | failure) · rewarded (seat, project) · project_debt (seat, token)
· what penalties take: see `works/events.py`
"""

from collections.abc import Iterator

from argosy.game.types import Event
from argosy.game.wonders.edifice.choices import edifice_of
from argosy.game.wonders.edifice.views import halves_of
from argosy.game.wonders.works import events as works
from argosy.rules.wonders.records import Game
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import AGES


class Before(works.Before):
    """What a step may change and events need to know."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.pawns = [game.cities[seat].edifice.pawns.copy() for seat in range(game.seats)]
        self.halves = [halves_of(game.cities[seat]) for seat in range(game.seats)]
        self.edifice_debts = [int(game.cities[seat].edifice.debt) for seat in range(game.seats)]
        self.turned = game.edifice.turned.copy()


def edifice_events(step: str, before: Before, ruleset: Ruleset, game: Game) -> list[Event]:
    """The events of Edifice in one step that has just run."""
    if step in ("join_edifice", "ask_boards", "answer_boards"):
        return [*_joined(before, ruleset, game), *_halves(before, game)]
    if step == "turn_edifice":
        return list(_turned(before, ruleset, game))
    return list(_judged(before, ruleset, game)) if step == "judge_edifice" else []


def _joined(before: Before, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    for seat, pawns in enumerate(before.pawns):
        for age, pawn in enumerate(pawns):
            if game.cities[seat].edifice.pawns[age] and not pawn:
                yield Event(kind="joined", seat=seat, project=edifice_of(ruleset, game, age + 1).id)


def _halves(before: Before, game: Game) -> Iterator[Event]:
    for seat, halves in enumerate(before.halves):
        for stage, side in halves_of(game.cities[seat]):
            if (stage, side) not in halves:
                yield Event(kind="took_half", seat=seat, stage=stage, how=side)
                gain = int(game.cities[seat].coins) - before.coins[seat]
                if gain:
                    yield Event(kind="gained", seat=seat, coins=gain, source="stage")


def _turned(before: Before, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    for age in range(AGES):
        if game.edifice.turned[age] and not before.turned[age]:
            name = edifice_of(ruleset, game, age + 1).id
            yield Event(kind="project_done", project=name, age=age + 1, how="success")
            for seat in range(game.seats):
                if game.cities[seat].edifice.pawns[age]:
                    yield Event(kind="rewarded", seat=seat, project=name)
    yield from works.coins("project", before, game)


def _judged(before: Before, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    if before.turned[int(game.age) - 1]:
        return
    yield Event(kind="project_done", project=edifice_of(ruleset, game).id, age=int(game.age), how="failure")
    yield from works.coins("project", before, game)
    yield from works.penalties(before, ruleset, game)
    for seat, debt in enumerate(before.edifice_debts):
        if game.cities[seat].edifice.debt < debt:
            yield Event(kind="project_debt", seat=seat, token=int(game.cities[seat].edifice.debt) - debt)

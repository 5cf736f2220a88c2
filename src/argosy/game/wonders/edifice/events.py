"""Public events of Edifice, step by step.

joined (seat, project) · took_half (seat, stage, how = left | right) · gained (seat, coins, source = stage)
· project_done (project, age, how = success | failure) · rewarded (seat, project) · project_debt (seat, token)
· what penalties take: see `works/events.py`
"""

from collections.abc import Iterator

from argosy.game.changes import changed
from argosy.game.types import Event
from argosy.game.wonders.edifice.choices import edifice_of
from argosy.game.wonders.edifice.views import halves_of
from argosy.game.wonders.works import events as works
from argosy.rules.wonders.records import Game
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import AGES


def edifice_events(step: str, before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
    """The events of Edifice in one step that has just run."""
    if step in ("join_edifice", "ask_boards", "answer_boards"):
        return [*_joined(before, ruleset, game), *_halves(before, game)]
    if step == "turn_edifice":
        return list(_turned(before, ruleset, game))
    return list(_judged(before, ruleset, game)) if step == "judge_edifice" else []


def _joined(before: Game, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    for seat, was, now in changed(before.cities["edifice"]["pawns"], game.cities["edifice"]["pawns"]):
        for age in range(AGES):
            if now[age] and not was[age]:
                yield Event(kind="joined", seat=seat, project=edifice_of(ruleset, game, age + 1).id)


def _halves(before: Game, game: Game) -> Iterator[Event]:
    for seat in range(game.seats):
        was, now = before.cities[seat], game.cities[seat]
        halves, gain = halves_of(was), int(now.coins - was.coins)
        for stage, side in halves_of(now):
            if (stage, side) not in halves:
                yield Event(kind="took_half", seat=seat, stage=stage, how=side)
                if gain:
                    yield Event(kind="gained", seat=seat, coins=gain, source="stage")


def _turned(before: Game, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    for age in range(AGES):
        if game.edifice.turned[age] and not before.edifice.turned[age]:
            name = edifice_of(ruleset, game, age + 1).id
            yield Event(kind="project_done", project=name, age=age + 1, how="success")
            for seat in range(game.seats):
                if game.cities[seat].edifice.pawns[age]:
                    yield Event(kind="rewarded", seat=seat, project=name)
    yield from works.coins("project", before, game)


def _judged(before: Game, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    if before.edifice.turned[game.age - 1]:
        return
    yield Event(kind="project_done", project=edifice_of(ruleset, game).id, age=int(game.age), how="failure")
    yield from works.coins("project", before, game)
    yield from works.penalties(before, ruleset, game)
    for seat, was, now in changed(before.cities["edifice"]["debt"], game.cities["edifice"]["debt"]):
        if now < was:
            yield Event(kind="project_debt", seat=seat, token=now - was)

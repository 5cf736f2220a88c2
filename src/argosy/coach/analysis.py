"""Post-game analysis: weighed decisions, a win-probability curve and three turning points.

Each decision is weighed from the view that its seat had, so hidden facts count against nobody. The decisions
of a game are independent questions (`questions`); their answers, computed here or elsewhere, are put together
by `looked_back`.

>>> import argosy
>>> game = argosy.new_game("duel", seed=7)
>>> for _ in range(3):
...     _ = game.choose(game.owing[0], game.choices(game.owing[0])[0])
>>> found = analyse(game, iterations=20)
>>> [one.step for one in found.decisions]
[0, 1, 2]
>>> all(abs(sum(point.chances) - 1) < 1e-9 for point in found.curve)
True
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Literal, TypeAlias

import msgspec

from argosy.bots.types import AnyChoice, View
from argosy.coach.decision_loss import Weighed, weigh
from argosy.coach.types import Advice
from argosy.game import Game, replay
from argosy.game.record_lines import beginning
from argosy.search.types import Budget

TURNING_POINTS = 3
WHOLE = 1_800_000
"""Iterations for a game, times its cities: half a minute of one processor at most, because each city makes
an iteration longer.
"""
FEWEST, MOST = 100, 20_000
"""Iterations for a decision: with fewer a value is chance, with more it changes little."""

Rating: TypeAlias = Literal["best", "good", "slip", "mistake", "blunder"]
SLIP, MISTAKE, BLUNDER = 0.03, 0.08, 0.2
"""From which cost on a decision is called that; a value of the search is no more exact than a slip."""
SURE = 1e-9


class AnalysedDecision(msgspec.Struct, frozen=True):
    """A decision that is to be weighed."""

    index: int
    """Which choice of the record it is, from 0 on."""
    step: int
    """How many reveals came before it: the step of a replay that shows the moment."""
    age: int
    turn: int
    seat: int
    view: View
    """What the seat knew."""
    choices: tuple[AnyChoice, ...]
    made: str


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that was made where there was more than one choice."""

    index: int
    """Which choice of the record it is, from 0 on."""
    step: int
    """How many reveals came before it: the step of a replay that shows the moment."""
    age: int
    turn: int
    seat: int
    best: Advice
    """The better choice and why; the same as `made` where there was none."""
    made: Advice
    """What was chosen, the chance that was left, and what spoke against it."""
    cost: float
    """Chances to win that it cost, 0 to 1."""
    rating: Rating


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """Win probability of each side before the choices of a moment, or at the end."""

    step: int
    age: int
    turn: int
    chances: tuple[float, ...]
    """To win, by side; they add up to 1."""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """Post-game analysis of one whole game."""

    game: str
    sides: tuple[tuple[int, ...], ...]
    """Who wins together: seats one by one, or both of a team."""
    iterations: int
    """For each decision."""
    seed: int
    decisions: tuple[Decision, ...]
    """In the order of the record."""
    curve: tuple[Point, ...]
    turning: tuple[int, ...]
    """Places in `decisions` of those that cost most, the most expensive one first."""

    @property
    def turning_points(self) -> tuple[Decision, ...]:
        """At most three decisions that cost most; none where nobody has slipped."""
        return tuple(self.decisions[place] for place in self.turning)


def analyse(
    game: Game,
    iterations: int = 0,
    seed: int = 0,
    report: Callable[[int, int], object] = lambda done, total: None,
) -> Analysis:
    """Analyse a game, finished or not.

    The same iterations and seed give the same analysis on every machine.

    iterations: for each decision; 0: as many as half a minute allows. report: called with the decisions that
    are done and all of them. Raises ArgosyError for a game without a coach, NotCompiled while the search is
    not compiled.
    """
    asked = tuple(questions(game))
    iterations = iterations or iterations_for(len(asked), len(game.players))
    weighed: list[Weighed] = []
    for done, one in enumerate(asked):
        report(done, len(asked))
        weighed.append(
            weigh(one.view, one.choices, one.made, Budget(iterations=iterations), seed + one.index)
        )
    report(len(asked), len(asked))
    return looked_back(game, asked, weighed, iterations, seed)


def iterations_for(decisions: int, players: int) -> int:
    """Return the iterations for each decision, so that a game takes about half a minute of one processor."""
    return min(MOST, max(FEWEST, WHOLE // max(1, decisions * players)))


def questions(game: Game) -> Iterator[AnalysedDecision]:
    """Yield every decision of a game with more than one choice, with its seat's view.

    The game is played again for it.
    """
    then = replay(beginning(game.record()))
    step, moment = 0, then.moment
    for index, made in enumerate(game.journal):
        if then.moment != moment:
            step, moment = step + 1, then.moment
        choices = then.choices(made.seat)
        if len(choices) > 1:
            age, turn = place_of(then)
            yield AnalysedDecision(
                index, step, age, turn, made.seat, then.view(made.seat), choices, made.text
            )
        then.choose(made.seat, made.text)


def place_of(game: Game) -> tuple[int, int]:
    """Age and turn of a game."""
    return int(game.state.age), int(game.state.turn)


def looked_back(
    game: Game, asked: Sequence[AnalysedDecision], weighed: Sequence[Weighed], iterations: int, seed: int
) -> Analysis:
    """The analysis of a game whose questions have been answered."""
    decisions = tuple(_decision(one, found) for one, found in zip(asked, weighed, strict=True))
    sides = sides_of(game)
    by_cost = sorted(range(len(decisions)), key=lambda place: -decisions[place].cost)
    return Analysis(
        game=game.ruleset.game,
        sides=sides,
        iterations=iterations,
        seed=seed,
        decisions=decisions,
        curve=(*_curve(decisions, sides), *_end(game, sides)),
        turning=tuple(place for place in by_cost[:TURNING_POINTS] if decisions[place].cost >= SLIP),
    )


def sides_of(game: Game) -> tuple[tuple[int, ...], ...]:
    """Return the sides of a game as tuples of seats; partners are the seats 2k and 2k + 1."""
    if getattr(game.ruleset, "teams", False):
        return tuple(tuple(pair) for _, pair in groupby(game.players, key=lambda seat: seat // 2))
    return tuple((seat,) for seat in game.players)


def rating_of(weighed: Weighed) -> Rating:
    """Return the rating of a decision by its cost in win probability."""
    if weighed.made == weighed.best:
        return "best"
    if weighed.cost >= BLUNDER:
        return "blunder"
    if weighed.cost >= MISTAKE:
        return "mistake"
    return "slip" if weighed.cost >= SLIP else "good"


def _decision(asked: AnalysedDecision, weighed: Weighed) -> Decision:
    return Decision(
        index=asked.index,
        step=asked.step,
        age=asked.age,
        turn=asked.turn,
        seat=asked.seat,
        best=weighed.best,
        made=weighed.made,
        cost=weighed.cost,
        rating=rating_of(weighed),
    )


def _curve(decisions: Sequence[Decision], sides: Sequence[Sequence[int]]) -> Iterator[Point]:
    """A point for each moment in which somebody decided, before they did."""
    shares = [1 / len(sides)] * len(sides)
    for step, together in groupby(decisions, key=lambda one: one.step):
        made = tuple(together)
        shares = _shares(shares, [_chance(made, side) for side in sides])
        yield Point(step=step, age=made[0].age, turn=made[0].turn, chances=tuple(shares))


def _chance(made: Sequence[Decision], side: Sequence[int]) -> float | None:
    """Return the win probability of a side, from the first choice of each of its seats.

    None for a side that chose nothing.
    """
    first = [next((one.best.value for one in made if one.seat == seat), None) for seat in side]
    known = [chance for chance in first if chance is not None]
    return sum(known) / len(known) if known else None


def _shares(before: Sequence[float], known: Sequence[float | None]) -> list[float]:
    """Return win probabilities that add up to 1.

    Sides that chose have known ones; the others share the rest in the proportion of before.
    """
    rest = max(0.0, 1.0 - sum(chance for chance in known if chance is not None))
    waiting = sum(share for share, chance in zip(before, known, strict=True) if chance is None)
    idle = sum(chance is None for chance in known)
    found = [
        chance if chance is not None else rest * (share / waiting if waiting > SURE else 1 / idle)
        for share, chance in zip(before, known, strict=True)
    ]
    whole = sum(found)
    return [chance / whole for chance in found] if whole > SURE else [1 / len(found)] * len(found)


def _end(game: Game, sides: Sequence[Sequence[int]]) -> Iterator[Point]:
    """The result, where there is one."""
    if game.is_over:
        won = [any(seat in game.winners for seat in side) for side in sides]
        age, turn = place_of(game)
        steps = len({made.moment for made in game.journal})
        chances = tuple(one / (sum(won) or 1) if sum(won) else 1 / len(won) for one in won)
        yield Point(step=steps, age=age, turn=turn, chances=chances)

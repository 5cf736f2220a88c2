"""Puzzle generation: positions from bot games, each confirmed by a quick and a deeper search.

The bot of these games searches and plays some choices by chance. The quick search picks the positions in
which one choice seems much better than all others. The deeper search, with other random numbers, must prefer
the same choice, and every other choice is then searched by itself (`only` of `run_search`). Choices with the
same subject (`about` of the coach) count as one.
"""

import hashlib
import random
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from argosy import bots
from argosy.batch.base import backend
from argosy.bots.search_backends import searcher
from argosy.bots.types import AnyChoice, View
from argosy.coach import check_compiled, coach_module_of
from argosy.coach.calibration import chance_of
from argosy.coach.decision_loss import REASONS
from argosy.coach.elo import expected
from argosy.coach.puzzles import Grade, Puzzle
from argosy.coach.types import Advice, Reason, in_order
from argosy.game import Game, engine, game_of, replay
from argosy.game.record_lines import beginning
from argosy.search.types import LEARNED, Budget, Found

PLAYER = "deckhand"
BY_CHANCE = 0.1
"""The share of choices that the player makes by chance, so that games come to positions in which somebody
can be punished.
"""
THINGS = 4
"""With fewer things to do there is nothing to find."""
TRIES = 8
"""How often each bot is asked."""
MOST: dict[Grade, float] = {"easy": 0.3, "medium": 0.7, "hard": 1.0}
"""The share of a set that a grade may have at most."""
MOST_OF_A_GAME = 2
ID_DIGITS = 8


class Search(msgspec.Struct, frozen=True):
    """Thresholds and budgets of the search for puzzles."""

    margin: float = 0.15
    """By how much the best choice is better than any other, in chances to win."""
    quick: int = 1_500
    """Iterations of the search that picks."""
    deep: int = 6_000
    """Iterations of each search that confirms."""


class Spot(msgspec.Struct, frozen=True):
    """A decision of a game."""

    game: Game
    """As it stood when it was asked."""
    seat: int
    view: View
    choices: tuple[AnyChoice, ...]

    @property
    def things(self) -> dict[str, list[AnyChoice]]:
        """The choices by what they are about."""
        about, found = coach_module_of(self.view).about, dict[str, list[AnyChoice]]()
        for choice in self.choices:
            found.setdefault(about(choice), []).append(choice)
        return found


MOST_IN_VAIN = 100
"""Games in a row without a puzzle, after which no more are played."""


def make(
    deal: Mapping[str, Any],
    count: int,
    seed: int,
    search: Search,
    report: Callable[[int, int], object] = lambda done, total: None,
) -> list[Puzzle]:
    """Puzzles from games that a bot plays against itself; game i is dealt with the seed `seed + i`.

    deal: arguments of `argosy.new_game`. There are fewer puzzles where MOST_IN_VAIN games in a row have none
    that is wanted. The same arguments: the same puzzles. Raises NotCompiled while the
    search is not compiled.
    """
    found: list[Puzzle] = []
    in_vain = 0
    while len(found) < count and in_vain < MOST_IN_VAIN:
        played, before = self_play(deal, seed), len(found)
        for one in in_game(played, seed, search)[:MOST_OF_A_GAME]:
            if sum(other.grade == one.grade for other in found) < count * MOST[one.grade]:
                found.append(one)
                report(min(len(found), count), count)
        in_vain = in_vain + 1 if len(found) == before else 0
        seed += 1
    return found[:count]


def self_play(deal: Mapping[str, Any], seed: int) -> Game:
    """A game of the bot against itself."""
    game, chance = game_of(deal, seed=seed), random.Random(f"puzzles {seed}")
    player = bots.bot(PLAYER)
    while not game.is_over:
        for seat in game.owing:
            while seat in game.owing:
                by_chance = chance.random() < BY_CHANCE
                number = (
                    chance.choice(game.numbers(seat))
                    if by_chance
                    else bots.decide(player, game, seat, chance)
                )
                game.play(seat, number)
    return game


def in_game(game: Game, seed: int, search: Search) -> list[Puzzle]:
    """The puzzles of a game that was played, in the order of its moments."""
    return [found for spot in spots(game) if (found := _puzzle(spot, seed, search)) is not None]


def spots(game: Game) -> Iterator[Spot]:
    """Yield the decisions with many different things to do.

    Those after which others have chosen already at the same time are left out, because a record tells whole
    moments.
    """
    then = replay(beginning(game.record()))
    moment = -1
    for made in game.journal:
        if then.moment != moment:
            moment = then.moment
            yield from _asked(then)
        then.choose(made.seat, made.text)


def _asked(game: Game) -> Iterator[Spot]:
    for seat in game.owing:
        spot = Spot(game.copy(), seat, game.view(seat), tuple(game.choices(seat)))
        if len(spot.things) >= THINGS:
            yield spot


def _puzzle(spot: Spot, seed: int, search: Search) -> Puzzle | None:
    """The puzzle that a decision is, if it is one."""
    best = picked(spot, seed, search)
    chances = None if best is None else confirmed(spot, best, seed + 1, search)
    if best is None or chances is None:
        return None
    record = spot.game.record()
    shares = found_by(spot, best, seed, ratings()[spot.game.ruleset.game])
    return Puzzle(
        id=hashlib.sha256(f"{spot.seat} {record}".encode()).hexdigest()[:ID_DIGITS],
        seat=spot.seat,
        record=record,
        solutions=tuple(choice.text for choice in spot.things[best]),
        answers=answers(spot, chances),
        found_by=shares,
        rating=rating_of(spot.game.ruleset.game, shares),
    )


def picked(spot: Spot, seed: int, search: Search) -> str | None:
    """Return the subject of the best choice if a quick search finds it much better than all others."""
    check_compiled(spot.view)
    about = {choice.number: thing for thing, some in spot.things.items() for choice in some}
    found = searcher(spot.view).search(spot.view, Budget(iterations=search.quick), LEARNED, seed)
    best = about[found.best.number]
    others = [one.value for one in found.tried if one.visits and about[one.number] != best]
    if others and _chance(spot, found, found.best.value) - _chance(spot, found, max(others)) < search.margin:
        return None
    return best


def confirmed(
    spot: Spot, best: str, seed: int, search: Search
) -> dict[str, tuple[AnyChoice, float, bool]] | None:
    """Return a choice, its win probability and its certainty by subject, the best first.

    None where a deeper search prefers another one, or leaves another one nearly as good.
    """
    look, budget = searcher(spot.view).search, Budget(iterations=search.deep)
    about = {choice.number: thing for thing, some in spot.things.items() for choice in some}
    found = look(spot.view, budget, LEARNED, seed)
    if about[found.best.number] != best:
        return None
    first = {one.number: one for one in reversed(found.tried)}
    chosen = {
        thing: max(some, key=lambda one: first[one.number].visits) for thing, some in spot.things.items()
    }
    chosen[best] = next(one for one in spot.things[best] if one.number == found.best.number)
    values = {best: look(spot.view, budget, LEARNED, seed, chosen[best].number)}
    chances = {best: _chance(spot, values[best], values[best].best.value)}
    for thing in sorted(chosen, key=lambda thing: -first[chosen[thing].number].value):
        if thing != best:
            values[thing] = look(spot.view, budget, LEARNED, seed, chosen[thing].number)
            chances[thing] = _chance(spot, values[thing], values[thing].best.value)
            if chances[best] - chances[thing] < search.margin:
                return None
    return {thing: (chosen[thing], chances[thing], one.is_solved) for thing, one in values.items()}


def _chance(spot: Spot, found: Found, value: float) -> float:
    return chance_of(spot.view, coach_module_of(spot.view), value, is_certain=found.is_solved)


def answers(spot: Spot, chances: Mapping[str, tuple[AnyChoice, float, bool]]) -> tuple[Advice, ...]:
    """Return the advice for each subject: win probability and reasons.

    The best one has the reasons for it, the others the reason that counts most.
    """
    best, *others = chances.values()
    ordered = [best, *sorted(others, key=lambda one: -one[1])]
    with engine.in_backend(backend()):
        reasons = coach_module_of(spot.view).reasons(
            spot.view, spot.choices, [choice.number for choice, _, _ in ordered]
        )
    praise = in_order(reasons[best[0].number], (), is_best=True)[:REASONS]
    advice = [_advice(best, praise)]
    advice += [
        _advice(one, in_order(reasons[one[0].number], praise[:1], is_best=False)[:1]) for one in ordered[1:]
    ]
    return tuple(advice)


def _advice(one: tuple[AnyChoice, float, bool], reasons: Sequence[Reason]) -> Advice:
    choice, chance, is_certain = one
    return Advice(
        number=choice.number,
        text=choice.text,
        value=round(chance, 3),
        is_certain=is_certain,
        reasons=tuple(reasons),
    )


def found_by(spot: Spot, best: str, seed: int, names: Iterable[str]) -> dict[str, float]:
    """The share of tries in which each of the bots finds a solution."""
    right = {choice.number for choice in spot.things[best]}

    def share(name: str) -> float:
        chances = (random.Random(f"{seed} {one}") for one in range(TRIES))
        return (
            sum(bots.bot(name).decide(spot.view, spot.choices, one).number in right for one in chances)
            / TRIES
        )

    return {name: share(name) for name in names}


@cache
def ratings() -> dict[str, dict[str, float]]:
    """Return the ratings of the bots that try the puzzles, by game."""
    text = files("argosy.coach").joinpath("puzzle_sets", "bots.toml").read_text("utf-8")
    return {game: row for game, row in tomllib.loads(text).items() if isinstance(row, dict)}


def rating_of(game: str, shares: Mapping[str, float]) -> int:
    """Return the rating against which the bots would have reached their shares of solutions.

    One success and one failure of greedy are added, so that a puzzle that all or none of them solve has a
    rating, too.
    """
    rated = ratings()[game]
    reached = sum(shares.values()) + 1
    low, high = 0.0, 4000.0
    while high - low > 1:
        middle = (low + high) / 2
        would = sum(expected(rated[name], middle) for name in shares) + 2 * expected(rated["greedy"], middle)
        low, high = (middle, high) if would > reached else (low, middle)
    return round(low)

"""Rulesets for random games: every edition, every number of players, both readings of AMB-05."""

from functools import cache

import numpy as np

from argosy.game import WondersGame
from argosy.rules.backends import compiled
from argosy.rules.chance import STREAM_PLAY, random_below
from argosy.rules.records import new_records
from argosy.rules.wonders.choices import MAX_CHOICES, list_choices
from argosy.rules.wonders.ruleset import Options, Ruleset, wonders_ruleset
from argosy.rules.wonders.setup import deal
from argosy.rules.wonders.state import CHOICE, GAME
from argosy.rules.wonders.terms import NOTHING
from argosy.rules.wonders.turn import commit, run_step

EXTRA_TURN = Options(babylon_last_card="extra_turn")
TABLES = [(2010, players, Options()) for players in range(2, 8)]
TABLES += [(2020, players, Options()) for players in range(3, 8)]
TABLES += [(2010, 2, EXTRA_TURN), (2010, 3, EXTRA_TURN)]


def table_name(table: tuple[int, int, Options]) -> str:
    """For the names of parametrised tests."""
    edition, players, options = table
    return f"{edition}-p{players}" + ("" if options == Options() else "-extra_turn")


def ruleset_of(table: tuple[int, int, Options]) -> Ruleset:
    """The ruleset of one of `TABLES`."""
    edition, players, options = table
    return wonders_ruleset(players=players, edition=edition, options=options)


def random_boards(ruleset: Ruleset, count: int, seed: int) -> np.ndarray:
    """Boards for `count` games, shape (count, seats): different wonders at a table, sides mixed
    (BASE-SETUP-6).
    """
    chance = np.random.default_rng(seed)
    sides: dict[str, list[int]] = {}
    for number, (wonder, _) in enumerate(ruleset.boards):
        sides.setdefault(wonder, []).append(number)
    rows = np.array(list(sides.values()), np.int16)  # shape (wonders, 2)
    wonders = np.argsort(chance.random((count, len(rows))), axis=1)[:, : ruleset.seats]
    return rows[wonders, chance.integers(0, rows.shape[1], wonders.shape)]


@cache
def scratch():
    """Room for one list of choices."""
    return new_records(CHOICE, MAX_CHOICES)


def random_turn(game, tables, counter: int) -> int:
    """Play a turn as `random_play.play_random_turn` does, by the kernels that a warm-up has compiled.

    One more kernel that Python calls would have to be compiled first, for a minute.
    """
    seats = int(game.seats)  # plain integers, because for each type of an argument there is code of its own
    for seat in (*range(1, seats), 0):
        if game.cities[seat].owes != NOTHING:
            count = compiled(list_choices)(game, tables, seat, scratch())
            pick = compiled(random_below)(game.seed, STREAM_PLAY, counter, count)
            compiled(commit)(game, seat, scratch()[int(pick)])
            counter += 1
    reveal(game, tables)
    return counter


def random_rest(game, tables) -> None:
    """Random choices from wherever a game stands to its end."""
    counter = 0
    while not game.over:
        counter = random_turn(game, tables, counter)


def reveal(game, tables) -> None:
    """Run steps until somebody owes a choice or the game is over."""
    game.moment += 1
    while game.owing == 0 and not game.over:
        compiled(run_step)(game, tables)


def random_game(table: tuple[int, int, Options], seed: int, reveals: int) -> WondersGame:
    """A game after so many reveals of random choices (or at its end), made in the compiled backend."""
    ruleset = ruleset_of(table)
    array = new_records(GAME, 1)
    compiled(deal)(array[0], ruleset.tables, np.uint64(seed), random_boards(ruleset, 1, seed)[0])
    reveal(array[0], ruleset.tables)
    counter = 0
    for _ in range(reveals):
        if not array[0].over:
            counter = random_turn(array[0], ruleset.tables, counter)
    return WondersGame(ruleset, array)

"""Random games of Duel with all sets of expansions: invariants after every choice, and replays.

The quick run plays two in plain Python, the whole run 4,000 compiled, the soak run ARGOSY_GAMES, 100,000 if
it is not set.
"""

import os

import numpy as np
import pytest

from argosy.rules.backends import compiled, plain
from argosy.rules.duel import terms as t
from argosy.rules.duel.drivers.play import begin, choose
from argosy.rules.duel.ruleset import duel_ruleset
from argosy.rules.duel.state import CHOICES, GAME
from argosy.rules.duel.terms import CARDS
from argosy.rules.records import RecordArray, new_records
from tests.fuzz.duel.invariants import FAULTS, look_for_faults, play_many_looked_at, replay_many
from tests.rules.duel.table import ALL

COMBINATIONS = ((), ("agora",), ("pantheon",), ALL)
GAMES = int(os.environ.get("ARGOSY_GAMES", "100000"))
"""Number of games of a soak run."""
MOMENTS = 400  # more choices than any game has
CHUNK = 2_500


def words(bits: int) -> list[str]:
    return [word for bit, word in enumerate(FAULTS) if bits >> bit & 1]


def played(expansions, first: int, count: int, backend=compiled):
    """Games played and played again: first games, second games, journals, faults."""
    tables, blank, out = (
        duel_ruleset(expansions=expansions).tables,
        new_records(GAME, 1)[0],
        new_records(CHOICES, 1)[0],
    )
    games, again = new_records(GAME, count), new_records(GAME, count)
    journals, faults, lying = (
        np.full((count, MOMENTS), -1, np.int32),
        np.zeros(count, np.int64),
        np.zeros(CARDS, np.int64),
    )
    backend(play_many_looked_at)(games, blank, tables, out, np.uint64(first), journals, lying, faults)
    backend(replay_many)(again, blank, tables, out, np.uint64(first), journals, faults)
    return games, again, journals, faults


@pytest.mark.parametrize(
    ("expansions", "count", "backend"),
    [
        (ALL, 2, plain),
        *(pytest.param(expansions, 1_000, compiled, marks=pytest.mark.whole) for expansions in COMBINATIONS),
        *(
            pytest.param(expansions, GAMES // len(COMBINATIONS), compiled, marks=pytest.mark.soak)
            for expansions in COMBINATIONS
        ),
    ],
)
def test_random_games_have_no_faults_and_replay_equal(expansions, count, backend):
    for first in range(0, count, CHUNK):
        games, again, _, faults = played(expansions, first, min(CHUNK, count - first), backend)
        assert [f"seed {first + n}: {words(int(faults[n]))}" for n in np.flatnonzero(faults)] == []
        assert games.over.all()
        assert games.tobytes() == again.tobytes()


@pytest.mark.whole
@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_both_backends_look_at_the_same_games(expansions):
    with np.errstate(all="raise"):
        slow = played(expansions, 77, 2, plain)
    fast = played(expansions, 77, 2)
    assert [words(int(n)) for n in slow[3]] == [[], []]
    assert all(one.tobytes() == other.tobytes() for one, other in zip(slow, fast, strict=True))


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda game: game.cities[0].__setattr__("coins", -1), "coins"),
        (lambda game: game.card_place.__setitem__(int(game.deck[1, 0]), 1), "cards"),
        (lambda game: game.agora.supply.__setitem__(0, 3), "markers"),
        (lambda game: game.agora.holder.__setitem__(int(game.agora.stock[0]), 1), "conspiracies"),
        (lambda game: game.pantheon.owner.__setitem__(2, 0), "gods"),
        (lambda game: game.__setattr__("open", 0), "structure"),
        (lambda game: game.cities[1].__setattr__("built", 1), "wonders"),
        (lambda game: game.cities[1].__setattr__("progress", 1), "tokens"),
        (lambda game: game.agora.decrees.__setitem__((0, 0), -1), "decrees"),
        (lambda game: game.__setattr__("decision", 0), "owing"),
    ],
)
def test_the_look_sees_what_is_wrong(spoil, fault):
    """An invariant that sees nothing would hold always."""
    ruleset = duel_ruleset(expansions=ALL)
    array, out = new_records(GAME, 1), new_records(CHOICES, 1)[0]
    begin(array[0], ruleset.tables, out, np.uint64(3))
    while array[0].picks < 8 or array[0].depth:
        choose(array[0], ruleset.tables, out, 0)
    look = np.zeros(CARDS, np.int64)
    assert words(int(look_for_faults(array[0], ruleset.tables, out, look))) == []
    spoil(array[0])
    assert fault in words(int(look_for_faults(array[0], ruleset.tables, out, look)))


@pytest.mark.whole
def test_statistics_of_random_play():
    """50,000 games of the base game agree with independent figures within three standard errors.

    Built and discarded count what the players do: a card that is destroyed later was built all the same.
    """
    games, journals = many_base_games(50_000)
    count = len(games)
    figures = {
        "decisions": ((journals >= 0).sum(axis=1), 71.6, 0.05),
        "built": (actions(journals, t.DO_BUILD, t.CARDS), 21.70, 0.005),
        "discarded": (actions(journals, t.DO_DISCARD, t.CARDS), 31.19, 0.005),
        "wonders": (games.wonder_built.sum(axis=1), 6.863, 0.0005),
    }
    for name, (measured, figure, rounding) in figures.items():
        assert abs(measured.mean() - figure) < 3 * measured.std() / np.sqrt(count) + rounding, name
    shares = {t.CIVILIAN: 93.8, t.MILITARY: 3.4, t.SCIENCE: 0.1, t.BLUE_TIE_BREAK: 2.6, t.SHARED: 0.13}
    for result, percent in shares.items():
        share = 100 * (games.over == result).mean()
        error = 100 * np.sqrt(percent / 100 * (1 - percent / 100) / count)
        assert abs(share - percent) < 3 * error + 0.05, (result, share)


def many_base_games(count: int):
    """Finished random games of the base game and the numbers chosen in them."""
    runs = [played((), first, CHUNK) for first in range(1, count + 1, CHUNK)]
    return np.concatenate([run[0] for run in runs]).view(RecordArray), np.concatenate(
        [run[2] for run in runs]
    )


def actions(journals, first: int, size: int):
    """The number of actions of one verb in each game."""
    return ((journals >= first) & (journals < first + size)).sum(axis=1)

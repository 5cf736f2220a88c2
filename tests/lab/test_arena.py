"""Matches between bots: fair seats, the same result from the same seed, true intervals."""

import os
import random

import pytest

from argosy.errors import ArgosyError, RulesetError
from argosy.game import new_game
from argosy.lab import matches
from argosy.lab.intervals import wilson
from argosy.lab.matches import labels, match, play_game

# Enough to see that greedy is no random bot; ARGOSY_GAMES=150 plays more.
GAMES = min(200, int(os.environ.get("ARGOSY_GAMES", "16")))


class Seated:
    """Takes the first choice and remembers where it sat."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def decide(self, view, choices, rng):  # noqa: ARG002  because it takes the first
        if view.moment == 1:
            self.seats.append(view.seat)
        return choices[0]


def test_everybody_sits_everywhere_equally_often():
    bots = [Seated(), Seated(), Seated()]
    match(bots, games=3, edition=2010, seed=1)
    assert [sorted(set(bot.seats)) for bot in bots] == [[0, 1, 2]] * 3
    assert all(bots[0].seats[number] != bots[1].seats[number] for number in range(3))


def test_two_players_sit_beside_the_free_city():
    bots = [Seated(), Seated()]
    result = match(bots, games=2, edition=2010, seed=1)
    assert [set(bot.seats) for bot in bots] == [{1, 2}] * 2
    assert all(len(one.points) == 2 for one in result.games)


def test_partners_stay_partners_and_win_together():
    bots = [Seated() for _ in range(4)]
    result = match(bots, games=2, edition=2020, expansions=["armada"], teams=True, seed=1)
    assert [bot.seats for bot in bots] == [[0, 2], [1, 3], [2, 0], [3, 1]]
    for one in result.games:
        assert sorted(one.wins) == [0, 0, 0.5, 0.5]
        assert one.wins[0] == one.wins[1]
        assert one.ranks[2] == one.ranks[3]
    first, partner, other, _ = result.rows
    assert first.wins == partner.wins
    assert first.wins + other.wins == 2


def test_the_same_seed_gives_the_same_match_on_any_number_of_processes(monkeypatch):
    monkeypatch.setattr(matches, "CHUNK", 2)
    one = match(["random", "random", "greedy"], games=4, seed=4)
    assert match(["random", "random", "greedy"], games=4, seed=4, processes=2) == one


def test_a_match_adds_up():
    result = match(["greedy", "random"], games=4, players=4, seed=2, edition=2010)
    assert [row.name for row in result.rows] == ["greedy", "random", "greedy 2", "random 2"]
    assert sum(row.wins for row in result.rows) == pytest.approx(4)
    assert all(row.games == 4 and row.low <= row.share <= row.high for row in result.rows)
    assert sum(row.rank for row in result.rows) == pytest.approx(10, abs=1)


def test_a_game_of_a_match_is_the_game_of_its_seed():
    bots = [Seated(), Seated(), Seated()]
    played = play_game(bots, seed=9, turned=0, deal={"players": 3, "edition": 2010})
    game = new_game("wonders", players=3, edition=2010, seed=9)
    while not game.is_over:
        for seat in game.owing:
            game.choose(seat, game.choices(seat)[0])
    assert played.points == tuple(sheet.total for sheet in game.scores())


def test_progress_is_told(monkeypatch):
    monkeypatch.setattr(matches, "CHUNK", 2)
    told = []
    match(["random"] * 3, games=3, edition=2010, progress=told.append)
    assert told == [2, 3]


def test_what_cannot_be_played_is_refused():
    with pytest.raises(ArgosyError, match="a match needs bots"):
        match([])
    with pytest.raises(ArgosyError, match="4 bots do not fit at a table for 3"):
        match(["random"] * 4, players=3)
    with pytest.raises(ArgosyError, match="no bot 'nobody'"):
        match(["nobody"] * 3, games=1)
    with pytest.raises(RulesetError, match="no two-player game"):
        match(["random"] * 2, games=1, edition=2020)
    with pytest.raises(ArgosyError, match="by name"):
        match([Seated()] * 3, games=20, processes=2)


def test_bots_without_a_name_are_called_after_their_class():
    assert labels([Seated(), "random", Seated()]) == ["Seated", "random", "Seated 2"]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (8, 10, 0.4902, 0.9433),
        (10, 10, 0.7225, 1.0),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_holds_the_true_share_about_nineteen_times_in_twenty():
    rng, held = random.Random(1), 0
    for _ in range(1_000):
        low, high = wilson(sum(rng.random() < 0.3 for _ in range(60)), 60)
        held += low <= 0.3 <= high
    assert 925 <= held <= 975


@pytest.mark.sample(1)
@pytest.mark.parametrize("edition", [2010, 2020])
def test_greedy_beats_two_random_bots(edition):
    """At least 75 % of the games; it won all of 150 when this was written."""
    greedy = match(["greedy", "random", "random"], games=GAMES, edition=edition, seed=100).rows[0]
    assert greedy.share >= 0.75
    assert greedy.points > 50


@pytest.mark.sample(1)
@pytest.mark.parametrize("players", [2, 4, 5, 6, 7])
def test_greedy_beats_random_bots_at_every_table(players):
    entrants = ["greedy", *["random"] * (players - 1)]
    assert match(entrants, games=GAMES // 4, edition=2010, seed=7).rows[0].share >= 0.75


@pytest.mark.sample(1)
@pytest.mark.parametrize(("edition", "players"), [(2010, 4), (2020, 5)])
def test_greedy_beats_random_bots_at_sea(edition, players):
    entrants = ["greedy", *["random"] * (players - 1)]
    assert (
        match(entrants, games=GAMES // 4, edition=edition, expansions=["armada"], seed=7).rows[0].share
        >= 0.75
    )

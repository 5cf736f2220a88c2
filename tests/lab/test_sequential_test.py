"""Sequential tests: right decisions, true intervals, a run that goes on where it was."""

import math
import random

import pytest

from argosy.errors import ArgosyError
from argosy.lab import ladder
from argosy.lab.ladder import Deal, Line, climb, play_deal, read, table_of
from argosy.lab.lineup import Lineup
from argosy.lab.matches import FinishedGame
from argosy.lab.sequential_test import (
    BOUND,
    STEP,
    Hypotheses,
    compare,
    elo_interval,
    log_likelihood_ratio,
    scores,
    share_of,
    verdict,
)


def deals_of(chance, share, count):
    """Scores of deals of two games that are won with this chance."""
    return [(chance.random() < share) / 2 + (chance.random() < share) / 2 for _ in range(count)]


@pytest.mark.parametrize(("elo", "result"), [(0, "lower"), (60, "higher")])
def test_the_true_hypothesis_is_accepted_nineteen_times_of_twenty(elo, result):
    chance, hypotheses = random.Random(elo), Hypotheses(0, 60)
    right = 0
    for _ in range(60):
        found = list[float]()
        while (judged := verdict(hypotheses, found)).result == "undecided":
            found += deals_of(chance, share_of(elo), STEP)
        right += judged.result == result
    assert right >= 54, "with 95 % each, fewer than 54 of 60 come once in 200 runs; the seeds are fixed"


def test_the_ratio_is_that_of_the_exact_distributions():
    """Distributions of deals that are won or lost."""
    won, lost, hypotheses = 30, 20, Hypotheses(-40, 40)
    low, high = share_of(-40), share_of(40)
    exact = won * math.log(high / low) + lost * math.log((1 - high) / (1 - low))
    assert log_likelihood_ratio(hypotheses, [1.0] * won + [0.0] * lost) == pytest.approx(exact, abs=0.01)


def test_even_deals_decide_against_a_difference():
    assert verdict(Hypotheses(-10, 10), [0.5] * 40).ratio == pytest.approx(0)
    assert verdict(Hypotheses(0, 10), [0.5] * 40).ratio < 0
    assert verdict(Hypotheses(-10, 0), [1.0] * 200).result == "higher"
    assert verdict(Hypotheses(0, 10), [0.0] * 200).result == "lower"


def test_the_interval_narrows_with_the_deals():
    chance = random.Random(3)
    few, many = (elo_interval(deals_of(chance, share_of(50), count)) for count in (100, 10_000))
    assert few[1] < few[0] < few[2]
    assert many[2] - many[1] < (few[2] - few[1]) / 5
    assert many[1] < 50 < many[2]


def test_scores_are_those_of_the_first_bot_whatever_its_name():
    lines = [
        Line(Deal("a", "b", 1), (0.5, 1.5)),
        Line(Deal("a", "b", 0), (2.0, 0.0)),
        Line(Deal("a", "c", 0), (1.0, 1.0)),
    ]
    assert scores(lines, "a", "b", 2) == [1.0, 0.25]
    assert scores(lines, "b", "a", 2) == [0.0, 0.75]
    assert scores(lines, "a", "b", 1) == [1.0]


@pytest.mark.whole
def test_greedy_is_found_stronger_than_random_and_the_file_is_used_again(tmp_path, monkeypatch):
    table, file, told = table_of(game="duel", players=2, seed=5), tmp_path / "deals.jsonl", []
    found = compare(table, "greedy", "random", Hypotheses(0, 50), file=file, progress=told.append)
    assert found.result == "higher"
    assert found.ratio > BOUND
    assert told[-1] == found
    assert [one.deals for one in told] == [STEP * (n + 1) for n in range(len(told))]
    assert len(read(file, table)) == found.deals
    monkeypatch.setattr(ladder, "play_deal", None)  # nothing is played again
    assert compare(table, "greedy", "random", Hypotheses(0, 50), file=file) == found
    assert compare(table, "random", "greedy", Hypotheses(-50, 0), file=file).result == "lower"


def test_it_ends_undecided_at_the_most_deals():
    table = table_of(game="duel", players=2, seed=5)
    found = compare(table, "random", "greedy", Hypotheses(0, 10), most=1)
    assert (found.deals, found.result) == (1, "undecided")


@pytest.mark.parametrize("ends", [(10, 0), (5, 5), (0, 2000)])
def test_hypotheses_that_cannot_be_are_refused(ends):
    with pytest.raises(ArgosyError, match="0 10"):
        Hypotheses(*ends)


def test_a_team_sits_alone_against_the_others(monkeypatch):
    seen = []

    def played(seated, seed, turned, deal):
        seen.append(([type(bot).__name__ for bot in seated], turned))
        return FinishedGame(seed, (40, 50, 30, 40), (1, 1, 2, 2), (0.5, 0.5, 0.0, 0.0))

    monkeypatch.setattr(ladder, "play_game", played)
    table = table_of(players=4, expansions=("armada",), teams=True)
    assert play_deal(table, Deal("greedy", "random", 3), Lineup()).points == (2.0, 2.0)
    assert seen[0] == (["GreedyBot", "GreedyBot", "RandomBot", "RandomBot"], 6)
    assert "in teams" in ladder.said(table)


def test_a_ladder_with_teams_is_no_ladder_without(tmp_path):
    file = tmp_path / "ladder.jsonl"
    climb(table_of(players=4, expansions=("armada",)), ("greedy", "random"), 1, file)
    with pytest.raises(ArgosyError, match="another table"):
        read(file, table_of(players=4, expansions=("armada",), teams=True))

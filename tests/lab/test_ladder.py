"""Ladders: fair deals, a file that survives a kill, true ratings."""

import math

import pytest

from argosy.cli import main
from argosy.errors import ArgosyError
from argosy.lab import ladder
from argosy.lab.ladder import Deal, climb, compared, play_deal, read, table_of
from argosy.lab.lineup import Lineup
from argosy.lab.matches import FinishedGame
from argosy.lab.ratings import Compared, rate

BOTS = ("greedy", "random")


@pytest.fixture(scope="module")
def table():
    return table_of(game="duel", players=2, seed=5)


def test_a_deal_is_played_twice_with_the_seats_exchanged(table, monkeypatch):
    seen = []

    def played(seated, seed, turned, deal):
        seen.append(([type(bot).__name__ for bot in seated], seed, turned))
        return FinishedGame(seed, (30, 20), (1, 2), (1.0, 0.0))  # whoever is alone wins

    monkeypatch.setattr(ladder, "play_game", played)
    assert play_deal(table, Deal("greedy", "random", 3), Lineup()).points == (1.0, 1.0)
    assert seen == [(["GreedyBot", "RandomBot"], 8, 3), (["RandomBot", "GreedyBot"], 8, 3)]


def test_with_more_seats_one_sits_alone_and_is_compared_with_each_of_the_others(monkeypatch):
    seen = []

    def played(seated, seed, turned, deal):
        seen.append([type(bot).__name__ for bot in seated])
        return FinishedGame(seed, (40, 50, 40), (2, 1, 2), (0.0, 1.0, 0.0))  # behind one, even with the other

    monkeypatch.setattr(ladder, "play_game", played)
    assert play_deal(table_of(players=3), Deal("greedy", "random", 0), Lineup()).points == (2.0, 2.0)
    assert seen == [["GreedyBot", "RandomBot", "RandomBot"], ["RandomBot", "GreedyBot", "GreedyBot"]]


def test_greedy_stands_above_random_and_the_run_goes_on_where_it_was(table, tmp_path):
    file, told = tmp_path / "duel.jsonl", []
    first = climb(table, BOTS, 2, file)
    with file.open("ab") as kept:
        kept.write(b'{"deal":["greedy","ra')  # cut short by a kill
    both = climb(table, BOTS, 4, file, progress=lambda done, wanted: told.append((done, wanted)))
    assert both[:2] == first
    assert told == [(3, 4), (4, 4)]
    assert read(file) == both
    assert climb(table, BOTS, 4, file, progress=None) == both
    best, worst = rate(compared(both), "greedy")
    assert (best.name, best.rating, best.deals) == ("greedy", 1500.0, 4)
    assert worst.rating < 1300


@pytest.mark.whole
def test_several_processes_play_the_same_deals(table, tmp_path):
    alone = climb(table, BOTS, 3, tmp_path / "one.jsonl")
    together = climb(table, BOTS, 3, tmp_path / "two.jsonl", processes=2)
    assert sorted(alone, key=str) == sorted(together, key=str)


def test_ratings_are_on_the_scale_of_elo():
    """Ten to one is 400 points."""
    found = rate([Compared("a", "b", (10.0, 1.0)) for _ in range(200)], "b")
    assert [one.name for one in found] == ["a", "b"]
    assert found[0].rating == pytest.approx(1900, abs=2)
    assert found[0].share == pytest.approx(10 / 11)
    assert found[1].low == found[1].high == 1500


def test_who_never_met_is_rated_through_others():
    met = [Compared("a", "b", (3.0, 1.0)), Compared("b", "c", (3.0, 1.0))] * 50
    ratings = {one.name: one.rating for one in rate(met, "c")}
    step = 400 * math.log10(3)
    assert ratings["b"] - ratings["c"] == pytest.approx(step, abs=5)
    assert ratings["a"] - ratings["c"] == pytest.approx(2 * step, abs=8)


def test_the_interval_holds_the_rating_and_narrows_with_more_deals():
    def deals(count):
        return [Compared("a", "b", (2.0, 0.0) if number % 3 else (0.0, 2.0)) for number in range(count)]

    few, many = (rate(deals(count), "b")[0] for count in (12, 300))
    for one in (few, many):
        assert one.low < one.rating < one.high
    assert many.high - many.low < (few.high - few.low) / 2


def test_groups_that_never_met_have_no_common_scale():
    isolated = [Compared("a", "b", (1.0, 1.0)), Compared("c", "d", (1.0, 1.0))]
    with pytest.raises(ArgosyError, match="nobody has played between a, b and c, d"):
        rate(isolated, "a")


def test_an_anchor_that_has_not_played_is_refused():
    with pytest.raises(ArgosyError, match=r"greedy has played no game .* one of a, b"):
        rate([Compared("a", "b", (1.0, 1.0))], "greedy")


def test_a_file_of_another_table_is_refused_and_stays_as_it_is(table, tmp_path):
    file = tmp_path / "duel.jsonl"
    climb(table, BOTS, 1, file)
    before = file.read_bytes()
    with pytest.raises(ArgosyError, match="another table: duel, 2 players, seed 5"):
        climb(table_of(game="duel", players=2, expansions=("agora",), seed=5), BOTS, 1, file)
    assert file.read_bytes() == before


def test_a_file_that_is_no_ladder_is_refused(table, tmp_path):
    file = tmp_path / "notes.txt"
    file.write_text("hello\n")
    with pytest.raises(ArgosyError, match=r"notes\.txt is no ladder"):
        climb(table, BOTS, 1, file)
    assert file.read_text() == "hello\n"
    file.write_text("{}\n")
    with pytest.raises(ArgosyError, match=r"notes\.txt is no ladder: its first line names no fingerprint"):
        climb(table, BOTS, 1, file)


def test_a_file_whose_first_line_was_cut_short_begins_anew(table, tmp_path):
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    climb(table, BOTS, 1, whole)
    cut.write_bytes(whole.read_bytes().split(b"\n")[0])
    climb(table, BOTS, 1, cut)
    assert cut.read_bytes() == whole.read_bytes()


def test_a_file_that_cannot_be_read_or_written_is_refused(table, tmp_path):
    with pytest.raises(ArgosyError, match=f"{tmp_path} cannot be read: Is a directory"):
        climb(table, BOTS, 1, tmp_path)
    with pytest.raises(ArgosyError, match=r"nowhere/duel\.jsonl cannot be written: No such file"):
        climb(table, BOTS, 1, tmp_path / "nowhere" / "duel.jsonl")


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        (("greedy",), "two bots or more"),
        (("greedy", "greedy"), "each named once"),
        (("greedy", "nobody"), "no bot 'nobody'"),
    ],
)
def test_bots_that_cannot_be_on_a_ladder(table, tmp_path, bots, said):
    with pytest.raises(ArgosyError, match=said):
        climb(table, bots, 1, tmp_path / "duel.jsonl")
    assert not list(tmp_path.iterdir())


def test_the_command_plays_shows_and_shows_again(tmp_path, capsys):
    file = tmp_path / "duel.jsonl"
    with pytest.raises(SystemExit) as ended:
        main(["ladder", *BOTS, "--game", "duel", "--deals", "1", "--file", str(file), "--processes", "1"])
    assert ended.value.code == 0
    first = capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["ladder", "--file", str(file)])
    again = capsys.readouterr().out
    assert "greedy" in first
    assert "1500" in first
    assert again == first


def test_lines_are_plain_json(table, tmp_path):
    file = tmp_path / "duel.jsonl"
    climb(table, BOTS, 1, file)
    assert (
        file.read_text()
        .splitlines()[1]
        .startswith('{"deal":{"first":"greedy","second":"random","number":0},"points":')
    )

"""Benchmark of bots: protocol, table, and the figures of docs/bots/benchmark.md."""

import re

import pytest

from argosy.cli import main
from argosy.lab.benchmark import GAMES, OPPONENTS, SEEDS, TABLES, BenchmarkRow, benchmark, markdown
from scripts.make_benchmark import BASELINES, PAGE, page


def test_a_bot_meets_every_opponent_but_itself_on_the_same_deals():
    rows = [*benchmark("greedy", "duel", opponents=("random", "greedy"), seeds=2, games=2)]
    assert [(row.opponent, row.games, len(row.shares)) for row in rows] == [("random", 4, 2)]
    (row,) = rows
    assert row.share == sum(row.shares) / 2
    assert row.low <= row.share <= row.high
    assert row.points > row.opponent_points


def test_a_row_stands_in_the_table():
    row = BenchmarkRow(
        bot="mine",
        game="duel",
        opponent="random",
        games=4,
        wins=3,
        shares=(1.0, 0.5),
        low=0.3,
        high=0.95,
        points=50,
        opponent_points=40.25,
        forfeits=0,
    )
    expected = "| duel | `mine` | `random` | 4 | 75.0% | 30.0% - 95.0% | 100%, 50% | 50.0 | 40.2 |"
    assert markdown([row]).splitlines()[2] == expected


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "name one"),
        (("nobody",), "there is no bot 'nobody'"),
    ],
)
def test_what_is_no_benchmark_is_refused(arguments, told):
    with pytest.raises(SystemExit) as end:
        main(["benchmark", *arguments])
    assert told in str(end.value.code)


def test_every_seat_is_had_equally_often():
    assert all(GAMES % table["players"] == 0 for table in TABLES.values())


def rows_of_page() -> list[list[str]]:
    found = re.findall(r"^\| (?:duel|wonders) \| .+ \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in found]


def test_the_page_is_that_of_the_protocol():
    text = PAGE.read_text(encoding="utf-8")
    assert text.startswith(page([], "").split("## Baselines")[0])
    pairs = [(row[0], row[1].strip("`"), row[2].strip("`")) for row in rows_of_page()]
    assert pairs == [
        (game, bot, opponent)
        for game in TABLES
        for bot in BASELINES
        for opponent in OPPONENTS
        if bot != opponent
    ]
    assert {row[3] for row in rows_of_page()} == {str(SEEDS * GAMES)}


@pytest.mark.whole
@pytest.mark.parametrize("game", TABLES)
def test_the_figures_of_the_page_come_again(game):
    rows = benchmark("greedy", game, opponents=("random",))
    (again,) = markdown([*rows]).splitlines()[2:]
    assert again in PAGE.read_text(encoding="utf-8")

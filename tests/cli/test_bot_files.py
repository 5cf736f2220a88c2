"""Files of `argosy simulate --bots`: choices, results, searches, teams, forfeits."""

import json
import re

import pytest
from pyarrow import parquet

import argosy
from argosy.cli import main
from argosy.cli.simulation.bot_games import CHOICE_COLUMNS, GAME_COLUMNS, SEARCH_COLUMNS, play_greedy
from argosy.cli.wonders.rows import TEAM
from argosy.lab.matches import match
from tests.cli.test_data_files import check_results, make
from tests.rulesets import EVERY_EXPANSION, name_of

TEAMS = {"game": "wonders", "players": 4, "edition": 2020, "expansions": ["armada"], "teams": True}
SEARCH = [column.name for column in SEARCH_COLUMNS]


@pytest.fixture
def simulated(tmp_path, capsys):
    """Runs `argosy simulate --bots` for a table and gives the rows of the file and what it says of itself."""

    def run(table: dict, bots: str, rows: str, games: int = 1, *more: str):
        file = tmp_path / f"{rows}{len([*tmp_path.iterdir()])}.parquet"
        said = [word for name in table.get("expansions", ()) for word in ("--expansion", name)]
        said += ["--teams"] if table.get("teams") else []
        for name in ("game", "players", "edition"):
            said += [f"--{name}", str(table[name])] if name in table else []
        said += ["--bots", bots, "--rows", rows, "--games", str(games), "--seed", "40", "--out", str(file)]
        with pytest.raises(SystemExit) as end:
            main(["simulate", *said, *(more or ("--processes", "1"))])
        assert not end.value.code, end.value.code
        capsys.readouterr()
        read = parquet.read_table(file)
        return read.to_pylist(), {key.decode(): value.decode() for key, value in read.schema.metadata.items()}

    return run


def check_again(table: dict, choices: list[dict], results: list[dict]) -> None:
    """Make the choices of a file again and compare every row of its games."""
    for number in sorted({row["game"] for row in choices}):
        rows = [row for row in choices if row["game"] == number]
        game = argosy.game_of(table, seed=rows[0]["seed"])
        for row in rows:
            assert row["text"] in [one.text for one in game.choices(row["seat"])]
            make(game, row)
        assert game.is_over
        check_results(game, [row for row in results if row["game"] == number], rows)


def test_choices_of_bots_lead_to_the_results_of_the_file(simulated):
    table = {"game": "duel"}
    choices, facts = simulated(table, "greedy,random", "choices", 2)
    results, _ = simulated(table, "greedy,random", "games", 2)
    check_again(table, choices, results)
    assert (facts["argosy.policy"], json.loads(facts["argosy.bots"])) == ("bots", ["greedy", "random"])
    assert [(row["seat"], row["bot"], row["entrant"]) for row in results] == [
        (0, "greedy", 0),
        (1, "random", 1),
        (0, "random", 1),
        (1, "greedy", 0),
    ]
    seats = {(row["game"], row["seat"]): (row["bot"], row["winner"]) for row in results}
    assert all(seats[row["game"], row["seat"]] == (row["bot"], row["winner"]) for row in choices)
    assert all(row["seconds"] > 0 for row in choices)
    assert all(row[name] is None for row in choices for name in SEARCH)


@pytest.mark.whole
@pytest.mark.parametrize("table", [*EVERY_EXPANSION, TEAMS], ids=name_of)
def test_choices_of_bots_lead_to_the_results_with_every_expansion(simulated, table):
    bots = "random,greedy" if table["game"] == "wonders" else "greedy,random"
    choices, _ = simulated(table, bots, "choices")
    check_again(table, choices, simulated(table, bots, "games")[0])


@pytest.mark.whole
def test_games_are_those_of_a_match(simulated):
    rows, _ = simulated({"players": 3, "edition": 2010}, "greedy,random", "games", 4)
    played = match(["greedy", "random"], 4, players=3, edition=2010, seed=40)
    for number, game in enumerate(played.games):
        found = sorted((row for row in rows if row["game"] == number), key=lambda row: row["entrant"])
        assert [row["total"] for row in found] == list(game.points)
        assert [row["rank"] for row in found] == list(game.ranks)
        assert [row["winner"] for row in found] == list(game.wins)


@pytest.mark.whole
@pytest.mark.parametrize("table", [{"game": "duel", "players": 2}, TEAMS, *EVERY_EXPANSION[:3]], ids=name_of)
def test_batches_of_greedy_play_the_games_of_a_match(table):
    played = [*play_greedy(3, table, 7, threads=2)]
    assert (
        tuple(one for some in played for one in some.results)
        == match(["greedy"] * table["players"], games=3, seed=7, **table).games
    )


@pytest.mark.whole
def test_searches_say_what_they_found(simulated):
    choices, _ = simulated({"game": "duel"}, "captain-1@30,greedy", "choices")
    searched = [row for row in choices if row["search_iterations"] is not None]
    assert searched
    assert {row["bot"] for row in searched} == {"captain-1@30"}
    assert all(row["choices"] == 1 for row in choices if row["entrant"] == 0 and row not in searched)
    for row in searched:
        assert row["search_iterations"] <= 30
        assert 0 <= row["search_value"] <= 1
        assert 0 < row["search_share"] <= 1
        assert row["search_best"] == row["search_value"]  # because captain-1 makes the most visited choice
        assert 1 <= row["search_tried"] <= row["choices"]


@pytest.mark.whole
def test_partners_stay_partners_and_win_together(simulated):
    rows, _ = simulated(TEAMS, "greedy,greedy,random,random", "games", 2)
    for number in range(2):
        seats = [row for row in rows if row["game"] == number]
        assert [row["team"] for row in seats] == [0, 0, 1, 1]
        assert [row["bot"] for row in seats] == (["greedy"] * 2 + ["random"] * 2)[:: 1 if number == 0 else -1]
        assert sorted((row["winner"], row["rank"]) for row in seats) == [(0, 2), (0, 2), (0.5, 1), (0.5, 1)]
        sums = [sum(row["total"] for row in seats if row["team"] == team) for team in (0, 1)]
        assert {row["team"] for row in seats if row["winner"]} == {sums.index(max(sums))}


@pytest.mark.whole
def test_a_bot_that_fails_forfeits_in_the_file_too(simulated, tmp_path, monkeypatch):
    (tmp_path / "failing.py").write_text(
        "class Bot:\n    def decide(self, view, choices, rng):\n        raise ValueError\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    choices, _ = simulated({"game": "duel"}, "failing:Bot,greedy", "choices")
    games, _ = simulated({"game": "duel"}, "failing:Bot,greedy", "games")
    assert {row["forfeited"] for row in choices if row["entrant"] == 0} == {True}
    assert {row["forfeited"] for row in choices if row["entrant"] == 1} == {False}
    assert [(row["forfeited"], row["rank"], row["winner"]) for row in games] == [(True, 2, 0), (False, 1, 1)]


@pytest.mark.whole
def test_any_number_of_processes_writes_the_same_games(simulated):
    one, _ = simulated({"game": "duel"}, "greedy,random", "choices", 11)
    two, _ = simulated({"game": "duel"}, "greedy,random", "choices", 11, "--processes", "2")
    assert [{**row, "seconds": 0} for row in one] == [{**row, "seconds": 0} for row in two]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--bots", "nobody,random"), "there is no bot 'nobody'"),
        (("--bots", "greedy", "--resume", "some.jsonl"), "leave --cluster and --resume out"),
        (("--bots", "greedy", "--threads", "2"), "say --processes"),
        (("--bots", ", ,"), "--bots names no bot"),
        (("--processes", "2"), "name them with --bots"),
        (("--bots", "greedy,greedy,greedy", "--game", "duel"), "do not fit at a table for 2"),
        (("--game", "duel", "--teams"), "leave --teams out"),
    ],
)
def test_what_bots_cannot_play_is_refused(arguments, told):
    with pytest.raises(SystemExit) as end:
        main(["simulate", "--games", "1", *arguments])
    assert told in str(end.value.code)


@pytest.mark.parametrize(
    ("title", "columns"),
    [
        ("Bots, in a row for each seat", GAME_COLUMNS),
        ("Bots, in a row for each choice", CHOICE_COLUMNS),
        ("Teams, in a row for each seat", (TEAM,)),
    ],
)
def test_the_page_describes_the_columns_of_bots(root, title, columns):
    section = (
        (root / "docs" / "bots" / "data-files.md").read_text().split(f"## {title}\n")[1].split("\n## ")[0]
    )
    described = re.findall(r"^\| `(\w+)` \| (\w+) \| (\w*) ?\| (.+) \|$", section, re.MULTILINE)
    assert described == [(one.name, one.kind, one.unit, one.meaning) for one in columns]

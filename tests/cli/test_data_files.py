"""Files of `argosy simulate --out`: fields, reproducibility, and no half-written files."""

import re
import sys
from importlib import import_module
from itertools import pairwise

import numpy as np
import pytest
from pyarrow import parquet

import argosy
from argosy.cli import main
from argosy.cli.simulate import simulation
from argosy.cli.simulation.columns import Column, Names
from argosy.cli.simulation.data_files import DataFile
from argosy.cli.simulation.game_files import MODULES
from argosy.errors import ArgosyError
from argosy.rules.wonders import terms
from tests.cli.final_state import state_of
from tests.rulesets import EVERY_EXPANSION, name_of

DUEL = {"game": "duel", "expansions": ["pantheon", "agora"]}
THREE = {"game": "wonders", "players": 3, "edition": 2010}


@pytest.fixture
def simulated(tmp_path, capsys):
    """Runs `argosy simulate` for a table and gives the path of the file."""

    def run(table: dict, rows: str, games: int, name: str = "games.parquet", threads: int = 1):
        with pytest.raises(SystemExit) as end:
            main([*arguments_of(table), *counts_of(rows, games, threads), "--out", str(tmp_path / name)])
        assert not end.value.code, end.value.code
        capsys.readouterr()
        return tmp_path / name

    return run


def arguments_of(table: dict) -> list[str]:
    """A table as arguments of the command."""
    said = ["simulate", *(word for expansion in table.get("expansions", ()) for word in ("--box", expansion))]
    return said + [
        word
        for name in ("game", "players", "edition")
        if name in table
        for word in (f"--{name}", str(table[name]))
    ]


def counts_of(rows: str, games: int, threads: int) -> list[str]:
    return ["--rows", rows, "--games", str(games), "--threads", str(threads), "--seed", "40"]


def ruleset_of(table: dict):
    module = simulation(table["game"])
    return module.ruleset(
        players=table.get("players"),
        edition=table.get("edition"),
        expansions=tuple(table.get("expansions", ())),
    )


@pytest.mark.sample(1)
@pytest.mark.parametrize("table", EVERY_EXPANSION, ids=name_of)
def test_whoever_makes_the_choices_of_a_file_again_comes_to_its_results(simulated, table):
    """Every column of choices is what the game says of that choice, and the rows of games are its score
    sheets.

    Of twelve games those are made again in which a column holds something for the first time, coins to an
    opponent, say.
    """
    choices = parquet.read_table(simulated(table, "choices", 12, "choices.parquet")).to_pylist()
    results = parquet.read_table(simulated(table, "games", 12)).to_pylist()
    telling = {next((row["game"] for row in choices if row[name]), 0) for name in choices[0]}
    for number in sorted(telling):
        rows = [row for row in choices if row["game"] == number]
        game = argosy.new_game(**table, seed=rows[0]["seed"])
        for row in rows:
            make(game, row)
        assert game.is_over
        check_results(game, [row for row in results if row["game"] == number], rows)


def make(game, row: dict) -> None:
    """Make the choice of a row, and see that the row tells the truth about it."""
    listed = [one for one in game.choices(row["seat"]) if one.city == row["city"]]
    (chosen,) = (one for one in listed if one.number == row["number"])
    duel = isinstance(game, argosy.DuelGame)
    assert (row["choices"], row["verb"], row["card"]) == (len(listed), chosen.verb, chosen.card)
    assert (row["thing"] or "") in chosen.text
    assert (
        row["thing"] == chosen.thing if duel else row["stage"] == (chosen.stage or 0) or chosen.stage is None
    )
    prices = ("bank", "opponent") if duel else ("left", "right", "far_left", "far_right", "bank")
    assert [row[f"price_{to}"] for to in prices] == [getattr(chosen.price, to) for to in prices]
    if (
        row["moment"] % 4 == 0 and row["city"] == row["seat"]
    ):  # because listing the compact space takes most of the time
        alike = game.compact_choices(row["seat"])[row["compact"]]
        assert alike.text.partition(" pay ")[0] == chosen.text.partition(" pay ")[0]
    state = game.state
    assert (row["moment"], row["age"], row["turn"]) == (int(state.moment), int(state.age), int(state.turn))
    assert row["asked"] == (game.asked if duel else terms.OWES[state.cities[row["city"]].owes])
    game.choose(row["seat"], chosen)


def check_results(game, rows: list[dict], choices: list[dict]) -> None:
    """The rows of a finished game against its score sheets."""
    sheets = [sheet for sheet in game.scores() if sheet.rank is not None]
    assert [row["seat"] for row in rows] == [sheet.seat for sheet in sheets]
    for row, sheet in zip(rows, sheets, strict=True):
        assert (row["total"], row["coins"], row["rank"]) == (sheet.total, sheet.coins, sheet.rank)
        assert {line.line: line.points for line in sheet.lines} == {
            name.removeprefix("points_"): points for name, points in row.items() if name.startswith("points_")
        }
        assert row["winner"] == (1 / len(game.winners) if sheet.seat in game.winners else 0)
        state = state_of(game, sheet.seat)
        assert {
            name: sorted(row[name]) if isinstance(row[name], list) else row[name] for name in state
        } == state
        assert row["moments"] == len({choice["moment"] for choice in choices})
        if isinstance(game, argosy.DuelGame):
            city = game.view(None).cities[sheet.seat]
            assert row["result"] == game.result
            assert sorted(row["wonders"]) == sorted(one.wonder for one in city.wonders if one.is_built)
            assert row["first"] == (choices[0]["seat"] == sheet.seat)
        else:
            assert (row["wonder"], row["side"]) == game.boards[sheet.seat]


@pytest.mark.parametrize("rows", ["games", "choices"])
@pytest.mark.parametrize("table", [THREE, DUEL], ids=name_of)
def test_the_same_arguments_write_the_same_bytes_with_any_number_of_threads(simulated, table, rows):
    one, three = (simulated(table, rows, 7, f"{threads}.parquet", threads) for threads in (1, 3))
    assert one.read_bytes() == three.read_bytes()


def test_choices_for_which_there_is_no_room_at_first_are_noted_all_the_same(simulated, monkeypatch):
    whole = simulated(DUEL, "choices", 3)
    monkeypatch.setattr("argosy.cli.simulation.choice_rows.ROWS_OF_A_SEAT", 1)
    assert simulated(DUEL, "choices", 3, "again.parquet").read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("rows", ["games", "choices"])
@pytest.mark.parametrize("table", [THREE, DUEL], ids=name_of)
def test_chunks_follow_each_other(simulated, monkeypatch, table, rows):
    whole = parquet.read_table(simulated(table, rows, 5))
    monkeypatch.setattr(import_module("argosy.cli.simulate"), "CHUNK", 2)
    monkeypatch.setattr(import_module("argosy.cli.simulate"), "CHUNK_OF_CHOICES", 2)
    file = parquet.ParquetFile(simulated(table, rows, 5, "again.parquet"))
    assert file.num_row_groups == 3
    assert file.read().to_pylist() == whole.to_pylist()


@pytest.mark.parametrize("table", [THREE, DUEL], ids=name_of)
def test_rows_are_the_same_without_a_compiler(simulated, monkeypatch, table):
    compiled = simulated(table, "choices", 1)
    monkeypatch.setenv("ARGOSY_BACKEND", "plain")
    assert simulated(table, "choices", 1, "plain.parquet").read_bytes() == compiled.read_bytes()


@pytest.mark.parametrize("rows", ["games", "choices"])
@pytest.mark.parametrize("table", EVERY_EXPANSION[1:], ids=name_of)
def test_every_column_holds_something(simulated, table, rows):
    """With all expansions, in some of 60 games: a column that is always empty or 0 would say nothing."""
    filled = parquet.read_table(simulated(table, rows, 60))
    empty = {name for name in filled.column_names if not any(filled[name].to_pylist())}
    assert empty <= {"project_rewards"}  # because seven players by chance hardly ever finish a project


def test_three_players_finish_projects_by_chance(simulated):
    filled = parquet.read_table(simulated({**THREE, "expansions": ["babel"]}, "games", 20))
    assert any(filled["project_rewards"].to_pylist())


def test_a_file_says_how_it_was_made(simulated):
    schema = parquet.read_schema(simulated(DUEL, "choices", 3))
    said = {key.decode(): value.decode() for key, value in schema.metadata.items()}
    assert said == {
        "argosy.version": argosy.__version__,
        "argosy.game": "duel",
        "argosy.ruleset": "duel-pantheon-agora",
        "argosy.fingerprint": ruleset_of(DUEL).fingerprint,
        "argosy.players": "2",
        "argosy.rows": "choices",
        "argosy.policy": "random",
        "argosy.games": "3",
        "argosy.first_seed": "40",
        "argosy.last_seed": "42",
    }


TABLES_OF_COLUMNS = {
    ("wonders", "games"): "7 Wonders, a row for each seat",
    ("wonders", "choices"): "7 Wonders, a row for each choice",
    ("duel", "games"): "Duel, a row for each seat",
    ("duel", "choices"): "Duel, a row for each choice",
}


@pytest.mark.parametrize(("game", "rows"), TABLES_OF_COLUMNS)
def test_the_page_describes_the_columns_as_files_do(root, simulated, game, rows):
    """Every column of every ruleset with its type, unit and meaning, in the page and in the schema of a
    file.
    """
    page = (root / "docs" / "bots" / "data-files.md").read_text()
    section = page.split(f"## {TABLES_OF_COLUMNS[game, rows]}\n")[1].split("\n## ")[0]
    described = re.findall(r"^\| `(\w+)` \| (\w+) \| (\w*) ?\| (.+) \|$", section, re.MULTILINE)
    columns: dict[str, Column] = {}
    for table in EVERY_EXPANSION:
        if table["game"] == game:
            ruleset = ruleset_of(table)
            columns |= {one.name: one for one in import_module(MODULES[game]).columns(ruleset, rows)}
            schema = parquet.read_schema(simulated(table, rows, 1, f"{name_of(table)}.parquet"))
            for field in schema:
                meta = {key: value.decode() for key, value in field.metadata.items()}
                column = columns[field.name]
                assert (meta[b"unit"], meta[b"description"]) == (column.unit, column.meaning)
    assert sorted(described) == sorted(
        (one.name, one.kind, one.unit, one.meaning) for one in columns.values()
    )


@pytest.fixture
def refused():
    """Runs a command and gives the line with which it was refused."""

    def run(*arguments: str) -> str:
        with pytest.raises(SystemExit) as end:
            main(arguments)
        assert isinstance(end.value.code, str), end.value.code
        assert "\n" not in end.value.code
        return end.value.code

    return run


def test_a_file_that_exists_stays_as_it_is(refused, tmp_path):
    file = tmp_path / "mine.parquet"
    file.write_text("years of work")
    assert f"{file} exists already" in refused("simulate", "--games", "1", "--out", str(file))
    assert file.read_text() == "years of work"


def test_rows_without_a_file_are_refused(refused):
    assert "name it with --out" in refused("simulate", "--games", "1", "--rows", "choices")


@pytest.mark.parametrize("more", [("--resume", "counted.jsonl"), ("--cluster", "local")])
def test_a_file_is_written_in_one_go_on_one_machine(refused, tmp_path, more):
    file = tmp_path / "games.parquet"
    assert "leave --cluster and --resume out" in refused(
        "simulate", "--games", "1", "--out", str(file), *more
    )
    assert not file.exists()


def test_a_file_in_a_folder_that_is_not_there_is_refused(refused, tmp_path):
    file = tmp_path / "nowhere" / "games.parquet"
    assert "there is no folder" in refused("simulate", "--games", "1", "--out", str(file))


def test_without_the_library_the_extra_is_named(refused, monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    told = refused("simulate", "--games", "1", "--out", str(tmp_path / "games.parquet"))
    assert "pip install 'argosy[study]'" in told


def test_a_file_that_is_not_whole_has_no_name(tmp_path):
    """Neither its own nor another one, whatever the command fails for."""
    path = tmp_path / "games.parquet"

    def fail() -> None:
        with DataFile(path, (Column("wonder", "name", "", "Board."),), {}) as file:
            file.write({"wonder": Names(np.array([0, -1]), ("gizah",))})
            assert [one.name for one in tmp_path.iterdir()] == ["games.parquet.part"]
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_somebody_else_has_written_meanwhile_is_kept(tmp_path):
    path = tmp_path / "games.parquet"

    def write() -> None:
        with DataFile(path, (Column("game", "int64", "", "Number."),), {}) as file:
            file.write({"game": np.arange(3)})
            path.write_text("theirs")

    with pytest.raises(ArgosyError, match="exists already"):
        write()
    assert path.read_text() == "theirs"
    assert [one.name for one in tmp_path.iterdir()] == ["games.parquet"]


def test_names_are_kept_once_and_none_is_none(tmp_path):
    path = tmp_path / "games.parquet"
    with DataFile(path, (Column("wonder", "name", "", "Board."),), {}) as file:
        file.write({"wonder": Names(np.array([1, -1, 0]), ("gizah", "rhodos"))})
    assert parquet.read_table(path)["wonder"].to_pylist() == ["rhodos", None, "gizah"]


def test_games_of_a_file_stand_in_order(simulated):
    games = parquet.read_table(simulated(THREE, "games", 9, threads=2))
    assert all(before <= after for before, after in pairwise(games["game"].to_pylist()))
    assert [
        seed - game for game, seed in zip(games["game"].to_pylist(), games["seed"].to_pylist(), strict=True)
    ] == [40] * 27

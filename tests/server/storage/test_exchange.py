"""Export and import of finished games as lines of JSON: equal replays, refusals of impossible lines."""

import asyncio
import contextlib
import json
import subprocess
import sys

import pytest
from sqlalchemy import text

import argosy
from argosy.cli import main
from argosy.server.database_url import parsed
from argosy.server.errors import StoreError
from argosy.server.http.app_state import DATABASE, AppState
from argosy.server.storage import exchange, stored_records
from argosy.server.storage.exchange import LARGEST_LINE, LARGEST_RECORD, read_games, write_games
from argosy.server.storage.rows import Entry
from argosy.server.tables.replay_cache import opened, recording
from tests.server.conftest import InProcessBots
from tests.server.helpers import append, finish

DUEL = {"game": "duel", "agora": "on", "opponent": "friend", "begins": "you"}


def url_of(folder):
    return parsed(f"sqlite:///{folder / DATABASE}")


def record_of(seed: int, choices: int = 3) -> str:
    game = argosy.new_game("duel", seed=seed)
    for _ in range(choices):
        game.choose(game.owing[0], game.choices(game.owing[0])[0])
    return game.record()


def line(record: str, **more: str) -> str:
    return json.dumps({"record": record} | more) + "\n"


@contextlib.asynccontextmanager
async def server_on(folder):
    app_state = AppState(folder, bots=InProcessBots())
    async with app_state.open():
        yield app_state


async def finished_duel(app_state, person) -> str:
    cleo, dan = person("Cleo"), person("Dan")
    table = await cleo.new_table(**DUEL)
    await dan.sit(table)
    await cleo.post(f"/t/{table}/start")
    await finish(app_state, table)
    return table


async def test_games_come_out_of_a_running_server_and_are_the_same_replays_elsewhere(
    app_state, person, game_of_two, tmp_path
):
    ada, _, wonders = game_of_two
    await finish(app_state, wonders)
    duel = await finished_duel(app_state, person)
    running = await person("Eve").new_table(
        players="3", **{"seat-0": "you", "seat-1": "bot:random", "seat-2": "bot:random"}
    )
    file = tmp_path / "games.jsonl"
    assert await write_games(app_state.store.url, file) == (2, ())
    assert file.stat().st_mode & 0o777 == 0o600
    text = file.read_text()
    guests = {
        seat.guest for name in (wonders, duel, running) for seat in (await app_state.store.table(name)).seats
    }
    assert not any(guest in text for guest in guests - {None})
    assert [json.loads(one)["game"] for one in text.splitlines()] == ["wonders", "duel"]

    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    done = await read_games(file, url_of(elsewhere))
    assert (done.new, done.faults) == (2, ())
    async with server_on(elsewhere) as other:
        for table, record in zip((wonders, duel), done.records, strict=True):
            found = (await app_state.tables.get(table)).playing
            again = recording(opened(await other.store.record(record)))
            assert again.reveals == tuple(found.reveals)
            assert again.history == tuple(found.history)
    # The same address that somebody gets who opens the record in the browser.
    record = (await ada.get(f"/t/{wonders}/record")).text
    assert (await ada.post("/records", data={"record": record})).headers[
        "location"
    ] == f"/r/{done.records[0]}"
    assert await read_games(file, url_of(elsewhere)) == (done.records, 0, ())


async def test_a_game_that_cannot_be_read_is_named_and_the_others_are_written(
    app_state, person, game_of_two, tmp_path
):
    await finish(app_state, game_of_two[2])
    duel = await finished_duel(app_state, person)
    log = await app_state.store.entries(duel)
    await append(app_state.store, duel, Entry(seq=len(log), kind="choose", seat=0, text="moon"), "over")
    done = await write_games(app_state.store.url, tmp_path / "games.jsonl")
    sentence = f"This game cannot be replayed with these rules: line {len(log)} of its log does not fit."
    assert done == (1, ((duel, f"{sentence} Its log is in the file in place of a record."),))
    _, whole = (json.loads(one) for one in (tmp_path / "games.jsonl").read_text().splitlines())
    assert whole["log"][-2:] == [["choose", log[-1].seat, log[-1].text], ["choose", 0, "moon"]]


async def test_a_game_that_does_not_replay_here_is_taken_by_a_version_where_it_does(
    app_state, person, tmp_path
):
    """Its page leads to its log, which the command takes, too.

    A choice that there is not stands for rules that have moved.
    """
    ada, table = person("Ada"), await finished_duel(app_state, person)
    record = (await ada.get(f"/t/{table}/record")).text
    log = await app_state.store.entries(table)
    await app_state.tables.forget(table)
    moved = "UPDATE entries SET text = 'build moon' WHERE game = :game AND seq = 9"
    await app_state.store.database.write(lambda connection: connection.execute(text(moved), {"game": table}))
    page = await ada.get(f"/t/{table}")
    assert page.status_code == 409
    assert "line 9 of its log" in page.text
    assert f'href="/t/{table}/record"' in page.text
    given = await ada.get(f"/t/{table}/record")
    assert given.headers["content-disposition"] == f'attachment; filename="argosy-{table}.jsonl"'
    exported = tmp_path / "games.jsonl"
    await write_games(app_state.store.url, exported)
    assert exported.read_text() == given.text

    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    done = await read_games(exported, url_of(elsewhere))
    assert done.faults == (
        (1, "This game cannot be replayed with these rules: line 9 of its log does not fit."),
    )
    exported.write_text(given.text.replace("build moon", log[9].text))
    done = await read_games(exported, url_of(elsewhere))
    assert (done.new, done.faults) == (1, ())
    async with server_on(elsewhere) as other:
        assert await other.store.record(done.records[0]) == record


@pytest.mark.parametrize(
    ("log", "fault"),
    [
        ([["choose", 0, "sell loom"]], "the first line of the log is no deal"),
        ([["deal", None, '{"request": {"players": 99}, "seed": 1}']], "line 0 of its log does not fit"),
        (
            [["deal", None, json.dumps({"request": {"position": "[" * 9000}, "seed": 1})]],
            "brackets more than 24 deep",
        ),
        ([["deal", None, "[" * 50_000]], "the first line of the log is no deal"),
        ([["dance", 0, ""]], "Invalid enum value 'dance'"),
    ],
    ids=("no deal", "no game", "deep", "deeper", "no kind"),
)
@pytest.mark.sample(99)
async def test_a_log_from_anywhere_that_is_none_is_named(tmp_path, log, fault):
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps({"log": log}) + "\n")
    ((number, said),) = (await read_games(file, url_of(tmp_path))).faults
    assert number == 1
    assert fault in said
    assert len(said) < 300


async def test_wrong_lines_are_named_and_the_others_are_kept(tmp_path):
    bad = {
        2: ("a letter to a friend\n", "the line is no JSON"),
        3: ("[1, 2]\n", "the line is no game: Expected `object`, got `array`; right is"),
        4: ('{"record": 3}\n', "the line is no game: Expected `str`, got `int` - at `$.record`"),
        5: (line("a letter"), "a record begins with the line"),
        7: (line(record_of(1) + "9  0 pick sphinx\n"), "is choice 9"),
        8: ("[" * LARGEST_LINE * 3 + "\n", f"the line has more than {LARGEST_LINE} bytes"),
        9: (
            line("a" * (LARGEST_RECORD + 1)),
            f"the record has {LARGEST_RECORD + 1} letters; at most {LARGEST_RECORD}",
        ),
        10: (line("argosy record 1\n\x00"), "NUL or half of a letter"),
        11: (line(" \n "), "the record is empty"),
        12: ("[" * 50_000 + "\n", "the line is no"),
        13: (line("argosy record 1\n" + "[" * 30_000), "brackets 30000 deep"),
    }
    good = {1: line(record_of(1)), 6: "\n", 14: line(record_of(2)), 15: line(record_of(1))}
    file = tmp_path / "games.jsonl"
    every = good | {number: text for number, (text, _) in bad.items()}
    file.write_text("".join(every[number] for number in sorted(every)).rstrip("\n"))
    done = await read_games(file, url_of(tmp_path))
    assert (len(done.records), done.new) == (2, 2)
    assert [number for number, _ in done.faults] == sorted(bad)
    for number, fault in done.faults:
        assert bad[number][1] in fault
        assert len(fault) < 300


async def test_nothing_has_to_go_for_games_from_elsewhere(tmp_path, monkeypatch):
    monkeypatch.setattr(stored_records, "IN_ALL", 3)
    monkeypatch.setattr(exchange, "IN_ALL", 3)
    monkeypatch.setattr(exchange, "TOGETHER", 2)
    async with server_on(tmp_path) as app_state:
        await app_state.store.add_record("mine", "ada", record_of(9))
    file = tmp_path / "games.jsonl"
    file.write_text("".join(line(record_of(seed)) for seed in (1, 2, 3, 1, 4)))
    done = await read_games(file, url_of(tmp_path))
    assert (len(done.records), done.new) == (2, 2)
    assert done.faults == (
        (3, "there is no room: 3 records are kept at most"),
        (5, "there is no room: 3 records are kept at most"),
    )
    async with server_on(tmp_path) as app_state:
        assert await app_state.store.record("mine") == record_of(9)


@pytest.mark.sqlite_only
async def test_what_cannot_be_done_is_one_line(app_state, tmp_path):
    file = tmp_path / "games.jsonl"
    with pytest.raises(StoreError, match=r"games\.jsonl cannot be read: No such file"):
        await read_games(file, url_of(tmp_path / "nowhere"))
    with pytest.raises(StoreError, match="there is no database"):
        await write_games(url_of(tmp_path / "nowhere"), file)
    with pytest.raises(StoreError, match="cannot be written: No such file"):
        await write_games(url_of(tmp_path), tmp_path / "nowhere" / "games.jsonl")
    file.touch()
    with pytest.raises(StoreError, match="another Argosy uses the database"):
        await read_games(file, url_of(tmp_path))
    with pytest.raises(StoreError, match="an export replaces no file"):
        await write_games(url_of(tmp_path), file)


def test_the_commands_say_what_they_have_done(tmp_path, capsys):
    file = tmp_path / "games.jsonl"
    file.write_text(line(record_of(1)) + "a letter\n")
    folder = tmp_path / "a" / "b"
    with pytest.raises(SystemExit) as end:
        main(["import", str(file), "--data-dir", str(folder)])
    assert end.value.code == 1
    said = capsys.readouterr()
    (address,) = said.out.split()
    assert address.startswith("/r/")
    assert "games.jsonl, line 2: the line is no JSON" in said.err
    assert "New games: 1. There already: 0. Lines left out: 1." in said.err
    export = [sys.executable, "-m", "argosy", "export", tmp_path / "out.jsonl", "--data-dir", folder]
    done = subprocess.run(export, capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("", f"Games in {tmp_path / 'out.jsonl'}: 0.\n")

    async def kept() -> str | None:
        async with server_on(folder) as app_state:
            return await app_state.store.record(address.removeprefix("/r/"))

    assert asyncio.run(kept()) == record_of(1)

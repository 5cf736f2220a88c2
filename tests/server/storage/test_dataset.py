"""`argosy dataset`: finished games of a server as data files without names."""

import re

import pytest
from pyarrow import parquet

import argosy
from argosy.cli.exchange import write_dataset
from argosy.cli.simulation.server_games import CHOICE_COLUMNS, PLAYER_COLUMNS
from argosy.server.errors import StoreError
from argosy.server.settings import HOME_SETTINGS, Settings, load
from argosy.server.tables.shared_games import GONE, check_shared, pseudonym_of, secret_of
from tests.cli.test_data_files import check_results, make
from tests.server.helpers import finish

SECRET = b"s" * 32


@pytest.mark.whole
async def test_games_of_people_come_out_as_columns_without_names(app_state, game_of_two, tmp_path):
    _, _, table = game_of_two
    await finish(app_state, table)
    folder = tmp_path / "shared"
    ((name, count),) = (await write_dataset(app_state.store.url, SECRET, folder)).items()
    assert count == 1
    assert sorted(path.name for path in folder.iterdir()) == [
        f"{name}-choices.parquet",
        f"{name}-games.parquet",
    ]
    games, choices = (parquet.read_table(folder / f"{name}-{rows}.parquet") for rows in ("games", "choices"))
    results, rows = games.to_pylist(), choices.to_pylist()

    row = await app_state.store.table(table)
    playing = (await app_state.tables.get(table)).playing
    request = playing.deal.request
    boards = [f"{wonder}:{side}" for wonder, side in playing.game.boards]
    game = argosy.new_game(
        players=request.players, edition=request.edition, seed=playing.deal.seed, wonders=boards
    )
    for one in rows:
        make(game, one)
    check_results(game, results, rows)
    assert game.record() == playing.game.record()

    people = {seat.seat: seat.guest for seat in row.seats if seat.kind != "bot"}
    for one in [*results, *rows]:
        guest = people.get(one["seat"])
        assert one["person"] == (guest is not None)
        assert one["player"] == (pseudonym_of(guest, SECRET) if guest else row.seats[0].bot or one["player"])
    said = b"".join(path.read_bytes() for path in folder.iterdir())
    for seat in row.seats:
        assert seat.kind == "bot" or (seat.guest.encode() not in said and seat.name.encode() not in said)


def test_pseudonyms_are_stable_and_need_the_secret():
    one = pseudonym_of("guest", SECRET)
    assert one == pseudonym_of("guest", SECRET)
    assert re.fullmatch("p[0-9a-f]{12}", one)
    assert one not in {pseudonym_of("guest", b"t" * 32), pseudonym_of("other", SECRET)}
    assert pseudonym_of(None, SECRET) == GONE


def test_a_host_who_has_not_said_so_shares_nothing(tmp_path):
    with pytest.raises(StoreError, match="share_games = true"):
        check_shared(HOME_SETTINGS)
    (tmp_path / "argosy.toml").write_text("[server]\nshare_games = true\n")
    check_shared(load(data_dir=tmp_path, environment={}))


def test_the_secret_must_be_there_and_none_is_made(tmp_path):
    with pytest.raises(StoreError, match="there is no secret"):
        secret_of(Settings(), tmp_path)
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "secret.key").write_text(SECRET.hex())
    assert secret_of(Settings(), tmp_path) == SECRET


@pytest.mark.parametrize(("rows", "columns"), [("seat", PLAYER_COLUMNS), ("choice", CHOICE_COLUMNS)])
def test_the_page_describes_the_columns_of_players(root, rows, columns):
    page = (root / "docs" / "bots" / "data-files.md").read_text()
    section = page.split(f"## Players of a server, in a row for each {rows}\n")[1].split("\n## ")[0]
    described = re.findall(r"^\| `(\w+)` \| (\w+) \| (\w*) ?\| (.+) \|$", section, re.MULTILINE)
    assert described == [(one.name, one.kind, one.unit, one.meaning) for one in columns]

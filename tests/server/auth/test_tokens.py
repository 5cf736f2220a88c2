"""API tokens: made and revoked on a page, stored as hashes, limited to their scopes."""

import asyncio
import re
import sqlite3
from typing import get_args

import httpx
import pytest
from sqlalchemy import select

from argosy.cli import main
from argosy.cli.token import Scope
from argosy.server.auth import tokens
from argosy.server.http.app_state import DATABASE
from argosy.server.storage.schema import tokens as stored
from tests.server.conftest import BASE, app_of

TOKEN = re.compile(r"arg_[A-Za-z0-9_-]{32}")
ALL = dict.fromkeys(tokens.SCOPES, "on")


async def made(person, **form: str) -> str:
    """A token from the page."""
    answer = await person.post("/tokens", data={"name": "my bot"} | form)
    assert answer.status_code == 200, answer.text
    return TOKEN.search(answer.text)[0]


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


@pytest.fixture
async def program(app_state):
    """A program without cookies, which says nothing of where it comes from."""
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app=app_of(app_state)), base_url=BASE
    ) as client:
        yield client


async def test_a_token_is_shown_once_and_kept_as_a_hash(person, app_state):
    ada = person("Ada")
    token = await made(ada, **ALL)
    page = (await ada.get("/tokens")).text
    assert token not in page
    assert "my bot" in page
    rows = await app_state.store.database.read(lambda connection: connection.execute(select(stored)).all())
    assert [row.hash for row in rows] == [tokens.digest_of(token)]
    assert token.removeprefix("arg_") not in repr(rows)


def test_the_command_knows_every_scope():
    assert get_args(Scope) == tokens.SCOPES


async def test_a_host_makes_a_token_for_a_script_beside_the_server(app_state, program, capsys):
    url = app_state.store.url.render_as_string(hide_password=False)
    command = ("token", "Triton", "--scope", "bot:play", "--database", url)
    with pytest.raises(SystemExit) as end:
        await asyncio.to_thread(main, command)
    assert end.value.code == 0
    token = capsys.readouterr().out.strip()
    assert TOKEN.fullmatch(token)
    account = (await program.get("/api/account", headers=bearer(token))).json()
    assert (account["name"], account["is_bot"]) == ("Triton", False)
    refused = await program.get("/api/challenge", headers=bearer(token))
    assert (refused.status_code, refused.json()["code"]) == (403, "missing_scope")


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Triton", "argosy: there is no database .*: start the server once"),
        ("\u200b", "argosy: A name needs"),
    ],
)
def test_a_token_that_cannot_be_made_is_refused_in_a_line(tmp_path, name, line):
    if not name.isalpha():
        sqlite3.connect(tmp_path / DATABASE).close()
    with pytest.raises(SystemExit, match=line):
        main(("token", name, "--scope", "bot:play", "--data-dir", str(tmp_path)))
    assert name != "Triton" or list(tmp_path.iterdir()) == []


def test_a_database_of_something_else_gets_no_token(tmp_path):
    sqlite3.connect(tmp_path / DATABASE).close()
    with pytest.raises(SystemExit, match="argosy: the database has no games of Argosy"):
        main(("token", "Triton", "--scope", "bot:play", "--data-dir", str(tmp_path)))


async def test_a_request_with_a_token_is_that_of_its_guest(game_of_two, program):
    ada, _, table = game_of_two
    token = await made(ada, **{"bot:play": "on"})
    answer = await program.get(f"/api/tables/{table}", headers=bearer(token))
    assert answer.status_code == 200
    assert answer.json()["seat"] == 0
    assert "set-cookie" not in answer.headers
    chosen = {"choice": answer.json()["choices"][0]["text"], "moment": 1}
    foreign = bearer(token) | {"origin": "https://elsewhere.test"}
    assert (
        await program.post(f"/api/tables/{table}/choose", json=chosen, headers=foreign)
    ).status_code == 200


@pytest.mark.parametrize("shown", ["arg_" + "x" * 32, "arg_short", "", "\u00fc" * 36], ids=repr)
async def test_a_token_that_there_is_not_is_refused(game_of_two, program, shown):
    *_, table = game_of_two
    headers = {"authorization": f"Bearer {shown}".encode()}
    answer = await program.get(f"/api/tables/{table}", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (401, "bad_token")
    assert answer.headers["www-authenticate"] == "Bearer"


async def test_a_revoked_token_opens_nothing(game_of_two, program):
    ada, ben, table = game_of_two
    token = await made(ada, **ALL)
    identity = re.search(r"/tokens/(\w+)/revoke", (await ada.get("/tokens")).text)[1]
    assert (await ben.post(f"/tokens/{identity}/revoke")).status_code == 404
    assert (await program.get(f"/api/tables/{table}", headers=bearer(token))).status_code == 200
    assert (await ada.post(f"/tokens/{identity}/revoke")).status_code == 303
    assert (await program.get(f"/api/tables/{table}", headers=bearer(token))).status_code == 401


async def test_a_missing_scope_is_named(game_of_two, program):
    ada, _, table = game_of_two
    token = await made(ada, **{"challenge:read": "on"})
    answer = await program.get(f"/api/tables/{table}", headers=bearer(token))
    assert (answer.status_code, answer.json()["code"]) == (403, "missing_scope")
    assert "bot:play" in answer.json()["detail"]


async def test_a_token_opens_no_page(person, program):
    token = await made(person("Ada"), **ALL)
    for answer in (
        await program.get("/tokens", headers=bearer(token)),
        await program.post("/tokens", data={"name": "more", **ALL}, headers=bearer(token)),
        await program.post("/tables", data={}, headers=bearer(token)),
    ):
        assert answer.status_code == 403


async def test_what_cannot_be_a_token_is_not_made(person, app_state):
    ada = person("Ada")
    for form in ({"name": "bot"}, {"name": " ", **ALL}):
        answer = await ada.post("/tokens", data=form)
        assert answer.status_code == 400
        assert 'role="alert"' in answer.text
    for _ in range(tokens.MOST):
        await made(ada, **ALL)
    assert (await ada.post("/tokens", data={"name": "bot", **ALL})).status_code == 429
    assert await made(person("Ben"), **ALL)
    count = await app_state.store.database.read(
        lambda connection: len(connection.execute(select(stored)).all())
    )
    assert count == tokens.MOST + 1


async def test_the_last_use_is_shown(game_of_two, program):
    ada, _, table = game_of_two
    token = await made(ada, **ALL)
    assert "never used" in (await ada.get("/tokens")).text
    await program.get(f"/api/tables/{table}", headers=bearer(token))
    assert "used last on 20" in (await ada.get("/tokens")).text


async def test_the_log_names_no_token(person, program, logs):
    token = await made(person("Ada"), **ALL)
    await program.get("/api/tables/nothing", headers=bearer(token))
    await program.get("/", headers=bearer(token))
    assert token not in repr(logs)

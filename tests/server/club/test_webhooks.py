"""Webhooks to chats, received by a server of this machine."""

import asyncio
import json
import time

import pytest

from argosy.server.auth import ids
from argosy.server.club import club_extra, stored_hooks
from argosy.server.club.call_chore import MOST_OF_TARGET
from argosy.server.club.stored_calls import PAUSE, WAIT
from argosy.server.storage import schema
from tests.server.club.receiver import receiving
from tests.server.club.test_push import begun, look
from tests.server.helpers import finish, until
from tests.web.html_reader import Reading

DUEL = {"game": "duel", "begins": "you", "opponent": "friend"}


@pytest.fixture
async def chat(app_state):
    """A chat, to which this server may send although it is in this machine."""
    app_state.outgoing.is_strict = False
    async with receiving() as receiver:
        receiver.status = 204
        yield receiver


async def add(somebody, address: str, **form: str):
    return await somebody.post("/hooks", data={"address": address} | form)


def told(chat) -> list[dict]:
    return [json.loads(one.body) for one in chat.received]


async def test_a_person_is_told_that_it_is_their_turn(app_state, person, chat):
    ada, ben = person("Ada"), person("Ben")
    assert (await add(ada, chat.url + "/ada")).headers["location"] == "/hooks"
    table = await begun(app_state, ada, ben)
    await look(app_state, 0)
    await look(app_state, WAIT + 1)
    url = f"http://argosy.test/t/{table}"
    text = f"7 Wonders: waiting for Ada. {url}"
    assert told(chat) == [
        {"content": text, "text": text, "allowed_mentions": {"parse": []}}
        | {"table": table, "url": url, "game": "wonders", "event": "turn"}
    ]
    assert chat.received[0].path == "/ada"
    assert chat.received[0].headers["content-type"] == "application/json"
    await look(app_state, 900)
    assert len(chat.received) == 1


async def test_a_table_names_everybody_whom_it_waits_for(app_state, person, chat):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(players="3", **{"seat-0": "you", "seat-1": "friend", "seat-2": "bot:random"})
    assert (await add(ada, chat.url, table=table)).status_code == 303
    await ben.sit(table)
    await ada.post(f"/t/{table}/start")
    await look(app_state, 0)
    await look(app_state, WAIT + 1)
    assert [one["text"].partition(". ")[0] for one in told(chat)] == ["7 Wonders: waiting for Ada and Ben"]


async def test_the_end_is_told_with_whoever_has_won_and_not_before_a_minute_has_passed(
    app_state, person, chat
):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(**DUEL)
    await add(ada, chat.url, table=table)
    await ben.sit(table)
    await ada.post(f"/t/{table}/start")
    await look(app_state, 0)
    await look(app_state, WAIT + 1)
    found = await finish(app_state, table)
    await look(app_state, 2 * WAIT)
    assert [one["event"] for one in told(chat)] == ["turn"]
    await look(app_state, PAUSE + 2 * WAIT)
    assert [one["event"] for one in told(chat)] == ["turn", "over"]
    winners = [seat.name for seat in found.row.seats if found.row.standing.ranks[seat.seat] == 1]
    assert f"First: {' and '.join(winners)}." in told(chat)[1]["text"]
    assert chat.url not in (await ada.get("/hooks")).text, "it has nothing more to tell"


async def test_names_call_nobody_and_lead_nowhere(app_state, person, chat):
    ada, ben = person("<!channel> [x](http://y)"), person("Ben")
    await ada.post("/settings", data={"name": ada.name, "switches": ""})
    await add(ada, chat.url)
    await begun(app_state, ada, ben)
    await look(app_state, 0)
    await look(app_state, WAIT + 1)
    (one,) = told(chat)
    assert "&lt;!channel&gt;" in one["text"]
    assert "\\<!channel\\> \\[x\\]\\(http\\:" in one["content"]


async def test_ten_failures_in_a_row_switch_it_off_until_its_owner_switches_it_on(app_state, person, chat):
    ada = person("Ada")
    await add(ada, chat.url)
    table = await ada.new_table(**DUEL)
    host = (await app_state.store.table(table)).host
    (hook,) = await app_state.store.database.read(lambda connection: stored_hooks.of_guest(connection, host))
    chat.status = 500
    for _ in range(stored_hooks.MOST_FAILURES - 1):
        await app_state.hooks.call(hook.id, table, "1.1")
    page = (await ada.get("/hooks")).text
    assert "The last time it failed: HTTP 500." in page
    chat.status = 200
    await app_state.hooks.call(hook.id, table, "1.1")
    assert "HTTP 500" not in (await ada.get("/hooks")).text, "one success, and all is forgotten"
    chat.status = 302
    for _ in range(stored_hooks.MOST_FAILURES):
        await app_state.hooks.call(hook.id, table, "1.1")
    page = (await ada.get("/hooks")).text
    assert not Reading(page).faults
    assert "Switched off after ten failures in a row. The last one: HTTP 302." in page
    ben, sent = person("Ben"), len(chat.received)
    await begun(app_state, ada, ben)
    await look(app_state, 0)
    await look(app_state, WAIT + 1)
    assert len(chat.received) == sent
    await ben.post(f"/hooks/{hook.id}/on")
    assert "Switched off" in (await ada.get("/hooks")).text, "it is not his"
    await ada.post(f"/hooks/{hook.id}/on")
    assert "Switched off" not in (await ada.get("/hooks")).text


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("http://chat.example/1", "begin with https"),
        ("https://localhost/1", "public address"),
        ("https://192.168.0.1/1", "public address"),
        ("https://[::1]/1", "public address"),
        ("chat", "begin with https"),
        ("", "begin with https"),
    ],
)
async def test_an_address_that_nothing_is_sent_to_is_refused_on_the_page(person, address, reason):
    answer = await add(person("Ada"), address)
    assert answer.status_code == 400
    assert not Reading(answer.text).faults
    assert reason in answer.text
    assert f'value="{address}"' in answer.text, "so that it can be mended"


async def test_five_of_a_guest_and_each_goes_when_its_owner_says_so(app_state, person, chat):
    ada, ben = person("Ada"), person("Ben")
    for number in range(stored_hooks.MOST):
        assert (await add(ada, f"{chat.url}/{number}")).status_code == 303
    answer = await add(ada, chat.url)
    assert answer.status_code == 429
    assert "remove one of them first" in answer.text
    assert (await add(ben, chat.url)).status_code == 303
    assert (await ada.post("/hooks/a%00b/remove")).status_code == 404
    hooks = await app_state.store.database.read(
        lambda connection: connection.execute(schema.hooks.select()).all()
    )
    theirs = next(one for one in hooks if one.address == f"{chat.url}/0")
    await ben.post(f"/hooks/{theirs.id}/remove")
    assert f"{chat.url}/0<" in (await ada.get("/hooks")).text
    await ada.post(f"/hooks/{theirs.id}/remove")
    assert f"{chat.url}/0<" not in (await ada.get("/hooks")).text


async def test_only_the_host_gives_a_table_one_and_only_while_it_is_played(app_state, person, chat):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(**DUEL)
    assert (await add(ben, chat.url, table=table)).status_code == 403
    assert (await add(ada, chat.url, table=ids.table_id())).status_code == 404
    assert (await add(ada, chat.url, table="../x")).status_code == 404
    await ben.sit(table)
    await ada.post(f"/t/{table}/start")
    await finish(app_state, table)
    assert (await add(ada, chat.url, table=table)).status_code == 409


async def test_who_is_no_longer_the_host_hears_no_more_of_the_table(app_state, person, chat):
    ada, ben, cleo = person("Ada"), person("Ben"), person("Cleo")
    table = await ada.new_table(players="3", **{"seat-0": "you", "seat-1": "friend", "seat-2": "friend"})
    await add(ada, chat.url, table=table)
    await ben.sit(table)
    await cleo.sit(table)
    await ada.post(f"/t/{table}/start")
    await ada.post(f"/t/{table}/leave")
    found = await app_state.tables.get(table)
    await until(lambda: found.is_quiet)
    await look(app_state, 0)
    await look(app_state, WAIT + 1)
    assert chat.received == []


async def test_without_the_library_the_page_says_what_brings_it(person, monkeypatch):
    monkeypatch.setattr(club_extra, "has", lambda library: False)
    assert "pip install &#39;argosy[club]&#39;" in (await person("Ada").get("/hooks")).text
    assert (await add(person("Ada"), "https://8.8.8.8/")).status_code == 400


async def test_a_table_that_is_taken_away_leaves_room_for_another_webhook(person, chat):
    ada = person("Ada")
    for _ in range(stored_hooks.MOST):
        table = await ada.new_table(**DUEL)
        assert (await add(ada, chat.url, table=table)).status_code == 303
        await ada.post(f"/t/{table}/delete")
    assert (await add(ada, chat.url)).status_code == 303


async def make_calls(app_state, count: int) -> None:
    """Let the chore make so many calls that do not end; its own looks may come between."""
    for _ in range(50):
        await app_state.caller.look(time.time())
        await app_state.caller.look(time.time() + WAIT + 1)
        if len(app_state.caller.on_the_way) >= count:
            break
    assert len(app_state.caller.on_the_way) == count


async def test_a_webhook_that_answers_slowly_leaves_room_for_others(app_state, person, chat, monkeypatch):
    ada, ben, eve, released, called = person("Ada"), person("Ben"), person("Eve"), asyncio.Event(), []

    async def call(hook, table, turn):
        called.append(hook)
        await released.wait()

    monkeypatch.setattr(app_state.hooks, "call", call)
    await add(eve, chat.url)
    for _ in range(MOST_OF_TARGET + 2):
        await begun(app_state, eve, ben)
    await make_calls(app_state, MOST_OF_TARGET)
    await add(ada, chat.url)
    await begun(app_state, ada, ben)
    await make_calls(app_state, MOST_OF_TARGET + 1)
    released.set()
    await until(lambda: not app_state.caller.on_the_way)
    await look(app_state, WAIT + 1)
    assert len(called) == MOST_OF_TARGET + 3

"""Acts of operators: what each does to guests, running games, tournaments, ratings and pages."""

import asyncio
import json
import time

import pytest
from sqlalchemy import select

from argosy.server.errors import Refused
from argosy.server.http.app_state import AppState
from argosy.server.moderation import acts, commands, console, erasure, guest_data, stored_reports
from argosy.server.moderation.acts import FOREVER, Act
from argosy.server.moderation.stored_reports import Report
from argosy.server.storage import schema
from argosy.server.storage.rows import Guest
from argosy.server.tables import autoplay
from tests.server.club.test_ratings import register
from tests.server.conftest import Person
from tests.server.helpers import finish
from tests.server.moderation.people import guest_id, rows

CLOCKED_DUEL = {"game": "duel", "begins": "you", "opponent": "friend", "clock": "60"}
HOUR = 3600


@pytest.fixture
async def duel(person) -> tuple[Person, Person, str]:
    """Ada, Ben, and the rated Duel that they play."""
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(**CLOCKED_DUEL)
    await ben.sit(table)
    await ada.post(f"/t/{table}/start")
    return ada, ben, table


async def ban(app_state: AppState, guest: str, length: float = HOUR, reason: str = "spam") -> None:
    await app_state.moderator.do(Act(kind="ban", target=guest, until=time.time() + length, text=reason))


async def test_a_banned_guest_may_do_nothing_and_reads_why_and_until_when(app_state, duel):
    _, ben, table = duel
    await ban(app_state, await guest_id(app_state, "Ben"))
    for answer in (await ben.get("/"), await ben.get(f"/t/{table}"), await ben.post("/tables", data={})):
        assert answer.status_code == 403
        assert "spam" in answer.text
        assert "until 20" in answer.text
    assert (await ben.get("/account/data")).status_code == 200
    assert (await ben.get("/privacy")).status_code == 200


async def test_who_is_banned_has_lost_the_rated_game_and_a_bot_plays_it_to_the_end(
    app_state, duel, monkeypatch
):
    monkeypatch.setattr(autoplay, "TIME_TO_UNDO", 0.0)
    _, _, table = duel
    ben_id = await guest_id(app_state, "Ben")
    await register(app_state, table)
    await ban(app_state, ben_id)
    found = await app_state.tables.get(table)
    assert [seat.kind for seat in found.row.seats] == ["human", "bot"]
    await finish(app_state, table)
    await app_state.ratings.rate_all()
    rated = await rows(app_state, select(schema.ratings))
    assert {row.party for row in rated} == {f"guest:{await guest_id(app_state, 'Ada')}", f"guest:{ben_id}"}
    assert max(rated, key=lambda row: row.mu).party != f"guest:{ben_id}"


async def test_a_ban_opens_the_seat_of_a_waiting_table_and_passes_the_host_on(app_state, person):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(players="3", **{"seat-0": "you", "seat-1": "friend", "seat-2": "friend"})
    await ben.sit(table)
    own = await ada.new_table(players="3", **{"seat-0": "you", "seat-1": "friend", "seat-2": "bot:random"})
    await ban(app_state, await guest_id(app_state, "Ada"))
    found = await app_state.tables.get(table)
    assert [seat.kind for seat in found.row.seats] == ["open", "human", "open"]
    assert found.row.host == await guest_id(app_state, "Ben")
    with pytest.raises(Refused, match="no table"):
        await app_state.tables.get(own)


async def test_a_ban_ends_open_pages_and_a_mute_does_not(app_state, duel):
    ben = Guest(id=await guest_id(app_state, "Ben"))
    woken = asyncio.Event()
    with app_state.session_streams.following(ben, woken.set) as page:
        await app_state.moderator.do(Act(kind="mute", target=ben.id, until=FOREVER))
        assert not page.is_ended
        await ban(app_state, ben.id)
        assert page.is_ended
        assert woken.is_set()


async def test_a_ban_of_another_process_reaches_this_one(app_state, duel):
    """`argosy admin` writes an act; a server process carries it out, whoever has the guest in memory."""
    _, ben, _ = duel
    assert (await ben.get("/")).status_code == 200
    ben_id = await guest_id(app_state, "Ben")
    act = Act(kind="ban", target=ben_id, until=FOREVER, text="")
    await app_state.store.database.write(lambda connection: acts.add(connection, act))
    await app_state.moderator.run(time.time())
    assert (await ben.get("/")).status_code == 403


async def test_an_act_is_done_once_and_anew_where_its_process_has_ended(app_state, duel):
    ben_id = await guest_id(app_state, "Ben")
    act = Act(kind="mute", target=ben_id, until=FOREVER)
    number = await app_state.store.database.write(lambda connection: acts.add(connection, act))
    now = time.time()
    claim = app_state.store.database.write
    assert [one.number for one in await claim(lambda connection: acts.claim(connection, now))] == [number]
    assert await claim(lambda connection: acts.claim(connection, now + 1)) == []
    later = now + acts.AGAIN_AFTER + 1
    assert [one.number for one in await claim(lambda connection: acts.claim(connection, later))] == [number]


async def test_unban_and_the_end_of_a_ban_let_a_guest_in_again(app_state, duel):
    _, ben, _ = duel
    ben_id = await guest_id(app_state, "Ben")
    await ban(app_state, ben_id)
    await app_state.moderator.do(Act(kind="unban", target=ben_id))
    assert (await ben.get("/")).status_code == 200
    await ban(app_state, ben_id, length=-1.0)
    assert (await ben.get("/")).status_code == 200


async def test_a_muted_guest_plays_on_and_may_not_talk(app_state, duel):
    ada, ben, table = duel
    end = time.time() + HOUR
    await app_state.moderator.do(
        Act(kind="mute", target=await guest_id(app_state, "Ben"), until=end, text="shouting")
    )
    answer = await ben.post(f"/t/{table}/talk", data={"text": "hey"})
    assert answer.status_code == 403
    assert "shouting" in answer.text
    assert (await ada.post(f"/t/{table}/talk", data={"text": "hello"})).status_code == 303
    owing = ben if (await ben.state(table))["choices"] else ada
    assert (await owing.choose(table)).status_code == 303


async def test_a_deleted_line_is_gone_from_pages_and_the_database(app_state, duel):
    ada, ben, table = duel
    await ben.post(f"/t/{table}/talk", data={"text": "rude words"})
    assert "rude words" in (await ada.get(f"/t/{table}")).text
    await app_state.moderator.do(Act(kind="delete_line", target=table, place=0))
    page = (await ada.get(f"/t/{table}")).text
    assert "rude words" not in page
    assert "This line was removed." in page
    assert [row.text for row in await rows(app_state, select(schema.talk))] == [""]
    with pytest.raises(Refused, match="no line 7"):
        await app_state.moderator.do(Act(kind="delete_line", target=table, place=7))


async def test_a_deleted_table_is_gone_and_its_viewers_are_told(app_state, duel):
    ada, _, table = duel
    watcher = (await app_state.tables.get(table)).subscribers.attach(Guest(id="viewer"))
    await app_state.moderator.do(Act(kind="delete_table", target=table))
    assert watcher.news.is_set()
    assert (await ada.get(f"/t/{table}")).status_code == 404
    with pytest.raises(Refused, match="no such table"):
        await app_state.moderator.do(Act(kind="delete_table", target=table))


async def test_a_table_that_a_tournament_needs_is_not_deleted(app_state, person):
    ada, ben = person("Ada"), person("Ben")
    cup = await _tournament(ada, ben)
    (place, *_) = await rows(app_state, select(schema.places))
    with pytest.raises(Refused, match="a tournament needs this game"):
        await app_state.moderator.do(Act(kind="delete_table", target=place.game))
    await app_state.moderator.do(Act(kind="delete_tournament", target=cup))
    assert [row.state for row in await rows(app_state, select(schema.tournaments))] == ["over"]
    await app_state.moderator.do(Act(kind="delete_table", target=place.game))


async def test_who_is_banned_leaves_the_tournament_and_has_lost_its_game(app_state, person):
    ada, ben = person("Ada"), person("Ben")
    cup = await _tournament(ada, ben)
    await ban(app_state, await guest_id(app_state, "Ben"))
    found = await app_state.tournaments.stored.of_id(cup)
    assert [one.gone for one in found.entrants] == [False, True]
    assert [one.forfeit for one in sorted(found.places, key=lambda one: one.number)] == [False, True]


async def test_a_ban_of_the_maker_deletes_a_tournament_that_has_not_begun(app_state, person):
    ada = person("Ada")
    await ada.post("/settings", data={"name": "Ada"})
    await ada.post("/tournaments", data={"game": "duel", "title": "Cup", "clock": "60", "rounds": "1"})
    await ban(app_state, await guest_id(app_state, "Ada"))
    assert await rows(app_state, select(schema.tournaments)) == []


async def _tournament(ada: Person, ben: Person) -> str:
    """A tournament of two that runs."""
    for one in (ada, ben):
        await one.post("/settings", data={"name": one.name})
    made = await ada.post(
        "/tournaments", data={"game": "duel", "title": "Cup", "clock": "60", "system": "round_robin"}
    )
    cup = made.headers["location"].rpartition("/")[2]
    for one in (ada, ben):
        assert (await one.post(f"/tournaments/{cup}/join")).status_code == 303
    assert (await ada.post(f"/tournaments/{cup}/start")).status_code == 303
    return cup


async def test_kick_removes_one_person_and_no_bot(app_state, duel):
    _, _, table = duel
    await app_state.moderator.do(Act(kind="kick", target=table, place=1))
    assert [seat.kind for seat in (await app_state.tables.get(table)).row.seats] == ["human", "bot"]
    with pytest.raises(Refused, match="Nobody sits on seat 1"):
        await app_state.moderator.do(Act(kind="kick", target=table, place=1))


async def test_another_name_stands_everywhere(app_state, duel):
    ada, ben, table = duel
    await ben.post(f"/t/{table}/talk", data={"text": "hi"})
    ben_id = await guest_id(app_state, "Ben")
    await app_state.moderator.do(Act(kind="rename", target=ben_id, text="Benedict"))
    page = (await ada.get(f"/t/{table}")).text
    assert "Benedict" in page
    assert ">Ben<" not in page
    with pytest.raises(Refused, match="taken by a bot"):
        await app_state.moderator.do(Act(kind="rename", target=ben_id, text="Captain"))


async def test_another_name_is_like_that_of_nobody_at_a_table_or_in_a_tournament(app_state, duel, person):
    ben_id = await guest_id(app_state, "Ben")
    cup = await _tournament(person("Cy"), person("Dan"))
    dan_id = await guest_id(app_state, "Dan")
    for target, name in ((ben_id, "Ada"), (ben_id, "АDA"), (dan_id, "cy")):
        with pytest.raises(Refused, match="taken here"):
            await app_state.moderator.do(Act(kind="rename", target=target, text=name))
    seats = select(schema.seats.c.name).where(schema.seats.c.game == duel[2]).order_by("seat")
    assert [row.name for row in await rows(app_state, seats)] == ["Ada", "Ben"]
    assert await guest_id(app_state, "Ben") == ben_id
    assert [one.name for one in (await app_state.tournaments.stored.of_id(cup)).entrants] == ["Cy", "Dan"]


async def test_a_deleted_record_is_gone(app_state, person):
    ada = person("Ada")
    table = await ada.new_table(
        players="3", **{"seat-0": "you", "seat-1": "bot:random", "seat-2": "bot:random"}
    )
    await finish(app_state, table)
    record = (await ada.get(f"/t/{table}/record")).text
    kept = (await ada.post("/records", data={"record": record})).headers["location"].rpartition("/")[2]
    await app_state.moderator.do(Act(kind="delete_record", target=kept))
    assert (await ada.get(f"/r/{kept}")).status_code == 404
    with pytest.raises(Refused, match="no such record"):
        await app_state.moderator.do(Act(kind="delete_record", target=kept))


async def test_erasing_takes_the_name_and_leaves_the_moves(app_state, duel):
    ada, ben, table = duel
    await ben.post(f"/t/{table}/talk", data={"text": "my secret plan"})
    await ada.post(f"/t/{table}/talk", data={"text": "well"})
    moves = await app_state.store.entries(table)
    ben_id = await guest_id(app_state, "Ben")
    answer = await ben.post("/account/erase", data={"sure": "on"})
    assert answer.status_code == 303
    assert "set-cookie" in answer.headers
    page = (await ada.get(f"/t/{table}")).text
    assert "Ben" not in page
    assert "my secret plan" not in page
    assert "well" in page
    assert (await app_state.store.entries(table))[: len(moves)] == moves
    for name, found in schema.metadata.tables.items():
        for row in [] if found is schema.acts else await rows(app_state, select(found)):
            assert ben_id not in str(tuple(row)), name


async def test_a_table_that_cannot_be_opened_holds_up_no_erasure(app_state, duel, monkeypatch):
    _, ben, table = duel
    other = await ben.new_table(**CLOCKED_DUEL)
    ben_id, get = await guest_id(app_state, "Ben"), app_state.tables.get

    async def open_table(wanted):
        if wanted == table:
            raise Refused("unknown_table", "This log no longer replays.")
        return await get(wanted)

    monkeypatch.setattr(app_state.tables, "get", open_table)
    await app_state.moderator.do(Act(kind="erase", target=ben_id))
    assert await rows(app_state, select(schema.seats).where(schema.seats.c.guest == ben_id)) == []
    assert await rows(app_state, select(schema.tables).where(schema.tables.c.id == other)) == []


async def test_erasing_needs_a_tick_and_is_refused_to_the_banned(app_state, duel):
    _, ben, _ = duel
    assert (await ben.post("/account/erase", data={})).status_code == 400
    await ban(app_state, await guest_id(app_state, "Ben"))
    assert (await ben.post("/account/erase", data={"sure": "on"})).status_code == 409


async def test_erasing_a_banned_guest_keeps_the_ban(app_state, duel):
    ben_id = await guest_id(app_state, "Ben")
    await ban(app_state, ben_id)
    await app_state.moderator.do(Act(kind="erase", target=ben_id))
    (row,) = await rows(app_state, select(schema.guests).where(schema.guests.c.id == ben_id))
    assert (row.name, row.ban_reason) == ("", "spam")
    assert row.epoch == 1


async def test_a_rematch_has_an_open_seat_where_somebody_was_erased(app_state, duel):
    ada, ben, table = duel
    await finish(app_state, table)
    await ben.post("/account/erase", data={"sure": "on"})
    answer = await ada.post(f"/t/{table}/rematch")
    found = await app_state.tables.get(answer.headers["location"].rpartition("/")[2])
    assert sorted(seat.kind for seat in found.row.seats) == ["human", "open"]


async def asked_names(app_state, answer) -> list[str]:
    """The names on the open seats of the rematch that an answer leads to."""
    found = await app_state.tables.get(answer.headers["location"].rpartition("/")[2])
    return [seat.name for seat in found.row.seats if seat.kind == "open"]


async def test_a_rematch_that_waits_for_somebody_shows_the_new_name_and_forgets_the_erased(app_state, duel):
    ada, _, table = duel
    ben_id = await guest_id(app_state, "Ben")
    await finish(app_state, table)
    answer = await ada.post(f"/t/{table}/rematch")
    assert await asked_names(app_state, answer) == ["Ben"]
    await app_state.moderator.do(Act(kind="rename", target=ben_id, text="Benno"))
    assert await asked_names(app_state, answer) == ["Benno"]
    await app_state.moderator.do(Act(kind="erase", target=ben_id))
    assert await asked_names(app_state, answer) == [""]
    shown = await ada.get(answer.headers["location"])
    assert "Benno" not in shown.text
    assert "Benno" not in str(await rows(app_state, select(schema.acts.c.text)))


async def test_a_rematch_keeps_no_place_for_who_is_banned(app_state, duel):
    ada, _, table = duel
    await finish(app_state, table)
    answer = await ada.post(f"/t/{table}/rematch")
    await ban(app_state, await guest_id(app_state, "Ben"))
    assert await asked_names(app_state, answer) == [""]


async def test_my_data_has_what_is_mine_and_no_secret(app_state, duel):
    ada, ben, table = duel
    await ben.post(f"/t/{table}/talk", data={"text": "mine"})
    await ada.post(f"/t/{table}/talk", data={"text": "hers"})
    await ben.post("/tokens", data={"name": "bot", "bot:play": "on"})
    answer = await ben.get("/account/data")
    found = json.loads(answer.content)
    assert found["guest"][0]["name"] == "Ben"
    assert [line["text"] for line in found["talk"]] == ["mine"]
    assert found["games"][0]["id"] == table
    assert found["tokens"][0]["name"] == "bot"
    assert "hers" not in answer.text
    assert "hash" not in found["tokens"][0]
    assert "seed" not in answer.text


@pytest.mark.parametrize(
    ("text", "seconds"), [("12h", 43_200), ("7d", 604_800), ("4w", 2_419_200), (" 1d ", 86_400)]
)
def test_lengths(text, seconds):
    assert commands.end_of(text, 1000.0) == 1000.0 + seconds


@pytest.mark.parametrize("text", ["", "0d", "7", "7m", "-1d", "1.5d", "99999999d", "for ever"])
def test_lengths_that_there_are_not(text):
    with pytest.raises(Refused, match="A length is"):
        commands.end_of(text, 0.0)


async def test_reports_have_limits(app_state):
    def report(number: int, guest: str = "a", line: int = 0) -> Report:
        return Report(
            id=f"r{number}{guest}", at=1.0, guest=guest, network="", game=f"g{number}", line=line, text="x"
        )

    async def added(made: Report) -> bool:
        return await app_state.store.database.write(lambda connection: stored_reports.add(connection, made))

    most = stored_reports.OPEN_OF_A_GUEST
    assert [await added(report(number)) for number in range(most + 1)] == [True] * most + [False]
    assert await added(report(0))  # the same once more is in place of the first
    assert await added(report(1, "b"))
    assert len(await app_state.store.database.read(stored_reports.unsettled)) == most + 1


async def test_the_console_lists_and_waits_for_a_server(app_state, duel, monkeypatch):
    _, ben, table = duel
    await ben.post(f"/t/{table}/talk", data={"text": "noise"})
    url = app_state.store.url
    ben_id = await guest_id(app_state, "Ben")
    assert [line.split("  ")[:2] for line in await console.guests(url, "be")] == [[ben_id, "Ben"]]
    assert table in (await console.tables(url, "Ada", ("playing",)))[0]
    assert "noise" in (await console.talk(url, table))[0]
    monkeypatch.setattr("argosy.server.moderation.moderator.EVERY", 0.01)
    async with asyncio.timeout(20):
        server = asyncio.create_task(app_state.moderator.run_forever())
        done = await console.do(url, Act(kind="mute", target=ben_id, until=FOREVER, text="noise"))
        server.cancel()
    assert done == f"Done: mute {ben_id} for ever (noise)"
    assert done.removeprefix("Done: ") in (await console.log_of(url, ben_id))[0]
    with pytest.raises(Refused, match="there is no guest nobody"):
        await console.do(url, Act(kind="mute", target="nobody", until=FOREVER))
    for act in (Act(kind="delete_table", target="x" * 41), Act(kind="kick", target=table, place=2**31)):
        with pytest.raises(Refused, match="there is no"):
            await console.do(url, act)
    monkeypatch.setattr(console, "PATIENCE", 0.0)
    assert await console.do(url, Act(kind="unmute", target=ben_id)) == console.NOBODY


def test_every_column_that_names_a_guest_is_erased_or_changed():
    """A new table with a guest in it has to be thought of."""
    named = {"guest", "former", "challenger", "challenged", "host", "maker", "accused", "party"}
    found = {
        f"{table.name}.{column.name}"
        for table in schema.metadata.tables.values()
        for column in table.columns
        if column.name in named
    }
    handled = {f"{column.table.name}.{column.name}" for column in erasure.OF_A_GUEST}
    others = {
        "accounts.guest", "entrants.guest", "ratings.party", "reports.accused", "seats.guest", "tables.host",
        "tables.maker", "talk.guest", "tournaments.host",
    }  # fmt: skip
    assert found == handled | others
    assert guest_data.SECRETS

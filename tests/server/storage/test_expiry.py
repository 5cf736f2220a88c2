"""Expiry of unused tables, guests and files after the days of the settings; used ones stay."""

import contextlib
import time

import msgspec
import pytest
from sqlalchemy import select, update

from argosy.server.errors import Refused
from argosy.server.settings import KEEP_ALL, PUBLIC_RETENTION, Retention
from argosy.server.storage import schema, stored_expiry
from argosy.server.storage.database import VersionConflict
from argosy.server.storage.expiry import DAY, Expiry
from argosy.server.storage.rows import Guest
from argosy.server.storage.stored_challenges import Challenge
from argosy.server.storage.stored_tokens import Token
from tests.server.helpers import finish, until

FRIENDS = {"seat-0": "you", "seat-1": "friend", "seat-2": "bot:random"}
NOW = time.time()


async def expire(app_state, retention: Retention = PUBLIC_RETENTION, days: float = 0.0) -> None:
    """Look at everything as if so many days had gone by."""
    await Expiry(app_state.store, app_state.tables, retention).run(time.time() + days * DAY)


async def ids(app_state, rows) -> set[str]:
    query = select(rows.c.id)
    return set(
        await app_state.store.database.read(lambda connection: connection.execute(query).scalars().all())
    )


async def age(app_state, rows, **values: object) -> None:
    """Write times anew."""
    await app_state.store.database.write(lambda connection: connection.execute(update(rows).values(values)))


async def test_a_table_that_nobody_waits_at_goes_after_a_day(app_state, person):
    table = await person("Ada").new_table(**FRIENDS)
    await expire(app_state, days=0.9)
    assert await ids(app_state, schema.tables) == {table}
    await expire(app_state, days=1.1)
    assert await ids(app_state, schema.tables) == set()
    with pytest.raises(Refused, match="no table"):
        await app_state.tables.get(table)


async def test_a_table_with_an_open_page_stays_and_its_day_begins_anew(app_state, person):
    table = await person("Ada").new_table(**FRIENDS)
    found = await app_state.tables.get(table)
    watcher = found.subscribers.attach(Guest(id="ada"))
    await expire(app_state, days=1.1)
    found.subscribers.detach(watcher)
    await expire(app_state, days=2.0)
    assert await ids(app_state, schema.tables) == {table}
    await expire(app_state, days=2.2)
    assert await ids(app_state, schema.tables) == set()


async def test_a_table_that_left_memory_goes_too(app_state, person):
    await person("Ada").new_table(**FRIENDS)
    await app_state.tables.close()
    await expire(app_state, days=1.1)
    assert await ids(app_state, schema.tables) == set()


async def test_a_deserted_game_goes_a_month_after_its_last_choice(app_state, person):
    ada = person("Ada")
    table = await ada.new_table()
    found = await app_state.tables.get(table)
    await until(lambda: found.is_quiet)
    await age(app_state, schema.tables, created=NOW - 40 * DAY, seen=NOW - 40 * DAY)
    await expire(app_state)
    assert await ids(app_state, schema.tables) == {table}, "the deal is a line of today"
    await expire(app_state, days=31)
    assert await ids(app_state, schema.tables) == set()


async def test_finished_games_and_those_of_tournaments_stay(app_state, person):
    ada = person("Ada")
    over = await ada.new_table()
    await finish(app_state, over)
    running = await ada.new_table()
    place = {"tournament": "t", "round": 1, "number": 1, "game": running, "seat": 0}
    tournament = {"id": "t", "host": "x", "name": "Cup", "created": NOW, "request": "{}", "system": "swiss"}

    def add(connection) -> None:
        connection.execute(
            schema.tournaments.insert().values(
                tournament | {"rounds": 1, "most": 4, "state": "running", "round": 1}
            )
        )
        connection.execute(
            schema.places.insert().values(
                place | {"lapses": 0, "lapsed": 0.0, "forfeit": False, "points": 0.0}
            )
        )

    await app_state.store.database.write(add)
    await expire(app_state, days=400)
    assert await ids(app_state, schema.tables) == {over, running}
    assert await ids(app_state, schema.tournaments) == {"t"}


@pytest.mark.parametrize("is_in_memory", [True, False])
async def test_a_table_to_which_somebody_comes_back_meanwhile_stays(app_state, person, is_in_memory):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(**FRIENDS)
    (version,) = await app_state.store.database.read(
        lambda connection: stored_expiry.waiting_tables(connection, time.time() + DAY).values()
    )
    await ben.sit(table)
    if not is_in_memory:
        await app_state.tables.close()
    with contextlib.suppress(VersionConflict):
        assert not await app_state.tables.take_away_unused(table, version)
    assert await ids(app_state, schema.tables) == {table}


async def test_a_tournament_with_two_entrants_waits_as_long_as_it_likes(app_state, person):
    form = {"title": "Cup", "game": "duel", "system": "swiss", "clock": "180", "most": "4"}
    path = (await person("Ada").post("/tournaments", data=form)).headers["location"]
    for name in ("Ada", "Ben"):
        await person(name).post(f"{path}/join", data={"name": name})
    await expire(app_state, days=400)
    assert len(await ids(app_state, schema.tournaments)) == 1


async def test_challenges_that_were_answered_long_ago_go(app_state):
    challenge = Challenge(id="c", game="t", challenger="ada", challenged="bot", created=NOW, state="declined")
    values = msgspec.structs.asdict(challenge)
    await app_state.store.database.write(
        lambda connection: connection.execute(schema.challenges.insert().values(values))
    )
    await expire(app_state, days=29)
    assert await ids(app_state, schema.challenges) == {"c"}
    await expire(app_state, days=31)
    assert await ids(app_state, schema.challenges) == set()


async def test_a_record_that_is_uploaded_again_or_imported_stays(app_state):
    store = app_state.store
    for name in ("again", "imported", "old"):
        await store.add_record(name, "ada", "text")
    await age(app_state, schema.records, created=NOW - 400 * DAY)
    await store.add_record("again", "ben", "text")
    await store.add_records({"imported": "text"})
    await expire(app_state)
    assert await ids(app_state, schema.records) == {"again", "imported"}


async def test_a_guest_who_comes_back_is_noted_with_the_renewal_of_the_session(
    app_state, person, monkeypatch
):
    ada = person("Ada")
    await ada.post("/settings", data={"name": "Ada"})
    await age(app_state, schema.guests, seen=NOW - 400 * DAY)
    monkeypatch.setattr("argosy.server.auth.sessions.RENEWED_AFTER", -1)
    await ada.get("/help")
    await expire(app_state)
    assert len(await ids(app_state, schema.guests)) == 1


async def test_a_tournament_that_has_never_begun_goes(app_state, person):
    ada = person("Ada")
    form = {"name": "Ada", "title": "Cup", "game": "duel", "system": "swiss", "clock": "180", "most": "4"}
    path = (await ada.post("/tournaments", data=form)).headers["location"]
    assert (await ada.post(f"{path}/join", data={"name": "Ada"})).status_code == 303
    await expire(app_state, days=29)
    assert len(await ids(app_state, schema.tournaments)) == 1
    await expire(app_state, days=31)
    assert await ids(app_state, schema.tournaments) == set()
    assert (await ada.get(path)).status_code == 404


async def test_uploaded_records_go_and_imported_ones_stay(app_state):
    store = app_state.store
    await store.add_record("uploaded", "ada", "text")
    await store.add_analysis("uploaded", "said")
    await store.add_records({"imported": "text"})
    await expire(app_state, days=364)
    assert await ids(app_state, schema.records) == {"uploaded", "imported"}
    await expire(app_state, days=366)
    assert await ids(app_state, schema.records) == {"imported"}
    assert await store.analysis("uploaded") is None


async def test_tokens_that_were_never_used_go(app_state):
    store = app_state.store
    for name in ("unused", "used"):
        token = Token(id=name, guest="ada", name=name, scopes=("bot:play",), created=NOW)
        await store.add_token(token, name, 20)
    await store.note_token_use("used", NOW)
    await expire(app_state, days=29)
    assert await ids(app_state, schema.tokens) == {"unused", "used"}
    await expire(app_state, days=31)
    assert await ids(app_state, schema.tokens) == {"used"}


async def test_guests_without_anything_go_and_all_others_stay(app_state, person):
    store = app_state.store
    await person("Ada").new_table()
    (ada,) = await ids(app_state, schema.guests)
    for name in ("reader", "solver", "writer", "bot"):
        await store.put_guest(Guest(id=name, name=name))
    await store.add_try("solver", "duel-1", is_right=True)
    await store.add_record("record", "writer", "text")
    await store.put_handle("bot", "Triton")
    await expire(app_state, msgspec.structs.replace(KEEP_ALL, idle_guests=365), days=364)
    assert await ids(app_state, schema.guests) == {ada, "reader", "solver", "writer", "bot"}
    await expire(app_state, msgspec.structs.replace(KEEP_ALL, idle_guests=365), days=366)
    assert await ids(app_state, schema.guests) == {ada, "writer", "bot"}
    assert await store.tries_of("solver") == []


async def test_at_home_nothing_ever_goes(app_state, person):
    ada = person("Ada")
    await ada.new_table(**FRIENDS)
    await app_state.store.add_record("record", "ada", "text")
    await expire(app_state, KEEP_ALL, days=10_000)
    assert len(await ids(app_state, schema.tables)) == 1
    assert await ids(app_state, schema.records) == {"record"}


async def test_a_table_that_cannot_be_taken_away_holds_up_no_other(app_state, person, monkeypatch, logs):
    ada = person("Ada")
    tables = [await ada.new_table(**FRIENDS) for _ in range(3)]
    real = app_state.tables.take_away_unused

    async def take_away(table: str, version: int) -> bool:
        if table == tables[0]:
            raise Refused("damaged", "What is stored of this table cannot be read.")
        return await real(table, version)

    monkeypatch.setattr(app_state.tables, "take_away_unused", take_away)
    await expire(app_state, days=2)
    assert await ids(app_state, schema.tables) == {tables[0]}
    assert [(one["kind"], one["number"]) for one in logs if one["event"] == "expired"] == [
        ("waiting_tables", 2)
    ]


async def test_so_much_goes_at_a_time(app_state, monkeypatch):
    monkeypatch.setattr(stored_expiry, "AT_ONCE", 2)
    for number in range(5):
        await app_state.store.put_guest(Guest(id=f"g{number}", name="x"))
    left = []
    for _ in range(3):
        await expire(app_state, days=366)
        left.append(len(await ids(app_state, schema.guests)))
    assert left == [3, 1, 0]


async def test_the_lobby_shows_few_tables_of_one_address(app_state, person):
    """Three of each address; addresses of tables that are older than this are not known."""
    ada = person("Ada")
    tables = [await ada.new_table(listed="on", **FRIENDS) for _ in range(5)]
    await age(app_state, schema.tables, network="somewhere")
    assert [row.id for row in await app_state.store.open_tables("ben")] == tables[:1:-1]
    networks = schema.tables.c.id == tables[4]
    change = update(schema.tables).where(networks).values(network="elsewhere")
    await app_state.store.database.write(lambda connection: connection.execute(change))
    assert {row.id for row in await app_state.store.open_tables("ben")} == set(tables[1:])
    await age(app_state, schema.tables, network="")
    assert {row.id for row in await app_state.store.open_tables("ben")} == set(tables)


async def test_the_chore_goes_on_while_the_database_is_away(app_state, monkeypatch, logs):
    looks = []

    async def run(self, now: float) -> None:
        looks.append(now)
        raise OSError("away") if len(looks) == 1 else KeyboardInterrupt

    monkeypatch.setattr("argosy.server.storage.expiry.EVERY", 0.0)
    monkeypatch.setattr("argosy.server.storage.expiry.AWAY", (OSError,))
    monkeypatch.setattr(Expiry, "run", run)
    with contextlib.suppress(KeyboardInterrupt):
        await app_state.expiry.run_forever()
    assert len(looks) == 2
    assert logs == []


async def test_finished_games_their_talk_and_settled_reports_go_after_the_days_of_the_settings(
    app_state, person
):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(game="duel", begins="you", opponent="friend")
    await ben.sit(table)
    await ada.post(f"/t/{table}/start")
    await ada.post(f"/t/{table}/talk", data={"text": "hello"})
    await ben.post(f"/t/{table}/report", data={"about": "line:0", "text": "rude"})
    await expire(app_state, Retention(talk=1, reports=1, finished_games=3), days=2)
    assert [row.text for row in (await app_state.store.talk(table, 9))] == ["hello"], "the game is not over"
    await finish(app_state, table)
    await expire(app_state, Retention(talk=1, reports=1, finished_games=3), days=2)
    assert await app_state.store.talk(table, 9) == []
    assert len(await ids(app_state, schema.reports)) == 1, "nobody has settled it"
    await age(app_state, schema.reports, settled=NOW)
    await expire(app_state, Retention(talk=1, reports=1, finished_games=3), days=2)
    assert await ids(app_state, schema.reports) == set()
    assert await ids(app_state, schema.tables) == {table}
    await expire(app_state, Retention(finished_games=3), days=4)
    assert await ids(app_state, schema.tables) == set()


async def test_banned_guests_and_operators_are_not_forgotten(app_state, person):
    for number, values in enumerate(
        ({"is_operator": False}, {"banned_until": NOW + 999 * DAY}, {"is_operator": True})
    ):
        await app_state.store.put_of_guest(f"guest{number}", **values)
    await expire(app_state, days=400)
    assert await ids(app_state, schema.guests) == {"guest1", "guest2"}

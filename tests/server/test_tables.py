"""Tables leave memory and come back; several run at once; a log that somebody else has written to wins."""

import asyncio

import pytest

from argosy.server.errors import Refused
from argosy.server.rows import Entry, Guest
from argosy.server.tables import Tables
from tests.server.helpers import finish, standing, until


async def test_a_table_comes_back_from_the_store_as_it_was(house, game_of_two):
    ada, ben, name = game_of_two
    await ben.choose(name)
    table = await house.tables.get(name)
    await ada.choose(name)
    await until(lambda: table.playing.game.moment > 1 and table.is_quiet)
    before = await standing(house, name)
    other_house = Tables(house.store, house.bots)
    again = await other_house.get(name)
    assert again.playing.game.state_hash() == before[-1]
    assert again.row == before[2]
    assert again.playing.reveals == table.playing.reveals
    await other_house.close()


async def test_a_secret_choice_is_still_there_after_a_restart(house, game_of_two):
    ada, _, name = game_of_two
    await ada.choose(name)
    other_house = Tables(house.store, house.bots)
    again = await other_house.get(name)
    assert again.playing.can_undo(0)
    await again.ask(lambda: again.undo(0))
    assert not again.playing.can_undo(0)
    await other_house.close()


async def test_idle_tables_leave_memory_and_come_back(house, game_of_two, monkeypatch):
    ada, _, name = game_of_two
    first = await house.tables.get(name)
    await until(lambda: first.is_quiet)
    await house.tables.sweep()
    assert await house.tables.get(name) is first
    monkeypatch.setattr("argosy.server.tables.IDLE", -1.0)
    await house.tables.sweep()
    assert await house.tables.get(name) is not first
    assert (await ada.choose(name)).status_code == 303


async def test_a_watched_table_stays_in_memory(house, game_of_two, monkeypatch):
    table = await house.tables.get(game_of_two[2])
    table.attach(Guest(id="cleo"))
    monkeypatch.setattr("argosy.server.tables.IDLE", -1.0)
    await house.tables.sweep()
    assert await house.tables.get(table.id) is table


async def test_two_visitors_at_once_load_one_table(house, game_of_two):
    other_house = Tables(house.store, house.bots)
    both = await asyncio.gather(other_house.get(game_of_two[2]), other_house.get(game_of_two[2]))
    assert both[0] is both[1]
    await other_house.close()


async def test_tables_run_side_by_side(house, person):
    people = [person(name) for name in ("Ada", "Ben", "Cleo")]
    tables = [await one.new_table() for one in people]
    await asyncio.gather(*(finish(house, table) for table in tables))
    assert [(await one.state(table))["phase"] for one, table in zip(people, tables, strict=True)] == ["over"] * 3


async def test_when_another_process_has_written_first_memory_follows_the_log(house, game_of_two, log_of):
    """The primary key decides; the loser reads the log again and says that the choice was stale."""
    _, _, name = game_of_two
    table = await house.tables.get(name)
    await until(lambda: table.is_quiet)
    entries = await log_of(name)
    other = table.playing.game.choices(1)[0].text
    entry = Entry(seq=len(entries), kind="choose", seat=1, moment=1, text=other)
    await house.store.append(name, entry, "playing", table.row.standing)
    with pytest.raises(Refused) as refused:
        await table.ask(lambda: table.choose(0, table.playing.game.choices(0)[0].text, 1))
    assert refused.value.code == "stale"
    assert await log_of(name) == [*entries, entry]
    assert table.playing.can_undo(1)
    assert not table.playing.can_undo(0)


async def test_a_choice_that_cannot_be_stored_is_not_kept_in_memory(house, game_of_two, monkeypatch):
    _, _, name = game_of_two
    table = await house.tables.get(name)
    await until(lambda: table.is_quiet)
    before = await standing(house, name)

    async def full(*_args):
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "append", full)
        with pytest.raises(OSError, match="no space"):
            await table.ask(lambda: table.choose(0, table.playing.game.choices(0)[0].text, 1))
    assert await standing(house, name) == before


async def test_a_log_that_does_not_replay_is_said_on_a_page(house, person, game_of_two):
    ada, _, name = game_of_two
    table = await house.tables.get(name)
    await until(lambda: table.is_quiet)
    spoiled = Entry(seq=len(await house.store.entries(name)), kind="choose", seat=0, moment=1, text="build moon")
    await house.store.append(name, spoiled, "playing", table.row.standing)
    await house.tables.close()
    answer = await ada.get(f"/t/{name}")
    assert answer.status_code == 409
    assert "cannot be replayed" in answer.text


async def test_a_table_that_could_not_be_loaded_is_loaded_at_the_next_touch(house, game_of_two, monkeypatch):
    """The database was away for a moment, not for ever."""
    ada, _, name = game_of_two
    await house.tables.close()

    async def away(*_args):
        raise OSError("the database is away")

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "entries", away)
        for _ in range(2):
            with pytest.raises(OSError, match="away"):
                await house.tables.get(name)
    assert (await ada.get(f"/t/{name}")).status_code == 200


async def test_a_table_whose_loading_nobody_waited_for_is_loaded_at_the_next_touch(house, game_of_two, monkeypatch):
    ada, _, name = game_of_two
    await house.tables.close()
    reached, release = asyncio.Event(), asyncio.Event()

    async def away(*_args):
        reached.set()
        await release.wait()
        raise OSError("the database is away")

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "entries", away)
        visit = asyncio.create_task(house.tables.get(name))
        await reached.wait()
        visit.cancel()
        await asyncio.gather(visit, return_exceptions=True)
        release.set()
        await asyncio.sleep(0.01)
    assert (await ada.get(f"/t/{name}")).status_code == 200

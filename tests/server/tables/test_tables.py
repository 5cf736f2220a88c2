"""Tables in memory: unloaded and loaded again, several at once; a log written by another process wins."""

import asyncio

import pytest
from sqlalchemy import text

from argosy.server.errors import Refused
from argosy.server.storage.rows import Entry, Guest
from argosy.server.tables.registry import Tables
from argosy.server.tables.running_game import replayed
from tests.server.helpers import append, finish, standing, until


async def test_a_table_comes_back_from_the_store_as_it_was(app_state, game_of_two):
    ada, ben, name = game_of_two
    await ben.choose(name)
    table = await app_state.tables.get(name)
    await ada.choose(name)
    await until(lambda: table.playing.game.moment > 1 and table.is_quiet)
    before = await standing(app_state, name)
    other_tables = Tables(app_state.store, app_state.bots)
    again = await other_tables.get(name)
    assert again.playing.game.state_hash() == before[-1]
    assert again.row == before[2]
    assert again.playing.reveals == table.playing.reveals
    await other_tables.close()


async def test_a_secret_choice_is_still_there_after_a_restart(app_state, game_of_two):
    ada, _, name = game_of_two
    await ada.choose(name)
    other_tables = Tables(app_state.store, app_state.bots)
    again = await other_tables.get(name)
    assert again.playing.can_undo(0)
    await again.ask(lambda: again.undo(0))
    assert not again.playing.can_undo(0)
    await other_tables.close()


async def test_idle_tables_leave_memory_and_come_back(app_state, game_of_two, monkeypatch):
    ada, _, name = game_of_two
    first = await app_state.tables.get(name)
    await until(lambda: first.is_quiet)
    await app_state.tables.sweep()
    assert await app_state.tables.get(name) is first
    monkeypatch.setattr("argosy.server.tables.registry.IDLE", -1.0)
    await app_state.tables.sweep()
    assert await app_state.tables.get(name) is not first
    assert (await ada.choose(name)).status_code == 303


async def test_tables_whose_game_is_over_leave_memory_sooner_than_those_that_are_played(
    app_state, person, monkeypatch
):
    ada = person("Ada")
    over, played = [await app_state.tables.get(await ada.new_table()) for _ in range(2)]
    await finish(app_state, over.id)
    await until(lambda: over.is_quiet and played.is_quiet)
    monkeypatch.setattr("argosy.server.tables.registry.IDLE_OVER", -1.0)
    await app_state.tables.sweep()
    assert await app_state.tables.get(over.id) is not over
    assert await app_state.tables.get(played.id) is played


async def test_a_watched_table_stays_in_memory(app_state, game_of_two, monkeypatch):
    table = await app_state.tables.get(game_of_two[2])
    table.subscribers.attach(Guest(id="cleo"))
    monkeypatch.setattr("argosy.server.tables.registry.IDLE", -1.0)
    await app_state.tables.sweep()
    assert await app_state.tables.get(table.id) is table


async def test_two_visitors_at_once_load_one_table(app_state, game_of_two):
    other_tables = Tables(app_state.store, app_state.bots)
    both = await asyncio.gather(other_tables.get(game_of_two[2]), other_tables.get(game_of_two[2]))
    assert both[0] is both[1]
    await other_tables.close()


async def test_tables_run_side_by_side(app_state, person):
    people = [person(name) for name in ("Ada", "Ben", "Cleo")]
    tables = [await one.new_table() for one in people]
    await asyncio.gather(*(finish(app_state, table) for table in tables))
    assert [(await one.state(table))["phase"] for one, table in zip(people, tables, strict=True)] == [
        "over"
    ] * 3


async def test_a_choice_comes_after_those_that_another_process_has_written_first(
    app_state, game_of_two, log_of
):
    """The version decides; the loser reads what is new and tries again."""
    _, _, name = game_of_two
    table = await app_state.tables.get(name)
    await until(lambda: table.is_quiet)
    entries = await log_of(name)
    other, own = (table.playing.game.choices(seat)[0].text for seat in (1, 0))
    entry = Entry(seq=len(entries), kind="choose", seat=1, moment=1, text=other)
    await append(app_state.store, name, entry)
    await table.ask(lambda: table.choose(0, own, 1))
    await until(lambda: table.is_quiet)  # because bots go on after both choices
    log = await log_of(name)
    assert [(one.seq, one.seat, one.text) for one in log[len(entries) : len(entries) + 2]] == [
        (entry.seq, 1, other),
        (entry.seq + 1, 0, own),
    ]
    assert table.playing.game.state_hash() == replayed(log).game.state_hash()


async def test_a_choice_for_a_moment_that_another_process_has_ended_is_stale(app_state, game_of_two, log_of):
    _, _, name = game_of_two
    table = await app_state.tables.get(name)
    await until(lambda: table.is_quiet)
    texts = [table.playing.game.choices(seat)[0].text for seat in (0, 1)]
    for seat, chosen in enumerate(texts):
        entry = Entry(seq=len(await log_of(name)), kind="choose", seat=seat, moment=1, text=chosen)
        await append(app_state.store, name, entry)
    with pytest.raises(Refused) as refused:
        await table.ask(lambda: table.choose(0, texts[0], 1))
    assert refused.value.code == "stale"
    assert table.playing.moment > 1


async def test_work_that_has_written_something_is_not_done_again(app_state, game_of_two, log_of):
    _, _, name = game_of_two
    table = await app_state.tables.get(name)
    await until(lambda: table.is_quiet)

    async def twice() -> None:
        for seat in (0, 1):
            entry = Entry(
                seq=len(await log_of(name)), kind="choose", seat=1, text=table.playing.game.choices(1)[0].text
            )
            if seat == 1:
                await append(app_state.store, name, entry)
            await table.choose(seat, table.playing.game.choices(seat)[0].text, 1)

    with pytest.raises(Refused) as refused:
        await table.ask(twice)
    assert refused.value.code == "stale"
    assert [one.seat for one in await log_of(name) if one.kind == "choose"].count(0) == 1


async def test_a_choice_that_cannot_be_stored_is_not_kept_in_memory(app_state, game_of_two, monkeypatch):
    _, _, name = game_of_two
    table = await app_state.tables.get(name)
    await until(lambda: table.is_quiet)
    before = await standing(app_state, name)

    async def full(*_args):
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(app_state.store, "change", full)
        with pytest.raises(OSError, match="no space"):
            await table.ask(lambda: table.choose(0, table.playing.game.choices(0)[0].text, 1))
    assert await standing(app_state, name) == before


async def test_a_log_that_does_not_replay_is_said_on_a_page(app_state, person, game_of_two):
    ada, _, name = game_of_two
    table = await app_state.tables.get(name)
    await until(lambda: table.is_quiet)
    spoiled = Entry(
        seq=len(await app_state.store.entries(name)), kind="choose", seat=0, moment=1, text="build moon"
    )
    await append(app_state.store, name, spoiled)
    await app_state.tables.close()
    answer = await ada.get(f"/t/{name}")
    assert answer.status_code == 409
    assert "cannot be replayed" in answer.text


async def test_a_table_that_could_not_be_loaded_is_loaded_at_the_next_touch(
    app_state, game_of_two, monkeypatch
):
    """The database was away for a moment, not for ever."""
    ada, _, name = game_of_two
    await app_state.tables.close()

    async def away(*_args, **_more):
        raise OSError("the database is away")

    with monkeypatch.context() as patch:
        patch.setattr(app_state.store, "snapshot", away)
        for _ in range(2):
            with pytest.raises(OSError, match="away"):
                await app_state.tables.get(name)
    assert (await ada.get(f"/t/{name}")).status_code == 200


async def test_a_table_whose_loading_nobody_waited_for_is_loaded_at_the_next_touch(
    app_state, game_of_two, monkeypatch
):
    ada, _, name = game_of_two
    await app_state.tables.close()
    reached, release = asyncio.Event(), asyncio.Event()

    async def away(*_args, **_more):
        reached.set()
        await release.wait()
        raise OSError("the database is away")

    with monkeypatch.context() as patch:
        patch.setattr(app_state.store, "snapshot", away)
        visit = asyncio.create_task(app_state.tables.get(name))
        await reached.wait()
        visit.cancel()
        await asyncio.gather(visit, return_exceptions=True)
        release.set()
        await asyncio.sleep(0.01)
    assert (await ada.get(f"/t/{name}")).status_code == 200


@pytest.mark.sample(99)
@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("UPDATE tables SET request = '{' WHERE id = :game", "what is stored of it is damaged"),
        ("UPDATE entries SET text = 'nonsense' WHERE game = :game AND seq = 1", "line 1 of its log"),
        ("UPDATE entries SET kind = 'dance' WHERE game = :game AND seq = 1", "line 1 of its log"),
        ("UPDATE entries SET seat = 99 WHERE game = :game AND seq = 2", "line 2 of its log"),
        ("UPDATE entries SET seat = NULL WHERE game = :game AND seq = 1", "line 1 of its log"),
        ("UPDATE entries SET text = '[]' WHERE game = :game AND seq = 0", "line 0 of its log"),
    ],
)
async def test_a_damaged_table_says_so_and_others_go_on(game_of_two, app_state, person, damage, said):
    ada, _, table = game_of_two
    await ada.choose(table)
    other = await ada.new_table(**{"seat-0": "you", "seat-1": "friend", "seat-2": "friend"})
    await app_state.tables.forget(table)
    await app_state.store.database.write(lambda connection: connection.execute(text(damage), {"game": table}))
    answer = await ada.get(f"/t/{table}")
    assert answer.status_code == 409
    assert said in answer.text
    assert "/record" not in answer.text  # its seed is a secret as long as the game is not over
    assert (await ada.get(f"/t/{table}/record")).status_code == 409
    assert (await ada.get(f"/api/tables/{table}")).json()["code"] == "damaged"
    assert (await ada.get(f"/t/{other}")).status_code == 200
    lobby = await ada.get("/")
    assert lobby.status_code == 200
    assert other in lobby.text


async def test_a_choice_is_stored_as_the_rules_list_it(game_of_two, log_of):
    ada, _, table = game_of_two
    text = (await ada.state(table))["choices"][0]["text"]
    before = await log_of(table)
    for too_long in (text + " " * 50_000, text + " x" * 100):
        assert (await ada.choose(table, too_long)).status_code == 422
    assert await log_of(table) == before
    assert (await ada.choose(table, f"  {text.upper().replace(' ', '   ')} ")).status_code == 303
    assert (await log_of(table))[-1].text == text

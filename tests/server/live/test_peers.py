"""Several processes on one database: shared news, and one process that asks each table's bots."""

import asyncio
import contextlib
import random
from collections import Counter
from typing import NamedTuple

import pytest
from sqlalchemy import update

from argosy.server.errors import Refused
from argosy.server.http.app import create_app
from argosy.server.http.app_state import AppState
from argosy.server.live.page_stream import stream
from argosy.server.live.peers import GONE, Here
from argosy.server.storage.rows import GameRequest, Guest, TableRow
from argosy.server.storage.schema import processes
from argosy.server.tables import autoplay
from argosy.server.tables.leave_table import leave
from argosy.server.tables.running_game import replayed
from tests.server.conftest import BASE, InProcessBots, Person
from tests.server.helpers import until, until_so


class CountingBots(InProcessBots):
    """Bots that note what they are asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, int]] = []

    async def decide(self, game, bot, view, choices, seed, begun=None, owner="") -> str:
        self.asked.append((view.seat, view.moment))
        return await super().decide(game, bot, view, choices, seed, begun, owner)


@pytest.fixture
async def states(tmp_path, postgres_url):
    """Two processes of one database, as far as anybody outside can tell."""
    async with contextlib.AsyncExitStack() as closing:
        found = [AppState(tmp_path, postgres_url, bots=CountingBots()) for _ in range(2)]
        for state in found:
            await closing.enter_async_context(state.open())
        yield found


@pytest.fixture
async def apps(states):
    """Makes people who come to one of the two, with the cookies of another one if they are the same."""
    async with contextlib.AsyncExitStack() as leaving:
        built = [create_app(state) for state in states]

        def arrive(name: str, process: int, same: Person | None = None) -> Person:
            somebody = Person(built[process], name)
            if same is not None:
                somebody.http.cookies = same.http.cookies
            leaving.push_async_callback(somebody.leave)
            return somebody

        yield arrive


FORM = {"players": "3", "seat-0": "you", "seat-1": "friend", "seat-2": "bot:random"}


@pytest.fixture
async def game(states, apps):
    """Ada at the one process and Ben at the other, in a game with a bot."""
    ada, ben = apps("Ada", 0), apps("Ben", 1)
    table = await ada.new_table(**FORM)
    assert (await ben.sit(table)).status_code == 303
    assert (await ada.post(f"/t/{table}/start")).status_code == 303
    await quiet(states, table)
    return ada, ben, table


async def quiet(states, table: str) -> None:
    """Wait until no bot owes a choice, whichever process asks it."""

    async def is_quiet() -> bool:
        return not (await states[0].store.table(table)).bots_owe

    await until_so(is_quiet)


async def test_what_one_process_has_acknowledged_the_other_shows_at_once(game, states):
    ada, ben, table = game
    for _ in range(6):
        await quiet(states, table)
        for one, other in ((ada, ben), (ben, ada)):
            assert (await one.choose(table)).status_code == 303
            seen, own = await other.state(table), await one.state(table)
            assert seen["view"]["moment"] == own["view"]["moment"]


async def test_a_live_page_hears_of_what_another_process_does(game, states):
    ada, _, table = game
    found = await states[1].tables.get(table)
    guest = Guest(id=found.row.seats[1].guest, settings={"language": "en"})
    messages = stream(states[1], found, guest, BASE)
    await anext(messages)
    await ada.post(f"/t/{table}/talk", data={"text": "heard elsewhere"})
    async with asyncio.timeout(10):
        while "heard elsewhere" not in (await anext(messages)).data:
            pass
    await messages.aclose()


async def test_both_know_who_looks(game, states, monkeypatch):
    _, _, table = game
    here, there = [await state.tables.get(table) for state in states]
    watcher = there.subscribers.attach(Guest(id=there.row.seats[1].guest))
    stranger = there.subscribers.attach(Guest(id="stranger"))
    await until(
        lambda: here.subscribers.is_connected(here.row.seats[1].guest) and here.subscribers.spectators() == 1
    )
    assert not here.subscribers.is_connected(here.row.seats[0].guest)
    there.subscribers.detach(watcher)
    there.subscribers.detach(stranger)
    await until(
        lambda: (
            not here.subscribers.is_connected(here.row.seats[1].guest) and here.subscribers.spectators() == 0
        )
    )
    here.subscribers.hear_presence("a process", Here((0,), 2))
    assert here.subscribers.is_connected(here.row.seats[0].guest)
    here.subscribers.tell_presence()
    assert here.subscribers.is_connected(here.row.seats[0].guest)
    monkeypatch.setattr("argosy.server.tables.subscribers.SILENT", -1.0)
    here.subscribers.tell_presence()
    assert not here.subscribers.is_connected(here.row.seats[0].guest), "the process is dead or cut off"


async def test_of_a_game_in_two_processes_each_bot_is_asked_once_for_each_choice(game, states):
    ada, ben, table = game
    while (await ada.state(table))["phase"] != "over":
        for one in (ada, ben):
            if (await one.state(table))["choices"]:
                await one.choose(table)
        await quiet(states, table)
    asked = [one for state in states for one in state.bots.asked]
    assert Counter(asked).most_common(1)[0][1] == 1
    entries = await states[0].store.entries(table)
    assert [entry.seq for entry in entries] == list(range(len(entries)))
    hashes = {(await state.tables.get(table)).playing.game.state_hash() for state in states}
    assert hashes == {replayed(entries).game.state_hash()}


async def test_bots_of_a_process_that_has_died_are_asked_by_another(game, states, monkeypatch):
    """It dies after it has claimed the table, and before it has asked."""
    ada, ben, table = game
    holder, other = sorted(states, key=lambda state: not state.peers.has(table))
    assert holder.peers.has(table)
    for chore in holder.peers._chores:
        chore.cancel()
    long_ago = update(processes).where(processes.c.id == holder.peers.id).values(seen=0)
    await other.store.database.write(lambda connection: connection.execute(long_ago))
    await other.tables.forget(table)
    monkeypatch.setattr(holder.tables, "get", None)  # nobody comes to the dead one any more
    person = [ada, ben][states.index(other)]
    await person.choose(table)
    found = await other.tables.get(table)
    seat = found.seat_of(Guest(id=found.row.seats[states.index(other)].guest))
    rest = next(row.seat for row in found.row.seats if row.kind == "human" and row.seat != seat)
    await found.ask(
        lambda: found.choose(rest, found.playing.game.choices(rest)[0].text, found.playing.moment)
    )
    await until(lambda: other.bots.asked != [])
    assert other.peers.has(table)


async def test_a_process_that_ends_gives_its_tables_back(game, states):
    _, _, table = game
    holder, other = sorted(states, key=lambda state: not state.peers.has(table))
    assert not await other.peers.holds(table)
    await holder.tables.forget(table)
    await holder.peers.let_go(table)
    other.peers._elsewhere.clear()
    assert await other.peers.holds(table)


async def test_orphans_are_adopted_without_anybody_asking(game, states, monkeypatch):
    """Bots owe a choice, and the process that should have asked them is gone, as is every page of the
    table.
    """
    _, _, table = game
    with monkeypatch.context() as patched:
        patched.setattr(autoplay, "BOT_DELAY", 3600)  # no bot answers before the processes have ended
        found = await states[0].tables.get(table)
        for seat in (0, 1):
            await found.ask(
                lambda seat=seat: found.choose(seat, found.playing.game.choices(seat)[0].text, None)
            )
        for state in states:  # as if the processes had ended here: nobody wakes the bots any more
            await asyncio.gather(*(task.result().close() for task in state.tables._tables.values()))
            state.tables._tables.clear()
    stolen = "UPDATE tables SET holder = 'dead'"
    await states[1].store.database.write(lambda connection: connection.exec_driver_sql(stolen))
    for state in states:
        state.peers._held.clear()
    assert await states[1].peers.orphans() == [table]
    before = len(await states[1].store.entries(table))

    async def has_gone_on() -> bool:
        return len(await states[1].store.entries(table)) > before

    await until_so(has_gone_on)


async def test_what_nobody_has_told_is_found_by_a_look(game, states, monkeypatch):
    """A notification that is lost costs time, and no truth."""
    ada, _, table = game
    monkeypatch.setattr(states[0].peers, "tell", lambda *_: None)
    found = await states[1].tables.get(table)
    watcher = found.subscribers.attach(Guest(id="stranger"))
    await ada.post(f"/t/{table}/talk", data={"text": "lost"})
    await until(lambda: found.talk != ())
    found.subscribers.detach(watcher)


async def test_a_table_that_one_takes_away_is_gone_in_the_other(states, apps):
    ada = apps("Ada", 0)
    table = await ada.new_table(**FORM)
    again = apps("Ada", 1, ada)
    assert (await again.get(f"/t/{table}")).status_code == 200
    assert (await ada.post(f"/t/{table}/delete")).status_code == 303
    assert (await again.get(f"/t/{table}")).status_code == 404


async def test_settings_and_names_are_the_same_in_both(apps):
    ada = apps("Ada", 0)
    await ada.post("/settings", data={"theme": "dark", "name": "Ada L."})
    page = (await apps("Ada", 1, ada).get("/")).text
    assert "Ada L." in page
    assert 'data-theme="dark"' in page


async def act(table, guest: Guest, what: str) -> None:
    """Sit down, leave, take another name or start, as a guest does."""
    if what == "sit":
        await table.take_seat(guest, guest.name)
    elif what == "leave":
        await leave(table, guest, "random")
    elif what == "rename":
        await table.rename(guest, guest.name)
    else:
        await table.start(guest, "random")


def why_not(row: TableRow | None, guest: Guest, what: str) -> str | None:
    """The code with which a table refuses that, if it does."""
    if row is None:
        return "unknown_table"
    is_seated = any(seat.guest == guest.id for seat in row.seats)
    clash = (
        "name_taken" if any(one.name == guest.name and one.guest != guest.id for one in row.seats) else None
    )
    if what == "sit":
        is_full = all(seat.kind != "open" for seat in row.seats)
        return "already_seated" if is_seated else "table_full" if is_full else clash
    if what == "start":
        return "not_host" if guest.id != row.host else "already_started" if row.phase != "waiting" else None
    if what == "rename" and is_seated:
        return clash
    return None if is_seated else "not_seated"


class Asked(NamedTuple):
    """A request, and what came of it."""

    guest: Guest
    what: str
    since: int
    """The version of the table when it was sent."""
    until: int
    """And when it was answered."""
    version: int
    """That it has made, if it was followed."""
    code: str | None
    """With which it was refused."""


@pytest.mark.soak
async def test_a_thousand_races_end_as_one_order_of_the_requests_would(states):
    """Each request that was followed has made a version of the table of its own.

    Done again in the order of these versions, one after the other, the same requests lead to the very same
    seats; and each that was refused would be so at a moment of its time.
    """
    chance, races = random.Random(5), 0
    host = Guest(id="guest-0", name="Host")
    kinds = {0: "you", 1: "friend", 2: "friend", 3: "friend"}
    store = states[0].store

    async def one(state: AppState, name: str, guest: Guest, what: str) -> Asked:
        async def work() -> int:
            await act(table, guest, what)
            return GONE if table.is_gone else table.row.version

        since = await version_in(store, name)
        try:
            table = await state.tables.get(name)
            version, code = await table.ask(work), None
        except Refused as refused:
            version, code = 0, refused.code
        return Asked(guest, what, since, await version_in(store, name), version, code)

    while races < 1000:
        name = await states[0].tables.create(host, GameRequest(players=4), kinds)
        asked: list[Asked] = []
        for _ in range(12):
            wanted = [
                (
                    Guest(id=f"guest-{chance.randrange(5)}", name=f"Name {chance.randrange(99)}"),
                    chance.choice(("sit", "sit", "leave", "rename")),
                )
                for _ in range(4)
            ]
            wanted += [(host, "start")] * (chance.random() < 0.05)
            asked += await asyncio.gather(*(one(chance.choice(states), name, *each) for each in wanted))
            races += len(wanted)
        await check_order(states[0], host, kinds, asked, await store.table(name))
    assert races >= 1000


async def version_in(store, table: str) -> int:
    found = await store.table(table)
    return GONE if found is None else found.version


async def check_order(
    state, host: Guest, kinds: dict[int, str], asked: list[Asked], stored: TableRow | None
) -> None:
    """Do what was followed again, at a table that nobody else knows."""
    model = await state.tables.get(await state.tables.create(host, GameRequest(players=4), kinds))
    rows: dict[int, TableRow | None] = {0: model.row}
    for one in sorted((one for one in asked if one.code is None), key=lambda one: one.version):
        assert one.version not in rows, "two requests have made the same version"
        await model.ask(lambda one=one: act(model, one.guest, one.what))
        rows[one.version] = None if model.is_gone else model.row
    assert model.is_gone == (stored is None)
    if stored is not None:
        assert seats_of(stored) == seats_of(model.row)
        assert stored.host == model.row.host
    for one in asked:
        if one.code is not None:
            last = max(version for version in rows if version <= one.since)
            seen = [row for version, row in rows.items() if last <= version <= one.until]
            assert one.code in {why_not(row, one.guest, one.what) for row in seen}


def seats_of(row: TableRow) -> list[tuple]:
    """Guests by seat; names of bots are drawn."""
    return [
        (seat.seat, seat.kind, seat.guest, seat.bot, seat.name if seat.guest else "") for seat in row.seats
    ]


async def test_at_another_process_too_a_plan_moves_no_number_of_a_stranger(states, apps):
    """The owner sees the plan at any process; versions and streams of all others stay as they were."""
    ada, ben = apps("Ada", 0), apps("Ben", 1)
    table = await ada.new_table(game="duel", opponent="friend", begins="you")
    assert (await ben.sit(table)).status_code == 303
    assert (await ada.post(f"/t/{table}/start")).status_code == 303
    found = [await state.tables.get(table) for state in states]
    while found[0].playing.game.asked != "turn":
        for one in (ada, ben):
            if (await one.state(table))["choices"]:
                await one.choose(table)
    for one in found:
        await one.reach(found[0].row.version)
        await one.reach(found[1].row.version)
    seats = {0: ada, 1: ben}
    planner, mover = seats[1 - found[0].playing.game.owing[0]], seats[found[0].playing.game.owing[0]]
    people = [apps("Eve", 0), apps("Eve", 1), apps("Mover", 0, mover), apps("Mover", 1, mover)]
    watchers = [one.subscribers.attach(Guest(id="eve")) for one in found]
    for one in found:  # that she watches, at both, is news for everybody, and comes a moment later
        await until(lambda one=one: one.subscribers.spectators() == 2 and one.subscribers._crowd is None)
        await until(lambda one=one: one.subscribers.has_been_told)
    for watcher in watchers:
        watcher.news.clear()
    before = [(await one.get(f"/t/{table}")).text for one in people]
    own = [(await apps("Own", number, planner).get(f"/t/{table}")).text for number in (0, 1)]
    card = next(
        place.card for place in found[0].playing.game.view(None).structure if place.is_open and place.card
    )
    for text in (f"discard {card}", "", f"discard {card}"):
        form = {"plan": text, "moment": str(found[0].playing.moment)}
        assert (await planner.post(f"/t/{table}/plan", data=form)).status_code == 303
    newest = max(one.row.version for one in found)
    for one in found:
        await one.reach(newest)
        await until(lambda one=one: one.subscribers.has_been_told)
    assert [(await one.get(f"/t/{table}")).text for one in people] == before
    assert not any(watcher.news.is_set() for watcher in watchers)
    now = [(await apps("Own", number, planner).get(f"/t/{table}")).text for number in (0, 1)]
    assert now[0] != own[0]
    assert now[1] != own[1]

"""Live streams: first the whole state, then the newest, for each viewer what that viewer may see."""

import asyncio
import json
import re
import time
import zlib

import msgspec
import pytest

from argosy.server.errors import Refused
from argosy.server.http.app import create_app
from argosy.server.live import page_stream
from argosy.server.live.page_stream import stream
from argosy.server.live.sse_gzip import GZIP
from argosy.server.storage.rows import Guest
from argosy.server.tables.subscribers import TOLD_AT_ONCE, Watcher
from tests.server.helpers import until
from tests.server.live_messages import assembled

BASE = "http://argosy.test"
NOBODY = Guest(id="nobody")


class Viewer:
    """Somebody who reads a stream, as slowly as the test likes."""

    def __init__(self, app_state, table, guest) -> None:
        self.chunks = stream(app_state, table, guest, BASE)
        self.parts: dict[str, str] = {}

    async def sent(self, seconds: float = 2.0) -> str:
        """The next message as it is sent."""
        return (await asyncio.wait_for(anext(self.chunks), seconds)).encode().decode()

    async def next(self, seconds: float = 2.0) -> str:
        """The next message as a browser understands it, with the whole fragment."""
        chunk = await self.sent(seconds)
        told = "".join(line[6:] for line in chunk.split("\n") if line.startswith("data: "))
        if not told:
            return chunk
        whole = assembled(told, self.parts)
        return re.sub(r"^data: .*$", lambda _: "data: " + whole, chunk, count=1, flags=re.MULTILINE)

    async def is_quiet(self) -> bool:
        """Nothing comes; afterwards the stream is closed."""
        try:
            await self.next(0.1)
        except TimeoutError:
            return True
        return False


@pytest.fixture
async def table(app_state, game_of_two):
    return await app_state.tables.get(game_of_two[2])


@pytest.fixture
async def viewer(app_state, table):
    """Makes viewers: `viewer(0)` sits on seat 0, `viewer(None)` only watches."""
    viewers = []

    def arrive(seat: int | None) -> Viewer:
        guest_id = next((row.guest for row in table.row.seats if row.seat == seat), "stranger")
        viewers.append(Viewer(app_state, table, Guest(id=guest_id, settings={"language": "en"})))
        return viewers[-1]

    yield arrive
    for one in viewers:
        await one.chunks.aclose()


async def choose(table, seat: int) -> None:
    game = table.playing.game
    await table.ask(lambda: table.choose(seat, game.choices(seat)[0].text, game.moment))


def version_of(chunk: str) -> tuple[int, int]:
    """The public changes of the table and the number of the news."""
    changes, news = re.search(r"^id: (\d+):(\d+)$", chunk, re.MULTILINE).groups()
    return int(changes), int(news)


async def test_the_first_message_is_the_whole_state(viewer):
    first = await viewer(0).next()
    assert "\nretry: 1000\n" in first
    assert 'data: <div id="table"' in first
    assert first.endswith("\n\n")


async def test_every_change_brings_the_whole_state_with_a_higher_number(viewer, table):
    ada = viewer(0)
    first = await ada.next()
    await choose(table, 1)
    second = await ada.next()
    assert 'data: <div id="table"' in second
    assert version_of(second) > version_of(first)


async def test_a_slow_reader_gets_the_newest_state_and_nothing_in_between(viewer, table):
    slow, quick = viewer(0), viewer(None)
    await slow.next()
    await quick.next()
    for seat in (1, 0):
        await choose(table, seat)
    await until(
        lambda: (
            table.playing.game.moment == 2
            and table.playing.game.owing == (0, 1)
            and not table.autoplay.thinking
        )
    )
    newest = await slow.next()
    assert f'data-moment="{table.playing.game.moment}"' in newest
    assert f"id: {table.version_for(NOBODY)}\n" in newest
    assert await slow.is_quiet()


def crowd_at(table, number: int) -> list[Watcher]:
    """So many who watch and have heard everything."""
    watchers = [table.subscribers.attach(Guest(id=f"watcher{n}")) for n in range(number)]
    for watcher in watchers:
        watcher.news.clear()
    return watchers


async def test_an_answer_waits_for_no_news_and_a_table_that_closes_keeps_none_back(table, monkeypatch):
    monkeypatch.setattr("argosy.server.tables.subscribers.NEWS_DELAY", 3600)
    watchers = crowd_at(table, 3)
    await choose(table, 0)
    assert not any(watcher.news.is_set() for watcher in watchers)
    await table.close()
    assert all(watcher.news.is_set() for watcher in watchers)


async def test_a_crowd_is_told_bit_by_bit_so_that_others_have_their_turn(table, monkeypatch):
    monkeypatch.setattr("argosy.server.tables.subscribers.NEWS_DELAY", 0)
    watchers = crowd_at(table, 3 * TOLD_AT_ONCE)
    table.publish()
    told = set()
    while not table.subscribers.has_been_told:
        told.add(sum(watcher.news.is_set() for watcher in watchers))
        await asyncio.sleep(0)
    assert told >= {0, TOLD_AT_ONCE, 2 * TOLD_AT_ONCE, 3 * TOLD_AT_ONCE}


async def test_nothing_is_sent_when_nothing_has_changed_for_a_viewer(viewer, table):
    ada = viewer(0)
    await ada.next()
    for watcher in table.subscribers.watchers:
        watcher.news.set()
    assert await ada.is_quiet()


async def test_a_spectator_sees_no_hand(viewer, table):
    text = await viewer(None).next()
    cards = {card for seat in (0, 1, 2) for card in table.playing.game.view(seat).hand}
    assert not [card for card in cards if f"card-{card}" in text]
    assert f"card-{table.playing.game.view(0).hand[0]}" in await viewer(0).next()


async def test_who_is_here_is_seen_by_the_others(viewer, table, monkeypatch):
    monkeypatch.setattr("argosy.server.tables.subscribers.AWAY_AFTER", 0.05)
    ada = viewer(0)
    await ada.next()
    ben = viewer(1)
    await ben.next()
    await ada.next()
    assert table.subscribers.is_connected("stranger") is False
    await ben.chunks.aclose()
    await ada.next()
    ben_id = table.row.seats[1].guest
    assert not table.subscribers.is_connected(ben_id)
    assert ben_id in table.subscribers.last_seen


async def test_what_was_made_for_those_who_watched_leaves_memory_with_the_last_of_them(
    viewer, table, monkeypatch
):
    monkeypatch.setattr("argosy.server.tables.subscribers.AWAY_AFTER", 0)
    ada, ben = viewer(0), viewer(1)
    await ada.next()
    await ben.next()
    await ada.chunks.aclose()
    await until(lambda: not table.subscribers.departures)
    await ben.next()
    assert table.rendered
    await ben.chunks.aclose()
    await until(lambda: not table.rendered)


async def test_a_reload_is_no_departure(viewer, table, monkeypatch):
    waited, back = asyncio.Event(), asyncio.Event()

    async def until_back(_seconds: float) -> None:
        waited.set()
        await back.wait()

    ben = viewer(1)
    await ben.next()
    with monkeypatch.context() as patch:
        patch.setattr("argosy.server.tables.table.asyncio.sleep", until_back)
        await ben.chunks.aclose()
        await waited.wait()
    await viewer(1).next()
    departures = list(table.subscribers.departures)
    back.set()
    await asyncio.gather(*departures)
    assert departures
    assert table.row.seats[1].guest not in table.subscribers.last_seen


async def test_quiet_streams_are_kept_alive_with_comments(viewer, monkeypatch):
    monkeypatch.setattr(page_stream, "KEEP_ALIVE", 0.02)
    ada = viewer(0)
    await ada.next()
    assert [(await ada.next())[0] for _ in range(3)] == [":", ":", ":"]


async def test_streams_end_when_the_house_closes(viewer, app_state):
    ada = viewer(0)
    await ada.next()
    app_state.begin_closing()
    with pytest.raises(StopAsyncIteration):
        await ada.next()


async def test_a_fragment_is_rendered_once_for_all_spectators(app_state, table, monkeypatch):
    rendered = []
    monkeypatch.setattr(
        page_stream.pages, "table_parts", lambda page, kept: rendered.append(page) or {"table": "<div></div>"}
    )
    for name in ("one", "two", "three"):
        await page_stream.fragment(table, Guest(id=name, name=name, settings={"theme": "dark"}), BASE)
    assert len(rendered) == 1


async def test_a_table_with_a_clock_renders_once_for_all_who_look_at_the_same_time(
    app_state, table, monkeypatch
):
    table.row = msgspec.structs.replace(table.row, due=time.time() + 60)
    first = await page_stream.newest_fragment(table, Guest(id="one"), BASE)
    assert await page_stream.newest_fragment(table, Guest(id="two"), BASE) is first
    monkeypatch.setattr(first, "made", first.made - 2 * page_stream.FRESH)
    assert await page_stream.newest_fragment(table, Guest(id="two"), BASE) is not first


async def test_a_message_keeps_every_line_of_the_fragment(viewer, table, monkeypatch):
    text = "<a>\n\n<b>\r<c>"
    monkeypatch.setattr(page_stream.pages, "table_parts", lambda page, kept: {"table": text})
    first = await viewer(None).sent()
    assert (
        first
        == f"id: {table.version_for(NOBODY)}\ndata: {json.dumps([['table', text]], separators=(',', ':'))}\nretry: 1000\n\n"
    )


async def test_a_later_message_brings_the_parts_that_have_changed(viewer, table):
    ada = viewer(0)
    await ada.sent()
    await choose(table, 1)
    told = json.loads(re.search(r"^data: (.*)$", await ada.sent(), re.MULTILINE)[1])
    brought = {key for key, *text in told if text}
    assert {"start", "hand"} & brought == {"start"}, "Ada's own hand is as it was"
    assert {"hand", "docks", "horizon 1"} <= {key for key, *_ in told}


async def test_proxies_are_told_to_pass_streams_on_at_once(app_state, game_of_two):
    """The headers of the stream, and that the first message can be read as soon as it is sent."""
    ada, _, name = game_of_two
    sent = []

    async def send(message):
        sent.append(message)

    async def receive():
        await until(lambda: len(sent) > 1)
        return {"type": "http.disconnect"}

    request = ada.http.build_request("GET", f"/t/{name}/live")
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
        "path": request.url.path, "raw_path": request.url.raw_path, "query_string": b"", "root_path": "",
        "headers": [(name.lower(), value) for name, value in request.headers.raw],
        "server": ("argosy.test", 80), "client": ("127.0.0.1", 1),
    }  # fmt: skip
    await create_app(app_state)(scope, receive, send)
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    assert headers["content-type"].startswith("text/event-stream")
    assert (headers["cache-control"], headers["x-accel-buffering"]) == ("no-cache", "no")
    assert headers["content-encoding"] == "gzip"
    assert b'data: [["start","<div id=\\"table\\"' in zlib.decompressobj(15 + GZIP).decompress(
        sent[1]["body"]
    )


async def test_only_so_many_fragments_of_a_table_are_kept(table):
    for number in range(page_stream.MOST_FRAGMENTS + 5):
        await page_stream.fragment(table, Guest(id="one"), f"http://host-{number}.test")
    assert len(table.rendered) == page_stream.MOST_FRAGMENTS


async def test_versions_rise_with_everything_that_happens_also_through_memory_and_without_a_clock(
    app_state, viewer, table, monkeypatch
):
    numbers = [version_of(await viewer(0).next())]
    monkeypatch.setattr("time.time", lambda: 0.0)
    monkeypatch.setattr("time.time_ns", lambda: 0)
    await choose(table, 1)
    numbers.append(version_of(await viewer(0).next()))
    await app_state.tables.forget(table.id)
    again = await app_state.tables.get(table.id)
    assert again is not table
    assert numbers == sorted(set(numbers))
    later = version_of(f"id: {again.version_for(NOBODY)}")
    assert later[0] == numbers[-1][0], "what is written counts on"


async def test_who_reads_does_not_wait_for_a_choice_that_is_being_stored(
    game_of_two, app_state, table, monkeypatch
):
    ada, ben, name = game_of_two
    change, may_go_on, writes = app_state.store.change, asyncio.Event(), asyncio.Event()

    async def slow(*arguments):
        writes.set()
        await may_go_on.wait()
        await change(*arguments)

    monkeypatch.setattr(app_state.store, "change", slow)
    choosing = asyncio.create_task(ben.choose(name))
    await writes.wait()
    before = table.version_for(NOBODY)
    for path in (f"/t/{name}", f"/api/tables/{name}"):
        assert (await asyncio.wait_for(ada.get(path), 5)).status_code == 200
    assert version_of(await viewer_of(app_state, table).next(5)) >= version_of(f"id: {before}")
    may_go_on.set()
    assert (await choosing).status_code == 303


def viewer_of(app_state, table) -> Viewer:
    return Viewer(app_state, table, Guest(id="stranger", settings={"language": "en"}))


async def test_who_watches_a_table_that_is_taken_away_hears_that_and_not_that_it_is_closing(
    app_state, game_of_two, table
):
    ada, _, name = game_of_two
    await app_state.tables.take_away(name)

    async def nothing():
        return None

    for asks in (lambda: table.ask(nothing), lambda: table.look(lambda: None)):
        with pytest.raises(Refused, match="taken away") as refused:
            await asks()
        assert refused.value.code == "unknown_table"
    assert 'data-phase="gone"' in await viewer_of(app_state, table).next()
    assert (await ada.get(f"/t/{name}")).status_code == 404

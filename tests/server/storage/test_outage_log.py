"""Log of outages: a line at the beginning and one at the end, whatever fails in between."""

import asyncio
from types import SimpleNamespace

import pytest

from argosy.server.bots.queue import bot_queue
from argosy.server.live import shared_peers
from argosy.server.outage_log import OutageLog
from argosy.server.storage.database import Away


def events(logs) -> list[str]:
    return [entry["event"] for entry in logs]


def test_an_outage_is_a_line_at_its_beginning_and_one_at_its_end(logs):
    outages = OutageLog()
    outages.note_answer(is_write=True)
    for _ in range(90):
        outages.note_failure("no route to host", is_write=False)
    assert outages.is_away
    outages.note_answer(is_write=False)
    assert not outages.is_away
    assert events(logs) == ["the database is away", "the database answers again"]
    assert (logs[0]["reason"], logs[1]["failures"]) == ("no route to host", 90)


def test_each_outage_counts_its_own_failures(logs):
    outages = OutageLog()
    for failures in (3, 2):
        for _ in range(failures):
            outages.note_failure("closed", is_write=False)
        outages.note_answer(is_write=False)
    assert [entry["failures"] for entry in logs[1::2]] == [3, 2]
    assert outages.failures == 5


def test_a_full_disk_is_one_outage_although_everybody_reads(logs):
    outages = OutageLog()
    for _ in range(10):
        outages.note_failure("disk full", is_write=True)
        outages.note_answer(is_write=False)
    assert outages.is_away
    outages.note_answer(is_write=True)
    assert events(logs) == ["the database is away", "the database answers again"]


def of_queue(outages, work):
    return bot_queue._for_ever(outages, work)


def of_peers(outages, work):
    peers = SimpleNamespace(_database=SimpleNamespace(outages=outages))
    return asyncio.create_task(shared_peers.SharedPeers._for_ever(peers, work, 0.0))


@pytest.mark.parametrize("chore", [of_queue, of_peers])
async def test_a_chore_notes_only_what_the_database_has_not_noted(chore, logs, monkeypatch):
    outages, ended = OutageLog(), asyncio.Event()
    monkeypatch.setattr(bot_queue, "RETRY", 0.0)
    monkeypatch.setattr(shared_peers, "RETRY", 0.0)

    async def write() -> None:
        outages.note_failure("closed", is_write=True)  # as the database does
        raise Away("closed") from OSError("no route to host")

    async def listen() -> None:
        raise OSError("no route to host")

    async def end() -> None:
        ended.set()
        await asyncio.Event().wait()

    works = iter((write, listen, end))

    async def work() -> None:
        await next(works)()

    task = chore(outages, work)
    await ended.wait()
    task.cancel()
    assert outages.failures == 2
    assert events(logs) == ["the database is away"]

"""Actor of a table: everything happens in order."""

import asyncio

import pytest

from argosy.server.errors import Refused
from argosy.server.tables.actor import Actor


async def test_work_is_done_one_piece_after_the_other():
    actor, event_log = Actor(), []

    async def piece(name):
        event_log.append(f"{name} begins")
        await asyncio.sleep(0)
        event_log.append(f"{name} ends")
        return name

    assert await asyncio.gather(actor.ask(lambda: piece("a")), actor.ask(lambda: piece("b"))) == ["a", "b"]
    assert event_log == ["a begins", "a ends", "b begins", "b ends"]
    await actor.close()


async def test_an_error_belongs_to_whoever_asked():
    actor = Actor()

    async def fails():
        raise ValueError("mine")

    async def works():
        return "fine"

    with pytest.raises(ValueError, match="mine"):
        await actor.ask(fails)
    assert await actor.ask(works) == "fine"
    await actor.close()


async def test_work_that_has_begun_is_finished_when_nobody_waits_any_more():
    actor, done = Actor(), asyncio.Event()

    async def slow():
        await asyncio.sleep(0.01)
        done.set()

    asking = asyncio.create_task(actor.ask(slow))
    await asyncio.sleep(0)
    asking.cancel()
    await done.wait()
    await actor.close()


async def test_a_closed_actor_finishes_what_was_asked_and_takes_no_more():
    actor = Actor()

    async def piece():
        return 1

    asked = asyncio.create_task(actor.ask(piece))
    await asyncio.sleep(0)
    await actor.close()
    assert await asked == 1
    with pytest.raises(Refused, match="closed"):
        await actor.ask(piece)

"""A semaphore that serves owners in turn, and loses no place, whoever is cancelled at whatever moment."""

import asyncio
import contextlib
import random

import pytest

from argosy.server.bots.fair_semaphore import FairSemaphore


async def use(places: FairSemaphore, owner: str, done: list[str] | None = None, pause: int = 0) -> None:
    async with places.place(owner):
        for _ in range(pause):
            await asyncio.sleep(0)
    if done is not None:
        done.append(owner)


async def test_owners_take_turns():
    places, done = FairSemaphore(1), []
    async with places.place("first"):
        tasks = [asyncio.create_task(use(places, owner, done)) for owner in ("a", "a", "a", "b", "c")]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    assert done == ["a", "b", "c", "a", "a"]
    assert places.free == 1


async def test_a_request_that_is_cancelled_in_the_step_of_its_turn_keeps_no_place():
    places = FairSemaphore(1)
    async with contextlib.AsyncExitStack() as held:
        await held.enter_async_context(places.place("a"))
        waiting = asyncio.create_task(use(places, "b"))
        await asyncio.sleep(0)
        waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert places.free == 1


async def test_a_request_that_is_cancelled_after_its_turn_came_gives_it_on():
    places, done = FairSemaphore(1), []
    async with contextlib.AsyncExitStack() as held:
        await held.enter_async_context(places.place("a"))
        first, second = (asyncio.create_task(use(places, owner, done)) for owner in ("b", "c"))
        await asyncio.sleep(0)
    first.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    assert (done, places.free) == (["c"], 1)


@pytest.mark.parametrize("seed", range(5))
async def test_no_place_is_lost_whatever_is_cancelled(seed):
    chance, places = random.Random(seed), FairSemaphore(3)
    tasks: list[asyncio.Task[None]] = []
    for _ in range(300):
        tasks.append(asyncio.create_task(use(places, chance.choice("abcd"), pause=chance.randrange(4))))
        if chance.random() < 0.5:
            chance.choice(tasks).cancel()
        if chance.random() < 0.3:
            await asyncio.sleep(0)
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert {type(one) for one in results} <= {type(None), asyncio.CancelledError}
    assert places.free == 3

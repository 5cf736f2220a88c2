"""DNS resolver for several owners: slow names of one owner hold up nobody else."""

import asyncio
import socket
import threading

import pytest

from argosy.server.club.name_resolver import SHARE, THREADS, NameResolver
from argosy.server.club.outgoing import NotSent, Outgoing
from tests.server.club.receiver import receiving
from tests.server.helpers import until


@pytest.fixture
def slow_names(monkeypatch):
    """Names under slow.example are answered when the test says so; all others lead to this machine at
    once.
    """
    answered, asked = threading.Event(), []

    def looked_up(host, port, *args, **named):
        asked.append(host)
        if host.endswith("slow.example"):
            answered.wait(60)
        return [(2, 1, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
    yield asked, answered
    answered.set()


@pytest.fixture
def resolver():
    resolver = NameResolver()
    yield resolver
    resolver.close()


def ask(resolver: NameResolver, owner: str, count: int) -> list[asyncio.Task]:
    return [asyncio.create_task(resolver.addresses(owner, f"{n}.slow.example", 443)) for n in range(count)]


async def test_slow_names_of_one_owner_hold_up_nobody_else(resolver, slow_names):
    asked, answered = slow_names
    slow = ask(resolver, "mallory", 4 * THREADS)
    await until(lambda: len(asked) == SHARE)
    assert await resolver.addresses("ada", "quick.example", 443) == ["127.0.0.1"]
    assert len(asked) == SHARE + 1
    answered.set()
    assert await asyncio.gather(*slow) == [["127.0.0.1"]] * len(slow)


async def test_who_gives_up_waiting_leaves_its_thread_counted_until_it_has_ended(resolver, slow_names):
    asked, answered = slow_names
    slow = ask(resolver, "mallory", SHARE)
    await until(lambda: len(asked) == SHARE)
    for task in slow:
        task.cancel()
    await asyncio.gather(*slow, return_exceptions=True)
    more = ask(resolver, "mallory", 1)
    assert await resolver.addresses("ada", "quick.example", 443) == ["127.0.0.1"]
    assert len(asked) == SHARE + 1
    answered.set()
    assert await more[0] == ["127.0.0.1"]


async def test_an_owner_who_waits_for_nothing_takes_no_memory(resolver, slow_names):
    await resolver.addresses("ada", "quick.example", 443)
    await until(lambda: not resolver._shares)


async def test_a_webhook_is_sent_at_once_while_names_of_somebody_else_are_slow(slow_names):
    asked, answered = slow_names
    outgoing = Outgoing()
    outgoing.is_strict = False
    async with receiving() as receiver:
        slow = [
            asyncio.create_task(outgoing.post(f"http://{n}.slow.example/", b"{}", {}, "mallory"))
            for n in range(4)
        ]
        await until(lambda: len(asked) == SHARE)
        assert await outgoing.post(receiver.url, b"{}", {}, "ada") == receiver.status
    for task in slow:
        task.cancel()
    await asyncio.gather(*slow, return_exceptions=True)
    answered.set()
    outgoing.close()


async def test_a_name_that_takes_too_long_is_given_up(slow_names, monkeypatch):
    monkeypatch.setattr("argosy.server.club.outgoing.SECONDS", 0.0)
    outgoing = Outgoing()
    with pytest.raises(NotSent, match="in time"):
        await outgoing.check("https://a.slow.example/", "mallory")
    slow_names[1].set()
    outgoing.close()

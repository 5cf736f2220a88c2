"""Notifications to systemd."""

import asyncio
import socket

import pytest

from argosy.server.http import service_manager
from tests.server.processes import Process


@pytest.fixture
def systemd(tmp_path, monkeypatch):
    """A socket that hears what is said to systemd."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(str(tmp_path / "notify"))
        heard.settimeout(60)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        yield heard


def test_without_systemd_nothing_is_said(monkeypatch):
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    service_manager.notify(service_manager.READY)


async def test_the_loop_gives_signs_of_life_where_they_are_waited_for(systemd, monkeypatch):
    monkeypatch.delenv("WATCHDOG_USEC", raising=False)
    await service_manager.stay_alive_forever()  # ends, because nobody waits
    monkeypatch.setenv("WATCHDOG_USEC", "3000")
    chore = asyncio.create_task(service_manager.stay_alive_forever())
    for _ in range(3):
        assert await asyncio.to_thread(systemd.recv, 100) == b"WATCHDOG=1"
    chore.cancel()


async def test_a_sign_of_life_that_is_lost_is_not_the_last(monkeypatch):
    """As while systemd itself is begun anew."""
    said, arrived = [], asyncio.Event()

    def notify(state: str) -> None:
        said.append(state)
        if len(said) == 1:
            raise ConnectionRefusedError
        arrived.set()

    monkeypatch.setenv("WATCHDOG_USEC", "3000")
    monkeypatch.setattr(service_manager, "notify", notify)
    chore = asyncio.create_task(service_manager.stay_alive_forever())
    arrival = asyncio.create_task(arrived.wait())
    await asyncio.wait({chore, arrival}, return_when=asyncio.FIRST_COMPLETED)
    chore.cancel()
    arrival.cancel()
    assert said[:2] == ["WATCHDOG=1"] * 2


@pytest.mark.whole
def test_a_server_says_that_it_is_ready_and_works(tmp_path, systemd):
    server = Process(tmp_path, settings={"WATCHDOG_USEC": "600000"})
    said = {systemd.recv(100) for _ in range(4)}
    assert said == {b"READY=1", b"WATCHDOG=1"}
    assert server.interrupt() == 0

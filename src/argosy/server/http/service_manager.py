"""Notifications to systemd: that the server is ready, and that it still works (sd_notify(3)).

Only where systemd asks for them, by the variables of the environment NOTIFY_SOCKET and WATCHDOG_USEC.
"""

import asyncio
import contextlib
import os
import socket

READY = "READY=1"
ALIVE = "WATCHDOG=1"
STOPPING = "STOPPING=1"


def notify(state: str) -> None:
    """Send a state to systemd; nothing where nobody listens."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):  # an abstract socket
        address = "\0" + address[1:]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as speaker:
        speaker.connect(address)
        speaker.sendall(state.encode())


def watchdog_seconds() -> float | None:
    """Seconds between two signs of life: a third of what systemd waits for; None if it waits for none."""
    waits = os.environ.get("WATCHDOG_USEC", "")
    return int(waits) / 3_000_000 if waits.isdigit() and int(waits) > 0 else None


async def stay_alive_forever() -> None:
    """Give signs of life from the event loop, so that one that hangs is missed, until cancelled."""
    pause = watchdog_seconds()
    while pause is not None:
        with contextlib.suppress(OSError):  # while systemd is away, the next sign may reach it
            notify(ALIVE)
        await asyncio.sleep(pause)

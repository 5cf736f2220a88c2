"""Probes for monitoring: `/health` (liveness), `/ready` (readiness), `/metrics`.

They are answered before anybody is made a guest: without a cookie, a limit or a write, so that a watcher that
asks every few seconds costs nothing. Whether the process lives is no question to the database.
"""

import asyncio
from collections.abc import Mapping
from http import HTTPStatus
from typing import NamedTuple

import structlog
from litestar.datastructures import Headers
from litestar.types import HTTPScope, Send

from argosy.server.http.app_state import AppState
from argosy.server.http.client_addresses import is_this_machine
from argosy.server.http.own_addresses import is_loopback
from argosy.server.storage.database import AWAY

HEALTH, READY, METRICS = "/health", "/ready", "/metrics"
PROBES = frozenset({HEALTH, READY, METRICS})
PATIENCE = 5.0
"""Seconds in which the database must have answered."""
COME_BACK = 5
"""Seconds after which whoever asks whether the server is ready may ask again."""
TEXT = "text/plain; charset=utf-8"
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""Headers by which a proxy on this machine shows that it speaks for somebody else."""

log = structlog.get_logger()


class _Answer(NamedTuple):
    body: bytes
    status: HTTPStatus = HTTPStatus.OK
    kind: str = TEXT
    headers: tuple[tuple[bytes, bytes], ...] = ()


async def answer_probe(app_state: AppState, scope: HTTPScope, send: Send) -> None:
    """Answer a request for one of the three addresses."""
    found = await _answer(app_state, scope)
    headers = [
        (b"content-type", found.kind.encode()),
        (b"content-length", str(len(found.body)).encode()),
        (b"cache-control", b"no-store"),
        (b"x-content-type-options", b"nosniff"),
        *found.headers,
    ]
    await send({"type": "http.response.start", "status": found.status, "headers": headers})
    body = b"" if scope["method"] == "HEAD" else found.body
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _answer(app_state: AppState, scope: HTTPScope) -> _Answer:
    if scope["method"] not in ("GET", "HEAD"):
        allowed = ((b"allow", b"GET, HEAD"),)
        return _Answer(b"Ask with GET or HEAD.\n", HTTPStatus.METHOD_NOT_ALLOWED, headers=allowed)
    if scope["path"] == HEALTH:
        return _Answer(b"ok\n")
    if scope["path"] == READY:
        return _readiness(await _why_not_ready(app_state))
    return await _metrics(app_state, scope)


def _readiness(reason: str | None) -> _Answer:
    if reason is None:
        return _Answer(b"ready\n")
    retry = ((b"retry-after", str(COME_BACK).encode()),)
    return _Answer(f"{reason}\n".encode(), HTTPStatus.SERVICE_UNAVAILABLE, headers=retry)


async def _why_not_ready(app_state: AppState) -> str | None:
    """Return the reason why the server is not ready; None if it is."""
    if app_state.is_closing:
        return "The server is closing."
    try:
        async with asyncio.timeout(PATIENCE):
            await app_state.store.check_answers()
    except TimeoutError:
        return f"The database has not answered for {PATIENCE:g} seconds."
    except AWAY:
        return "The database cannot be reached."
    return None


async def _metrics(app_state: AppState, scope: HTTPScope) -> _Answer:
    if app_state.metrics_for == "off":
        return _Answer(
            b"This server tells no metrics: its setting [server] metrics is off.\n", HTTPStatus.NOT_FOUND
        )
    if app_state.metrics_for == "local" and not _is_asked_here(scope):
        sentence = b"Metrics are told to this machine alone, not through a proxy; the setting [server] metrics says so.\n"
        return _Answer(sentence, HTTPStatus.FORBIDDEN)
    from argosy.server.http import metrics  # noqa: PLC0415  because a start does not wait for the library of Prometheus

    return _Answer(await metrics.text_of(app_state), kind=metrics.KIND)


def _is_asked_here(scope: HTTPScope) -> bool:
    """Does the request come from this machine, to this machine's own name, and for nobody else?

    The name is asked for as well because a page from elsewhere can lead a browser here under a name of its
    own.
    """
    headers: Mapping[str, str] = Headers.from_scope(scope)
    client = scope["client"]
    return (
        client is not None
        and is_this_machine(client[0])
        and is_loopback(f"http://{headers.get('host', '')}")
        and not any(name in headers for name in FORWARDED)
    )

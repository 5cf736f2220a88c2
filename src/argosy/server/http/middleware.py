"""Middleware: request size, guest of a request, security headers, HEAD.

Who asks says a cookie, or a token that a program sends (`argosy.server.auth.tokens`); a token makes no
cookie.

A foreign page cannot post here: the cookie is SameSite, and a request that says where it comes from must come
from this very address. Programs that are no browsers send no such headers, and no cookie that they do not
mean to send.
"""

# pyright: reportUnknownMemberType=false
# Litestar leaves the values of a scope and its headers open.

import contextlib
import time
from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
import structlog
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from argosy.server.auth import tokens
from argosy.server.auth.guests import with_language
from argosy.server.auth.sessions import cookie_name, cookie_of, new_session, session_in
from argosy.server.errors import Refused, TooFast
from argosy.server.http.app_state import AppState
from argosy.server.http.error_responses import BROKEN, bare_answer, headers_of, is_form_of_script
from argosy.server.http.own_addresses import is_loopback
from argosy.server.http.probes import PROBES, answer_probe
from argosy.server.http.rate_limits import REQUESTS, address_of
from argosy.server.http.request_limits import SAFE, check_bounds
from argosy.server.live.sse_gzip import gzipped, takes_gzip
from argosy.server.logs import route_of
from argosy.server.storage.database import AWAY
from argosy.server.storage.rows import Guest
from argosy.server.storage.stored_tokens import Token
from argosy.web.rendering.assets import CONTENT_SECURITY_POLICY

TRUSTWORTHY_HEADERS = {"cross-origin-opener-policy": "same-origin"}
"""Only over https or the loopback address: over plain http browsers ignore them, with an error in the
console.
"""
DEPARTED = "departed"
AWAY_STATE = "away"
"""Where the state of a request keeps why the database could not be asked for the guest."""
HELD = "held"
"""Key of the request's state for all that is released when the request ends (`contextlib.ExitStack`)."""
LIVE = "/live"
"""How the addresses of live pages end."""
STREAM = "/stream/"
"""What the addresses of streams for programs have.

Streams answer no HEAD, because their handlers run until somebody leaves.
"""
HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

STATIC = "/static/"

log = structlog.get_logger()


class GuestMiddleware:
    """ASGI middleware that puts the guest into each request and security headers on each answer.

    Static files have no guest.
    """

    def __init__(self, app: ASGIApp, app_state: AppState) -> None:
        self.app = app
        self.app_state = app_state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request (ASGI)."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        sending = _Sending(send, self.app_state.answered)
        began = time.perf_counter()
        try:
            await self._check_and_handle(scope, receive, sending)
        finally:
            if self.app_state.logs_requests:
                _log_request(scope, sending.status, time.perf_counter() - began)

    async def _check_and_handle(self, scope: HTTPScope, receive: Receive, sending: "_Sending") -> None:
        try:
            check_bounds(scope)
        except Refused as refused:
            await self._refuse(scope, sending, refused)
        else:
            if scope["path"] in PROBES:
                await answer_probe(self.app_state, scope, sending.unnoted)
            else:
                await self._handle(scope, receive, sending)

    async def _handle(self, scope: HTTPScope, receive: Receive, sending: "_Sending") -> None:
        """Handle a request whose size is known to be bearable."""
        try:
            await self._pass_on(scope, receive, sending)
        except Exception:
            if sending.has_begun:
                raise
            log.exception("crash", route=route_of(scope), method=scope["method"])
            await self._refuse(scope, sending, BROKEN)

    async def _pass_on(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        if scope["method"] != "HEAD" or _is_endless(scope["path"]):
            await self._pass_on_as_it_is(scope, receive, send)
            return
        as_get: HTTPScope = {**scope, "method": "GET"}
        try:
            await self._pass_on_as_it_is(as_get, receive, _without_body(send))
        finally:
            scope["path_template"] = as_get.get("path_template", "")  # for the log

    async def _pass_on_as_it_is(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)
        back = HEADERS | TRUSTWORTHY_HEADERS if _is_trustworthy(scope, headers) else HEADERS
        if scope["path"].startswith(STATIC):
            await self.app(scope, receive, _with_headers(send, back, None))
        elif (refused := self._too_fast(scope)) is not None:
            await self._refuse(
                scope, send, refused, with_language(Guest(id=""), headers.get("accept-language", ""))
            )
        else:
            await self._pass_on_known(scope, receive, send, headers, back)

    async def _pass_on_known(
        self, scope: HTTPScope, receive: Receive, send: Send, headers: Headers, back: Mapping[str, str]
    ) -> None:
        """Pass a request on with whoever asks in its state."""
        try:
            asker = await self._asker(headers, is_https=scope["scheme"] == "https")
        except Refused as refused:
            await self._refuse(scope, send, refused)
            return
        known = with_language(asker.guest, headers.get("accept-language", ""))
        if scope["path"].endswith(LIVE) and takes_gzip(headers):
            send = gzipped(send)
        with contextlib.ExitStack() as held:
            state = {
                **scope.get("state", {}),
                "guest": known,
                AWAY_STATE: asker.away,
                tokens.STATE: asker.token,
            }
            state[HELD] = held
            scope["state"] = state  # type: ignore[typeddict-unknown-key]
            await self.app(scope, _noting_departure(receive, state), _with_headers(send, back, asker.cookie))

    async def _asker(self, headers: Headers, *, is_https: bool) -> "_Asker":
        """Return the owner of the token, or else of the cookie. Refuses an unknown token."""
        secret = tokens.bearer_in(headers)
        if secret is None:
            return await self._asker_with_cookie(headers.get("cookie", ""), is_https=is_https)
        try:
            token = await tokens.known(self.app_state.store, secret)
        except AWAY as error:
            return _Asker(guest=Guest(id=""), away=error)
        now = time.time()
        if tokens.is_use_to_be_noted(token, now):
            with contextlib.suppress(*AWAY):  # a database that can only be read still lets programs look
                await self.app_state.store.note_token_use(token.id, now)
        stored, away = await self._stored(token.guest)
        return _Asker(guest=stored, away=away, token=token)

    async def _asker_with_cookie(self, header: str, *, is_https: bool) -> "_Asker":
        """The guest of a session, or somebody new where there is none or it has ended."""
        shown = session_in(header, self.app_state.signer, is_https=is_https)
        session = shown or new_session()
        stored, away = await self._stored(session.guest)
        if session.is_ended(stored):
            session, shown = new_session(), None
            stored = Guest(id=session.guest)
        now = time.time()
        if shown is not None and (away is not None or not shown.is_to_renew(now)):
            return _Asker(guest=stored, away=away)
        if shown is not None:
            with contextlib.suppress(*AWAY):
                await self.app_state.store.note_guest(stored.id)
        fresh = session._replace(made=int(now))
        return _Asker(
            guest=stored, away=away, cookie=cookie_of(fresh, self.app_state.signer, is_https=is_https)
        )

    async def _refuse(
        self, scope: HTTPScope, send: Send, refused: Refused, guest: Guest | None = None
    ) -> None:
        """Answer in place of the application, and count it."""
        self.app_state.note_refusal(refused.code)
        await _answer(scope, send, refused, guest)

    def _too_fast(self, scope: Scope) -> TooFast | None:
        """The refusal of a request before anything is read for it, if its address asks too often."""
        try:
            self.app_state.asked.count(REQUESTS, address_of(scope))
        except TooFast as refused:
            return refused
        return None

    async def _stored(self, guest: str) -> tuple[Guest, Exception | None]:
        """The stored guest, or the error of reading it now.

        With an error a page has to say so, and nothing else is done.
        """
        try:
            return await self.app_state.store.guest(guest), None
        except AWAY as error:
            return Guest(id=guest), error


class _Asker(msgspec.Struct, frozen=True, kw_only=True):
    """The sender of a request."""

    guest: Guest
    away: Exception | None
    """Why nothing could be read of them."""
    cookie: str | None = None
    """The header that gives somebody new a session, or a session a new date."""
    token: Token | None = None


def check_database(state: Mapping[str, Any]) -> None:
    """Do nothing for a guest of whom nothing could be read: what they have set would be lost with the next
    write.
    """
    error = state.get(AWAY_STATE)
    if error is not None:
        raise error


def check_origin(method: str, headers: Mapping[str, str]) -> None:
    """Refuse a changing request that another site has sent."""
    if method in SAFE:
        return
    site = headers.get("sec-fetch-site")
    if site in ("same-origin", "none"):
        return
    origin = headers.get("origin")
    if site is None and (origin is None or origin.partition("://")[2] == headers.get("host")):
        return
    raise Refused(
        "foreign_origin", "This came from another site; open the table in the browser and choose there."
    )


def _is_endless(path: str) -> bool:
    return path.endswith(LIVE) or STREAM in path


def _is_trustworthy(scope: Scope, headers: Mapping[str, str]) -> bool:
    return scope["scheme"] == "https" or is_loopback(f"http://{headers.get('host', '')}")


class _Sending:
    """Wrapper of `send` that counts answers and says whether one has begun.

    After that there can be no other.
    """

    def __init__(self, send: Send, answered: Counter[str]) -> None:
        self._send = send
        self._answered = answered
        self.has_begun = False
        self.status: int | None = None
        """Of the answer; None as long as there is none."""

    async def __call__(self, message: Message) -> None:
        self.has_begun = True
        if message["type"] == "http.response.start":
            self._answered[f"{message['status'] // 100}xx"] += 1
            self.status = message["status"]
        await self._send(message)

    async def unnoted(self, message: Message) -> None:
        """Send a part of an answer that is not counted."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
        await self._send(message)


def _log_request(scope: HTTPScope, status: int | None, seconds: float) -> None:
    """Write a line of the access log: a template of the route, because a path may be a secret."""
    path = scope["path"]
    route = path if path in PROBES else STATIC if path.startswith(STATIC) else route_of(scope)
    log.info(
        "request",
        client=address_of(scope),
        method=scope["method"],
        route=route,
        status=status,
        ms=round(seconds * 1000, 1),
    )


async def _answer(scope: HTTPScope, send: Send, refused: Refused, guest: Guest | None = None) -> None:
    """Answer in place of the application; `guest` says in which language."""
    as_notice = is_form_of_script(scope["method"], Headers.from_scope(scope))
    kind, body = bare_answer(scope["path"], refused, guest, as_notice=as_notice)
    headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    headers += [
        (b"content-type", kind),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    headers += [(name.encode(), value.encode()) for name, value in headers_of(refused).items()]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    sent = b"" if scope["method"] == "HEAD" else body
    await send({"type": "http.response.body", "body": sent, "more_body": False})


def _noting_departure(receive: Receive, state: dict[str, Any]) -> Receive:
    """Receives, and notes in the state of the request when the client has gone."""

    async def received() -> Any:
        message = await receive()
        if message["type"] == "http.disconnect":
            state[DEPARTED] = True
        return message

    return received


def has_departed(state: Any) -> bool:
    """Has the client of a request gone while it was read?"""
    return bool(state.get(DEPARTED))


def _without_body(send: Send) -> Send:
    """The answer to HEAD: all that GET would answer, but for the body."""

    async def send_without_body(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return send_without_body


def _with_headers(send: Send, back: Mapping[str, str], cookie: str | None) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in back.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
            if cookie is not None and not _sets_session(headers):
                headers.add("set-cookie", cookie)
        await send(message)

    return send_with_headers


def _sets_session(headers: MutableScopeHeaders) -> bool:
    """True if the answer has a session cookie already: a second one would take its place."""
    names = tuple(f"{cookie_name(is_https=is_https)}=" for is_https in (False, True))
    return any(cookie.startswith(names) for cookie in headers.getall("set-cookie", []))


def request_token(state: Any) -> Token | None:
    """The token that a request came with."""
    return state.get(tokens.STATE)


def request_guest(state: Any) -> Guest:
    """The guest that the middleware has put into a request's state."""
    return state["guest"]

"""Dependencies of route handlers: guest, form fields, responses, refusals before a handler."""

from contextlib import ExitStack
from http import HTTPStatus
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.enums import MediaType, RequestEncodingType
from litestar.params import FromPath
from litestar.response import Redirect

from argosy.server.auth import ids
from argosy.server.auth.tokens import check_token
from argosy.server.errors import Refused
from argosy.server.http.app_state import AppState, app_state_in
from argosy.server.http.client_addresses import counted_address, network_key
from argosy.server.http.middleware import HELD, check_database, check_origin, request_guest, request_token
from argosy.server.http.multipart_form import multipart_fields
from argosy.server.http.own_addresses import link_base
from argosy.server.http.rate_limits import check_rate_limits
from argosy.server.http.request_limits import MOST_FIELDS
from argosy.server.http.text_limits import has_no_letters, measured
from argosy.server.moderation.access import ALWAYS_OPEN, check_access
from argosy.server.storage.rows import Guest

SEE_OTHER = 303
RETRY_AFTER = 10
"""Seconds after which whoever was sent away for now may ask again, where nothing says it better."""
PASSING = frozenset({HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE})
SCHEMA = "/api/schema"
"""What describes the addresses for programs is open to everybody."""
MOST_DEPTH = 24
"""Brackets within brackets in what a program sends. Choices have one."""
UNKNOWN = {
    "table_id": ("unknown_table", "There is no table at this address."),
    "record_id": ("unknown_record", "There is no record at this address."),
    "position_id": ("unknown_position", "There is no position at this address."),
    "puzzle_id": ("unknown_puzzle", "There is no such puzzle."),
    "challenge_id": ("unknown_challenge", "There is no such open challenge."),
    "handle": ("unknown_bot", "There is no bot of this name."),
    "tournament_id": ("unknown_tournament", "There is no tournament at this address."),
    "token_id": ("unknown_token", "You have no such token."),
    "guest_id": ("unknown_guest", "There is no such guest."),
}
"""By the name of a part of an address: code and sentence when there can be nothing under it."""


class RequestContext(msgspec.Struct, frozen=True, kw_only=True):
    """Context of a request. `base` is the address that links to friends begin with."""

    app_state: AppState
    guest: Guest
    base: str
    address: str
    """Where the request comes from, as limits count it."""
    is_script: bool
    """The page's own script asks, which only wants the live part of a table."""
    held: ExitStack
    """Released when the request has ended, however it ends."""

    @property
    def network(self) -> str:
        """The keyed hash of the address, as rows keep it for limits."""
        return network_key(self.address, self.app_state.signer)

    def count_stream(self) -> None:
        """Count the request as an open live page until it ends. Refuses one where a limit is reached."""
        self.held.enter_context(self.app_state.streams.one(self.guest.id, self.address))

    def count_refusal(self, refused: Refused) -> int:
        """Count a refusal that a page tells; the status of that page."""
        self.app_state.note_refusal(refused.code)
        return refused.status


TableId = FromPath[str]
"""The id in a table's address."""
Context = NamedDependency[RequestContext]
Form = NamedDependency[dict[str, str]]
"""The fields of a form."""


async def provide_context(request: Request[Any, Any, Any]) -> RequestContext:
    """Dependencies of every handler."""
    app_state = app_state_in(request.app.state)
    return RequestContext(
        app_state=app_state,
        guest=request_guest(request.scope["state"]),
        address=counted_address(request.client.host) if request.client else "",
        base=link_base(str(request.base_url), app_state.public_url, app_state.network_url),
        is_script=request.headers.get("hx-request") == "true",
        held=request.scope["state"][HELD],
    )


async def provide_form(request: Request[Any, Any, Any]) -> dict[str, str]:
    """The fields of a form, texts only; files are not taken."""
    fields = {name: value for name, value in (await all_fields(request)).items() if isinstance(value, str)}
    check_letters(*fields, *fields.values())
    return fields


async def all_fields(request: Request[Any, Any, Any]) -> dict[str, str | bytes]:
    """The fields of a form, files as bytes. Of several of one name the last one counts."""
    # Not by the framework: it keeps the last thousand forms in memory, whatever their size, and decodes with
    # any codec.
    kind, options = request.content_type
    body = await request.body()
    try:
        if kind == RequestEncodingType.URL_ENCODED:
            return dict(parse_qsl(body.decode("latin-1"), keep_blank_values=True, max_num_fields=MOST_FIELDS))
        if kind == RequestEncodingType.MULTI_PART and body:
            return multipart_fields(body, options.get("boundary", ""))
    except ValueError as error:
        raise Refused("bad_form", "Something in the form is not filled in correctly.") from error
    return {}


def check_letters(*texts: str) -> None:
    """Refuse texts with letters that cannot be kept."""
    if any(map(has_no_letters, texts)):
        raise Refused(
            "bad_form", "The form holds NUL or half of a letter (a surrogate); send the text without it."
        )


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Refuse a request before its handler runs.

    Not too many, no changing request from another site, nobody who is banned or not let in, a token where one
    is needed, no id that cannot be one, no endless nesting, and nothing at all while the database is away.
    """
    check_rate_limits(request, app_state_in(request.app.state).asked)
    token = request_token(request.scope["state"])
    if token is None:
        check_origin(request.method, request.headers)
    check_database(request.scope["state"])
    _check_access(request)
    if not request.url.path.startswith(SCHEMA):
        check_token(request.scope["route_handler"].opt, token)
    for name, value in request.path_params.items():
        if name in UNKNOWN and not ids.may_be(str(value)):
            raise Refused(*UNKNOWN[name])
    check_letters(*request.query_params.keys(), *request.query_params.values())
    if "data" in request.route_handler.parsed_fn_signature.parameters:
        await _check_json(request)


def _check_access(request: Request[Any, Any, Any]) -> None:
    """Refuse guests who are banned or have not been let in, but for pages that are always open."""
    if not request.scope["route_handler"].opt.get(ALWAYS_OPEN):
        app_state = app_state_in(request.app.state)
        check_access(request_guest(request.scope["state"]), app_state.access, app_state.signer)


async def _check_json(request: Request[Any, Any, Any]) -> None:
    """Refuse what the framework's reader of JSON takes for a fault of the server: bytes that are no text,
    endless nesting.
    """
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise Refused(
            "bad_charset", f"The JSON is not in UTF-8: {error.reason} at byte {error.start}."
        ) from error
    if measured(text).depth > MOST_DEPTH:
        raise Refused("bad_form", f"Brackets are nested more than {MOST_DEPTH} deep; a choice is one object.")


def html(text: str, status: int = 200) -> Response[Any]:
    """A page or a part of one."""
    return with_retry(Response(text, media_type=MediaType.HTML, status_code=status))


def with_retry(answer: Response[Any]) -> Response[Any]:
    """An answer; if it sends somebody away for now, with the seconds after which to come back."""
    if answer.status_code in PASSING:
        answer.headers["retry-after"] = str(RETRY_AFTER)
    return answer


def own_path(path: str) -> str:
    """A path of ours, or else the lobby: two slashes, of whatever kind, would lead a browser elsewhere."""
    return path if path.startswith("/") and path[1:2] not in ("/", "\\") and path.isprintable() else "/"


def redirect(path: str) -> Redirect:
    """Go on with GET there."""
    return Redirect(path, status_code=SEE_OTHER)

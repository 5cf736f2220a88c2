"""What handlers get and give back: who asks, the fields of a form, pages, redirects."""

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect

from argosy.server.addresses import link_base
from argosy.server.app_state import AppState, app_state_in
from argosy.server.errors import Refused
from argosy.server.middleware import check_database, check_origin, request_guest
from argosy.server.rows import Guest

SEE_OTHER = 303


class RequestContext(msgspec.Struct, frozen=True, kw_only=True):
    """What a handler needs to know of a request. `base` is the address that links to friends begin with."""

    app_state: AppState
    guest: Guest
    base: str
    is_script: bool
    """The page's own script asks, which only wants the live part of a table."""


TableId = FromPath[str]
"""The id in a table's address."""
Context = NamedDependency[RequestContext]
Form = NamedDependency[dict[str, str]]
"""The fields of a form."""


async def provide_context(request: Request[Any, Any, Any]) -> RequestContext:
    """What every handler gets."""
    app_state = app_state_in(request.app.state)
    return RequestContext(
        app_state=app_state,
        guest=request_guest(request.scope["state"]),
        base=link_base(str(request.base_url), app_state.public_url, app_state.network_url),
        is_script=request.headers.get("hx-request") == "true",
    )


async def provide_form(request: Request[Any, Any, Any]) -> dict[str, str]:
    """The fields of a form, texts only; files are not taken."""
    try:
        form = await request.form()
    except ValueError as error:
        raise Refused("bad_form", "Something in the form is not filled in correctly.") from error
    return {name: value for name, value in form.items() if isinstance(value, str)}


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Run before every handler: no changing request from another site, and none while the database is away."""
    check_origin(request.method, request.headers)
    check_database(request.scope["state"])


def html(text: str, status: int = 200) -> Response[str]:
    """A page or a part of one."""
    return Response(text, media_type=MediaType.HTML, status_code=status)


def own_path(path: str) -> str:
    """A path of ours, or else the lobby: two slashes, of whatever kind, would lead a browser elsewhere."""
    return path if path.startswith("/") and path[1:2] not in ("/", "\\") and path.isprintable() else "/"


def redirect(path: str) -> Redirect:
    """Go on with GET there."""
    return Redirect(path, status_code=SEE_OTHER)

"""What every address needs: the guest, the fields of a form, the way back."""

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect

from argosy.server.addresses import link_base
from argosy.server.errors import Refused
from argosy.server.gate import check_origin, request_guest
from argosy.server.house import House, house_in
from argosy.server.rows import Guest

SEE_OTHER = 303


class Here(msgspec.Struct, frozen=True, kw_only=True):
    """Where a request stands: the house, the guest who asks, and the address of the house in links to friends."""

    house: House
    guest: Guest
    base: str
    is_script: bool
    """The page's own script asks, which only wants the live part of a table."""


TableId = FromPath[str]
"""The id in a table's address."""
At = NamedDependency[Here]
Form = NamedDependency[dict[str, str]]
"""The fields of a form."""


async def provide_here(request: Request[Any, Any, Any]) -> Here:
    """What every handler gets."""
    house = house_in(request.app.state)
    return Here(
        house=house,
        guest=request_guest(request.scope["state"]),
        base=link_base(str(request.base_url), house.public_url, house.network_url),
        is_script=request.headers.get("hx-request") == "true",
    )


async def provide_form(request: Request[Any, Any, Any]) -> dict[str, str]:
    """The fields of a form, texts only; files are not taken."""
    try:
        form = await request.form()
    except ValueError as error:
        raise Refused("bad_form", "The form could not be read.") from error
    return {name: value for name, value in form.items() if isinstance(value, str)}


async def check_site(request: Request[Any, Any, Any]) -> None:
    """Run before every handler: no changing request from another site."""
    check_origin(request.method, request.headers)


def html(text: str, status: int = 200) -> Response[str]:
    """A page or a part of one."""
    return Response(text, media_type=MediaType.HTML, status_code=status)


def see(path: str) -> Redirect:
    """Go on with GET there."""
    return Redirect(path, status_code=SEE_OTHER)

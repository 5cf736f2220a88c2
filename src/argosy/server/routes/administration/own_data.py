"""Routes of a guest's own data: download and erasure."""

import time
from typing import Any

from litestar import Request, Response, get, post

from argosy.server.auth.sessions import cookie_of, new_session
from argosy.server.errors import Refused
from argosy.server.moderation import guest_data
from argosy.server.moderation.acts import Act
from argosy.server.routes.dependencies import SEE_OTHER, Context, Form

FILE = {"content-disposition": 'attachment; filename="argosy-my-data.json"'}


@get("/account/data", include_in_schema=False, always_open=True)
async def own_data(context: Context) -> Response[bytes]:
    """All that is kept of the guest, as JSON."""
    guest = context.guest.id
    found = await context.app_state.store.database.read(
        lambda connection: guest_data.exported(connection, guest)
    )
    return Response(found, media_type="application/json", headers=FILE)


@post("/account/erase", include_in_schema=False, always_open=True)
async def erase_own_data(context: Context, request: Request[Any, Any, Any], form: Form) -> Response[Any]:
    """Erase all that names the guest; this browser is somebody new then. `sure` has to be `on`."""
    if form.get("sure") != "on":
        raise Refused("bad_form", "Erasing cannot be undone: tick that you are sure.")
    guest = context.guest.id
    if context.guest.banned_until > time.time():
        # A new guest in this browser would not be banned.
        raise Refused("act_refused", "While you are banned, ask whoever runs this server to erase your data.")
    await context.app_state.moderator.do(Act(kind="erase", target=guest, operator=guest))
    is_https = request.scope["scheme"] == "https"
    cookie = cookie_of(new_session(), context.app_state.signer, is_https=is_https)
    return Response(None, status_code=SEE_OTHER, headers={"location": "/", "set-cookie": cookie})

"""Routes of personal tokens: the page that lists them, makes one and revokes one."""

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from argosy.server.auth import tokens as own_tokens
from argosy.server.auth.guests import visitor_of
from argosy.server.errors import Refused
from argosy.server.pages.presenters import notice_of
from argosy.server.routes.dependencies import Context, Form, RequestContext, html, redirect
from argosy.web import pages
from argosy.web.models import KnownToken, Notice, TokensPage

PATH = "/tokens"


@get(PATH, include_in_schema=False)
async def tokens(context: Context) -> Response[str]:
    """The tokens of the guest, without themselves: those can never be read again."""
    return html(await _page(context))


@post(PATH, status_code=200, include_in_schema=False, counted_as="uploads")
async def make_token(context: Context, form: Form) -> Response[Any]:
    """Make a token under a `name`, with a field `on` for each of its scopes, and show it this once."""
    chosen = [scope for scope in own_tokens.SCOPES if form.get(scope) == "on"]
    try:
        made = await own_tokens.make(context.app_state.store, context.guest, form.get("name", ""), chosen)
    except Refused as refused:
        return html(await _page(context, notice=notice_of(refused)), context.count_refusal(refused))
    return html(await _page(context, made))


@post("/tokens/{token_id:str}/revoke", include_in_schema=False)
async def revoke_token(context: Context, token_id: FromPath[str]) -> Redirect:
    """Revoke a token: from now on it opens nothing."""
    await own_tokens.revoke(context.app_state.store, context.guest, token_id)
    return redirect(PATH)


async def _page(context: RequestContext, made: str = "", notice: Notice | None = None) -> str:
    own = await context.app_state.store.tokens_of(context.guest.id)
    known = tuple(KnownToken(id=one.id, name=one.name, scopes=one.scopes, used=one.used) for one in own)
    return pages.tokens(
        TokensPage(visitor=visitor_of(context.guest, PATH), tokens=known, made=made, notice=notice)
    )

"""Routes of webhooks: list, add, remove and switch on again."""

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from argosy.server.auth import ids
from argosy.server.errors import Refused
from argosy.server.pages.presenters import notice_of
from argosy.server.routes.dependencies import Context, Form, html, redirect
from argosy.web import pages

PAGE = "/hooks"


@get("/hooks", include_in_schema=False)
async def webhooks(context: Context, request: Request[Any, Any, Any]) -> Response[str]:
    """The webhooks of the guest; `table` in the address: a new one is for that table."""
    table = request.query_params.get("table", "")
    page = await context.app_state.hooks.page(context.guest, table if ids.may_be(table) else "")
    return html(pages.hooks(page))


@post("/hooks", include_in_schema=False, counted_as="uploads")
async def add_webhook(context: Context, form: Form) -> Response[Any]:
    """Add an `address`, for one `table` if it is named; what is wrong with it is said on the page."""
    table, hooks = form.get("table", ""), context.app_state.hooks
    address = form.get("address", "").strip()
    try:
        await hooks.add(context.guest, address, context.base, table)
    except Refused as refused:
        page = await hooks.page(context.guest, table if ids.may_be(table) else "", notice_of(refused))
        page = msgspec.structs.replace(page, address=address)
        return html(pages.hooks(page), context.count_refusal(refused))
    return redirect(PAGE)


@post("/hooks/{hook:str}/remove", include_in_schema=False)
async def remove_webhook(context: Context, hook: FromPath[str]) -> Redirect:
    """Take one away."""
    await context.app_state.hooks.remove(context.guest, hook)
    return redirect(PAGE)


@post("/hooks/{hook:str}/on", include_in_schema=False)
async def webhook_on(context: Context, hook: FromPath[str]) -> Redirect:
    """Try again after too many failures."""
    await context.app_state.hooks.switch_on(context.guest, hook)
    return redirect(PAGE)

"""Routes of admission by an invitation or a password; privacy page and robots.txt."""

import time
from typing import Any
from urllib.parse import parse_qs, urlsplit

from litestar import Request, Response, get, post
from litestar.enums import MediaType

from argosy.server.auth.guests import visitor_of
from argosy.server.errors import Refused
from argosy.server.moderation import access, stored_invitations
from argosy.server.pages.presenters import notice_of
from argosy.server.routes.dependencies import Context, Form, RequestContext, html, own_path, redirect
from argosy.web import pages
from argosy.web.models import Notice
from argosy.web.moderation.models import EntryPage, PrivacyPage

PATH = "/enter"
SHOWN_TO_ROBOTS = ("/$", "/help", "/rules", "/introductions", "/privacy", "/static/")
"""Paths that search engines may read: pages about the games, not tables and people."""


@get(PATH, include_in_schema=False, always_open=True)
async def enter(context: Context, request: Request[Any, Any, Any]) -> Response[Any]:
    """The page of admission; guests who may come in go on."""
    onward = own_path(request.query_params.get("next", "/"))
    if _is_admitted(context):
        return redirect(onward)
    return html(_page(context, onward, request.query_params.get("invitation", "")))


@post(PATH, include_in_schema=False, always_open=True, counted_as="entries")
async def come_in(context: Context, form: Form) -> Response[Any]:
    """Let a guest in by an `invitation` (its link or code) or by the `password`; then go on to `next`."""
    onward = own_path(form.get("next", "/"))
    if _is_admitted(context):
        return redirect(onward)
    try:
        access.check_not_banned(context.guest)
        await _admit(context, form)
    except Refused as refused:
        return html(_page(context, onward, "", notice_of(refused)), context.count_refusal(refused))
    return redirect(onward)


async def _admit(context: RequestContext, form: dict[str, str]) -> None:
    """Let the guest in. Refuses a wrong password and an unknown invitation."""
    state, guest = context.app_state, context.guest.id
    if form.get("password"):
        if not access.is_right(form["password"], state.access):
            raise Refused("wrong_password", "That is not the password of this server.")
        await state.store.put_of_guest(guest, admission=access.mark_of(state.access.password, state.signer))
        return
    code = _code_in(form.get("invitation", "").strip())
    await state.store.write_guest(
        guest, lambda connection: stored_invitations.admit(connection, code, guest, time.time())
    )


def _code_in(text: str) -> str:
    """The code of an invitation, or that at the end of its link."""
    if "?" not in text:
        return text
    return parse_qs(urlsplit(text).query).get("invitation", [""])[0]


@get("/privacy", include_in_schema=False, always_open=True)
async def privacy(context: Context) -> Response[str]:
    """The privacy page: what is kept of people, for how long, and by whom."""
    state, said = context.app_state, context.app_state.privacy
    days = {name: getattr(state.retention, name) for name in state.retention.__struct_fields__}
    return html(
        pages.privacy(
            PrivacyPage(
                visitor=visitor_of(context.guest, "/privacy"),
                operator=said.operator,
                contact=said.contact,
                paragraphs=tuple(part.strip() for part in said.text.split("\n\n") if part.strip()),
                days=days,
                sends_mail=state.mail is not None,
            )
        )
    )


@get("/robots.txt", include_in_schema=False, always_open=True)
async def robots(context: Context) -> Response[str]:
    """Rules for search engines: pages about the games alone, nothing of a server that is not open."""
    allowed = () if access.is_closed(context.app_state.access) else SHOWN_TO_ROBOTS
    lines = ["User-agent: *", *(f"Allow: {path}" for path in allowed), "Disallow: /"]
    return Response("\n".join(lines) + "\n", media_type=MediaType.TEXT)


def _is_admitted(context: RequestContext) -> bool:
    return access.is_admitted(context.guest, context.app_state.access, context.app_state.signer)


def _page(context: RequestContext, onward: str, invitation: str, notice: Notice | None = None) -> str:
    state = context.app_state
    return pages.enter(
        EntryPage(
            visitor=visitor_of(context.guest, PATH),
            onward=onward,
            invitation=invitation,
            takes_password=bool(state.access.password),
            operator=state.privacy.operator,
            contact=state.privacy.contact,
            notice=notice,
        )
    )

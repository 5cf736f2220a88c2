"""Routes of accounts: passkeys, login codes by mail, former guests, logout, deletion.

Nobody needs an account to play.
"""

from collections.abc import Callable
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, get, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from argosy.server.auth import account_linking, mail_codes, passkeys
from argosy.server.auth.former_guests import FormerGuests
from argosy.server.auth.former_page import former_page
from argosy.server.auth.guests import settings_of, visitor_of
from argosy.server.auth.sessions import Session, cookie_of, new_session, session_of
from argosy.server.auth.stored_accounts import StoredAccounts, forget, void
from argosy.server.errors import Refused
from argosy.server.http.client_addresses import hash_of_address
from argosy.server.http.own_addresses import link_base
from argosy.server.pages.presenters import notice_of
from argosy.server.routes.dependencies import SEE_OTHER, Context, Form, RequestContext, html, redirect
from argosy.texts import words
from argosy.web import pages
from argosy.web.account.models import AccountPage
from argosy.web.models import Notice

PATH = "/account"
FORMER = "/account/former"
MOST_SENT = 8_000
"""Letters of a field of what a passkey says; keys of all kinds have a tenth of it."""
Text = Annotated[str, msgspec.Meta(max_length=MOST_SENT)]


class Signed(msgspec.Struct, frozen=True, kw_only=True):
    """Signed data of a passkey in base64url, as browsers give it."""

    id: Text
    rawId: Text  # noqa: N815  because the standard calls it so
    type: Text
    response: dict[Text, Text]


@get(PATH, include_in_schema=False, always_open=True)
async def own_account(context: Context) -> Response[str]:
    """Account of the guest, and ways to log in."""
    return html(await _page(context))


@post("/account/passkey/register/options", status_code=200, include_in_schema=False, always_open=True)
async def passkey_to_register(context: Context, request: Request[Any, Any, Any]) -> Response[str]:
    """Options with which a browser makes a passkey."""
    options = await passkeys.to_register(_stored(context), context.guest, _origin(context, request))
    return Response(options, media_type="application/json")


@post("/account/passkey/register", status_code=200, include_in_schema=False, always_open=True)
async def register_passkey(
    context: Context, request: Request[Any, Any, Any], data: JSONBody[Signed]
) -> Response[dict[str, str]]:
    """Keep a passkey."""
    credential = msgspec.structs.asdict(data)
    await passkeys.register(_stored(context), context.guest, _origin(context, request), credential)
    return Response({"next": PATH})


@post("/account/passkey/login/options", status_code=200, include_in_schema=False, always_open=True)
async def passkey_to_log_in(context: Context, request: Request[Any, Any, Any]) -> Response[str]:
    """Options with which a browser signs by a passkey."""
    options = await passkeys.to_log_in(_stored(context), context.guest, _origin(context, request))
    return Response(options, media_type="application/json")


@post("/account/passkey/login", status_code=200, include_in_schema=False, always_open=True)
async def log_in_with_passkey(
    context: Context, request: Request[Any, Any, Any], data: JSONBody[Signed]
) -> Response[dict[str, str]]:
    """Become the guest whose passkey has signed."""
    credential = msgspec.structs.asdict(data)
    guest = await passkeys.log_in(_stored(context), context.guest, _origin(context, request), credential)
    path, cookie = await _log_in(context, request, guest)
    return Response({"next": path}, headers={"set-cookie": cookie})


@post("/account/mail", status_code=200, include_in_schema=False, always_open=True)
async def send_code(context: Context, form: Form) -> Response[str]:
    """Send a code to the address `mail`. Says the same of every address."""
    try:
        await mail_codes.send(
            _stored(context),
            _mail_service(context),
            context.guest,
            form.get("mail", ""),
            network=hash_of_address(context.address, context.app_state.signer),
            w=words(settings_of(context.guest).language),
        )
    except Refused as refused:
        return html(await _page(context, notice_of(refused)), context.count_refusal(refused))
    return html(await _page(context, is_sent=True))


@post("/account/code", include_in_schema=False, always_open=True)
async def log_in_with_code(context: Context, request: Request[Any, Any, Any], form: Form) -> Response[Any]:
    """Log in as the guest whose address the code proves, typed in the browser that asked for it."""
    try:
        guest = await mail_codes.prove(
            _stored(context), context.app_state.signer, context.guest, form.get("code", "")
        )
    except Refused as refused:
        return html(await _page(context, notice_of(refused)), context.count_refusal(refused))
    return _to(*await _log_in(context, request, guest))


@get(FORMER, include_in_schema=False, always_open=True)
async def former_guest(context: Context) -> Response[Any]:
    """The page of the former guest's belongings, with a tick for each."""
    former = await account_linking.waiting(context.app_state, context.guest.id)
    if former is None:
        return redirect(PATH)
    return html(pages.former(await former_page(context.app_state, former, context.guest)))


@post(FORMER, include_in_schema=False, always_open=True)
async def move_from_former_guest(context: Context, form: Form) -> Response[Any]:
    """Take over what is ticked, and nothing else."""
    former = await FormerGuests(context.app_state.store.database).named(
        context.guest.id, form.get("former", "")
    )
    if former is not None:
        ticked = {name for name, value in form.items() if value == "on"}
        await account_linking.move(context.app_state, former, context.guest.id, ticked)
    return redirect(PATH)


@post("/account/former/leave", include_in_schema=False, always_open=True)
async def leave_former_guest(context: Context, form: Form) -> Response[Any]:
    """Leave behind what the former guest still has."""
    formers = FormerGuests(context.app_state.store.database)
    former = await formers.named(context.guest.id, form.get("former", ""))
    if former is not None:
        await formers.drop(context.guest.id, former)
    return redirect(PATH)


@post("/account/logout", include_in_schema=False, always_open=True)
async def log_out(context: Context, request: Request[Any, Any, Any]) -> Response[Any]:
    """Let this browser be somebody new.

    Only who has an account: for all others there would be no way back.
    """
    if not await _stored(context).of_guest(context.guest.id):
        return redirect(PATH)
    return _to(PATH, _cookie(context, request, new_session()))


@post("/account/logout-everywhere", include_in_schema=False, always_open=True)
async def log_out_everywhere(context: Context, request: Request[Any, Any, Any]) -> Response[Any]:
    """End all sessions of a guest who has an account but for a new one of this browser."""
    if not await _stored(context).of_guest(context.guest.id):
        return redirect(PATH)
    return _to(PATH, await _end_sessions(context, request, void))


@post("/account/delete", include_in_schema=False, always_open=True)
async def delete_account(context: Context, request: Request[Any, Any, Any]) -> Response[Any]:
    """Forget all passkeys and addresses of the guest, and end all sessions but for a new one of this
    browser.
    """
    if not await _stored(context).of_guest(context.guest.id):
        return redirect(PATH)
    return _to(PATH, await _end_sessions(context, request, forget))


async def _end_sessions(
    context: RequestContext, request: Request[Any, Any, Any], also: Callable[[Connection, str], None]
) -> str:
    """End all sessions of the guest and their live pages; the cookie of a new one."""
    guest = await context.app_state.store.end_sessions(context.guest.id, also)
    context.app_state.session_streams.end(guest.id, guest.epoch)
    return _cookie(context, request, session_of(guest))


async def _log_in(context: RequestContext, request: Request[Any, Any, Any], guest: str) -> tuple[str, str]:
    """The page that follows when this browser becomes a guest, and the cookie that makes it so."""
    has_choice = await account_linking.log_in(context.app_state, context.guest.id, guest)
    session = session_of(await context.app_state.store.guest(guest))
    return FORMER if has_choice else PATH, _cookie(context, request, session)


def _mail_service(context: RequestContext) -> mail_codes.MailService:
    """The mail service of this server. Refuses where there is none."""
    state = context.app_state
    if state.mail is None or state.public_url is None:
        raise Refused("no_mail", "This server sends no mail.")
    return mail_codes.MailService(
        settings=state.mail,
        signer=state.signer,
        base=state.public_url.rstrip("/"),
        in_all=state.limits.mails_per_hour,
    )


def _stored(context: RequestContext) -> StoredAccounts:
    return StoredAccounts(context.app_state.store.database)


def _origin(context: RequestContext, request: Request[Any, Any, Any]) -> str:
    """The address that a browser sees, without a path."""
    found = urlsplit(link_base(str(request.base_url), context.app_state.public_url, None))
    return f"{found.scheme}://{found.netloc}"


def _cookie(context: RequestContext, request: Request[Any, Any, Any], session: Session) -> str:
    return cookie_of(session, context.app_state.signer, is_https=request.scope["scheme"] == "https")


def _to(path: str, cookie: str) -> Response[Any]:
    """Go on with GET there, in another session."""
    return Response(None, status_code=SEE_OTHER, headers={"location": path, "set-cookie": cookie})


async def _page(context: RequestContext, notice: Notice | None = None, *, is_sent: bool = False) -> str:
    own = await _stored(context).of_guest(context.guest.id)
    return pages.account(
        AccountPage(
            visitor=visitor_of(context.guest, PATH),
            guest=context.guest.id,
            is_operator=context.guest.is_operator,
            passkeys=sum(one.passkey is not None for one in own),
            mails=sum(one.mail is not None for one in own),
            takes_passkeys=passkeys.are_possible(),
            sends_mail=context.app_state.mail is not None,
            has_former=await account_linking.waiting(context.app_state, context.guest.id) is not None,
            is_sent=is_sent,
            awaits_code=await mail_codes.is_open(_stored(context), context.guest),
            notice=notice,
        )
    )

"""The page of accounts, which nobody needs: passkeys and links by mail, by which another browser becomes the same guest."""

from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from argosy.server.addresses import link_base
from argosy.server.errors import Refused
from argosy.server.guests import settings_of, visitor_of
from argosy.server.identity import cookie_of
from argosy.server.ids import guest_id
from argosy.server.presenters import notice_of
from argosy.server.routes.dependencies import SEE_OTHER, Context, Form, RequestContext, html, redirect
from argosy.server.signing_in import mail, passkeys
from argosy.server.signing_in.handing_over import hand_over
from argosy.server.signing_in.stored import StoredAccounts
from argosy.texts import words
from argosy.web import pages
from argosy.web.account_pages import AccountPage, LinkPage
from argosy.web.models import Notice

PATH = "/account"
MOST_SENT = 8_000
"""Letters of a field of what a passkey says; keys of all kinds have a tenth of it."""
Text = Annotated[str, msgspec.Meta(max_length=MOST_SENT)]


class Signed(msgspec.Struct, frozen=True, kw_only=True):
    """What a passkey says, in base64url, as browsers give it."""

    id: Text
    rawId: Text  # noqa: N815  because the standard calls it so
    type: Text
    response: dict[Text, Text]


@get(PATH, include_in_schema=False)
async def own_account(context: Context) -> Response[str]:
    """What the guest has, and how to log in."""
    return html(await _page(context))


@post("/account/passkey/register/options", status_code=200, include_in_schema=False)
async def passkey_to_register(context: Context, request: Request[Any, Any, Any]) -> Response[str]:
    """What a browser needs to make a passkey."""
    options = await passkeys.to_register(_stored(context), context.guest, _origin(context, request))
    return Response(options, media_type="application/json")


@post("/account/passkey/register", status_code=200, include_in_schema=False)
async def register_passkey(
    context: Context, request: Request[Any, Any, Any], data: JSONBody[Signed]
) -> Response[dict[str, str]]:
    """Keep a passkey."""
    credential = msgspec.structs.asdict(data)
    await passkeys.register(_stored(context), context.guest, _origin(context, request), credential)
    return Response({"next": PATH})


@post("/account/passkey/login/options", status_code=200, include_in_schema=False)
async def passkey_to_log_in(context: Context, request: Request[Any, Any, Any]) -> Response[str]:
    """What a browser needs to sign."""
    options = await passkeys.to_log_in(_stored(context), context.guest, _origin(context, request))
    return Response(options, media_type="application/json")


@post("/account/passkey/login", status_code=200, include_in_schema=False)
async def log_in_with_passkey(
    context: Context, request: Request[Any, Any, Any], data: JSONBody[Signed]
) -> Response[dict[str, str]]:
    """Become the guest whose passkey has signed; what this browser's guest has comes along."""
    credential = msgspec.structs.asdict(data)
    guest = await passkeys.log_in(_stored(context), context.guest, _origin(context, request), credential)
    await hand_over(context.app_state, context.guest.id, guest)
    return Response({"next": PATH}, headers={"set-cookie": _cookie(context, request, guest)})


@post("/account/mail", status_code=200, include_in_schema=False)
async def send_link(context: Context, form: Form) -> Response[str]:
    """Send a link to the address `mail`. Says the same of every address."""
    settings, base = context.app_state.mail, context.app_state.public_url
    if settings is None or base is None:
        raise Refused("no_mail", "This server sends no mail.")
    try:
        await mail.send_link(
            _stored(context),
            settings,
            context.app_state.signer,
            context.guest,
            form.get("mail", ""),
            network=context.address,
            base=base.rstrip("/"),
            w=words(settings_of(context.guest).language),
        )
    except Refused as refused:
        return html(await _page(context, notice_of(refused)), context.count_refusal(refused))
    return html(await _page(context, is_sent=True))


@get("/account/link/{secret:str}", include_in_schema=False)
async def link(context: Context, secret: FromPath[str]) -> Response[str]:
    """What a link would do. Only the button does it."""
    ticket = await mail.look(_stored(context), secret)
    known = await _stored(context).of_mail(ticket.mail)
    guest = await context.app_state.store.guest(known.guest if known else ticket.guest)
    visitor = visitor_of(context.guest, PATH)
    return html(
        pages.link(
            LinkPage(visitor=visitor, path=f"/account/link/{secret}", name=guest.name, is_known=known is not None)
        )
    )


@post("/account/link/{secret:str}", include_in_schema=False)
async def follow_link(context: Context, request: Request[Any, Any, Any], secret: FromPath[str]) -> Response[Any]:
    """Become the guest that the link leads to; what this browser's guest has comes along."""
    guest = await mail.follow(_stored(context), secret)
    await hand_over(context.app_state, context.guest.id, guest)
    return _to_page(_cookie(context, request, guest))


@post("/account/logout", include_in_schema=False)
async def log_out(context: Context, request: Request[Any, Any, Any]) -> Response[Any]:
    """Let this browser be somebody new. Only who has an account: for all others there would be no way back."""
    if not await _stored(context).of_guest(context.guest.id):
        return redirect(PATH)
    return _to_page(_cookie(context, request, guest_id()))


@post("/account/delete", include_in_schema=False)
async def delete_account(context: Context) -> Response[Any]:
    """Forget all passkeys and addresses of the guest, who stays who they are in this browser."""
    await _stored(context).forget(context.guest.id)
    return redirect(PATH)


def _stored(context: RequestContext) -> StoredAccounts:
    return StoredAccounts(context.app_state.store.database)


def _origin(context: RequestContext, request: Request[Any, Any, Any]) -> str:
    """The address that a browser sees, without a path."""
    found = urlsplit(link_base(str(request.base_url), context.app_state.public_url, None))
    return f"{found.scheme}://{found.netloc}"


def _cookie(context: RequestContext, request: Request[Any, Any, Any], guest: str) -> str:
    return cookie_of(guest, context.app_state.signer, is_https=request.scope["scheme"] == "https")


def _to_page(cookie: str) -> Response[Any]:
    return Response(None, status_code=SEE_OTHER, headers={"location": PATH, "set-cookie": cookie})


async def _page(context: RequestContext, notice: Notice | None = None, *, is_sent: bool = False) -> str:
    own = await _stored(context).of_guest(context.guest.id)
    games = await context.app_state.store.tables_of(context.guest.id, ("waiting", "playing", "over"))
    return pages.account(
        AccountPage(
            visitor=visitor_of(context.guest, PATH),
            passkeys=sum(one.passkey is not None for one in own),
            mails=sum(one.mail is not None for one in own),
            takes_passkeys=passkeys.are_possible(),
            sends_mail=context.app_state.mail is not None,
            has_games=bool(games),
            is_sent=is_sent,
            notice=notice,
        )
    )

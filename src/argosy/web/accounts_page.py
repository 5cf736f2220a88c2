"""Values for the pages of accounts."""

from typing import Any

from argosy.texts import Words
from argosy.web import notices
from argosy.web.account_pages import AccountPage, LinkPage


def values(page: AccountPage, w: Words) -> dict[str, Any]:
    """What the page of the own account shows."""
    return {
        "has_account": bool(page.passkeys or page.mails),
        "has_games": page.has_games,
        "is_sent": page.is_sent,
        "notice": notices.sentence(w, page.notice),
        "takes_passkeys": page.takes_passkeys,
        "sends_mail": page.sends_mail,
        "ways": w.say("You have: {passkeys}, {mails}.", passkeys=_passkeys(page, w), mails=_mails(page, w)),
    }


def _passkeys(page: AccountPage, w: Words) -> str:
    return w.count("{n} passkey", "{n} passkeys", page.passkeys)


def _mails(page: AccountPage, w: Words) -> str:
    return w.count("{n} address of mail", "{n} addresses of mail", page.mails)


def link_values(page: LinkPage, w: Words) -> dict[str, Any]:
    """What is asked before a link is followed."""
    return {"is_known": page.is_known, "whose": page.name or w.say("somebody without a name"), "post_to": page.path}

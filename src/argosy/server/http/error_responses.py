"""Responses of refusals: JSON for programs, a page for people, inside and before the application."""

from collections.abc import Mapping
from http import HTTPStatus

import msgspec

from argosy.server.errors import ApiError, Refused, TooFast
from argosy.server.pages.presenters import error_page
from argosy.server.storage.rows import Guest
from argosy.web import pages

API = "/api/"
BROKEN = Refused("lost", "Something broke here. What you had chosen before is stored; load the page again.")
"""What a visitor hears of a fault of ours."""


def refusal_page(path: str, refused: Refused, guest: Guest | None) -> str:
    """The page that says what was refused."""
    return pages.error(error_page(refused, guest, path))


def refusal_notice(path: str, refused: Refused, guest: Guest | None) -> str:
    """Return the notice of a refusal, for a page whose script has sent a form."""
    page = error_page(refused, guest, path)
    return pages.table_notice(page.notice, page.visitor)


def is_form_of_script(method: str, headers: Mapping[str, str]) -> bool:
    """Has the script of a page sent a form? Then a refusal is a notice on that page."""
    return method == "POST" and headers.get("hx-request") == "true"


def bare_answer(
    path: str, refused: Refused, guest: Guest | None = None, *, as_notice: bool = False
) -> tuple[bytes, bytes]:
    """The kind and the body of an answer to somebody of whom we have read nothing."""
    if path.startswith(API):
        return b"application/json", msgspec.json.encode(ApiError(code=refused.code, detail=refused.sentence))
    text = refusal_notice if as_notice else refusal_page
    return b"text/html; charset=utf-8", text("/", refused, guest).encode()


def headers_of(refused: Refused) -> dict[str, str]:
    """The headers with which a refusal says what would help: when to come back, that a token is needed."""
    if isinstance(refused, TooFast):
        return {"retry-after": str(refused.seconds)}
    return {"www-authenticate": "Bearer"} if refused.status == HTTPStatus.UNAUTHORIZED else {}

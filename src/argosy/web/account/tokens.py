"""Template values for the page of API tokens: scopes and last use."""

from datetime import UTC, datetime
from typing import Any

from argosy.texts import Words
from argosy.web import notices
from argosy.web.models import TokensPage


def values(page: TokensPage, w: Words) -> dict[str, Any]:
    """Return the template values of the page."""
    return {
        "made": page.made,
        "notice": notices.sentence(w, page.notice),
        "scopes": scopes(w),
        "tokens": [(one.id, one.name, one.scopes, _day(one.used)) for one in page.tokens],
    }


def scopes(w: Words) -> dict[str, str]:
    """Return a sentence for each scope of a token."""
    return {
        "challenge:read": w.say("See who challenges you, and whom you have challenged."),
        "challenge:write": w.say("Challenge others, accept, decline and cancel."),
        "bot:play": w.say("Be a bot with a name of its own, follow your games, choose and talk there."),
    }


def _day(used: float) -> str:
    """The day of a moment in seconds since 1970; empty for never."""
    return f"{datetime.fromtimestamp(used, UTC):%Y-%m-%d}" if used else ""

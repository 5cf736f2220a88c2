"""Personal tokens: what a program shows in place of a cookie, and what it may do with it.

A token is shown once, when it is made. It goes in the header `Authorization: Bearer arg_…`, which no browser
sends by itself, so a foreign page can do nothing with it, and it opens only the addresses that say which
scope they ask for.
"""

import hashlib
import re
import secrets
import time
from collections.abc import Iterable, Mapping
from typing import Any

from argosy.server.auth import ids
from argosy.server.errors import Refused
from argosy.server.storage.rows import Guest
from argosy.server.storage.store import Store
from argosy.server.storage.stored_tokens import Token

READ, WRITE, PLAY = SCOPES = ("challenge:read", "challenge:write", "bot:play")
"""To see challenges; to make and to answer them; to be a bot and to play."""
ANY = ""
"""Every token opens it."""
MOST = 20
"""Tokens of one guest."""
PREFIX = "arg_"
TOKEN = re.compile(r"arg_[A-Za-z0-9_-]{32}")
RANDOM_BYTES = 24
"""They make 32 letters that an address may hold."""
EVERY = 60.0
"""Seconds between two writes of when a token was used last."""
SCOPE = "scope"
"""The option of a handler that names the scope it asks for; empty where every token does."""
COOKIES_TOO = "cookies_too"
"""The option of a handler that answers people with a cookie as well."""
STATE = "token"
"""Where the state of a request keeps the token that it came with."""


def digest_of(secret: str) -> str:
    """Return the hash of a token. Tokens are random enough to need no salt and no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


async def make(store: Store, guest: Guest, name: str, scopes: Iterable[str]) -> str:
    """Make a token and return it: it can never be read again."""
    chosen = tuple(scope for scope in SCOPES if scope in scopes)
    if not chosen:
        raise Refused("no_scope", "Choose at least one thing that the token may do.")
    secret = PREFIX + secrets.token_urlsafe(RANDOM_BYTES)
    token = Token(
        id=ids.table_id(), guest=guest.id, name=ids.clean_name(name), scopes=chosen, created=time.time()
    )
    if not await store.add_token(token, digest_of(secret), MOST):
        raise Refused(
            "too_many_tokens", f"You have {MOST} tokens: revoke one of them before you make another."
        )
    return secret


async def revoke(store: Store, guest: Guest, token: str) -> None:
    """Forget a token: from now on it opens nothing."""
    if not await store.revoke_token(token, guest.id):
        raise Refused("unknown_token", "You have no such token.")


def bearer_in(headers: Mapping[str, str]) -> str | None:
    """Return the bearer token of a request; None if it has none."""
    kind, _, secret = headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else None


async def known(store: Store, secret: str) -> Token:
    """The token that somebody shows. Refuses one that there is not."""
    found = await store.token(digest_of(secret)) if TOKEN.fullmatch(secret) else None
    if found is None:
        raise Refused(
            "bad_token",
            "There is no such token, or it was revoked. Make another one on the page /tokens of this server.",
        )
    return found


def is_use_to_be_noted(token: Token, now: float) -> bool:
    """Was its last use long enough ago to be written down anew?"""
    return now - token.used >= EVERY


def check_token(options: Mapping[str, Any], token: Token | None) -> None:
    """Refuse a request whose token does not open this address, and one without a token where it needs one."""
    scope = options.get(SCOPE)
    if token is None:
        if scope is not None and not options.get(COOKIES_TOO):
            raise Refused(
                "no_token",
                "This address is for programs: send the header Authorization: Bearer arg_… with your token.",
            )
        return
    if scope is None:
        raise Refused(
            "not_for_tokens",
            "This address is for people with a browser; tokens open those of docs/bots/bot-api.md.",
        )
    if scope and scope not in token.scopes:
        raise Refused(
            "missing_scope",
            f"This address needs a token with the scope {scope}; yours has {', '.join(token.scopes)}.",
        )

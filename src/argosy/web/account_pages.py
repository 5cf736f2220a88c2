"""What the pages of accounts show."""

import msgspec

from argosy.web.models import Notice, Visitor


class AccountPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /account: the ways in which the visitor can come back in another browser."""

    visitor: Visitor
    passkeys: int = 0
    mails: int = 0
    takes_passkeys: bool = True
    """The library for them is there."""
    sends_mail: bool = False
    """The host has said how mails are sent."""
    has_games: bool = False
    """The visitor sits or sat somewhere: that comes along when they log in."""
    is_sent: bool = False
    """A link has been sent, if there is such an address."""
    notice: Notice | None = None


class LinkPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /account/link/<secret>: what a link from a mail would do."""

    visitor: Visitor
    path: str
    """Where the button posts to."""
    name: str
    """Of the guest that the link leads to; may be empty."""
    is_known: bool
    """The address belongs to an account; else it will belong to that guest."""

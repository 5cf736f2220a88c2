"""Fixed-window rate limits by guest and address, a minute or an hour from the first request.

Counting takes a few microseconds and asks nobody else, so that a flood is sent away before anything is read
for it. A handler says with `counted_as` in its options that it is of a kind with a limit of its own.
"""

import math
import time
from typing import Any, Literal

import msgspec
from litestar import Request

from argosy.server.errors import TooFast
from argosy.server.http.client_addresses import counted_address
from argosy.server.http.request_limits import SAFE
from argosy.server.settings import Limits

OPTION = "counted_as"
"""The option of a handler that names its kind."""
SECONDS = {"minute": 60, "hour": 3600}


class RateLimit(msgspec.Struct, frozen=True):
    """A rate limit: requests of one kind in a time, by address or by guest.

    The number is the setting `NAME_per_TIME`.
    """

    name: Literal["requests", "changes", "take_backs", "new_tables", "uploads", "entries"]
    per: Literal["minute", "hour"]
    by: Literal["address", "guest"]


REQUESTS = RateLimit("requests", "minute", "address")
CHANGES = RateLimit("changes", "minute", "guest")
OF_HANDLERS = {
    rate_limit.name: rate_limit
    for rate_limit in (
        RateLimit("take_backs", "minute", "guest"),
        RateLimit("new_tables", "hour", "address"),
        RateLimit("uploads", "hour", "address"),
        RateLimit("entries", "hour", "address"),
    )
}


class RequestCounts:
    """Counts of requests by guest, address and kind."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._counts: dict[tuple[str, str], _Count] = {}
        self._guests: dict[str, _Guests] = {}
        """By address: guests who have changed something from there in this hour."""

    def count(self, rate_limit: RateLimit, who: str) -> None:
        """Count one request.

        Raises TooFast when there have been too many; those that are sent away do not count.
        """
        now = time.monotonic()
        count = self._counts.get((rate_limit.name, who))
        if count is None or count.end <= now:
            count = self._counts[rate_limit.name, who] = _Count(now + SECONDS[rate_limit.per])
        if count.number >= getattr(self._limits, f"{rate_limit.name}_per_{rate_limit.per}"):
            raise TooFast(math.ceil(count.end - now))
        count.number += 1

    def count_guest(self, address: str, guest: str) -> None:
        """Count a guest who changes something from an address, once an hour.

        Raises TooFast when there have been too many others.
        """
        now = time.monotonic()
        seen = self._guests.get(address)
        if seen is None or seen.end <= now:
            seen = self._guests[address] = _Guests(now + SECONDS["hour"])
        if guest not in seen.ids and len(seen.ids) >= self._limits.guests_per_hour:
            raise TooFast(math.ceil(seen.end - now))
        seen.ids.add(guest)

    def forget(self) -> None:
        """Drop what no limit needs any more."""
        now = time.monotonic()
        self._guests = {address: seen for address, seen in self._guests.items() if seen.end > now}
        self._counts = {key: count for key, count in self._counts.items() if count.end > now}

    def __len__(self) -> int:
        return len(self._counts) + len(self._guests)


class _Count:
    """Requests until the end of a time."""

    __slots__ = ("end", "number")

    def __init__(self, end: float) -> None:
        self.end = end
        self.number = 0


class _Guests:
    """Guests until the end of a time."""

    __slots__ = ("end", "ids")

    def __init__(self, end: float) -> None:
        self.end = end
        self.ids: set[str] = set()


def address_of(scope: Any) -> str:
    """The address that a request is counted under."""
    return counted_address(scope["client"][0]) if scope.get("client") else ""


def check_rate_limits(request: Request[Any, Any, Any], asked: RequestCounts) -> None:
    """Refuse a request of a limited kind when there have been too many.

    Limited are requests that change something, and kinds with a limit of their own.
    """
    if request.method in SAFE:
        return
    who = {"guest": request.scope["state"]["guest"].id, "address": address_of(request.scope)}
    asked.count_guest(who["address"], who["guest"])
    kind = OF_HANDLERS.get(request.scope["route_handler"].opt.get(OPTION, ""))
    for rate_limit in (CHANGES, kind):
        if rate_limit is not None:
            asked.count(rate_limit, who[rate_limit.by])

"""How often somebody may ask: Litestar's own rate limits, one for each kind of request.

A handler says with `counted_as` in its options that it is of a kind with a limit of its own.
"""

from functools import partial
from typing import Any, Literal

import msgspec
from litestar import Request
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import DurationUnit, RateLimitConfig

from argosy.server.addresses import household
from argosy.server.middleware import SAFE
from argosy.server.settings import Limits

OPTION = "counted_as"
"""The option of a handler that names its kind."""
Asked = Request[Any, Any, Any]


class Throttle(msgspec.Struct, frozen=True):
    """So many requests of a kind in a time, by one address or by one guest; how many the limit `NAME_per_TIME` says."""

    name: Literal["requests", "changes", "take_backs", "new_tables", "uploads"]
    per: DurationUnit
    by: Literal["address", "guest"]


THROTTLES = (
    Throttle("requests", "minute", "address"),
    Throttle("changes", "minute", "guest"),
    Throttle("take_backs", "minute", "guest"),
    Throttle("new_tables", "hour", "address"),
    Throttle("uploads", "hour", "address"),
)


def throttles(limits: Limits) -> list[DefineMiddleware]:
    """The middleware for these limits."""
    return [
        RateLimitConfig(
            rate_limit=(throttle.per, getattr(limits, f"{throttle.name}_per_{throttle.per}")),
            exclude="^/static/",
            identifier_for_request=partial(_who, throttle),
            check_throttle_handler=partial(_is_counted, throttle),
        ).middleware
        for throttle in THROTTLES
    ]


def _is_counted(throttle: Throttle, request: Asked) -> bool:
    if throttle.name == "requests":
        return True
    if throttle.name == "changes":
        return request.method not in SAFE
    return request.scope["route_handler"].opt.get(OPTION) == throttle.name


def _who(throttle: Throttle, request: Asked) -> str:
    guest = request.scope["state"].get("guest") if throttle.by == "guest" else None
    if guest is not None:
        return f"{throttle.name}:guest:{guest.id}"
    return f"{throttle.name}:address:{household(request.client.host) if request.client else ''}"

"""Limits checked before a request is read: size of headers and URL, a valid host."""

# pyright: reportUnknownMemberType=false
# Litestar leaves the values of a scope open.

import ipaddress
import re

from litestar.types import HTTPScope

from argosy.server.errors import Refused

MOST_OF_HEADERS = 16 * 1024
"""Bytes of all names and values. Browsers send two or three thousand."""
MOST_OF_ADDRESS = 8 * 1024
"""Bytes of the path and what follows it. A score pad that is filled in takes two thousand."""
MOST_FIELDS = 1000
"""In a form or an address. The pad of a full table has less than a tenth of that."""
HIGHEST_PORT = 65_535
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
"""Methods of requests that change nothing."""
HOST = re.compile(
    r"(?:(?P<name>[A-Za-z0-9._-]{1,253})|\[(?P<six>[0-9A-Fa-f:.]{2,45})\])(?::(?P<port>[0-9]{0,5}))?"
)


def check_bounds(scope: HTTPScope) -> None:
    """Refuse a request that is too large to be looked at, or whose Host cannot be a host."""
    if sum(len(name) + len(value) for name, value in scope["headers"]) > MOST_OF_HEADERS:
        raise Refused(
            "long_headers",
            f"The headers of this request are too long: at most {MOST_OF_HEADERS} bytes in all. "
            "Delete the cookies of this site and load the page again.",
        )
    # What we unpack is as long as what was sent, or shorter.
    path = scope.get("raw_path") or scope["path"].encode(errors="replace")
    if len(path) + len(scope["query_string"]) > MOST_OF_ADDRESS:
        raise Refused("long_address", f"The address is too long: at most {MOST_OF_ADDRESS} bytes.")
    if len(scope["query_string"].split(b"&")) > MOST_FIELDS:
        raise Refused("long_address", f"The address has too many fields: at most {MOST_FIELDS}.")
    hosts = [value for name, value in scope["headers"] if name == b"host"]
    if len(hosts) > 1 or not all(is_host(host.decode("latin-1")) for host in hosts):
        raise Refused(
            "bad_host",
            "The host that this request asks for is no host name or address with a port or without.",
        )


def is_host(text: str) -> bool:
    """Is this a name or an address, with a port or without?"""
    found = HOST.fullmatch(text)
    return (
        found is not None
        and int(found["port"] or 0) <= HIGHEST_PORT
        and (not found["six"] or _is_six(found["six"]))
    )


def _is_six(text: str) -> bool:
    try:
        ipaddress.IPv6Address(text)
    except ValueError:
        return False
    return True

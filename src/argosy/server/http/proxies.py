"""Trusted proxies, by address or network."""

import functools
import ipaddress
from collections.abc import Iterable

KNOWN = 4096
"""Addresses of which it is remembered whether they are those of proxies."""


class Proxies:
    """Addresses and networks; `host in proxies`. Raises ValueError for what is neither."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._networks = [_network(name) for name in names]
        self._knows = functools.lru_cache(maxsize=KNOWN)(self._looks_up)

    def __contains__(self, host: str) -> bool:
        return self._knows(host)

    def _looks_up(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)


def _network(name: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(name)
    except ValueError as error:
        raise ValueError(
            f"{name!r:.60} is no address of a proxy; right are addresses (192.0.2.1) and networks (10.88.0.0/16)"
        ) from error

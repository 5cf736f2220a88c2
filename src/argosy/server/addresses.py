"""Under which address a friend finds this house."""

import ipaddress
import socket

from argosy.server.house import House

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  because that is what the person at the keyboard has asked for
BEYOND = ("192.0.2.1", 9)
"""An address for documentation (RFC 5737). Nothing is sent: connecting a UDP socket only picks the way out."""


def base_of(house: House, requested: str) -> str:
    """The address to put into links, given the one that a request came to; without a slash at its end."""
    return (house.public_url or requested).rstrip("/")


def lan_address() -> str | None:
    """Address of the machine in the local network, None without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(BEYOND)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(address).is_loopback else address

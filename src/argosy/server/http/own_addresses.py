"""Addresses of this server: the base of links, and who can open them."""

import ipaddress
import socket
from urllib.parse import urlsplit

from argosy.web.models import Reach

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  because that is what the person at the keyboard has asked for
BEYOND = ("192.0.2.1", 9)
"""An address for documentation (RFC 5737).

Nothing is sent: connecting a UDP socket only picks the way out.
"""


LOCAL_NAMES = (".local", ".lan", ".home.arpa", ".internal")
"""Ends of names that mean something in one network only (RFC 6762, RFC 8375, and what routers at home
use).
"""


def link_base(requested: str, public_url: str | None, network_url: str | None) -> str:
    """The address that links to friends begin with, without a slash at its end.

    requested: the address that the request came to. It is what others can use too, unless it is the loopback
    address, which means another computer on each computer; then the server's address in the network is taken,
    if it has one. public_url: what the person who started the server has said; it goes before all.
    """
    if public_url is not None:
        return public_url.rstrip("/")
    return (network_url or requested if is_loopback(requested) else requested).rstrip("/")


def is_loopback(url: str) -> bool:
    """Does this address lead every computer to itself?"""
    host = urlsplit(url).hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def reach_of(url: str) -> Reach:
    """The reach of an address: this computer, its network or the world.

    Judged by the address itself: other names are taken for those of the wide world.
    """
    if is_loopback(url):
        return "computer"
    host = urlsplit(url).hostname or ""
    try:
        return "network" if ipaddress.ip_address(host).is_private else "world"
    except ValueError:
        return "network" if host.endswith(LOCAL_NAMES) or "." not in host else "world"


def in_network(url: str) -> str | None:
    """An address of this machine as others in the network would write it; None without a network."""
    address, port = lan_address(), urlsplit(url).port
    return f"http://{address}:{port}" if address and port else None


def lan_address() -> str | None:
    """Address of the machine in the local network, None without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(BEYOND)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(address).is_loopback else address

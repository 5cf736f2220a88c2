"""IP addresses of the public internet: global unicast outside IANA's special-purpose registries.

The same in every version of Python.

Blocks that the registries call globally reachable (anycast of NAT gateways and relays, AS112) are left out
too: no webhook lives there, and they are answered by whatever is nearest.
"""

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

NOT_PUBLIC = tuple(
    map(
        IPv4Network,
        (
            "0.0.0.0/8",
            "10.0.0.0/8",
            "100.64.0.0/10",
            "127.0.0.0/8",
            "169.254.0.0/16",
            "172.16.0.0/12",
            "192.0.0.0/24",
            "192.0.2.0/24",
            "192.31.196.0/24",
            "192.52.193.0/24",
            "192.88.99.0/24",
            "192.168.0.0/16",
            "192.175.48.0/24",
            "198.18.0.0/15",
            "198.51.100.0/24",
            "203.0.113.0/24",
            "224.0.0.0/3",
        ),
    )
)
"""IPv4: the special-purpose registry, and multicast, which lies with the reserved block above 224.0.0.0."""
GLOBAL_UNICAST = IPv6Network("2000::/3")
"""The assigned part of IPv6; local, mapped and translated forms lie outside of it."""
SPECIAL = tuple(map(IPv6Network, ("2001::/23", "2001:db8::/32", "2620:4f:8000::/48", "3fff::/20")))
"""Blocks of the registry of IPv6 within GLOBAL_UNICAST, but for 6to4, which holds an address of IPv4."""
NAT64 = IPv6Network("64:ff9b::/96")
"""Addresses that lead to one of IPv4, their last four bytes (RFC 6052).

The local-use block 64:ff9b:1::/48 may lead anywhere.
"""


def is_public(text: str) -> bool:
    """Return whether an address is of the public internet.

    An address that leads to an IPv4 address is public if that one is.
    """
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv4Address):
        return _is_public_ipv4(address)
    inner = _embedded(address)
    if inner:
        return all(map(_is_public_ipv4, inner))
    return address in GLOBAL_UNICAST and not any(address in block for block in SPECIAL)


def _is_public_ipv4(address: IPv4Address) -> bool:
    return not any(address in block for block in NOT_PUBLIC)


def _embedded(address: IPv6Address) -> tuple[IPv4Address, ...]:
    """Return the addresses of IPv4 that packets to an address of IPv6 go to: mapped, NAT64, 6to4, Teredo."""
    if address in NAT64:
        return (IPv4Address(int(address) & 0xFFFFFFFF),)
    inner = address.ipv4_mapped or address.sixtofour
    return (inner,) if inner else address.teredo or ()

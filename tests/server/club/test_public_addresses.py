"""Public addresses: every block of IANA's special-purpose registries is refused, in any spelling."""

from ipaddress import IPv4Address, IPv6Address, ip_network

import pytest

from argosy.server.club.public_addresses import is_public

IPV4 = (
    "0.0.0.0/8", "0.0.0.0/32", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24",
    "192.0.0.0/29", "192.0.0.8/32", "192.0.0.9/32", "192.0.0.10/32", "192.0.0.170/32", "192.0.0.171/32", "192.0.2.0/24", "192.31.196.0/24",
    "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24",
    "240.0.0.0/4", "255.255.255.255/32", "224.0.0.0/4",
)  # fmt: skip
"""The registry of IPv4, and multicast."""
IPV6 = (
    "::1/128", "::/128", "::ffff:0:0/96", "64:ff9b:1::/48", "100::/64", "100:0:0:1::/64", "2001::/23", "2001:1::1/128", "2001:1::2/128",
    "2001:1::3/128", "2001:2::/48", "2001:3::/32", "2001:4:112::/48", "2001:10::/28", "2001:20::/28", "2001:30::/28", "2001:db8::/32",
    "2620:4f:8000::/48", "3fff::/20", "5f00::/16", "fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8", "::/96", "::ffff:0:0:0/96",
)  # fmt: skip
"""The registry of IPv6 but for 64:ff9b::/96, 2001::/32 and 2002::/16, which hold addresses of IPv4; and
multicast, site-local and old forms.
"""
PUBLIC = (
    "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.0", "169.253.255.255",
    "172.15.255.255", "172.32.0.0", "191.255.255.255", "192.0.1.0", "192.0.3.0", "192.167.255.255", "192.169.0.0", "198.17.255.255",
    "198.20.0.0", "203.0.112.255", "203.0.114.0", "223.255.255.255", "2001:200::1", "2001:4860:4860::8888", "2606:4700::1111", "2a00:1450::1",
    "2001:db7:ffff::1", "2001:db9::1", "2620:4f:7fff::1", "2620:4f:8001::1", "3ffe:ffff::1", "3fff:1000::1", "2400::1", "::ffff:8.8.8.8",
    "64:ff9b::808:808", "2002:808:808::1", "2001:0:808:808::f7f7:f7f7",
)  # fmt: skip
"""Ordinary ones, many of them beside a block, and those that hold one of IPv4."""
PRIVATE = ("127.0.0.1", "10.0.0.1", "169.254.169.254", "192.168.1.1", "100.64.0.1", "192.0.0.8", "224.0.0.1")


def ends(block: str) -> tuple[str, str]:
    """The first and the last address of a block."""
    network = ip_network(block)
    return str(network[0]), str(network[-1])


def inside(address: str) -> list[str]:
    """All forms of IPv6 that lead to an address of IPv4, or once did."""
    four = int(IPv4Address(address))
    hidden = four ^ 0xFFFFFFFF
    return [
        str(IPv6Address(number))
        for number in (
            four,
            0xFFFF << 32 | four,
            0xFFFF << 48 | four,
            0x64FF9B << 96 | four,
            0x64FF9B0001 << 80 | four,
            0x2002 << 112 | four << 80 | 1,
            0x20010000 << 96 | 0x08080808 << 64 | hidden,
            0x20010000 << 96 | four << 64 | (0x08080808 ^ 0xFFFFFFFF),
        )
    ]


@pytest.mark.sample(99)
@pytest.mark.parametrize("block", [*IPV4, *IPV6])
def test_nothing_is_sent_into_a_special_block(block):
    assert [is_public(address) for address in ends(block)] == [False, False]


@pytest.mark.sample(99)
@pytest.mark.parametrize("address", PUBLIC)
def test_ordinary_addresses_are_public(address):
    assert is_public(address)


@pytest.mark.sample(99)
@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_of_ipv4_is_looked_at_however_it_is_written(address):
    assert [form for form in [address, *inside(address)] if is_public(form)] == []


@pytest.mark.parametrize("address", ["fe80::1%eth0", "2001:4860:4860::8888%1"])
def test_a_zone_makes_no_difference(address):
    assert is_public(address) == is_public(address.partition("%")[0])


@pytest.mark.sample(99)
@pytest.mark.parametrize(
    "address",
    [
        "::127.0.0.1",
        "::ffff:0:127.0.0.1",
        "64:ff9b:1::1",
        "64:ff9b:1::808:808",
        "fec0::1",
        "192.0.0.8",
        "::8.8.8.8",
    ],
)
def test_forms_that_no_version_of_python_may_let_pass(address):
    assert not is_public(address)

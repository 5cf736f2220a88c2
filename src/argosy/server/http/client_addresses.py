"""Addresses of clients: whether they are this machine, the network that limits count, keyed hashes."""

import hashlib
import ipaddress

from itsdangerous import Signer


def is_this_machine(host: str) -> bool:
    """Return whether an address is a loopback address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def counted_address(host: str) -> str:
    """Return the address that is counted: itself, or of IPv6 the network of its first 64 bits.

    One home usually has such a network.
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def network_key(address: str, signer: Signer) -> str:
    """Return a keyed hash of an address, 16 letters: without the secret of this server nobody can try
    addresses out.

    Empty for an address that is not known, and for this very machine, where a proxy may stand that names no
    visitors.
    """
    if not address or is_this_machine(address):
        return ""
    return hash_of_address(address, signer)


def hash_of_address(address: str, signer: Signer) -> str:
    """Return a keyed hash of any address, 16 letters."""
    return hashlib.sha256(b"network:" + signer.get_signature(f"network {address}".encode())).hexdigest()[:16]

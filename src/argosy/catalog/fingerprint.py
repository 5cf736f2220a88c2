"""A fingerprint of a ruleset: equal bytes of packed tables, equal fingerprint."""

import hashlib


def of_bytes(tables: bytes) -> str:
    """The SHA-256 of canonical table bytes, 64 hexadecimal digits."""
    return hashlib.sha256(tables).hexdigest()

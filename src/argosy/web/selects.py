"""A list of a form from which one thing is chosen."""

import msgspec


class Select(msgspec.Struct, frozen=True):
    """What it is called, what it may be, what it is."""

    name: str
    label: str
    options: tuple[tuple[str, str], ...]
    chosen: str

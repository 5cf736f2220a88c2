"""What a score pad is made of: a row for each printed line, with the account behind each number."""

import msgspec


class Account(msgspec.Struct, frozen=True):
    """How one number came about."""

    what: str
    points: str


class Cell(msgspec.Struct, frozen=True):
    """One number of the pad."""

    seat: int
    points: str
    css: str
    account: tuple[Account, ...]


class Row(msgspec.Struct, frozen=True):
    """One line of the pad for all seats."""

    line: str
    label: str
    icon: str
    color: str
    cells: tuple[Cell, ...]

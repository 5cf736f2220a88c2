"""The lines of a record, for every game."""

from itertools import takewhile

BYTE_ORDER_MARK = "\ufeff"
"""Some editors write it in front of a text."""


def beginning(record: str) -> str:
    """The head of a record: what it says before the first line of choices or the end."""
    head = takewhile(lambda line: not line[0].isdigit() and line.split()[0] != "end", filled_lines(record))
    return "\n".join(head)


def filled_lines(record: str) -> list[str]:
    """Lines with text."""
    return [line for _, line in numbered_lines(record)]


def numbered_lines(record: str) -> list[tuple[int, str]]:
    """Lines with text, and their numbers in the whole record from 1."""
    lines = enumerate(without_mark(record).splitlines(), 1)
    return [(number, line.strip()) for number, line in lines if line.strip()]


def without_mark(text: str) -> str:
    """A text without the byte order mark in front of it."""
    return text.removeprefix(BYTE_ORDER_MARK)

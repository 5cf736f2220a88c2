"""The lines of a record, whatever game it tells."""

from itertools import takewhile


def beginning(record: str) -> str:
    """The head of a record: what it says before the first line of choices or the end."""
    head = takewhile(lambda line: not line[0].isdigit() and line.split()[0] != "end", filled_lines(record))
    return "\n".join(head)


def filled_lines(record: str) -> list[str]:
    """The lines that say something."""
    return [line.strip() for line in record.splitlines() if line.strip()]

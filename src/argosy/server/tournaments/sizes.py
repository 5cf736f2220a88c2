"""Sizes of the tables of a round, and the number of byes."""

from argosy.server.tournaments.values import least_at_a_table


def sizes_of(players: int, size: int) -> tuple[tuple[int, ...], int]:
    """The sizes of the tables, as equal as can be, and the number of byes, as few as can be."""
    least = least_at_a_table(size)
    for byes in range(players):
        seated = players - byes
        tables = -(-seated // size)
        if seated >= least * tables:
            each, more = divmod(seated, tables)
            return tuple(each + (table < more) for table in range(tables)), byes
    return (), players

"""Names that features of both games are made of."""

from collections.abc import Iterator


def sets_of(names: tuple[str, ...]) -> Iterator[str]:
    """Every set of resources, by number: `none`, `clay`, `ore`, `clay+ore` ..."""
    for chosen in range(1 << len(names)):
        yield "+".join(name for place, name in enumerate(names) if chosen >> place & 1) or "none"

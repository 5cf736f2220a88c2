"""Tables with the tower, the projects or both."""

from argosy.testing import table

BOTH = ("base_2010", "base_2020")


def tower(base="base_2010", **more):
    """A table with the tower alone; everybody has 10 coins unless another number is given."""
    return table(base, expansions=["babel"], babel_parts="tower", **{"coins": 10, **more})


def projects(base="base_2010", **more):
    """A table with the Great Projects alone."""
    return table(base, expansions=["babel"], babel_parts="projects", **{"coins": 10, **more})


def with_tile(number, base="base_2010", **more):
    """A table at which one tile, laid by C, works."""
    return tower(base, **more).tower(f"{number} C")

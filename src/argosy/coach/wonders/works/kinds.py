"""The kinds of reasons that works bring."""

JOINS = "joins"
"""A part in `thing`, which `amount` more cities have to take part in."""
COMPLETES = "completes"
"""Nobody else has to take part in `thing`: it is done."""

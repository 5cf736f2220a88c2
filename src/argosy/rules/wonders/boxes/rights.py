"""Rights to build free that boxes give beside the one of Olympia."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.babel.terms import BY_TOKEN
from argosy.rules.wonders.cities.terms import BY_LEADER


@kernel
def is_other_right(chosen):
    """Is the free build that was chosen made by such a right?"""
    return chosen.rider & (BY_TOKEN | BY_LEADER) != 0

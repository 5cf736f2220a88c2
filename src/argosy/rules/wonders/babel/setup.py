"""Is anything of Babel on the table?"""

from argosy.rules.kernel import kernel


@kernel
def is_babel_in_play(tables):
    """A tower to build, or projects to take part in."""
    return tables.babel.places > 0 or tables.babel.tokens > 0

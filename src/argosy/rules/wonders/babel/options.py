"""What a table with Babel may choose."""

from argosy.rules.wonders.leaders.options import LeaderOptions as Before


class TowerOptions(Before, frozen=True, kw_only=True):
    """With the parts of Babel."""

    babel_parts: str = "both"
    """What of Babel is played: both, tower, or projects."""


VALUES = {"babel_parts": ("both", "tower", "projects")}

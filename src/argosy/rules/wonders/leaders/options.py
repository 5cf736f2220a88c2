"""What a table with Leaders may choose."""

from argosy.rules.wonders.armada.options import NavalOptions as Before


class LeaderOptions(Before, frozen=True, kw_only=True):
    """With the packs of Leaders."""

    leaders_pack: str = "standard"
    """Which leaders of the 2020 box are dealt: standard, or standard_and_expert (LEADERS-SETUP-3)."""


VALUES = {"leaders_pack": ("standard", "standard_and_expert")}
EDITIONS = {"leaders_pack": ("leaders_2020",)}
"""The box of 2011 has one pack."""

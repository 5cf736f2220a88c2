"""What a table with Armada may choose."""

from argosy.rules.wonders.options import BaseOptions


class NavalOptions(BaseOptions, frozen=True, kw_only=True):
    """With the readings of Armada."""

    equal_taxes: str = "leviers_pay"
    """Several players levy the same highest tax: leviers_pay: all pay but a single levier; leviers_exempt: none of
    them pays (AMB-36)."""


VALUES = {"equal_taxes": ("leviers_pay", "leviers_exempt")}

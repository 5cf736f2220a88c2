"""The words of the data files of Edifice: rewards and stages that no other box has, files. Penalties are those of Babel."""

PART = "edifice"
"""What a box of this kind calls its part."""

FIELDS: dict[str, frozenset[str]] = {
    "points_per_color": frozenset({"amount"}),
    "double_guild": frozenset(),
    "choose_half": frozenset({"left", "right"}),
    "pawn": frozenset({"ages"}),
}
"""Kinds of effects with exactly the fields that each has."""

COLORS: dict[str, tuple[str, ...]] = {}
"""No kind takes some of several colours."""

LISTS = {"edifices.toml": "edifice"}
"""Files that hold a list of blocks, and the name of the list."""

NEEDS = frozenset({"setup.toml", "wonders.toml", *LISTS})
MAY_HAVE: frozenset[str] = frozenset()
"""The files of such a box."""

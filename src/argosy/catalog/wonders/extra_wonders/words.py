"""The words of the data files of the single boards: stages that no other box has, files."""

PART = "extra_wonders"
"""What a box of this kind calls its part."""

FIELDS: dict[str, frozenset[str]] = {
    "coins_per_source": frozenset({"resources", "amount"}),
    "points_per_source": frozenset({"resources", "amount"}),
    "points_per_marker_color": frozenset({"where", "amount"}),
    "copy_stage": frozenset({"where", "level"}),
    "copy_last_stage": frozenset({"where"}),
}
"""Kinds of effects with exactly the fields that each has."""

COLORS: dict[str, tuple[str, ...]] = {}
"""No kind takes some of several colours."""

LISTS: dict[str, str] = {}
"""No lists of its own."""

NEEDS = frozenset({"setup.toml", "wonders.toml"})
MAY_HAVE: frozenset[str] = frozenset()
"""The files of such a box."""

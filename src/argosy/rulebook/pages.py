"""Pages of rules: one for each expansion, with its name, and one of readings for each game."""

READINGS = "readings"
PAGES = {
    "wonders": ("base", "armada", "leaders", "cities", "babel", "edifice", "extra_wonders", READINGS),
    "duel": ("duel", "agora", "pantheon", READINGS),
}
"""The pages of each game, in the order of reading."""

"""Tables of every kind: what all rulesets must keep is tried with them."""

TABLES = [
    {"game": "wonders", "players": 2, "edition": 2010},
    {"game": "wonders", "players": 3, "edition": 2010},
    {"game": "wonders", "players": 7, "edition": 2020},
    {"game": "wonders", "players": 4, "edition": 2020, "boxes": ["armada"]},
    {"game": "wonders", "players": 6, "edition": 2010, "boxes": ["armada"], "teams": True},
    {"game": "wonders", "players": 3, "edition": 2010, "boxes": ["leaders"]},
    {"game": "wonders", "players": 5, "edition": 2010, "boxes": ["leaders", "cities"]},
    {"game": "wonders", "players": 8, "edition": 2010, "boxes": ["cities"]},
    {"game": "wonders", "players": 4, "edition": 2010, "boxes": ["cities"], "teams": True},
    {"game": "wonders", "players": 5, "edition": 2010, "boxes": ["babel"]},
    {"game": "wonders", "players": 5, "edition": 2020, "boxes": ["edifice"]},
    {"game": "wonders", "players": 7, "edition": 2010, "boxes": ["armada", "leaders", "cities", "babel"]},
    {"game": "wonders", "players": 7, "edition": 2020, "boxes": ["armada", "leaders", "cities", "edifice"]},
    {"game": "duel"},
    {"game": "duel", "boxes": ["pantheon"]},
    {"game": "duel", "boxes": ["agora"]},
    {"game": "duel", "boxes": ["pantheon", "agora"]},
]
"""Arguments of `argosy.new_game`."""

EVERY_BOX = [TABLES[0], TABLES[11], TABLES[12], TABLES[16]]
"""Few tables with everything that there is."""


def name_of(table: dict) -> str:
    """A short name of a table, for the names of tests."""
    said = [table["game"], str(table.get("edition", "")), str(table.get("players", "")), *table.get("boxes", ())]
    return "-".join(word for word in (*said, "teams" if table.get("teams") else "") if word)


def named(table: dict) -> dict:
    """Arguments of a game as those of a batch."""
    return {"ruleset": table["game"], **{name: value for name, value in table.items() if name != "game"}}

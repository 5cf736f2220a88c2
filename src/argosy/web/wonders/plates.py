"""Which engraving a building shows. Several buildings share a plate; each colour tints it in its own way."""

PLATES = {
    "lumber_yard": "sawmill", "tree_farm": "sawmill", "forest_cave": "sawmill", "timber_yard": "sawmill", "sawmill": "sawmill",
    "stone_pit": "quarry", "excavation": "quarry", "quarry": "quarry",
    "clay_pool": "bricks", "clay_pit": "bricks", "brickyard": "bricks",
    "ore_vein": "mine", "mine": "mine", "foundry": "mine",
    "loom": "loom", "glassworks": "glass", "press": "press",
    "pawnshop": "customs", "well": "sanctuary", "baths": "baths", "altar": "temple", "theater": "theater",
    "aqueduct": "aqueduct", "temple": "temple", "statue": "statue", "courthouse": "courthouse",
    "pantheon": "artemis", "gardens": "gardens", "town_hall": "rostrum", "palace": "palace", "senate": "courthouse",
    "tavern": "brewery", "east_trading_post": "forum", "west_trading_post": "forum", "marketplace": "forum",
    "forum": "piraeus", "caravansery": "caravan", "vineyard": "vineyard", "bazar": "brewery",
    "haven": "harbour", "lighthouse": "lighthouse", "chamber_of_commerce": "customs", "arena": "theater", "ludus": "circus",
    "stockade": "walls", "barracks": "barracks", "guard_tower": "walls", "walls": "walls", "training_ground": "parade",
    "stables": "stables", "archery_range": "archery", "fortifications": "walls", "circus": "circus", "arsenal": "ballista",
    "siege_workshop": "ballista", "castrum": "barracks",
    "apothecary": "dispensary", "workshop": "laboratory", "scriptorium": "school", "dispensary": "dispensary",
    "laboratory": "laboratory", "library": "library", "school": "school", "academy": "school", "study": "library",
    "dock": "dock", "quay": "dock", "jetty": "dock", "coastal_defenses": "walls", "fortified_port": "harbour", "coastal_fortifications": "walls",
    "eastern_emporium": "piraeus", "western_emporium": "piraeus", "pirate_cache": "pirates", "pirate_lair": "pirates", "pirate_brotherhood": "pirates",
    "customs_office": "customs", "shipyard": "harbour", "construction_yard": "dock", "dry_dock": "dock", "hangar": "harbour", "captaincy": "rostrum",
    "naval_ministry": "courthouse", "steersmens_academy": "school", "map_room": "library", "naval_archives": "library",
    "explorers_office": "fleet", "society_of_navigators": "fleet", "captains_circle": "fleet",
    "university": "library", "observatory": "laboratory", "lodge": "sanctuary",
}  # fmt: skip
BY_COLOR = {
    "brown": "quarry", "grey": "glass", "blue": "palace", "yellow": "forum", "red": "walls", "green": "library", "purple": "guild",
}  # fmt: skip
WONDERS = {
    "alexandria": "pharos", "babylon": "hanging", "ephesos": "artemis", "gizah": "pyramids", "halikarnassos": "mausoleum",
    "olympia": "zeus", "rhodos": "colossus", "siracusa": "harbour",
}  # fmt: skip


def card_plate(card: str, color: str) -> str:
    """The engraving of a building; one of its colour where there is none of its own (data that a person added)."""
    return PLATES.get(card) or BY_COLOR.get(color, "guild")


def wonder_plate(wonder: str) -> str:
    """The engraving of a wonder for small places."""
    return WONDERS.get(wonder, "temple")

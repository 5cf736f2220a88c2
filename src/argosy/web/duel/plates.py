"""Which engraving a card of Duel shows. Plates are shared with the base game; each colour tints them in its own way."""

from argosy.web.wonders import plates

CARDS = {
    "logging_camp": "sawmill", "wood_reserve": "sawmill", "shelf_quarry": "quarry", "stone_reserve": "quarry",
    "clay_reserve": "bricks", "glass_blower": "glass", "drying_room": "press", "stable": "stables",
    "horse_breeders": "stables", "garrison": "barracks", "pretorium": "barracks", "palisade": "walls",
    "parade_ground": "parade", "armory": "ballista", "pharmacist": "dispensary", "rostrum": "rostrum",
    "obelisk": "statue", "forum": "forum", "customs_house": "customs", "brewery": "brewery", "port": "harbour",
}  # fmt: skip
WONDERS = {
    "appian_way": "appian", "circus_maximus": "circus", "colossus": "colossus", "great_library": "library",
    "great_lighthouse": "pharos", "hanging_gardens": "hanging", "mausoleum": "mausoleum", "piraeus": "piraeus",
    "pyramids": "pyramids", "sphinx": "sphinx", "statue_of_zeus": "zeus", "temple_of_artemis": "artemis",
    "sanctuary": "sanctuary", "divine_theater": "divine", "curia_julia": "courthouse", "knossos": "knossos",
}  # fmt: skip
MYTHOLOGIES = {
    "mesopotamian": "sanctuary", "phoenician": "temple", "greek": "artemis", "egyptian": "pyramids", "roman": "divine",
}  # fmt: skip


def card_plate(card: str, color: str) -> str:
    """The engraving of a building."""
    return CARDS.get(card) or plates.card_plate(card, color)


def wonder_plate(wonder: str) -> str:
    """The engraving of a wonder; a temple where there is none of its own (data that a person added)."""
    return WONDERS.get(wonder, "temple")


def mythology_plate(mythology: str | None) -> str:
    """The temple of a mythology; the gate and strangers get a plain one."""
    return MYTHOLOGIES.get(mythology or "", "temple")

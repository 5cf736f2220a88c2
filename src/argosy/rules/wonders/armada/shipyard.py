"""The numbers that the ships of a city stand for: commercial level, naval strength."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.armada.terms import LANES, YELLOW_LANE

LANE_COUNT = len(LANES)


@kernel
def commercial_level(tables, city):
    """The number of the yellow ship's space (ARMADA-TERM-6, ARMADA-YELLOW-2)."""
    return tables.armada.spaces[YELLOW_LANE, city.armada.ships[YELLOW_LANE]].commercial_level


@kernel
def naval_strength(tables, city):
    """Naval shields of cards, stages, islands and of the spaces of all ships (ARMADA-BLUE-2, ARMADA-CONFLICT-2,
    ARMADA-RED-1, ARMADA-TERM-1, ARMADA-YELLOW-3).
    """
    strength = city.armada.naval
    for lane in range(LANE_COUNT):
        strength += tables.armada.spaces[lane, city.armada.ships[lane]].naval_shields
    return strength

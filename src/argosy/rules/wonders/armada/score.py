"""What Armada adds to the score pad (ARMADA-SCORE-1, -2) and the numbers that a shipyard stands for."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.state import AGES
from argosy.rules.wonders.terms import BLUE_LANE, LANES, YELLOW_LANE

LANE_COUNT = len(LANES)


@kernel
def naval_points(city):
    """The sum of the naval tokens; may be negative (ARMADA-SCORE-1)."""
    points = 0
    for age in range(AGES):
        points += city.armada.tokens[age]
    return points


@kernel
def fleet_points(tables, city):
    """The points of the blue ship's space (ARMADA-BLUE-1, ARMADA-SCORE-2)."""
    return tables.armada.spaces[BLUE_LANE, city.armada.ships[BLUE_LANE]].points


@kernel
def commercial_level(tables, city):
    """The number of the yellow ship's space (ARMADA-TERM-6, ARMADA-YELLOW-2)."""
    return tables.armada.spaces[YELLOW_LANE, city.armada.ships[YELLOW_LANE]].commercial_level


@kernel
def naval_strength(tables, city):
    """Naval shields of cards, stages, islands and of the spaces of all ships
    (ARMADA-BLUE-2, ARMADA-CONFLICT-2, ARMADA-RED-1, ARMADA-TERM-1, ARMADA-YELLOW-3).
    """
    strength = city.armada.naval
    for lane in range(LANE_COUNT):
        strength += tables.armada.spaces[lane, city.armada.ships[lane]].naval_shields
    return strength

"""The spaces of Gymnasium: features and masks."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Space

from argosy.envs.table import HIGHEST, LOWEST


def features_space(width: int) -> Box:
    """A row of features as whole numbers."""
    return Box(LOWEST, HIGHEST, (width,), np.int16)


def observed_space(width: int, actions: int) -> Dict:
    """Features and the mask of legal numbers."""
    return Dict({"observation": features_space(width), "action_mask": Box(0, 1, (actions,), np.int8)})


def space_of(width: int, actions: int, *, with_mask: bool) -> Space[Any]:
    """Return the observation space of a learner: features alone, or with the mask."""
    return observed_space(width, actions) if with_mask else features_space(width)

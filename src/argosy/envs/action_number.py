"""Validation of actions: each must be a whole number."""

from typing import Any

import numpy as np

from argosy.errors import ChoiceError


def action_number(player: str, action: Any) -> int:
    """Return an action as an int, also from an array of one number.

    ChoiceError for anything else: `int` would round it.
    """
    if type(action) is int:  # because most are, and an array takes its time
        return action
    number = np.asarray(action)
    if number.size != 1 or not np.issubdtype(number.dtype, np.integer):
        said = "there is no action" if action is None else f"the action {action!r} is none"
        raise ChoiceError(f"{player}: {said}: take a whole number that the mask allows")
    return int(number.item())

"""What the built stages of a city do, where a box changes it."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.extra_wonders.stages import copied_stage
from argosy.rules.wonders.stages import own_stage


@kernel
def working_stage(city, stage):
    """The stage whose effects a built stage has: its own, or one that it copies; as `own_stage` counts them."""
    place = copied_stage(city, stage)
    return place if place >= 0 else own_stage(city, stage)

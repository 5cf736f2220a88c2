"""Which stage a built stage copies (EXTRA-PIS-2)."""

from argosy.rules.kernel import kernel


@kernel
def copied_stage(city, stage):
    """The stage that a stage of the city copies, counted through all boards of the tables; -1: none
    (EXTRA-PIS-2).
    """
    return city.extra_wonders.copies[stage] - 1

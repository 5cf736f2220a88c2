"""Iteration over the members of a bit set.

`first_of` returns the lowest member, and `members &= members - 1` removes it, so that absent members cost
nothing.
"""

from argosy.kernelc.kernel import kernel

RESTS = 37
"""2 ** 0 to 2 ** 35 all leave different rests when they are divided by this prime."""
BY_REST = tuple(next((bit for bit in range(36) if (1 << bit) % RESTS == rest), 0) for rest in range(RESTS))
"""Which power of two leaves this rest."""


@kernel
def first_of(members: int) -> int:
    """The lowest member of a bit set that is not empty."""
    return BY_REST[(members & -members) % RESTS]

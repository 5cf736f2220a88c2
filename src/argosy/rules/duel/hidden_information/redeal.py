"""Determinization of a game for a viewer (DUEL-005, 006, 009).

`redeal_unknown` deals everything again that a viewer cannot know. It is the definition of secrecy for tests
(a view must not change) and the source of determinizations for bots that search.

Open are: every card that has been face up, the backs of those that lie face down in the structure, which
tokens are in the box (they are all that lie nowhere else), how often a conspiracy has been prepared and with
which card.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.hidden_information.information_set import hide_unknown
from argosy.rules.duel.hidden_information.pools import HIDDEN, deal
from argosy.rules.fast_rng import start_rng
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record, Records, copy_record, new_records

SEEDS = 1 << 64


def redeal_unknown(
    array: Records,
    tables: Record,
    viewer: int,
    seed: int,
    run: Callable[[Any], Any] = lambda redeal: redeal,
) -> Records:
    """Return a determinization that the viewer (a seat or SPECTATOR) cannot tell from this game.

    `array` stays as it is. run: gives the kernel in the backend that is wanted, by default plain Python.
    """
    other, rng = copy_record(array), np.zeros(1, np.int64)
    start_rng(rng, np.uint64(seed % SEEDS))
    run(redeal)(other[0], tables, viewer, new_records(HIDDEN, 1)[0], rng)
    return other


@kernel
def redeal(game: Record, tables: Record, viewer: int, hidden: Record, rng: Numbers) -> None:
    """Deal everything again that a viewer does not know; `hidden` is zeroed scratch."""
    hide_unknown(game, tables, viewer, hidden)
    deal(game, tables, hidden, rng)

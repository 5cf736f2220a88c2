"""Columns on the Senate and conspiracies at the end of a game with Agora."""

from typing import TYPE_CHECKING

import numpy as np

from argosy.cli.simulation.columns import Column, Rows, marked
from argosy.rules.duel.agora.terms import CHAMBERS

if TYPE_CHECKING:
    from argosy.rules.duel.ruleset import DuelRuleset
    from argosy.rules.records import Records

COLUMNS = (
    Column("senators", "int8", "cards", "Senators in the city."),
    *(
        Column(f"influence_{chamber}", "int8", "markers", f"Influence in chamber {chamber} of the Senate.")
        for chamber in range(1, CHAMBERS + 1)
    ),
    Column("chambers", "int8", "chambers", "Chambers of the Senate that this seat controls."),
    Column("conspiracies", "names", "", "Conspiracies that this seat has triggered."),
)


def values(ruleset: "DuelRuleset", played: "Records") -> Rows:
    """Their values for both seats of finished games."""
    agora, seats = played.agora, np.arange(2)
    influence = agora["markers"].transpose(0, 2, 1).reshape(-1, CHAMBERS).astype(np.int8)
    controls = (agora["control"][:, None, :] == seats[:, None]).sum(axis=2)
    shown = (agora["holder"][:, None, :] == seats[:, None]) & (agora["shown"][:, None, :] != 0)
    ids = [conspiracy.id for conspiracy in ruleset.catalog.conspiracies]
    return {
        "senators": played.cities.colors[:, :, -1].astype(np.int8).ravel(),
        **{f"influence_{chamber + 1}": influence[:, chamber] for chamber in range(CHAMBERS)},
        "chambers": controls.astype(np.int8).ravel(),
        "conspiracies": marked(shown.reshape(-1, shown.shape[2]), ids),
    }

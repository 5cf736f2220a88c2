"""Features that Agora adds to those of a position (`argosy.search.duel.net.features`)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.agora.state import AgoraGameFields
from argosy.rules.duel.agora.terms import CHAMBERS, CONSPIRACIES, DECREES
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import NONE
from argosy.rules.records import Record
from argosy.search.duel.net.listing import add_feature, blocks

MARKERS = 5
"""Influence markers of a player in a chamber, up to 4."""
SUPPLY = 13
CONTROL, INFLUENCE, IN_SUPPLY, DECREE, OWN_PLOT, OWN_PREPARED, OTHER_PLOTS, TRIGGERED, AGORA_FEATURES = (
    blocks(
        3 * CHAMBERS,
        2 * CHAMBERS * MARKERS,
        2 * SUPPLY,
        CHAMBERS * DECREES,
        CONSPIRACIES,
        CONSPIRACIES,
        5,
        2 * CONSPIRACIES,
    )
)


@kernel
def list_agora(game: Game, tables: Record, seat: int, seen: Record, base: int) -> None:
    """The Senate, decrees that lie face up, and conspiracies: one's own, and how many the other has."""
    if not tables.has_agora:
        return
    agora = game.agora
    for chamber in range(CHAMBERS):
        control = agora.control[chamber]
        add_feature(
            seen, base + CONTROL + 3 * chamber + (0 if control == seat else 1 if control == 1 - seat else 2)
        )
        for side in range(2):
            markers = agora.markers[chamber, seat if side == 0 else 1 - seat]
            if markers > 0:
                add_feature(
                    seen, base + INFLUENCE + (2 * chamber + side) * MARKERS + min(markers, MARKERS - 1)
                )
        for index in range(2):
            decree = agora.decrees[chamber, index]
            if decree != NONE and agora.turned_up[decree]:
                add_feature(seen, base + DECREE + chamber * DECREES + decree)
    for side in range(2):
        supply = agora.supply[seat if side == 0 else 1 - seat]
        add_feature(seen, base + IN_SUPPLY + side * SUPPLY + min(supply, SUPPLY - 1))
    list_plots(agora, seat, seen, base)


@kernel
def list_plots(agora: AgoraGameFields, seat: int, seen: Record, base: int) -> None:
    """Conspiracies."""
    others = 0
    for plot in range(CONSPIRACIES):
        holder = agora.holder[plot]
        if holder == NONE:
            continue
        if agora.shown[plot]:
            add_feature(seen, base + TRIGGERED + (0 if holder == seat else CONSPIRACIES) + plot)
        elif holder == seat:
            add_feature(seen, base + OWN_PLOT + plot)
            if agora.prepared[plot] != NONE:
                add_feature(seen, base + OWN_PREPARED + plot)
        else:
            others += 1
    add_feature(seen, base + OTHER_PLOTS + min(others, 4))

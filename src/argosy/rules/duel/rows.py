"""Types of the rows in the packed tables: cards, wonders, structures and effects."""

import numpy as np

from argosy.rules.duel import terms as t

MAX_LASTING = 256
MAX_NOW = 256
MAX_GUILDS = 16

LASTING_EFFECT = np.dtype([("kind", np.int16), ("index", np.int16), ("amount", np.int16)], align=True)
INSTANT_EFFECT = np.dtype([("kind", np.int16), ("amount", np.int16), ("subject", np.int16)], align=True)
EFFECTS = [("lasting", np.int16), ("lasting_count", np.int16), ("now", np.int16), ("now_count", np.int16)]
EFFECT_SOURCE = np.dtype([*EFFECTS, ("symbol", np.int16)], align=True)

CARD = np.dtype(
    [
        *EFFECTS,
        ("symbol", np.int16),  # science symbol, -1 = none
        ("color", np.int16),
        ("coins", np.int16),
        ("cost", np.int16, t.RESOURCES),
        ("parent", np.int16),  # card whose chain symbol makes it free, -1 = none
        ("parent_token", np.int16),  # mythology whose token makes it free, -1 = none
        ("back", np.int16),  # position in catalog.duel.DECKS
    ],
    align=True,
)

WONDER = np.dtype(
    [*EFFECTS, ("symbol", np.int16), ("chosen", np.int16), ("chosen_count", np.int16),
     ("coins", np.int16), ("cost", np.int16, t.RESOURCES)],
    align=True,
)  # fmt: skip

STRUCTURE = np.dtype(
    [
        ("places", np.int32),  # number of places
        ("whole", np.int32),  # bit set of all places
        ("face_up", np.int32),  # bit set of the odd rows
        ("top_row", np.int32),  # bit set of row 1
        ("covered_by", np.int32, t.PLACES),  # bit set of the places that lie on this one
        ("covers", np.int16, (t.PLACES, 2)),  # places that this one lies on, -1 = none
        ("row", np.int16, t.PLACES),
        ("column", np.int16, t.PLACES),
    ],
    align=True,
)

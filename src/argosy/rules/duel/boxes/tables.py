"""What boxes add to the packed tables: fields, rows of effects, and what fills them."""

from argosy.rules.duel.agora import tables as agora
from argosy.rules.duel.packing import Packed
from argosy.rules.duel.pantheon import tables as pantheon

THINGS_OF_BOXES = (*agora.THING_FIELDS, *pantheon.THING_FIELDS)
FIELDS_OF_DECKS = agora.DECK_FIELDS
FIELDS_OF_BOXES = (*agora.FIELDS, *pantheon.FIELDS)
MORE_THINGS: tuple[tuple[str, str, int], ...] = (*agora.THINGS, *pantheon.THINGS)
"""(field, group of the catalog, line of the score pad) of things with effects."""
MORE_LASTING: dict[str, Packed] = {**agora.LASTING_KINDS, **pantheon.LASTING_KINDS}
MORE_NOW: dict[str, Packed] = {**agora.NOW_KINDS, **pantheon.NOW_KINDS}
MORE_ASKING: tuple[int, ...] = (*agora.ASKING, *pantheon.ASKING)
PACKS = (agora.pack, pantheon.pack)
"""What fills the fields of boxes, in play or not."""
JOINING = {"agora": agora.join_decks, "pantheon": pantheon.join_decks}
"""By box: what it changes in the tables of a game that has it."""

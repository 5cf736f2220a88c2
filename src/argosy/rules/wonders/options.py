"""Options of the base game: readings of its rules that a table may choose.

Expansions add theirs (`options.py` of their packages).
"""

import msgspec


class BaseOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Readings of the base game."""

    babylon_last_card: str = "by_box"
    """same_turn: Babylon's last card is played before the left-over cards are discarded and before
    constructions from the discard pile; extra_turn: it is an additional turn after the complete last one;
    by_box: as the expansions in play say, same_turn without any (AMB-05).
    """

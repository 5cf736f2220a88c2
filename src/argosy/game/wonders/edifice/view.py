"""What a seat may know of edifices; all of it is public."""

import msgspec


class CityEdifice(msgspec.Struct, frozen=True, kw_only=True):
    """What Edifice adds to a city."""

    pawns: tuple[bool, ...]
    """By Age: has it a pawn?"""
    debt: int
    """Points of tokens for penalties that could not be suffered; never positive."""
    halves: tuple[tuple[int, str], ...] = ()
    """(stage, `left` or `right`): the halves of stages that were chosen."""


class EdificeView(msgspec.Struct, frozen=True, kw_only=True):
    """The edifice of an Age."""

    id: str
    age: int
    pawns: int
    """Pawns left on it."""
    turned: bool
    """The last pawn was taken: all who have one have the reward."""


class TableEdifice(msgspec.Struct, frozen=True, kw_only=True):
    """The edifices of the game."""

    edifices: tuple[EdificeView, ...]
    penalty: tuple[str, ...]
    """What the viewer gives up one of now: ids of buildings, points of victory tokens."""

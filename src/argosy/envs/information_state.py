"""Information state of a player: perfect recall as a hash, hands and own choices as numbers."""

import hashlib
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from argosy.envs.table import Table

CHOICES = 128
"""More choices than one player makes in a game; the newest are kept."""
TURNS = 8
"""Turns of an Age."""


class Recall:
    """Notes each moment of a table, and who has chosen what.

    Views are made only when somebody asks for a hash.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._moments: list[bytes] = []
        self._choices: list[list[tuple[int, int]]] = [[] for _ in table.players]
        """Of each player: (moments before it, number)."""
        self._digests: list[tuple[int, int, str]] = [(0, 0, "")] * len(table.players)
        """Of each player: moments and choices that are in its hash, and the hash."""

    def note_moment(self) -> None:
        """Everybody sees the table again."""
        self._moments.append(self._table.batch.array.tobytes())

    def note_choice(self, player: int, number: int) -> None:
        """A player has chosen."""
        self._choices[player].append((len(self._moments), number))

    def forget_others(self, table: Table, player: int) -> None:
        """Another world begins, that this player cannot tell from the one before: only its own memory
        holds.
        """
        self._table = table
        for other in range(len(table.players)):
            digest = self.digest(other) if other == player else "in another world"
            self._digests[other] = (len(self._moments), len(self._choices[other]), digest)

    def digest(self, player: int) -> str:
        """Equal where a player has seen and chosen the same up to now."""
        moments, choices, digest = self._digests[player]
        for moment in range(moments, len(self._moments) + 1):
            while choices < len(self._choices[player]) and self._choices[player][choices][0] == moment:
                digest = _joined(digest, str(self._choices[player][choices][1]).encode())
                choices += 1
            if moment < len(self._moments):
                digest = _joined(
                    digest, msgspec.msgpack.encode(self._table.view_of(player, self._moments[moment]))
                )
        self._digests[player] = (len(self._moments), choices, digest)
        return digest

    @staticmethod
    def shapes(table: Table) -> dict[str, tuple[int, ...]]:
        """The shape of each part of `numbers`."""
        hand = table.batch.groups.get("hand")
        shapes: dict[str, tuple[int, ...]] = {"own_choices": (CHOICES,)}
        return shapes if hand is None else {**shapes, "hands_of_this_age": (TURNS, len(hand))}

    def numbers(self, player: int) -> dict[str, NDArray[Any]]:
        """The own choices as numbers + 1, the newest first; in 7 Wonders the hand of each turn of this Age
        that is over.
        """
        own = [number + 1 for _, number in self._choices[player][: -CHOICES - 1 : -1]]
        found: dict[str, NDArray[Any]] = {"own_choices": np.array(own + [0] * (CHOICES - len(own)))}
        if "hands_of_this_age" in self.shapes(self._table):
            found["hands_of_this_age"] = self._table.hands_of_this_age(self._moments, player, TURNS)
        return found


def _joined(digest: str, more: bytes) -> str:
    return hashlib.sha256(digest.encode() + more).hexdigest()[:32]

"""Test tables with Leaders: leaders in hands, beside boards and in the pile.

game = table("base_2020", seats=3, expansions=["leaders"], turn=0).leaders_hand(A="nero").leaders(B="bilkis
nitocris:2")
"""

from typing import Any

from argosy.game import WondersGame
from argosy.rules.wonders.ruleset import Ruleset


class LeaderTable:
    """The part of `argosy.testing.Table` that is about leaders."""

    ruleset: Ruleset
    letters: str
    _cities: list[dict[str, Any]]
    _position: dict[str, Any]

    @property
    def game(self) -> WondersGame:
        """The game itself."""
        raise NotImplementedError

    def seat(self, letter: str) -> int:
        """The number of a seat."""
        raise NotImplementedError

    def _open(self) -> None:
        raise NotImplementedError

    def _city(self, letter: str) -> Any:
        raise NotImplementedError

    # --- setting up ---

    def leaders(self, **names: str):  # noqa: ANN201  because a table of the caller's own class comes back
        """Recruited leaders, e.g. A="nero bilkis"; `nitocris:2` was recruited in Age II."""
        self._open()
        for letter, words in names.items():
            parts = [word.partition(":") for word in words.split()]
            self._cities[self.seat(letter)]["leaders"] = [
                {"leader": leader, "age": int(age or 1)} for leader, _, age in parts
            ]
        return self

    def leaders_hand(self, **names: str):  # noqa: ANN201
        """Leaders that may still be played; left out: some that nobody has named."""
        self._open()
        for letter, words in names.items():
            self._cities[self.seat(letter)]["leaders_hand"] = words.split()
        return self

    def packets(self, **names: str):  # noqa: ANN201
        """Leaders that a city drafts from; with it the draft begins anew."""
        self._open()
        self._position["asked"] = "draft"
        for letter, words in names.items():
            self._cities[self.seat(letter)]["leaders_more"] = {"packet": words.split()}
        return self

    def leaders_box(self, names: str):  # noqa: ANN201
        """Leaders left in the box, the next one last."""
        self._open()
        self._position["leaders_box"] = names.split()
        return self

    # --- asking ---

    def recruited(self, letter: str) -> tuple[str, ...]:
        """Leaders that lie face up."""
        return self._names(self._city(letter).leaders.face_up)

    def held_leaders(self, letter: str) -> tuple[str, ...]:
        """Leaders of the hand."""
        return self._names(self._city(letter).leaders.hand)

    def buried(self, letter: str) -> tuple[str, ...]:
        """Leaders turned face down under the board."""
        return self._names(self._city(letter).leaders.buried)

    def _held(self) -> set[str]:
        """Leaders that somebody has named for a hand: they are not sold as something harmless."""
        return {leader for city in self._cities for leader in city.get("leaders_hand", ())}

    def _names(self, numbers: Any) -> tuple[str, ...]:
        ids = self.ruleset.ids("leaders")
        return tuple(ids[int(number)] for number in numbers if number >= 0)

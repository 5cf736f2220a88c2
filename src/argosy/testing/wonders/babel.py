"""Test tables with Babel and Edifice.

game = table("base_2010", expansions=["babel"]).tiles(A="5 7").tower("17 A, 9
B").project("rampart_road").pawns(A=1)
"""

from typing import Any

from argosy.game import WondersGame


class TowerTable:
    """The Babel and the Edifice part of `argosy.testing.Table`."""

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

    def tiles(self, **numbers: str):  # noqa: ANN201  because a table of the caller's own class comes back
        """Own tiles that are not laid, e.g. A="5 17"."""
        return self._of_city(
            "babel", "tiles", {a: [int(n) for n in words.split()] for a, words in numbers.items()}
        )

    def tower(self, laid: str):  # noqa: ANN201
        """Tiles in the order in which they were laid, each with the city that laid it, e.g. "17 A, 9 B"."""
        pairs = [pair.split() for pair in laid.split(",")]
        return self._of_table(
            "babel", "tower", [(int(number), self.seat(letter)) for number, letter in pairs]
        )

    def project(self, *names: str):  # noqa: ANN201
        """The projects of Ages I, II, III; None or left out: as dealt."""
        return self._of_table("babel", "projects", [*names, *[None] * (3 - len(names))])

    def babel(self, field: str, **values: Any):  # noqa: ANN201
        """Another field of the Babel part of cities: its name, then a value for each."""
        return self._of_city("babel", field, values)

    def edifices(self, first: str, second: str, third: str):  # noqa: ANN201
        """The edifices of Ages I, II, III."""
        return self._of_table("edifice", "edifices", [first, second, third])

    def pawns(self, **ages: list[bool]):  # noqa: ANN201
        """Pawns by Age, e.g. A=[True, False, False]."""
        return self._of_city("edifice", "pawns", ages)

    def _of_city(self, part: str, field: str, values: dict[str, Any]):  # noqa: ANN202
        self._open()
        for letter, value in values.items():
            self._cities[self.seat(letter)].setdefault(part, {})[field] = value
        return self

    def _of_table(self, part: str, field: str, value: Any):  # noqa: ANN202
        self._open()
        self._position.setdefault(part, {})[field] = value
        return self

    # --- asking ---

    def uncovered(self) -> tuple[int, ...]:
        """The tiles that work now."""
        seen = self.game.view(None).babel
        return () if seen is None else tuple(sorted(tile.number for tile in seen.tower if tile.works))

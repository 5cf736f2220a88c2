"""Test tables with Cities: debts and Diplomacy tokens.

game = table("base_2020", expansions=["cities"]).diplomacy(A=1).debts(B=2)
"""

from typing import Any


class BlackTable:
    """The Cities part of `argosy.testing.Table`."""

    _cities: list[dict[str, Any]]

    def seat(self, letter: str) -> int:
        """The number of a seat."""
        raise NotImplementedError

    def _open(self) -> None:
        raise NotImplementedError

    def _city(self, letter: str) -> Any:
        raise NotImplementedError

    # --- setting up ---

    def debts(self, **numbers: int):  # noqa: ANN201  because a table of the caller's own class comes back
        """Debts that cities have."""
        return self._black("debts", numbers)

    def diplomacy(self, **tokens: int):  # noqa: ANN201
        """Diplomacy tokens that cities have."""
        return self._black("diplomacy", tokens)

    def free_black_used(self, *letters: str):  # noqa: ANN201
        """The black card that a leader makes free in each Age has been built in this one."""
        return self._black("free_black_used", dict.fromkeys(letters, True))

    def _black(self, field: str, values: dict[str, Any]):  # noqa: ANN202
        self._open()
        for letter, value in values.items():
            self._cities[self.seat(letter)].setdefault("cities", {})[field] = value
        return self

    # --- asking ---

    def debts_of(self, letter: str) -> int:
        """Debts of a city."""
        return int(self._city(letter).black.debts)

    def diplomacy_of(self, letter: str) -> int:
        """Diplomacy tokens of a city."""
        return int(self._city(letter).black.diplomacy)

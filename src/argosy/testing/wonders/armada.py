"""Test tables with Armada: ships, shipyards, islands, naval tokens.

game = table("base_2020", seats=4, expansions=["armada"]).shipyard(A="shipyard_1").ships(A="red 2 green 1")
"""

# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# Records of expansions have fields of any type.

from typing import Any

from argosy.catalog.wonders.armada.facts import Armada
from argosy.game import WondersGame
from argosy.game.wonders.armada.views import islands_of
from argosy.rules.wonders.armada import terms as naval_terms
from argosy.rules.wonders.armada.effects import commercial_level, naval_strength
from argosy.rules.wonders.ruleset import Ruleset


class NavalTable:
    """The naval half of `argosy.testing.Table`."""

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

    def shipyard(self, **boards: str):  # noqa: ANN201  because a table of the caller's own class comes back
        """Set the shipyard of a city, e.g. A="shipyard_1"; left out: as dealt."""
        return self._armada("shipyard", boards)

    def ships(self, **spaces: str):  # noqa: ANN201
        """Set places of ships, e.g. A="red 3 yellow 2"; the others are on their start spaces."""
        return self._armada("ships", {letter: _pairs(words) for letter, words in spaces.items()})

    def islands(self, **names: str):  # noqa: ANN201
        """Islands in play, e.g. A="foggy_island"."""
        return self._armada("islands", {letter: words.split() for letter, words in names.items()})

    def landings(self, **targets: str):  # noqa: ANN201
        """Incursions of this Age, e.g. A="C" or A="CE"."""
        return self._armada(
            "landings", {letter: [self.seat(other) for other in words] for letter, words in targets.items()}
        )

    def island_decks(self, **tops: str):  # noqa: ANN201
        """Islands on top of their decks, e.g. one="amber_island", two="frothy_harbor"; the rest in catalog
        order.
        """
        self._open()
        self._position["islands"] = tops
        return self

    def _armada(self, field: str, values: dict[str, Any]):  # noqa: ANN202
        self._open()
        for letter, value in values.items():
            self._cities[self.seat(letter)].setdefault("armada", {})[field] = value
        return self

    def _complete(self) -> None:
        """Turn the given tops into whole decks without the islands in play."""
        tops = self._position.get("islands")
        armada = self.ruleset.catalog.of(Armada)
        if not isinstance(tops, dict) or armada is None:
            return
        settled = {island for city in self._cities for island in city.get("armada", {}).get("islands", ())}
        self._position["islands"] = [
            _deck(
                tops.get(name, "").split(),
                [i.id for i in armada.islands if i.level == level and i.id not in settled],
            )
            for level, name in enumerate(("one", "two", "three"), 1)
        ]

    # --- asking ---

    def space(self, letter: str, color: str) -> int:
        """The space of a ship."""
        return int(self._city(letter).armada.ships[naval_terms.LANES.index(color)])

    def spaces(self, letter: str) -> tuple[int, ...]:
        """The spaces of the red, yellow, blue and green ship."""
        return tuple(int(space) for space in self._city(letter).armada.ships)

    def strength(self, letter: str) -> int:
        """Naval strength."""
        return int(naval_strength(self.ruleset.tables, self._city(letter)))

    def level(self, letter: str) -> int:
        """Commercial level."""
        return int(commercial_level(self.ruleset.tables, self._city(letter)))

    def settled(self, letter: str) -> tuple[str, ...]:
        """Islands in play."""
        return islands_of(self.ruleset, self._city(letter))

    def naval_tokens(self, letter: str) -> tuple[int, ...]:
        """Points of the naval token of each Age; 0 = none."""
        return tuple(int(points) for points in self._city(letter).armada.tokens)

    def drawn(self, letter: str) -> tuple[str, ...]:
        """The islands that a seat looks at now."""
        return self.game.view(self.seat(letter)).drawn

    def island_deck(self, level: int) -> tuple[str, ...]:
        """Return the rest of an island deck, in its order."""
        return tuple(
            self.ruleset.ids("islands")[island]
            for island in self.game.state.armada.islands[level - 1]
            if island >= 0
        )

    def far_prices(self, letter: str, text: str) -> list[tuple[int, int, int, int, int]]:
        """Every way to pay: coins (left, right, far left, far right, bank)."""
        choices = [
            choice for choice in self.game.choices(self.seat(letter)) if choice.text.split(" pay ")[0] == text
        ]
        prices = [choice.price for choice in choices]
        return [(price.left, price.right, price.far_left, price.far_right, price.bank) for price in prices]


def _pairs(words: str) -> dict[str, int]:
    """`red 3 yellow 2` as {"red": 3, "yellow": 2}."""
    parts = words.split()
    return {color: int(space) for color, space in zip(parts[::2], parts[1::2], strict=True)}


def _deck(top: list[str], islands: list[str]) -> list[str]:
    return top + [island for island in islands if island not in top]

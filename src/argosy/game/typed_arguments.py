"""Types of the arguments of `argosy.new_game`, by game, for type checkers.

A checker knows only what is written out, so that an expansion has its name and its options here, too;
tests/typing compares them with what the games accept.
"""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from os import PathLike
from typing import Literal, Protocol, TypeAlias, TypedDict, TypeVar

GameName: TypeAlias = Literal["wonders", "duel"]

WondersExpansion: TypeAlias = Literal[
    "armada",
    "armada_2018",
    "armada_2020",
    "babel",
    "cities",
    "cities_2012",
    "cities_2020",
    "edifice",
    "extra_wonders",
    "leaders",
    "leaders_2011",
    "leaders_2020",
]
"""An expansion of 7 Wonders by its short name, or one edition of it."""
DuelExpansion: TypeAlias = Literal["agora", "pantheon"]
"""An expansion of Duel."""

Board: TypeAlias = str | tuple[str, str | None] | None
"""A board for one city: `"gizah"`, `"gizah:b"`, `("gizah", "b")`, or None for a random one."""
DataFolder: TypeAlias = str | PathLike[str] | None
"""The folder of the user's own facts."""

Item_co = TypeVar("Item_co", covariant=True)


class ListOf(Protocol[Item_co]):
    """A list or tuple; a text, which is a `Sequence[str]` to checkers, is none."""

    def __contains__(self, value: object, /) -> bool: ...
    def __getitem__(self, index: int, /) -> Item_co: ...
    def __iter__(self) -> Iterator[Item_co]: ...
    def __len__(self) -> int: ...


class WondersBoards(TypedDict, total=False):
    """Arguments that say which boards of 7 Wonders are dealt."""

    wonders: Literal["random"] | ListOf[Board]
    sides: Literal["random", "a", "b", "day", "night"]


class WondersSetup(WondersBoards, total=False):
    """Arguments of a table of 7 Wonders but for its seed."""

    players: int
    edition: Literal[2010, 2020]
    expansions: Sequence[WondersExpansion] | AbstractSet[WondersExpansion]
    teams: bool
    data: DataFolder
    babylon_last_card: Literal["by_box", "same_turn", "extra_turn"]
    equal_taxes: Literal["leviers_pay", "leviers_exempt"]
    leaders_pack: Literal["standard", "standard_and_expert"]
    babel_parts: Literal["both", "tower", "projects"]


class WondersArguments(WondersSetup, total=False):
    """Arguments of `argosy.new_game("wonders")`."""

    seed: int | None


class DuelSetup(TypedDict, total=False):
    """Arguments of a table of Duel but for its seed."""

    players: Literal[2]
    expansions: Sequence[DuelExpansion] | AbstractSet[DuelExpansion]
    data: DataFolder
    senators_from_discard: bool


class DuelArguments(DuelSetup, total=False):
    """Arguments of `argosy.new_game("duel")`."""

    seed: int | None

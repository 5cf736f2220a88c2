"""What Babel adds: its set-up, the tiles of the tower, the Great Projects."""

import msgspec

from argosy.catalog.facts import Age, Count, Fact, Section
from argosy.catalog.wonders.effects import Effect
from argosy.catalog.wonders.setup import PlayersAllowed
from argosy.catalog.wonders.words import Color, Direction, Resource


class Tile(Fact, frozen=True, kw_only=True):
    """A tile of the tower (BABEL-TOWER-2)."""

    id: str
    number: Count
    """As printed; tiles of one turn are placed in the order of their numbers."""
    effects: tuple[Effect, ...]
    """What holds for all cities while the tile is uncovered."""


class Project(Fact, frozen=True, kw_only=True):
    """Something that several cities take part in during an Age: a Great Project, or an edifice."""

    id: str
    age: Age
    color: Color | None = None
    """Who builds a card of this colour may take part; None for an edifice, which goes with stages."""
    cost: dict[Resource, Count]
    """What taking part costs, beside coins."""
    coins: int
    effects: tuple[Effect, ...]
    """The reward."""
    penalty: Effect
    """What those suffer who had no part in it."""


class Tower(Section, frozen=True, kw_only=True):
    """The tower and its tiles (BABEL-TOWER-1, -2, -6)."""

    places: tuple[Count, ...]
    """For 2, 3 ... players."""
    tiles: Count
    """That each player drafts."""
    passing: Direction
    points: tuple[int, ...]
    """For 1, 2, 3 own tiles laid."""


class Projects(Section, frozen=True, kw_only=True):
    """The Great Projects (BABEL-PROJECT-1, -4)."""

    tokens_less: Count
    """Participation tokens: so many less than players."""
    debts: tuple[int, ...]
    """By Age the points of the token for a penalty that cannot be suffered."""


class BabelPrinted(Section, frozen=True, kw_only=True):
    """What the box holds: asserted, no rule follows from it."""

    tiles: Count
    projects: tuple[int, ...]
    """By Age."""


class BabelSetup(msgspec.Struct, frozen=True, kw_only=True):
    """The set-up of Babel, by the sections of its `setup.toml`."""

    players: PlayersAllowed
    tower: Tower
    projects: Projects
    printed: BabelPrinted


class Babel(msgspec.Struct, frozen=True, kw_only=True):
    """All of Babel."""

    setup: BabelSetup
    tiles: tuple[Tile, ...]
    """In the order of their numbers."""
    projects: tuple[Project, ...]

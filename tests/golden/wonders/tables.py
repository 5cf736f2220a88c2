"""Golden games of expansions at any kind of table, in the form of those without them.

See `tests/golden/wonders/golden.py`.

# golden game of Argosy: one line for each reveal, `= hash of the state after it`
ruleset base_2010 armada_2018 babel   players 4   babel_parts both   seed 2014
boards gizah:a olympia:b rhodos:a babylon:a
1.0#  0 take 5 | 1 take 9 | 2 take 1 | 3 take 20   = 5f2c91
1.1  0 build altar + project | 1 tile 9 with loom | ...   = 71aa02
end  0 41, 1 37, ...
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

from argosy.game import Choice, WondersGame, new_game
from tests.fuzz.wonders.mixes.tables import Mix
from tests.golden.wonders import golden
from tests.golden.wonders.golden import TITLE, digits, played

PACK = "standard_and_expert"
PARTS = ("armada", "cities", "leaders", "leaders_hand", "leaders_more", "babel", "edifice")
"""What expansions add to a city of a position."""
LATER_PARTS = ("extra_wonders",)
"""The same, of expansions that older golden games do not know: only where they are in play."""

BUILDS = (lambda choice: choice.verb not in ("sell", "pass", "tile"), 0.8)


def state_in_words(game: WondersGame) -> list:
    """Everything that lies on the table, by names; what expansions add stands last, as positions have it."""
    position = game.position()
    parts = (*PARTS, *(part for part in LATER_PARTS if part in game.ruleset.expansions))
    cities = [{part: city[part] for part in parts} for city in position["cities"]]
    table = {part: position[part] for part in ("islands", "babel", "edifice", "leaders_box")}
    return [golden.state_in_words(game), cities, table]


def short_hash(game: WondersGame) -> str:
    return digits(state_in_words(game))


class Goldens:
    """The golden games of one expansion: a file in its folder for each kind of table.

    likes: choices that are made more often than others, and how often. boards: of tables that need certain
    ones.
    """

    def __init__(
        self,
        folder: Path,
        tables: Sequence[Mix],
        likes: Sequence[tuple[Callable[[Choice], bool], float]],
        boards: dict[Mix, list[str | None]] | None = None,
    ) -> None:
        self.folder, self.tables, self.likes, self.boards = folder, tables, likes, boards or {}

    def path_of(self, table: Mix) -> Path:
        """The file of one kind of table."""
        return self.folder / f"{table}.txt"

    def everything(self) -> Iterator[tuple[Path, str]]:
        """All files of the folder, made anew."""
        return ((self.path_of(table), self.make(table)) for table in self.tables)

    def make(self, table: Mix) -> str:
        """The golden text of one kind of table, made anew by chance: few sales, many choices of the box."""
        seed = seed_of(table)
        game, chance = fresh(table, self.boards.get(table, "random")), Random(seed)
        lines = played(game, lambda choices: chance.choice(self.liked(choices, chance)), short_hash)
        return "\n".join([TITLE, headline(table), *lines]) + "\n"

    def liked(self, choices: Sequence[Choice], chance: Random) -> Sequence[Choice]:
        """Often what the expansion adds, then what builds; sometimes anything."""
        for likes, share in (*self.likes, BUILDS):
            some = [choice for choice in choices if likes(choice)]
            if some and chance.random() < share:
                return some
        return choices

    def begin(self, table: Mix) -> tuple[WondersGame, list[str]]:
        """The game that a golden text begins with, and its lines of turns."""
        _, head, boards, *lines = self.path_of(table).read_text().splitlines()
        assert head == headline(table)
        return fresh(table, boards.removeprefix("boards ").split()), lines


def seed_of(table: Mix) -> int:
    return table.base + table.players


def fresh(table: Mix, wonders: str | list[str | None]) -> WondersGame:
    """The game that a text begins with."""
    return new_game(
        "wonders",
        players=table.players,
        edition=table.base,
        expansions=list(table.expansions),
        teams=table.teams,
        wonders=wonders,
        seed=seed_of(table),
        leaders_pack=PACK if table.leaders == "leaders_2020" else "standard",  # the box of 2011 has one pack
        babel_parts=table.babel or "both",
    )


def headline(table: Mix) -> str:
    """The line of a golden game with its ruleset, players, options and seed."""
    parts = [f"ruleset base_{table.base} {' '.join(table.expansions)}", f"players {table.players}"]
    parts += ["teams"] * table.teams
    parts += [f"babel_parts {table.babel}"] * bool(table.babel) + [f"leaders_pack {PACK}"] * bool(
        table.leaders
    )
    return "   ".join([*parts, f"seed {seed_of(table)}"])


def replay_line(game: WondersGame, line: str) -> str:
    """Play one line of a golden text; what the line should be."""
    return golden.replay_line(game, line, short_hash)


def check_replay(goldens: Goldens, table: Mix) -> None:
    """A golden game replays turn by turn."""
    game, lines = goldens.begin(table)
    for line in lines[:-1]:
        assert replay_line(game, line) == line
    assert game.is_over
    assert lines[-1] == golden.last_line(game)

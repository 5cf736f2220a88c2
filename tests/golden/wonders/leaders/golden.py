"""Golden games of Leaders: text files of whole random games, replayed in every test run.

The form is that of `tests/golden/wonders/golden.py`, with recruits and the draft.

# golden game of Argosy: one line for each reveal, `= hash of the state after it`
ruleset base_2020 leaders_2020   players 3   pack standard_and_expert   seed 7
boards roma:b abu_simbel:a halikarnassos:b
1.0~  0 draft nero | 1 draft caesar | 2 draft midas   = 5f2c91
end  0 41, 1 37, 2 52
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from argosy import new_game
from argosy.game import WondersGame
from tests.fuzz.wonders.leaders.tables import SEA, Hall
from tests.golden.wonders import golden
from tests.golden.wonders.golden import TITLE, digits, played

FOLDER = Path(__file__).parent
FILES = [Hall(edition, players) for edition in (2010, 2020) for players in range(3, 8)]
FILES += [
    Hall(2020, 4, pack="standard"),
    Hall(2010, 4, SEA),
    Hall(2020, 5, SEA),
    Hall(2020, 4, SEA, teams=True),
]
BOARDS = ["roma:b", "halikarnassos:b", "abu_simbel:b", "olympia:b"]


def path_of(table: Hall) -> Path:
    """The file of one kind of table."""
    return FOLDER / f"{table}.txt"


def fresh(table: Hall, seed: int) -> WondersGame:
    """The game that a text begins with."""
    return new_game(
        "wonders",
        players=table.players,
        edition=table.edition,
        expansions=list(table.expansions),
        teams=table.teams,
        wonders=[*BOARDS[:3], *[None] * table.players][: table.players],
        seed=seed,
        leaders_pack=table.pack_of_expansion,
    )


def state_in_words(game: WondersGame) -> list:
    """Everything that lies on the table, by names; leaders last."""
    position = game.position()
    cities = [
        [
            [city["leaders"], sorted(city["leaders_hand"]), sorted(city["leaders_more"]["packet"])],
            [
                city["leaders_more"]["buried"],
                city["leaders_more"]["copied"],
                city["leaders_more"]["bury_points"],
            ],
        ]
        for city in position["cities"]
    ]
    return [golden.state_in_words(game), cities, position["leaders_box"]]


def short_hash(game: WondersGame) -> str:
    return digits(state_in_words(game))


def headline(table: Hall, seed: int) -> str:
    """The line of a golden game with its ruleset, players, options and seed."""
    expansions = " ".join(fresh(table, seed).ruleset.expansions)
    teams = ["teams"] * table.teams
    parts = [
        f"ruleset base_{table.edition} {expansions}",
        f"players {table.players}",
        *teams,
        f"pack {table.pack}",
    ]
    return "   ".join([*parts, f"seed {seed}"])


def seed_of(table: Hall) -> int:
    return table.edition + table.players


def make(table: Hall) -> str:
    """The golden text of one kind of table, made anew by chance: few sales."""
    seed = seed_of(table)
    game, chance = fresh(table, seed), Random(seed)

    def pick(choices):
        built = [choice for choice in choices if choice.verb not in ("sell", "pass")]
        return chance.choice(built if built and chance.random() < 0.85 else choices)

    return "\n".join([TITLE, headline(table, seed), *played(game, pick, short_hash)]) + "\n"


def everything() -> Iterator[tuple[Path, str]]:
    """All files of this folder, made anew."""
    return ((path_of(table), make(table)) for table in FILES)


def begin(table: Hall) -> tuple[WondersGame, list[str]]:
    """The game that a golden text begins with, and its lines of turns."""
    _, head, boards, *lines = path_of(table).read_text().splitlines()
    assert head == headline(table, seed_of(table))
    game = fresh(table, seed_of(table))
    assert boards == "boards " + " ".join(f"{wonder}:{side}" for wonder, side in game.boards)
    return game, lines


def replay_line(game: WondersGame, line: str) -> str:
    """Play one line of a golden text; what the line should be."""
    return golden.replay_line(game, line, short_hash)

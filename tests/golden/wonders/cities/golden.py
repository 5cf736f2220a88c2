"""Golden games of Cities, in the form of those without it (see `tests/golden/wonders/golden.py`).

# golden game of Argosy: one line for each reveal, `= hash of the state after it`
ruleset base_2010 cities_2012   players 3   seed 7
boards gizah:a petra:b rhodos:a
1.1  0 build hideout | 1 sell loom | ...   = 5f2c91
1.1-  1 debt 0 | 2 debt 1   = 71aa02
end  0 41, 1 37, ...
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from argosy.game import WondersGame, new_game
from tests.fuzz.wonders.cities.tables import Town
from tests.golden.wonders import golden
from tests.golden.wonders.golden import TITLE, digits, played

FOLDER = Path(__file__).parent
FILES = [Town(2010, players) for players in range(3, 9)] + [Town(2020, players) for players in range(3, 8)]
FILES += [Town(2010, 8, teams=True), Town(2020, 4, teams=True)]
FILES += [Town(2010, 5, ("armada", "cities")), Town(2020, 4, ("armada", "cities"))]
# Tables where the odd steps happen: stages with Diplomacy and losses, builds from the pile, last cards.
WONDERS = {
    Town(2010, 4): ["byzantium:b", "petra:b", "halikarnassos:b", "babylon:b"],
    Town(2020, 4): ["byzantium:a", "petra:a", "olympia:a", "babylon:b"],
}


def path_of(table: Town) -> Path:
    """The file of one kind of table."""
    return FOLDER / f"{table}.txt"


def fresh(table: Town, seed: int, wonders) -> WondersGame:
    """A new game at such a table."""
    return new_game(
        "wonders",
        players=table.players,
        edition=table.edition,
        expansions=list(table.expansions),
        teams=table.teams,
        wonders=wonders,
        seed=seed,
    )


def state_in_words(game: WondersGame) -> list:
    """Everything that lies on the table, by names; the order of hands, cities and piles does not count."""
    position = game.position()
    return [
        [position["age"], position["turn"], position["asked"], sorted(position["discard"])],
        [city_in_words(city) for city in position["cities"]],
    ]


def city_in_words(city: dict) -> list:
    """One city; its debts, tokens and losses last."""
    stages = city["stages"] if isinstance(city["stages"], int) else len(city["stages"])
    return [
        [city["wonder"], city["side"], city["coins"], sorted(city["hand"]), sorted(city["cards"]), stages],
        [
            city["victories"],
            city["defeats"],
            city["free_used"],
            sorted((city["armada"] or {}).get("ships", {}).items()),
        ],
        [city["cities"]["debts"], city["cities"]["diplomacy"], city["cities"]["loss"]],
    ]


def short_hash(game: WondersGame) -> str:
    return digits(state_in_words(game))


def make(table: Town) -> str:
    """The golden text of one kind of table, made anew by chance: few sales, many black cards."""
    seed = table.edition + table.players
    game, chance = fresh(table, seed, WONDERS.get(table, "random")), Random(seed)
    lines = played(game, lambda choices: chance.choice(liked(game, choices, chance)), short_hash)
    return "\n".join([TITLE, headline(table, seed), *lines]) + "\n"


def everything() -> Iterator[tuple[Path, str]]:
    """All files of this folder, made anew."""
    return ((path_of(table), make(table)) for table in FILES)


def liked(game: WondersGame, choices, chance: Random):
    """Mostly black cards, then what builds; sometimes anything."""
    built = [choice for choice in choices if choice.verb not in ("sell", "pass")]
    black = [
        choice for choice in built if choice.card and game.ruleset.catalog.card(choice.card).color == "black"
    ]
    black = [choice for choice in black if choice.verb == "build"]
    return next((some for some in (black, built) if some and chance.random() < 0.7), choices)


def headline(table: Town, seed: int) -> str:
    """The line of a golden game with its ruleset, players, options and seed."""
    parts = [f"ruleset base_{table.edition} {' '.join(table.expansions)}", f"players {table.players}"]
    return "   ".join([*parts, *["teams"] * table.teams, f"seed {seed}"])


def begin(table: Town) -> tuple[WondersGame, list[str]]:
    """The game that a golden text begins with, and its lines of turns."""
    _, head, boards, *lines = path_of(table).read_text().splitlines()
    seed = int(head.rpartition("seed ")[2])
    assert head == headline(table, seed)
    return fresh(table, seed, boards.removeprefix("boards ").split()), lines


def replay_line(game: WondersGame, line: str) -> str:
    """Play one line of a golden text; what the line should be."""
    return golden.replay_line(game, line, short_hash)

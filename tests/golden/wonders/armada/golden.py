"""Golden games of Armada, in the form of those without it (see `tests/golden/wonders/golden.py`).

# golden game of Argosy: one line for each reveal, `= hash of the state after it`
ruleset base_2010 armada_2018   players 5   seed 7
boards gizah:a olympia:b rhodos:a babylon:a ephesos:b
1.1  0 build altar + ship | 1 sell loom for ship | ...   = 5f2c91
1.1>  0 move red   = 71aa02
end  0 41, 1 37, ...
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from argosy import new_game
from argosy.game import WondersGame
from argosy.rules.wonders.ruleset import Options
from tests.fuzz.wonders.armada.rulesets import PAIRINGS, SWITCHES, Sea
from tests.golden.wonders import golden
from tests.golden.wonders.golden import TITLE, digits, played

FOLDER = Path(__file__).parent
FILES = [Sea(2010, 2018, players) for players in range(3, 9)] + [
    Sea(2020, 2020, players) for players in range(3, 8)
]
FILES += [Sea(*pair, 4) for pair in PAIRINGS[2:]]
FILES += [Sea(2010, 2018, players, teams=True) for players in (4, 8)] + [Sea(2020, 2020, 6, teams=True)]
FILES += [Sea(2010, 2018, 5, options=SWITCHES)]
# Tables where the odd steps happen: who builds from the pile, plays last cards, builds free, stages in any
# order.
WONDERS = {
    Sea(2010, 2018, 3): ["olympia:a", "halikarnassos:b", "babylon:b"],
    Sea(2020, 2020, 4): ["siracusa:a", "babylon:b", "olympia:a", None],
    Sea(2020, 2020, 5): ["siracusa:b", "halikarnassos:b", "olympia:b", None, None],
}


def path_of(table: Sea) -> Path:
    """The file of one kind of table."""
    return FOLDER / f"{table}.txt"


def fresh(table: Sea, seed: int, wonders) -> WondersGame:
    """A new game at such a table."""
    options = {name: getattr(table.options, name) for name in table.options.__struct_fields__}
    return new_game(
        "wonders",
        players=table.players,
        edition=table.edition,
        expansions=[f"armada_{table.expansion}"],
        teams=table.teams,
        wonders=wonders,
        seed=seed,
        **options,
    )


def state_in_words(game: WondersGame) -> list:
    """Everything that lies on the table, by names; the order of hands, cities and piles does not count."""
    position = game.position()
    return [
        [position["age"], position["turn"], position["asked"], sorted(position["discard"])],
        [city_in_words(city) for city in position["cities"]],
        [sorted(deck) for deck in position["islands"]],
    ]


def city_in_words(city: dict) -> list:
    """One city; its ships, islands and tokens last."""
    sea = city["armada"]
    stages = [
        stage if isinstance(stage, int) else [stage["number"], stage["card"], stage["age"]]
        for stage in city["stages"]
    ]
    return [
        [city["wonder"], city["side"], city["coins"], sorted(city["hand"]), sorted(city["cards"]), stages],
        [city["victories"], city["defeats"], city["free_used"]],
        [
            sea["shipyard"],
            sorted(sea["ships"].items()),
            sorted(sea["islands"]),
            sea["tokens"],
            sea["landings"],
        ],
        [sorted(sea["drawn"]), sea["abstains"]],
    ]


def short_hash(game: WondersGame) -> str:
    return digits(state_in_words(game))


def make(table: Sea) -> str:
    """The golden text of one kind of table, made anew by chance: few sales, many ships."""
    seed = table.edition + table.expansion + table.players
    game, chance = fresh(table, seed, WONDERS.get(table, "random")), Random(seed)
    lines = played(game, lambda choices: chance.choice(liked(choices, chance)), short_hash)
    return "\n".join([TITLE, headline(table, seed), *lines]) + "\n"


def everything() -> Iterator[tuple[Path, str]]:
    """All files of this folder, made anew."""
    return ((path_of(table), make(table)) for table in FILES)


def liked(choices, chance: Random):
    """Mostly what moves a ship, then what builds; sometimes anything."""
    built = [choice for choice in choices if choice.verb not in ("sell", "pass")]
    sailing = [choice for choice in built if choice.ships]
    return next((some for some in (sailing, built) if some and chance.random() < 0.6), choices)


def headline(table: Sea, seed: int) -> str:
    """The line of a golden game with its ruleset, players, options and seed."""
    parts = [f"ruleset base_{table.edition} armada_{table.expansion}", f"players {table.players}"]
    parts += ["teams"] * table.teams
    options, plain = table.options, Options()
    odd = [name for name in options.__struct_fields__ if getattr(options, name) != getattr(plain, name)]
    parts += [f"{name} {getattr(options, name)}" for name in odd]
    return "   ".join([*parts, f"seed {seed}"])


def begin(table: Sea) -> tuple[WondersGame, list[str]]:
    """The game that a golden text begins with, and its lines of turns."""
    _, head, boards, *lines = path_of(table).read_text().splitlines()
    seed = int(head.rpartition("seed ")[2])
    assert head == headline(table, seed)
    return fresh(table, seed, boards.removeprefix("boards ").split()), lines


def replay_line(game: WondersGame, line: str) -> str:
    """Play one line of a golden text; what the line should be."""
    return golden.replay_line(game, line, short_hash)

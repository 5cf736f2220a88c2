"""Golden games of 7 Wonders: text files of whole random games, replayed in every test run.

    # golden game of Argosy: one line for each reveal, `= hash of the state after it`
    ruleset base_2010   players 3   seed 7
    boards gizah:a olympia:b rhodos:a
    1.1  0 build baths | 1 sell loom | 2 stage with tavern   = 5f2c91
    end  0 41, 1 37, 2 52

The hash is of the table in words (`state_in_words`), not of bytes in memory: another program can make it too.
"""

import hashlib
import json
from collections.abc import Callable, Container, Iterator
from pathlib import Path
from random import Random

from argosy import new_game
from argosy.game import WondersGame
from tests.fuzz.wonders.rulesets import EXTRA_TURN

FOLDER = Path(__file__).parent
TITLE = "# golden game of Argosy: one line for each reveal, '= hash of the state after it'"
FILES = [
    (edition, players, "") for edition in (2010, 2020) for players in range(2 if edition == 2010 else 3, 8)
]
FILES += [(2010, 3, "extra_turn")]
CHOICES = FOLDER / "choices.txt"
# Where lists of choices are shown: the first turn, a full middle, a free right, the discard pile, the free
# city.
MOMENTS = {(2010, 3, ""): (0, 7, 13), (2020, 3, ""): (0, 10), (2010, 2, ""): (2, 12)}
# Tables where the odd steps happen: who builds from the pile, copies a guild, plays last cards, builds free.
WONDERS = {
    (2010, 2): ["babylon:b", "halikarnassos:b", None],
    (2010, 3): ["olympia:b", "halikarnassos:b", "babylon:b"],
    (2020, 3): ["olympia:a", "halikarnassos:b", "babylon:b"],
    (2020, 4): ["olympia:b", None, None, None],
}


def path_of(edition: int, players: int, option: str) -> Path:
    """The file of one ruleset."""
    return FOLDER / (f"base_{edition}-p{players}" + (f"-{option}" if option else "") + ".txt")


def options_of(option: str) -> dict[str, str]:
    return {"babylon_last_card": EXTRA_TURN.babylon_last_card} if option == "extra_turn" else {}


def state_in_words(game: WondersGame) -> list:
    """Everything that lies on the table, by names; the order of hands, cities and piles does not count."""
    position = game.position()
    cities = [
        [
            [city["wonder"], city["side"], city["coins"], sorted(city["hand"]), sorted(city["cards"])],
            [
                stage if isinstance(stage, int) else [stage.get("card"), stage.get("age")]
                for stage in city["stages"]
            ],
            [city["victories"], city["defeats"], city["free_used"]],
        ]
        for city in position["cities"]
    ]
    return [position["age"], position["turn"], position["asked"], cities, sorted(position["discard"])]


def digits(words: list) -> str:
    """Six digits of the hash of a state in words."""
    return hashlib.sha256(json.dumps(words, separators=(",", ":")).encode()).hexdigest()[:6]


def short_hash(game: WondersGame) -> str:
    return digits(state_in_words(game))


def played(game: WondersGame, pick: Callable, short_hash: Callable) -> list[str]:
    """Play a game to its end: its boards, a line for each reveal, the points.

    `pick` takes one of the choices.
    """
    lines = ["boards " + " ".join(f"{wonder}:{side}" for wonder, side in game.boards)]
    while not game.is_over:
        label, done = game.label, len(game.journal)
        while len(game.journal) == done:
            seat = game.owing[0]
            game.choose(seat, pick(game.choices(seat)))
        texts = " | ".join(f"{made.seat} {made.text}" for made in game.journal[done:])
        lines.append(f"{label}  {texts}   = {short_hash(game)}")
    return [*lines, last_line(game)]


def last_line(game: WondersGame) -> str:
    """The points of all seats."""
    return "end  " + ", ".join(f"{sheet.seat} {sheet.total}" for sheet in game.scores())


def headline(game: WondersGame) -> str:
    ruleset = game.ruleset
    odd = [
        f"{name} {value}"
        for name, value in options_of("extra_turn").items()
        if getattr(ruleset.options, name) == value
    ]
    return "   ".join(
        [
            f"ruleset base_{ruleset.edition}",
            f"players {ruleset.players}",
            *odd,
            f"seed {int(game.state.seed)}",
        ]
    )


def make(edition: int, players: int, option: str) -> str:
    """The golden text of one ruleset, made anew."""
    seed = edition + players
    game = new_game(
        "wonders",
        players=players,
        edition=edition,
        wonders=WONDERS.get((edition, players), "random"),
        seed=seed,
        **options_of(option),
    )
    chance = Random(seed)

    def pick(listed):
        choices = [choice for choice in listed if choice.verb != "sell"]
        return chance.choice(choices if choices and chance.random() < 0.85 else listed)

    return "\n".join([TITLE, headline(game), *played(game, pick, short_hash)]) + "\n"


def everything() -> Iterator[tuple[Path, str]]:
    """All files of this folder, made anew; the last is read off those before it."""
    yield from ((path_of(*file), make(*file)) for file in FILES)
    yield CHOICES, list_of_choices()


def begin(text: str) -> tuple[WondersGame, list[str]]:
    """The game that a golden text begins with, and its lines of turns."""
    _, head, boards, *lines = text.splitlines()
    words = dict(part.split(" ", 1) for part in head.split("   "))
    edition = int(words.pop("ruleset").removeprefix("base_"))
    players, seed = int(words.pop("players")), int(words.pop("seed"))
    wonders = boards.removeprefix("boards ").split()
    return new_game("wonders", players=players, edition=edition, wonders=wonders, seed=seed, **words), lines


def replay_line(game: WondersGame, line: str, short_hash: Callable = short_hash) -> str:
    """Play one line of a golden text; what the line should be."""
    label, texts = line.partition("  ")[0], texts_of(line)
    shown = game.label
    choose_as_in(line, game, range(game.ruleset.seats))
    return f"{shown if label == shown else '?'}  {texts}   = {short_hash(game)}"


def choose_as_in(line: str, game: WondersGame, seats: Container[int]) -> None:
    """These seats choose as in a line of a golden text."""
    for part in texts_of(line).split(" | "):
        seat, _, text = part.partition(" ")
        if int(seat) in seats:
            game.choose(int(seat), text)


def texts_of(line: str) -> str:
    """The choices of a line."""
    return line.partition("  ")[2].partition("   = ")[0]


def list_of_choices() -> str:
    """Every choice with its number at some moments of golden games, in the order of the list."""
    return "# every choice with its number, in the order of the list\n" + "".join(
        moments(file) for file in MOMENTS
    )


def moments(file: tuple[int, int, str]) -> str:
    """The lists of one golden game."""
    game, lines = begin(path_of(*file).read_text())
    parts = []
    for number, line in enumerate(lines[:-1]):
        if number in MOMENTS[file] or "*" in game.label:
            for seat in game.owing:
                parts.append(f"\n{path_of(*file).stem}  {game.label}  seat {seat}\n")
                parts += [f"{choice.number:6} {choice}\n" for choice in game.choices(seat)]
        replay_line(game, line)
    return "".join(parts)

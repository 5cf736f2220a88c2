"""Golden games: short text files of whole games, made once by random play and replayed in every test run.

    # golden game of Argosy: one line for each reveal, `= hash of the state after it`
    ruleset base_2010   players 3   seed 7
    boards gizah:a olympia:b rhodos:a
    1.1  0 build baths | 1 sell loom | 2 stage with tavern   = 5f2c91
    end  0 41, 1 37, 2 52

The hash is of the table in words (`state_in_words`), not of bytes in memory: another program can make it too.
"""

import hashlib
import json
from pathlib import Path
from random import Random

from argosy import new_game
from argosy.game import WondersGame
from tests.fuzz.wonders.rulesets import EXTRA_TURN

FOLDER = Path(__file__).parent
TITLE = "# golden game of Argosy: one line for each reveal, '= hash of the state after it'"
FILES = [(edition, players, "") for edition in (2010, 2020) for players in range(2 if edition == 2010 else 3, 8)]
FILES += [(2010, 3, "extra_turn")]
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
            [stage if isinstance(stage, int) else [stage.get("card"), stage.get("age")] for stage in city["stages"]],
            [city["victories"], city["defeats"], city["free_used"]],
        ]
        for city in position["cities"]
    ]
    return [position["age"], position["turn"], position["asked"], cities, sorted(position["discard"])]


def short_hash(game: WondersGame) -> str:
    """Six digits of the hash of the state in words."""
    return hashlib.sha256(json.dumps(state_in_words(game), separators=(",", ":")).encode()).hexdigest()[:6]


def play(game: WondersGame, chance: Random) -> str:
    """Play a game to its end by chance; the golden text."""
    lines = [TITLE, headline(game), "boards " + " ".join(f"{wonder}:{side}" for wonder, side in game.boards)]
    while not game.is_over:
        label, done = game.label, len(game.journal)
        while len(game.journal) == done:
            seat = game.owing[0]
            choices = [choice for choice in game.choices(seat) if choice.verb != "sell"]
            game.choose(seat, chance.choice(choices if choices and chance.random() < 0.85 else game.choices(seat)))
        texts = " | ".join(f"{made.seat} {made.text}" for made in game.journal[done:])
        lines.append(f"{label}  {texts}   = {short_hash(game)}")
    lines.append("end  " + ", ".join(f"{sheet.seat} {sheet.total}" for sheet in game.scores()))
    return "\n".join(lines) + "\n"


def headline(game: WondersGame) -> str:
    ruleset = game.ruleset
    odd = [
        f"{name} {value}" for name, value in options_of("extra_turn").items() if getattr(ruleset.options, name) == value
    ]
    return "   ".join(
        [f"ruleset base_{ruleset.edition}", f"players {ruleset.players}", *odd, f"seed {int(game.state.seed)}"]
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
    return play(game, Random(seed))


def begin(text: str) -> tuple[WondersGame, list[str]]:
    """The game that a golden text begins with, and its lines of turns."""
    _, head, boards, *lines = text.splitlines()
    words = dict(part.split(" ", 1) for part in head.split("   "))
    edition = int(words.pop("ruleset").removeprefix("base_"))
    players, seed = int(words.pop("players")), int(words.pop("seed"))
    wonders = boards.removeprefix("boards ").split()
    return new_game("wonders", players=players, edition=edition, wonders=wonders, seed=seed, **words), lines


def replay_line(game: WondersGame, line: str) -> str:
    """Play one line of a golden text; what the line should be."""
    label, _, rest = line.partition("  ")
    texts = rest.partition("   = ")[0]
    shown = game.label
    for part in texts.split(" | "):
        seat, _, text = part.partition(" ")
        game.choose(int(seat), text)
    return f"{shown if label == shown else '?'}  {texts}   = {short_hash(game)}"

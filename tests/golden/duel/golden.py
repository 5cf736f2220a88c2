"""Golden games of Duel: whole games with a hash after every choice, and node counts of their ends.

`scripts/make_goldens.py duel` writes them anew; say which rule moved, and why, when one changes.
"""

from collections.abc import Iterator
from pathlib import Path

from argosy.game.duel.game import DuelGame, new_duel_game

FOLDER = Path(__file__).parent
FILES = {
    "duel": (),
    "duel-agora": ("agora",),
    "duel-pantheon": ("pantheon",),
    "duel-pantheon-agora": ("pantheon", "agora"),
}
SEEDS = {"duel": 3, "duel-agora": 23, "duel-pantheon": 11, "duel-pantheon-agora": 29}
DEPTH = 3
FROM_END = 5
"""Nodes are counted from this many choices before the end."""


def next_text(game: DuelGame, seed: int) -> str:
    """A choice that is neither always the first nor by chance, and prefers what is rare."""
    choices = game.choices(game.owing[0])
    rare = [
        one
        for one in choices
        if one.verb in ("trigger", "prepare", "activate", "conspire", "wonder", "recruit")
    ]
    listed = rare if rare and game.moment % 3 else choices
    return listed[(game.moment * 7 + seed) % len(listed)].text


def write(name: str) -> str:
    """The text of a golden game."""
    game = new_duel_game(expansions=FILES[name], seed=SEEDS[name])
    lines = ["# golden game of Argosy: one line for each choice, '= hash of the state after it'"]
    while not game.is_over:
        lines.append(played(game, game.owing[0], next_text(game, SEEDS[name])))
    lines.append(ending(game))
    lines += [
        f"nodes {depth}  {count}" for depth, count in enumerate(node_counts(name, game.moment - FROM_END), 1)
    ]
    return "\n".join(lines) + "\n"


def played(game: DuelGame, seat: int, text: str) -> str:
    """Make a choice; the line that tells it."""
    moment = game.moment + 1
    game.choose(seat, text)
    return f"{moment}  {seat} {text}   = {game.state_hash()[:6]}"


def ending(game: DuelGame) -> str:
    return f"end  {game.result} {' '.join(map(str, game.winners))}, " + " ".join(
        str(one.total) for one in game.scores()
    )


def node_counts(name: str, moment: int) -> list[int]:
    """The number of situations 1, 2, ... choices behind that moment of the game."""
    game = new_duel_game(expansions=FILES[name], seed=SEEDS[name])
    while game.moment < moment:
        game.choose(game.owing[0], next_text(game, SEEDS[name]))
    front, counts = [game], []
    for _ in range(DEPTH):
        front = [after for one in front for after in followers(one)]
        counts.append(len(front))
    return counts


def followers(game: DuelGame) -> list[DuelGame]:
    found = []
    for choice in game.choices(game.owing[0]) if game.owing else ():
        after = game.copy()
        after.choose(choice.seat, choice)
        found.append(after)
    return found


def everything() -> Iterator[tuple[Path, str]]:
    """All files of this folder, made anew."""
    return ((FOLDER / f"{name}.txt", write(name)) for name in FILES)

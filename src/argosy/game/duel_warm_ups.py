"""What a warm-up runs for Duel: a game with all boxes through the public face meets every compiled entry point."""

from collections.abc import Callable
from random import Random

from argosy.game.duel import DuelGame, new_duel_game

Part = tuple[str, Callable[[], object]]
SEED = 7


def duel_parts() -> list[Part]:
    """(what is being compiled, exercise) in order; each is quick once its code is there."""
    table: list[DuelGame] = []
    return [
        ("Duel: deal and turns", lambda: table.append(new_duel_game(boxes=("pantheon", "agora"), seed=SEED))),
        ("Duel: choosing", lambda: choose_and_look(table[0])),
        ("Duel: a whole game", lambda: play_through(table[0])),
    ]


def choose_and_look(game: DuelGame) -> None:
    """Prices, views, reasons, scores, positions and undo are entry points too."""
    game.copy().choose(0, game.choices(0)[0])
    game.choose(0, game.choices(0)[0].number)
    game.view(0)
    game.scores()
    game.position()


def play_through(game: DuelGame) -> None:
    """To the end by chance; reasons are asked for everything that a turn may name."""
    chance = Random(SEED)
    while not game.is_over:
        seat = game.owing[0]
        for text in ("build palace", "wonder sphinx with palace", "recruit conspirator_1"):
            game.why_not(seat, text)
        game.choose(seat, chance.choice(game.choices(seat)))
    game.view()

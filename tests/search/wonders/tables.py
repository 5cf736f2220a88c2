"""Tables that searches are tried at: every expansion, the free city, teams."""

import random

from argosy import new_game
from argosy.game.wonders.game import WondersGame

TABLES = {
    "base": {"players": 3, "edition": 2020},
    "seven": {"players": 7, "edition": 2010},
    "free city": {"players": 2, "edition": 2010},
    "teams": {"players": 4, "expansions": ["armada"], "teams": True},
    "armada": {"players": 3, "expansions": ["armada"], "edition": 2010},
    "leaders": {"players": 4, "expansions": ["leaders"]},
    "cities": {"players": 4, "expansions": ["cities"]},
    "babel": {"players": 4, "expansions": ["babel"]},
    "edifice": {"players": 4, "expansions": ["edifice"]},
    "extra wonders": {"players": 5, "expansions": ["extra_wonders"]},
    "three boxes": {"players": 4, "expansions": ["armada", "leaders", "cities"]},
}


def asked(table: str, seed: int, part: float):
    """(game, seat) wherever a game of chance asks something; only a part of them, drawn by lot."""
    game, chance = new_game("wonders", seed=seed, **TABLES[table]), random.Random(seed)
    while not game.is_over:
        seat = game.owing[0]
        choices = game.choices(seat)
        if len(choices) > 1 and chance.random() < part:
            yield game, seat
        game.choose(seat, chance.choice(choices))


def played_on(table: str, seed: int, moments: int) -> WondersGame:
    """A game after so many choices by chance."""
    game, chance = new_game("wonders", seed=seed, **TABLES[table]), random.Random(seed)
    for _ in range(moments):
        game.choose(game.owing[0], chance.choice(game.choices(game.owing[0])))
    return game

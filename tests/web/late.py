"""Late situations of 7 Wonders as positions: pages of full tables open at once.

Many buildings, tokens of all Ages, islands.
"""

import random
from functools import cache
from itertools import chain
from typing import Any

import argosy
from argosy.web import models
from tests.web.wonders import tables

VICTORIES = ([2, 2, 0], [1, 1, 0], [0, 2, 0], [2, 0, 0])
DEFEATS = (2, 4, 1, 3)
COINS = (17, 29, 4, 18)
DEBTS = (3, 0, 12, 5)
SHIPS = {"red": 3, "yellow": 4, "blue": 5, "green": 5}
ISLANDS = 2
"""Islands of each level that a city with islands has, as long as the deck lasts."""
NEIGHBOURS = 17
"""Buildings of a city other than that of seat 0 at most, so that cards are left for the hands."""
MANY = 60
"""Games in which every question has come up for sure; a few are enough today."""


def position(
    players: int,
    *,
    edition: int = 2020,
    expansions: tuple[str, ...] = (),
    buildings: int = 17,
    turn: int = 5,
    islands: tuple[int, ...] = (),
    seed: int = 5,
    **changes: Any,
) -> dict[str, Any]:
    """A position late in Age III: cities with some of their dealt cards and two Ages of conflicts.

    `islands` names the cities that have explored as many islands as there can be.
    """
    fresh = argosy.new_game("wonders", players=players, edition=edition, expansions=expansions, seed=seed)
    found = {**fresh.position(), "age": 3, "turn": turn, "moment": 12 + turn, "asked": "card", **changes}
    for first in (
        "step",
        "leaders_drafted",
    ):  # of a game that has just begun, which may ask for leaders or tiles
        found.pop(first, None)
    size = len(found["decks"][0]) // len(found["cities"])
    for seat, city in enumerate(found["cities"]):
        dealt = [deck[seat * size : (seat + 1) * size] for deck in found["decks"]]
        early = dealt[0] + dealt[1]
        found["discard"] += [card for number, card in enumerate(early) if card in early[:number]]
        del city["hand"]
        city["cards"] = list(dict.fromkeys(chain.from_iterable(dealt)))[
            : buildings if seat == 0 else min(buildings, NEIGHBOURS)
        ]
        city["coins"] = COINS[seat % 4]
        city["victories"], city["defeats"] = VICTORIES[seat % 4], DEFEATS[seat % 4]
        city["stages"] = 1 + seat % 2
        if city.get("armada"):
            city["armada"] |= {"ships": dict(SHIPS), "tokens": [0, 0, 0]}
        if city.get("cities"):
            city["cities"] = {"debts": DEBTS[seat % 4], "diplomacy": seat % 2}
    _leave_hands(found, size)
    for seat in islands:
        found["cities"][seat]["armada"]["islands"] = [
            deck.pop() for deck in found["islands"] for _ in range(ISLANDS)
        ]
    return found


def _leave_hands(position: dict[str, Any], size: int) -> None:
    """Take buildings of this Age from the neighbours, from those with the most first, until a hand is left
    for everybody.
    """
    deck, cities = set(position["decks"][-1]), position["cities"]
    missing = (size + 1 - position["turn"]) * len(cities) - len(position["decks"][-1])
    missing += sum(card in deck for city in cities for card in city["cards"])
    for _ in range(missing):
        fullest = max(cities[1:], key=lambda city: len(city["cards"]))
        fullest["cards"].pop()


def page(game: Any, seat: int = 0, log: tuple[models.LogTurn, ...] = (), **changes: Any) -> models.TablePage:
    """The page of a game for one seat."""
    expansions = tuple(game.view(None).expansions)
    return tables.shown(game, log, (), seat, expansions=expansions, **changes)


@cache
def asking(
    question: str,
    answers: int = 1,
    players: int = 5,
    edition: int = 2010,
    expansions: tuple[str, ...] = ("armada",),
) -> tuple[Any, tuple[models.LogTurn, ...], int]:
    """A late game with expansions in which somebody is asked this and has so many answers, played there by
    chance.

    (game, log, who is asked)
    """
    for seed in range(MANY):
        rng, log = random.Random(seed), []
        game = argosy.from_position(
            position(
                players,
                edition=edition,
                expansions=expansions,
                turn=6,
                islands=(0, 1) if "armada" in expansions else (),
                seed=seed,
            )
        )
        while not game.is_over:
            for seat in game.owing if log else ():
                if len(game.choices(seat)) >= answers and game.view(seat).asked == question:
                    return game, tuple(log), seat
            log.append(tables.revealed(game, rng))
    raise AssertionError(f"never asked with {answers} answers: {question}")

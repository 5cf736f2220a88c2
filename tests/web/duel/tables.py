"""Pages of real games of Duel, played by chance to every decision and shown to one seat."""

import random
from functools import cache

import argosy
from argosy.game.duel.words import ASKED
from argosy.server.duel.offers import offers
from argosy.web import models

EXPANSIONS = ((), ("agora",), ("pantheon",), ("agora", "pantheon"))
NAMES = ("Imogen", "Timur")
WEIGHTS = {
    "discard": 0.4,
    "prepare": 4,
    "trigger": 8,
    "recruit": 4,
    "activate": 3,
    "wonder": 0.8,
    "conspire": 6,
}
"""Chance that seeks what is rare: with these every decision comes up in a few games."""
PHYSICAL = ("dk-", "dp-", "wo-", "pr-", "god-", "niche-", "pawn", "minerva")
"""How the names of things begin that there is one of; places may be drawn twice."""
MANY = 60
"""Games in which every decision has come up for sure; 17 are enough today."""


def played(game, chance, log):
    """One more choice by chance."""
    seat, moment = game.owing[0], game.moment
    age, turn = int(game.state.age), int(game.state.turn)
    choices = game.choices(seat)
    chosen = chance.choices(choices, [WEIGHTS.get(choice.verb, 1) for choice in choices])[0]
    events = tuple(game.choose(seat, chosen))
    return (*log, models.LogTurn(age=age, turn=turn, moment=moment, events=events))


@cache
def at_every_question():
    """For each decision of all expansions a game that stands at it: asked -> (game, log)."""
    found = {}
    for seed in range(MANY):
        game, chance, log = (
            argosy.new_game("duel", expansions=["agora", "pantheon"], seed=seed),
            random.Random(seed),
            (),
        )
        while not game.is_over:
            if game.asked not in found:
                found[game.asked] = (game.copy(), log)
            log = played(game, chance, log)
        if found.keys() >= set(ASKED.values()):
            return found
    raise AssertionError(f"never asked: {set(ASKED.values()) - found.keys()}")


@cache
def at(expansions, moment, seed=5):
    """A game with these expansions after some choices."""
    game, chance, log = (
        argosy.new_game("duel", expansions=list(expansions), seed=seed),
        random.Random(seed),
        (),
    )
    while not game.is_over and game.moment < moment:
        log = played(game, chance, log)
    return game, log


def page(game, log=(), seat=0, language="en", theme="dark", **changes):
    """The page of a game for one seat (None: a spectator)."""
    seats = tuple(
        models.SeatInfo(seat=n, name=name, kind="bot" if n == 1 else "human", bot="greedy", is_you=n == seat)
        for n, name in enumerate(NAMES)
    )
    settings = models.Settings(language=language, theme=theme)
    values = {
        "table": "abc",
        "visitor": models.Visitor(name="Imogen", settings=settings, path="/t/abc"),
        "seat": seat,
        "phase": "playing",
        "seats": seats,
        "game": "duel",
        "edition": 2020,
        "expansions": game.ruleset.expansions,
        "ruleset": game.ruleset,
        "view": game.view(seat),
        "offers": offers(game, seat) if seat is not None else None,
        "reveal": log[-1].events if log else (),
        "log": log,
    }
    return models.TablePage(**values | changes)

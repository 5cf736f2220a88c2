"""Pages of real games of 7 Wonders, played to a point by chance and shown to one seat."""

import random
from functools import cache

import argosy
from argosy.server.wonders.offers import offers
from argosy.web import models

NAMES = ("Imogen", "Zofia", "Camille", "Oksana", "Pilot", "Timur", "Deckhand", "Wave")


@cache
def played(players, edition, turns, seed=7):
    """A game after some reveals: (game, log, history)."""
    rng = random.Random(seed)
    game = argosy.new_game("wonders", players=players, edition=edition, seed=seed)
    log, history = [], []
    while not game.is_over and len(log) < turns:
        log.append(revealed(game, rng))
        history.append(tuple(score.total for score in game.scores()))
    return game, tuple(log), tuple(history)


def revealed(game, rng):
    """Play by chance until choices have been revealed; the log of that turn."""
    before, moment, events = game.view(None), game.moment, []
    while game.moment == moment and not game.is_over:
        for seat in game.owing:
            choices = [choice for choice in game.choices(seat) if choice.verb != "sell"] or game.choices(seat)
            events += game.choose(seat, rng.choice(choices))
    shown = tuple(event for event in events if event.kind != "chosen")
    return models.LogTurn(age=before.age, turn=before.turn, moment=moment, events=shown)


def seats(view, you):
    """Seats of a table: you, a friend, and bots."""
    has_free_city = view.players == 2
    kinds = {0: "free_city"} if has_free_city else {}
    return tuple(
        models.SeatInfo(
            seat=number,
            name="" if number in kinds else NAMES[number],
            kind=kinds.get(number, "human" if number in (you, 1) else "bot"),
            bot="greedy",
            is_you=number == you,
        )
        for number in range(len(view.cities))
    )


def visitor(language="en", theme="dark"):
    return models.Visitor(
        name="Imogen", settings=models.Settings(language=language, theme=theme), path="/t/abc"
    )


def shown(game, log, history, seat, **changes):
    """The page of a game for one seat (None: a spectator)."""
    view = game.view(seat)
    values = {
        "table": "abc",
        "visitor": visitor(),
        "seat": seat,
        "phase": "over" if game.is_over else "playing",
        "seats": seats(view, seat),
        "edition": view.edition,
        "ruleset": game.ruleset,
        "view": view,
        "offers": offers(game, seat) if seat is not None else None,
        "reveal": log[-1].events if log else (),
        "log": log,
        "projection": game.scores(),
        "scores": game.scores() if game.is_over else None,
        "history": history,
        "watch_url": "http://example.test/t/abc",
    }
    return models.TablePage(**values | changes)


def page(players=4, edition=2020, turns=9, seat=1, seed=7, **changes):
    """A page of a game after some reveals."""
    return shown(*played(players, edition, turns, seed), seat, **changes)


def lounge(**changes):
    """A table that waits for a friend."""
    people = (
        models.SeatInfo(seat=0, name="Imogen", kind="human", is_you=True, is_host=True),
        models.SeatInfo(seat=1, name="", kind="open"),
        models.SeatInfo(seat=2, name="", kind="bot", bot="greedy"),
    )
    values = {
        "table": "abc",
        "visitor": visitor(),
        "seat": 0,
        "phase": "waiting",
        "seats": people,
        "edition": 2020,
    }
    return models.TablePage(**values | {"is_host": True, "invite_url": "http://example.test/t/abc"} | changes)


def lobby(**changes):
    """The first page with a game of yours, an open table and a finished one."""
    yours = models.TableSummary(table="a", names=("Imogen", "Zofia", "Greedy"), age=2, turn=3, your_turn=True)
    waiting = models.TableSummary(table="b", names=("Oksana",), players=4, open_seats=2)
    finished = models.TableSummary(table="c", names=("Imogen", "Greedy"), is_over=True, place=2)
    values = {"visitor": visitor(), "running": (yours,), "open_tables": (waiting,), "finished": (finished,)}
    return models.LobbyPage(**values | changes)


def replay(step=8, steps=18, **changes):
    """One moment of a replay of a game that ended after some reveals."""
    game, log, history = played(4, 2020, step)
    _, whole, course = played(4, 2020, steps)
    assert (whole[:step], course[:step]) == (log, history)
    view = game.view(None)
    chosen = tuple((seat, f"build {game.view(seat).hand[0]}") for seat in game.owing)
    values = {
        "table": "abc",
        "visitor": visitor(),
        "seats": seats(view, None),
        "edition": 2020,
        "ruleset": game.ruleset,
        "view": view,
        "views": {seat: game.view(seat) for seat in game.players},
        "choices": chosen,
        "step": step,
        "log": whole,
        "history": course,
        "projection": game.scores(),
        "address": "/t/abc/replay",
        "link": f"http://example.test/t/abc/replay?step={step}",
        "back": "/t/abc",
    }
    return models.ReplayPage(**values | changes)

"""Whole games of 7 Wonders with their pages.

A page costs ten times a move, so not every question of a game becomes one.

A question becomes a page when it offers a kind of choice that no page of the game has shown yet, all that is
asked before the first turn of an Age (drafts, recruitment), and every `EVERY`th question besides. What a test
misses by that are pages between two of the same kind.
"""

import msgspec

from argosy.web import models

EVERY = 12


class Walk(msgspec.Struct):
    """A game that has been played: its log, and the pages of questions with the views of all seats."""

    game: object
    log: list = []
    pages: list = []
    listed: set = set()
    """All kinds of choices that the game has listed."""
    shown: set = set()
    """Those that lie on a page."""


def kinds(asked, choices):
    """Features that distinguish choices on a page: the question, the way to play, additions."""
    return {
        (
            asked,
            one.verb,
            one.joins,
            one.by_token,
            one.by_leader is not None,
            one.leader is not None,
            len(one.ships) > 0,
            " for coins" in one.text,
        )
        for one in choices
    }


def walk(game, rng, query, page, languages, moments=99):
    """Play a game by `query(rng, choices)`, for so many reveals or to the end.

    `page` makes a page of (game, log, seat, language).
    """
    found, number = Walk(game), 0
    while not game.is_over and game.moment <= moments:
        before, moment, events = game.view(None), game.moment, []
        while game.moment == moment and not game.is_over:
            for seat in game.owing:
                language, choices, asked = rng.choice(languages), game.choices(seat), before.cities[seat].owes
                new = kinds(asked, choices) - found.listed
                found.listed |= new
                if new or before.turn == 0 or number % EVERY == 0:
                    found.shown |= kinds(asked, choices)
                    everyone = tuple(game.view(one) for one in range(before.players))
                    found.pages.append((page(game, tuple(found.log), seat, language), everyone))
                number += 1
                events += game.choose(seat, query(rng, choices))
        shown = tuple(event for event in events if event.kind != "chosen")
        found.log.append(models.LogTurn(age=before.age, turn=before.turn, moment=moment, events=shown))
    return found

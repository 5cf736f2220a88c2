"""Animation steps of Duel: one for every kind of event, for pieces that pages have, without secrets."""

import random
from itertools import chain

import pytest

import argosy
from argosy.game.duel.choice import SECRET_THINGS
from argosy.game.duel.view import DuelEvent
from argosy.web import pages
from argosy.web.duel.expansions.in_play import EXPANSIONS
from argosy.web.duel.live import log
from argosy.web.duel.live.animation import ORDER, TELLERS, animation_steps
from tests.web import pieces
from tests.web.duel import tables
from tests.web.html_reader import Reading

ALL = [expansion.log.tellers for expansion in EXPANSIONS.values()]
EVERY, MANY = 5, 56
"""Of so many choices of a game by chance each fifth is looked at."""


def steps(expansions, seed=5):
    """The states of a game by chance."""
    game, chance, log_ = (
        argosy.new_game("duel", expansions=list(expansions), seed=seed),
        random.Random(seed),
        (),
    )
    while not game.is_over and len(log_) < MANY:
        log_ = tables.played(game, chance, log_)
        yield game, log_


def test_every_kind_of_event_is_shown_or_said_to_move_nothing():
    told = set(TELLERS).union(*ALL)
    assert {*log.CHOICES, *log.NOTES, "turned_up"} == told


@pytest.mark.parametrize("kind", sorted(set(TELLERS).union(*ALL)))
def test_every_move_is_one_that_the_browser_knows(kind):
    event = DuelEvent(
        kind=kind,
        seat=1,
        card="baths",
        thing="sphinx",
        coins=2,
        place=3,
        space=2,
        chamber=1,
        pawn=2,
        number="3 4",
    )
    found = animation_steps([event], ALL)
    assert {animation_step.name for animation_step in found} <= set(ORDER)
    for move in chain.from_iterable(animation_step.moves for animation_step in found):
        pieces.assert_sound(
            {"do": move.do, "at": move.at, "from": move.start, "icon": move.icon, "count": move.count}
        )


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "expansions", tables.EXPANSIONS, ids=lambda expansions: "+".join(expansions) or "base"
)
def test_moves_name_pieces_that_the_pages_have(expansions):
    moves, read = 0, None
    for number, (game, log_) in enumerate(steps(expansions)):
        after = Reading(pages.table_fragment(tables.page(game, log_))) if number % EVERY < 2 else None
        if number % EVERY == 1:
            for move in pieces.newest(after):
                pieces.assert_sound(move)
                assert pieces.missing(move, pieces.on(read), pieces.on(after)) == [], (move, log_[-1].events)
                moves += 1
        read = after
    assert moves > 5


def test_what_only_the_chooser_sees_is_named_by_nobody():
    """The god that is laid on a space, the conspiracy that is kept: a look at the other seat's page gives
    nothing away.
    """
    for verb in SECRET_THINGS:
        events = [DuelEvent(kind=verb, seat=0, thing="secret", card="baths", number="secret 2")]
        for animation_step in animation_steps(events, ALL):
            assert not any("secret" in f"{move.at} {move.start}" for move in animation_step.moves)

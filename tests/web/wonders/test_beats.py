"""Beats of 7 Wonders: every kind of event has its own, they move what the pages have, and no page tells what is secret."""

import ast
import random
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

import argosy
from argosy.game.types import Event
from argosy.game.wonders import events as base_events
from argosy.web import pages
from argosy.web.beats import CHOSEN
from argosy.web.wonders.beats import ORDER, TELLERS, Look, beats
from argosy.web.wonders.boxes.in_play import BOXES
from tests.web import pieces
from tests.web.reading import Reading
from tests.web.wonders import tables

ROOMS = Path(base_events.__file__).parent
MIXES = (
    (),
    ("armada_2020", "leaders_2020", "cities_2020"),
    ("armada_2018", "edifice"),
    ("leaders_2011", "cities_2012", "babel", "extra_wonders"),
)
SAID_BY_ALL = {"seat": 1, "other": 2, "coins": 2, "debts": 1, "cards": 2, "tokens": 2, "stage": 1, "tile": 3}
"""Values of an event that has everything."""


def kinds_in(path):
    """Kinds of events that a file makes: what stands behind `kind`, given or worked out."""
    for node in ast.walk(ast.parse(path.read_text())):
        given = [word.value for word in getattr(node, "keywords", ()) if word.arg == "kind"]
        if isinstance(node, ast.Assign) and any(getattr(one, "id", "") == "kind" for one in node.targets):
            given.append(node.value)
        for value in given:
            yield from chain.from_iterable(_words(one) for one in _outcomes(value))


def _outcomes(value):
    """What an expression may give."""
    return (value.body, value.orelse) if isinstance(value, ast.IfExp) else (value,)


def _words(value):
    return (value.value,) if isinstance(value, ast.Constant) else ()


def test_every_kind_of_event_is_shown_or_said_to_move_nothing():
    makers = (ROOMS / "events.py", ROOMS / "tokens.py", *ROOMS.glob("*/events.py"))
    found = set(chain.from_iterable(map(kinds_in, makers)))
    assert {"built", "sailed", "token", "lost_coins"} <= found
    told = set(TELLERS).union(*(box.tellers for box in BOXES))
    assert found <= told, found - told


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_what_the_log_tells_of_a_box_is_shown(box):
    assert {*box.notes, *box.plays, *box.ending} <= set(box.tellers)


@pytest.mark.parametrize("viewer", [1, 0, None])
def test_every_move_is_one_that_the_browser_knows(viewer):
    for boxes, tellers in (((), TELLERS), *(((box,), box.tellers) for box in BOXES)):
        order = (*ORDER, *chain.from_iterable(box.beats for box in boxes))
        for kind, teller in tellers.items():
            event = Event(
                kind=kind, card="baths", ship="red", island="wild_island", leader="plato", project="x", **SAID_BY_ALL
            )
            found = beats([event], Look(viewer, 1 if viewer is None else viewer), boxes)
            assert teller is None or found or viewer is None, kind
            assert {beat.name for beat in found} <= set(order)
            for move in chain.from_iterable(beat.moves for beat in found):
                pieces.assert_sound(
                    {"do": move.do, "at": move.at, "from": move.start, "icon": move.icon, "count": move.count}
                )


@cache
def reveals(boxes, many=7, seed=3):
    """Reveals of a game by chance: (page before, page after) of one seat, and the events between."""
    rng = random.Random(seed)
    edition = 2010 if {"leaders_2011", "cities_2012", "armada_2018"} & set(boxes) else 2020
    game = argosy.new_game("wonders", players=4, edition=edition, boxes=list(boxes), seed=seed)
    found, log = [], []
    before = read(game, log)
    for _ in range(many):
        log.append(tables.revealed(game, rng))
        after = read(game, log)
        found.append((before, after, log[-1].events))
        before = after
    return found


def read(game, log, seat=1):
    page = tables.shown(game, tuple(log), (), seat, boxes=tuple(game.view(None).boxes))
    return Reading(pages.table_fragment(page))


@pytest.mark.sample(2)
@pytest.mark.parametrize("boxes", MIXES, ids=lambda boxes: "+".join(boxes) or "base")
def test_moves_name_pieces_that_the_pages_have(boxes):
    moves = 0
    for before, after, events in reveals(boxes):
        have = pieces.on(before), pieces.on(after)
        for move in pieces.newest(after):
            pieces.assert_sound(move)
            assert pieces.missing(move, *have) == [], (move, events)
            moves += 1
    assert moves > 20


@pytest.mark.parametrize("boxes", MIXES, ids=lambda boxes: "+".join(boxes) or "base")
def test_beats_name_only_what_everybody_may_see(boxes):
    """What is named stands in the events, which are public; the viewer's own card is known to the browser alone."""
    for _, after, events in reveals(boxes):
        public = {getattr(event, name) for event in events for name in ("card", "leader", "island", "project")}
        for move in pieces.newest(after):
            names = f"{move['at']} {move.get('from', '')}".split()
            things = {name.partition("-")[2] for name in names if name.startswith(("card-", "works-"))}
            assert things <= public


def test_only_the_own_city_differs_between_viewers():
    _, _, events = reveals(())[3]
    mine, theirs = (beats(events, Look(seat, 1), []) for seat in (1, None))
    for one, other in zip(mine[1:], theirs[1:], strict=True):
        assert one == other
    apart = [move for move in mine[0].moves if move not in theirs[0].moves]
    assert [move.start for move in apart] == [CHOSEN]


def test_the_end_of_an_age_is_a_scene_before_the_new_hand():
    page = tables.page(turns=6)
    reading = Reading(pages.table_fragment(page))
    assert [attrs for attrs in reading.all("dialog") if "data-scene" in attrs and "open" in attrs]
    assert len(reading.all("li", **{"data-step": None})) == len([e for e in page.reveal if e.kind == "conflict"])
    assert [beat["name"] for beat in pieces.sent(reading)[-1]["beats"]][-1] == "pass"


def test_the_last_age_has_its_scene_too_and_the_score_adds_up_line_by_line():
    page = tables.page(turns=99)
    reading = Reading(pages.table_fragment(page))
    scene = [attrs for attrs in reading.all("dialog") if "data-scene" in attrs]
    assert scene
    assert "open" not in scene[0]  # the script opens it for those who have seen the turn before
    lines = [attrs["data-sums"].replace("−", "-") for attrs in reading.all("tr") if "data-sums" in attrs]
    totals = {score.seat: score.total for score in page.scores}
    order = [1, 2, 3, 0]
    assert lines[-1].split() == [str(totals[seat]) for seat in order]
    assert len(lines) == len(page.scores[0].lines)


def test_boxes_put_their_beats_between_those_of_the_base_game():
    """ARMADA-ORDER-4: ships sail before effects, islands come up after them; without the box there is neither."""
    kinds = {"built": {"card": "baths"}, "explored": {"cards": 2}, "sailed": {"ship": "red"}}
    kinds |= {"gained": {"coins": 3, "source": "effect"}, "lost_coins": {"coins": 1}, "taxed": {"coins": 1}}
    events = [Event(kind=kind, seat=0, **more) for kind, more in kinds.items() if kind != "lost_coins"]
    found = beats(events, Look(1, 1), [box for box in BOXES if box.name == "armada"])
    assert [beat.name for beat in found] == ["reveal", "ships", "effects", "islands", "losses"]
    assert [beat.name for beat in beats(events, Look(1, 1), [])] == ["reveal", "effects"]

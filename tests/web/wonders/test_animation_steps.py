"""Animation steps of 7 Wonders: one for every kind of event, for pieces that pages have, no secrets."""

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
from argosy.web.table.animation import CHOSEN
from argosy.web.wonders.expansions.in_play import EXPANSIONS, in_play
from argosy.web.wonders.live.animation import ORDER, TELLERS, Look, animation_steps
from tests.web import pieces
from tests.web.html_reader import Reading
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
        is_event = isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Event"
        given = [word.value for word in node.keywords if word.arg == "kind"] if is_event else []
        if isinstance(node, ast.Assign) and any(getattr(one, "id", "") == "kind" for one in node.targets):
            given.append(node.value)
        for value in given:
            yield from chain.from_iterable(_words(one) for one in _outcomes(value))


def _outcomes(value):
    """Possible values of an expression."""
    return (value.body, value.orelse) if isinstance(value, ast.IfExp) else (value,)


def _words(value):
    return (value.value,) if isinstance(value, ast.Constant) else ()


def test_every_kind_of_event_is_shown_or_said_to_move_nothing():
    of_expansions = (*ROOMS.glob("*/events.py"), *ROOMS.glob("*/expansion.py"))
    makers = (*(ROOMS / name for name in ("events.py", "tokens.py", "works.py")), *of_expansions)
    found = set(chain.from_iterable(map(kinds_in, makers)))
    assert {"built", "sailed", "token", "lost_coins"} <= found
    told = set(TELLERS).union(*(expansion.log.tellers for expansion in EXPANSIONS))
    assert found <= told, found - told


@pytest.mark.parametrize("expansion", EXPANSIONS, ids=lambda expansion: expansion.name)
def test_what_the_log_tells_of_an_expansion_is_shown(expansion):
    assert {*expansion.log.notes, *expansion.log.plays, *expansion.log.ending} <= set(expansion.log.tellers)


@pytest.mark.parametrize("viewer", [1, 0, None])
def test_every_move_is_one_that_the_browser_knows(viewer):
    for expansions, tellers in (
        ((), TELLERS),
        *(((expansion,), expansion.log.tellers) for expansion in EXPANSIONS),
    ):
        order = (*ORDER, *chain.from_iterable(expansion.log.animation_steps for expansion in expansions))
        for kind, teller in tellers.items():
            event = Event(
                kind=kind,
                card="baths",
                ship="red",
                island="wild_island",
                leader="plato",
                project="x",
                **SAID_BY_ALL,
            )
            found = animation_steps([event], Look(viewer, 1 if viewer is None else viewer, 4), expansions)
            assert teller is None or found or viewer is None, kind
            assert {animation_step.name for animation_step in found} <= set(order)
            for move in chain.from_iterable(animation_step.moves for animation_step in found):
                pieces.assert_sound(
                    {"do": move.do, "at": move.at, "from": move.start, "icon": move.icon, "count": move.count}
                )


@cache
def reveals(expansions, many=7, seed=3):
    """Reveals of a game by chance: (page before, page after) of one seat, and the events between."""
    rng = random.Random(seed)
    edition = 2010 if {"leaders_2011", "cities_2012", "armada_2018"} & set(expansions) else 2020
    game = argosy.new_game("wonders", players=4, edition=edition, expansions=list(expansions), seed=seed)
    found, log = [], []
    before = read(game, log)
    for _ in range(many):
        log.append(tables.revealed(game, rng))
        after = read(game, log)
        found.append((before, after, log[-1].events))
        before = after
    return found


def read(game, log, seat=1):
    page = tables.shown(game, tuple(log), (), seat, expansions=tuple(game.view(None).expansions))
    return Reading(pages.table_fragment(page))


@pytest.mark.sample(2)
@pytest.mark.parametrize("expansions", MIXES, ids=lambda expansions: "+".join(expansions) or "base")
def test_moves_name_pieces_that_the_pages_have(expansions):
    moves = 0
    for before, after, events in reveals(expansions):
        have = pieces.on(before), pieces.on(after)
        for move in pieces.newest(after):
            pieces.assert_sound(move)
            assert pieces.missing(move, *have) == [], (move, events)
            moves += 1
    assert moves > 20


@pytest.mark.parametrize("expansions", MIXES, ids=lambda expansions: "+".join(expansions) or "base")
def test_animation_steps_name_only_what_everybody_may_see(expansions):
    """Named pieces stand in the public events; the viewer's own card is known to the browser alone."""
    for _, after, events in reveals(expansions):
        public = {
            getattr(event, name) for event in events for name in ("card", "leader", "island", "project")
        }
        for move in pieces.newest(after):
            names = f"{move['at']} {move.get('from', '')}".split()
            things = {name.partition("-")[2] for name in names if name.startswith(("card-", "works-"))}
            assert things <= public
            assert move.get("face", None) in public | {None}


def test_only_the_own_city_differs_between_viewers():
    _, _, events = reveals(())[3]
    mine, theirs = (animation_steps(events, Look(seat, 1, 4), []) for seat in (1, None))
    apart = [
        move for one, other in zip(mine, theirs, strict=True) for move in one.moves if move not in other.moves
    ]
    assert [move.start for move in apart if move.do == "play"] == [CHOSEN]
    assert [(move.start, move.at) for move in apart if move.do == "pass"] == [
        ("name-0 city-0", "hand city-1"),
        ("hand city-1", "name-2 city-2"),
    ]
    assert len(apart) == 3


def seat_of(names):
    """The seat that a place of a hand belongs to."""
    return int(names.rpartition("-")[2])


def handed_on(turn, seat, cities, expansions):
    """Givers of passed hands by the seat that takes them, as one seat sees a reveal."""
    found = animation_steps(turn.events, Look(seat, seat, cities), in_play(expansions))
    return {
        seat_of(move.at): seat_of(move.start)
        for animation_step in found
        for move in animation_step.moves
        if move.do == "pass"
    }


def held(game, seats):
    """Cards that each seat chooses from: the hand, or the draft."""
    return {seat: frozenset(game.view(seat).hand) for seat in seats}


TABLES = [
    (2, 2010, ()),
    *((players, 2020, ()) for players in (3, 5, 7)),
    (8, 2010, ("leaders_2011", "cities_2012")),
    (4, 2020, ("armada_2020", "leaders_2020", "cities_2020", "edifice")),
    (5, 2010, ("babel", "extra_wonders")),
]


@pytest.mark.sample(2)
@pytest.mark.parametrize(("players", "edition", "expansions"), TABLES)
def test_hands_travel_to_those_who_hold_them_afterwards(players, edition, expansions):
    """BASE-PASS-1, BASE-TWO-11: in every turn of every Age, and only in turns that pass hands."""
    rng, game = (
        random.Random(1),
        argosy.new_game("wonders", players=players, edition=edition, expansions=expansions, seed=1),
    )
    cities = len(game.view(None).cities)
    seats = range(cities - players, cities) if players == 2 else range(cities)
    passes, drawn = 0, int(players == 2)  # who plays for the free city has drawn a card (BASE-TWO-5)
    while not game.is_over:
        view, before = game.view(None), held(game, seats)
        turn, after = tables.revealed(game, rng), held(game, seats)
        pairs = handed_on(turn, seats[-1], cities, expansions)
        passed = any(event.kind == "passed" for event in turn.events)
        assert sorted(pairs) == (list(seats) if passed or drafts_go_on(turn, cities) else [])
        if passed:
            passes += 1
            new = [len(after[taker] - before[giver]) for taker, giver in pairs.items()]
            assert max(new) <= drawn, (view.age, view.turn)
    assert passes == 3 * (game.view(None).turns - 1)


def drafts_go_on(turn, cities):
    """Has everybody taken one thing and not the last one too?"""
    return len(turn.events) == cities and {event.kind for event in turn.events} <= {"drafted", "kept_tile"}


@pytest.mark.parametrize(
    ("expansions", "kind", "drafts"), [("leaders_2020", "drafted", 3), ("babel", "kept_tile", 2)]
)
def test_what_is_drafted_goes_to_the_right_while_something_is_left(expansions, kind, drafts):
    """LEADERS-DRAFT-2, BABEL-TOWER-2: with the last choice the last thing is taken too, and nothing
    passes.
    """
    edition = 2020 if expansions.endswith("2020") else 2010
    rng, game = (
        random.Random(1),
        argosy.new_game("wonders", players=3, edition=edition, expansions=[expansions], seed=1),
    )
    told = []
    while game.view(None).turn == 0:
        turn = tables.revealed(game, rng)
        if any(event.kind == kind for event in turn.events):
            told.append(handed_on(turn, 0, 3, [expansions]))
    assert told == [{0: 1, 1: 2, 2: 0}] * (drafts - 1) + [{}]


def test_a_card_is_seen_by_those_who_may_see_it():
    """Built cards show their faces; what is sold or lies under a stage stays face down, and what is sold
    goes away.
    """
    kinds = {"built": {"card": "baths"}, "staged": {"stage": 2}, "sold": {}}
    told = {
        (kind, seat): animation_steps([Event(kind=kind, seat=seat, **more)], Look(1, 1, 4), [])[0].moves[0]
        for kind, more in kinds.items()
        for seat in (1, 3)
    }
    assert {key: move.face for key, move in told.items() if move.face} == {
        ("built", 1): "baths",
        ("built", 3): "baths",
    }
    assert [told["sold", seat].at for seat in (1, 3)] == ["bank", "bank"]
    assert {move.start for (_, seat), move in told.items() if seat == 1} == {CHOSEN}
    assert {move.start for (_, seat), move in told.items() if seat == 3} == {"play-3 name-3 city-3"}


def test_coins_run_from_who_pays_to_who_sells():
    """BASE-TRADE-4: between any two cities; the rest of a price goes to the bank."""
    events = [Event(kind="paid", seat=2, other=3, coins=2), Event(kind="paid", seat=1, other=2, coins=4)]
    events.append(Event(kind="paid", seat=1, coins=1))
    told = [(move.start, move.at, move.count) for move in animation_steps(events, Look(1, 1, 4), [])[0].moves]
    assert told == [
        ("coins-2 city-2", "coins-3 city-3", 2),
        ("coins-1 city-1", "coins-2 city-2", 4),
        ("coins-1 city-1", "bank", 1),
    ]


def test_the_end_of_an_age_is_a_scene_before_the_new_hand():
    page = tables.page(turns=6)
    reading = Reading(pages.table_fragment(page))
    assert [attrs for attrs in reading.all("dialog") if "data-scene" in attrs and "open" in attrs]
    assert len(reading.all("li", **{"data-step": None})) == len(
        [e for e in page.reveal if e.kind == "conflict"]
    )
    assert [animation_step["name"] for animation_step in pieces.sent(reading)[-1]["steps"]][-1] == "pass"


def test_flags_clash_in_each_conflict_and_the_viewers_are_coloured_by_their_result():
    page = tables.page(turns=6)
    reading = Reading(pages.table_fragment(page))
    pairs = [event for event in page.reveal if event.kind == "conflict"]
    sides = [one["data-side"] for one in reading.all("span") if "data-side" in one]
    assert sides == ["-5", "5"] * len(pairs)
    results = [one.get("class") for one in reading.all("li", **{"data-step": None})]
    assert results == ["gain", "gain", None, None]


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


def test_expansions_put_their_animation_steps_between_those_of_the_base_game():
    """ARMADA-ORDER-4: ships sail before effects, islands come up after them; without the box there is
    neither.
    """
    kinds = {"built": {"card": "baths"}, "explored": {"cards": 2}, "sailed": {"ship": "red"}}
    kinds |= {"gained": {"coins": 3, "source": "effect"}, "lost_coins": {"coins": 1}, "taxed": {"coins": 1}}
    events = [Event(kind=kind, seat=0, **more) for kind, more in kinds.items() if kind != "lost_coins"]
    found = animation_steps(
        events, Look(1, 1, 4), [expansion for expansion in EXPANSIONS if expansion.name == "armada"]
    )
    assert [animation_step.name for animation_step in found] == [
        "reveal",
        "ships",
        "effects",
        "islands",
        "losses",
    ]
    assert [animation_step.name for animation_step in animation_steps(events, Look(1, 1, 4), [])] == [
        "reveal",
        "effects",
    ]


def test_light_spreads_over_a_wonder_with_its_last_stage_and_it_is_said():
    page = tables.page(players=3, turns=17)
    told = pieces.sent(Reading(pages.table_fragment(page)))
    finished = [
        (one["number"], move["at"])
        for one in told
        for step in one["steps"]
        for move in step["moves"]
        if move["do"] == "finish"
    ]
    assert finished == [(15, "city-2"), (17, "wonder city-1")]
    assert "Wonder complete: The Temple of Artemis in Ephesus." in pages.table(page)
    earlier = tables.page(players=3, turns=16)
    assert "Wonder complete" not in pages.table(earlier)

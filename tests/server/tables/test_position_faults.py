"""Reasons for impossible positions: each names what is wrong, at the fields where it is wrong."""

import json

import pytest

from argosy.server.pages.position_editor import board_of, filled_in, opened
from argosy.server.pages.presenters import notice_of
from argosy.texts import words
from argosy.web import notices
from argosy.web.position_editor.fault_places import named_paths, places_of, typed_wrongly


def seven(*cities, **table):
    """A position of 7 Wonders with three cities."""
    return {"cities": [*cities, *[{}] * (3 - len(cities))], **table}


def duel(first=None, second=None, **table):
    """A position of Duel."""
    return {"game": "duel", "cities": [first or {}, second or {}], **table}


def wonders(*names, built=False):
    """Wonders of a city of Duel."""
    return {"wonders": [{"id": name, "built": built} for name in names]}


def shelf(*hand):
    """A city with a full hand that begins with these cards."""
    return {"hand": [*hand, "altar", "theater", "stockade", "barracks", "workshop", "apothecary"][:7]}


FAULTS = [
    (seven(shelf("aqueduct", "baths")), {"cities.0.hand": {0}}, "Aqueduct is a card of Age II; in Age I it cannot be in a hand"),
    (seven({"cards": ["library"]}), {"cities.0.cards": {0}}, "Library is a card of Age II, which is not dealt yet"),
    (seven({"cards": ["palace"]}, age=2), {"cities.0.cards": {0}}, "Palace is a card of Age III, which is not dealt yet"),
    (seven(discard=["library"]), {"discard": {0}}, "Library is a card of Age II"),
    (seven({"cards": ["baths"]}, {"cards": ["baths"]}), {"cities.0.cards": {0}, "cities.1.cards": {0}}, "copies of Baths at this table: 2; at most 1"),
    (seven(shelf("baths", "baths")), {"cities.0.hand": {0, 1}}, "copies of Baths in the hands: 2; at most 1"),
    (seven(shelf("tavern", "baths")), {"cities.0.hand": {0}}, "Tavern is not used with so few cities"),
    (seven({"cards": ["nowhere"]}), {"cities.0.cards": {0}}, "Nowhere: no such card"),
    (seven({"cards": ["baths", "baths"]}), {"cities.0.cards": {0, 1}}, "Baths: a city has each building once"),
    (seven({"wonder": "gizah"}, {"wonder": "gizah"}), {"cities.0.wonder": set(), "cities.1.wonder": set()}, "each wonder can be there once"),
    (seven({"wonder": "atlantis"}), {"cities.0.wonder": {0}}, "there is no Atlantis"),
    (seven({"wonder": "gizah", "stages": 9}), {"cities.0.stages": set()}, "built stages: 9"),
    (seven({"wonder": "gizah", "stages": [{"number": 2}]}), {"cities.0.stages": set()}, "from left to right"),
    (seven({"coins": -3}), {"cities.0.coins": set()}, "-3 is not possible here: a whole number from 0"),
    (seven({"victories": [0, -1, 0]}), {"cities.0.victories.1": set()}, "-1 is not possible here"),
    (seven({"defeats": 101}), {"cities.0.defeats": set()}, "101 is not possible here"),
    (seven(age=4), {"age": set()}, "4 is not possible here: a whole number from 1 to 3"),
    (seven(turn=9), {"turn": set()}, "an Age has turns 1 to 6"),
    (seven({"hand": ["baths"]}), {"cities.0.hand": set()}, "cards in the hand of seat 1: 1; when a card is chosen there are 2 to 7"),
    (seven({"hand": ["baths"]}, turn=3), {"cities.0.hand": set()}, "in turn 3 there are 5"),
    (seven(asked="over", age=1), {"age": set()}, "over only after the last Age"),
    (seven(edition=2015), {"edition": set()}, "there is no edition of 2015"),
    (seven(boxes=["atlantis"]), {"boxes": set()}, "there is no expansion atlantis"),
    (seven(boxes=["leaders_2011", "leaders_2020"]), {"boxes": set()}, "choose one edition of each expansion"),
    ({"cities": [{}]}, {"cities": set()}, "number of players"),
    (seven({"leaders": ["caesar"]}), {"boxes": set()}, "Leaders is not at this table"),
    (seven({"leaders": ["caesar"]}, {"leaders": ["caesar"]}, boxes=["leaders_2020"]), {"cities.0.leaders": {0}, "cities.1.leaders": {0}}, "Caesar can lie in one place only"),
    (seven({"armada": {"ships": {"red": 99}}}, boxes=["armada_2020"]), {"cities.0.armada.ships.red": set()}, "99 is not possible here"),
    (seven({"cities": {"debts": -1}}, boxes=["cities_2020"]), {"cities.0.cities.debts": set()}, "-1 is not possible here"),
    (seven({"babel": {"tiles": [1, 2, 3, 4]}}, boxes=["babel"]), {"cities.0.babel.tiles": set()}, "too many here: 4; at most 3"),
    (duel({"cards": ["baths"]}, {"cards": ["baths"]}), {"cities.0.cards": {0}, "cities.1.cards": {0}}, "Baths can lie in one place only"),
    (duel(pawn=9), {"pawn": set()}, "in a capital"),
    (duel(pawn=12), {"pawn": set()}, "12 is not possible here: a whole number from -9 to 9"),
    (duel({"coins": -1}), {"cities.0.coins": set()}, "-1 is not possible here"),
    (duel({"cards": ["nothing"]}), {"cities.0.cards": {0}}, "there is no Nothing"),
    (duel(wonders("sphinx"), wonders("sphinx")), {"cities.0.wonders": {0}, "cities.1.wonders": {0}}, "can lie in one place only"),
    (duel(wonders("sphinx", "pyramids", "piraeus", "colossus", "mausoleum")), {"cities.0.wonders": set()}, "wonders of a player: 4 at most"),
    (duel({"progress": ["law"]}, {"progress": ["law"]}), {"cities.0.progress": {0}, "cities.1.progress": {0}}, "Law can lie in one place only"),
    (duel(board=["law", "agriculture", "architecture", "economy", "masonry", "strategy"]), {"board": set()}, "too many here: 6; at most 5"),
    (duel({"conspiracies": [{"id": "coup"}]}), {"boxes": set()}, "Agora is not at this table"),
    (duel({"gods": ["zeus"]}, {"gods": ["zeus"]}, boxes=["pantheon"]), {"cities.0.gods": {0}, "cities.1.gods": {0}}, "can lie in one place only"),
    (duel(removed=[["baths"], ["baths"], []]), {"removed.0": {0}, "removed.1": {0}}, "Baths can lie in one place only"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "fields", "said"), FAULTS, ids=lambda one: str(one)[:40])
def test_a_fault_is_said_at_its_place(position, fields, said):
    draft = opened(json.dumps(position))
    notice, board = notice_of(draft.refused), board_of(draft, "en")
    places = places_of(
        board, draft.plain, draft.whole, notice.detail, notice.refusal.code, notice.refusal.values
    )
    assert {name: set(found) for name, found in places.items()} == fields
    assert said in notices.position_reason(words("en"), notice).striptags()


def test_places_are_read_from_a_refusal():
    assert named_paths("position.cities[0].hand[2], position.discard[1] and 3 more: baths") == [
        "cities.0.hand.2",
        "discard.1",
    ]
    assert named_paths("cities[1].coins = -1: 0 to 9") == ["cities.1.coins"]
    assert named_paths("Expected a comma, found an end") == []


@pytest.mark.parametrize("typed", ["-5", "many", "1000", "", "³"])
def test_a_text_that_is_no_number_is_refused_and_stays(typed):
    draft = opened(json.dumps(seven({"coins": 4})))
    form = {"position": draft.text, "fits": draft.fits, "v:cities.0.coins": typed}
    assert typed_wrongly(board_of(draft, "en"), form) == {"cities.0.coins": typed}
    with pytest.raises(Exception, match=r"cities\.0\.coins"):
        filled_in(form, "en")


def test_what_is_written_in_the_text_is_set_up():
    draft = opened(json.dumps(seven({"coins": 4})))
    form = {"position": draft.text, "fits": draft.fits, "text": draft.text.replace("4", "5")}
    assert json.loads(filled_in(form, "en"))["cities"][0] == {"coins": 5}
    assert filled_in({**form, "text": "age = = 3"}, "en") == "age = = 3"

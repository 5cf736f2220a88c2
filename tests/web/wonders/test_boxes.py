"""Boxes join the pages of 7 Wonders at meeting places; base pages name none of them."""

import re

import pytest

from argosy.rules.wonders.boxes.rulesets import BOXES as RULES
from argosy.web.assets import FOLDER
from argosy.web.environment import TEMPLATES
from argosy.web.wonders.boxes import in_play

BASE = sorted((TEMPLATES / "wonders").glob("*.html"))
PLACES = {place for path in BASE for place in re.findall(r'at\("(\w+)"\)', path.read_text())}


def test_every_box_that_can_be_played_has_pages():
    assert {box.name for box in in_play.BOXES} == {rules.name for rules in RULES}


@pytest.mark.parametrize("box", in_play.BOXES, ids=lambda box: box.name)
def test_what_a_box_brings_stands_in_its_room_and_is_asked_for(box):
    room = f"wonders/{box.name}/"
    assert box.fragments.keys() <= PLACES
    assert all(name.startswith(room) and (TEMPLATES / name).is_file() for name in box.fragments.values())
    assert all((FOLDER / "css" / f"{name}.css").is_file() for name in box.sheets.values())
    assert all((FOLDER / "js" / f"{name}.js").is_file() for name in box.scripts.values())


@pytest.mark.parametrize("path", BASE, ids=lambda path: path.name)
def test_a_base_template_names_no_box(path):
    named = [box.name for box in in_play.BOXES if box.name in path.read_text().lower()]
    assert not named


def test_a_table_has_the_boxes_of_its_ids_and_no_others():
    for rules in RULES:
        for box in rules.editions.values():
            assert [one.name for one in in_play.in_play(("base_2020", box))] == [rules.name]
    assert in_play.in_play(("base_2020",)) == ()
    assert in_play.fragments(())("city") == ()

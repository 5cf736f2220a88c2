"""Boxes join the pages of 7 Wonders at meeting places; base pages name none of them."""

import re
from types import SimpleNamespace

import msgspec
import pytest

from argosy.catalog import load_boxes
from argosy.rules.wonders.boxes.rulesets import BOXES as RULES
from argosy.web import models, pages
from argosy.web.rendering.assets import files
from argosy.web.rendering.environment import TEMPLATES, WEB
from argosy.web.wonders.boxes import in_play
from tests.web.wonders import tables

BASE = sorted((TEMPLATES[0] / "wonders").glob("*.html"))
SAID = re.compile(r"""say\(("[^"]*"|'[^']*')""")
"""A sentence in a template; `cities` is a word of the game too."""
PLACES = {place for path in BASE for place in re.findall(r'at\("(\w+)"\)', path.read_text())}


def test_every_box_that_is_offered_has_pages_and_rules():
    assert {box.name for box in in_play.BOXES} == {rules.name for rules in in_play.offered()}


@pytest.mark.parametrize("box", in_play.BOXES, ids=lambda box: box.name)
def test_what_a_box_brings_stands_in_its_room_and_is_asked_for(box):
    room = f"wonders/{box.name}/"
    assert box.fragments.keys() <= PLACES
    assert all(name.startswith(room) and (WEB / name).is_file() for name in box.fragments.values())
    assert all(f"css/{name}.css" in files() for name in box.sheets.values())
    assert all(f"js/{name}.js" in files() for name in box.scripts.values())


@pytest.mark.parametrize("path", BASE, ids=lambda path: path.name)
def test_a_base_template_names_no_box(path):
    words = re.findall(r"\w+", SAID.sub("", path.read_text()).lower())
    named = [box.name for box in in_play.BOXES if box.name in words]
    assert not named


def test_a_table_has_the_boxes_of_its_ids_and_no_others():
    for rules in in_play.offered():
        for box in rules.editions.values():
            assert [one.name for one in in_play.in_play(("base_2020", box))] == [rules.name]
    assert in_play.in_play(("base_2020",)) == ()
    assert in_play.fragments(())("city") == ()


def test_the_help_about_a_box_loads_the_sheet_that_it_names(monkeypatch):
    rules = RULES[0]
    box = next(one for one in in_play.BOXES if one.name == rules.name)
    monkeypatch.setattr(in_play, "BOXES", (msgspec.structs.replace(box, sheets={"help": "score"}),))
    ids = ("base_2020", rules.editions[2020])
    for boxes, count in ((ids, 1), (ids[:1], 0)):
        ruleset = SimpleNamespace(catalog=load_boxes("wonders", boxes))
        page = models.HelpPage(visitor=tables.visitor(), boxes=boxes[1:], ruleset=ruleset)
        assert pages.rules(page).count("css/score.css") == count

"""Expansions join the pages of 7 Wonders at meeting places; base pages name none of them."""

import re
from types import SimpleNamespace

import msgspec
import pytest

from argosy.catalog import load_expansions
from argosy.rules.wonders.expansions.rulesets import EXPANSIONS as RULES
from argosy.web import models, pages
from argosy.web.rendering.assets import files
from argosy.web.rendering.environment import TEMPLATES, WEB
from argosy.web.wonders.expansions import in_play
from tests.web.wonders import tables

BASE = sorted((TEMPLATES[0] / "wonders").glob("*.html"))
SAID = re.compile(r"""say\(("[^"]*"|'[^']*')""")
"""A sentence in a template; `cities` is a word of the game too."""
PLACES = {place for path in BASE for place in re.findall(r'(?:at\(|set hook = )"(\w+)"', path.read_text())}


def test_every_expansion_that_is_offered_has_pages_and_rules():
    assert {expansion.name for expansion in in_play.EXPANSIONS} == {rules.name for rules in in_play.offered()}


@pytest.mark.parametrize("expansion", in_play.EXPANSIONS, ids=lambda expansion: expansion.name)
def test_what_an_expansion_brings_stands_in_its_room_and_is_asked_for(expansion):
    room = f"wonders/{expansion.name}/"
    assert expansion.fragments.keys() <= PLACES
    assert all(name.startswith(room) and (WEB / name).is_file() for name in expansion.fragments.values())
    assert all(f"css/{name}.css" in files() for name in expansion.sheets.values())
    assert all(f"js/{name}.js" in files() for name in expansion.scripts.values())


@pytest.mark.parametrize("expansion", in_play.EXPANSIONS, ids=lambda expansion: expansion.name)
def test_a_template_of_several_hooks_has_a_part_for_each(expansion):
    for name in set(expansion.fragments.values()):
        hooks = [hook for hook, template in expansion.fragments.items() if template == name]
        if len(hooks) > 1:
            assert sorted(re.findall(r'hook == "(\w+)"', (WEB / name).read_text())) == sorted(hooks)


@pytest.mark.parametrize("path", BASE, ids=lambda path: path.name)
def test_a_base_template_names_no_expansion(path):
    words = re.findall(r"\w+", SAID.sub("", path.read_text()).lower())
    named = [expansion.name for expansion in in_play.EXPANSIONS if expansion.name in words]
    assert not named


def test_a_table_has_the_expansions_of_its_ids_and_no_others():
    for rules in in_play.offered():
        for expansion in rules.editions.values():
            assert [one.name for one in in_play.in_play(("base_2020", expansion))] == [rules.name]
    assert in_play.in_play(("base_2020",)) == ()
    assert in_play.fragments(())("city") == ()


def test_the_help_about_an_expansion_loads_the_sheet_that_it_names(monkeypatch):
    rules = RULES[0]
    expansion = next(one for one in in_play.EXPANSIONS if one.name == rules.name)
    monkeypatch.setattr(
        in_play, "EXPANSIONS", (msgspec.structs.replace(expansion, sheets={"help": "score"}),)
    )
    ids = ("base_2020", rules.editions[2020])
    for expansions, count in ((ids, 1), (ids[:1], 0)):
        ruleset = SimpleNamespace(catalog=load_expansions("wonders", expansions))
        page = models.HelpPage(visitor=tables.visitor(), expansions=expansions[1:], ruleset=ruleset)
        assert pages.rules(page).count("css/score.css") == count

"""Page of what strong play says: each kind of table, with the numbers of the data file."""

import pytest

from argosy.coach.strategy import strategy
from argosy.texts import LANGUAGES, words
from argosy.web import pages
from argosy.web.strategy import StrategyPage, values
from tests.web.wonders import tables

FAMILIES = strategy().families


@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(one, marks=pytest.mark.whole) for one in LANGUAGES if one != "en")]
)
def test_each_kind_of_table_has_all_its_figures(language):
    w = words(language)
    for family in FAMILIES:
        shown = values(StrategyPage(visitor=tables.visitor(), family=family.name), w)
        assert [name for name, _ in shown["families"]] == [one.name for one in FAMILIES]
        assert len({title for _, title in shown["families"]}) == len(FAMILIES)
        for (name, title, bars), table in zip(shown["tables"], family.tables, strict=True):
            assert (name, [bar.count for bar in bars]) == (table.name, [one.count for one in table.lines])
            assert title
            assert len({bar.name for bar in bars}) == len(bars), (family.name, name)


@pytest.mark.whole
def test_the_page_leads_to_every_kind_of_table_and_says_what_is_measured():
    page = pages.strategy(StrategyPage(visitor=tables.visitor(), family=FAMILIES[0].name))
    assert all(f'href="/strategy/{family.name}"' in page for family in FAMILIES)
    assert "95 % confidence" in page
    assert "Bots are not people" in page

"""Layout of the hardest cases: nothing cut off, outside the window, covered or too pale.

All cases in every language, window and state: scripts/layout.py.
"""

import pytest

from tests.browser.layout.cases import CASES
from tests.browser.layout.measures import Window, look, visit
from tests.browser.page_server import opened

SAMPLE = (
    ("late-3", "fr", (390, 844)),
    ("late-7", "uk", (1280, 720)),
    ("armada-20", "en", (1440, 900)),
    ("hand-8", "ru", (1440, 900)),
    ("fight", "uk", (1280, 720)),
    ("duel-full", "en", (1180, 820)),
)


@pytest.fixture(scope="module")
def house():
    with opened() as house:
        yield house


@pytest.fixture(scope="module")
def desk(browser):
    page = browser.new_page(reduced_motion="reduce")
    yield page
    page.close()


@pytest.mark.sample(2)
@pytest.mark.parametrize(("name", "language", "size"), SAMPLE, ids=str)
def test_nothing_is_cut_outside_covered_or_pale(name, language, size, house, desk):
    case = next(case for case in CASES if case.name == name)
    house.shown["/case"] = lambda _: case.build(language)
    visit(desk, f"{house.url}/case")
    assert list(look(desk, case, language, Window(*size))) == []

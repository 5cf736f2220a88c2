"""Values and classes of expansions: what is missing or misspelt is refused with its place."""

import re
from types import SimpleNamespace

import pytest

from argosy.catalog import registry
from argosy.game.wonders.expansion import GameExpansion
from argosy.web.duel.expansions.types import ExpansionLobby


def test_a_name_that_no_base_class_has_is_refused_with_the_one_that_is_meant():
    with pytest.raises(TypeError, match=r"Misspelt: no base class has .look_at_citi.: is it look_at_city\?"):

        class Misspelt(GameExpansion):
            def look_at_citi(self):
                """Nobody asks for this."""


def test_an_expansion_may_have_private_methods_and_give_what_a_base_declares():
    class Own(GameExpansion):
        comes_first = True

        def _help(self):
            """Asked by its own methods."""

    assert Own().comes_first


@pytest.mark.parametrize(
    ("module", "reason"),
    [
        (SimpleNamespace(__file__="pages.py"), "PAGES of pages.py is missing"),
        (
            SimpleNamespace(__file__="pages.py", PAGES=SimpleNamespace(name="lamps")),
            "PAGES of pages.py has the name 'lamps', not 'lanterns'",
        ),
    ],
)
def test_a_value_that_is_missing_or_has_another_name_than_its_package_is_refused(monkeypatch, module, reason):
    monkeypatch.setattr(registry, "packages_by_name", lambda *_: {"lanterns": module})
    with pytest.raises(ImportError, match=re.escape(reason)):
        registry.values("web", "wonders", "pages", "PAGES")


def test_a_class_that_leaves_out_what_every_expansion_says_is_refused_with_the_names():
    class Lobby(ExpansionLobby):
        icon = "ship"

    with pytest.raises(TypeError, match="called, invitation, title"):
        Lobby()

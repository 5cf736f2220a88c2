"""Coach of 7 Wonders on a page: every reason is a sentence in every language, every choice has words."""

import random
import re

import pytest

from argosy import new_game
from argosy.coach.types import Advice, Reason
from argosy.coach.wonders import armada, babel, cities, kinds, leaders, reasons, works
from argosy.texts import LANGUAGES, words
from argosy.web import models, pages
from argosy.web.wonders.live.coach import SENTENCES, sentence, table_of
from tests.search.wonders.tables import TABLES
from tests.web.wonders import tables

KINDS = {
    value
    for room in (kinds, armada, leaders, cities, babel, works)
    for name, value in vars(room).items()
    if name.isupper() and isinstance(value, str)
}
THINGS = {
    kinds.COUNTS: "guilds", kinds.SCIENCE: "compass", kinds.CHEAPER: "raw", kinds.STAGE: "gizah",
    armada.SAILS: "red", leaders.PRICE: "caesar", leaders.PRICE_SHORT: "caesar",
    babel.LAYS: "tile_5", babel.KEEPS: "tile_5", works.JOINS: "belvedere", works.COMPLETES: "belvedere",
}  # fmt: skip
"""What a reason is about that is not about a card."""
AS_PRINTED = (kinds.STAGE, kinds.EFFECT)
"""Kinds that say what is printed, which may look the same in two languages."""


def reason(kind, amount=2, seat=1):
    things, thing = ("wood", "clay"), THINGS.get(kind, "baths")
    amount = min(amount, 3) if kind == kinds.STAGE else amount
    return Reason(kind=kind, weight=1.0, thing=thing, things=things, seat=seat, amount=amount, total=5)


def test_every_kind_of_reason_has_a_sentence():
    assert SENTENCES.keys() == KINDS


def shown(game, log, seat, language="en", advice=()):
    page = tables.shown(
        game, tuple(log), (), seat, visitor=tables.visitor(language), projection=None, has_coach=True
    )
    return models.CoachPage(table=page, advice=advice)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_said_in_every_language(language):
    game = new_game(
        "wonders", players=4, edition=2010, expansions=["armada", "leaders", "cities", "babel"], seed=1
    )
    game.state.cities[1].wonder = game.ruleset.boards.index(("gizah", "a"))
    one, english = (table_of(shown(game, (), 0, code), words(code)) for code in (language, "en"))
    for kind in KINDS:
        for amount in (1, 2, 5):
            said = sentence(one, reason(kind, amount))
            assert "{" not in said
            assert said[-1] in ".!", said
            assert not said[0].islower(), said
            is_english = said == sentence(english, reason(kind, amount))
            assert is_english == (language == "en") or kind in AS_PRINTED, said


def test_sentences_say_who_is_meant_and_how_much():
    game = new_game("wonders", players=3, edition=2010, seed=1)
    table = table_of(shown(game, (), 0), words("en"))
    name = table.names[1]
    assert (
        sentence(table, reason(kinds.DENIES, 7)) == f"Baths: otherwise {name} can build it and gain 7 points."
    )
    assert (
        sentence(table, reason(kinds.SHORT, 2))
        == "Leaves you 2 coins short for the next stage of your wonder."
    )
    assert sentence(table, reason(kinds.CHEAPER, 1)).startswith(
        f"Raw materials from {name} cost you 1 coin a unit"
    )
    assert "both neighbours" in sentence(table, reason(kinds.CHEAPER, 1, seat=-1))
    assert sentence(table, reason(kinds.STAYS_OUT, -3)).endswith("that would bring you 3 points.")


class Met:
    """Questions of games of chance, each kind of choice once."""

    def __init__(self, table):
        self.game, self.chance = new_game("wonders", seed=6, **TABLES[table]), random.Random(6)
        self.log, self.seen = [], set()

    def __iter__(self):
        """(seat, three choices, one of them of a kind that was not met before)."""
        game = self.game
        while not game.is_over:
            seat = game.owing[0]
            choices, asked = game.choices(seat), game.view(seat).asked
            for choice in choices:
                what = (
                    asked,
                    choice.verb,
                    choice.joins,
                    choice.by_token,
                    bool(choice.ships),
                    choice.leader is not None,
                )
                if what not in self.seen:
                    self.seen.add(what)
                    yield seat, [choice, *(one for one in choices if one is not choice)][:3]
            moment, before, events = game.moment, game.view(None), []
            events = game.choose(seat, self.chance.choice(choices))
            if game.moment != moment:
                told = tuple(event for event in events if event.kind != "chosen")
                self.log.append(models.LogTurn(age=before.age, turn=before.turn, moment=moment, events=told))


@pytest.mark.sample(2)
@pytest.mark.parametrize("table", TABLES)
def test_every_question_gets_advice_in_words(table):
    """Each choice has a title and a reason in the language of the reader, at every question."""
    met, rendered = Met(table), 0
    for seat, choices in met:
        game, language = met.game, list(LANGUAGES)[rendered % len(LANGUAGES)]
        found = reasons(game.view(seat), game.choices(seat), [one.number for one in choices])
        for code in LANGUAGES:
            told = table_of(shown(game, met.log, seat, code), words(code))
            said = [sentence(told, one) for number in found for one in found[number]]
            assert all(text and "{" not in text and text[-1] in ".!" for text in said), said
        advice = tuple(
            Advice(number=one.number, text=one.text, value=0.5, reasons=tuple(found[one.number]))
            for one in choices
        )
        page = pages.coach_fragment(shown(game, met.log, seat, language, advice))
        assert page.count('class="advice-button"') == len(choices)
        assert "<b></b>" not in page
        table = pages.table(shown(game, met.log, seat).table)
        assert all(f'id="{place}"' in table for place in re.findall('data-at="#([^"]+)"', page))
        rendered += 1
    assert rendered >= 3


def test_a_row_knows_the_card_that_is_taken_up():
    game = new_game("wonders", players=3, edition=2010, seed=1)
    choice = next(one for one in game.choices(0) if one.verb == "sell")
    advice = (Advice(number=choice.number, text=choice.text, value=0.5, reasons=(reason(kinds.LATER),)),)
    said = pages.coach_fragment(shown(game, (), 0, advice=advice))
    assert f'data-at="#c{game.moment}-card-{choice.card}-0" data-text="sell {choice.card}"' in said
    assert f'id="c{game.moment}-card-{choice.card}-0"' in pages.table(shown(game, (), 0).table)


def test_only_a_table_with_a_coach_loads_it():
    plain, rich = (pages.table(tables.page(has_coach=one)) for one in (False, True))
    parts = ("js/coach.js", 'id="coach"', "data-coach", "ask the coach")
    assert not [part for part in parts if part in plain]
    assert all(part in rich for part in parts)
    assert "data-coach" not in pages.table(tables.page(seat=None, has_coach=True))

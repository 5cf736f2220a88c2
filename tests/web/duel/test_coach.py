"""Coach of Duel on a page: every reason is a sentence in every language, every choice has words."""

import pytest

from argosy.coach.duel import kinds
from argosy.coach.types import Advice, Reason
from argosy.texts import LANGUAGES, words
from argosy.web import models, pages
from argosy.web.duel.live.coach import SENTENCES, sentence
from argosy.web.duel.live.table import seen
from tests.web.duel import tables

KINDS = {value for name, value in vars(kinds).items() if name.isupper()}
THINGS = {kinds.CONTROL: "3", kinds.LOSES_CONTROL: "3", kinds.MARKERS: "3", kinds.WINS: "military"}
"""What a reason is about that is not about a card."""


def reason(kind, amount=2):
    return Reason(
        kind=kind,
        weight=1.0,
        thing=THINGS.get(kind, "baths"),
        things=("wood", "clay"),
        amount=amount,
        total=5,
    )


def test_every_kind_of_reason_has_a_sentence():
    assert SENTENCES.keys() == KINDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_said_in_every_language(language):
    game, log = tables.at(("agora",), 20)
    one = seen(tables.page(game, log, game.owing[0], language), words(language))
    english = seen(tables.page(game, log, game.owing[0]), words("en"))
    for kind in KINDS:
        for amount in (1, 2, 5):
            said = sentence(one, reason(kind, amount))
            assert "{" not in said
            assert not said[0].islower(), said
            is_english = said == sentence(english, reason(kind, amount))
            assert (
                is_english == (language == "en") or kind == kinds.EFFECT
            )  # because `3 points` is French, too


def coached(game, log, language="en"):
    """Advice about the first choices of the seat that decides."""
    seat = game.owing[0]
    chosen = game.choices(seat)[:3]
    advice = tuple(
        Advice(number=choice.number, text=choice.text, value=0.5 - 0.1 * n, reasons=(reason(kinds.AGAIN),))
        for n, choice in enumerate(chosen)
    )
    return models.CoachPage(table=tables.page(game, log, seat, language), advice=advice)


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_of_every_question_have_words(language):
    for game, log in tables.at_every_question().values():
        said = pages.coach_fragment(coached(game, log, language))
        assert said.count('class="advice-button"') == min(3, len(game.choices(game.owing[0])))


def test_a_row_knows_what_is_to_be_selected():
    game, log = tables.at_every_question()["turn"]
    page = coached(game, log)
    text = page.advice[0].text
    said = pages.coach_fragment(page)
    assert f'data-at="[data-select=&#34;card:{text.split()[-1]}&#34;]" data-text="{text}"' in said


def test_a_solved_end_is_told_apart():
    game, log = tables.at((), 20)
    page = coached(game, log)
    certain = Advice(
        number=page.advice[0].number,
        text=page.advice[0].text,
        value=1.0,
        is_certain=True,
        reasons=page.advice[0].reasons,
    )
    said = pages.coach_fragment(models.CoachPage(table=page.table, advice=(certain,)))
    assert "100%" in said
    assert "Calculated to the end of the game." in said


def test_only_a_table_with_a_coach_loads_it():
    game, log = tables.at((), 20)
    plain, rich = (pages.table(tables.page(game, log, game.owing[0], has_coach=one)) for one in (False, True))
    parts = ("js/coach.js", 'id="coach"', "data-coach", "ask the coach")
    assert not [part for part in parts if part in plain]
    assert all(part in rich for part in parts)
    watched = pages.table(tables.page(game, log, None, has_coach=True))
    assert "data-coach" not in watched

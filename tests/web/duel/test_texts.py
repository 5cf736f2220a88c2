"""Texts of Duel: words for everything of the catalog, questions, answers, events and refusals.

In every language.
"""

import random
import re
from functools import cache

import msgspec
import pytest

import argosy
from argosy.catalog.duel import FIELDS, Effect, load_duel
from argosy.game.duel.choice import SECRET_THINGS, VERBS
from argosy.game.duel.view import DuelEvent
from argosy.game.duel.words import ASKED, RESULTS
from argosy.game.types import Refusal
from argosy.texts import LANGUAGES, words
from argosy.texts.duel import effects as duel_effects
from argosy.web import models, notices, pages
from argosy.web.duel.effects import PICTURES
from argosy.web.duel.faces import DuelFaces, duel_faces
from argosy.web.duel.help import note
from argosy.web.duel.live import answers, log
from argosy.web.duel.pantheon import questions as pantheon_questions
from tests.rules.duel.table import table
from tests.web.html_reader import Reading
from tests.web.wonders import tables

CATALOG = load_duel()
NAMES = {0: "Imogen", 1: "Timur"}
EXPANSIONS = [(), ("agora",), ("pantheon",), ("agora", "pantheon")]
GAMES = 10


def every_face(language):
    shown = duel_faces(CATALOG, language)
    groups = (
        shown.cards, shown.wonders, shown.progress, shown.of_expansions["decree"], shown.of_expansions["conspiracy"], shown.of_expansions["god"], shown.of_expansions["mythology"],
    )  # fmt: skip
    return [face for group in groups for face in group.values()] + list(shown.militaries())


@cache
def moments():
    """Everything that is asked, answered and seen in some random games.

    Actions of the expansions are preferred.
    """
    found = []
    for seed in range(GAMES):
        rng, game = (
            random.Random(seed),
            argosy.new_game("duel", expansions=list(EXPANSIONS[min(seed, 3)]), seed=seed),
        )
        while game.owing:
            seat = game.owing[0]
            view, choices = game.view(seat), game.choices(seat)
            rare = [
                one for one in choices if one.verb in ("trigger", "activate", "prepare", "recruit", "wonder")
            ]
            chosen = rng.choice(rare if rare and rng.random() < 0.5 else choices)
            moment = game.moment
            events = tuple(game.choose(seat, chosen))
            found.append(
                (
                    view,
                    choices,
                    chosen,
                    models.LogTurn(age=view.age, turn=view.turn, moment=moment, events=events),
                )
            )
    return found  # fmt: skip


@pytest.fixture(scope="module")
def shown():
    return duel_faces(CATALOG, "en")


# --- effects and faces


@pytest.mark.parametrize("kind", FIELDS)
def test_every_kind_of_effect_has_words_and_a_picture(kind):
    assert kind in duel_effects.SHORT
    assert kind in duel_effects.LONG
    assert kind in PICTURES


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_catalog_says_what_it_is_and_does(language):
    faces = every_face(language)
    catalog = CATALOG
    groups = (
        "cards",
        "wonders",
        "progress",
        "decrees",
        "conspiracies",
        "divinities",
        "mythologies",
        "tokens",
    )
    assert len(faces) == sum(len(getattr(catalog, name)) for name in groups)
    for face in faces:
        for said in (face.name, face.color_word, face.picture, face.text, face.sentences, face.mark):
            assert said.strip(), face.id
            assert not re.search(r"\{\w+\}|None", said), f"{face.id}: {said}"
        assert face.sentences.endswith((".", "!")), f"{face.id}: {face.sentences}"


def test_only_what_has_a_printed_cost_names_one(shown):
    priced = {face.kind for face in every_face("en") if face.cost_words}
    assert priced == {"card", "temple", "wonder"}
    assert shown.cards["forum"].cost_words == "1 clay and 3 coins"
    assert shown.cards["altar"].cost_words == "nothing"


def test_numbers_come_from_the_data():
    dear = msgspec.structs.replace(CATALOG.wonders[0], effects=(Effect(kind="points", amount=11),))
    pantheon = msgspec.structs.replace(CATALOG.pantheon, grand_temple_points=(0, 1, 2, 44))
    changed = msgspec.structs.replace(CATALOG, wonders=(dear, *CATALOG.wonders[1:]), pantheon=pantheon)
    faces = DuelFaces(changed, "en")
    assert faces.wonders[dear.id].sentences == "11 points at the end of the game."
    assert "3 temples 44 points" in faces.cards["grand_temple_roman"].sentences


def test_effects_in_words(shown):
    assert shown.cards["walls"].sentences == "Move the pawn 2 spaces towards your opponent's capital."
    assert shown.cards["baths"].given == ("drop",)
    assert shown.cards["aqueduct"].needed == ("drop",)
    assert "draft" in shown.wonders["knossos"].sentences
    assert shown.of_expansions["conspiracy"]["turn_of_events"].sentences.count("once more") == 1
    assert "2 points" in shown.progress["mysticism"].sentences
    assert "from 2 blue cards on 2; from 4 blue cards on 3" in shown.cards["left_politician_1"].sentences
    assert shown.military("-6", ("agora",)).text == "remove a marker of the opponent; move a marker"
    assert shown.military("+3").text == "opponent loses 2 coins"


def test_numbers_take_the_form_that_the_language_wants():
    """Number and case: one coin is lost in the accusative."""
    for language, one, five in (
        ("ru", "1 монету", "5 монет"),
        ("pl", "1 monetę", "5 monet"),
        ("uk", "1 монету", "5 монет"),
    ):
        faces = duel_faces(CATALOG, language)
        assert one in faces.progress["poliorcetics"].sentences
        assert five in faces.military("+6").sentences
        assert five not in faces.military("+3").sentences


# --- questions and answers


def test_every_decision_has_a_question_and_every_verb_an_answer():
    assert set(answers.QUESTIONS) == set(ASKED.values())
    assert set(answers.ANSWERS) == set(VERBS)
    assert all(answers.verb_words(words("en"), verb) != verb for verb in VERBS)


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_answer_of_real_games_can_be_read(language):
    faces = duel_faces(CATALOG, language)
    for view, choices, _, _ in moments():
        title, sentence = answers.question(faces, view)
        assert title
        assert sentence
        for choice in choices:
            symbol, label, _ = answers.answer_label(faces, view, choice, NAMES)
            assert symbol
            assert label
            assert not re.search(r"\{\w+\}|None", label), choice.text
            assert answers.chosen_words(faces, choice.text)


def test_two_answers_to_one_question_never_look_the_same(shown):
    """Copies of a senator are the same to everybody; all else can be told apart."""
    for view, choices, _, _ in moments():
        told = [
            (answers.answer_label(shown, view, choice, NAMES), choice.verb)
            for choice in choices
            if not _senator(choice)
        ]
        assert len(told) == len(set(told)), view.asked  # fmt: skip


def _senator(choice):
    return choice.card and choice.card.rsplit("_", 1)[0] in ("left_politician", "center_politician", "right_politician", "conspirator")  # fmt: skip


def test_answers_in_words(shown):
    said = {}
    for view, choices, _, _ in moments():
        for choice in choices:
            label = answers.answer_label(shown, view, choice, NAMES)
            said.setdefault((choice.verb, choice.text.split()[-1]), (choice.seat, label))
    assert said["place", "3"][1][1] == "Chamber 3"
    assert said["first", "me"][1][1] == "I begin"
    seat, (_, label, _) = said["first", "opponent"]
    assert label == f"{NAMES[1 - seat]} begins"
    assert said["pass", "pass"][1][1] in {"No more actions", "Move nothing", "Leave it"}


def test_who_begins_an_age_is_asked_by_its_number_with_its_structure_on_the_page(shown):
    """DUEL-090, 091: the question names the Age whose cards lie there."""
    game = table("baths", pawn=-1, alone=True, expansions=("pantheon",))
    game.choose(0, "discard baths")
    view = game.view(0)
    assert answers.question(shown, view)[0] == "Who begins Age II?"
    assert sum(place.card is not None for place in view.structure) > 6


def test_a_space_of_the_track_is_named_from_the_seat(shown):
    w = shown.words
    assert pantheon_questions.space_words(w, 3, 0, "Timur") == "space 3 towards Timur"
    assert pantheon_questions.space_words(w, 3, 1, "Imogen") == "space 3 towards you"
    assert pantheon_questions.space_words(w, 0, 1, "Imogen") == "the middle space"


def test_nothing_is_asked_when_the_game_is_over(shown):
    game = argosy.new_game("duel", seed=1)
    over = msgspec.structs.replace(game.view(0), is_over=True)
    assert answers.question(shown, over) == ("", "")


def test_a_choice_can_be_said_from_its_text(shown):
    assert answers.chosen_words(shown, "build baths") == "Build: Baths"
    assert answers.chosen_words(shown, "wonder sphinx with altar") == "Wonder: The Sphinx, Altar"
    assert answers.chosen_words(shown, "shift 2 3") == "Move a marker: Chamber 2, Chamber 3"
    assert answers.chosen_words(shown, "pass") == "No more"


# --- the log


def test_every_kind_of_event_has_a_line_or_a_note():
    assert set(log.CHOICES) == set(VERBS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_every_choice_of_real_games(language):
    faces = duel_faces(CATALOG, language)
    for _, _, chosen, turn in moments():
        entry = log.entry(faces, turn, NAMES)
        (line,) = entry.lines
        assert line.seat == chosen.seat
        assert line.text
        assert line.icon
        heard = log.summary(entry.lines, NAMES)
        assert heard.startswith(NAMES[chosen.seat])
        assert not re.search(r"\{\w+\}|None|  ", heard), heard


def test_the_log_keeps_secrets(shown):
    """AGORA-043, PANTHEON-011: what was kept or laid face down is not named."""
    secret = [row for row in moments() if row[2].verb in SECRET_THINGS]
    assert {row[2].verb for row in secret} >= {"plot", "prepare", "enshrine"}
    for _, _, chosen, turn in secret:
        line = log.entry(shown, turn, NAMES).lines[0]
        assert shown.thing(chosen.thing).name not in line.text


def test_lines_of_the_log(shown):
    def line(*events):
        return log.lines(shown, events, NAMES)[0]

    built = line(
        DuelEvent(kind="build", seat=0, card="walls", coins=4),
        DuelEvent(kind="coins", seat=1, coins=-2),
        DuelEvent(kind="pawn", pawn=3),
        DuelEvent(kind="military_token", thing="+3"),
        DuelEvent(kind="turned_up", place=3, card="school"),
    )
    assert (built.color, built.text) == ("red", "Walls")
    assert built.notes == (
        "4 coins paid", "Timur −2", "pawn: space 3 towards Timur", "military token: space 3 towards Timur", "turned up: School",
    )  # fmt: skip
    won = line(
        DuelEvent(kind="place", seat=1, number="6"),
        DuelEvent(kind="control", chamber=6, seat=1),
        DuelEvent(kind="over", result="political", winners=(1,)),
    )
    assert won.text == "marker into chamber 6"
    assert won.notes == ("Timur controls chamber 6", "Timur wins: political supremacy")
    token = line(
        DuelEvent(kind="token", seat=0, thing="law"), DuelEvent(kind="progress", seat=0, thing="law")
    )
    assert (token.text, token.notes) == ("Law", ())
    moved = log.lines(
        shown,
        (
            DuelEvent(kind="trigger", seat=1, thing="insider_influence"),
            DuelEvent(kind="decree", seat=1, number="2 1"),
            DuelEvent(kind="decree", chamber=1, thing="shield"),
        ),
        NAMES,
    )
    assert [one.text for one in moved] == ["conspiracy: Insider Influence", "decree from chamber 2 to 1"]
    assert moved[1].notes == ("decree in chamber 1: Shield",)
    taken = log.lines(shown, (DuelEvent(kind="pass", seat=0), DuelEvent(kind="conspire", seat=1)), NAMES)
    assert [one.seat for one in taken] == [0, 1]


def test_every_end_has_words(shown):
    said = [log.result_words(shown.words, result) for result in RESULTS if result]
    assert all(said)
    assert len(set(said)) == len(said)


# --- refusals and the help page


def test_refusals_in_words():
    w = words("en")

    def said(code, **values):
        return notices.sentence(
            w, models.Notice(code="refused", refusal=Refusal(code=code, text="engine", values=values))
        )

    assert said("needs_coins", coins=9, has=7) == "That is not possible: 2 coins short."
    assert said("covered") == "That is not possible: covered by other cards."
    assert said("not_prepared", thing="coup") == "That is not possible: not prepared."
    assert said("right_used", in_a_turn=1) == "That is not possible: one conspiracy a turn."
    assert said("right_used", thing="coup") == "That is not possible: triggered already."
    assert said("right_used") == "That is not possible: ability already used."


def test_the_game_names_its_reasons_as_the_page_knows_them():
    codes = {
        "unreadable",
        "unknown",
        "other_verb",
        "not_there",
        "covered",
        "not_yours",
        "not_prepared",
        "no_effect",
        "needs_coins",
        "right_used",
        "not_asked",
    }
    w = words("en")
    for code in codes:
        said = notices.sentence(w, models.Notice(code="refused", refusal=Refusal(code=code, text="engine")))
        assert "engine" not in said, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_page_has_a_note_for_everything(language):
    page = Reading(pages.rules(models.HelpPage(game="duel", visitor=tables.visitor(language))))
    assert not page.faults
    assert not page.dangling
    assert len(page.ids) == len(set(page.ids))
    assert {face.note for face in every_face(language)} <= set(page.ids)
    assert {f"chamber-{n}" for n in range(1, 7)} | {f"offering-{n}" for n in (2, 3, 4)} <= set(page.ids)
    assert not re.search(r"\{\w+\}|None", page.words)
    assert page.all("main", **{"data-game": "duel"})


def test_the_help_page_says_what_makes_what_free(shown):
    arena = note(shown, shown.cards["brewery"])
    assert any("Arena" in text for _, text in arena.more)
    temple = note(shown, shown.cards["grand_temple_greek"])
    assert any("Greek mythology" in text for _, text in temple.more)

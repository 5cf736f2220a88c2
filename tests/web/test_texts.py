"""The catalogues: English is complete, and no language breaks a sentence."""

import ast
import re
from functools import cache

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from argosy.catalog import FIELDS, load_expansions
from argosy.catalog.wonders.effects import Effect
from argosy.catalog.wonders.words import EXPANSIONS
from argosy.texts import DOMAIN, LANGUAGES, LOCALES, gather, things, words
from argosy.texts.wonders import effects
from argosy.web.wonders.effects import PICTURES

FIELD = re.compile(r"\{(\w+)\}")
BASE = list(FIELDS)[: list(FIELDS).index("naval_shields")]


def catalogue(language):
    with (LOCALES / language / "LC_MESSAGES" / f"{DOMAIN}.po").open("rb") as file:
        return read_po(file, locale=language)


@cache
def said():
    return {message.id for message in gather.gathered() if message.id}


def test_english_has_every_sentence_that_is_said():
    english = {message.id: message.string for message in catalogue("en") if message.id}
    assert set(english) == said()
    assert all(text == sentence for sentence, text in english.items())


def test_no_sentence_of_the_code_escapes_the_catalogues():
    """One inside an f-string is not seen when sentences are gathered, and nobody would translate it."""
    known = {
        sentence for message in said() for sentence in ([message] if isinstance(message, str) else message)
    }
    calls = [
        call
        for folder in gather.FOLDERS
        for path in (gather.PACKAGE / folder).rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)
    ]
    written = [call.args[0] for call in calls if call.func.attr == "say" and call.args]
    written += [call.args[0] for call in calls if call.func.attr == "count" and len(call.args) > 2]
    written += [call.args[1] for call in calls if call.func.attr == "count_in"]
    texts = {one.value for one in written if isinstance(one, ast.Constant)}
    assert len(texts) > 500
    assert texts - known == set()


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_no_language_has_sentences_that_nobody_says(language):
    assert {message.id for message in catalogue(language) if message.id} <= said()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_fields_of_its_sentence(language):
    for message in catalogue(language):
        if not message.id:
            continue
        known = set(FIELD.findall("".join(message.id if isinstance(message.id, tuple) else (message.id,))))
        forms = message.string if isinstance(message.string, tuple) else (message.string,)
        for form in filter(None, forms):
            assert set(FIELD.findall(form)) <= known, f"{message.id}: {form}"
            assert set(FIELD.findall(form)) >= known - {"n"}, f"{message.id}: {form}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_whole_or_missing(language):
    for message in catalogue(language):
        if message.id and message.pluralizable:
            assert len(set(map(bool, message.string))) == 1, message.id


@pytest.mark.parametrize("kind", BASE)
def test_every_effect_of_the_base_game_has_words_and_a_picture(kind):
    assert kind in effects.SHORT
    assert kind in effects.LONG
    assert kind in PICTURES


@pytest.mark.parametrize(
    "kind", [kind for expansion in EXPANSIONS for kind in expansion.fields if kind != "choose_half"]
)
def test_every_effect_of_an_expansion_has_words(kind):
    assert kind in effects.SHORT
    assert kind in effects.LONG


def test_a_stage_in_two_halves_has_the_words_of_both():
    carthage = load_expansions("wonders", ("base_2020", "edifice")).wonder("carthage")
    halves = next(effect for effect in carthage.sides["b"].stages[0].effects if effect.kind == "choose_half")
    english = words("en")
    for text in (effects.short(english, halves), effects.sentence(english, halves)):
        assert all(part in text for part in ("7 coins", "4 points", "2 shields"))


def test_effects_of_babel_and_edifice_in_words():
    w = words("en")
    taxed = Effect(kind="tax_by_age", of=("red",), amount=1)
    assert effects.short(w, taxed) == "tax by Age: red card"
    cheaper = Effect(kind="cheaper", resources=("wood", "stone", "clay", "ore"), amount=1)
    assert effects.short(w, cheaper) == "raw materials: 1 coin less"
    resting = Effect(kind="cards_rest", cards=("marketplace", "forum"))
    assert effects.short(w, resting) == "no effect: Marketplace and Forum"
    assert effects.sentence(w, Effect(kind="lose_coins", amount=9)) == "You lose 9 coins."
    assert effects.short(w, Effect(kind="points_per_color", amount=1)) == "1 point per colour in the city"


def test_effects_of_cities_in_words():
    w = words("en")
    hideout = Effect(kind="loss", amount=1)
    assert effects.short(w, hideout) == "all others lose 1 coin"
    assert effects.sentence(w, hideout) == (
        "At the end of this turn every other city loses 1 coin, or takes a debt."
    )
    cenotaph = Effect(kind="loss_per", of=("victory_token",), amount=1)
    assert effects.short(w, cenotaph) == "all others lose 1 coin per victory token of theirs"
    builders = Effect(kind="loss_per", of=("wonder_stage",), amount=1)
    assert effects.short(w, builders) == "all others lose 1 coin per wonder stage of theirs"
    network = Effect(kind="points_per", of=("black",), where=("self",), amount=1)
    assert effects.short(w, network) == "1 point per black card: here"
    east = Effect(kind="rebate_first", neighbors=("right",), amount=1)
    assert effects.short(w, east) == "first unit from the right: 1 coin less"
    assert effects.short(words("pl"), Effect(kind="loss", amount=5)) == "wszyscy inni tracą 5 monet"


def test_effects_of_leaders_in_words():
    w = words("en")
    archimedes = Effect(kind="waive_resource", of=("green",))
    assert effects.short(w, archimedes) == "green card: one resource less"
    justinian = Effect(kind="points_per_set", of=("blue", "red", "green"), amount=3)
    assert effects.short(w, justinian) == "3 points per set: blue card, red card, and green card"
    makeda = Effect(kind="points_if_most", of=("coin",), amount=5)
    assert effects.sentence(w, makeda) == (
        "At the end of the game 5 points if you have more of them than each of your neighbours: coins."
    )
    midas = Effect(kind="points_per", of=("three_coins",), where=("self",), amount=1)
    assert effects.short(w, midas) == "1 point per 3 coins: here"
    own = Effect(kind="leader_discount", where=("self",), amount=2)
    assert effects.short(w, own) == "your leaders: 2 coins less"
    theirs = Effect(kind="leader_discount", where=("left", "right"), amount=1)
    assert effects.short(w, theirs) == "neighbours' leaders: 1 coin less"


def test_effects_in_words():
    w = words("en")
    arena = Effect(kind="points_per", of=("wonder_stage",), where=("self",), amount=1)
    assert effects.short(w, arena) == "1 point per wonder stage: here"
    assert effects.sentence(w, arena) == "At the end of the game 1 point for each wonder stage in your city."
    forum = Effect(kind="produce", options=("glass", "papyrus", "cloth"), amount=1, sellable=False)
    assert effects.short(w, forum) == "any manufactured good"
    assert "cannot buy it" in effects.sentence(w, forum)


def test_numbers_take_the_form_that_the_language_wants():
    assert [things.coins(words("en"), n) for n in (1, 2)] == ["1 coin", "2 coins"]
    assert [things.coins(words("ru"), n) for n in (1, 3, 5, 21)] == [
        "1 монета",
        "3 монеты",
        "5 монет",
        "21 монета",
    ]
    assert [things.coins(words("pl"), n) for n in (1, 3, 5, 21)] == [
        "1 moneta",
        "3 monety",
        "5 monet",
        "21 monet",
    ]


def test_what_is_missing_takes_the_case_that_the_language_wants():
    assert things.missing(words("en"), {"stone": 1, "glass": 2}) == "1 stone and 2 glass short"
    assert things.missing(words("ru"), {"wood": 1}) == "не хватает 1 дерева"
    assert things.missing(words("ru"), {"stone": 2, "papyrus": 1}) == "не хватает 2 камней и 1 папируса"
    assert things.missing(words("uk"), {"ore": 1}) == "бракує 1 руди"
    assert things.missing(words("pl"), {"clay": 1}) == "brakuje 1 gliny"
    assert [things.missing_coins(words("uk"), n) for n in (1, 2)] == ["бракує 1 монети", "бракує 2 монет"]


def test_coins_for_things_are_told_with_their_rate():
    vineyard = Effect(kind="coins_per", of=("brown",), where=("self",), amount=1)
    assert effects.counted(words("en"), vineyard, 6) == "6 coins (1 for each brown card)"
    assert effects.counted(words("pl"), vineyard, 6) == "6 monet (brązowa karta: po 1)"


def test_an_unknown_language_is_english():
    assert words("xx").language == "en"
    assert words("en").say("Hello {name}", name="Zofia") == "Hello Zofia"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_translated(language):
    translated = {
        message.id
        for message in catalogue(language)
        if message.id and all([message.string] if isinstance(message.string, str) else message.string)
    }
    assert said() - translated == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_translation_was_made_from_the_sentence_of_today(language):
    assert [message.id for message in catalogue(language) if message.id and message.fuzzy] == []


def test_a_changed_sentence_keeps_its_translation_as_fuzzy():
    french, fresh = Catalog(locale="fr"), Catalog()
    french.add("Take a card of your hand.", "Prenez une carte de votre main.")
    french.add("coin", "pièce")
    fresh.add("Take two cards of your hand.")
    fresh.add("coin")
    gather.update(french, fresh)
    changed = french.get("Take two cards of your hand.")
    assert (changed.fuzzy, changed.string) == (True, "Prenez une carte de votre main.")
    assert changed.previous_id == ["Take a card of your hand."]
    assert not french.get("coin").fuzzy
    assert len(french) == 2


def test_the_sentence_before_stands_above_a_fuzzy_entry_until_its_mark_is_removed(tmp_path, monkeypatch):
    monkeypatch.setattr(gather, "LOCALES", tmp_path)
    path = tmp_path / "fr" / "LC_MESSAGES" / f"{DOMAIN}.po"
    path.parent.mkdir(parents=True)
    entry = 'msgid "{}"\nmsgstr "pièce d’or"\n'
    path.write_text(entry.format("coin of gold"), "utf-8")
    fresh = Catalog()
    fresh.add("coins of gold")
    monkeypatch.setattr(gather, "gathered", lambda: fresh)
    before = '#| msgid "coin of gold"\n'
    for _ in range(2):
        gather.write("fr")
        marked = path.read_text("utf-8")
        assert before in marked
        assert entry.format("coins of gold") in marked
        assert gather.catalogue("fr").get("coins of gold").fuzzy
    path.write_text(marked.replace("#, fuzzy\n", ""), "utf-8")
    gather.write("fr")
    assert before not in path.read_text("utf-8")

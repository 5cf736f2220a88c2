"""Refused answers to questions of Duel: a reason of its own for each mistake."""

import re

import pytest

from argosy.game.duel.choice import FORMS
from argosy.game.types import Refusal
from argosy.texts import LANGUAGES, words
from argosy.web.table.price_tags import clause
from tests.rules.duel.table import ALL, chambers, city, play, prepared, table
from tests.web.duel.tables import at_every_question

STOCK = ["swindle", "treason", "coup"]


def senate(free: str, choice: str, **more):
    return play(table(f"{free} baths theater", city(coins=9), expansions=("agora",), **more), choice)


def zeus(**more):
    b = city("quarry press", coins=9)
    return play(
        table("baths theater", city(coins=40, wonders="statue_of_zeus"), b, **more),
        "wonder statue_of_zeus with baths",
    )


def asked_task(kind: str, expansions=ALL, age: int = 2, a: dict | None = None, b: dict | None = None, **more):
    """A question that is asked of seat 0."""
    row = ["walls", *[None] * 21, "statue", "temple", "school"]
    row = ["tavern", *[None] * 21, "theater", "altar", "quarry"] if age == 1 else row
    task = {"kind": kind, "seat": 0, **more.pop("task", {})}
    return table(
        "",
        a,
        b,
        expansions=expansions,
        age=age,
        structure=row,
        tasks=[{"kind": "finish", "seat": 0}, task],
        **more,
    )


REASONS = [
    (zeus, "destroy sawmill", "not_in_city", "sawmill: does not lie in the city of seat 1"),
    (zeus, "destroy press", "other_color", "press: a card of another colour is asked for"),
    (zeus, "destroy", "unreadable", "destroy: write destroy CARD"),
    (zeus, "destroy quarry press", "unreadable", "destroy quarry press: write destroy CARD"),
    (zeus, "destroy sphinx", "unknown", "destroy: sphinx is no card"),
    (zeus, "destroy quarri", "unknown", "there is no quarri: did you mean quarry?"),
    (zeus, "token law", "not_asked", "token is not asked now"),
    (lambda: table("baths conspirator_1", expansions=("agora",)), "build conspirator_1", "other_verb", "conspirator_1: recruit it"),
    (lambda: table("baths", expansions=("agora",)), "recruit baths", "other_verb", "baths: build it"),
    (lambda: table("baths"), "build", "unreadable", "build: write build CARD"),
    (lambda: table("baths"), "wonder sphinx", "unreadable", "write wonder WONDER with CARD"),
    (lambda: senate("conspirator_1", "recruit conspirator_1"), "place 7", "no_such_place", "7: a chamber is a number from 1 to 6"),
    (lambda: senate("left_politician_1", "recruit left_politician_1"), "place 5", "other_section", "belongs to another section"),
    (lambda: senate("left_politician_1", "recruit left_politician_1", chambers=chambers((1, 0))), "shift 2 3", "no_marker", "no own marker"),
    (lambda: senate("left_politician_1", "recruit left_politician_1", chambers=chambers((1, 0))), "shift 1 3", "not_beside",
     "3: is no neighbour of chamber 1"),
    (lambda: asked_task("remove", chambers=chambers((0, 1))), "remove 2", "no_marker", "2: no marker of the opponent"),
    (lambda: asked_task("move_decree", chambers=chambers(decrees="shield")), "decree 1 1", "same_chamber", "lies there already"),
    (lambda: asked_task("move_decree", chambers=chambers(decrees="shield")), "decree 2 1", "no_decree", "no decree lies in this"),
    (lambda: asked_task("plot", hand=STOCK[:2], stock=STOCK[2:]), "plot coup top", "not_shown", "none of the conspiracies"),
    (lambda: asked_task("plot", hand=STOCK[:2], stock=STOCK[2:]), "plot swindle", "unreadable", "write plot CONSPIRACY top|bottom"),
    (lambda: asked_task("take_wonder", b=city(wonders="sphinx")), "seize pyramids", "not_theirs", "no unbuilt wonder of the"),
    (lambda: asked_task("sabotage", b=city(built="sphinx")), "raze pyramids", "not_built", "no constructed wonder of the opponent"),
    (lambda: asked_task("anubis", b=city(built="sphinx")), "unbuild pyramids", "not_built", "no constructed wonder"),
    (lambda: asked_task("lock", a=city(progress="law")), "lock law", "own_token", "law: is your own"),
    (lambda: asked_task("lock", expansions=("agora",)), "lock mysticism", "not_in_play", "lies neither on the board"),
    (lambda: asked_task("progress", a=city(progress="law")), "token law", "not_shown", "law: does not lie on the board"),
    (lambda: asked_task("revive", discard=["baths"]), "revive altar", "not_in_discard", "altar: is not in the discard pile"),
    (lambda: asked_task("revive", discard=["baths", "conspirator_1"], options={"senators_from_discard": False}),
     "revive conspirator_1", "no_senators", "are not recruited at this table"),
    (lambda: asked_task("top_row"), "free statue", "not_in_top_row", "statue: does not lie in the top row"),
    (lambda: asked_task("removed_card"), "free walls", "not_removed", "walls: is none of the removed cards"),
    (lambda: asked_task("scrap"), "scrap palace", "not_there", "palace: does not lie face up"),
    (lambda: asked_task("curia", a=city(conspiracies=prepared("coup", "swindle", by="baths")), b=city("tavern")), "trigger coup", "prepared_already",
     "Curia Julia triggers one that is not"),
    (lambda: asked_task("give", a=city("dispensary"), b=city("library"), swapped="library"), "give baths", "not_in_city", "of seat 0"),
    (lambda: asked_task("zeus"), "strike 5", "gone", "5: no card lies on this place"),
    (lambda: asked_task("zeus"), "strike 25", "no_such_place", "from 0 to 24"),
    (lambda: asked_task("minerva", pawn=2), "guard +2", "pawn_there", "the conflict pawn stands there"),
    (lambda: asked_task("minerva"), "guard +9", "no_such_place", "from -8 to .8"),
    (lambda: asked_task("minerva"), "guard 3", "unreadable", r"write guard SPACE \(\+3, -6, 0\)"),
    (lambda: asked_task("sink", track=["+3"]), "sink -6", "gone", "-6: this military token lies there no more"),
    (lambda: asked_task("sink"), "sink +4", "no_such_place", "one of -6, -3"),
    (lambda: asked_task("theater_deck", mythology_decks=[["enki"], [], [], [], []]), "open greek", "deck_empty", "its deck is empty"),
    (lambda: asked_task("enshrine", age=1, mythology_decks=[["enki", "ishtar"], [], [], [], []], spaces=["mars", *[None] * 5]),
     "enshrine enki 1", "space_taken", "1: the space is taken"),
    (lambda: asked_task("enshrine", age=1), "enshrine mars 1", "not_shown", "mars: is none of the gods"),
    (lambda: asked_task("isis", a=city(wonders="sphinx"), discard=["baths"]), "wonder sphinx with altar", "not_in_discard", "altar: is"),
    (lambda: asked_task("isis", a=city(wonders="sphinx"), discard=["baths"]), "wonder pyramids with baths", "not_yours", "not an own"),
    (lambda: table("baths", wonder_deck=None, picks=0), "pick baths", "unknown", "pick: baths is no wonder"),
]  # fmt: skip


@pytest.mark.parametrize(("make", "text", "code", "reason"), REASONS)
def test_a_reason_for_each_thing_that_can_be_wrong(make, text, code, reason):
    game = make()
    refusal = game.refusal(game.owing[0], text)
    assert refusal is not None
    assert refusal.code == code, refusal.text
    assert re.search(reason, refusal.text), refusal.text


def test_a_wonder_of_the_draft_that_has_been_chosen_or_is_not_laid_out():
    """DUEL-007."""
    game = table("baths", picks=0)
    first, *_ = game.view().shown_wonders
    play(game, f"pick {first}")
    assert game.refusal(1, f"pick {first}").code == "taken"
    hidden = next(
        one.id
        for one in game.ruleset.catalog.wonders[:12]
        if one.id not in game.view().shown_wonders and one.id != first
    )
    assert game.refusal(1, f"pick {hidden}").code == "not_shown"


def candidates(game):
    """Texts of the right form for every verb that is asked."""
    ids = [*game.ruleset.card_ids[::7], *(one.id for one in game.ruleset.catalog.wonders)]
    for group in ("progress", "conspiracies", "divinities"):
        ids += [one.id for one in getattr(game.ruleset.catalog, group)][::3]
    ids += [*game.ruleset.catalog.mythologies, *"0123456789", "+3", "-6", "+9"]
    for verb in {choice.verb for choice in game.choices(game.owing[0])}:
        form = FORMS[verb].split()
        for one in ids:
            for other in ("baths", "6", "1", "top") if len(form) > 1 else ("",):
                tail = f"with {other}" if "with" in form else other
                yield f"{verb} {one} {tail}".strip()


def test_at_every_question_each_refusal_has_a_reason_and_words():
    """No answer that is not legal is refused without a reason of its own, and every reason has words."""
    assert set(at_every_question()) >= {"turn", "first", "destroy", "enshrine"}
    found: dict[str, Refusal] = {}
    for game, _ in at_every_question().values():
        legal = {choice.text for choice in game.choices(game.owing[0])}
        for text in candidates(game):
            refusal = game.refusal(game.owing[0], text)
            assert (refusal is None) == (text in legal), (game.asked, text)
            if refusal is not None:
                found.setdefault(refusal.code, refusal)
    for code, refusal in found.items():
        for language in LANGUAGES:
            assert clause(words(language), refusal) != refusal.text, (code, language)

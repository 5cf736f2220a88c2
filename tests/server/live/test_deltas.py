"""Deltas of fragments: they give exactly the new one, and are short if little has changed."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from argosy.server.live import deltas
from argosy.server.live.fragments import Fragment

TAGS = st.sampled_from(
    [
        "<li>",
        "<div class='a'>",
        "<p>",
        "<span>",
        "<b>",
        "text",
        "é",
        "\n",
        '"',
        "<li>a long piece of text</li>",
    ]
)
TEXTS = st.lists(TAGS, max_size=40).map("".join)


@given(old=TEXTS, new=TEXTS)
def test_a_delta_brings_the_new_text(old: str, new: str):
    told = deltas.delta("s:1", deltas.pieces(old), deltas.pieces(new))
    if told is not None:
        assert deltas.applied(told, old) == new
        assert json.loads(told)[0] == "s:1"


@given(text=TEXTS)
def test_pieces_are_the_text(text: str):
    assert "".join(deltas.pieces(text)) == text


def test_what_stays_costs_two_numbers():
    rows = "".join(f"<li>building number {n}</li>" for n in range(200))
    told = deltas.delta("s:1", deltas.pieces(f"<p>before</p>{rows}"), deltas.pieces(f"<p>after</p>{rows}"))
    assert told == '["s:1","<p>after</p>",13,' + str(len(rows)) + "]"


def test_a_text_that_has_little_in_common_is_sent_whole():
    assert deltas.delta("s:1", deltas.pieces("<p>one</p>"), deltas.pieces("<p>something else</p>")) is None


@pytest.mark.parametrize("of", ["old", "new"])
def test_a_text_with_letters_of_two_units_is_sent_whole(of: str):
    rows = "<li>the same</li>" * 50
    texts = {"old": rows, "new": rows} | {of: f"<p>\N{SAILBOAT}\N{ANCHOR}\N{OCTOPUS}</p>{rows}"}
    assert not all(map(deltas.can_be_told, texts.values()))
    assert Fragment("s:2", texts["new"]).since(Fragment("s:1", texts["old"])) == texts["new"]


def test_a_fragment_makes_what_is_new_once_for_all_who_have_the_same():
    rows = "<li>the same</li>" * 50
    old, new = Fragment("s:1", f"<p>1</p>{rows}"), Fragment("s:2", f"<p>2</p>{rows}")
    assert new.since(None) == new.text
    assert deltas.applied(new.since(old), old.text) == new.text
    assert new.since(old) is new.since(old)

"""Citations of rules in texts: whole ids, short ids after them, ranges."""

import pytest

from argosy import rulebook
from argosy.rulebook.citations import citations, cited

CASES = {
    "One unit costs 2 coins (BASE-TRADE-4).": {"BASE-TRADE-4"},
    "(BASE-PASS-1, -2)": {"BASE-PASS-1", "BASE-PASS-2"},
    "(BASE-TURN-1 to -4)": {"BASE-TURN-1", "BASE-TURN-2", "BASE-TURN-3", "BASE-TURN-4"},
    "(BASE-TURN-9 to -11)": {"BASE-TURN-9", "BASE-TURN-10", "BASE-TURN-11"},
    "(BASE-TURN-3 to BASE-TURN-5)": {"BASE-TURN-3", "BASE-TURN-4", "BASE-TURN-5"},
    "(ARMADA-NAVAL-2, -3, -6, ARMADA-SELL-2)": {
        "ARMADA-NAVAL-2",
        "ARMADA-NAVAL-3",
        "ARMADA-NAVAL-6",
        "ARMADA-SELL-2",
    },
    "(BASE-WONDERS-A-7, -B-8)": {"BASE-WONDERS-A-7", "BASE-WONDERS-B-8"},
    "(DUEL-091, 092)": {"DUEL-091", "DUEL-092"},
    "(PANTHEON-009 to 011)": {"PANTHEON-009", "PANTHEON-010", "PANTHEON-011"},
    "(Z-01 to Z-03, AMB-85)": {"Z-01", "Z-02", "Z-03", "AMB-85"},
    "AGORA-073, 180, PANTHEON-019, 023, 030": {
        "AGORA-073",
        "AGORA-180",
        "PANTHEON-019",
        "PANTHEON-023",
        "PANTHEON-030",
    },
    "BASE-TRADE-4 and BASE-SELL-1": {"BASE-TRADE-4", "BASE-SELL-1"},
    "(BASE-PASS-1,\n    -2, BASE-TURN-1\n    to -3)": {
        "BASE-PASS-1",
        "BASE-PASS-2",
        "BASE-TURN-1",
        "BASE-TURN-2",
        "BASE-TURN-3",
    },
    "AGORA-031 and 032": {"AGORA-031", "AGORA-032"},
    # The words between ids in other languages.
    "(BASE-TURN-1 à -3)": {"BASE-TURN-1", "BASE-TURN-2", "BASE-TURN-3"},
    "(BASE-TURN-1 do -3, DUEL-091 i 092)": {
        "BASE-TURN-1",
        "BASE-TURN-2",
        "BASE-TURN-3",
        "DUEL-091",
        "DUEL-092",
    },
    "(BASE-TURN-1 до -3, AGORA-031 и 032)": {
        "BASE-TURN-1",
        "BASE-TURN-2",
        "BASE-TURN-3",
        "AGORA-031",
        "AGORA-032",
    },
    # Numbers that are no ids.
    "BASE-COST-2, 3 coins": {"BASE-COST-2"},
    "DUEL-022, 2 coins and 100 more": {"DUEL-022"},
    "from BASE-COST-2 to 7 players": {"BASE-COST-2"},
    "XBASE-COST-2, MY-BASE-COST-2, base-cost-2, ARMADA-TEAM": set(),
    "BASE-TURN-1 to play, then BASE-TURN-4": {"BASE-TURN-1", "BASE-TURN-4"},
}


@pytest.mark.parametrize("text", CASES)
def test_what_a_text_cites(text):
    assert cited(text) == CASES[text]


@pytest.mark.parametrize("text", CASES)
def test_every_citation_knows_its_place(text):
    for citation in citations(text):
        written = text[citation.start : citation.end]
        assert citation.ids[-1].endswith(written.lstrip("-"))


def test_a_text_is_cut_at_the_rules_that_there_are():
    pieces = rulebook.pieces("See BASE-TRADE-4, -5 and BASE-TRADE-99.")
    assert [(words, rule and rule.id) for words, rule in pieces] == [
        ("See ", None),
        ("BASE-TRADE-4", "BASE-TRADE-4"),
        (", ", None),
        ("-5", "BASE-TRADE-5"),
        (" and ", None),
        ("BASE-TRADE-99", None),
        (".", None),
    ]

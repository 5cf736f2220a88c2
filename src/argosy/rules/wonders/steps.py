"""The order of steps in a round, as lists like those of the rulebook (BASE-TURN-7).

The list is walked from `ask_card` on in every turn; `pass_hands` goes back to it while the Age has turns
left. What expansions put before it happens once in an Age.
Steps that ask stop the walk until every city concerned has chosen.
"""

# "7 Wonders", 2010: an Age and its turns. Babylon's extra card comes before the left-over cards are discarded
# and before constructions from the discard pile (BASE-WONDERS-B-5, AMB-05).
# The end of the Age comes last (BASE-TURN-1, -7, BASE-LAST-3, BASE-DISCARD-2, -4).
ROUND = (
    "ask_card",
    "pay",
    "place",
    "effects",
    "income",
    "ask_last_card",
    "pay",
    "place",
    "effects",
    "income",
    "discard_left_over",
    "ask_revive",
    "revive",
    "pass_hands",
    "conflict",
    "next_age",
)

# The other reading of AMB-05: the last card is a whole additional turn after the last one.
ROUND_EXTRA_TURN = (
    "ask_card",
    "pay",
    "place",
    "effects",
    "income",
    "discard_left_over",
    "ask_revive",
    "revive",
    "ask_last_card",
    "pay",
    "place",
    "effects",
    "income",
    "ask_revive",
    "revive",
    "pass_hands",
    "conflict",
    "next_age",
)

ROUNDS = {"same_turn": ROUND, "extra_turn": ROUND_EXTRA_TURN}

TURN_BEGINS = "ask_card"
"""The step with which every turn begins; what stands before it happens once in an Age, before its cards are
dealt.
"""

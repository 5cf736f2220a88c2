"""The rule ids behind the refusals of 7 Wonders, by code and by verb where it matters."""

from argosy.game.types import RulesBehind
from argosy.game.wonders.expansions import EXPANSIONS

RULES: RulesBehind = {
    ("unreadable", ""): ("BASE-TURN-3",),
    ("unreadable", "stage"): ("BASE-WONDER-2", "AMB-64"),
    ("not_asked", ""): ("BASE-TURN-2",),
    ("not_asked", "revive"): ("BASE-DISCARD-2",),
    ("not_in_hand", ""): ("BASE-TURN-2",),
    ("not_in_discard", ""): ("BASE-DISCARD-1",),
    ("stands_already", ""): ("BASE-BUILD-1",),
    ("stands_already", "revive"): ("BASE-DISCARD-3", "BASE-BUILD-1"),
    ("must_play", ""): ("BASE-TWO-7",),
    ("no_right", ""): ("BASE-WONDERS-A-6", "AMB-82"),
    ("right_used", ""): ("BASE-WONDERS-A-6",),
    ("wonder_complete", ""): ("BASE-WONDER-2",),
    ("no_such_stage", ""): ("BASE-WONDER-2", "AMB-64"),
    ("needs_resources", ""): ("BASE-COST-3",),
    ("needs_resources", "stage"): ("BASE-COST-4", "BASE-COST-3"),
    ("needs_coins", ""): ("BASE-COST-5",),
    ("no_such_payment", ""): ("BASE-TRADE-12", "AMB-81"),
    ("no_such_payment", "sell"): ("BASE-SELL-1",),
    ("no_such_payment", "revive"): ("BASE-DISCARD-3",),
    **{row: rules for expansion in EXPANSIONS for row, rules in expansion.reasons.items()},
}

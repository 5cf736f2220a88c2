"""Verbs of Agora in choices: the action numbers of each, and how its text is made."""

from argosy.game.duel.actions import (
    Action,
    Make,
    Verb,
    card_action,
    ids_of,
    number_action,
    plain_action,
    thing_action,
    with_card_action,
)
from argosy.rules.duel import terms as t
from argosy.rules.duel.agora import terms as a
from argosy.rules.duel.ruleset import DuelRuleset


def _pair(verb: str) -> Make:
    return lambda _, index: Action(verb, (str(index // a.CHAMBERS + 1), str(index % a.CHAMBERS + 1)))


def _plot(ruleset: DuelRuleset, index: int) -> Action:
    kept = ids_of(ruleset)["conspiracies"][index // 2]
    return Action("plot", (kept, "bottom" if index % 2 else "top"), None, kept)


VERBS: tuple[Verb, ...] = (
    (a.DO_PREPARE, a.CONSPIRACIES * t.CARDS, with_card_action("prepare", "conspiracies")),
    (a.DO_PLACE, a.CHAMBERS, number_action("place", 1)),
    (a.DO_SHIFT, a.CHAMBERS * a.CHAMBERS, _pair("shift")),
    (a.DO_REMOVE, a.CHAMBERS, number_action("remove", 1)),
    (a.DO_CONSPIRE, 1, plain_action("conspire")),
    (a.DO_PLOT, 2 * a.CONSPIRACIES, _plot),
    (a.DO_TRIGGER, a.CONSPIRACIES, thing_action("trigger", "conspiracies")),
    (a.DO_SEIZE, t.WONDERS, thing_action("seize", "wonders")),
    (a.DO_LOCK, t.TOKENS, thing_action("lock", "progress")),
    (a.DO_FREE, t.CARDS, card_action("free")),
    (a.DO_SCRAP, t.CARDS, card_action("scrap")),
    (a.DO_TAKE, t.CARDS, card_action("take")),
    (a.DO_GIVE, t.CARDS, card_action("give")),
    (a.DO_DECREE, a.CHAMBERS * a.CHAMBERS, _pair("decree")),
    (a.DO_RAZE, t.WONDERS, thing_action("raze", "wonders")),
)

TURN_VERBS = ("prepare", "trigger")
"""Verbs of a turn."""
SECRET_THINGS = ("plot", "prepare")
"""Verbs whose object only the player sees (AGORA-043)."""
FORMS = {
    "prepare": "CONSPIRACY with CARD", "trigger": "CONSPIRACY", "place": "N", "shift": "N N", "remove": "N", "conspire": "",
    "plot": "CONSPIRACY top|bottom", "seize": "WONDER", "lock": "TOKEN", "free": "CARD", "scrap": "CARD", "take": "CARD",
    "give": "CARD", "decree": "N N", "raze": "WONDER",
}  # fmt: skip
"""What stands behind each verb (`question.FORMS`)."""

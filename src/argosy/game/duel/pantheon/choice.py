"""Verbs of Pantheon in choices: the action numbers of each, and how its text is made."""

from argosy.game.duel.actions import (
    Action,
    Verb,
    card_action,
    ids_of,
    number_action,
    thing_action,
    track_token_action,
)
from argosy.rules.duel import terms as t
from argosy.rules.duel.pantheon import terms as p
from argosy.rules.duel.ruleset import DuelRuleset


def _activate(ruleset: DuelRuleset, index: int) -> Action:
    god = ids_of(ruleset)["divinities"][index // p.OFFERING_SETS]
    values = ruleset.catalog.pantheon.offerings
    given = [str(values[n]) for n in range(p.OFFERINGS) if index % p.OFFERING_SETS >> n & 1]
    return Action("activate", (god, *(("offering", *given) if given else ())), None, god)


def _enshrine(ruleset: DuelRuleset, index: int) -> Action:
    god = ids_of(ruleset)["divinities"][index // p.SPACES]
    return Action("enshrine", (god, str(index % p.SPACES + 1)), None, god)


def _space_of_track(_: DuelRuleset, index: int) -> Action:
    return Action("guard", (f"{index - t.TRACK_SIDE:+d}" if index != t.TRACK_SIDE else "0",))


def _mythology(ruleset: DuelRuleset, index: int) -> Action:
    name = ruleset.catalog.mythologies[index]
    return Action("open", (name,), None, name)


VERBS: tuple[Verb, ...] = (
    (p.DO_ACTIVATE, p.GODS * p.OFFERING_SETS, _activate),
    (p.DO_ENSHRINE, p.GODS * p.SPACES, _enshrine),
    (p.DO_SNAKE, t.CARDS, card_action("snake")),
    (p.DO_STRIKE, t.PLACES, number_action("strike", 0)),
    (p.DO_UNBUILD, t.WONDERS, thing_action("unbuild", "wonders")),
    (p.DO_GUARD, t.TRACK, _space_of_track),
    (p.DO_SINK, t.MILITARY_TOKENS, track_token_action("sink")),
    (p.DO_USE, t.MILITARY_TOKENS, track_token_action("use")),
    (p.DO_OPEN, p.MYTHOLOGIES, _mythology),
    (p.DO_TOP, p.GODS, thing_action("top", "divinities")),
)

TURN_VERBS = ("activate",)
"""Verbs of a turn."""
SECRET_THINGS = ("enshrine", "top")
"""Verbs whose object only the player sees (PANTHEON-011, 018)."""
FORMS = {
    "activate": "GOD", "enshrine": "GOD N", "snake": "CARD", "strike": "N", "unbuild": "WONDER", "guard": "SPACE",
    "sink": "SPACE", "use": "SPACE", "open": "MYTHOLOGY", "top": "GOD",
}  # fmt: skip
"""What stands behind each verb (`question.FORMS`)."""
TAILS = {"activate": "offering"}
"""The word that numbers may follow behind a form: `activate GOD offering N ...`."""

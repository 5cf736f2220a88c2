"""Reasons why an action of Agora is not legal."""

from argosy.game.duel.question_forms import Reason, SeatQuestion, because, in_city, says
from argosy.game.types import Refusal, RulesBehind
from argosy.rules.duel import terms as t
from argosy.rules.duel.agora import terms as a
from argosy.rules.duel.agora.state import AgoraGameFields

KINDS = {"SENATOR": ("cards", "card"), "CONSPIRACY": ("conspiracies", "conspiracy")}
"""Words of the forms of choices: a group of the catalog, and what one of it is called."""
LAID_OUT = {a.ESPIONAGE: "is not in the box"}
"""Reasons why a progress token cannot be chosen, by what is asked."""
WORDS = ("top", "bottom")
"""What may stand in a choice and is no id."""


# --- in a turn ----------------------------------------------------------------------------------------------


def _no_trigger_in_turn(asked: SeatQuestion, words: list[str]) -> Refusal:
    """AGORA-062, 064."""
    name, agora = words[1], asked.game.agora
    number = asked.number("conspiracies", name)
    if asked.game.triggered:
        text = f"{name}: one conspiracy has been triggered in this turn"
        return Refusal(code="right_used", text=text, values={"in_a_turn": 1})
    if agora.holder[number] != asked.seat:
        return Refusal(code="not_yours", text=f"{name}: not an own conspiracy", values={"thing": name})
    if agora.shown[number]:
        return Refusal(code="right_used", text=f"{name}: is used up", values={"thing": name})
    if agora.prepared[number] < 0:
        return Refusal(code="not_prepared", text=f"{name}: is not prepared", values={"thing": name})
    return Refusal(code="no_effect", text=f"{name}: would have no effect now", values={"thing": name})


def _no_prepare(asked: SeatQuestion, words: list[str]) -> Refusal:
    """AGORA-050, 051."""
    text = f"{words[1]}: not an own conspiracy that is still unprepared"
    refusal = Refusal(code="not_yours", text=text, values={"thing": words[1]})
    return asked.not_free(asked.number("cards", words[-1])) or refusal


IN_TURN: dict[str, Reason] = {"trigger": _no_trigger_in_turn, "prepare": _no_prepare}
"""By verb."""


# --- outside a turn -----------------------------------------------------------------------------------------


def _free(asked: SeatQuestion, words: list[str]) -> Refusal:
    """AGORA-158, 159."""
    if asked.game.decision == a.REMOVED_CARD:
        return because("not_removed", words[1], "is none of the removed cards that you look at")
    if asked.ruleset.tables.cards[asked.number("cards", words[1])].color == a.SENATOR:
        return because("no_senators", words[1], "senators are not taken from the top row")
    return because("not_in_top_row", words[1], "does not lie in the top row")


def _scrap(asked: SeatQuestion, words: list[str]) -> Refusal:
    """AGORA-155: as for a card of a turn."""
    return asked.not_free(asked.number("cards", words[1])) or because("gone", words[1], "is not there")


def _lock(asked: SeatQuestion, words: list[str]) -> Refusal:
    """AGORA-152, Z-32."""
    if asked.game.token_place[asked.number("progress", words[1])] == t.TAKEN + asked.seat:
        return because(
            "own_token", words[1], "is your own; choose one of the board, of the opponent or of the box"
        )
    return because("not_in_play", words[1], "lies neither on the board nor in the box nor with the opponent")


def _trigger(asked: SeatQuestion, words: list[str]) -> Refusal:
    """AGORA-096."""
    agora: AgoraGameFields = asked.game.agora
    number = asked.number("conspiracies", words[1])
    if agora.holder[number] != asked.seat:
        return because("not_yours", words[1], "not an own conspiracy")
    if agora.shown[number]:
        return because("right_used", words[1], "is used up")
    if agora.prepared[number] >= 0:
        return because(
            "prepared_already", words[1], "is prepared already; Curia Julia triggers one that is not"
        )
    return because("no_effect", words[1], "would have no effect now")


def _place(asked: SeatQuestion, words: list[str]) -> Refusal:
    """AGORA-034."""
    wrong = asked.out_of_range(words[1], a.CHAMBERS, "chamber")
    return wrong or because("other_section", words[1], "the chamber belongs to another section")


def _remove(asked: SeatQuestion, words: list[str]) -> Refusal:
    """AGORA-091."""
    wrong = asked.out_of_range(words[1], a.CHAMBERS, "chamber")
    return wrong or because("no_marker", words[1], "no marker of the opponent lies in this chamber")


def _shift(asked: SeatQuestion, words: list[str]) -> Refusal:
    """AGORA-037."""
    for word in words[1:]:
        if wrong := asked.out_of_range(word, a.CHAMBERS, "chamber"):
            return wrong
    if asked.game.agora.markers[int(words[1]) - 1, asked.seat] == 0:
        return because("no_marker", words[1], "no own marker lies in this chamber")
    return because("not_beside", words[2], f"is no neighbour of chamber {words[1]}")


def _decree(asked: SeatQuestion, words: list[str]) -> Refusal:
    """AGORA-165."""
    for word in words[1:]:
        if wrong := asked.out_of_range(word, a.CHAMBERS, "chamber"):
            return wrong
    if int(words[1]) == int(words[2]):
        return because("same_chamber", words[2], "the decree lies there already")
    return because("no_decree", words[1], "no decree lies in this chamber")


REASONS: dict[str, Reason] = {
    "take": in_city(of_opponent=True),
    "give": in_city(of_opponent=False),
    "free": _free,
    "scrap": _scrap,
    "seize": says("not_theirs", "is no unbuilt wonder of the opponent"),
    "raze": says("not_built", "is no constructed wonder of the opponent"),
    "lock": _lock,
    "trigger": _trigger,
    "plot": says("not_shown", "is none of the conspiracies that were drawn"),
    "place": _place,
    "remove": _remove,
    "shift": _shift,
    "decree": _decree,
}
"""By verb."""

RULES: RulesBehind = {
    ("not_asked", "trigger"): ("AGORA-062",),
    ("not_there", "prepare"): ("DUEL-010",),
    ("not_yours", "prepare"): ("AGORA-050", "AGORA-051"),
    ("not_yours", "trigger"): ("AGORA-060",),
    ("right_used", ""): ("AGORA-062",),
    ("not_prepared", ""): ("AGORA-060",),
    ("prepared_already", ""): ("AGORA-096",),
    ("no_effect", ""): ("AGORA-064",),
    ("not_in_city", "take"): ("AGORA-163",),
    ("not_in_city", "give"): ("AGORA-164",),
    ("other_color", "take"): ("AGORA-163", "AGORA-164"),
    ("other_color", "give"): ("AGORA-164",),
    ("no_senators", "free"): ("AGORA-158",),
    ("not_removed", ""): ("AGORA-159",),
    ("not_in_top_row", ""): ("AGORA-158",),
    ("gone", "scrap"): ("AGORA-155",),
    ("not_theirs", ""): ("AGORA-161",),
    ("not_built", ""): ("AGORA-157",),
    ("own_token", ""): ("AGORA-152",),
    ("not_in_play", ""): ("AGORA-152",),
    ("not_shown", "plot"): ("AGORA-042",),
    ("no_such_place", "place"): ("AGORA-034",),
    ("no_such_place", "remove"): ("AGORA-091",),
    ("no_such_place", "shift"): ("AGORA-037",),
    ("no_such_place", "decree"): ("AGORA-165",),
    ("other_section", ""): ("AGORA-034",),
    ("no_marker", ""): ("AGORA-091",),
    ("no_marker", "shift"): ("AGORA-037",),
    ("not_beside", ""): ("AGORA-037",),
    ("same_chamber", ""): ("AGORA-165",),
    ("no_decree", ""): ("AGORA-165",),
}
"""The rules behind the reasons, as in `refusal.py`."""

"""Reasons why an action of Pantheon is not legal."""

from argosy.game.duel.actions import TRACK_TOKENS
from argosy.game.duel.question_forms import Reason, SeatQuestion, because, in_city, says
from argosy.game.types import Refusal, RulesBehind
from argosy.rules.duel.pantheon import terms as p
from argosy.rules.duel.payment import funds

KINDS = {"GOD": ("divinities", "god")}
"""Words of the forms of choices: a group of the catalog, and what one of it is called."""
LAID_OUT = {p.ENKI: "does not lie on Enki"}
"""Reasons why a progress token cannot be chosen, by what is asked."""
WORDS = ("offering",)
"""What may stand in a choice and is no id."""


def _no_god(asked: SeatQuestion, words: list[str]) -> Refusal:
    """PANTHEON-013 to 016."""
    name = words[1]
    if asked.game.age == 1 or asked.number("divinities", name) not in asked.game.pantheon.space:
        return Refusal(
            code="not_there", text=f"{name}: does not lie open in the Pantheon", values={"thing": name}
        )
    has = int(funds(asked.game.cities[asked.seat]))
    return Refusal(
        code="needs_coins",
        text=f"{name}: not with these coins and offerings, you have {has} coins",
        values={"what": name},
    )


IN_TURN: dict[str, Reason] = {"activate": _no_god}
"""By verb."""


# --- outside a turn -----------------------------------------------------------------------------------------


def _wonder(asked: SeatQuestion, words: list[str]) -> Refusal:
    """PANTHEON-025: Isis."""
    city = asked.game.cities[asked.seat]
    if asked.number("wonders", words[1]) not in city.unbuilt[: city.unbuilt_count]:
        return because("not_yours", words[1], "not an own wonder to be constructed")
    return because("not_in_discard", words[3], "is not in the discard pile")


def _enshrine(asked: SeatQuestion, words: list[str]) -> Refusal:
    """PANTHEON-011."""
    mythology = int(asked.game.tasks[asked.game.depth - 1].subject)
    if asked.number("divinities", words[1]) not in asked.game.pantheon.decks[mythology, :2]:
        return because("not_shown", words[1], "is none of the gods that were drawn")
    return asked.out_of_range(words[2], p.SPACES, "space") or because(
        "space_taken", words[2], "the space is taken"
    )


def _guard(asked: SeatQuestion, words: list[str]) -> Refusal:
    """PANTHEON-028, Z-33."""
    if int(words[1]) == int(asked.game.pawn):
        return because("pawn_there", words[1], "the conflict pawn stands there")
    last = int(asked.ruleset.tables.capital) - 1
    return because("no_such_place", words[1], f"a space from -{last} to +{last}")


def _strike(asked: SeatQuestion, words: list[str]) -> Refusal:
    """PANTHEON-026: places count from 0."""
    places = int(asked.ruleset.tables.structures[asked.game.age - 1].places)
    if not 0 <= int(words[1]) < places:
        return because("no_such_place", words[1], f"a place of the structure, from 0 to {places - 1}")
    return because("gone", words[1], "no card lies on this place")


def _military(_: SeatQuestion, words: list[str]) -> Refusal:
    """PANTHEON-029."""
    if words[1] not in TRACK_TOKENS:
        return because("no_such_place", words[1], f"a military token is one of {', '.join(TRACK_TOKENS)}")
    return because("gone", words[1], "this military token lies there no more")


REASONS: dict[str, Reason] = {
    "snake": in_city(of_opponent=True),
    "wonder": _wonder,
    "unbuild": says("not_built", "is no constructed wonder"),
    "enshrine": _enshrine,
    "activate": says("not_shown", "is none of the gods laid open"),
    "top": says("not_shown", "is none of the gods that go back"),
    "open": says("deck_empty", "its deck is empty"),
    "guard": _guard,
    "strike": _strike,
    "sink": _military,
    "use": _military,
}
"""By verb."""

RULES: RulesBehind = {
    ("not_there", "activate"): ("PANTHEON-015",),
    ("needs_coins", "activate"): ("PANTHEON-016",),
    ("not_in_city", "snake"): ("PANTHEON-022",),
    ("other_color", "snake"): ("PANTHEON-022",),
    ("not_yours", "wonder"): ("DUEL-024", "PANTHEON-025"),
    ("not_in_discard", "wonder"): ("PANTHEON-025",),
    ("not_built", "unbuild"): ("PANTHEON-027",),
    ("not_shown", "enshrine"): ("PANTHEON-011",),
    ("not_shown", "activate"): ("PANTHEON-017", "PANTHEON-018"),
    ("not_shown", "top"): ("PANTHEON-018",),
    ("space_taken", ""): ("PANTHEON-011",),
    ("deck_empty", ""): ("PANTHEON-018",),
    ("no_such_place", "enshrine"): ("PANTHEON-011",),
    ("no_such_place", "guard"): ("PANTHEON-028",),
    ("no_such_place", "strike"): ("PANTHEON-026",),
    ("no_such_place", "sink"): ("PANTHEON-029",),
    ("no_such_place", "use"): ("PANTHEON-029",),
    ("pawn_there", ""): ("PANTHEON-028",),
    ("gone", "strike"): ("PANTHEON-026",),
    ("gone", "sink"): ("PANTHEON-029",),
    ("gone", "use"): ("PANTHEON-029",),
}
"""The rules behind the reasons, as in `refusal.py`."""

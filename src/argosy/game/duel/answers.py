"""Why an answer to a question outside a turn is not possible: one reason for each verb, with its own code."""

from collections.abc import Callable

from argosy.game.duel.choice import TRACK_TOKENS
from argosy.game.duel.question import Asked
from argosy.game.types import Refusal
from argosy.rules.duel import terms as t
from argosy.rules.duel.agora import terms as agora_terms
from argosy.rules.duel.pantheon import terms as pantheon_terms

Reason = Callable[[Asked, list[str]], Refusal]

KINDS = {
    "CARD": ("cards", "card"),
    "SENATOR": ("cards", "card"),
    "WONDER": ("wonders", "wonder"),
    "TOKEN": ("progress", "progress token"),
    "CONSPIRACY": ("conspiracies", "conspiracy"),
    "GOD": ("divinities", "god"),
}
"""Words of the forms of choices: a group of the catalog, and what one of it is called."""

LAID_OUT = {
    t.PROGRESS: "does not lie on the board",
    t.DRAWN_PROGRESS: "is none of the tokens that were drawn",
    agora_terms.ESPIONAGE: "is not in the box",
    pantheon_terms.ENKI: "does not lie on Enki",
}


def refuse_answer(asked: Asked, words: list[str]) -> Refusal:
    """The reason. The verb is asked for, the words have its form, every name is of its kind; still it is not legal."""
    return REASONS[words[0]](asked, words)


def _because(code: str, thing: str, reason: str, **values: str | int) -> Refusal:
    return Refusal(code=code, text=f"{thing}: {reason}", values={"thing": thing, **values})


# --- cards ---------------------------------------------------------------------------------------------------------


def _in_city(*, of_opponent: bool) -> Reason:
    def reason(asked: Asked, words: list[str]) -> Refusal:
        """Destroy, take, give, snake: cards of a city, of some colours."""
        owner = 1 - asked.seat if of_opponent else asked.seat
        if asked.game.card_place[asked.number("cards", words[1])] != t.IN_CITY + owner:
            return _because("not_in_city", words[1], f"does not lie in the city of seat {owner}", seat=owner)
        return _because("other_color", words[1], "a card of another colour is asked for")

    return reason


def _revive(asked: Asked, words: list[str]) -> Refusal:
    """DUEL-058, Z-06."""
    if asked.game.card_place[asked.number("cards", words[1])] != t.DISCARDED:
        return _because("not_in_discard", words[1], "is not in the discard pile")
    return _because("no_senators", words[1], "senators of the discard pile are not recruited at this table")


def _free(asked: Asked, words: list[str]) -> Refusal:
    """AGORA-158, 159."""
    if asked.game.decision == agora_terms.REMOVED_CARD:
        return _because("not_removed", words[1], "is none of the removed cards that you look at")
    if asked.ruleset.tables.cards[asked.number("cards", words[1])].color == agora_terms.SENATOR:
        return _because("no_senators", words[1], "senators are not taken from the top row")
    return _because("not_in_top_row", words[1], "does not lie in the top row")


def _scrap(asked: Asked, words: list[str]) -> Refusal:
    """AGORA-155: as for a card of a turn."""
    return asked.not_free(asked.number("cards", words[1])) or _because("gone", words[1], "is not there")


# --- wonders, tokens, gods ---------------------------------------------------------------------------------------------


def _pick(asked: Asked, words: list[str]) -> Refusal:
    """DUEL-007."""
    if asked.game.wonder_owner[asked.number("wonders", words[1])] >= 0:
        return _because("taken", words[1], "has been chosen already")
    return _because("not_shown", words[1], "is none of the wonders laid out")


def _wonder(asked: Asked, words: list[str]) -> Refusal:
    """PANTHEON-025: Isis."""
    city = asked.game.cities[asked.seat]
    if asked.number("wonders", words[1]) not in city.unbuilt[: city.unbuilt_count]:
        return _because("not_yours", words[1], "not an own wonder to be constructed")
    return _because("not_in_discard", words[3], "is not in the discard pile")


def _token(asked: Asked, words: list[str]) -> Refusal:
    return _because("not_shown", words[1], LAID_OUT[int(asked.game.decision)])


def _lock(asked: Asked, words: list[str]) -> Refusal:
    """AGORA-152, Z-32."""
    if asked.game.token_place[asked.number("progress", words[1])] == t.TAKEN + asked.seat:
        return _because("own_token", words[1], "is your own; choose one of the board, of the opponent or of the box")
    return _because("not_in_play", words[1], "lies neither on the board nor in the box nor with the opponent")


def _trigger(asked: Asked, words: list[str]) -> Refusal:
    """AGORA-096."""
    agora, number = asked.game.agora, asked.number("conspiracies", words[1])
    if agora.holder[number] != asked.seat:
        return _because("not_yours", words[1], "not an own conspiracy")
    if agora.shown[number]:
        return _because("right_used", words[1], "is used up")
    if agora.prepared[number] >= 0:
        return _because("prepared_already", words[1], "is prepared already; Curia Julia triggers one that is not")
    return _because("no_effect", words[1], "would have no effect now")


def _enshrine(asked: Asked, words: list[str]) -> Refusal:
    """PANTHEON-011."""
    mythology = int(asked.game.tasks[asked.game.depth - 1].subject)
    if asked.number("divinities", words[1]) not in asked.game.pantheon.decks[mythology, :2]:
        return _because("not_shown", words[1], "is none of the gods that were drawn")
    return asked.out_of_range(words[2], pantheon_terms.SPACES, "space") or _because(
        "space_taken", words[2], "the space is taken"
    )


def _says(code: str, reason: str) -> Reason:
    """The one thing that can be wrong with the name behind the verb."""
    return lambda _, words: _because(code, words[1], reason)


# --- places ------------------------------------------------------------------------------------------------------------


def _place(asked: Asked, words: list[str]) -> Refusal:
    """AGORA-034."""
    wrong = asked.out_of_range(words[1], agora_terms.CHAMBERS, "chamber")
    return wrong or _because("other_section", words[1], "the chamber belongs to another section")


def _remove(asked: Asked, words: list[str]) -> Refusal:
    """AGORA-091."""
    wrong = asked.out_of_range(words[1], agora_terms.CHAMBERS, "chamber")
    return wrong or _because("no_marker", words[1], "no marker of the opponent lies in this chamber")


def _shift(asked: Asked, words: list[str]) -> Refusal:
    """AGORA-037."""
    for word in words[1:]:
        if wrong := asked.out_of_range(word, agora_terms.CHAMBERS, "chamber"):
            return wrong
    if asked.game.agora.markers[int(words[1]) - 1, asked.seat] == 0:
        return _because("no_marker", words[1], "no own marker lies in this chamber")
    return _because("not_beside", words[2], f"is no neighbour of chamber {words[1]}")


def _decree(asked: Asked, words: list[str]) -> Refusal:
    """AGORA-165."""
    for word in words[1:]:
        if wrong := asked.out_of_range(word, agora_terms.CHAMBERS, "chamber"):
            return wrong
    if int(words[1]) == int(words[2]):
        return _because("same_chamber", words[2], "the decree lies there already")
    return _because("no_decree", words[1], "no decree lies in this chamber")


def _guard(asked: Asked, words: list[str]) -> Refusal:
    """PANTHEON-028, Z-33."""
    if int(words[1]) == int(asked.game.pawn):
        return _because("pawn_there", words[1], "the conflict pawn stands there")
    last = int(asked.ruleset.tables.capital) - 1
    return _because("no_such_place", words[1], f"a space from -{last} to +{last}")


def _strike(asked: Asked, words: list[str]) -> Refusal:
    """PANTHEON-026: places count from 0."""
    places = int(asked.ruleset.tables.structures[asked.game.age - 1].places)
    if not 0 <= int(words[1]) < places:
        return _because("no_such_place", words[1], f"a place of the structure, from 0 to {places - 1}")
    return _because("gone", words[1], "no card lies on this place")


def _military(_: Asked, words: list[str]) -> Refusal:
    """PANTHEON-029."""
    if words[1] not in TRACK_TOKENS:
        return _because("no_such_place", words[1], f"a military token is one of {', '.join(TRACK_TOKENS)}")
    return _because("gone", words[1], "this military token lies there no more")


def _form(asked: Asked, words: list[str]) -> Refusal:
    """Verbs that go with nothing that could be wrong: `pass`, `conspire`, `first me`."""
    return asked.wrong_form(words)


REASONS: dict[str, Reason] = {
    "destroy": _in_city(of_opponent=True),
    "take": _in_city(of_opponent=True),
    "give": _in_city(of_opponent=False),
    "snake": _in_city(of_opponent=True),
    "revive": _revive,
    "free": _free,
    "scrap": _scrap,
    "pick": _pick,
    "wonder": _wonder,
    "seize": _says("not_theirs", "is no unbuilt wonder of the opponent"),
    "raze": _says("not_built", "is no constructed wonder of the opponent"),
    "unbuild": _says("not_built", "is no constructed wonder"),
    "token": _token,
    "lock": _lock,
    "trigger": _trigger,
    "plot": _says("not_shown", "is none of the conspiracies that were drawn"),
    "enshrine": _enshrine,
    "activate": _says("not_shown", "is none of the gods laid open"),
    "top": _says("not_shown", "is none of the gods that go back"),
    "open": _says("deck_empty", "its deck is empty"),
    "place": _place,
    "remove": _remove,
    "shift": _shift,
    "decree": _decree,
    "guard": _guard,
    "strike": _strike,
    "sink": _military,
    "use": _military,
    "pass": _form,
    "conspire": _form,
    "first": _form,
}

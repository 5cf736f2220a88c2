"""Reasons for impossible positions in the visitor's language, for the most common ones."""

from argosy.game.types import Refusal
from argosy.texts import Words

KINDS = {
    "cards": "duel_card",
    "decks": "duel_card",
    "removed": "duel_card",
    "wonders": "duel_wonder",
    "progress": "progress",
    "divinities": "divinity",
    "conspiracies": "conspiracy",
}
"""Under which kind the names of a group of Duel stand."""


def fault(w: Words, refusal: Refusal) -> str:
    """The reason as a clause; empty where only the English one is known."""
    parts = {name: value for name, value in refusal.values.items() if isinstance(value, str | int)}
    told = {**_of_tables(w, parts), **_of_cities(w, parts), **_of_duel(w, parts)}
    return told.get(refusal.code, "")


def _named(w: Words, kind: str, thing: str | int) -> str:
    return w.name(kind, str(thing)) if thing else ""


def _of_tables(w: Words, parts: dict[str, str | int]) -> dict[str, str]:
    """Return the faults of players, expansions and turns."""
    expansion = _named(w, "box", parts.get("expansion", ""))
    least, most = parts.get("least", 0), parts.get("most", 0)
    return {
        "number_of_players": w.say(
            "number of players with {expansion}: {least} to {most}",
            expansion=expansion,
            least=least,
            most=most,
        ),
        "two_players": w.say("this edition has no game for two players"),
        "two_editions": w.say("two editions of one box"),
        "teams": w.say("so many players cannot form teams: {n}", n=parts.get("players", 0)),
        "without_box": w.say("{expansion} is not at this table: add the box first", expansion=expansion),
        "cities": w.say(
            "number of cities: {n}, and {needed} are needed",
            n=parts.get("cities", 0),
            needed=parts.get("needed", 0),
        ),
        "turn": w.say("hands and turn do not fit: an Age has turns 1 to {n}", n=most),
        "last_turn": w.say("that is asked in the last turn of an Age, {n}", n=parts.get("turn", 0)),
        "over_early": w.say("the game is over only after the last Age"),
    }


def _of_cities(w: Words, parts: dict[str, str | int]) -> dict[str, str]:
    """Return the faults of cards, hands, wonders and stages."""
    card = _named(w, "card", parts.get("card", ""))
    seat, turn, holds = int(parts.get("seat", 0)) + 1, parts.get("turn", 0), parts.get("holds", 0)
    return {
        "card_too_often": w.say("{card}: more copies than there are with so many cities", card=card),
        "card_twice": w.say("{card}: a city has each building once", card=card),
        "unknown_card": w.say("{card}: no such card in this edition", card=card),
        "hand_size": w.say(
            "cards in the hand of seat {seat}: {cards}; in turn {turn} there are {holds}",
            seat=seat,
            cards=parts.get("cards", 0),
            turn=turn,
            holds=holds,
        ),
        "hand_left_out": w.say(
            "too few cards are left for the hand of seat {seat}; in turn {turn} it has {holds}: choose a later turn",
            seat=seat,
            turn=turn,
            holds=holds,
        ),
        "wonder_twice": w.say("each wonder can be there once"),
        "stages": w.say(
            "built stages: {built}; the wonder has {most}",
            built=parts.get("built", 0),
            most=parts.get("most", 0),
        ),
    }


def _of_duel(w: Words, parts: dict[str, str | int]) -> dict[str, str]:
    """Return the faults of a position of Duel."""
    name = _named(w, KINDS.get(str(parts.get("group", "")), ""), parts.get("thing", ""))
    return {
        "duel_twice": w.say("{name} can lie in one place only", name=name),
        "duel_standing": w.say("constructed wonders in a game: {n} at most", n=parts.get("most", 0)),
        "duel_wonders": w.say("wonders of a player: {n} at most", n=parts.get("most", 0)),
        "duel_capital": w.say("the conflict pawn stands in a capital, and the game would be over"),
    }

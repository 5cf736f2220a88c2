"""Reasons for impossible positions in the visitor's language, for the most common ones."""

from argosy.game.types import Refusal
from argosy.texts import Words
from argosy.web.rendering.parts import roman

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


def not_in_range(w: Words, value: str | int, least: int, most: int) -> str:
    """The reason why a number is refused."""
    return w.say(
        "{value} is not possible here: a whole number from {least} to {most}",
        value=value,
        least=least,
        most=most,
    )


def fault(w: Words, refusal: Refusal) -> str:
    """The reason as a clause; empty where only the English one is known."""
    parts = {name: value for name, value in refusal.values.items() if isinstance(value, str | int)}
    told = {**_of_tables(w, parts), **_of_cards(w, parts), **_of_cities(w, parts), **_of_duel(w, parts)}
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
        "two_editions": w.say("choose one edition of each expansion"),
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
        "unknown_expansion": w.say("there is no expansion {name}", name=parts.get("thing", "")),
        "unknown_edition": w.say("there is no edition of {year}", year=parts.get("edition", "")),
        "out_of_range": not_in_range(w, parts.get("value", ""), int(least), int(most)),
        "too_many": w.say("too many here: {count}; at most {most}", count=parts.get("count", 0), most=most),
    }


def _of_cards(w: Words, parts: dict[str, str | int]) -> dict[str, str]:
    """Return the faults of cards that cannot be where they are, or not so often."""
    card, count, most = _named(w, "card", parts.get("card", "")), parts.get("count", 0), parts.get("most", 0)
    age, of = roman(int(parts.get("age", 1))), roman(int(parts.get("of", 1)))
    return {
        "card_too_often": w.say(
            "copies of {card} at this table: {count}; at most {most} with so many cities",
            card=card,
            count=count,
            most=most,
        ),
        "held_too_often": w.say(
            "copies of {card} in the hands: {count}; at most {most} in Age {age} with so many cities",
            card=card,
            count=count,
            age=age,
            most=most,
        ),
        "held_in_other_age": w.say(
            "{card} is a card of Age {of}; in Age {age} it cannot be in a hand", card=card, of=of, age=age
        ),
        "not_with_so_few": w.say("{card} is not used with so few cities: add cities or remove it", card=card),
        "card_of_later_age": w.say(
            "{card} is a card of Age {of}, which is not dealt yet: choose that Age or remove the card",
            card=card,
            of=of,
        ),
        "card_twice": w.say("{card}: a city has each building once", card=card),
        "unknown_card": w.say("{card}: no such card in this edition", card=card),
    }


def _of_cities(w: Words, parts: dict[str, str | int]) -> dict[str, str]:
    """Return the faults of hands, wonders and stages."""
    seat, turn, holds = int(parts.get("seat", 0)) + 1, parts.get("turn", 0), parts.get("holds", 0)
    return {
        "hand_size": w.say(
            "cards in the hand of seat {seat}: {cards}; in turn {turn} there are {holds}",
            seat=seat,
            cards=parts.get("cards", 0),
            turn=turn,
            holds=holds,
        ),
        "hand_range": w.say(
            "cards in the hand of seat {seat}: {cards}; when a card is chosen there are {least} to {most}",
            seat=seat,
            cards=parts.get("cards", 0),
            least=parts.get("least", 0),
            most=parts.get("most", 0),
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
        "stage_order": w.say("the stages of this wonder are built from left to right"),
        "stage_twice": w.say(
            "stage {stage} is there twice, or is no stage of this wonder, which has {most}",
            stage=parts.get("stage", 0),
            most=parts.get("most", 0),
        ),
    }


def _of_duel(w: Words, parts: dict[str, str | int]) -> dict[str, str]:
    """Return the faults of a position of Duel, and of things of expansions."""
    kind = str(parts.get("kind", "")) or KINDS.get(str(parts.get("group", "")), "")
    name = _named(w, kind, parts.get("thing", ""))
    age, most = roman(int(parts.get("age", 1))), parts.get("most", 0)
    return {
        "lies_twice": w.say("{name} can lie in one place only", name=name),
        "unknown_thing": w.say("there is no {name} at this table", name=name),
        "duel_picks": w.say(
            "wonders of both players: {count}; so far {picks} have been chosen in the draft",
            count=parts.get("count", 0),
            picks=parts.get("picks", 0),
        ),
        "duel_all_stand": w.say(
            "{name} is not constructed, and no wonder can be any more: {most} are; remove it",
            name=_named(w, "duel_wonder", parts.get("thing", "")),
            most=most,
        ),
        "duel_other_age": w.say(
            "{card} is not a card of Age {age}", card=_named(w, "duel_card", parts.get("thing", "")), age=age
        ),
        "duel_symbols": w.say(
            "different science symbols of seat {seat}: {symbols}; the game would be over, so remove one",
            seat=int(parts.get("seat", 0)) + 1,
            symbols=parts.get("symbols", 0),
        ),
        "duel_no_card": w.say("no card is left in the structure: add one"),
        "duel_few_cards": w.say(
            "too few cards are left for the structure of Age {age}: remove some from other places", age=age
        ),
        "duel_twice": w.say("{name} can lie in one place only", name=name),
        "duel_standing": w.say("constructed wonders in a game: {n} at most", n=parts.get("most", 0)),
        "duel_wonders": w.say("wonders of a player: {n} at most", n=parts.get("most", 0)),
        "duel_capital": w.say("the conflict pawn stands in a capital, and the game would be over"),
    }

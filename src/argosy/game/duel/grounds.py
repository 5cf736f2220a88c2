"""The forms of a reason why an answer is not possible, shared by the base game and the boxes."""

from collections.abc import Callable

from argosy.game.duel.question import Asked
from argosy.game.types import Refusal
from argosy.rules.duel import terms as t

Reason = Callable[[Asked, list[str]], Refusal]


def because(code: str, thing: str, reason: str, **values: str | int) -> Refusal:
    """A refusal about one thing."""
    return Refusal(code=code, text=f"{thing}: {reason}", values={"thing": thing, **values})


def in_city(*, of_opponent: bool) -> Reason:
    """The reason for verbs with a card of a city, of some colours: destroy, take, give, snake."""

    def reason(asked: Asked, words: list[str]) -> Refusal:
        owner = 1 - asked.seat if of_opponent else asked.seat
        if asked.game.card_place[asked.number("cards", words[1])] != t.IN_CITY + owner:
            return because("not_in_city", words[1], f"does not lie in the city of seat {owner}", seat=owner)
        return because("other_color", words[1], "a card of another colour is asked for")

    return reason


def says(code: str, reason: str) -> Reason:
    """The one thing that can be wrong with the name behind the verb."""
    return lambda _, words: because(code, words[1], reason)


def wrong_form(asked: Asked, words: list[str]) -> Refusal:
    """Verbs that go with nothing that could be wrong: `pass`, `conspire`, `first me`."""
    return asked.wrong_form(words)

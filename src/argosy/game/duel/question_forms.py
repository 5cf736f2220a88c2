"""Questions to a seat of Duel, and the forms of refusals."""

from collections.abc import Callable

from argosy.game.duel.actions import ids_of
from argosy.game.types import Refusal
from argosy.rules.duel import terms as t
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.state import Game
from argosy.rules.duel.structure import place_of


class SeatQuestion:
    """One question: may this seat do that?"""

    def __init__(self, ruleset: DuelRuleset, game: Game, seat: int, verbs: frozenset[str]) -> None:
        self.ruleset, self.game, self.seat = ruleset, game, seat
        self.verbs = verbs
        """Verbs of the choices that are legal now."""

    def number(self, group: str, name: str) -> int:
        """The number of a thing; -1 if there is no such thing."""
        ids = ids_of(self.ruleset)[group]
        return ids.index(name) if name in ids else -1

    def not_free(self, card: int) -> Refusal | None:
        """DUEL-011: why a card of the structure may not be taken."""
        game, tables = self.game, self.ruleset.tables
        name = self.ruleset.card_ids[card]
        place = int(place_of(game, game.present, card))
        if place < 0 or not game.revealed >> place & 1:
            return Refusal(
                code="not_there", text=f"{name}: does not lie face up in the structure", values={"card": name}
            )
        if game.open >> place & 1:
            return None
        over = int(tables.structures[game.age - 1].covered_by[place]) & int(game.present)
        places = ", ".join(str(other) for other in range(t.PLACES) if over >> other & 1)
        return Refusal(
            code="covered", text=f"{name}: covered by the cards at places {places}", values={"card": name}
        )

    def out_of_range(self, word: str, last: int, what: str) -> Refusal | None:
        """Chambers and spaces count from 1."""
        if 1 <= int(word) <= last:
            return None
        return Refusal(
            code="no_such_place",
            text=f"{word}: a {what} is a number from 1 to {last}",
            values={"thing": word},
        )


Reason = Callable[[SeatQuestion, list[str]], Refusal]


def because(code: str, thing: str, reason: str, **values: str | int) -> Refusal:
    """A refusal about one thing."""
    return Refusal(code=code, text=f"{thing}: {reason}", values={"thing": thing, **values})


def in_city(*, of_opponent: bool) -> Reason:
    """The reason for verbs with a card of a city, of some colours: destroy, take, give, snake."""

    def reason(asked: SeatQuestion, words: list[str]) -> Refusal:
        owner = 1 - asked.seat if of_opponent else asked.seat
        if asked.game.card_place[asked.number("cards", words[1])] != t.IN_CITY + owner:
            return because("not_in_city", words[1], f"does not lie in the city of seat {owner}", seat=owner)
        return because("other_color", words[1], "a card of another colour is asked for")

    return reason


def says(code: str, reason: str) -> Reason:
    """The one thing that can be wrong with the name behind the verb."""
    return lambda _, words: because(code, words[1], reason)

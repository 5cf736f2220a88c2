"""Cities in a game with names: debts, Diplomacy, and the right by which a black card is free.

debt N                  so many of the coins that are lost become debts
free CARD by RIGHT      the wonder or the leader whose right is used, where there are two (LEADERS-EFFECT-7,
AMB-93)

Codes of its own: which_right, no_such_right, black_right_used, only_black.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from argosy.catalog.wonders.leader import leaders_of
from argosy.game.score_pad import Worth, linear
from argosy.game.types import Choice, Event, Fields, Refusal, RulesBehind
from argosy.game.wonders import open_symbols
from argosy.game.wonders.choice_query import ChoiceQuery, CityQuestion
from argosy.game.wonders.cities import position
from argosy.game.wonders.cities.views import CityDebts
from argosy.game.wonders.expansion import Copies, GameExpansion, Items, Question, Way
from argosy.game.wonders.tokens import diplomacy_taken, stayed_out
from argosy.rules.wonders.cities.leaders import may_build_black_free
from argosy.rules.wonders.cities.ruleset import facts_of
from argosy.rules.wonders.cities.state import FRESH, USED, BlackCityFields
from argosy.rules.wonders.cities.terms import BY_LEADER, TAKE_DEBTS
from argosy.rules.wonders.city import has_built
from argosy.rules.wonders.expansions.play import is_other_right
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.scoring.points import card_points
from argosy.rules.wonders.state import ChoiceRow, City, Game
from argosy.rules.wonders.terms import COLORS, FREE

RIGHT = "free_black_once_per_age"


def leader_of_right(ruleset: Ruleset) -> str:
    """The leader that makes a black card free; empty if no leader of the table does."""
    leaders = leaders_of(ruleset.catalog) if ruleset.ids("leaders") else ()
    return next((leader.id for leader in leaders for effect in leader.effects if effect.kind == RIGHT), "")


def uses_leader(row: ChoiceRow) -> bool:
    """Is this a free build by the right of a leader?"""
    return row.verb == FREE and bool(row.add_on & BY_LEADER)


def has_other_right(city: City) -> bool:
    """May the city build any card free once in this Age (BASE-WONDERS-A-6)?"""
    return bool(city.free_in_age and not city.free_used)


def _not_so(card: str, advice: str) -> Refusal:
    return Refusal(code="which_right", text=f"{card}: {advice}", values={"card": card})


def may_pay(city: City) -> bool:
    """Does the city lose coins and have some, so that there is a choice (CITIES-LOSS-3)?"""
    return city.black.loss > 0 and city.coins > 0


BUILDS = ("effects", "revive")
"""Steps in which cards, stages and leaders come into play."""


LATER = ("recruit_extra", "ask_leaders", "answer_leaders")
"""Steps in which leaders come later in a turn: of what they bring only Diplomacy is told."""


def _lost(before: Game, game: Game) -> Iterator[Event]:
    for seat in range(game.seats):
        was, now = before.cities[seat], game.cities[seat]
        if was.black.loss:
            debts = int(now.black.debts - was.black.debts)
            yield Event(kind="lost", seat=seat, coins=int(was.coins - now.coins), debts=debts)


def _built(before: Game, game: Game, seat: int) -> Iterator[Event]:
    debts = int(game.cities[seat].black.debts - before.cities[seat].black.debts)
    if debts:
        yield Event(kind="indebted", seat=seat, debts=debts)
    yield from diplomacy_taken(before, game, seat)


class CitiesExpansion(GameExpansion):
    """The expansion Cities in a game with names."""

    questions: ClassVar[Mapping[str, Question]] = {
        "debt": Question(
            mark="-",
            verbs=("debt",),
            form="'debt N' with the number of coins that become debts",
            listed="the numbers of coins that may become debts: from what cannot be paid to all that is lost",
            step="ask_debts",
            any_turn=True,
            concerns=may_pay,
        ),
    }

    add_ons: ClassVar[Sequence[str]] = (r" by (?!(?:chain|token)\b)[a-z_]+",)

    reasons: ClassVar[RulesBehind] = {
        ("not_asked", "debt"): ("CITIES-LOSS-4",),
        ("no_such_answer", "debt"): ("CITIES-LOSS-3",),
        ("which_right", ""): ("AMB-93",),
        ("no_such_right", ""): ("AMB-93", "LEADERS-EFFECT-7"),
        ("black_right_used", ""): ("LEADERS-EFFECT-7",),
        ("only_black", ""): ("LEADERS-EFFECT-7",),
    }

    def choice_fields(self, ruleset: Ruleset, row: ChoiceRow) -> Fields:
        """Coins that become debts (CITIES-LOSS-3); the leader that makes the card free (LEADERS-CARD-50)."""
        return {
            "debts": int(row.card) if row.verb == TAKE_DEBTS else None,
            "by_leader": leader_of_right(ruleset) if uses_leader(row) else None,
        }

    def thing(self, ruleset: Ruleset, row: ChoiceRow) -> str:
        """Return the object of an answer in words: a number of debts."""
        return str(row.card) if row.verb == TAKE_DEBTS else ""

    def add_on(self, ruleset: Ruleset, city: City, row: ChoiceRow) -> str:
        """Return the right that makes the card free, in words, where there are two (AMB-93)."""
        if (
            row.verb != FREE
            or not has_other_right(city)
            or not may_build_black_free(ruleset.tables, city, row.card)
        ):
            return ""
        if uses_leader(row):
            return f" by {leader_of_right(ruleset)}"
        return "" if is_other_right(row) else f" by {ruleset.boards[city.wonder][0]}"

    def refuse_free(self, asked: CityQuestion, query: ChoiceQuery) -> Refusal | None:
        """Return the reason why a card is not free by this right; None: the base game says why."""
        card, state, other = query.card or "", int(asked.city.black.free_black), has_other_right(asked.city)
        is_black = COLORS[int(asked.ruleset.tables.cards[asked.ids.index(card)].color)] == "black"
        if state == FRESH and is_black and other and query.add_on is None:
            board = asked.ruleset.boards[asked.city.wonder][0]
            leader = leader_of_right(asked.ruleset)
            return _not_so(
                card,
                f"name the right where there are two: 'free {card} by {board}', 'free {card} by {leader}'",
            )
        if state == USED and is_black and not other:
            return Refusal(code="black_right_used", text="the free black card of this Age is used")
        if state == FRESH and not is_black and not asked.city.free_in_age:
            return Refusal(
                code="only_black", text=f"{card} is not free: only a black card is", values={"card": card}
            )
        return None

    def gives_right(self, asked: CityQuestion, card: str) -> bool:
        """Has the city a right of this expansion for the card?"""
        return bool(may_build_black_free(asked.ruleset.tables, asked.city, asked.ids.index(card)))

    def refuse_add_on(self, asked: CityQuestion, query: ChoiceQuery) -> Refusal | None:
        """Return the reason why a written right is wrong: no city here has it, or it is needless."""
        name, board = (query.add_on or "").removeprefix(" by "), asked.ruleset.boards[asked.city.wonder][0]
        rights = {
            leader_of_right(asked.ruleset): asked.city.black.free_black == FRESH,
            board: has_other_right(asked.city),
        }
        if query.verb != "free" or not rights.get(name):
            return Refusal(
                code="no_such_right",
                text=f"this city has no right to build free by {name} now",
                values={"name": name},
            )
        if query.card is not None and (
            not self.gives_right(asked, query.card) or not has_other_right(asked.city)
        ):
            return _not_so(query.card, f"write 'free {query.card}'")
        return None

    def way(self, ruleset: Ruleset, game: Game, choice: Choice) -> Way | None:
        """Nothing is paid for the card."""
        return Way(coins=0, right=RIGHT) if choice.by_leader else None

    def look_at_city(self, ruleset: Ruleset, city: City) -> Fields:
        """Debts and tokens as everybody sees them."""
        black: BlackCityFields = city.black
        return {
            "cities": CityDebts(
                debts=int(black.debts),
                diplomacy=int(black.diplomacy),
                masks=int(black.masks),
                free_black=bool(black.free_black == FRESH),
                loss_of_stages=int(black.loss_of_stages),
                defeat_shields=int(black.defeat_shields),
                loss=int(black.loss),
            )
        }

    def events(self, step: str, before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
        """The events of Cities: losses and debts, Diplomacy.

        lost (seat, coins paid, debts taken) · indebted (seat, debts): by a card of a neighbour · diplomacy
        (seat): took a token · stayed_out (seat): gave it back after the land conflicts
        """
        if step == "settle_losses":
            return list(_lost(before, game))
        if step == "conflict":
            return stayed_out(before, game)
        if step in LATER:
            return [event for seat in range(game.seats) for event in diplomacy_taken(before, game, seat)]
        return (
            [event for seat in range(game.seats) for event in _built(before, game, seat)]
            if step in BUILDS
            else []
        )

    def items(self, ruleset: Ruleset, game: Game, seat: int) -> dict[str, Items]:
        """Black cards, debts (CITIES-SCORE-1)."""
        scoring, city = facts_of(ruleset.catalog).setup.scoring, game.cities[seat]
        black = tuple(
            (card.id, int(card_points(game, ruleset.tables, seat, number)))
            for number, card in enumerate(ruleset.catalog.cards)
            if card.color == "black" and has_built(city, number)
        )
        debts = (("debts", int(city.black.debts) * scoring.debt),) if city.black.debts else ()
        if scoring.debts == "cities":
            return {"cities": (*black, *debts)}
        return {"cities": black, scoring.debts: debts}

    def by_hand(self, ruleset: Ruleset) -> dict[str, dict[str, Worth]]:
        """Debts, on the line where the edition counts them (CITIES-SCORE-1)."""
        scoring = facts_of(ruleset.catalog).setup.scoring
        return {scoring.debts: {"debts": linear(scoring.debt)}}

    def copies(self, ruleset: Ruleset, game: Game, seat: int) -> Copies:
        """Symbols that masks copy (CITIES-MASK-1 to -3)."""
        return open_symbols.copies(ruleset, game, seat)

    def describe_city(self, ruleset: Ruleset, city: City) -> Fields:
        """The Cities part of a city."""
        return position.describe_city(ruleset, city)

    def set_up_city(
        self, ruleset: Ruleset, game: Game, seat: int, city: position.CitiesCity, where: str
    ) -> None:
        """Write the Cities part of a city."""
        position.set_up_city(ruleset, game, seat, city, where)


EXPANSION = CitiesExpansion()

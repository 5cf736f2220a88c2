"""Armada in a game with names: ships with a card or stage, islands, sellers two seats away.

    build CARD + ship | free CARD + ship | stage with CARD + ship [COLOUR] | sell CARD for ship
    move COLOUR [COLOUR [COLOUR]] | keep ISLAND | fight | abstain

COLOUR with a stage only where the lane is free to choose (Lost Island).

Codes of its own: no_ships, no_ship_for_card, ship_at_end.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from argosy.catalog import Effect
from argosy.catalog.wonders.armada.facts import Armada
from argosy.game.types import Choice, Event, Fields, Refusal, RulesBehind
from argosy.game.wonders.armada import events, position, views
from argosy.game.wonders.armada.views import islands_of
from argosy.game.wonders.choice_query import ChoiceQuery, CityQuestion
from argosy.game.wonders.expansion import Extra, GameExpansion, Items, Question, is_open
from argosy.rules.wonders import terms
from argosy.rules.wonders.armada.choices import can_move, may_move_with_stage
from argosy.rules.wonders.armada.effects import fleet_points
from argosy.rules.wonders.armada.ruleset import facts_of
from argosy.rules.wonders.armada.terms import KEEP_ISLAND, LANES, MOVE_SHIPS
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.scoring.points import effect_points
from argosy.rules.wonders.state import ChoiceRow, City, Game


def _ships(row: ChoiceRow) -> tuple[str, ...]:
    return tuple(name for lane, name in enumerate(LANES) if row.add_on >> lane & 1)


def has_moves(city: City) -> bool:
    """Has the city a free movement to make?"""
    return bool(city.armada.moves_many[0])


def may_choose(city: City) -> bool:
    """Has the city drawn islands of which it keeps one?"""
    return sum(int(island) >= 0 for island in city.armada.drawn) > 1


def _lane(asked: CityQuestion, query: ChoiceQuery) -> str | None:
    """The lane whose ship is meant."""
    named = (query.add_on or "").removeprefix(" + ship").strip()
    if query.verb == "sell":
        return "yellow"
    if query.verb == "stage":
        shipyard = asked.ruleset.tables.armada.shipyards[asked.city.armada.shipyard]
        return named if named in LANES else LANES[int(shipyard.wonder_lane)]
    color = asked.ruleset.catalog.card(query.card or "").color
    return color if color in LANES else None


def _step(ruleset: Ruleset, city: City, verb: str, lane: str) -> Extra:
    """The cost of the next space; none with a stage on the Lost Island (ARMADA-ISLAND-19).

    The Ancient Harbor saves a resource of any (AMB-35).
    """
    shipyard = facts_of(ruleset.catalog).shipyards[int(city.armada.shipyard)]
    step = shipyard.lanes[lane][int(city.armada.ships[LANES.index(lane)])]  # type: ignore[index]
    is_free = verb == "stage" and bool(city.armada.free_stage_ship)
    return Extra(
        words=" + ship",
        cost={} if is_free else dict(step.cost),
        coins=0 if is_free else step.coins,
        saves_one=bool(city.armada.discount),
        shown_as="naval_cost",
    )


FAR_ONES_MEET = 4
"""Cities at a table where two seats to the left and two seats to the right is one city."""


class ArmadaExpansion(GameExpansion):
    """The expansion Armada in a game with names."""

    questions: ClassVar[Mapping[str, Question]] = {
        "move": Question(
            mark=">",
            verbs=("move", "pass"),
            form="'move COLOUR' or 'pass'",
            listed="the ships that may move now",
            step="ask_moves",
            any_turn=True,
            concerns=has_moves,
        ),
        "keep": Question(
            mark="o",
            verbs=("keep",),
            form="'keep ISLAND'",
            listed="the islands that were drawn",
            step="draw_islands",
            any_turn=True,
            concerns=may_choose,
        ),
        "fight": Question(
            mark="!",
            verbs=("fight", "abstain"),
            form="'fight' or 'abstain'",
            listed="the answers",
            step="ask_fight",
            any_turn=False,
            concerns=is_open("armada", "may_abstain"),
        ),
    }

    words = LANES

    add_ons: ClassVar[Sequence[str]] = (r" \+ ship(?: [a-z]+)?", " for ship")

    reasons: ClassVar[RulesBehind] = {
        ("not_asked", "move"): ("ARMADA-NAVAL-13",),
        ("not_asked", "keep"): ("ARMADA-EXPLORE-11",),
        ("not_asked", "fight"): ("ARMADA-CONFLICT-12",),
        ("not_asked", "abstain"): ("ARMADA-CONFLICT-12",),
        ("no_such_answer", ""): ("ARMADA-ORDER-5",),
        ("no_such_answer", "move"): ("ARMADA-NAVAL-13",),
        ("no_such_answer", "keep"): ("ARMADA-EXPLORE-4",),
        ("no_ships", ""): ("ARMADA-NAVAL-1",),
        ("no_ships", "stage"): ("ARMADA-NAVAL-3",),
        ("no_ship_for_card", ""): ("ARMADA-NAVAL-2",),
        ("ship_at_end", ""): ("ARMADA-NAVAL-6",),
        ("ship_at_end", "sell"): ("ARMADA-SELL-2",),
    }

    def choice_fields(self, ruleset: Ruleset, row: ChoiceRow) -> Fields:
        """Ships that move (ARMADA-UI-1), the island that is kept."""
        return {
            "ships": _ships(row),
            "island": ruleset.ids("islands")[row.card] if row.verb == KEEP_ISLAND else None,
        }

    def thing(self, ruleset: Ruleset, row: ChoiceRow) -> str:
        """Return the object of an answer in words: an island, or ships."""
        if row.verb == KEEP_ISLAND:
            return ruleset.ids("islands")[row.card]
        return " ".join(_ships(row)) if row.verb == MOVE_SHIPS else ""

    def add_on(self, ruleset: Ruleset, city: City, row: ChoiceRow) -> str:
        """The ship that moves with a card or stage, or for which a card is sold."""
        if not _ships(row) or row.verb == MOVE_SHIPS:
            return ""
        if row.verb == terms.SELL:
            return " for ship"
        named = row.verb == terms.STAGE and city.armada.any_stage_ship
        return f" + ship {_ships(row)[0]}" if named else " + ship"

    def refuse_add_on(self, asked: CityQuestion, query: ChoiceQuery) -> Refusal | None:
        """A naval construction that this action cannot have (ARMADA-NAVAL-2, -3, -6, ARMADA-SELL-2)."""
        verb, tables = query.verb, asked.ruleset.tables
        if asked.ruleset.catalog.of(Armada) is None or verb not in ("build", "free", "stage", "sell"):
            return Refusal(code="no_ships", text=f"no ship can move with {verb} here", values={"verb": verb})
        lane = _lane(asked, query)
        if lane is None:
            return Refusal(
                code="no_ship_for_card",
                text=f"{query.card}: no ship moves with cards of its colour",
                values={"card": query.card or ""},
            )
        if not can_move(tables, asked.city, LANES.index(lane)):
            return Refusal(
                code="ship_at_end", text=f"the {lane} ship is on its last space", values={"ship": lane}
            )
        if verb == "stage" and not may_move_with_stage(tables, asked.city, LANES.index(lane)):
            return Refusal(
                code="no_ships", text=f"the {lane} ship does not move with stages here", values={"ship": lane}
            )
        return None

    def queried_extra(self, asked: CityQuestion, query: ChoiceQuery) -> Extra | None:
        """Return the cost of the naval construction that a text asks for.

        ARMADA-NAVAL-4, ARMADA-ISLAND-17, -19.
        """
        lane = _lane(asked, query)
        return None if lane is None else _step(asked.ruleset, asked.city, query.verb, lane)

    def listed_extra(self, ruleset: Ruleset, game: Game, choice: Choice) -> Extra | None:
        """Return the cost of the naval construction of a listed choice; None for a sale.

        ARMADA-NAVAL-4, -5, ARMADA-SELL-1.
        """
        if not choice.ships or choice.verb not in ("build", "free", "stage"):
            return None
        return _step(ruleset, game.cities[choice.city], choice.verb, choice.ships[0])

    def sellers(self, game: Game, city: int) -> dict[str, int]:
        """The cities that sell, by source."""
        units, seats = game.cities[city].armada.far_units, int(game.seats)
        left, right = (city + 2) % seats, (city - 2) % seats
        found = {"far_left": left} if units[0] or (units[1] and left == right) else {}
        return found | ({"far_right": right} if units[1] and left != right else {})

    def offers(self, game: Game, city: int) -> list[tuple[int, str, int]]:
        """Price of a unit, source, units at most."""
        units, price = game.cities[city].armada.far_units, game.cities[city].armada.far_price
        selling = self.sellers(game, city)
        found: list[tuple[int, str, int]] = []
        if "far_left" in selling:
            many = int(units[0]) + (int(units[1]) if game.seats == FAR_ONES_MEET else 0)
            found.append((int(price[0] or price[1]), "far_left", many))
        if "far_right" in selling:
            found.append((int(price[1]), "far_right", int(units[1])))
        return found

    def bought(self, game: Game, choice: Choice) -> dict[str, int]:
        """Units that a listed choice buys, by source."""
        prices = game.cities[choice.city].armada.far_price
        left = choice.price.far_left // int(prices[0]) if choice.price.far_left else 0
        right = choice.price.far_right // int(prices[1]) if choice.price.far_right else 0
        if game.seats == FAR_ONES_MEET:
            return {"far_left": left + right, "far_right": 0}
        return {"far_left": left, "far_right": right}

    def paid(self, game: Game, city: int) -> list[tuple[int, int]]:
        """Return the cities two seats away that the choice of a city pays, with coins."""
        chosen, seats = game.cities[city].chosen, int(game.seats)
        return [((city + 2) % seats, int(chosen.far_left)), ((city - 2) % seats, int(chosen.far_right))]

    def effects(self, ruleset: Ruleset, city: City) -> Sequence[Effect]:
        """Effects of the islands in play."""
        return views.effects_of(ruleset, city)

    def look_at_city(self, ruleset: Ruleset, city: City) -> Fields:
        """The shipyard as everybody sees it."""
        return views.look_at_city(ruleset, city)

    def look_at_table(self, ruleset: Ruleset, game: Game, seat: int | None, asked: int | None) -> Fields:
        """The island decks from their backs, and what the viewer is asked."""
        return views.look_at_table(ruleset, game, asked)

    def events(self, step: str, before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
        """Events of ships, landings, islands and naval conflicts, described in `events.py`."""
        return events.naval_events(step, before, ruleset, game)

    def reveals_hidden(self, step: str, game: Game) -> bool:
        """Islands come from the top of their decks: those that cards give, those that are explored."""
        cities = game.cities[: game.seats]
        if step == "ask_moves":
            return any(city.armada.top_islands for city in cities)
        return step == "draw_islands" and any(city.armada.exploring.any() for city in cities)

    def items(self, ruleset: Ruleset, game: Game, seat: int) -> dict[str, Items]:
        """Naval tokens by Age, islands, the blue ship (ARMADA-SCORE-1, -2)."""
        tables, city = ruleset.tables, game.cities[seat]
        rows = {island: tables.armada.islands[number] for number, island in enumerate(ruleset.ids("islands"))}
        islands = [(name, rows[name]) for name in islands_of(ruleset, city)]
        return {
            "naval": tuple(
                (f"age_{age + 1}", int(token)) for age, token in enumerate(city.armada.tokens) if token
            ),
            "islands": tuple(
                (name, int(effect_points(game, tables, seat, row.first_effect, row.effects)))
                for name, row in islands
            ),
            facts_of(ruleset.catalog).setup.scoring.blue_ship: (("blue", int(fleet_points(tables, city))),),
        }

    table_field = "islands"

    def describe_city(self, ruleset: Ruleset, city: City) -> Fields:
        """The Armada part of a city."""
        return position.describe_city(ruleset, city)

    def describe_table(self, ruleset: Ruleset, game: Game) -> Fields:
        """The Armada part of the table."""
        return position.describe_table(ruleset, game)

    def set_up_city(
        self, ruleset: Ruleset, game: Game, seat: int, city: position.ArmadaCity, where: str
    ) -> None:
        """Write the Armada part of a city."""
        position.set_up_city(ruleset, game, seat, city, where)

    def set_up_table(self, ruleset: Ruleset, game: Game, table: position.ArmadaTable) -> None:
        """Write the Armada part of the table."""
        position.set_up_table(ruleset, game, table)


EXPANSION = ArmadaExpansion()

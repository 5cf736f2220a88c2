"""Choices that Armada adds: ships with a card or stage, answers, refusals, costs.

    build CARD + ship | free CARD + ship | stage with CARD + ship [COLOUR] | sell CARD for ship
    move COLOUR [COLOUR [COLOUR]] | keep ISLAND | fight | abstain

COLOUR with a stage only where the lane is free to choose (Lost Island).

Codes of its own: no_ships, no_ship_for_card, ship_at_end.
"""

from argosy.catalog.wonders.armada.facts import Armada
from argosy.game.types import Choice, Fields, Refusal, RulesBehind
from argosy.game.wonders.choice_query import ChoiceQuery, CityQuestion
from argosy.game.wonders.hooks import Extra, Question, is_open
from argosy.rules.wonders import terms
from argosy.rules.wonders.armada.choices import can_move, may_move_with_stage
from argosy.rules.wonders.armada.ruleset import facts_of
from argosy.rules.wonders.armada.terms import KEEP_ISLAND, LANES, MOVE_SHIPS
from argosy.rules.wonders.records import ChoiceRow, City, Game
from argosy.rules.wonders.ruleset import Ruleset

ADD_ONS = (r" \+ ship(?: [a-z]+)?", " for ship")


def choice_fields(ruleset: Ruleset, row: ChoiceRow) -> Fields:
    """Ships that move (ARMADA-UI-1), the island that is kept."""
    return {
        "ships": _ships(row),
        "island": ruleset.ids("islands")[row.card] if row.verb == KEEP_ISLAND else None,
    }


def thing(ruleset: Ruleset, row: ChoiceRow) -> str:
    """Return the object of an answer in words: an island, or ships."""
    if row.verb == KEEP_ISLAND:
        return ruleset.ids("islands")[row.card]
    return " ".join(_ships(row)) if row.verb == MOVE_SHIPS else ""


def add_on(_ruleset: Ruleset, city: City, row: ChoiceRow) -> str:
    """The ship that moves with a card or stage, or for which a card is sold."""
    if not _ships(row) or row.verb == MOVE_SHIPS:
        return ""
    if row.verb == terms.SELL:
        return " for ship"
    named = row.verb == terms.STAGE and city.armada.any_stage_ship
    return f" + ship {_ships(row)[0]}" if named else " + ship"


def _ships(row: ChoiceRow) -> tuple[str, ...]:
    return tuple(name for lane, name in enumerate(LANES) if row.add_on >> lane & 1)


def has_moves(city: City) -> bool:
    """Has the city a free movement to make?"""
    return bool(city.armada.moves_many[0])


def may_choose(city: City) -> bool:
    """Has the city drawn islands of which it keeps one?"""
    return sum(int(island) >= 0 for island in city.armada.drawn) > 1


QUESTIONS = {
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


def refuse_add_on(asked: CityQuestion, query: ChoiceQuery) -> Refusal | None:
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


def queried_extra(asked: CityQuestion, query: ChoiceQuery) -> Extra | None:
    """Return the cost of the naval construction that a text asks for.

    ARMADA-NAVAL-4, ARMADA-ISLAND-17, -19.
    """
    lane = _lane(asked, query)
    return None if lane is None else _step(asked.ruleset, asked.city, query.verb, lane)


def listed_extra(ruleset: Ruleset, game: Game, choice: Choice) -> Extra | None:
    """Return the cost of the naval construction of a listed choice; None for a sale.

    ARMADA-NAVAL-4, -5, ARMADA-SELL-1.
    """
    if not choice.ships or choice.verb not in ("build", "free", "stage"):
        return None
    return _step(ruleset, game.cities[choice.city], choice.verb, choice.ships[0])


def _lane(asked: CityQuestion, query: ChoiceQuery) -> str | None:
    """The lane whose ship is meant."""
    named = (query.add_on or "").removeprefix(" + ship").strip()
    if query.verb == "sell":
        return "yellow"
    if query.verb == "stage":
        shipyard = asked.ruleset.tables.armada.shipyards[asked.city.armada.shipyard]
        return named if named in LANES else LANES[shipyard.wonder_lane]
    color = asked.ruleset.catalog.card(query.card or "").color
    return color if color in LANES else None


def _step(ruleset: Ruleset, city: City, verb: str, lane: str) -> Extra:
    """The cost of the next space; none with a stage on the Lost Island (ARMADA-ISLAND-19).

    The Ancient Harbor saves a resource of any (AMB-35).
    """
    shipyard = facts_of(ruleset.catalog).shipyards[city.armada.shipyard]
    step = shipyard.lanes[lane][int(city.armada.ships[LANES.index(lane)])]  # type: ignore[index]
    is_free = verb == "stage" and bool(city.armada.free_stage_ship)
    return Extra(
        words=" + ship",
        cost={} if is_free else dict(step.cost),
        coins=0 if is_free else step.coins,
        saves_one=bool(city.armada.discount),
        shown_as="naval_cost",
    )


RULES: RulesBehind = {
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
"""The rules behind its refusals: code, and the first word of the choice where it matters -> ids."""

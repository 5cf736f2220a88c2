"""Naval constructions beside a card or stage: why one is not possible, and what one costs."""

from typing import Any

from argosy.catalog.wonders.armada.facts import Armada
from argosy.game.types import Choice, Refusal
from argosy.game.wonders.asked import Asked, Wish
from argosy.game.wonders.box import Extra
from argosy.rules.wonders.armada.choices import can_move, may_move_with_stage
from argosy.rules.wonders.armada.ruleset import facts_of
from argosy.rules.wonders.armada.terms import LANES
from argosy.rules.wonders.ruleset import Ruleset


def refuse_rider(asked: Asked, wish: Wish) -> Refusal | None:
    """A naval construction that this action cannot have (ARMADA-NAVAL-2, -3, -6, ARMADA-SELL-2)."""
    verb, tables = wish.verb, asked.ruleset.tables
    if asked.ruleset.catalog.of(Armada) is None or verb not in ("build", "free", "stage", "sell"):
        return Refusal(code="no_ships", text=f"no ship can move with {verb} here", values={"verb": verb})
    lane = _lane(asked, wish)
    if lane is None:
        return Refusal(
            code="no_ship_for_card",
            text=f"{wish.card}: no ship moves with cards of its colour",
            values={"card": wish.card or ""},
        )
    if not can_move(tables, asked.city, LANES.index(lane)):
        return Refusal(code="ship_at_end", text=f"the {lane} ship is on its last space", values={"ship": lane})
    if verb == "stage" and not may_move_with_stage(tables, asked.city, LANES.index(lane)):
        return Refusal(code="no_ships", text=f"the {lane} ship does not move with stages here", values={"ship": lane})
    return None


def wished_extra(asked: Asked, wish: Wish) -> Extra | None:
    """What the naval construction that is asked for costs (ARMADA-NAVAL-4, ARMADA-ISLAND-17, -19)."""
    lane = _lane(asked, wish)
    return None if lane is None else _step(asked.ruleset, asked.city, wish.verb, lane)


def listed_extra(ruleset: Ruleset, game: Any, choice: Choice) -> Extra | None:
    """What the naval construction of a listed choice costs; a sale pays for none (ARMADA-NAVAL-4, -5, ARMADA-SELL-1)."""
    if not choice.ships or choice.verb not in ("build", "free", "stage"):
        return None
    return _step(ruleset, game.cities[choice.city], choice.verb, choice.ships[0])


def _lane(asked: Asked, wish: Wish) -> str | None:
    """The lane whose ship is meant."""
    named = (wish.rider or "").removeprefix(" + ship").strip()
    if wish.verb == "sell":
        return "yellow"
    if wish.verb == "stage":
        shipyard = asked.ruleset.tables.armada.shipyards[asked.city.armada.shipyard]
        return named if named in LANES else LANES[shipyard.wonder_lane]
    color = asked.ruleset.catalog.card(wish.card or "").color
    return color if color in LANES else None


def _step(ruleset: Ruleset, city: Any, verb: str, lane: str) -> Extra:
    """The cost of the next space; none with a stage on the Lost Island (ARMADA-ISLAND-19). The Ancient Harbor saves a
    resource of any (AMB-35).
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

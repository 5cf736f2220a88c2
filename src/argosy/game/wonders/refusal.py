"""Why a choice is not possible, in one clause that names what is missing (BASE-TURN-4, -6)."""

import difflib
import re
from collections.abc import Iterator
from typing import Any

from argosy.game.citing import with_rules
from argosy.game.types import Refusal
from argosy.game.wonders.choice import CITY_PREFIX, normal_form
from argosy.game.wonders.reasons import RULES
from argosy.game.wonders.units import Cost, Group, Producers, cover
from argosy.rules.wonders import terms
from argosy.rules.wonders.armada import terms as naval_terms
from argosy.rules.wonders.armada.choices import can_move, may_move_with_stage
from argosy.rules.wonders.city import can_chain, has_built, is_free_by_right
from argosy.rules.wonders.ruleset import Ruleset

SHAPE = re.compile(
    r"(?P<verb>build|free|sell|revive|stage|pass|move|keep|fight|abstain)(?: (?P<number>\d))?(?: with)?"
    r"(?: (?P<card>[a-z_]+))?(?P<more>(?: (?:red|yellow|blue|green))*)(?P<ship> \+ ship(?: [a-z]+)?| for ship)?(?P<pay> pay .+)?$"
)


FOUR = 4

ANSWERS = {
    "move": (("move", "pass"), "'move COLOUR' or 'pass'"),
    "keep": (("keep",), "'keep ISLAND'"),
    "fight": (("fight", "abstain"), "'fight' or 'abstain'"),
}
"""What the questions of Armada are answered with."""


class Asked:
    """One question: may this city do that?"""

    def __init__(self, ruleset: Ruleset, game: Any, city: int, producers: Producers, hand: tuple[str, ...]) -> None:
        self.ruleset, self.game, self.number = ruleset, game, city
        self.city = game.cities[city]
        self.producers = producers
        self.hand = hand
        """Cards that may be played; for a construction from the discard pile the cards of the pile."""
        self.ids = ruleset.card_ids


def refuse(asked: Asked, text: str) -> Refusal:
    """The first reason why the text is not among the legal choices, and its rules. The caller knows that it is not."""
    verb = normal_form(text).removeprefix(CITY_PREFIX).partition(" ")[0]
    return with_rules(_first_reason(asked, text), verb, RULES)


def _first_reason(asked: Asked, text: str) -> Refusal:
    match = SHAPE.fullmatch(normal_form(text).removeprefix(CITY_PREFIX))
    if match is None:
        return _unreadable(text)
    verb, card = match["verb"], match["card"]
    if asked.city.owes == terms.NOTHING:
        return Refusal(code="not_asked", text="nothing is asked of this city now")
    return (
        _wrong_kind(asked, verb)
        or _unknown_card(asked, verb, card)
        or _not_at_hand(asked, verb, card)
        or _no_ship(asked, verb, card, match["ship"])
        or _by_verb(asked, match)
    )


def _unreadable(text: str) -> Refusal:
    return Refusal(
        code="unreadable",
        text=f"{text!r} is not a choice: write e.g. 'build baths', 'build aqueduct pay left 2', 'stage with loom', 'sell tavern'",
        values={"text": text},
    )


def _wrong_answer(asked: Asked, verb: str, wanted: tuple[tuple[str, ...], str]) -> Refusal:
    """A question of Armada: the verb is another one, or the ships or islands cannot be chosen."""
    verbs, form = wanted
    if verb not in verbs:
        return Refusal(code="not_asked", text=f"{verb} is not asked now: choose {form}", values={"verb": verb})
    word = terms.OWES[asked.city.owes]
    listed = "the ships that may move now" if word == "move" else "the islands that were drawn"
    return Refusal(code="no_such_answer", text=f"not one of {listed}: choose {form}", values={"asked": word})


def _wrong_kind(asked: Asked, verb: str) -> Refusal | None:
    wanted = ANSWERS.get(terms.OWES[asked.city.owes])
    if wanted is not None:
        return _wrong_answer(asked, verb, wanted)
    revives = asked.city.owes == terms.REVIVE
    if revives != (verb in ("revive", "pass")):
        wanted = "'revive CARD' or 'pass'" if revives else "'build CARD', 'stage with CARD', 'sell CARD'"
        return Refusal(code="not_asked", text=f"{verb} is not asked now: choose {wanted}", values={"verb": verb})
    return None


def _unknown_card(asked: Asked, verb: str, card: str | None) -> Refusal | None:
    if card is None and verb in ("stage", "pass"):
        return None
    if card is None or verb == "pass":
        return _unreadable(verb if card is None else f"{verb} {card}")
    if card in asked.ids:
        return None
    near = difflib.get_close_matches(card, asked.ids, 1)
    hint = f": did you mean {near[0]}?" if near else ""
    return Refusal(code="unreadable", text=f"there is no card {card}{hint}", values={"card": card})


def _not_at_hand(asked: Asked, verb: str, card: str | None) -> Refusal | None:
    if card is None or card in asked.hand:
        return None
    if verb == "revive":
        return Refusal(code="not_in_discard", text=f"{card}: not in the discard pile", values={"card": card})
    return Refusal(code="not_in_hand", text=f"{card}: not in the hand", values={"card": card})


def _no_ship(asked: Asked, verb: str, card: str | None, ship: str | None) -> Refusal | None:
    """A naval construction that this action cannot have (ARMADA-NAVAL-2, -3, -6, ARMADA-SELL-2)."""
    if ship is None:
        return None
    if asked.ruleset.catalog.armada is None or verb not in ("build", "free", "stage", "sell"):
        return Refusal(code="no_ships", text=f"no ship can move with {verb} here", values={"verb": verb})
    lane = _lane(asked, verb, card, ship)
    if lane is None:
        return Refusal(
            code="no_ship_for_card", text=f"{card}: no ship moves with cards of its colour", values={"card": card or ""}
        )
    if not can_move(asked.ruleset.tables, asked.city, naval_terms.LANES.index(lane)):
        return Refusal(code="ship_at_end", text=f"the {lane} ship is on its last space", values={"ship": lane})
    if verb == "stage" and not may_move_with_stage(asked.ruleset.tables, asked.city, naval_terms.LANES.index(lane)):
        return Refusal(code="no_ships", text=f"the {lane} ship does not move with stages here", values={"ship": lane})
    return None


def _lane(asked: Asked, verb: str, card: str | None, ship: str) -> str | None:
    """The lane whose ship is meant."""
    named = ship.removeprefix(" + ship").strip()
    if verb == "sell":
        return "yellow"
    if verb == "stage":
        shipyard = asked.ruleset.tables.armada.shipyards[asked.city.armada.shipyard]
        return named if named in naval_terms.LANES else naval_terms.LANES[shipyard.wonder_lane]
    color = asked.ruleset.catalog.card(card or "").color
    return color if color in naval_terms.LANES else None


def _by_verb(asked: Asked, match: re.Match[str]) -> Refusal:
    verb, card, pay = match["verb"], match["card"], match["pay"]
    if card is not None and verb in ("build", "free", "revive") and has_built(asked.city, asked.ids.index(card)):
        return Refusal(code="stands_already", text=f"{card}: stands in this city already", values={"card": card})
    if pay is not None and verb in ("sell", "revive"):
        return _costs_nothing(verb, card or "")
    if verb == "sell":
        return Refusal(code="must_play", text="the free city sells only when it can neither build nor make a stage")
    naval = _naval_step(asked, verb, card, match["ship"])
    if verb == "free":
        return _no_free_build(asked, card or "", pay, naval)
    if verb == "stage":
        return _no_stage(asked, match["number"], pay, naval)
    return _no_build(asked, card or "", pay, naval)


Naval = tuple[dict[str, int], int] | None
"""Resources and coins of the naval construction that is asked for."""


def _naval_step(asked: Asked, verb: str, card: str | None, ship: str | None) -> Naval:
    """What the naval construction costs; None without one (ARMADA-NAVAL-4, ARMADA-ISLAND-17, -19)."""
    armada = asked.ruleset.catalog.armada
    if ship is None or armada is None:
        return None
    if verb == "stage" and asked.city.armada.free_stage_ship:
        return {}, 0
    lane = _lane(asked, verb, card, ship) or ""
    space = int(asked.city.armada.ships[naval_terms.LANES.index(lane)])
    step = armada.shipyards[asked.city.armada.shipyard].lanes[lane][space]  # type: ignore[index]
    return dict(step.cost), step.coins


def _costs_nothing(verb: str, card: str) -> Refusal:
    return Refusal(
        code="no_such_payment", text=f"{verb} {card} costs nothing: write '{verb} {card}'", values={"what": card}
    )


def _no_free_build(asked: Asked, card: str, pay: str | None, naval: Naval) -> Refusal:
    if not asked.city.free_in_age:
        return Refusal(code="no_right", text=_no_free_word(asked, card, "" if naval is None else " + ship"))
    if asked.city.free_used:
        return Refusal(code="right_used", text="the free construction of this Age is used")
    if naval is not None:
        return _short(asked, _with_ship(card, naval), {}, 0, pay, naval)
    if pay is not None:
        return _costs_nothing("free", card)
    return Refusal(code="no_right", text=f"{card} costs no coins anyway: build {card}", values={"card": card})


def _no_free_word(asked: Asked, card: str, ship: str) -> str:
    """Why `free` is not the word: the rights of Olympia 2020 hold by themselves and are listed as `build` (AMB-82)."""
    city, kind = asked.city, asked.ids.index(card)
    if can_chain(asked.ruleset.tables, city, kind):
        return f"{card} is free by chain: build {card}{ship}"
    if is_free_by_right(asked.game, asked.ruleset.tables, asked.number, kind):
        return f"{card} is free by right: build {card}{ship}"
    if city.free_new_color:
        color = asked.ruleset.catalog.card(card).color
        return f"{card} is not free: only the first card of a colour is, and {color} stands in this city"
    if city.free_first or city.free_last:
        ends = " and ".join(word for word, has in (("first", city.free_first), ("last", city.free_last)) if has)
        return f"{card} is not free: only the {ends} card of an Age is"
    return "this city has no right to build free"


def _no_stage(asked: Asked, number: str | None, pay: str | None, naval: Naval) -> Refusal:
    wonder, side = asked.ruleset.boards[asked.city.wonder]
    board = asked.ruleset.catalog.wonder(wonder).sides[side]
    if asked.city.stages == len(board.stages):
        return Refusal(code="wonder_complete", text=f"{wonder}: all stages are built", values={"wonder": wonder})
    place = int(number) - 1 if board.any_order and number else int(asked.city.stages)
    if board.any_order and not number:
        return Refusal(
            code="unreadable", text=f"{wonder}: name the stage, e.g. 'stage 2 with CARD'", values={"wonder": wonder}
        )
    if not 0 <= place < len(board.stages) or asked.city.stages_built >> place & 1:
        return Refusal(
            code="no_such_stage", text=f"{wonder}: stage {place + 1} cannot be built", values={"stage": place + 1}
        )
    stage = board.stages[place]
    return _short(asked, _with_ship(f"stage {place + 1}", naval), stage.cost, stage.coins, pay, naval)


def _no_build(asked: Asked, card: str, pay: str | None, naval: Naval) -> Refusal:
    facts = asked.ruleset.catalog.card(card)
    chain = can_chain(asked.ruleset.tables, asked.city, asked.ids.index(card))
    right = is_free_by_right(asked.game, asked.ruleset.tables, asked.number, asked.ids.index(card))
    if naval is not None and (chain or right):
        return _short(asked, _with_ship(card, naval), {}, 0, pay, naval)
    if chain:
        return Refusal(code="no_such_payment", text=f"{card} is free by chain: build {card}", values={"card": card})
    if right:
        return Refusal(code="no_such_payment", text=f"{card} is free by right: build {card}", values={"card": card})
    return _short(asked, _with_ship(card, naval), facts.cost, facts.coins, pay, naval)


def _with_ship(what: str, naval: Naval) -> str:
    """What is asked for, its ship included."""
    return what if naval is None else f"{what} + ship"


def _short(asked: Asked, what: str, cost: Cost, coins: int, pay: str | None, naval: Naval = None) -> Refusal:
    """Resources that nobody makes, or coins that are not there (BASE-COST-3, -5, ARMADA-NAVAL-5)."""
    sums = list(_sums(asked, cost, naval))
    coins += naval[1] if naval else 0
    lacking = [_lacking(asked, total) for total in sums]
    if all(lacking):
        place = min(range(len(sums)), key=lambda number: sum(lacking[number].values()))
        return _needs_resources(asked, what, sums[place], lacking[place])
    least = coins + min(_least_coins(asked, total) for total, lack in zip(sums, lacking, strict=True) if not lack)
    if least > asked.city.coins:
        text = f"{what}: needs {least} coins, the treasury has {int(asked.city.coins)}"
        return Refusal(
            code="needs_coins", text=text, values={"what": what, "coins": least, "has": int(asked.city.coins)}
        )
    return Refusal(
        code="no_such_payment",
        text=f"{what}: no such payment{f' ({pay.strip()})' if pay else ''}; take one of the listed ones",
        values={"what": what},
    )


def _sums(asked: Asked, cost: Cost, naval: Naval) -> Iterator[dict[str, int]]:
    """The resources of both costs together; with the Ancient Harbor one for each unit that may be left out (AMB-35)."""
    step = naval[0] if naval else {}
    saved = list(step) if step and asked.city.armada.discount else [None]
    for name in saved:
        total = {r: cost.get(r, 0) + step.get(r, 0) - (r == name) for r in (*cost, *(r for r in step if r not in cost))}
        yield {resource: count for resource, count in total.items() if count}


def _lacking(asked: Asked, cost: Cost) -> dict[str, int]:
    """What even all purchases together cannot give."""
    return cover(cost, asked.producers, {group: limit for _, group, limit in _groups(asked)})[1]


def _groups(asked: Asked) -> list[tuple[int, Group, int]]:
    """(price, group, how many units can be bought of it), the cheapest first."""
    city, makers = asked.city, asked.producers
    far = city.armada.far_units
    groups = [
        (int(city.price_raw[0]), ("left", "raw"), len(makers.left)),
        (int(city.price_made[0]), ("left", "made"), len(makers.left)),
        (int(city.price_raw[1]), ("right", "raw"), len(makers.right)),
        (int(city.price_made[1]), ("right", "made"), len(makers.right)),
    ]
    shared = asked.game.seats == FOUR  # two seats to the left and two to the right are one seat
    if makers.far_left:
        units = int(far[0]) + (int(far[1]) if shared else 0)
        groups.append((int(city.armada.far_price[0] or city.armada.far_price[1]), ("far_left", ""), units))
    if makers.far_right:
        groups.append((int(city.armada.far_price[1]), ("far_right", ""), int(far[1])))
    return sorted(groups)


def _needs_resources(asked: Asked, what: str, cost: Cost, missing: dict[str, int]) -> Refusal:
    parts = []
    for name in missing:
        own = sum(name in unit for unit in asked.producers.own)
        bought = sum(name in unit for unit in (*asked.producers.left, *asked.producers.right))
        parts.append(f"needs {cost[name]} {name}: you make {own}, neighbours sell {bought}")
    return Refusal(
        code="needs_resources",
        text=f"{what}: {'; '.join(parts)}",
        values={"what": what, "missing": missing, "cost": dict(cost)},
    )


def _least_coins(asked: Asked, cost: Cost) -> int:
    """The fewest coins that buy what is missing, treasury aside.

    Filling the cheapest groups first is best, because what a group gives is never taken back for a dearer one.
    """
    groups = _groups(asked)
    given, _ = cover(cost, asked.producers, {group: limit for _, group, limit in groups})
    return sum(price * sum(given.get(group, {}).values()) for price, group, _ in groups)

"""Why a choice is not possible, in one clause that names what is missing (BASE-TURN-4, -6)."""

import difflib
import re
from typing import Any

from argosy.game.types import Refusal
from argosy.game.wonders_text import CITY_PREFIX, normal_form
from argosy.game.wonders_units import Producers, class_of, cover
from argosy.rules.wonders import terms
from argosy.rules.wonders.choices import is_free_by_right
from argosy.rules.wonders.city import can_chain, has_built
from argosy.rules.wonders.ruleset import Ruleset

SHAPE = re.compile(r"(?P<verb>build|free|sell|revive|stage|pass)(?: with)?(?: (?P<card>[a-z_]+))?(?P<pay> pay .+)?$")


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
    """The first reason why the text is not among the legal choices. The caller knows that it is not."""
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
        or _by_verb(asked, verb, card, match["pay"])
    )


def _unreadable(text: str) -> Refusal:
    return Refusal(
        code="unreadable",
        text=f"{text!r} is not a choice: write e.g. 'build baths', 'build aqueduct pay left 2', 'stage with loom', 'sell tavern'",
        values={"text": text},
    )


def _wrong_kind(asked: Asked, verb: str) -> Refusal | None:
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


def _by_verb(asked: Asked, verb: str, card: str | None, pay: str | None) -> Refusal:
    if card is not None and verb in ("build", "free", "revive") and has_built(asked.city, asked.ids.index(card)):
        return Refusal(code="stands_already", text=f"{card}: stands in this city already", values={"card": card})
    if pay is not None and verb in ("sell", "revive"):
        return _costs_nothing(verb, card or "")
    if verb == "sell":
        return Refusal(code="must_play", text="the free city sells only when it can neither build nor make a stage")
    if verb == "free":
        return _no_free_build(asked, card or "", pay)
    if verb == "stage":
        return _no_stage(asked, pay)
    return _no_build(asked, card or "", pay)


def _costs_nothing(verb: str, card: str) -> Refusal:
    return Refusal(
        code="no_such_payment", text=f"{verb} {card} costs nothing: write '{verb} {card}'", values={"what": card}
    )


def _no_free_build(asked: Asked, card: str, pay: str | None) -> Refusal:
    if not asked.city.free_in_age:
        return Refusal(code="no_right", text="this city has no right to build free")
    if asked.city.free_used:
        return Refusal(code="right_used", text="the free construction of this Age is used")
    if pay is not None:
        return _costs_nothing("free", card)
    return Refusal(code="no_right", text=f"{card} costs no coins anyway: build {card}", values={"card": card})


def _no_stage(asked: Asked, pay: str | None) -> Refusal:
    wonder, side = asked.ruleset.boards[asked.city.wonder]
    stages = asked.ruleset.catalog.wonder(wonder).sides[side].stages
    if asked.city.stages == len(stages):
        return Refusal(code="wonder_complete", text=f"{wonder}: all stages are built", values={"wonder": wonder})
    stage = stages[asked.city.stages]
    return _short(asked, f"stage {asked.city.stages + 1}", stage.cost, stage.coins, pay)


def _no_build(asked: Asked, card: str, pay: str | None) -> Refusal:
    facts = asked.ruleset.catalog.card(card)
    if can_chain(asked.ruleset.tables, asked.city, asked.ids.index(card)):
        return Refusal(code="no_such_payment", text=f"{card} is free by chain: build {card}", values={"card": card})
    if is_free_by_right(asked.game, asked.ruleset.tables, asked.number, asked.ids.index(card)):
        return Refusal(code="no_such_payment", text=f"{card} is free by right: build {card}", values={"card": card})
    return _short(asked, card, facts.cost, facts.coins, pay)


def _short(asked: Asked, what: str, cost: dict[str, int], coins: int, pay: str | None) -> Refusal:
    """Resources that nobody makes, or coins that are not there (BASE-COST-3, -5)."""
    everything = {
        (source, kind): len(getattr(asked.producers, source)) for source in ("left", "right") for kind in ("raw", "made")
    }
    _, missing = cover(cost, asked.producers, everything)
    if missing:
        return _needs_resources(asked, what, cost, missing)
    least = _least_coins(asked, cost) + coins
    if least > asked.city.coins:
        text = f"{what}: needs {least} coins, the treasury has {int(asked.city.coins)}"
        return Refusal(code="needs_coins", text=text, values={"what": what, "coins": least, "has": int(asked.city.coins)})
    return Refusal(
        code="no_such_payment",
        text=f"{what}: no such payment{f' ({pay.strip()})' if pay else ''}; take one of the listed ones",
        values={"what": what},
    )


def _needs_resources(asked: Asked, what: str, cost: dict[str, int], missing: dict[str, int]) -> Refusal:
    parts = []
    for name in missing:
        own = sum(name in unit for unit in asked.producers.own)
        bought = sum(name in unit for unit in (*asked.producers.left, *asked.producers.right))
        parts.append(f"needs {cost[name]} {name}: you make {own}, neighbours sell {bought}")
    return Refusal(
        code="needs_resources", text=f"{what}: {'; '.join(parts)}", values={"what": what, "missing": missing, "cost": cost}
    )


def _least_coins(asked: Asked, cost: dict[str, int]) -> int:
    """The fewest coins that buy what is missing, treasury aside."""
    prices = {
        ("left", "raw"): int(asked.city.price_raw[0]),
        ("left", "made"): int(asked.city.price_made[0]),
        ("right", "raw"): int(asked.city.price_raw[1]),
        ("right", "made"): int(asked.city.price_made[1]),
    }
    return sum(_least_of_class(asked, {n: c for n, c in cost.items() if class_of(n) == k}, k, prices) for k in ("raw", "made"))


def _least_of_class(asked: Asked, cost: dict[str, int], kind: str, prices: dict[tuple[str, str], int]) -> int:
    units = range(sum(cost.values()) + 1)
    sums = sorted((prices["left", kind] * a + prices["right", kind] * b, a, b) for a in units for b in units)
    for coins, left, right in sums:
        if not cover(cost, asked.producers, {("left", kind): left, ("right", kind): right})[1]:
            return coins
    raise AssertionError(f"{cost} can be covered with everything that is sold")

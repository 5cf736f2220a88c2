"""Refusals of 7 Wonders: why a choice is not legal, in one clause (BASE-TURN-4, -6)."""

import difflib
import re
from collections.abc import Iterator
from itertools import product

from argosy.game.arguments import normal_form
from argosy.game.types import Refusal, with_rules
from argosy.game.wonders.choice import CITY_PREFIX
from argosy.game.wonders.choice_query import ChoiceQuery, CityQuestion
from argosy.game.wonders.expansion import Extra, Question
from argosy.game.wonders.expansions import EXPANSIONS, QUESTIONS, expansion_of_add_on, fee_of, in_play
from argosy.game.wonders.explain import NOTHING, sum_of
from argosy.game.wonders.paying_units import FREE, SIDES, Cost, Group, cover
from argosy.game.wonders.payment_modifiers import STAGE, terms_of, to_be_paid, waives
from argosy.game.wonders.reasons import RULES
from argosy.rules.wonders import terms
from argosy.rules.wonders.city import can_chain, has_built, is_free_by_right
from argosy.rules.wonders.expansions.play import chains_are_taxed

WORDS = "|".join(word for expansion in EXPANSIONS for word in expansion.words)
ADD_ONS = "|".join(add_on for expansion in EXPANSIONS for add_on in expansion.add_ons)
SHAPE = re.compile(
    rf"(?P<verb>{'|'.join(terms.VERBS[1:])})(?: (?P<number>\d+))?(?: with)?"
    rf"(?: (?P<card>[a-z_]+))?(?: (?:{WORDS}))*(?P<add_on>{ADD_ONS})?(?P<pay> pay .+)?"
)


ANSWERS = {verb for question in QUESTIONS.values() for verb in question.verbs} - set(
    terms.VERBS[: terms.PASS + 1]
)
"""First words of answers that only questions of expansions have."""

REVIVES = "'revive CARD' or 'pass'"
"""How a construction from the discard pile is written."""


def refuse(asked: CityQuestion, text: str) -> Refusal:
    """The first reason why the text is not among the legal choices, and its rules.

    The caller knows that it is not.
    """
    verb = normal_form(text).removeprefix(CITY_PREFIX).partition(" ")[0]
    return with_rules(_first_reason(asked, text), verb, RULES)


def _first_reason(asked: CityQuestion, text: str) -> Refusal:
    match = SHAPE.fullmatch(normal_form(text).removeprefix(CITY_PREFIX))
    if match is None:
        return _unreadable(asked, text)
    if asked.city.owes == terms.NOTHING:
        return Refusal(code="not_asked", text="nothing is asked of this city now")
    query = ChoiceQuery(**match.groupdict())
    return (
        _wrong_kind(asked, query.verb)
        or next(filter(None, (expansion.refuse_play(asked, query) for expansion in EXPANSIONS)), None)
        or _unknown_card(asked, query.verb, query.card)
        or _not_at_hand(asked, query.verb, query.card)
        or (expansion_of_add_on(query.add_on).refuse_add_on(asked, query) if query.add_on else None)
        or _by_expansion(asked, query)
        or _by_verb(asked, query)
    )


def _unreadable(asked: CityQuestion, text: str) -> Refusal:
    """Says how an answer to what is asked is written; where nothing is, how a card is played."""
    return Refusal(
        code="unreadable",
        text=f"{text!r} is not a choice: write {_form(asked)}",
        values={"text": text},
    )


def _form(asked: CityQuestion) -> str:
    owes = int(asked.city.owes)
    question = QUESTIONS.get(terms.OWES[owes])
    if question is not None:
        return question.form
    return (
        REVIVES
        if owes == terms.REVIVE
        else "e.g. 'build baths', 'build aqueduct pay left 2', 'stage with loom', 'sell tavern'"
    )


def _wrong_answer(asked: CityQuestion, verb: str, question: Question) -> Refusal:
    """A question of an expansion: the verb is another one, or what it names cannot be chosen."""
    form = question.form
    if verb not in question.verbs:
        return Refusal(
            code="not_asked", text=f"{verb} is not asked now: choose {form}", values={"verb": verb}
        )
    return Refusal(
        code="no_such_answer",
        text=f"not one of {question.listed}: choose {form}",
        values={"asked": terms.OWES[asked.city.owes]},
    )


def _wrong_kind(asked: CityQuestion, verb: str) -> Refusal | None:
    question = QUESTIONS.get(terms.OWES[asked.city.owes])
    if question is not None:
        plays_hand = question.hand is not None and verb in question.verbs and verb != "pass"
        return None if plays_hand else _wrong_answer(asked, verb, question)
    revives = asked.city.owes == terms.REVIVE
    if revives != (verb in ("revive", "pass")) or verb in ANSWERS:
        wanted = REVIVES if revives else "'build CARD', 'stage with CARD', 'sell CARD'"
        return Refusal(
            code="not_asked", text=f"{verb} is not asked now: choose {wanted}", values={"verb": verb}
        )
    return None


def _unknown_card(asked: CityQuestion, verb: str, card: str | None) -> Refusal | None:
    if card is None and verb in ("stage", "pass"):
        return None
    if card is None or verb == "pass":
        return _unreadable(asked, verb if card is None else f"{verb} {card}")
    if card in asked.names:
        return None
    near = difflib.get_close_matches(card, asked.names, 1)
    hint = f": did you mean {near[0]}?" if near else ""
    return Refusal(
        code="unreadable",
        text=f"there is no {'card' if asked.names is asked.ids else 'such thing as'} {card}{hint}",
        values={"card": card},
    )


def _not_at_hand(asked: CityQuestion, verb: str, card: str | None) -> Refusal | None:
    if card is None or card in asked.hand:
        return None
    if verb == "revive":
        return Refusal(code="not_in_discard", text=f"{card}: not in the discard pile", values={"card": card})
    return Refusal(code="not_in_hand", text=f"{card}: not in the hand", values={"card": card})


def _by_expansion(asked: CityQuestion, query: ChoiceQuery) -> Refusal | None:
    """Return the refusal of a card's verb where the question of an expansion has its own verbs."""
    question = QUESTIONS.get(terms.OWES[asked.city.owes])
    if question is None or question.refuse is None or query.verb in terms.VERBS[: terms.PASS + 1]:
        return None
    return question.refuse(asked, query)


def _by_verb(asked: CityQuestion, query: ChoiceQuery) -> Refusal:
    verb, card, pay = query.verb, query.card, query.pay
    if (
        card is not None
        and verb in ("build", "free", "revive")
        and has_built(asked.city, asked.ids.index(card))
    ):
        return Refusal(
            code="stands_already", text=f"{card}: stands in this city already", values={"card": card}
        )
    if pay is not None and verb in ("sell", "revive"):
        return _costs_nothing(verb, card or "")
    if verb == "sell":
        return Refusal(
            code="must_play", text="the free city sells only when it can neither build nor make a stage"
        )
    return _no_way_to_pay(asked, query)


def _no_way_to_pay(asked: CityQuestion, query: ChoiceQuery) -> Refusal:
    """A card or stage that cannot be had, with what expansions take on top."""
    verb, card, pay = query.verb, query.card, query.pay
    extra = expansion_of_add_on(query.add_on).queried_extra(asked, query) if query.add_on else None
    asked.fee = fee_of(asked.ruleset, asked.game, verb, card)
    if asked.fee > asked.city.coins:
        return _needs_coins(
            asked, _with_extra(card if card and verb != "stage" else "stage", extra), asked.fee
        )
    if verb == "free":
        refusals = (expansion.refuse_free(asked, query) for expansion in in_play(asked.ruleset))
        return next(filter(None, refusals), None) or _no_free_build(asked, card or "", pay, extra)
    if verb == "stage":
        return _no_stage(asked, query.number, pay, extra)
    return _no_build(asked, card or "", pay, extra)


def _costs_nothing(verb: str, card: str) -> Refusal:
    return Refusal(
        code="no_such_payment",
        text=f"{verb} {card} costs nothing: write '{verb} {card}'",
        values={"what": card},
    )


def _no_free_build(asked: CityQuestion, card: str, pay: str | None, extra: Extra | None) -> Refusal:
    right = any(expansion.gives_right(asked, card) for expansion in in_play(asked.ruleset))
    if not asked.city.free_in_age and not right:
        return Refusal(code="no_right", text=_no_free_word(asked, card, _words(extra)))
    if asked.city.free_used and not right:
        return Refusal(code="right_used", text="the free construction of this Age is used")
    if extra is not None:
        return _short(asked, _with_extra(card, extra), NOTHING, {}, 0, pay, extra)
    if pay is not None:
        return _costs_nothing("free", card)
    return Refusal(code="no_right", text=f"{card} costs no coins anyway: build {card}", values={"card": card})


def _no_free_word(asked: CityQuestion, card: str, add_on: str) -> str:
    """Return the reason why `free` is not the right verb.

    The rights of Olympia 2020 hold by themselves and are listed as `build` (AMB-82).
    """
    city, kind = asked.city, asked.ids.index(card)
    if can_chain(asked.ruleset.tables, city, kind):
        return f"{card} is free by chain: build {card}{add_on}"
    if is_free_by_right(asked.game, asked.ruleset.tables, asked.number, kind):
        return f"{card} is free by right: build {card}{add_on}"
    if city.free_new_color:
        color = asked.ruleset.catalog.card(card).color
        return f"{card} is not free: only the first card of a colour is, and {color} stands in this city"
    if city.free_first or city.free_last:
        ends = " and ".join(
            word for word, has in (("first", city.free_first), ("last", city.free_last)) if has
        )
        return f"{card} is not free: only the {ends} card of an Age is"
    return "this city has no right to build free"


def _no_stage(asked: CityQuestion, number: str | None, pay: str | None, extra: Extra | None) -> Refusal:
    wonder, side = asked.ruleset.boards[asked.city.wonder]
    board = asked.ruleset.catalog.wonder(wonder).sides[side]
    if asked.city.stages == len(board.stages):
        return Refusal(
            code="wonder_complete", text=f"{wonder}: all stages are built", values={"wonder": wonder}
        )
    place = int(number) - 1 if board.any_order and number else int(asked.city.stages)
    if board.any_order and not number:
        return Refusal(
            code="unreadable",
            text=f"{wonder}: name the stage, e.g. 'stage 2 with CARD'",
            values={"wonder": wonder},
        )
    if not 0 <= place < len(board.stages) or asked.city.stages_built >> place & 1:
        return Refusal(
            code="no_such_stage",
            text=f"{wonder}: stage {place + 1} cannot be built",
            values={"stage": place + 1},
        )
    stage = board.stages[place]
    return _short(asked, _with_extra(f"stage {place + 1}", extra), STAGE, stage.cost, stage.coins, pay, extra)


def _no_build(asked: CityQuestion, card: str, pay: str | None, extra: Extra | None) -> Refusal:
    facts = asked.ruleset.catalog.card(card)
    chain = can_chain(asked.ruleset.tables, asked.city, asked.ids.index(card)) and not chains_are_taxed(
        asked.game, asked.ruleset.tables
    )
    right = is_free_by_right(asked.game, asked.ruleset.tables, asked.number, asked.ids.index(card))
    if extra is not None and (chain or right):
        return _short(asked, _with_extra(card, extra), NOTHING, {}, 0, pay, extra)
    if chain:
        return Refusal(
            code="no_such_payment", text=f"{card} is free by chain: build {card}", values={"card": card}
        )
    if right:
        return Refusal(
            code="no_such_payment", text=f"{card} is free by right: build {card}", values={"card": card}
        )
    return _short(asked, _with_extra(card, extra), facts.color, facts.cost, facts.coins, pay, extra)


def _words(extra: Extra | None) -> str:
    return "" if extra is None else extra.words


def _with_extra(what: str, extra: Extra | None) -> str:
    """Return the name of what is asked for, with what is paid together with it."""
    return what + _words(extra)


def _short(
    asked: CityQuestion,
    what: str,
    kind: str,
    printed: Cost,
    coins: int,
    pay: str | None,
    extra: Extra | None = None,
) -> Refusal:
    """Refusal for resources that nobody makes, or for missing coins (BASE-COST-3, -5).

    kind: a colour, `STAGE` or `NOTHING`.
    """
    cost = to_be_paid(asked.city, kind, printed)
    sums = list(_sums(cost, extra, saves_one=kind != NOTHING and waives(asked.city, kind)))
    coins += asked.fee + (extra.coins if extra else 0)
    lacking = [_lacking(asked, total) for total in sums]
    if all(lacking):
        place = min(range(len(sums)), key=lambda number: sum(lacking[number].values()))
        return _needs_resources(asked, what, sums[place], lacking[place])
    least = coins + min(
        _least_coins(asked, total) for total, lack in zip(sums, lacking, strict=True) if not lack
    )
    if least > asked.city.coins:
        return _needs_coins(asked, what, least)
    return Refusal(
        code="no_such_payment",
        text=f"{what}: no such payment{f' ({pay.strip()})' if pay else ''}; take one of the listed ones",
        values={"what": what},
    )


def _needs_coins(asked: CityQuestion, what: str, coins: int) -> Refusal:
    has = int(asked.city.coins)
    text = f"{what}: needs {coins} coins, the treasury has {has}"
    return Refusal(code="needs_coins", text=text, values={"what": what, "coins": coins, "has": has})


def _sums(cost: Cost, extra: Extra | None, *, saves_one: bool) -> Iterator[dict[str, int]]:
    """The resources of both costs together; one for each way to leave a unit out of the one, of the other."""
    more: Cost = extra.cost if extra else {}
    waived: list[str | None] = [*cost] if cost and saves_one else [None]
    saved: list[str | None] = [*more] if more and extra and extra.saves_one else [None]
    for one, other in product(waived, saved):
        yield sum_of(cost, more, one, other)


def _lacking(asked: CityQuestion, cost: Cost) -> dict[str, int]:
    """Return the resources that even all purchases together cannot give."""
    return cover(cost, asked.producers, [(group, limit) for _, group, limit in next(_offers(asked))])[1]


Offer = tuple[int, Group, int]
"""Price of a unit, group, units at most."""


def _offers(asked: CityQuestion) -> Iterator[list[Offer]]:
    """Everything for sale, the cheapest first; one list for each way to use the rebates on the first unit."""
    makers, terms = asked.producers, terms_of(asked.city)
    offers: list[Offer] = []
    for side in SIDES:
        offers += [
            (terms.price(side, kind), (side, kind), len(getattr(makers, side))) for kind in ("raw", "made")
        ]
        offers += [
            (terms.board_price(side, unit), (side, "board"), 1) for unit in getattr(makers, f"{side}_board")
        ]
    offers += [
        (price, (source, ""), limit)
        for expansion in in_play(asked.ruleset)
        for price, source, limit in expansion.offers(asked.game, asked.number)
    ]
    offers += [(1, ("bank", ""), 1) for _ in makers.bank]
    for rebates in product(*(_rebates(offers, side, terms.rebate_first[side]) for side in SIDES)):
        yield sorted([*offers, *(offer for rebate in rebates for offer in rebate)])


def _rebates(offers: list[Offer], side: str, coins: int) -> list[list[Offer]]:
    """The first unit of a neighbour for less, of one group or another."""
    cheaper = [[(max(0, price - coins), group, 1)] for price, group, _ in offers if group[0] == side]
    return cheaper if coins else [[]]


def _needs_resources(asked: CityQuestion, what: str, cost: Cost, missing: dict[str, int]) -> Refusal:
    parts: list[str] = []
    for name in missing:
        makers = asked.producers
        own = sum(name in unit for source in FREE for unit in getattr(makers, source))
        sold = (*makers.left, *makers.right, *makers.left_board, *makers.right_board)
        bought = sum(name in unit for unit in sold)
        bank = f", the bank {len(makers.bank)}" if makers.bank else ""
        parts.append(f"needs {cost[name]} {name}: you make {own}, neighbours sell {bought}{bank}")
    return Refusal(
        code="needs_resources",
        text=f"{what}: {'; '.join(parts)}",
        values={"what": what, "missing": missing, "cost": dict(cost)},
    )


def _least_coins(asked: CityQuestion, cost: Cost) -> int:
    """The fewest coins that buy what is missing, treasury aside."""
    return min(_coins_for(asked, cost, offers) for offers in _offers(asked))


def _coins_for(asked: CityQuestion, cost: Cost, offers: list[Offer]) -> int:
    """The fewest coins for some units, filling the cheapest groups first.

    That is best, because what a group gives is never taken back for a dearer one.
    """
    given, _ = cover(cost, asked.producers, [(group, limit) for _, group, limit in offers])
    units = {group: sum(share.values()) for group, share in given.items()}
    spent = 0
    for price, group, limit in offers:
        now = min(limit, units.get(group, 0))
        units[group] = units.get(group, 0) - now
        spent += price * now
    return spent

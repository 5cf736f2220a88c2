"""Lasting benefits of a choice in Duel: resources, prices, chains, wonders, printed effects."""

from collections.abc import Iterator

from argosy.coach.duel import kinds, scale
from argosy.coach.duel.ahead import Ahead
from argosy.coach.types import Reason
from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.game import DuelGame
from argosy.game.duel.view import DuelCityView, DuelView


def lasting(ahead: Ahead, choice: DuelChoice) -> Iterator[Reason]:
    """Yield the reasons from lasting benefits; only constructions and permanent gains have any."""
    if choice.verb in ("discard", "pass"):
        return
    after = ahead.after(choice).view.cities[ahead.me]
    yield from _resources(ahead, after)
    yield from _prices(ahead, after)
    if choice.verb in ("build", "revive", "free"):
        yield from _chains(ahead, choice)
    if choice.verb == "prepare":
        yield Reason(kind=kinds.PREPARES, weight=scale.PREPARED, thing=choice.thing or "")


def fallback(choice: DuelChoice) -> Iterator[Reason]:
    """Yield the reasons that hold for any choice."""
    thing = (
        choice.card
        if choice.verb in ("build", "recruit", "revive", "free", "destroy", "take")
        else choice.thing
    )
    if thing:
        yield Reason(kind=kinds.EFFECT, weight=scale.PRINTED, thing=thing)
    yield Reason(kind=kinds.LATER, weight=scale.NOTHING)


def _resources(ahead: Ahead, after: DuelCityView) -> Iterator[Reason]:
    before, unit = ahead.mine, scale.UNIT[ahead.view.age - 1]
    for name, count in after.makes.items():
        more = count - before.makes.get(name, 0)
        if more > 0:
            yield Reason(kind=kinds.MAKES, weight=unit * more, things=(name,), amount=before.prices[name])
    for options in after.chooses[len(before.chooses) :]:
        price = min(before.prices[name] for name in options)
        yield Reason(kind=kinds.MAKES, weight=1.3 * unit, things=tuple(options), amount=price)


def _prices(ahead: Ahead, after: DuelCityView) -> Iterator[Reason]:
    """DUEL-032: from now on cheaper to buy."""
    before = ahead.mine.prices
    cheaper = [name for name, price in after.prices.items() if price < before[name]]
    if cheaper:
        saved = sum(before[name] - after.prices[name] for name in cheaper)
        weight = 0.5 * scale.UNIT[ahead.view.age - 1] * saved
        first = cheaper[0]
        yield Reason(
            kind=kinds.PRICE,
            weight=weight,
            things=tuple(cheaper),
            amount=after.prices[first],
            total=before[first],
        )


def _chains(ahead: Ahead, choice: DuelChoice) -> Iterator[Reason]:
    """DUEL-038: a card that is free now, or one that will be."""
    if choice.how == "chain":
        yield Reason(kind=kinds.BY_CHAIN, weight=scale.CHAIN)
    symbol = next(card.chain_gives for card in ahead.catalog.cards if card.id == choice.card)
    gone = _gone(ahead.view)
    for card in ahead.catalog.cards:
        if symbol and card.chain_from == symbol and card.id not in gone:
            yield Reason(kind=kinds.CHAIN, weight=scale.CHAIN, thing=card.id)


def _gone(view: DuelView) -> set[str]:
    """Cards that nobody can construct any more."""
    seen = {card for city in view.cities for card in city.cards}
    seen |= {one.card for city in view.cities for one in city.wonders if one.card}
    return seen | set(view.discard) | {card for row in view.removed for card in row}


def wonders(ahead: Ahead, choice: DuelChoice) -> Iterator[Reason]:
    """The wonder whose payment depends most on this choice."""
    after = ahead.after(choice).mine
    if not ahead.is_turn or after is None:
        return
    names = [one.wonder for one in ahead.mine.wonders if not one.is_built and one.wonder != choice.thing]
    before = {name: _missing(ahead.game, ahead.me, name) for name in names}
    then = {name: _missing(after, ahead.me, name) for name in names}
    short = [name for name in names if before[name] == 0 and (then[name] or 0) > 0]
    if short:
        name = min(short, key=lambda one: (then[one] or 0, one))
        yield Reason(kind=kinds.SHORT, weight=-scale.WONDER, thing=name, amount=then[name] or 0)
    enough = [name for name in names if (before[name] or 0) > 0 and then[name] == 0]
    if enough and not short:
        yield Reason(kind=kinds.ENOUGH, weight=scale.WONDER, thing=min(enough))


def _missing(game: DuelGame, seat: int, wonder: str) -> int | None:
    """Coins that are missing to construct a wonder; None where something else stands in the way."""
    card = next(place.card for place in game.view(seat).structure if place.is_open and place.card)
    refusal = game.refusal(seat, f"wonder {wonder} with {card}")
    if refusal is None:
        return 0
    needed, has = refusal.values.get("coins"), refusal.values.get("has")
    return needed - has if isinstance(needed, int) and isinstance(has, int) else None

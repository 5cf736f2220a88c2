"""What stages of the single boards do and count (EXTRA-STONE-1, -2, EXTRA-PIS-2)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.city import has_built, take_from_bank
from argosy.rules.wonders.extra_wonders.terms import COINS_PER_SOURCE, COPY_LAST_STAGE, COPY_STAGE, POINTS_PER_SOURCE
from argosy.rules.wonders.terms import BROWN, PRODUCE


@kernel
def apply_extra_effect(game, tables, seat, effect):
    """Coins for each source of a resource at once; a stage to copy waits until the effects of the turn are done
    (EXTRA-STONE-2, EXTRA-PIS-2).
    """
    city = game.cities[seat]
    if effect.kind == COINS_PER_SOURCE:
        take_from_bank(city, effect.amount * sources(tables, city, effect.raw))
    elif effect.kind == COPY_STAGE or effect.kind == COPY_LAST_STAGE:
        city.extra_wonders.copy_due = city.chosen.stage


@kernel
def extra_effect_points(game, tables, seat, effect):
    """Points for each source of a resource (EXTRA-STONE-1)."""
    if effect.kind == POINTS_PER_SOURCE:
        return effect.amount * sources(tables, game.cities[seat], effect.raw)
    return 0


@kernel
def sources(tables, city, raw):
    """The signs of raw materials (a bit set) on the brown cards of a city; a card that makes one of two shows each once
    (EXTRA-STONE-1).
    """
    total = 0
    for kind in range(tables.kinds):
        card = tables.cards[kind]
        if card.color == BROWN and has_built(city, kind):
            for number in range(card.first_effect, card.first_effect + card.effects):
                effect = tables.effects[number]
                if effect.kind == PRODUCE and effect.raw & raw:
                    total += effect.amount
    return total

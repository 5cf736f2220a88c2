"""Effect texts of Duel: a short line for a card, whole sentences for its note.

One template per kind of effect; numbers come from the data. `you` is the owner of the card, token or chamber.
"""

from argosy.catalog.duel import DuelCatalog, Effect
from argosy.texts import Words
from argosy.texts.duel.expansions import MORE_LONG, MORE_SHORT
from argosy.texts.duel.things import Template, amount_of, each, goods, many, one_of, symbol
from argosy.texts.things import coins, points, resource, shields, units

Effects = tuple[Effect, ...]


def short(words: Words, effect: Effect, catalog: DuelCatalog) -> str:
    """The line on a card: as few words as say it."""
    return SHORT[effect.kind](words, effect, catalog)


def sentence(words: Words, effect: Effect, catalog: DuelCatalog) -> str:
    """The whole effect."""
    return LONG[effect.kind](words, effect, catalog)


def short_all(words: Words, effects: Effects, catalog: DuelCatalog) -> str:
    """The lines of all effects in one; what stands twice is said once."""
    return words.parts(dict.fromkeys(short(words, effect, catalog) for effect in effects))


def sentences(words: Words, effects: Effects, catalog: DuelCatalog) -> str:
    """Return whole sentences for all effects.

    An optional effect is one more of the effect before it (AGORA-155).
    """
    return " ".join(
        words.say("You may do this once more.") if effect.optional else sentence(words, effect, catalog)
        for effect in effects
    )


def wonder_sentences(words: Words, chosen: Effects, built: Effects, catalog: DuelCatalog) -> str:
    """Return the sentences of a wonder, with its effects at the draft, if any (AGORA-094)."""
    done = sentences(words, built, catalog)
    if not chosen:
        return done
    first = sentences(words, chosen, catalog)
    return " ".join(
        (
            words.say("When you choose it in the draft: {effect}", effect=_in_sentence(first)),
            words.say("When you construct it: {effect}", effect=_in_sentence(done)),
        )
    )


def _in_sentence(text: str) -> str:
    """After a colon a sentence goes on in lower case."""
    return text[:1].lower() + text[1:]


def _makes(words: Words, effect: Effect, _: DuelCatalog) -> str:
    return words.say("makes {units}", units=units(words, str(effect.resource), amount_of(effect)))


def _makes_long(words: Words, effect: Effect, _: DuelCatalog) -> str:
    return words.say(
        "Each turn it makes {units}. Your opponent now pays more for that.",
        units=units(words, str(effect.resource), amount_of(effect)),
    )


def _options(words: Words, effect: Effect) -> str:
    return words.either([resource(words, name) for name in effect.options or ()])


def _choice_long(words: Words, effect: Effect, _: DuelCatalog) -> str:
    return words.say(
        "Each turn it makes one unit: {options}, your choice. It does not raise your opponent's prices.",
        options=_options(words, effect),
    )


def _fixed_price(words: Words, effect: Effect, _: DuelCatalog) -> str:
    return words.say(
        "{goods}: {coins} a unit",
        goods=goods(words, effect.resources or ()),
        coins=coins(words, effect.price or 0),
    )


def _fixed_price_long(words: Words, effect: Effect, _: DuelCatalog) -> str:
    return words.count(
        "What you buy costs {n} coin a unit, whatever the opponent makes: {goods}.",
        "What you buy costs {n} coins a unit, whatever the opponent makes: {goods}.",
        effect.price or 0,
        goods=goods(words, effect.resources or ()),
    )


def _coins_per(words: Words, effect: Effect, _: DuelCatalog) -> str:
    return words.say(
        "{coins} for {thing}", coins=coins(words, amount_of(effect)), thing=each(words, str(effect.what))
    )


def _coins_per_long(words: Words, effect: Effect, _: DuelCatalog) -> str:
    return words.count(
        "Take {n} coin from the bank for {thing} in your city.",
        "Take {n} coins from the bank for {thing} in your city.",
        amount_of(effect),
        thing=each(words, str(effect.what)),
    )


def _majority(words: Words, effect: Effect, _: DuelCatalog) -> str:
    if effect.count == ("coins_by_3",):
        return words.say(
            "{points} for 3 coins in the richer city", points=points(words, effect.points_each or 0)
        )
    return words.say("counts the city with most {things}", things=_counted(words, effect))


def _counted(words: Words, effect: Effect) -> str:
    return words.either([many(words, what) for what in effect.count or ()], "and")


def _majority_long(words: Words, effect: Effect, _: DuelCatalog) -> str:
    """DUEL-052 to 056."""
    worth = points(words, effect.points_each or 0)
    if effect.count == ("coins_by_3",):
        return words.say(
            "At the end of the game {points} for each full set of 3 coins in the richer city.", points=worth
        )
    if effect.count == ("wonder",):
        return words.say(
            "At the end of the game {points} for each constructed wonder in the city that has most of them.",
            points=worth,
        )
    return words.count(
        "Count the {things} in the city that has most of them: take {n} coin for each. Count again at the end of "
        "the game, for {points} each.",
        "Count the {things} in the city that has most of them: take {n} coins for each. Count again at the end of "
        "the game, for {points} each.",
        effect.coins_each or 0,
        points=worth,
        things=_counted(words, effect),
    )


def _discount(words: Words, effect: Effect, _: DuelCatalog) -> str:
    return words.count(
        "{n} resource less: cost of {things}",
        "{n} resources less: cost of {things}",
        amount_of(effect),
        things=many(words, str(effect.on)),
    )


def _discount_long(words: Words, effect: Effect, _: DuelCatalog) -> str:
    """DUEL-036, AGORA-102."""
    return words.count(
        "Pay {n} resource of your choice less for {things}; coins stay.",
        "Pay {n} resources of your choice less for {things}; coins stay.",
        amount_of(effect),
        things=many(words, str(effect.on)),
    )


SHORT: dict[str, Template] = {
    "produce": _makes,
    "produce_choice": lambda words, effect, _: _options(words, effect),
    "points": lambda words, effect, _: points(words, amount_of(effect)),
    "shields": lambda words, effect, _: shields(words, amount_of(effect)),
    "science": lambda words, effect, _: words.say(
        "Science: {symbol}", symbol=symbol(words, str(effect.symbol))
    ),
    "coins": lambda words, effect, _: words.say("{coins} now", coins=coins(words, amount_of(effect))),
    "play_again": lambda words, _effect, _catalog: words.say("play again"),
    "fixed_trade_price": _fixed_price,
    "coins_per_own": _coins_per,
    "majority": _majority,
    "opponent_loses_coins": lambda words, effect, _: words.count(
        "opponent loses {n} coin", "opponent loses {n} coins", amount_of(effect)
    ),
    "discard_opponent_building": lambda words, effect, _: words.say(
        "discard {card} of the opponent", card=one_of(words, effect.colors or ())
    ),
    "build_from_discard": lambda words, _effect, _catalog: words.say("construct a discarded card free"),
    "progress_from_box": lambda words, effect, _: words.count(
        "one progress token of {n}", "one progress token of {n}", effect.draw or 0
    ),
    "gain_opponent_trade_coins": lambda words, _effect, _catalog: words.say("the opponent's trade coins"),
    "resource_discount": _discount,
    "points_per_own_progress": lambda words, effect, _: words.say(
        "{points} for each progress token", points=points(words, amount_of(effect))
    ),
    "extra_shield_on_red": lambda words, effect, _: words.say(
        "{shields} more on red cards", shields=shields(words, amount_of(effect))
    ),
    "wonders_play_again": lambda words, _effect, _catalog: words.say("wonders: play again"),
    "coins_on_chain_build": lambda words, effect, _: words.say(
        "{coins} for each free chain", coins=coins(words, amount_of(effect))
    ),
    "take_unbuilt_wonder": lambda words, _effect, _catalog: words.say(
        "take an unbuilt wonder of the opponent"
    ),
    "take_opponent_building": lambda words, effect, _: words.say(
        "take {card} of the opponent", card=one_of(words, effect.colors or ())
    ),
    **MORE_SHORT,
}

LONG: dict[str, Template] = {
    "produce": _makes_long,
    "produce_choice": _choice_long,
    "points": lambda words, effect, _: words.say(
        "{points} at the end of the game.", points=points(words, amount_of(effect))
    ),
    "shields": lambda words, effect, _: words.count(
        "Move the pawn {n} space towards your opponent's capital.",
        "Move the pawn {n} spaces towards your opponent's capital.",
        amount_of(effect),
    ),
    "science": lambda words, effect, catalog: words.say(
        "One science symbol: {symbol}. Two equal ones bring a progress token, {n} different ones win the game.",
        symbol=symbol(words, str(effect.symbol)),
        n=catalog.science.supremacy,
    ),
    "coins": lambda words, effect, _: words.count(
        "Take {n} coin from the bank at once.", "Take {n} coins from the bank at once.", amount_of(effect)
    ),
    "play_again": lambda words, _effect, _catalog: words.say(
        "Play another turn after this one, unless the Age is over."
    ),
    "fixed_trade_price": _fixed_price_long,
    "coins_per_own": _coins_per_long,
    "majority": _majority_long,
    "opponent_loses_coins": lambda words, effect, _: words.count(
        "Your opponent loses {n} coin, if there is one.",
        "Your opponent loses {n} coins, or all if there are fewer.",
        amount_of(effect),
    ),
    "discard_opponent_building": lambda words, effect, _: words.say(
        "Discard {card} of your opponent; you choose which. If there is none, nothing happens.",
        card=one_of(words, effect.colors or ()),
    ),
    "build_from_discard": lambda words, _effect, _catalog: words.say(
        "Choose a card of the discard pile and build it for free. If the pile is empty, nothing happens."
    ),
    "progress_from_box": lambda words, effect, _: words.count(
        "Draw {n} progress token from the box and play it.",
        "Draw {n} progress tokens from the box, play one and put the others back.",
        effect.draw or 0,
    ),
    "gain_opponent_trade_coins": lambda words, _effect, _catalog: words.say(
        "When your opponent buys resources, you get the coins and not the bank. Coins printed in a cost still go to the bank."
    ),
    "resource_discount": _discount_long,
    "points_per_own_progress": lambda words, effect, _: words.say(
        "At the end of the game {points} for each of your progress tokens, this one included.",
        points=points(words, amount_of(effect)),
    ),
    "extra_shield_on_red": lambda words, effect, _: words.count(
        "Each red card that you build from now on gives {n} shield more. Shields of wonders stay the same.",
        "Each red card that you build from now on gives {n} shields more. Shields of wonders stay the same.",
        amount_of(effect),
    ),
    "wonders_play_again": lambda words, _effect, _catalog: words.say(
        "From now on, play another turn after each wonder that you build, but never more than one extra turn for a wonder."
    ),
    "coins_on_chain_build": lambda words, effect, _: words.count(
        "Take {n} coin whenever you build a card free by a chain.",
        "Take {n} coins whenever you build a card free by a chain.",
        amount_of(effect),
    ),
    "take_unbuilt_wonder": lambda words, _effect, _catalog: words.say(
        "Take a wonder of your opponent that is not built yet; it is yours now."
    ),
    "take_opponent_building": lambda words, effect, _: words.say(
        "Take {card} of your opponent into your city; you choose which.",
        card=one_of(words, effect.colors or ()),
    ),
    **MORE_LONG,
}

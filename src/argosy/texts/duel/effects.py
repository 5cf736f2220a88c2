"""What the effects of Duel do, in plain words: one short line for a card, whole sentences for its note.

A template for each kind of effect; numbers come from the data. `you` is who has the card, token or chamber.
"""

from collections.abc import Callable

from argosy.catalog.duel import DuelCatalog, Effect
from argosy.texts import Words
from argosy.texts.duel.things import each, goods, many, one, section, symbol
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
    """Whole sentences for all effects; the optional ones are one more of the effect before them (AGORA-155)."""
    return " ".join(
        words.say("You may do this once more.") if effect.optional else sentence(words, effect, catalog)
        for effect in effects
    )


def wonder_sentences(words: Words, chosen: Effects, built: Effects, catalog: DuelCatalog) -> str:
    """What a wonder does; two of them do something already when they are chosen in the draft (AGORA-094)."""
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


def decree_sentences(words: Words, effects: Effects, catalog: DuelCatalog) -> str:
    """A decree works as long as its chamber is controlled (AGORA-071)."""
    return words.say("{effect} This works while you control its chamber.", effect=sentences(words, effects, catalog))


def decree_name(words: Words, effect: Effect) -> str:
    """Decrees have no printed names: a few words that tell them apart."""
    return DECREE_NAMES[effect.kind](words, effect)


def mythology_sentences(words: Words) -> str:
    """PANTHEON-010, 011, 019."""
    return words.say(
        "If you turn this card up, take the token, look at the two top gods of this mythology and lay one of them "
        "face down on an empty space of the Pantheon. With the token, the grand temple of this mythology is free "
        "for you."
    )


def offering_sentences(words: Words, value: int) -> str:
    """PANTHEON-013."""
    return words.count(
        "If you turn this card up, take the token. Give it up when you activate a god to pay {n} coin less; you "
        "get no change.",
        "If you turn this card up, take the token. Give it up when you activate a god to pay {n} coins less; you "
        "get no change.",
        value,
    )


def _amount(effect: Effect) -> int:
    return effect.amount or 0


def _one_of(words: Words, effect: Effect) -> str:
    """`a brown card or a grey card`."""
    return words.either([one(words, color) for color in effect.colors or ()])


def _makes(words: Words, effect: Effect, _: DuelCatalog) -> str:
    return words.say("makes {units}", units=units(words, str(effect.resource), _amount(effect)))


def _makes_long(words: Words, effect: Effect, _: DuelCatalog) -> str:
    return words.say(
        "Each turn it makes {units}. Your opponent now pays more for that.",
        units=units(words, str(effect.resource), _amount(effect)),
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
    return words.say("{coins} for {thing}", coins=coins(words, _amount(effect)), thing=each(words, str(effect.what)))


def _coins_per_long(words: Words, effect: Effect, _: DuelCatalog) -> str:
    return words.count(
        "Take {n} coin from the bank for {thing} in your city.",
        "Take {n} coins from the bank for {thing} in your city.",
        _amount(effect),
        thing=each(words, str(effect.what)),
    )


def _majority(words: Words, effect: Effect, _: DuelCatalog) -> str:
    if effect.count == ("coins_by_3",):
        return words.say("{points} for 3 coins in the richer city", points=points(words, effect.points_each or 0))
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
        _amount(effect),
        things=many(words, str(effect.on)),
    )


def _discount_long(words: Words, effect: Effect, _: DuelCatalog) -> str:
    """DUEL-036, AGORA-102."""
    return words.count(
        "Pay {n} resource of your choice less for {things}; coins stay.",
        "Pay {n} resources of your choice less for {things}; coins stay.",
        _amount(effect),
        things=many(words, str(effect.on)),
    )


def _politician(words: Words, effect: Effect, _: DuelCatalog) -> str:
    return words.say("Senate actions: {section}", section=section(words, str(effect.section)))


def _politician_long(words: Words, effect: Effect, catalog: DuelCatalog) -> str:
    """AGORA-032 to 037."""
    return words.say(
        "Senate actions: {actions}. With each, add one of your markers to a chamber ({section}), or move any one "
        "of your markers to a neighbouring chamber.",
        actions=actions(words, catalog),
        section=section(words, str(effect.section)),
    )


def actions(words: Words, catalog: DuelCatalog) -> str:
    """How many Senate actions a politician brings: `1; from 2 blue cards on 2; from 4 blue cards on 3`."""
    parts = [
        words.count("from {n} blue card on {actions}", "from {n} blue cards on {actions}", row.blue, actions=row.count)
        if row.blue
        else str(row.count)
        for row in catalog.actions
    ]
    return words.parts(parts)


def _temples(words: Words, catalog: DuelCatalog) -> str:
    """`1 temple 5 points, 2 temples 12 points, ...` (PANTHEON-019)."""
    worth = catalog.pantheon.grand_temple_points
    parts = [
        words.count("{n} temple {points}", "{n} temples {points}", n, points=points(words, worth[n]))
        for n in range(1, len(worth))
    ]
    return ", ".join(parts)


def _trade_discount_long(words: Words, effect: Effect, _: DuelCatalog) -> str:
    """AGORA-104."""
    return words.count(
        "Each unit that you buy costs {n} coin less, but at least {lowest}: {goods}.",
        "Each unit that you buy costs {n} coins less, but at least {lowest}: {goods}.",
        _amount(effect),
        lowest=coins(words, effect.lowest or 0),
        goods=goods(words, effect.resources or ()),
    )


def _per_construction_long(words: Words, effect: Effect, _: DuelCatalog) -> str:
    """AGORA-100, 103."""
    return words.say(
        "Whenever you or your opponent builds {thing}, take coins from the bank: 1 in Age I, 2 in Age II, 3 in Age III.",
        thing=one(words, str(effect.what)),
    )


Template = Callable[[Words, Effect, DuelCatalog], str]

SHORT: dict[str, Template] = {
    "produce": _makes,
    "produce_choice": lambda words, effect, _: _options(words, effect),
    "points": lambda words, effect, _: points(words, _amount(effect)),
    "shields": lambda words, effect, _: shields(words, _amount(effect)),
    "science": lambda words, effect, _: words.say("Science: {symbol}", symbol=symbol(words, str(effect.symbol))),
    "coins": lambda words, effect, _: words.say("{coins} now", coins=coins(words, _amount(effect))),
    "play_again": lambda words, *_: words.say("play again"),
    "fixed_trade_price": _fixed_price,
    "coins_per_own": _coins_per,
    "majority": _majority,
    "opponent_loses_coins": lambda words, effect, _: words.count(
        "opponent loses {n} coin", "opponent loses {n} coins", _amount(effect)
    ),
    "discard_opponent_building": lambda words, effect, _: words.say(
        "discard {card} of the opponent", card=_one_of(words, effect)
    ),
    "build_from_discard": lambda words, *_: words.say("construct a discarded card free"),
    "progress_from_box": lambda words, effect, _: words.count(
        "one progress token of {n}", "one progress token of {n}", effect.draw or 0
    ),
    "gain_opponent_trade_coins": lambda words, *_: words.say("the opponent's trade coins"),
    "resource_discount": _discount,
    "points_per_own_progress": lambda words, effect, _: words.say(
        "{points} for each progress token", points=points(words, _amount(effect))
    ),
    "points_per_own_tokens": lambda words, effect, _: words.say(
        "{points} for each mythology and offering token", points=points(words, _amount(effect))
    ),
    "extra_shield_on_red": lambda words, effect, _: words.say(
        "{shields} more on red cards", shields=shields(words, _amount(effect))
    ),
    "wonders_play_again": lambda words, *_: words.say("wonders: play again"),
    "coins_on_chain_build": lambda words, effect, _: words.say(
        "{coins} for each free chain", coins=coins(words, _amount(effect))
    ),
    "build_chained_for_coins": lambda words, effect, _: words.count(
        "cards with a chain symbol for {n} coin", "cards with a chain symbol for {n} coins", effect.coins or 0
    ),
    "opponent_loses_coin_per_pawn_step": lambda words, effect, _: words.count(
        "opponent loses {n} coin per step of the pawn", "opponent loses {n} coins per step of the pawn", _amount(effect)
    ),
    "free_senators": lambda words, *_: words.say("senators cost nothing"),
    "keep_both_conspiracies": lambda words, *_: words.say("keep both conspiracies"),
    "politician": _politician,
    "conspirator": lambda words, *_: words.say("a marker, or a conspiracy"),
    "coins_per_construction": lambda words, effect, _: words.say(
        "coins when anybody constructs {thing}", thing=one(words, str(effect.what))
    ),
    "ignore_cost_symbol": lambda words, effect, _: words.say(
        "one symbol less: cost of {things}", things=many(words, str(effect.color))
    ),
    "shield_while_controlled": lambda words, effect, _: shields(words, _amount(effect)),
    "trade_discount": lambda words, effect, _: words.count(
        "{goods}: {n} coin less", "{goods}: {n} coins less", _amount(effect), goods=goods(words, effect.resources or ())
    ),
    "senate_blue_bonus": lambda words, effect, _: words.count(
        "politicians count {n} blue card more", "politicians count {n} blue cards more", _amount(effect)
    ),
    "discard_bonus": lambda words, effect, _: words.say(
        "{coins} more for a discarded card", coins=coins(words, _amount(effect))
    ),
    "use_opponent_chains": lambda words, *_: words.say("the opponent's chain symbols"),
    "play_again_on_conspirator": lambda words, *_: words.say("conspirators: play again"),
    "take_unbuilt_wonder": lambda words, *_: words.say("take an unbuilt wonder of the opponent"),
    "take_half_opponent_coins": lambda words, *_: words.say("take half of the opponent's coins"),
    "lock_progress": lambda words, *_: words.say("lock a progress token away"),
    "build_top_row_free": lambda words, *_: words.say("construct a card of the top row free"),
    "build_removed_card_free": lambda words, *_: words.say("construct a removed card free"),
    "place_influence": lambda words, *_: words.say("add a marker"),
    "remove_opponent_influence": lambda words, *_: words.say("remove a marker of the opponent"),
    "move_influence": lambda words, *_: words.say("move a marker"),
    "play_progress_from_box": lambda words, *_: words.say("a progress token that is out of the game"),
    "discard_available_card": lambda words, *_: words.say("throw free cards away"),
    "coins_per_own_influence": lambda words, effect, _: words.say(
        "{coins} for each own marker", coins=coins(words, _amount(effect))
    ),
    "opponent_loses_coins_per_own_influence": lambda words, effect, _: words.count(
        "opponent loses {n} coin for each marker of theirs",
        "opponent loses {n} coins for each marker of theirs",
        _amount(effect),
    ),
    "take_opponent_building": lambda words, effect, _: words.say(
        "take {card} of the opponent", card=_one_of(words, effect)
    ),
    "swap_building": lambda words, effect, _: words.say("swap {card}", card=_one_of(words, effect)),
    "move_decree": lambda words, *_: words.say("move a decree"),
    "remove_built_wonder": lambda words, *_: words.say("remove a wonder of the opponent"),
    "conspire": lambda words, *_: words.say("conspire"),
    "trigger_unprepared_conspiracy": lambda words, *_: words.say("trigger an unprepared conspiracy"),
    "choose_revealed_progress": lambda words, effect, _: words.count(
        "one progress token of {n}", "one progress token of {n}", effect.draw or 0
    ),
    "snake_on_opponent_green": lambda words, *_: words.say("share a science symbol of the opponent"),
    "protected_coins": lambda words, effect, _: words.say("{coins}, safe", coins=coins(words, _amount(effect))),
    "discard_any_structure_card": lambda words, *_: words.say("throw away any card of the structure"),
    "unbuild_wonder": lambda words, *_: words.say("take the card from under a wonder"),
    "build_wonder_from_discard": lambda words, *_: words.say("construct a wonder free"),
    "place_minerva": lambda words, *_: words.say("Minerva stops the pawn"),
    "discard_military_token": lambda words, *_: words.say("remove a military token"),
    "apply_military_token": lambda words, *_: words.say("use a military token"),
    "pantheon_discount": lambda words, effect, _: words.count(
        "gods cost {n} coin less", "gods cost {n} coins less", _amount(effect)
    ),
    "activate_from_mythology_deck": lambda words, *_: words.say("activate a god of one mythology free"),
    "activate_from_top_of_decks": lambda words, *_: words.say("activate the top god of a mythology free"),
    "grand_temple_set": lambda words, _, catalog: " / ".join(
        str(worth) for worth in catalog.pantheon.grand_temple_points[1:]
    ),
}

LONG: dict[str, Template] = {
    "produce": _makes_long,
    "produce_choice": _choice_long,
    "points": lambda words, effect, _: words.say(
        "{points} at the end of the game.", points=points(words, _amount(effect))
    ),
    "shields": lambda words, effect, _: words.count(
        "Move the pawn {n} space towards your opponent's capital.",
        "Move the pawn {n} spaces towards your opponent's capital.",
        _amount(effect),
    ),
    "science": lambda words, effect, catalog: words.say(
        "One science symbol: {symbol}. Two equal ones bring a progress token, {n} different ones win the game.",
        symbol=symbol(words, str(effect.symbol)),
        n=catalog.science.supremacy,
    ),
    "coins": lambda words, effect, _: words.count(
        "Take {n} coin from the bank at once.", "Take {n} coins from the bank at once.", _amount(effect)
    ),
    "play_again": lambda words, *_: words.say("Play another turn after this one, unless the Age is over."),
    "fixed_trade_price": _fixed_price_long,
    "coins_per_own": _coins_per_long,
    "majority": _majority_long,
    "opponent_loses_coins": lambda words, effect, _: words.count(
        "Your opponent loses {n} coin, if there is one.",
        "Your opponent loses {n} coins, or all if there are fewer.",
        _amount(effect),
    ),
    "discard_opponent_building": lambda words, effect, _: words.say(
        "Discard {card} of your opponent; you choose which. If there is none, nothing happens.",
        card=_one_of(words, effect),
    ),
    "build_from_discard": lambda words, *_: words.say(
        "Choose a card of the discard pile and build it for free. If the pile is empty, nothing happens."
    ),
    "progress_from_box": lambda words, effect, _: words.count(
        "Draw {n} progress token from the box and play it.",
        "Draw {n} progress tokens from the box, play one and put the others back.",
        effect.draw or 0,
    ),
    "gain_opponent_trade_coins": lambda words, *_: words.say(
        "When your opponent buys resources, you get the coins and not the bank. Coins printed in a cost still go to the bank."
    ),
    "resource_discount": _discount_long,
    "points_per_own_progress": lambda words, effect, _: words.say(
        "At the end of the game {points} for each of your progress tokens, this one included.",
        points=points(words, _amount(effect)),
    ),
    "points_per_own_tokens": lambda words, effect, _: words.say(
        "At the end of the game {points} for each mythology and offering token that you still have.",
        points=points(words, _amount(effect)),
    ),
    "extra_shield_on_red": lambda words, effect, _: words.count(
        "Each red card that you build from now on gives {n} shield more. Shields of wonders stay the same.",
        "Each red card that you build from now on gives {n} shields more. Shields of wonders stay the same.",
        _amount(effect),
    ),
    "wonders_play_again": lambda words, *_: words.say(
        "From now on, play another turn after each wonder that you build, but never more than one extra turn for a wonder."
    ),
    "coins_on_chain_build": lambda words, effect, _: words.count(
        "Take {n} coin whenever you build a card free by a chain.",
        "Take {n} coins whenever you build a card free by a chain.",
        _amount(effect),
    ),
    "build_chained_for_coins": lambda words, effect, _: words.count(
        "You may build any card that has a chain symbol under its cost for {n} coin, even if you do not have that symbol.",
        "You may build any card that has a chain symbol under its cost for {n} coins, even if you do not have that symbol.",
        effect.coins or 0,
    ),
    "opponent_loses_coin_per_pawn_step": lambda words, effect, _: words.count(
        "Your opponent loses {n} coin for each space that you move the pawn.",
        "Your opponent loses {n} coins for each space that you move the pawn.",
        _amount(effect),
    ),
    "free_senators": lambda words, *_: words.say("You recruit all senators for free."),
    "keep_both_conspiracies": lambda words, *_: words.say("When you conspire, keep both conspiracies."),
    "politician": _politician_long,
    "conspirator": lambda words, *_: words.say(
        "Add one of your markers to any chamber, or conspire: draw two conspiracies, keep one, and put the other "
        "on top of the deck or under it."
    ),
    "coins_per_construction": _per_construction_long,
    "ignore_cost_symbol": lambda words, effect, _: words.say(
        "Leave out one symbol of the cost of {things}: one resource, or all the coins.",
        things=many(words, str(effect.color)),
    ),
    "shield_while_controlled": lambda words, effect, _: words.count(
        "Gaining control moves the pawn {n} space towards the opponent's capital; losing it moves the pawn back.",
        "Gaining control moves the pawn {n} spaces towards the opponent's capital; losing it moves the pawn back.",
        _amount(effect),
    ),
    "trade_discount": _trade_discount_long,
    "senate_blue_bonus": lambda words, effect, _: words.count(
        "When you recruit a politician, count {n} blue card more than you have.",
        "When you recruit a politician, count {n} blue cards more than you have.",
        _amount(effect),
    ),
    "discard_bonus": lambda words, effect, _: words.count(
        "Take {n} coin more whenever you discard a card for coins.",
        "Take {n} coins more whenever you discard a card for coins.",
        _amount(effect),
    ),
    "use_opponent_chains": lambda words, *_: words.say(
        "Chain symbols in the opponent's city count as if they stood in yours."
    ),
    "play_again_on_conspirator": lambda words, *_: words.say(
        "Whenever you recruit a conspirator, play another turn, unless the Age is over."
    ),
    "take_unbuilt_wonder": lambda words, *_: words.say(
        "Take a wonder of your opponent that is not built yet; it is yours now."
    ),
    "take_half_opponent_coins": lambda words, *_: words.say("Take half of your opponent's coins, rounded up."),
    "lock_progress": lambda words, *_: words.say(
        "Choose a progress token on the board, of your opponent or in the box. Lay it face down on this card: "
        "nobody can use it any more."
    ),
    "build_top_row_free": lambda words, *_: words.say(
        "Take a building of the top row of the structure, even a covered one, and build it for free. You cannot "
        "take senators."
    ),
    "build_removed_card_free": lambda words, *_: words.say(
        "Look at the cards that were taken out of the decks of this Age and the Ages before, and build one of them"
        " for free."
    ),
    "place_influence": lambda words, *_: words.say("Add one of your markers to any chamber."),
    "remove_opponent_influence": lambda words, *_: words.say("Remove one of your opponent's markers from the Senate."),
    "move_influence": lambda words, *_: words.say("You may move one of your markers to a neighbouring chamber."),
    "play_progress_from_box": lambda words, *_: words.say(
        "Look at all progress tokens in the box and play one of them."
    ),
    "discard_available_card": lambda words, *_: words.say(
        "Discard a free card of the structure; you get no coins for it."
    ),
    "coins_per_own_influence": lambda words, effect, _: words.count(
        "Take {n} coin for each of your markers in the Senate.",
        "Take {n} coins for each of your markers in the Senate.",
        _amount(effect),
    ),
    "opponent_loses_coins_per_own_influence": lambda words, effect, _: words.count(
        "Your opponent loses {n} coin for each of their markers in the Senate.",
        "Your opponent loses {n} coins for each of their markers in the Senate.",
        _amount(effect),
    ),
    "take_opponent_building": lambda words, effect, _: words.say(
        "Take {card} of your opponent into your city; you choose which.", card=_one_of(words, effect)
    ),
    "swap_building": lambda words, effect, _: words.say(
        "Take {card} of your opponent and give a card of the same colour for it. You can only do this if both "
        "cities have a card of that colour.",
        card=_one_of(words, effect),
    ),
    "move_decree": lambda words, *_: words.say(
        "Lay one decree of the Senate under the decree of another chamber. That chamber then has two decrees, the "
        "other none."
    ),
    "remove_built_wonder": lambda words, *_: words.say(
        "Put one built wonder of your opponent back into the box. Its points and lasting effects are lost; what it"
        " gave once stays."
    ),
    "conspire": lambda words, *_: words.say(
        "Draw two conspiracies, keep one and put the other on top of the deck or under it."
    ),
    "trigger_unprepared_conspiracy": lambda words, *_: words.say(
        "You may trigger one of your conspiracies that is not prepared."
    ),
    "choose_revealed_progress": lambda words, effect, _: words.count(
        "When this god is turned up, lay {n} progress token from the box on it. You play that token.",
        "When this god is turned up, lay {n} progress tokens from the box on it. You play one of them; the others "
        "go back.",
        effect.draw or 0,
    ),
    "snake_on_opponent_green": lambda words, *_: words.say(
        "Lay the snake on a green card of your opponent. You have its science symbol too."
    ),
    "protected_coins": lambda words, effect, _: words.say(
        "{coins} lie on this god. You may spend them, nobody can take them, and each coin left here is 1 point at "
        "the end of the game.",
        coins=coins(words, _amount(effect)),
    ),
    "discard_any_structure_card": lambda words, *_: words.say(
        "Discard any card of the structure, open or face down, covered or not. If a token lies on it, take it."
    ),
    "unbuild_wonder": lambda words, *_: words.say(
        "Discard the card under a built wonder, yours or your opponent's. The wonder can be built again, with all "
        "its effects. What it gave once stays."
    ),
    "build_wonder_from_discard": lambda words, *_: words.say(
        "Build one of your wonders for free, with a card of the discard pile."
    ),
    "place_minerva": lambda words, *_: words.say(
        "Put Minerva on a space of the military track. The conflict pawn stops before her once, then she is removed."
    ),
    "discard_military_token": lambda words, *_: words.say("Remove a military token without using it."),
    "apply_military_token": lambda words, *_: words.say(
        "Use another military token as if you had moved the pawn there, then remove it."
    ),
    "pantheon_discount": lambda words, effect, _: words.count(
        "Gods cost {n} coin less for you.", "Gods cost {n} coins less for you.", _amount(effect)
    ),
    "activate_from_mythology_deck": lambda words, *_: words.say(
        "Look at all gods of one mythology deck and activate one of them for free. Put the others back in any order."
    ),
    "activate_from_top_of_decks": lambda words, *_: words.say(
        "Turn up the top god of each mythology deck and activate one of them for free; the others go back."
    ),
    "grand_temple_set": lambda words, _, catalog: words.say(
        "At the end of the game your grand temples score together: {temples}.", temples=_temples(words, catalog)
    ),
}

DECREE_NAMES: dict[str, Callable[[Words, Effect], str]] = {
    "coins_per_construction": lambda words, effect: {
        "blue": words.say("Coins for blue"),
        "green": words.say("Coins for green"),
        "yellow": words.say("Coins for yellow"),
        "red": words.say("Coins for red"),
        "wonder": words.say("Coins for wonders"),
    }.get(str(effect.what), str(effect.what)),
    "ignore_cost_symbol": lambda words, effect: {
        "yellow": words.say("Cheaper yellow"),
        "red": words.say("Cheaper red"),
        "green": words.say("Cheaper green"),
    }.get(str(effect.color), str(effect.color)),
    "resource_discount": lambda words, _: words.say("Cheaper wonders"),
    "shield_while_controlled": lambda words, _: words.say("Shield"),
    "trade_discount": lambda words, effect: (
        words.say("Cheaper raw materials") if "wood" in (effect.resources or ()) else words.say("Cheaper goods")
    ),
    "senate_blue_bonus": lambda words, _: words.say("More Senate actions"),
    "discard_bonus": lambda words, _: words.say("More for discards"),
    "use_opponent_chains": lambda words, _: words.say("Opponent's chains"),
    "play_again_on_conspirator": lambda words, _: words.say("Conspirators play again"),
}

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
        "Who turns this card up takes the token, looks at the two top gods of this mythology and lays one of them "
        "face down on an empty space of the Pantheon. The grand temple of this mythology is free for who has the token."
    )


def offering_sentences(words: Words, value: int) -> str:
    """PANTHEON-013."""
    return words.count(
        "Who turns this card up takes the token. Given up when a god is activated, it lowers the price by {n} coin; "
        "what is left over is lost.",
        "Who turns this card up takes the token. Given up when a god is activated, it lowers the price by {n} coins; "
        "what is left over is lost.",
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
        "It makes {units} for each of your constructions. The opponent buys that dearer now.",
        units=units(words, str(effect.resource), _amount(effect)),
    )


def _options(words: Words, effect: Effect) -> str:
    return words.either([resource(words, name) for name in effect.options or ()])


def _choice_long(words: Words, effect: Effect, _: DuelCatalog) -> str:
    return words.say(
        "It makes one unit for each of your constructions: {options}, your choice each time. "
        "It does not raise the opponent's prices.",
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
        "When it is built, you take {n} coin from the bank for {thing} in your city.",
        "When it is built, you take {n} coins from the bank for {thing} in your city.",
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
        "When it is built, you take {n} coin for each of the {things} of the city that has most of them. "
        "At the end of the game it counts again: {points} for each of the {things} of that city.",
        "When it is built, you take {n} coins for each of the {things} of the city that has most of them. "
        "At the end of the game it counts again: {points} for each of the {things} of that city.",
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
        "In the cost of {things} you leave out {n} resource of your choice; coins stay.",
        "In the cost of {things} you leave out {n} resources of your choice; coins stay.",
        _amount(effect),
        things=many(words, str(effect.on)),
    )


def _politician(words: Words, effect: Effect, _: DuelCatalog) -> str:
    return words.say("Senate actions: {section}", section=section(words, str(effect.section)))


def _politician_long(words: Words, effect: Effect, catalog: DuelCatalog) -> str:
    """AGORA-032 to 037."""
    return words.say(
        "Senate actions: {actions}. Each adds one of your markers to a chamber ({section}) "
        "or moves one of your markers, wherever it stands, to a neighbouring chamber.",
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
        "Whenever you or the opponent construct {thing}, you take coins from the bank: 1 in Age I, 2 in Age II, 3 in Age III.",
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
        "The pawn moves {n} space towards the opponent's capital.",
        "The pawn moves {n} spaces towards the opponent's capital.",
        _amount(effect),
    ),
    "science": lambda words, effect, catalog: words.say(
        "One science symbol: {symbol}. Two equal ones bring a progress token, {n} different ones win the game.",
        symbol=symbol(words, str(effect.symbol)),
        n=catalog.science.supremacy,
    ),
    "coins": lambda words, effect, _: words.count(
        "You take {n} coin from the bank, once.", "You take {n} coins from the bank, once.", _amount(effect)
    ),
    "play_again": lambda words, *_: words.say("You play one more turn after this one, unless the Age is over."),
    "fixed_trade_price": _fixed_price_long,
    "coins_per_own": _coins_per_long,
    "majority": _majority_long,
    "opponent_loses_coins": lambda words, effect, _: words.count(
        "The opponent loses {n} coin, as far as there are any.",
        "The opponent loses {n} coins, as far as there are any.",
        _amount(effect),
    ),
    "discard_opponent_building": lambda words, effect, _: words.say(
        "You put {card} of the opponent on the discard pile; you choose which. Without such a card nothing happens.",
        card=_one_of(words, effect),
    ),
    "build_from_discard": lambda words, *_: words.say(
        "You choose a card of the discard pile and construct it without paying. With an empty pile nothing happens."
    ),
    "progress_from_box": lambda words, effect, _: words.count(
        "You draw {n} progress token of those out of the game and play it.",
        "You draw {n} progress tokens of those out of the game, play one and put the others back.",
        effect.draw or 0,
    ),
    "gain_opponent_trade_coins": lambda words, *_: words.say(
        "The coins that the opponent pays for bought resources go to you and not to the bank. Printed coin costs do not."
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
        "Each red card that you construct from now on has {n} shield more. Wonders do not.",
        "Each red card that you construct from now on has {n} shields more. Wonders do not.",
        _amount(effect),
    ),
    "wonders_play_again": lambda words, *_: words.say(
        "After each wonder that you construct from now on you play one more turn. No wonder gives two."
    ),
    "coins_on_chain_build": lambda words, effect, _: words.count(
        "You take {n} coin whenever you construct a card free by a chain symbol.",
        "You take {n} coins whenever you construct a card free by a chain symbol.",
        _amount(effect),
    ),
    "build_chained_for_coins": lambda words, effect, _: words.count(
        "You may construct any card with a chain symbol under its cost for {n} coin, even without that symbol.",
        "You may construct any card with a chain symbol under its cost for {n} coins, even without that symbol.",
        effect.coins or 0,
    ),
    "opponent_loses_coin_per_pawn_step": lambda words, effect, _: words.count(
        "The opponent loses {n} coin for each space that you move the pawn forward.",
        "The opponent loses {n} coins for each space that you move the pawn forward.",
        _amount(effect),
    ),
    "free_senators": lambda words, *_: words.say("You recruit all senators without paying."),
    "keep_both_conspiracies": lambda words, *_: words.say("When you conspire you keep both conspiracies."),
    "politician": _politician_long,
    "conspirator": lambda words, *_: words.say(
        "Either you add one of your markers to any chamber, or you conspire: draw two conspiracies, keep one "
        "and put the other on top of the deck or under it."
    ),
    "coins_per_construction": _per_construction_long,
    "ignore_cost_symbol": lambda words, effect, _: words.say(
        "In the cost of {things} you leave out one symbol: a resource, or the coins whatever their number.",
        things=many(words, str(effect.color)),
    ),
    "shield_while_controlled": lambda words, effect, _: words.count(
        "Gaining control moves the pawn {n} space towards the opponent's capital; losing it moves the pawn back.",
        "Gaining control moves the pawn {n} spaces towards the opponent's capital; losing it moves the pawn back.",
        _amount(effect),
    ),
    "trade_discount": _trade_discount_long,
    "senate_blue_bonus": lambda words, effect, _: words.count(
        "You count as having {n} more blue card when you recruit a politician.",
        "You count as having {n} more blue cards when you recruit a politician.",
        _amount(effect),
    ),
    "discard_bonus": lambda words, effect, _: words.count(
        "You take {n} coin more whenever you discard a card for coins.",
        "You take {n} coins more whenever you discard a card for coins.",
        _amount(effect),
    ),
    "use_opponent_chains": lambda words, *_: words.say(
        "Chain symbols in the opponent's city count as if they stood in yours."
    ),
    "play_again_on_conspirator": lambda words, *_: words.say(
        "After you have recruited a conspirator you play one more turn, unless the Age is over."
    ),
    "take_unbuilt_wonder": lambda words, *_: words.say(
        "You take a wonder of the opponent that is not constructed yet; it lies before you as your own."
    ),
    "take_half_opponent_coins": lambda words, *_: words.say("You take half of the opponent's coins, rounded up."),
    "lock_progress": lambda words, *_: words.say(
        "You choose a progress token on the board, of the opponent or out of the game. It lies face down on this card, "
        "and nobody can use it any more."
    ),
    "build_top_row_free": lambda words, *_: words.say(
        "You take a building of the top row of the structure, even a covered one, and construct it without paying. "
        "Senators cannot be taken."
    ),
    "build_removed_card_free": lambda words, *_: words.say(
        "You look at the cards that were taken out of the decks of this Age and the Ages before, and construct one of them "
        "without paying."
    ),
    "place_influence": lambda words, *_: words.say("You add one of your markers to any chamber."),
    "remove_opponent_influence": lambda words, *_: words.say(
        "You take one of the opponent's markers out of the Senate."
    ),
    "move_influence": lambda words, *_: words.say("You may move one of your markers to a neighbouring chamber."),
    "play_progress_from_box": lambda words, *_: words.say(
        "You look at all progress tokens that are out of the game and play one of them."
    ),
    "discard_available_card": lambda words, *_: words.say(
        "You put a free card of the structure on the discard pile, without coins."
    ),
    "coins_per_own_influence": lambda words, effect, _: words.count(
        "You take {n} coin for each of your markers in the Senate.",
        "You take {n} coins for each of your markers in the Senate.",
        _amount(effect),
    ),
    "opponent_loses_coins_per_own_influence": lambda words, effect, _: words.count(
        "The opponent loses {n} coin for each of their markers in the Senate.",
        "The opponent loses {n} coins for each of their markers in the Senate.",
        _amount(effect),
    ),
    "take_opponent_building": lambda words, effect, _: words.say(
        "You take {card} of the opponent into your city; you choose which.", card=_one_of(words, effect)
    ),
    "swap_building": lambda words, effect, _: words.say(
        "You take {card} of the opponent and give a card of the same colour for it. "
        "Both cities need a card of that colour.",
        card=_one_of(words, effect),
    ),
    "move_decree": lambda words, *_: words.say(
        "You lay one decree of the Senate under the decree of another chamber. That chamber has two decrees then, "
        "the other one none."
    ),
    "remove_built_wonder": lambda words, *_: words.say(
        "One constructed wonder of the opponent goes back into the box. Its points and lasting effects are lost; "
        "what it has given stays."
    ),
    "conspire": lambda words, *_: words.say(
        "You draw two conspiracies, keep one and put the other on top of the deck or under it."
    ),
    "trigger_unprepared_conspiracy": lambda words, *_: words.say(
        "You may trigger one of your conspiracies that is not prepared."
    ),
    "choose_revealed_progress": lambda words, effect, _: words.count(
        "When this god is turned up, {n} progress token of those out of the game is laid on it. You play it.",
        "When this god is turned up, {n} progress tokens of those out of the game are laid on it. You play one of them, "
        "the others go back.",
        effect.draw or 0,
    ),
    "snake_on_opponent_green": lambda words, *_: words.say(
        "You lay the snake on a green card of the opponent. Its science symbol counts for you too."
    ),
    "protected_coins": lambda words, effect, _: words.say(
        "{coins} lie on this god. You may spend them, nobody can take them, and each one left is a point at the end of "
        "the game.",
        coins=coins(words, _amount(effect)),
    ),
    "discard_any_structure_card": lambda words, *_: words.say(
        "You put any card of the structure on the discard pile, open or face down, covered or not. A token on it is yours."
    ),
    "unbuild_wonder": lambda words, *_: words.say(
        "You discard the card under a constructed wonder, yours or the opponent's. The wonder can be constructed again, "
        "with all its effects. What it has given stays."
    ),
    "build_wonder_from_discard": lambda words, *_: words.say(
        "You construct one of your wonders without paying, with a card of the discard pile."
    ),
    "place_minerva": lambda words, *_: words.say(
        "You put Minerva on a space of the military track. The conflict pawn stops before her once, and she goes."
    ),
    "discard_military_token": lambda words, *_: words.say("You remove a military token without using it."),
    "apply_military_token": lambda words, *_: words.say(
        "You use another military token, as if you had moved the pawn there, and remove it."
    ),
    "pantheon_discount": lambda words, effect, _: words.count(
        "Gods cost {n} coin less for you.", "Gods cost {n} coins less for you.", _amount(effect)
    ),
    "activate_from_mythology_deck": lambda words, *_: words.say(
        "You look at all gods of one mythology deck and activate one of them without paying. The others go back in an order "
        "of your choice."
    ),
    "activate_from_top_of_decks": lambda words, *_: words.say(
        "The top god of every mythology deck is turned up. You activate one of them without paying; the others go back."
    ),
    "grand_temple_set": lambda words, _, catalog: words.say(
        "At the end of the game for all your grand temples together: {temples}.", temples=_temples(words, catalog)
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

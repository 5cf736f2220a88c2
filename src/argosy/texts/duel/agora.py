"""Texts of the Agora expansion: chambers, effects and names of decrees."""

from collections.abc import Callable

from argosy.catalog.duel import DuelCatalog, Effect
from argosy.texts import Words
from argosy.texts.duel.things import Template, amount_of, goods, many, one, one_of
from argosy.texts.things import coins, shields


def section(words: Words, name: str) -> str:
    """A section of the Senate (AGORA-007)."""
    return {
        "left": words.say("left section"),
        "center": words.say("middle section"),
        "right": words.say("right section"),
    }.get(name, name)


def while_controlled(words: Words, told: str) -> str:
    """A decree works as long as its chamber is controlled (AGORA-071)."""
    return words.say("{effect} This works while you control its chamber.", effect=told)


def decree_name(words: Words, effect: Effect) -> str:
    """Decrees have no printed names: a few words that tell them apart."""
    return DECREE_NAMES[effect.kind](words, effect)


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
        words.say("Cheaper raw materials")
        if "wood" in (effect.resources or ())
        else words.say("Cheaper goods")
    ),
    "senate_blue_bonus": lambda words, _: words.say("More Senate actions"),
    "discard_bonus": lambda words, _: words.say("More for discards"),
    "use_opponent_chains": lambda words, _: words.say("Opponent's chains"),
    "play_again_on_conspirator": lambda words, _: words.say("Conspirators play again"),
}


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
    """Return the Senate actions of politicians: `1; from 2 blue cards on 2; ...`."""
    parts = [
        words.count(
            "from {n} blue card on {actions}", "from {n} blue cards on {actions}", row.blue, actions=row.count
        )
        if row.blue
        else str(row.count)
        for row in catalog.actions
    ]
    return words.parts(parts)


def _trade_discount_long(words: Words, effect: Effect, _: DuelCatalog) -> str:
    """AGORA-104."""
    return words.count(
        "Each unit that you buy costs {n} coin less, but at least {lowest}: {goods}.",
        "Each unit that you buy costs {n} coins less, but at least {lowest}: {goods}.",
        amount_of(effect),
        lowest=coins(words, effect.lowest or 0),
        goods=goods(words, effect.resources or ()),
    )


def _per_construction_long(words: Words, effect: Effect, _: DuelCatalog) -> str:
    """AGORA-100, 103."""
    return words.say(
        "Whenever you or your opponent builds {thing}, take coins from the bank: 1 in Age I, 2 in Age II, 3 in Age III.",
        thing=one(words, str(effect.what)),
    )


SHORT: dict[str, Template] = {
    "free_senators": lambda words, _effect, _catalog: words.say("senators cost nothing"),
    "keep_both_conspiracies": lambda words, _effect, _catalog: words.say("keep both conspiracies"),
    "politician": _politician,
    "conspirator": lambda words, _effect, _catalog: words.say("a marker, or a conspiracy"),
    "coins_per_construction": lambda words, effect, _: words.say(
        "coins when anybody constructs {thing}", thing=one(words, str(effect.what))
    ),
    "ignore_cost_symbol": lambda words, effect, _: words.say(
        "one symbol less: cost of {things}", things=many(words, str(effect.color))
    ),
    "shield_while_controlled": lambda words, effect, _: shields(words, amount_of(effect)),
    "trade_discount": lambda words, effect, _: words.count(
        "{goods}: {n} coin less",
        "{goods}: {n} coins less",
        amount_of(effect),
        goods=goods(words, effect.resources or ()),
    ),
    "senate_blue_bonus": lambda words, effect, _: words.count(
        "politicians count {n} blue card more", "politicians count {n} blue cards more", amount_of(effect)
    ),
    "discard_bonus": lambda words, effect, _: words.say(
        "{coins} more for a discarded card", coins=coins(words, amount_of(effect))
    ),
    "use_opponent_chains": lambda words, _effect, _catalog: words.say("the opponent's chain symbols"),
    "play_again_on_conspirator": lambda words, _effect, _catalog: words.say("conspirators: play again"),
    "take_half_opponent_coins": lambda words, _effect, _catalog: words.say(
        "take half of the opponent's coins"
    ),
    "lock_progress": lambda words, _effect, _catalog: words.say("lock a progress token away"),
    "build_top_row_free": lambda words, _effect, _catalog: words.say("construct a card of the top row free"),
    "build_removed_card_free": lambda words, _effect, _catalog: words.say("construct a removed card free"),
    "place_influence": lambda words, _effect, _catalog: words.say("add a marker"),
    "remove_opponent_influence": lambda words, _effect, _catalog: words.say(
        "remove a marker of the opponent"
    ),
    "move_influence": lambda words, _effect, _catalog: words.say("move a marker"),
    "play_progress_from_box": lambda words, _effect, _catalog: words.say(
        "a progress token that is out of the game"
    ),
    "discard_available_card": lambda words, _effect, _catalog: words.say("throw free cards away"),
    "coins_per_own_influence": lambda words, effect, _: words.say(
        "{coins} for each own marker", coins=coins(words, amount_of(effect))
    ),
    "opponent_loses_coins_per_own_influence": lambda words, effect, _: words.count(
        "opponent loses {n} coin for each marker of theirs",
        "opponent loses {n} coins for each marker of theirs",
        amount_of(effect),
    ),
    "swap_building": lambda words, effect, _: words.say(
        "swap {card}", card=one_of(words, effect.colors or ())
    ),
    "move_decree": lambda words, _effect, _catalog: words.say("move a decree"),
    "remove_built_wonder": lambda words, _effect, _catalog: words.say("remove a wonder of the opponent"),
    "conspire": lambda words, _effect, _catalog: words.say("conspire"),
    "trigger_unprepared_conspiracy": lambda words, _effect, _catalog: words.say(
        "trigger an unprepared conspiracy"
    ),
}

LONG: dict[str, Template] = {
    "free_senators": lambda words, _effect, _catalog: words.say("You recruit all senators for free."),
    "keep_both_conspiracies": lambda words, _effect, _catalog: words.say(
        "When you conspire, keep both conspiracies."
    ),
    "politician": _politician_long,
    "conspirator": lambda words, _effect, _catalog: words.say(
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
        amount_of(effect),
    ),
    "trade_discount": _trade_discount_long,
    "senate_blue_bonus": lambda words, effect, _: words.count(
        "When you recruit a politician, count {n} blue card more than you have.",
        "When you recruit a politician, count {n} blue cards more than you have.",
        amount_of(effect),
    ),
    "discard_bonus": lambda words, effect, _: words.count(
        "Take {n} coin more whenever you discard a card for coins.",
        "Take {n} coins more whenever you discard a card for coins.",
        amount_of(effect),
    ),
    "use_opponent_chains": lambda words, _effect, _catalog: words.say(
        "Chain symbols in the opponent's city count as if they stood in yours."
    ),
    "play_again_on_conspirator": lambda words, _effect, _catalog: words.say(
        "Whenever you recruit a conspirator, play another turn, unless the Age is over."
    ),
    "take_half_opponent_coins": lambda words, _effect, _catalog: words.say(
        "Take half of your opponent's coins, rounded up."
    ),
    "lock_progress": lambda words, _effect, _catalog: words.say(
        "Choose a progress token on the board, of your opponent or in the box. Lay it face down on this card: "
        "nobody can use it any more."
    ),
    "build_top_row_free": lambda words, _effect, _catalog: words.say(
        "Take a building of the top row of the structure, even a covered one, and build it for free. You cannot "
        "take senators."
    ),
    "build_removed_card_free": lambda words, _effect, _catalog: words.say(
        "Look at the cards that were taken out of the decks of this Age and the Ages before, and build one of them"
        " for free."
    ),
    "place_influence": lambda words, _effect, _catalog: words.say("Add one of your markers to any chamber."),
    "remove_opponent_influence": lambda words, _effect, _catalog: words.say(
        "Remove one of your opponent's markers from the Senate."
    ),
    "move_influence": lambda words, _effect, _catalog: words.say(
        "You may move one of your markers to a neighbouring chamber."
    ),
    "play_progress_from_box": lambda words, _effect, _catalog: words.say(
        "Look at all progress tokens in the box and play one of them."
    ),
    "discard_available_card": lambda words, _effect, _catalog: words.say(
        "Discard a free card of the structure; you get no coins for it."
    ),
    "coins_per_own_influence": lambda words, effect, _: words.count(
        "Take {n} coin for each of your markers in the Senate.",
        "Take {n} coins for each of your markers in the Senate.",
        amount_of(effect),
    ),
    "opponent_loses_coins_per_own_influence": lambda words, effect, _: words.count(
        "Your opponent loses {n} coin for each of their markers in the Senate.",
        "Your opponent loses {n} coins for each of their markers in the Senate.",
        amount_of(effect),
    ),
    "swap_building": lambda words, effect, _: words.say(
        "Take {card} of your opponent and give a card of the same colour for it. You can only do this if both "
        "cities have a card of that colour.",
        card=one_of(words, effect.colors or ()),
    ),
    "move_decree": lambda words, _effect, _catalog: words.say(
        "Lay one decree of the Senate under the decree of another chamber. That chamber then has two decrees, the "
        "other none."
    ),
    "remove_built_wonder": lambda words, _effect, _catalog: words.say(
        "Put one built wonder of your opponent back into the box. Its points and lasting effects are lost; what it"
        " gave once stays."
    ),
    "conspire": lambda words, _effect, _catalog: words.say(
        "Draw two conspiracies, keep one and put the other on top of the deck or under it."
    ),
    "trigger_unprepared_conspiracy": lambda words, _effect, _catalog: words.say(
        "You may trigger one of your conspiracies that is not prepared."
    ),
}

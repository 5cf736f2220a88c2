"""Texts of the Pantheon expansion: mythologies, tokens and effects."""

from argosy.catalog.duel import DuelCatalog
from argosy.texts import Words
from argosy.texts.duel.things import Template, amount_of
from argosy.texts.things import coins, points


def mythology(words: Words, name: str) -> str:
    """A mythology, as it stands after the name of a god."""
    return {
        "mesopotamian": words.say("Mesopotamian mythology"),
        "phoenician": words.say("Phoenician mythology"),
        "greek": words.say("Greek mythology"),
        "egyptian": words.say("Egyptian mythology"),
        "roman": words.say("Roman mythology"),
    }.get(name, name)


def mythology_sentences(words: Words) -> str:
    """PANTHEON-010, 011, 019."""
    return words.say(
        "If you turn this card up, take the token, look at the two top gods of this mythology and lay one of them "
        "face down on an empty space of the Pantheon. With the token, the grand temple of this mythology is free "
        "for you."
    )


def offering_sentences(words: Words, value: int) -> str:
    """Return the sentences about an offering token (PANTHEON-013)."""
    return words.count(
        "If you turn this card up, take the token. Give it up when you activate a god to pay {n} coin less; you "
        "get no change.",
        "If you turn this card up, take the token. Give it up when you activate a god to pay {n} coins less; you "
        "get no change.",
        value,
    )


def _temples(words: Words, catalog: DuelCatalog) -> str:
    """`1 temple 5 points, 2 temples 12 points, ...` (PANTHEON-019)."""
    worth = catalog.pantheon.grand_temple_points
    parts = [
        words.count("{n} temple {points}", "{n} temples {points}", n, points=points(words, worth[n]))
        for n in range(1, len(worth))
    ]
    return ", ".join(parts)


SHORT: dict[str, Template] = {
    "points_per_own_tokens": lambda words, effect, _: words.say(
        "{points} for each mythology and offering token", points=points(words, amount_of(effect))
    ),
    "build_chained_for_coins": lambda words, effect, _: words.count(
        "cards with a chain symbol for {n} coin", "cards with a chain symbol for {n} coins", effect.coins or 0
    ),
    "opponent_loses_coin_per_pawn_step": lambda words, effect, _: words.count(
        "opponent loses {n} coin per step of the pawn",
        "opponent loses {n} coins per step of the pawn",
        amount_of(effect),
    ),
    "choose_revealed_progress": lambda words, effect, _: words.count(
        "one progress token of {n}", "one progress token of {n}", effect.draw or 0
    ),
    "snake_on_opponent_green": lambda words, _effect, _catalog: words.say(
        "share a science symbol of the opponent"
    ),
    "protected_coins": lambda words, effect, _: words.say(
        "{coins}, safe", coins=coins(words, amount_of(effect))
    ),
    "discard_any_structure_card": lambda words, _effect, _catalog: words.say(
        "throw away any card of the structure"
    ),
    "unbuild_wonder": lambda words, _effect, _catalog: words.say("take the card from under a wonder"),
    "build_wonder_from_discard": lambda words, _effect, _catalog: words.say("construct a wonder free"),
    "place_minerva": lambda words, _effect, _catalog: words.say("Minerva stops the pawn"),
    "discard_military_token": lambda words, _effect, _catalog: words.say("remove a military token"),
    "apply_military_token": lambda words, _effect, _catalog: words.say("use a military token"),
    "pantheon_discount": lambda words, effect, _: words.count(
        "gods cost {n} coin less", "gods cost {n} coins less", amount_of(effect)
    ),
    "activate_from_mythology_deck": lambda words, _effect, _catalog: words.say(
        "activate a god of one mythology free"
    ),
    "activate_from_top_of_decks": lambda words, _effect, _catalog: words.say(
        "activate the top god of a mythology free"
    ),
    "grand_temple_set": lambda words, _, catalog: " / ".join(
        str(worth) for worth in catalog.pantheon.grand_temple_points[1:]
    ),
}

LONG: dict[str, Template] = {
    "points_per_own_tokens": lambda words, effect, _: words.say(
        "At the end of the game {points} for each mythology and offering token that you still have.",
        points=points(words, amount_of(effect)),
    ),
    "build_chained_for_coins": lambda words, effect, _: words.count(
        "You may build any card that has a chain symbol under its cost for {n} coin, even if you do not have that symbol.",
        "You may build any card that has a chain symbol under its cost for {n} coins, even if you do not have that symbol.",
        effect.coins or 0,
    ),
    "opponent_loses_coin_per_pawn_step": lambda words, effect, _: words.count(
        "Your opponent loses {n} coin for each space that you move the pawn.",
        "Your opponent loses {n} coins for each space that you move the pawn.",
        amount_of(effect),
    ),
    "choose_revealed_progress": lambda words, effect, _: words.count(
        "When this god is turned up, lay {n} progress token from the box on it. You play that token.",
        "When this god is turned up, lay {n} progress tokens from the box on it. You play one of them; the others "
        "go back.",
        effect.draw or 0,
    ),
    "snake_on_opponent_green": lambda words, _effect, _catalog: words.say(
        "Lay the snake on a green card of your opponent. You have its science symbol too."
    ),
    "protected_coins": lambda words, effect, _: words.say(
        "{coins} lie on this god. You may spend them, nobody can take them, and each coin left here is 1 point at "
        "the end of the game.",
        coins=coins(words, amount_of(effect)),
    ),
    "discard_any_structure_card": lambda words, _effect, _catalog: words.say(
        "Discard any card of the structure, open or face down, covered or not. If a token lies on it, take it."
    ),
    "unbuild_wonder": lambda words, _effect, _catalog: words.say(
        "Discard the card under a built wonder, yours or your opponent's. The wonder can be built again, with all "
        "its effects. What it gave once stays."
    ),
    "build_wonder_from_discard": lambda words, _effect, _catalog: words.say(
        "Build one of your wonders for free, with a card of the discard pile."
    ),
    "place_minerva": lambda words, _effect, _catalog: words.say(
        "Put Minerva on a space of the military track. The conflict pawn stops before her once, then she is removed."
    ),
    "discard_military_token": lambda words, _effect, _catalog: words.say(
        "Remove a military token without using it."
    ),
    "apply_military_token": lambda words, _effect, _catalog: words.say(
        "Use another military token as if you had moved the pawn there, then remove it."
    ),
    "pantheon_discount": lambda words, effect, _: words.count(
        "Gods cost {n} coin less for you.", "Gods cost {n} coins less for you.", amount_of(effect)
    ),
    "activate_from_mythology_deck": lambda words, _effect, _catalog: words.say(
        "Look at all gods of one mythology deck and activate one of them for free. Put the others back in any order."
    ),
    "activate_from_top_of_decks": lambda words, _effect, _catalog: words.say(
        "Turn up the top god of each mythology deck and activate one of them for free; the others go back."
    ),
    "grand_temple_set": lambda words, _, catalog: words.say(
        "At the end of the game your grand temples score together: {temples}.",
        temples=_temples(words, catalog),
    ),
}

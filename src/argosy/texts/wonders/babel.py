"""Effect texts of the Babel expansion: tower tiles, and rewards and penalties of common works.

One template per kind. The penalties of edifices are here, too.
"""

from collections.abc import Callable

from argosy.catalog.wonders.effects import Effect
from argosy.texts import Words
from argosy.texts.things import RAW

Template = Callable[[Words, Effect], str]


def _one(words: Words, name: str) -> str:
    """Return the name of a taxed, rewarded or lost thing."""
    return {
        "brown": words.say("brown card"),
        "grey": words.say("grey card"),
        "blue": words.say("blue card"),
        "yellow": words.say("yellow card"),
        "green": words.say("green card"),
        "red": words.say("red card"),
        "purple": words.say("guild"),
        "wonder_stage": words.say("wonder stage"),
    }[name]


def _all(words: Words, effect: Effect) -> str:
    return words.either([_one(words, name) for name in effect.of], "and")


def _goods(words: Words, effect: Effect) -> str:
    return words.say("raw materials") if set(effect.resources) == RAW else words.say("manufactured goods")


def _cards(words: Words, effect: Effect) -> str:
    return words.either([words.name("card", card) for card in effect.cards], "and")


SHORT: dict[str, Template] = {
    "tax_by_age": lambda words, effect: words.say("tax by Age: {things}", things=_all(words, effect)),
    "chain_tax_by_age": lambda words, _: words.say("tax by Age: chains"),
    "bonus_by_age": lambda words, effect: words.say("bonus by Age: {things}", things=_all(words, effect)),
    "chain_bonus_by_age": lambda words, _: words.say("bonus by Age: chains"),
    "bonus": lambda words, effect: words.count(
        "{n} coin when built: {things}",
        "{n} coins when built: {things}",
        effect.amount,
        things=_all(words, effect),
    ),
    "without_resources": lambda words, effect: words.say(
        "{things}: no resources", things=_all(words, effect)
    ),
    "coins_for_resources": lambda words, effect: words.say(
        "{things}: coins for resources", things=_all(words, effect)
    ),
    "only_single_brown": lambda words, _: words.say("only single brown cards produce"),
    "any_number_of_single_brown": lambda words, _: words.say("single brown cards without end"),
    "cards_rest": lambda words, effect: words.say("no effect: {cards}", cards=_cards(words, effect)),
    "chains_of_neighbors": lambda words, _: words.say("chains from the neighbours too"),
    "cheaper": lambda words, effect: words.count(
        "{goods}: {n} coin less", "{goods}: {n} coins less", effect.amount, goods=_goods(words, effect)
    ),
    "dearer": lambda words, effect: words.count(
        "{goods}: {n} coin more", "{goods}: {n} coins more", effect.amount, goods=_goods(words, effect)
    ),
    "victory_tokens_sink": lambda words, _: words.say("victory tokens one step lower"),
    "defeat_tokens": lambda words, effect: words.count(
        "{n} defeat token per defeat", "{n} defeat tokens per defeat", effect.amount
    ),
    "free_stage_once": lambda words, _: words.say("one stage free, once"),
    "free_card_once": lambda words, _: words.say("one card free, once"),
    "any_color_once": lambda words, _: words.say("join the next project with any card"),
    "lose_card": lambda words, effect: words.say("lose a card: {things}", things=_all(words, effect)),
    "lose_all_coins": lambda words, _: words.say("lose all coins"),
    "lose_coins": lambda words, effect: words.count("lose {n} coin", "lose {n} coins", effect.amount),
    "lose_victory_tokens": lambda words, effect: words.count(
        "lose {n} victory token", "lose {n} victory tokens", effect.amount
    ),
    "board_rests": lambda words, _: words.say("the board makes nothing any more"),
}

LONG: dict[str, Template] = {
    "tax_by_age": lambda words, effect: words.say(
        "Whoever builds this pays 1, 2 or 3 coins to the bank in Age I, II or III, on top of its cost: {things}.",
        things=_all(words, effect),
    ),
    "chain_tax_by_age": lambda words, _: words.say(
        "Whoever builds a card free by a chain pays 1, 2 or 3 coins to the bank in Age I, II or III."
    ),
    "bonus_by_age": lambda words, effect: words.say(
        "Whoever builds this takes 1, 2 or 3 coins from the bank in Age I, II or III: {things}.",
        things=_all(words, effect),
    ),
    "chain_bonus_by_age": lambda words, _: words.say(
        "Whoever builds a card free by a chain takes 1, 2 or 3 coins from the bank in Age I, II or III."
    ),
    "bonus": lambda words, effect: words.count(
        "Whoever builds this takes {n} coin from the bank: {things}.",
        "Whoever builds this takes {n} coins from the bank: {things}.",
        effect.amount,
        things=_all(words, effect),
    ),
    "without_resources": lambda words, effect: words.say(
        "You pay no resources for these, only the coins in their cost: {things}.", things=_all(words, effect)
    ),
    "coins_for_resources": lambda words, effect: words.say(
        "You may pay 1 coin for each unit in place of all the resources of the cost: {things}.",
        things=_all(words, effect),
    ),
    "only_single_brown": lambda words, _: words.say(
        "Brown cards with two symbols or a choice make nothing. You may still build them."
    ),
    "any_number_of_single_brown": lambda words, _: words.say(
        "A brown card with a single symbol makes as many units of it as you need; neighbours can buy any number too."
    ),
    "cards_rest": lambda words, effect: words.say(
        "These cards have no effect; you may still build them, and their chains work: {cards}.",
        cards=_cards(words, effect),
    ),
    "chains_of_neighbors": lambda words, _: words.say(
        "A chain symbol in a neighbouring city counts as if it stood in your own."
    ),
    "cheaper": lambda words, effect: words.count(
        "A unit bought from a neighbour costs {n} coin less: {goods}.",
        "A unit bought from a neighbour costs {n} coins less: {goods}.",
        effect.amount,
        goods=_goods(words, effect),
    ),
    "dearer": lambda words, effect: words.count(
        "A unit bought from a neighbour costs {n} coin more: {goods}.",
        "A unit bought from a neighbour costs {n} coins more: {goods}.",
        effect.amount,
        goods=_goods(words, effect),
    ),
    "victory_tokens_sink": lambda words, _: words.say(
        "Whoever wins a conflict takes a smaller token: 3 instead of 5, 1 instead of 3, none instead of 1."
    ),
    "defeat_tokens": lambda words, effect: words.count(
        "Whoever loses a conflict takes {n} defeat token.",
        "Whoever loses a conflict takes {n} defeat tokens.",
        effect.amount,
    ),
    "free_stage_once": lambda words, _: words.say(
        "Once, in a later turn, you may build a stage of your wonder for free."
    ),
    "free_card_once": lambda words, _: words.say(
        "Once, in a later turn, you may build a card of your hand for free."
    ),
    "any_color_once": lambda words, _: words.say(
        "Once, you may take part in a project with a card of any colour."
    ),
    "lose_card": lambda words, effect: words.say(
        "Discard one built card of your city: {things}.", things=_all(words, effect)
    ),
    "lose_all_coins": lambda words, _: words.say("You lose all your coins."),
    "lose_coins": lambda words, effect: words.count(
        "You lose {n} coin.", "You lose {n} coins.", effect.amount
    ),
    "lose_victory_tokens": lambda words, effect: words.count(
        "Give back {n} victory token of your choice.",
        "Give back {n} victory tokens of your choice.",
        effect.amount,
    ),
    "board_rests": lambda words, _: words.say(
        "The resource printed on your board can no longer be used or sold."
    ),
}


def things(_: Words) -> dict[str, str]:
    """No things of its own that effects count."""
    return {}


def clauses(words: Words) -> dict[str, str]:
    """Return the refusal clauses of Babel by code."""
    return {
        "no_tower": words.say("no tower at this table"),
        "no_such_tile": words.say("not one of your tiles"),
        "no_project": words.say("no project with this"),
        "no_tokens": words.say("all tokens are taken"),
        "other_project_color": words.say("another colour than the project’s"),
        "no_token": words.say("you have no such token"),
        "no_such_way": words.say("no tile allows this"),
    }

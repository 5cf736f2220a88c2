"""Effect texts of the Cities expansion: losses, debts, Diplomacy, masks, cheaper trade.

One template per kind.
"""

from collections.abc import Callable

from argosy.catalog.wonders.effects import Effect
from argosy.texts import Words
from argosy.texts.things import coins, points

Template = Callable[[Words, Effect], str]


def _lost_for(words: Words, effect: Effect) -> str:
    return words.say("wonder stage") if "wonder_stage" in effect.of else words.say("victory token")


def _side(words: Words, effect: Effect) -> str:
    return words.say("from the left") if effect.neighbors[0] == "left" else words.say("from the right")


SHORT: dict[str, Template] = {
    "loss": lambda words, effect: words.count(
        "all others lose {n} coin", "all others lose {n} coins", effect.amount
    ),
    "loss_per": lambda words, effect: words.say(
        "all others lose {coins} per {thing} of theirs",
        coins=coins(words, effect.amount),
        thing=_lost_for(words, effect),
    ),
    "coins_to_neighbors": lambda words, effect: words.count(
        "each neighbour takes {n} coin", "each neighbour takes {n} coins", effect.amount
    ),
    "coins_to_others": lambda words, effect: words.count(
        "all others take {n} coin", "all others take {n} coins", effect.amount
    ),
    "debts_to_neighbors": lambda words, effect: words.count(
        "each neighbour takes {n} debt", "each neighbour takes {n} debts", effect.amount
    ),
    "victory_token": lambda words, effect: words.say("victory token of {n}", n=effect.value),
    "points_per_victory_token": lambda words, effect: words.say(
        "{points} per victory token of {n}", points=points(words, effect.amount), n=effect.value
    ),
    "diplomacy": lambda words, _: words.say("Diplomacy"),
    "mask": lambda words, _: words.say("copy a neighbour's science symbol"),
    "rebate_first": lambda words, effect: words.count(
        "first unit {side}: {n} coin less",
        "first unit {side}: {n} coins less",
        effect.amount,
        side=_side(words, effect),
    ),
    "rebate_board": lambda words, effect: words.count(
        "units of neighbours' boards: {n} coin less",
        "units of neighbours' boards: {n} coins less",
        effect.amount,
    ),
    "more_of_own": lambda words, _: words.say("one more unit of your own resources"),
    "more_of_missing": lambda words, _: words.say("one unit of a resource that you lack"),
    "stages_without_resources": lambda words, _: words.say("stages without resources"),
    "free_black_once_per_age": lambda words, _: words.say("one black card free in each Age"),
    "loss_when_stage_built": lambda words, effect: words.count(
        "all others lose {n} coin when you build a stage",
        "all others lose {n} coins when you build a stage",
        effect.amount,
    ),
    "loss_by_age": lambda words, _: words.say("all others lose as many coins as the number of the Age"),
    "shields_per_defeat": lambda words, effect: words.count(
        "{n} shield per defeat token", "{n} shields per defeat token", effect.amount
    ),
}

LONG: dict[str, Template] = {
    "loss": lambda words, effect: words.count(
        "At the end of this turn every other city loses {n} coin, or takes a debt.",
        "At the end of this turn every other city loses {n} coins. Each coin not paid becomes a debt.",
        effect.amount,
    ),
    "loss_per": lambda words, effect: words.say(
        "At the end of this turn every other city loses {coins} for each {thing} of its own. Each coin not paid becomes a debt.",
        coins=coins(words, effect.amount),
        thing=_lost_for(words, effect),
    ),
    "coins_to_neighbors": lambda words, effect: words.count(
        "Each of your two neighbours takes {n} coin from the bank at once.",
        "Each of your two neighbours takes {n} coins from the bank at once.",
        effect.amount,
    ),
    "coins_to_others": lambda words, effect: words.count(
        "Every other city takes {n} coin from the bank at once. You take none.",
        "Every other city takes {n} coins from the bank at once. You take none.",
        effect.amount,
    ),
    "debts_to_neighbors": lambda words, effect: words.count(
        "Each of your two neighbours takes {n} debt at once; no coin can replace it.",
        "Each of your two neighbours takes {n} debts at once; no coin can replace them.",
        effect.amount,
    ),
    "victory_token": lambda words, effect: words.say(
        "Take a victory token of {n} at once. It counts as if you had won it.", n=effect.value
    ),
    "points_per_victory_token": lambda words, effect: words.say(
        "At the end of the game {points} for each of your victory tokens of {n}, on top of the token itself.",
        points=points(words, effect.amount),
        n=effect.value,
    ),
    "diplomacy": lambda words, _: words.say(
        "A Diplomacy token keeps you out of the next land conflicts: you neither win nor lose, and your two neighbours fight each other."
    ),
    "mask": lambda words, _: words.say(
        "At the end of the game one science symbol of a neighbour's green card counts for you too: the best one for you."
    ),
    "rebate_first": lambda words, effect: words.count(
        "From the next turn on, the first unit you buy {side} each turn costs {n} coin less, on top of other discounts.",
        "From the next turn on, the first unit you buy {side} each turn costs {n} coins less, on top of other discounts.",
        effect.amount,
        side=_side(words, effect),
    ),
    "rebate_board": lambda words, effect: words.count(
        "From the next turn on, you pay {n} coin less for each unit from a neighbour's board, on top of other discounts.",
        "From the next turn on, you pay {n} coins less for each unit from a neighbour's board, on top of other discounts.",
        effect.amount,
    ),
    "more_of_own": lambda words, _: words.say(
        "From the next turn on, it makes one more unit of a resource that your board, brown or grey cards make, your choice each turn. Your neighbours cannot buy it."
    ),
    "more_of_missing": lambda words, _: words.say(
        "From the next turn on, it makes one unit of a resource that neither your board nor your brown or grey cards make, your choice each turn. Your neighbours cannot buy it."
    ),
    "stages_without_resources": lambda words, _: words.say(
        "From the next turn on, the stages of your wonder cost no resources. You still pay coins printed on a stage."
    ),
    "free_black_once_per_age": lambda words, _: words.say(
        "Once in each Age you may build a black card for free. You choose the turn, but you cannot save this for the next Age."
    ),
    "loss_when_stage_built": lambda words, effect: words.count(
        "From now on, whenever you build a stage of your wonder, every other city loses {n} coin at the end of the turn, or takes a debt.",
        "From now on, whenever you build a stage of your wonder, every other city loses {n} coins at the end of the turn, or takes a debt for each coin not paid.",
        effect.amount,
    ),
    "loss_by_age": lambda words, _: words.say(
        "At the end of this turn every other city loses as many coins as the number of the Age: 1, 2 or 3. Each coin not paid becomes a debt."
    ),
    "shields_per_defeat": lambda words, effect: words.count(
        "In the conflicts at the end of an Age each defeat token that you have by then counts as {n} shield.",
        "In the conflicts at the end of an Age each defeat token that you have by then counts as {n} shields.",
        effect.amount,
    ),
}


def things(words: Words) -> dict[str, str]:
    """One thing of those that effects count."""
    return {"black": words.say("black card"), "victory_token": words.say("victory token")}


def clauses(words: Words) -> dict[str, str]:
    """Return the refusal clauses of Cities by code.

    One is about a black card by the right of a leader (LEADERS-EFFECT-7).
    """
    return {
        "which_right": words.say("two abilities: choose one"),
        "no_such_right": words.say("no such ability"),
        "black_right_used": words.say("ability already used"),
        "only_black": words.say("free only for black cards"),
    }

"""Effect texts of the Leaders expansion: leaders, and stages and guilds about leaders.

One template per kind.
"""

from collections.abc import Callable

from argosy.catalog.wonders.effects import Effect
from argosy.texts import Words
from argosy.texts.things import coins, points

Template = Callable[[Words, Effect], str]


def _one(words: Words, name: str) -> str:
    """One thing that a leader looks at; cards of a colour as the pages call them."""
    return {
        "brown": words.say("brown card"),
        "grey": words.say("grey card"),
        "blue": words.say("blue card"),
        "yellow": words.say("yellow card"),
        "green": words.say("green card"),
        "red": words.say("red card"),
        "purple": words.say("guild"),
        "black": words.say("black card"),
        "wonder_stage": words.say("wonder stage"),
        "coin": words.say("coins"),
    }[name]


def _all(words: Words, effect: Effect) -> str:
    return words.either([_one(words, name) for name in effect.of], "and")


def _discount(words: Words, effect: Effect) -> str:
    if effect.where == ("self",):
        return words.count("your leaders: {n} coin less", "your leaders: {n} coins less", effect.amount)
    return words.count(
        "neighbours' leaders: {n} coin less", "neighbours' leaders: {n} coins less", effect.amount
    )


def _discount_long(words: Words, effect: Effect) -> str:
    if effect.where == ("self",):
        return words.count(
            "Your leaders cost {n} coin less, never below 0.",
            "Your leaders cost {n} coins less, never below 0.",
            effect.amount,
        )
    return words.count(
        "The leaders of both neighbours cost {n} coin less, never below 0.",
        "The leaders of both neighbours cost {n} coins less, never below 0.",
        effect.amount,
    )


SHORT: dict[str, Template] = {
    "waive_resource": lambda words, effect: words.say(
        "{things}: one resource less", things=_all(words, effect)
    ),
    "bank_unit": lambda words, effect: words.say(
        "once per turn buy 1 resource for {coins}", coins=coins(words, effect.amount)
    ),
    "leaders_free": lambda words, _: words.say("leaders free"),
    "leader_discount": _discount,
    "free_color": lambda words, effect: words.say("{things}: free", things=_all(words, effect)),
    "coins_when_built": lambda words, effect: words.say(
        "{coins} when built: {things}", coins=coins(words, effect.amount), things=_all(words, effect)
    ),
    "coins_when_chained": lambda words, effect: words.say(
        "{coins} when built by chain", coins=coins(words, effect.amount)
    ),
    "coins_when_bought": lambda words, effect: words.say(
        "{coins} after buying from a neighbour", coins=coins(words, effect.amount)
    ),
    "coins_per_token": lambda words, effect: words.say(
        "{coins} per victory token taken", coins=coins(words, effect.amount)
    ),
    "more_from_bank": lambda words, effect: words.count(
        "{n} coin more from the bank once a turn", "{n} coins more from the bank once a turn", effect.amount
    ),
    "revive": lambda words, _: words.say("build a discarded card free"),
    "take_token": lambda words, _: words.say("victory token of the Age"),
    "drop_defeats": lambda words, _: words.say("defeat tokens go back"),
    "others_return_token": lambda words, _: words.say("all others give back a victory token"),
    "defeats_to_winner": lambda words, _: words.say("defeat tokens go to the winner"),
    "more_per_science_set": lambda words, effect: words.say(
        "{points} more per science set", points=points(words, effect.amount)
    ),
    "change_symbol": lambda words, _: words.say("change a science symbol"),
    "points_per_set": lambda words, effect: words.say(
        "{points} per set: {things}", points=points(words, effect.amount), things=_all(words, effect)
    ),
    "points_if_most": lambda words, effect: words.say(
        "{points} if you have most: {things}", points=points(words, effect.amount), things=_all(words, effect)
    ),
    "points_without_defeats": lambda words, effect: words.say(
        "{points} without defeat tokens", points=points(words, effect.amount)
    ),
    "points_per_token_pair": lambda words, _: words.say("pairs of victory tokens score again"),
    "points_if_only_leader": lambda words, effect: words.say(
        "{points} as the only leader", points=points(words, effect.amount)
    ),
    "draw_leaders": lambda words, effect: words.count("draw {n} leader", "draw {n} leaders", effect.amount),
    "recruit_extra": lambda words, _: words.say("recruit one more leader"),
    "bury_leader": lambda words, effect: words.say("bury a leader: {n} times its cost", n=effect.amount),
    "copy_leader": lambda words, _: words.say("copy a neighbour's leader"),
}

LONG: dict[str, Template] = {
    "waive_resource": lambda words, effect: words.say(
        "From now on, pay one resource of your choice less for: {things}.",
        things=_all(words, effect),
    ),
    "bank_unit": lambda words, effect: words.say(
        "Once a turn you may buy one unit of any resource from the bank for {coins}.",
        coins=coins(words, effect.amount),
    ),
    "leaders_free": lambda words, _: words.say("Leaders that you recruit from now on cost nothing."),
    "leader_discount": _discount_long,
    "free_color": lambda words, effect: words.say(
        "You build these for free: {things}.", things=_all(words, effect)
    ),
    "coins_when_built": lambda words, effect: words.say(
        "From now on, take {coins} from the bank whenever you build one of these: {things}.",
        coins=coins(words, effect.amount),
        things=_all(words, effect),
    ),
    "coins_when_chained": lambda words, effect: words.say(
        "From now on, take {coins} from the bank whenever you build a card free by a chain.",
        coins=coins(words, effect.amount),
    ),
    "coins_when_bought": lambda words, effect: words.say(
        "Each turn in which you buy from a neighbour, take {coins} from the bank; if you buy from both, take it twice.",
        coins=coins(words, effect.amount),
    ),
    "coins_per_token": lambda words, effect: words.say(
        "From now on, take {coins} from the bank whenever you take a victory token.",
        coins=coins(words, effect.amount),
    ),
    "more_from_bank": lambda words, effect: words.count(
        "Once a turn, when you take coins from the bank, take {n} coin more.",
        "Once a turn, when you take coins from the bank, take {n} coins more.",
        effect.amount,
    ),
    "revive": lambda words, _: words.say(
        "At the end of the turn, look through the discard pile and build one card of it for free."
    ),
    "take_token": lambda words, _: words.say("Take one victory token of the current Age at once: 1, 3 or 5."),
    "drop_defeats": lambda words, _: words.say("Give back all your defeat tokens at once."),
    "others_return_token": lambda words, _: words.say(
        "Every other player gives back one victory token of their choice, if they have one."
    ),
    "defeats_to_winner": lambda words, _: words.say(
        "From now on, whenever you lose a conflict, the winner takes your defeat tokens."
    ),
    "more_per_science_set": lambda words, effect: words.say(
        "Each set of three different science symbols is worth {points} more.",
        points=points(words, effect.amount),
    ),
    "change_symbol": lambda words, _: words.say(
        "At the end of the game one of your science symbols becomes another one: the best change for you."
    ),
    "points_per_set": lambda words, effect: words.say(
        "At the end of the game {points} for each complete set: {things}.",
        points=points(words, effect.amount),
        things=_all(words, effect),
    ),
    "points_if_most": lambda words, effect: words.say(
        "At the end of the game {points} if you have more of them than each of your neighbours: {things}.",
        points=points(words, effect.amount),
        things=_all(words, effect),
    ),
    "points_without_defeats": lambda words, effect: words.say(
        "At the end of the game {points} if you have no defeat token.", points=points(words, effect.amount)
    ),
    "points_per_token_pair": lambda words, _: words.say(
        "At the end of the game each pair of equal victory tokens scores the value of one of them again."
    ),
    "points_if_only_leader": lambda words, effect: words.say(
        "At the end of the game {points} if no other leader lies face up in your city.",
        points=points(words, effect.amount),
    ),
    "draw_leaders": lambda words, effect: words.count(
        "Draw {n} leader of those left in the box into your hand.",
        "Draw {n} leaders of those left in the box into your hand.",
        effect.amount,
    ),
    "recruit_extra": lambda words, _: words.say(
        "At the end of this turn you may recruit one more leader of your hand; you pay its cost."
    ),
    "bury_leader": lambda words, effect: words.say(
        "Put one of your recruited leaders face down under your board: its effect ends, and it scores {n} times its cost.",
        n=effect.amount,
    ),
    "copy_leader": lambda words, _: words.say(
        "Choose a recruited leader of a neighbour: from now on you have its effect too."
    ),
}


def things(words: Words) -> dict[str, str]:
    """One thing of those that effects count."""
    return {
        "victory_token": words.say("victory token"),
        "coin": words.say("coin"),
        "three_coins": words.say("3 coins"),
        "leader": words.say("leader"),
    }

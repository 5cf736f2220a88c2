"""What leaders do, in plain words, and the stages and guilds that are about leaders. One template per kind."""

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
    return words.count("neighbours' leaders: {n} coin less", "neighbours' leaders: {n} coins less", effect.amount)


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
    "waive_resource": lambda words, effect: words.say("{things}: one resource less", things=_all(words, effect)),
    "bank_unit": lambda words, effect: words.say(
        "one unit from the bank a turn: {coins}", coins=coins(words, effect.amount)
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
        "From now on one resource is left out of the cost, the one that you choose: {things}.",
        things=_all(words, effect),
    ),
    "bank_unit": lambda words, effect: words.say(
        "Once in each turn the bank sells you one unit of any resource: {coins}.", coins=coins(words, effect.amount)
    ),
    "leaders_free": lambda words, _: words.say("Leaders that you recruit from now on cost nothing."),
    "leader_discount": _discount_long,
    "free_color": lambda words, effect: words.say("You build without paying: {things}.", things=_all(words, effect)),
    "coins_when_built": lambda words, effect: words.say(
        "Each time you build such a thing from now on, takes {coins} from the bank: {things}.",
        coins=coins(words, effect.amount),
        things=_all(words, effect),
    ),
    "coins_when_chained": lambda words, effect: words.say(
        "Each time you build a card by its chain symbol from now on, takes {coins} from the bank.",
        coins=coins(words, effect.amount),
    ),
    "coins_when_bought": lambda words, effect: words.say(
        "After you have bought from a neighbour, takes {coins} from the bank, once for each neighbour and turn.",
        coins=coins(words, effect.amount),
    ),
    "coins_per_token": lambda words, effect: words.say(
        "For each military victory token that you take from now on, takes {coins} from the bank.",
        coins=coins(words, effect.amount),
    ),
    "more_from_bank": lambda words, effect: words.count(
        "Once in each turn, when you take coins from the bank, you take {n} coin more.",
        "Once in each turn, when you take coins from the bank, you take {n} coins more.",
        effect.amount,
    ),
    "revive": lambda words, _: words.say(
        "At the end of the turn you look through all discarded cards and build one of them without paying."
    ),
    "take_token": lambda words, _: words.say("You take one victory token of the current Age at once: 1, 3 or 5."),
    "drop_defeats": lambda words, _: words.say("All your defeat tokens go back at once."),
    "others_return_token": lambda words, _: words.say(
        "Every other player who has a military victory token gives one back, of their own choice."
    ),
    "defeats_to_winner": lambda words, _: words.say(
        "Defeat tokens that you should take from now on go to the winner of the conflict."
    ),
    "more_per_science_set": lambda words, effect: words.say(
        "Each set of three different science symbols is worth {points} more.", points=points(words, effect.amount)
    ),
    "change_symbol": lambda words, _: words.say(
        "At the end of the game one of your science symbols becomes another one; the best change is taken."
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
        "At the end of the game each pair of equal victory tokens scores their value once more."
    ),
    "points_if_only_leader": lambda words, effect: words.say(
        "At the end of the game {points} if no other leader lies face up in your city.",
        points=points(words, effect.amount),
    ),
    "draw_leaders": lambda words, effect: words.count(
        "You draw {n} leader of those left in the box into your hand.",
        "You draw {n} leaders of those left in the box into your hand.",
        effect.amount,
    ),
    "recruit_extra": lambda words, _: words.say(
        "At the end of this turn you may recruit one more leader of your hand, for its cost."
    ),
    "bury_leader": lambda words, effect: words.say(
        "One of your recruited leaders goes face down under your board: its effect ends, and it scores {n} times its cost.",
        n=effect.amount,
    ),
    "copy_leader": lambda words, _: words.say(
        "You name a recruited leader of a neighbour: its effect is yours too from now on."
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

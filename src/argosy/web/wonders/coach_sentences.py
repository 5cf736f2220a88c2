"""Each reason of the base game in one sentence; boxes say theirs in `coach.py` of their rooms."""

from collections.abc import Callable

from argosy.coach.wonders import kinds
from argosy.texts import things
from argosy.web.parts import signed
from argosy.web.wonders import score
from argosy.web.wonders.saying import Said, as_sentence, capital


def _counts(said: Said) -> str:
    line = score.label(said.w, said.reason.thing)
    return said.w.pair(line, said.w.say("brings you {points} by what stands now.", points=said.points))


def _science(said: Said) -> str:
    symbols = capital(things.symbols(said.w, said.reason.thing))
    return said.w.pair(
        symbols, said.w.say("you then have {n}, for {points} more.", n=said.reason.total, points=said.points)
    )


def _least(said: Said) -> str:
    if said.reason.amount:
        return said.w.say("Costs you {points}; every other choice costs at least as much.", points=said.points)
    return said.w.say("Costs you no points; the other choices do.")


def _shields(said: Said) -> str:
    shields = things.shields(said.w, said.reason.total)
    if not said.name:
        return said.w.say("You then have {shields}.", shields=shields)
    theirs = said.shields_of(said.reason.seat)
    return said.w.say("You then have {shields}, {name} has {n}.", shields=shields, name=said.name, n=theirs)


def _stays_out(said: Said) -> str:
    points = things.points(said.w, abs(said.reason.amount))
    if said.reason.amount > 0:
        return said.w.say("Keeps you out of land conflicts that would cost you {points}.", points=points)
    return said.w.say("Keeps you out of land conflicts that would bring you {points}.", points=points)


def _pair_of_prices(said: Said) -> str:
    goods = said.w.say("raw materials") if said.reason.thing == "raw" else said.w.say("goods")
    if said.name:
        line = said.w.say("{goods} from {name} cost you {coins} a unit, in place of {before}.",
                          goods=goods, name=said.name, coins=said.coins, before=said.before)  # fmt: skip
    else:
        line = said.w.say("{goods} from both neighbours cost you {coins} a unit, in place of {before}.",
                          goods=goods, coins=said.coins, before=said.before)  # fmt: skip
    return capital(line)


def _stage_effect(said: Said) -> str:
    city = said.table.view.cities[said.reason.seat]
    stages = said.table.faces.stages(said.reason.thing, city.side)
    return as_sentence(stages[said.reason.amount - 1].text)


def _effect(said: Said) -> str:
    return as_sentence(said.face.text if said.face else "")


def _short(said: Said) -> str:
    return said.w.count(
        "Leaves you {n} coin short for the next stage of your wonder.",
        "Leaves you {n} coins short for the next stage of your wonder.",
        said.reason.amount,
    )


SENTENCES: dict[str, Callable[[Said], str]] = {
    kinds.POINTS: lambda said: said.w.say("Brings you {points} at once.", points=said.points),
    kinds.COUNTS: _counts,
    kinds.SCIENCE: _science,
    kinds.SET: lambda said: said.w.say(
        "Completes a set of three different science symbols: {points} more.", points=said.points
    ),
    kinds.LOSES: lambda said: said.w.say("Costs you {points}.", points=said.points),
    kinds.LEAST: _least,
    kinds.BEATS: lambda said: said.w.say(
        "In shields you then lead {name} {mine} : {theirs}, as it stands {points} more.",
        name=said.name, mine=said.reason.total, theirs=said.shields_of(said.reason.seat), points=said.points,
    ),
    kinds.DRAWS: lambda said: said.w.say(
        "In shields you then draw level with {name}, as it stands {points} more.", name=said.name, points=said.points
    ),
    kinds.YIELDS: lambda said: said.w.say(
        "The conflict with {name} then brings you {points} less, as it stands.", name=said.name, points=said.points
    ),
    kinds.SHIELDS: _shields,
    kinds.STAYS_OUT: _stays_out,
    kinds.GUARD_BEATS: lambda said: said.w.say(
        "The shields of the free city cost {name} {points}, as it stands.", name=said.name, points=said.points
    ),
    kinds.COINS: lambda said: said.w.say(
        "Brings coins: {gain}, then you have {n}.", gain=signed(said.reason.amount), n=said.reason.total
    ),
    kinds.LEAVES: lambda said: said.w.count(
        "Leaves you only {n} coin.", "Leaves you only {n} coins.", said.reason.amount
    ),
    kinds.PAYS: lambda said: said.w.say("{name} earns {coins} by it.", name=said.name, coins=said.coins),
    kinds.PAYS_PARTNER: lambda said: said.w.say(
        "The coins stay in the team: {name} earns {coins}.", name=said.name, coins=said.coins
    ),
    kinds.EARNS: lambda said: said.w.say("The free city pays you {coins}.", coins=said.coins),
    kinds.SHORT: _short,
    kinds.ENOUGH: lambda said: said.w.say("Then you can pay for the next stage of your wonder."),
    kinds.STAGE_PRICE: lambda said: said.w.say(
        "The next stage of your wonder then costs you {coins}, in place of {before}.",
        coins=said.coins, before=said.before,
    ),
    kinds.BY_CHAIN: lambda said: said.w.say("Costs nothing: {thing} stands in your city.", thing=said.thing),
    kinds.BY_RIGHT: lambda said: said.w.say("Costs nothing, by a right of your city."),
    kinds.CHAIN: lambda said: said.w.say("Later {thing} is free for you.", thing=said.thing),
    kinds.MAKES: lambda said: said.w.say(
        "Makes {resources}; a unit costs you {coins} now.", resources=said.resources, coins=said.coins
    ),
    kinds.MAKES_NEW: lambda said: said.w.say(
        "Makes {resources}, which you can neither make nor buy now.", resources=said.resources
    ),
    kinds.MAKES_MORE: lambda said: said.w.say(
        "One more unit of {resources}, {n} in all.", resources=said.resources, n=said.reason.total
    ),
    kinds.CHEAPER: _pair_of_prices,
    kinds.FREE_CITY_MAKES: lambda said: said.w.say(
        "You can then buy {resources} from the free city.", resources=said.resources
    ),
    kinds.STAGE: _stage_effect,
    kinds.DENIES: lambda said: said.w.say(
        "{thing}: otherwise {name} can build it and gain {points}.",
        thing=said.thing, name=said.name, points=said.points,
    ),
    kinds.DENIES_SHIELDS: lambda said: said.w.say(
        "{thing}: otherwise {name} can build it, and your conflict brings you {points} less.",
        thing=said.thing, name=said.name, points=said.points,
    ),
    kinds.PASSES: lambda said: said.w.say(
        "Leaves {thing} to {name}, who can build it and gain {points}.",
        thing=said.thing, name=said.name, points=said.points,
    ),
    kinds.HANDS: lambda said: said.w.say(
        "Your partner {name} gets {thing} and can gain {points} with it.",
        thing=said.thing, name=said.name, points=said.points,
    ),
    kinds.SPARES: lambda said: said.w.say("{thing} is of no other use to you now.", thing=said.thing),
    kinds.EFFECT: _effect,
    kinds.LATER: lambda said: said.w.say("Changes nothing at once; it pays later in the game."),
    kinds.NOTHING: lambda said: said.w.say("Nothing changes; you keep {coins}.", coins=said.coins),
}  # fmt: skip

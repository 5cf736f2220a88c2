"""Coach advice for 7 Wonders in words: the title of each choice and its first reason."""

from collections.abc import Callable

from markupsafe import Markup

from argosy.coach.types import Advice, Reason
from argosy.coach.wonders import kinds
from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.texts import Words, things
from argosy.web.models import ChoiceOffer, CoachPage, Offers
from argosy.web.rendering.parts import plate, roman, signed
from argosy.web.table.coach import AdviceWords
from argosy.web.table.seats import person
from argosy.web.table.shell import catalog_of
from argosy.web.wonders import score
from argosy.web.wonders.catalogs import faces
from argosy.web.wonders.expansions.in_play import EXPANSIONS, in_play
from argosy.web.wonders.faces import DRAWINGS, Face
from argosy.web.wonders.live import questions
from argosy.web.wonders.live.coach_reasons import Said, Table, as_sentence, capital


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
        return said.w.say(
            "Costs you {points}; every other choice costs at least as much.", points=said.points
        )
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
    kinds.BY_RIGHT: lambda said: said.w.say("Free: an ability of your city."),
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
    **{kind: words for expansion in EXPANSIONS for kind, words in expansion.coach.reasons.items()},
}  # fmt: skip
"""By kind of reason."""


def told(page: CoachPage, w: Words) -> tuple[AdviceWords, ...]:
    """Return each advice in words.

    The page is of the moment that the advice is about.
    """
    table, offers = table_of(page, w), page.table.offers
    legal = offers.legal if isinstance(offers, Offers) else ()
    choices = {offer.choice.text: offer.choice for offer in legal}
    return tuple(_told(table, choices[advice.text], advice) for advice in page.advice)


def table_of(page: CoachPage, w: Words) -> Table:
    """The table of a page in a language."""
    view = page.table.view
    assert isinstance(view, WondersView)
    names = {info.seat: person(w, info) for info in page.table.seats}
    return Table(faces(catalog_of(page.table.ruleset), w.language), view, names, in_play(view.expansions))


def _told(table: Table, choice: Choice, advice: Advice) -> AdviceWords:
    title, face, picture = called(table, choice)
    return AdviceWords(
        title=title,
        picture=picture,
        color=face.color if face else "",
        sentence=sentence(table, advice.reasons[0]),
        at=_at(table, choice, face),
    )


def sentence(table: Table, reason: Reason) -> str:
    """A reason in words."""
    return SENTENCES[reason.kind](Said(table, reason))


def called(table: Table, choice: Choice) -> tuple[str, Face | None, Markup]:
    """Return the title of a choice, the card face of its subject, and its picture."""
    w = table.w
    if choice.verb == "stage":
        return _stage(table, choice)
    face = table.faces.cards.get(choice.card or "")
    done = {"build": w.say("Build"), "free": w.say("Build"), "revive": w.say("Build"), "sell": w.say("Sell")}
    doing = done.get(choice.verb, ""), face
    for expansion in table.expansions:
        doing = expansion.coach.called(table.faces, table.view, choice) or doing
    verb, face = doing
    if verb and face:
        return _with_more(table, choice, w.pair(verb, face.name)), face, plate(face.plate)
    button = next(one for one in _answers(table, choice) if one.text == choice.text)
    return button.label, None, button.icon


def _stage(table: Table, choice: Choice) -> tuple[str, Face | None, Markup]:
    """A stage with the card that goes under it, shown by the wonder."""
    card = table.faces.thing(choice.leader or choice.card or "")
    title = table.w.say("Stage {n} with {card}", n=roman(choice.stage or 1), card=card.name)
    drawn = plate(DRAWINGS.wonder(table.view.cities[choice.city].wonder))
    return _with_more(table, choice, title), card, drawn


def _with_more(table: Table, choice: Choice, title: str) -> str:
    """The title with what goes together with a card."""
    more = (expansion.coach.goes_with(table.faces, table.view, choice) for expansion in table.expansions)
    return " + ".join(filter(None, (title, *more)))


def _answers(table: Table, choice: Choice) -> list[questions.AnswerButton]:
    return questions.answers(
        table.faces, table.view, Offers(legal=(ChoiceOffer(choice=choice),)), table.expansions
    )


def _at(table: Table, choice: Choice, face: Face | None) -> str:
    """Return the selector of the card or thing of the hand to select; of equal ones the first.

    Ids are plain words, so they need no quoting.
    """
    name = choice.card or (face.id if face else "")
    return f"#c{table.view.moment}-{table.view.asked}-{name}-0" if name else ""

"""Coach advice for Duel in words: the title of each choice, one sentence for each reason."""

from argosy.coach.duel import kinds
from argosy.coach.types import Advice, Reason
from argosy.game.duel.choice import DuelChoice
from argosy.texts import Words, things
from argosy.web.duel.expansions.in_play import EXPANSIONS, of_all
from argosy.web.duel.faces import DuelFace
from argosy.web.duel.live import answers
from argosy.web.duel.live.click_targets import keys_of
from argosy.web.duel.live.coach_reasons import Said, Sentences
from argosy.web.duel.live.table import seen
from argosy.web.duel.part_maker import Seen
from argosy.web.models import CoachPage, DuelOffers
from argosy.web.rendering.parts import plate, signed
from argosy.web.table.coach import AdviceWords

WHOLE = ("first", "pass", *(verb for expansion in EXPANSIONS.values() for verb in expansion.coach.whole))
"""Verbs whose answers say themselves what is done."""


def told(page: CoachPage, w: Words) -> tuple[AdviceWords, ...]:
    """Return each advice in words.

    The page is of the moment that the advice is about.
    """
    one = seen(page.table, w)
    offers = one.offers or DuelOffers()
    choices = {offer.choice.text: offer.choice for offer in offers.legal}
    return tuple(_told(one, choices[advice.text], advice) for advice in page.advice)


def _told(one: Seen, choice: DuelChoice, advice: Advice) -> AdviceWords:
    mark, label, _ = answers.answer_label(one.faces, one.view, choice, one.names)
    face = _face(one, choice)
    w = one.faces.words
    title = label if choice.verb in WHOLE else w.pair(answers.verb_words(w, choice.verb), label)
    return AdviceWords(
        title=title,
        picture=plate(face.plate) if face and face.plate else mark,
        color=face.color if face else "",
        sentence=sentence(one, advice.reasons[0]),
        at=_at(one, choice),
    )


def _face(one: Seen, choice: DuelChoice) -> DuelFace | None:
    """Return the face of the subject: the wonder rather than the card that goes under it."""
    thing = one.faces.thing(choice.thing) if choice.thing else None
    return thing or one.faces.cards.get(choice.card or "")


def _at(one: Seen, choice: DuelChoice) -> str:
    """Return the selector of the thing that is selected first; ids need no quoting."""
    key = next(iter(keys_of(one.view, choice)), "")
    return f'[data-select="{key}"]' if key in one.targets.select else ""


def sentence(one: Seen, reason: Reason) -> str:
    """A reason in words."""
    return SENTENCES[reason.kind](Said(one, reason))


def _makes(said: Said) -> str:
    price = things.coins(said.w, said.reason.amount)
    return said.w.say(
        "Makes {resources}; a unit costs you {coins} now.", resources=said.resources, coins=price
    )


def _price(said: Said) -> str:
    return said.w.say(
        "A unit of {resources} costs you {n} from now on, in place of {before}.",
        resources=said.resources,
        n=said.reason.amount,
        before=said.reason.total,
    )


def _opens(said: Said) -> str:
    if said.reason.amount:
        return said.w.say(
            "Opens {thing}: {name} can build it and gain {points}.",
            thing=said.thing,
            name=said.name,
            points=said.points,
        )
    return said.w.say("Opens {thing}, which {name} can build.", thing=said.thing, name=said.name)


def _effect(said: Said) -> str:
    """The short line of the thing as a sentence."""
    face = said.one.faces.thing(said.reason.thing)
    text = face.text if face else ""
    return f"{text[:1].upper()}{text[1:]}."


SENTENCES: Sentences = {
    kinds.WINS: lambda said: said.w.say("Wins the game at once."),
    kinds.SAVES: lambda said: said.w.say(
        "Otherwise {name} can win with the next choice: {thing}.", name=said.name, thing=said.thing
    ),
    kinds.EXPOSES: lambda said: said.w.say(
        "Then {name} can win with the next choice: {thing}.", name=said.name, thing=said.thing
    ),
    kinds.DENIES: lambda said: said.w.say(
        "{thing}: otherwise {name} can build it and gain {points}.",
        thing=said.thing, name=said.name, points=said.points,
    ),
    kinds.DENIES_PAIR: lambda said: said.w.say(
        "{thing}: otherwise {name} completes a pair of symbols and takes a progress token.",
        thing=said.thing, name=said.name,
    ),
    kinds.DENIES_SYMBOL: lambda said: said.w.say(
        "{thing}: otherwise {name} comes to {n} of {all} different science symbols.",
        thing=said.thing, name=said.name, n=said.reason.amount, all=said.reason.total,
    ),
    kinds.DENIES_SHIELDS: lambda said: said.w.count(
        "{thing}: otherwise {name} moves the conflict pawn by {n} space.",
        "{thing}: otherwise {name} moves the conflict pawn by {n} spaces.",
        said.reason.amount, thing=said.thing, name=said.name,
    ),
    kinds.POINTS: lambda said: said.w.say("Brings you {points} at once.", points=said.points),
    kinds.TAKES_POINTS: lambda said: said.w.say("{name} loses {points}.", name=said.name, points=said.points),
    kinds.PAIR: lambda said: said.w.say("Completes a pair of symbols: you take a progress token."),
    kinds.SYMBOL: lambda said: said.w.say(
        "You then have {n} of {all} different science symbols.", n=said.reason.amount, all=said.reason.total
    ),
    kinds.PAWN: lambda said: said.w.count(
        "Move the conflict pawn {n} space towards your opponent.",
        "Move the conflict pawn {n} spaces towards your opponent.",
        said.reason.amount,
    ),
    kinds.PAWN_TOKEN: lambda said: said.w.count(
        "Move the conflict pawn {n} space towards your opponent; coins of {name}: {coins}.",
        "Move the conflict pawn {n} spaces towards your opponent; coins of {name}: {coins}.",
        said.reason.amount, name=said.name, coins=signed(-said.reason.total),
    ),
    kinds.TAKES_COINS: lambda said: said.w.say(
        "Coins of {name}: {coins}.", name=said.name, coins=signed(-said.reason.amount)
    ),
    kinds.AGAIN: lambda said: said.w.say("You play again at once."),
    kinds.COINS: lambda said: said.w.say(
        "Brings coins: {gain}, then you have {n}.", gain=signed(said.reason.amount), n=said.reason.total
    ),
    kinds.LEAVES: lambda said: said.w.count(
        "Leaves you only {n} coin.", "Leaves you only {n} coins.", said.reason.amount
    ),
    kinds.SHORT: lambda said: said.w.count(
        "Leaves you {n} coin short for {thing}.",
        "Leaves you {n} coins short for {thing}.",
        said.reason.amount, thing=said.thing,
    ),
    kinds.ENOUGH: lambda said: said.w.say("Then you can pay for {thing}.", thing=said.thing),
    kinds.CHAIN: lambda said: said.w.say("Later {thing} is free for you.", thing=said.thing),
    kinds.BY_CHAIN: lambda said: said.w.say("A chain symbol makes it free."),
    kinds.MAKES: _makes,
    kinds.PRICE: _price,
    kinds.OPENS: _opens,
    kinds.OPENS_NONE: lambda said: said.w.say("Opens no other card."),
    kinds.TURNS_UP: lambda said: said.w.count(
        "Turns up {n} card, and {name} chooses first.",
        "Turns up {n} cards, and {name} chooses first.",
        said.reason.amount, name=said.name,
    ),
    kinds.EFFECT: _effect,
    kinds.LATER: lambda said: said.w.say("Changes nothing at once; it pays later in the game."),
    **of_all(lambda expansion: expansion.coach.reasons),
}  # fmt: skip

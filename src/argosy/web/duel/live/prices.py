"""Price tags of cards, and the sources of a payment (DUEL-030 to 039)."""

from collections.abc import Iterator

import msgspec
from markupsafe import Markup

from argosy.game.duel.explain import DuelExplanation
from argosy.game.types import Refusal
from argosy.texts import Words, things
from argosy.web.duel.effects import chain_icon
from argosy.web.duel.faces import DuelFace, DuelFaces
from argosy.web.models import DuelOffer, DuelOffers
from argosy.web.rendering.parts import coin, icon, join, token
from argosy.web.table.price_tags import Tag, clause


def card_tag(w: Words, offers: DuelOffers, card: str) -> Tag:
    """Return the price tag of a building or a senator (DUEL-021, AGORA-031)."""
    found = [
        one for one in offers.legal if one.choice.card == card and one.choice.verb in ("build", "recruit")
    ]
    if found:
        return price_tag(w, min(found, key=lambda one: one.choice.price.total))
    return refusal_tag(w, offers.refusals.get(f"build {card}") or offers.refusals.get(f"recruit {card}"))


def price_tag(w: Words, offer: DuelOffer) -> Tag:
    """The tag of a legal construction."""
    total = offer.choice.price.total
    if total:
        return Tag("pay", coin(total), w.say("Costs {coins}.", coins=things.coins(w, total)))
    is_chain = offer.choice.how == "chain"
    words = w.say("Free by a chain.") if is_chain else w.say("Free.")
    return Tag("free", icon("chain" if is_chain else "check") + _word(w.say("Free")), words)


def refusal_tag(w: Words, refusal: Refusal | None) -> Tag:
    """The tag of what cannot be constructed: the coins that are missing, if it is coins."""
    reason = clause(w, refusal)
    short = missing(refusal)
    inside = coin(short) + _word(w.say("short")) if short else _word(reason)
    return Tag("no", icon("no") + inside, w.say("Not possible: {reason}.", reason=reason))


def missing(refusal: Refusal | None) -> int:
    """Coins that are missing; 0 where something else is."""
    needed, has = (refusal.values.get("coins"), refusal.values.get("has")) if refusal else (None, None)
    return needed - has if isinstance(needed, int) and isinstance(has, int) else 0


def _word(text: str) -> Markup:
    return Markup("<span>{}</span>").format(text)


class Source(msgspec.Struct, frozen=True):
    """One group of a payment: what it gives, who gives it."""

    units: Markup
    who: str
    words: str
    css: str = ""
    """`out` for what need not be paid."""


def sources(faces: DuelFaces, names: dict[int, str], offer: DuelOffer) -> tuple[Source, ...]:
    """Return the sources of a payment: production, discounts, purchases, coins.

    A free construction has a single one.
    """
    explanation = offer.explanation
    if explanation is None:
        return ()
    found = _free(faces, offer, explanation) or tuple(_paid(faces.words, names, offer, explanation))
    return found or (_nothing(faces.words),)


def _nothing(w: Words) -> Source:
    return Source(icon("check"), w.say("costs nothing"), w.say("costs nothing"))


def _free(faces: DuelFaces, offer: DuelOffer, explanation: DuelExplanation) -> tuple[Source, ...]:
    """Return the source of a free construction: a chain, a mythology token, a progress token.

    Mythology tokens make grand temples free (PANTHEON-030); the progress token pays for a chain.
    """
    w = faces.words
    if explanation.chain_from:
        name = _chain_name(faces, explanation.chain_from)
        return (
            Source(
                _chain_mark(faces, explanation.chain_from),
                w.say("free: {name}", name=name),
                w.say("Free by a chain."),
            ),
        )
    if offer.choice.how == "engineering":
        name = _chain_payer(faces).name
        return (
            Source(
                coin(offer.choice.price.total), name, f"{name}: {things.coins(w, offer.choice.price.total)}"
            ),
        )
    return ()


def _chain_payer(faces: DuelFaces) -> DuelFace:
    """The progress token that lets chained cards be built for coins."""
    kind = "build_chained_for_coins"
    return next(
        faces.progress[one.id] for one in faces.catalog.progress if any(e.kind == kind for e in one.effects)
    )


def _chain_name(faces: DuelFaces, source: str) -> str:
    """The building, or the mythology of the token."""
    myth = faces.of_expansions["mythology"].get(source.removeprefix("mythology_"))
    if myth:
        return myth.name
    giver = next((face for face in faces.cards.values() if face.id == source or source in face.given), None)
    return giver.name if giver else source


def _chain_mark(faces: DuelFaces, source: str) -> Markup:
    if source.removeprefix("mythology_") in faces.of_expansions["mythology"]:
        return chain_icon(source)
    face = faces.cards.get(source)
    return (face.given_icons if face else chain_icon(source)) or icon("chain")


def _paid(
    w: Words, names: dict[int, str], offer: DuelOffer, explanation: DuelExplanation
) -> Iterator[Source]:
    own = (explanation.makes, w.say("your own")), (explanation.chosen, w.say("your choice"))
    for units, who in own:
        if units:
            yield Source(_tokens(units), who, f"{things.bill(w, units)}: {who}")
    if explanation.left_out:
        who = w.say("left out")
        yield Source(
            _tokens(explanation.left_out), who, f"{things.bill(w, explanation.left_out)}: {who}", "out"
        )
    if explanation.bought:
        yield _bought(w, names, offer, explanation)
    if explanation.coins:
        yield Source(
            coin(explanation.coins), w.say("bank"), f"{things.coins(w, explanation.coins)}: {w.say('bank')}"
        )


def _bought(w: Words, names: dict[int, str], offer: DuelOffer, explanation: DuelExplanation) -> Source:
    """DUEL-032, 066: bought units; with Economy the coins go to the opponent."""
    spent = sum(n * explanation.prices[name] for name, n in explanation.bought.items())
    who = names[1 - offer.choice.seat] if offer.choice.price.opponent else w.say("bank")
    words = f"{things.bill(w, explanation.bought)}: {things.coins(w, spent)}, {who}"
    return Source(_tokens(explanation.bought) + coin(spent), who, words)


def _tokens(units: dict[str, int]) -> Markup:
    return join([token(name) for name, n in units.items() for _ in range(n)])

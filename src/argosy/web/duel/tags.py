"""The price tag of a card of the structure: the cheapest construction, or why there is none."""

from markupsafe import Markup

from argosy.game.types import Refusal
from argosy.texts import Words, things
from argosy.web.models import DuelOffer, DuelOffers
from argosy.web.parts import coin, icon
from argosy.web.refusals import clause
from argosy.web.tags import Tag


def card_tag(w: Words, offers: DuelOffers, card: str) -> Tag:
    """What it costs now to construct a building or recruit a senator (DUEL-021, AGORA-031)."""
    found = [one for one in offers.legal if one.choice.card == card and one.choice.verb in ("build", "recruit")]
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

"""Price tags under cards, and payments on buttons: coins and their receivers."""

from markupsafe import Markup

from argosy.game.types import Price, Refusal
from argosy.texts import Words, things
from argosy.web.models import ChoiceOffer
from argosy.web.rendering.parts import coin, flag, icon
from argosy.web.table.price_tags import Tag, no_tag
from argosy.web.wonders.live.ring import Ring


def best_first(offers: list[ChoiceOffer], leader: str | None) -> list[ChoiceOffer]:
    """Return the offers, cheapest first, those that spend a token last.

    A token cannot be had again. On equal price the split is first that gives less to the leading neighbour
    (`left`, `right` or None).
    """

    def to_leader(offer: ChoiceOffer) -> int:
        return getattr(offer.choice.price, leader) if leader else 0

    return sorted(
        offers, key=lambda offer: (offer.choice.by_token, offer.choice.price.total, to_leader(offer))
    )


def card_tag(
    w: Words, builds: list[ChoiceOffer], refusal: Refusal | None, names: dict[int, str], around: Ring
) -> Tag:
    """Return the price tag of a card of the hand: its cheapest price, or the refusal."""
    return price_tag(w, builds[0], names, around) if builds else no_tag(w, refusal)


def price_tag(w: Words, offer: ChoiceOffer, names: dict[int, str], around: Ring) -> Tag:
    """The tag of a legal choice."""
    price, told = offer.choice.price, offer.explanation
    if price.total:
        return Tag("pay", payment_face(w, price, names, around), payment_words(w, price, names, around))
    if told and told.chain_from:
        text = w.say("Free by {building}", building=w.name("card", told.chain_from))
        return Tag("free", icon("chain") + Markup("<span>{}</span>").format(text), text + ".")
    if offer.choice.verb == "free" or (told and told.right):
        text = right_words(w, told.right if told else None)
        return Tag("free", icon("points") + Markup("<span>{}</span>").format(text), text + ".")
    return Tag("free", icon("check") + Markup("<span>{}</span>").format(w.say("Free")), w.say("Free."))


def right_words(w: Words, right: str | None) -> str:
    """Return the name of a right that makes a card free, for its tag."""
    return {
        "free_build_once_per_age": w.say("Free, once this Age"),
        "free_first_of_color": w.say("Free, first of its colour"),
        "free_first_of_age": w.say("Free, first of the Age"),
        "free_last_of_age": w.say("Free, last of the Age"),
        "free_card_once": w.say("Free, by your token"),
    }.get(right or "", w.say("Free"))


def paid(price: Price, around: Ring) -> tuple[tuple[int, int], ...]:
    """(seat, coins) of everybody who may get coins; some cards let a city buy beyond its neighbours."""
    return (
        (around.left, price.left),
        (around.right, price.right),
        (around.far_left, price.far_left),
        (around.far_right, price.far_right),
    )


def payment_face(w: Words, price: Price, names: dict[int, str], around: Ring) -> Markup:
    """`coin 3 to [flag] Zofia`; with two sellers the flags alone."""
    sellers = list(dict.fromkeys(seat for seat, coins in paid(price, around) if coins))
    if not sellers:
        return coin(price.total) + Markup("<span>{}</span>").format(w.say("to the bank"))
    flags = Markup("").join(flag(seat) for seat in sellers)
    name = (
        Markup("<span>{}</span>").format(names[sellers[0]])
        if len(sellers) == 1 and not price.bank
        else Markup("")
    )
    bank = icon("coins") if price.bank else Markup("")
    to = Markup('<span class="to">{}</span>').format(w.say("to"))
    return coin(price.total) + to + flags + name + bank


def payment_words(w: Words, price: Price, names: dict[int, str], around: Ring) -> str:
    """`Costs 2 coins to Zofia and 1 coin to the bank.`"""
    parts = [
        w.say("{coins} to {name}", coins=things.coins(w, coins), name=names[seat])
        for seat, coins in paid(price, around)
        if coins
    ]
    if price.bank:
        parts.append(w.say("{coins} to the bank", coins=things.coins(w, price.bank)))
    return w.say("Costs {payment}.", payment=w.either(parts, "and")) if parts else w.say("Free.")

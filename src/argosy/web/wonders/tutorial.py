"""Tutorial hints of 7 Wonders: texts, targets and conditions."""

from collections.abc import Iterable

from argosy.game.wonders.view import CityView, WondersView
from argosy.web.models import ChoiceOffer, Offers
from argosy.web.table.tutorial_hints import Hint, Hints
from argosy.web.wonders.live.ring import ring

TURN_OF_COINS, TURN_OF_SHIELDS = 3, 4
"""Before these turns of Age I there is enough to look at."""


def builds(offers: Offers) -> Iterable[ChoiceOffer]:
    """Ways to build a card of the hand."""
    return (offer for offer in offers.legal if offer.choice.verb == "build")


def neighbourhood(view: WondersView) -> tuple[CityView, ...]:
    """The own city and both neighbours."""
    around = ring(view)
    return tuple(view.cities[seat] for seat in (around.center, around.left, around.right))


def has_news(view: WondersView, _: Offers) -> bool:
    """Has a turn of this Age been revealed?"""
    return bool(view.plays)


def can_trade(_: WondersView, offers: Offers) -> bool:
    """Is there a card that a neighbour must be paid for?"""
    return any(offer.choice.price.left or offer.choice.price.right for offer in builds(offers))


def is_later(view: WondersView, turn: int) -> bool:
    """Has this turn of Age I come?"""
    return view.age > 1 or view.turn >= turn


def has_shields(view: WondersView, _: Offers) -> bool:
    """Has somebody in the neighbourhood a shield?"""
    return is_later(view, TURN_OF_SHIELDS) and any(city.shields for city in neighbourhood(view))


def can_build_stage(_: WondersView, offers: Offers) -> bool:
    """Can the next stage be paid?"""
    return any(offer.choice.verb == "stage" for offer in offers.legal)


def has_science(view: WondersView, _: Offers) -> bool:
    """Has somebody in the neighbourhood a symbol of science?"""
    return any(sum(city.science.values()) for city in neighbourhood(view))


def has_fought(view: WondersView, _: Offers) -> bool:
    """Is an Age over?"""
    return view.age > 1


def has_chain(_: WondersView, offers: Offers) -> bool:
    """Is a card free because of a building that stands?"""
    return any(offer.explanation and offer.explanation.chain_from for offer in builds(offers))


HINTS: Hints = (
    Hint(
        name="hand",
        words=lambda w: w.say(
            "Most points after three Ages win: for your wonder, conflicts, coins, and blue, green, yellow and purple cards. This is your hand: every turn each player chooses one card in secret and passes the others to a neighbour."
        ),
        when=lambda view, _: view.asked == "card",
        at=("#hand",),
    ),
    Hint(
        name="price",
        words=lambda w: w.say(
            "The price of a card stands below it. With a check it is free: your city makes all that it needs. Choose a card."
        ),
        when=lambda view, _: view.asked == "card",
        at=("#hand .tag.free", "#hand .tag"),
        done=".dock-panel[data-on]",
    ),
    Hint(
        name="dock",
        words=lambda w: w.say(
            "Build the card, use it for a stage of your wonder, or sell it for 3 coins. Above the buttons you see what it does and what will change."
        ),
        when=lambda view, _: view.asked == "card",
        at=(".dock-panel[data-on] .acts",),
    ),
    Hint(
        name="conflict",
        words=lambda w: w.say(
            "An Age is over and the shields were compared. A victory is worth 1 point in Age I, 3 in II, 5 in III; a defeat costs 1 each time."
        ),
        when=has_fought,
        at=("dialog.scene[open] .pairs", ".own .medal", ".horizon .near .war"),
    ),
    Hint(
        name="reveal",
        words=lambda w: w.say(
            "All cards were turned over at the same time. This is what each city has done with its own."
        ),
        when=has_news,
        at=("#dock-idle .reported", "#dock-idle .strip", ".horizon .near .last"),
    ),
    Hint(
        name="trade",
        words=lambda w: w.say(
            "What your city does not make, a neighbour sells, usually for 2 coins each. The flag says who gets them; nobody can refuse."
        ),
        when=can_trade,
        at=("#hand .tag.pay:has(.flag)", ".horizon .near .shop"),
    ),
    Hint(
        name="coins",
        words=lambda w: w.say(
            "Your coins pay neighbours and the bank; at the end 3 coins are 1 point. A card that you sell brings 3."
        ),
        when=lambda view, _: is_later(view, TURN_OF_COINS),
        at=("#own-coins",),
    ),
    Hint(
        name="shields",
        words=lambda w: w.say(
            "Shields fight at the end of each Age, only against your two neighbours. More is enough: one shield wins against none."
        ),
        when=has_shields,
        at=(".horizon .near .war", ".own .gauge.red"),
    ),
    Hint(
        name="wonder",
        words=lambda w: w.say(
            "You can build the next stage of your wonder with any card of your hand. You pay for the stage, not for the card: a good way to keep a card from a neighbour."
        ),
        when=can_build_stage,
        at=("#wonder .wonder-stages", ".own .stage-list"),
    ),
    Hint(
        name="science",
        words=lambda w: w.say(
            "Green cards have one of three symbols. Equal symbols score their number times itself, and each set of three different ones scores 7 points."
        ),
        when=has_science,
        at=("#hand .card.green .card-effect", ".own .gauge.green", ".horizon .near .science"),
    ),
    Hint(
        name="chain",
        words=lambda w: w.say(
            "This card costs you nothing, because the building before it stands in your city. Choose any card to see what it will make free later."
        ),
        when=has_chain,
        at=('#hand .tag.free:has([href$="#chain"])', "#hand"),
    ),
    Hint(
        name="score",
        words=lambda w: w.say(
            "Here is the score, with a line for each way to earn points: tap a number to see why. The lobby says what to play next."
        ),
        when=lambda view, _: view.is_over,
        at=(".pad",),
    ),
)
"""In the order in which they count when several moments have come; conflicts are shown where they were, so
they cannot wait.
"""

"""Tutorial hints of Duel: texts, targets and conditions."""

from argosy.game.duel.view import DuelView
from argosy.web.models import DuelOffers
from argosy.web.table.tutorial_hints import Hint, Hints


def in_turn(view: DuelView, _: DuelOffers) -> bool:
    """Is a card to be taken?"""
    return view.asked == "turn"


def has_freed(view: DuelView, _: DuelOffers) -> bool:
    """Has a card left the structure?"""
    return view.asked == "turn" and any(place.back is None for place in view.structure)


def must_buy(view: DuelView, offers: DuelOffers) -> bool:
    """Is there something whose resources must be bought?"""
    return in_turn(view, offers) and any(one.explanation and one.explanation.bought for one in offers.legal)


def is_short(view: DuelView, offers: DuelOffers) -> bool:
    """Is a free card too dear?"""
    return in_turn(view, offers) and any(text.startswith("build ") for text in offers.refusals)


def has_marched(view: DuelView, offers: DuelOffers) -> bool:
    """Has the pawn left the middle?"""
    return in_turn(view, offers) and view.pawn != 0


def can_build_wonder(view: DuelView, offers: DuelOffers) -> bool:
    """Can a wonder be paid?"""
    return in_turn(view, offers) and any(one.choice.verb == "wonder" for one in offers.legal)


def has_science(view: DuelView, offers: DuelOffers) -> bool:
    """Has somebody a symbol of science?"""
    return in_turn(view, offers) and any(city.symbols for city in view.cities)


def has_chain(view: DuelView, offers: DuelOffers) -> bool:
    """Is a card free because of a building that stands?"""
    return in_turn(view, offers) and any(one.choice.how == "chain" for one in offers.legal)


HINTS: Hints = (
    Hint(
        name="draft",
        words=lambda w: w.say(
            "There are three ways to win: the pawn in your opponent's capital, six different science symbols, or most points after three Ages. First each of you takes four wonders. Each shows its cost and what it gives: choose one."
        ),
        when=lambda view, _: view.asked == "pick",
        at=("#draft .picks",),
    ),
    Hint(
        name="structure",
        words=lambda w: w.say(
            "You take turns to take one card. You can only take a bright card: no other card covers it."
        ),
        when=in_turn,
        at=("#structure",),
    ),
    Hint(
        name="price",
        words=lambda w: w.say(
            "The price of a card stands below it. With a check it is free: you make all that it needs. Choose a card."
        ),
        when=in_turn,
        at=("#structure .price-tag.free", "#structure .price-tag"),
        done=".dock-panel[data-on]",
    ),
    Hint(
        name="dock",
        words=lambda w: w.say(
            "Build the card, discard it for coins, or build a wonder with it. Above the buttons you see what will change."
        ),
        when=in_turn,
        at=(".dock-panel[data-on] .acts",),
    ),
    Hint(
        name="uncover",
        words=lambda w: w.say(
            "When you take a card, the cards under it can be taken, by your opponent first. Think of what you uncover."
        ),
        when=has_freed,
        at=("#structure",),
    ),
    Hint(
        name="market",
        words=lambda w: w.say(
            "Buy what you do not make from the bank: 2 coins each, and 1 more for each such unit on your opponent's brown and grey cards. Here are your prices."
        ),
        when=must_buy,
        at=(".bar.me .economy",),
    ),
    Hint(
        name="coins",
        words=lambda w: w.say(
            "You cannot pay for some cards now. Discard a card to get 2 coins, and 1 more for each of your yellow cards."
        ),
        when=is_short,
        at=(".bar.me .purse", '[data-tab="me"] .tab-value'),
    ),
    Hint(
        name="track",
        words=lambda w: w.say(
            "Each shield moves the pawn one space towards the other city. In the capital at the end of the track the game is won at once."
        ),
        when=has_marched,
        at=("#track",),
    ),
    Hint(
        name="wonder",
        words=lambda w: w.say(
            "You can pay for one of your wonders: choose any free card, then press the wonder. Only seven of the eight wonders can be built."
        ),
        when=can_build_wonder,
        at=(".bar.me .wonders .wonder-card.can", ".bar.me .wonders"),
    ),
    Hint(
        name="science",
        words=lambda w: w.say(
            "Green cards have symbols. Two equal symbols bring a progress token; six different ones win the game at once."
        ),
        when=has_science,
        at=(".bar.me .science-set", "#progress"),
    ),
    Hint(
        name="chain",
        words=lambda w: w.say(
            "This card costs you nothing, because you have built the card with its white symbol."
        ),
        when=has_chain,
        at=('#structure .price-tag.free:has([href$="#chain"])', "#structure"),
    ),
    Hint(
        name="score",
        words=lambda w: w.say(
            "The game is over: by points, or at once by shields or science. The lobby says what to play next."
        ),
        when=lambda view, _: view.is_over,
        at=(".ending", ".pad"),
    ),
)
"""In the order in which they count when several moments have come."""

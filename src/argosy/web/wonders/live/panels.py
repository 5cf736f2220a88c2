"""View models of city panels, from a CityView. Everything in here is public (BASE-INFO-3)."""

from collections.abc import Mapping
from typing import Any

import msgspec
from markupsafe import Markup

from argosy.game.wonders.view import CityView, Play, WondersView
from argosy.texts import Words
from argosy.web.models import SeatInfo
from argosy.web.rendering.parts import MANUFACTURED, join, roman, signed, token
from argosy.web.table.seats import label, person
from argosy.web.wonders.expansions.types import Expansions
from argosy.web.wonders.faces import DRAWINGS, Face, Faces, StageFace
from argosy.web.wonders.live.ring import Ring, ring

COLORS = ("brown", "grey", "blue", "yellow", "green", "red", "purple")
"""The colours of the base game, in the order in which buildings stand; those of expansions come behind."""


PRIZES = (1, 3, 5)
"""Points of a victory token, by Age."""


class Sells(msgspec.Struct, frozen=True):
    """Goods that a neighbour sells at one price a unit."""

    price: int
    goods: tuple[tuple[tuple[str, ...], int], ...]
    """(Resources of which the buyer chooses one, how many such units)."""

    @property
    def units(self) -> Markup:
        """The goods as signs."""
        return units(self.goods)


class Last(msgspec.Struct, frozen=True):
    """Action of a city in the newest turn."""

    verb: str
    text: str
    color: str
    plate: str | None


class StageState(msgspec.Struct, frozen=True):
    """A stage of a wonder: built, next, or later."""

    face: StageFace
    state: str
    under: Markup = Markup("")
    """What lies under it, where that is no card."""


class CityPanel(msgspec.Struct, frozen=True):
    """Panel of one city."""

    seat: int
    place: str
    who: str
    is_bot: bool
    is_you: bool
    is_free: bool
    away: bool
    near: bool
    side: str
    """left, right or far."""
    state: str
    """ready, thinking, or empty when nothing is asked of anybody."""
    is_acting: bool
    """The free city plays too: is this the one of the two that the viewer chooses for now?"""
    coins: int
    shields: int
    verdict: str
    """In words, from the viewer's side: `beats your 1`."""
    verdict_points: str
    verdict_class: str
    is_at_peace: bool
    """There is no conflict with it, though it lies next door."""
    sells: tuple[Sells, ...]
    first_less: str
    """What the first unit of a turn that is bought there costs less."""
    makes: Markup
    keeps: Markup
    science: tuple[tuple[str, int], ...]
    strip: tuple[tuple[str, int], ...]
    cards: tuple[Face, ...]
    stages: tuple[StageState, ...]
    victories: tuple[int, ...]
    defeats: int
    last: Last | None
    hand_size: int
    controlled_by: str
    plate: str
    wonder: str
    wonder_side: str
    monument: str
    start: tuple[Markup, str]
    """What the board does from the start: symbols, words."""
    known: tuple[Face, ...]
    known_gone: int
    points: int | None
    standing: tuple[Face, ...] = ()
    """What stands beside the buildings."""
    more: Mapping[str, Any] = {}
    """What expansions add, by box."""
    team: int | None = None
    """Number of the team, from 1."""
    is_partner: bool = False
    partner_hand: tuple[Face, ...] = ()

    @property
    def tokens(self) -> str:
        """Points of all tokens of conflicts on land."""
        return signed(self._tokens)

    @property
    def tokens_words(self) -> str:
        """The tokens one by one: `+1 +3 −1 −1`."""
        return " ".join(signed(points) for points in (*self.victories, *[-1] * self.defeats))

    @property
    def tokens_class(self) -> str:
        """Colour of the sum: gain, loss or even."""
        return "gain" if self._tokens > 0 else "loss" if self._tokens < 0 else "even"

    @property
    def _tokens(self) -> int:
        return sum(self.victories) - self.defeats

    @property
    def built(self) -> int:
        """Number of built stages."""
        return sum(stage.state == "built" for stage in self.stages)

    @property
    def growth(self) -> str:
        """Class of the picture of the wonder, which rises with its stages."""
        return growth(self.built, len(self.stages))

    def symbols(self, symbol: str) -> int:
        """Number of science symbols of a kind."""
        return dict(self.science).get(symbol, 0)

    def of_color(self, color: str) -> int:
        """Number of buildings of a colour."""
        return dict(self.strip).get(color, 0)


Mark = tuple[str, bool, bool]
"""What of a panel changes without a reveal: readiness, whether the viewer chooses for it now, whether its
player is away.
"""


def mark(view: WondersView, info: SeatInfo) -> Mark:
    """The mark of a seat."""
    return readiness(view.cities[info.seat]), is_acting(view, info.seat), info.is_away


def is_acting(view: WondersView, seat: int) -> bool:
    """Does the viewer choose for this one of two cities now (BASE-TWO-5)?"""
    return (
        view.players == 2
        and view.asked is not None
        and seat == (0 if view.asked == "city_card" else view.seat)
    )


def panel(
    view: WondersView,
    faces: Faces,
    infos: dict[int, SeatInfo],
    seat: int,
    points: dict[int, int],
    expansions: Expansions,
    *,
    live: bool,
    teams: bool = False,
) -> CityPanel:
    """The panel of one seat."""
    w, city, info, around = faces.words, view.cities[seat], infos[seat], ring(view)
    absent = {
        one.seat
        for one in view.cities
        if not teams and any(expansion.table.is_absent(one) for expansion in expansions)
    }
    watched = person(w, infos[around.center]) if view.seat is None else ""
    text, won, css = verdict(w, view, around, seat, absent, tokens(faces, view, expansions), watched)
    colors = (*COLORS, *(color for expansion in expansions for color in expansion.table.colors))
    known = next((hand for hand in view.known_hands if hand.seat == seat), None)
    return CityPanel(
        seat=seat,
        place=faces.city(city.wonder),
        who=label(w, info),
        is_bot=info.is_bots,
        is_you=info.is_you,
        is_free=info.kind == "free_city",
        away=info.is_away,
        near=around.is_near(seat),
        side="left" if seat == around.left else "right" if seat == around.right else "far",
        state=readiness(city) if live else "",
        is_acting=is_acting(view, seat),
        coins=city.coins,
        shields=city.shields,
        verdict=text,
        verdict_points=won,
        verdict_class=css,
        is_at_peace=bool(text) and seat not in opponents(around, absent),
        sells=sells(faces, view.cities[around.center], city, "left" if seat == around.left else "right"),
        first_less=first_less(w, view.cities[around.center], "left" if seat == around.left else "right"),
        makes=units(city.sells),
        keeps=units(city.keeps),
        science=tuple((symbol, n) for symbol, n in city.science.items() if n),
        strip=tuple((color, city.colors.get(color, 0)) for color in colors if city.colors.get(color, 0)),
        cards=in_color_order(faces, city.cards, colors),
        stages=stages(faces, city, expansions),
        victories=city.victories,
        defeats=city.defeats,
        last=last_play(faces, view, seat, expansions),
        hand_size=city.hand_size,
        controlled_by=person(w, infos[view.controller])
        if info.kind == "free_city" and view.controller is not None
        else "",
        plate=DRAWINGS.wonder(city.wonder),
        wonder=city.wonder,
        wonder_side=city.side,
        monument=w.name("monument", city.wonder),
        start=faces.start(city.wonder, city.side),
        known=tuple(faces.cards[card] for card in known.cards) if known else (),
        known_gone=known.gone if known else 0,
        points=points.get(seat),
        standing=tuple(face for expansion in expansions for face in expansion.table.standing(faces, city)),
        more={expansion.name: expansion.table.city(faces, city) for expansion in expansions},
        team=seat // 2 + 1 if teams else None,
        is_partner=seat == view.partner,
        partner_hand=tuple(faces.cards[card] for card in view.partner_hand) if seat == view.partner else (),
    )


def readiness(city: CityView) -> str:
    """Has the city chosen? Empty where nothing is asked of it."""
    return "ready" if city.has_chosen else "thinking" if city.owes else ""


def in_color_order(faces: Faces, cards: tuple[str, ...], colors: tuple[str, ...]) -> tuple[Face, ...]:
    """Buildings in colour order; within a colour as the view has them."""
    shown = [faces.cards[card] for card in cards]
    return tuple(sorted(shown, key=lambda face: colors.index(face.color)))


def stages(faces: Faces, city: CityView, expansions: Expansions) -> tuple[StageState, ...]:
    """All stages of the city's wonder with their state."""
    printed = faces.stages(city.wonder, city.side)
    following = next((face.number for face in printed if face.number not in city.stages), None)
    return tuple(
        StageState(
            face,
            "built" if face.number in city.stages else "next" if face.number == following else "later",
            join([expansion.table.under_stage(faces, city, face.number) for expansion in expansions]),
        )
        for face in printed
    )


def growth(built: int, stages: int) -> str:
    """Return the class of a picture of a wonder: `built-33` with one stage of three, `whole` with all."""
    return "whole" if built >= stages else f"built-{100 * built // stages}"


def unit(options: tuple[str, ...]) -> Markup:
    """One producing unit; tokens cut into each other where the owner or buyer picks one."""
    if len(options) == 1:
        return token(options[0])
    return Markup('<span class="either count-{}">{}</span>').format(
        len(options), join([token(option) for option in options])
    )


def units(production: tuple[tuple[tuple[str, ...], int], ...]) -> Markup:
    """All units of a production list."""
    return join([unit(options) * n for options, n in production])


def sells(faces: Faces, buyer: CityView, seller: CityView, side: str) -> tuple[Sells, ...]:
    """Return the shop of a neighbour by the viewer's price, dear before cheap (BASE-TRADE-4).

    The unit of the board is cheaper for a viewer who pays less for it (CITIES-EFFECT-5).
    """
    prices = buyer.prices.get(side, {})
    less = buyer.modifiers.rebate_board if buyer.modifiers else 0
    board = (faces.catalog.wonder(seller.wonder).resource,)
    groups: dict[int, list[tuple[tuple[str, ...], int]]] = {}
    for options, n in seller.sells:
        price = prices.get("manufactured" if options[0] in MANUFACTURED else "raw", 2)
        cheap = int(less > 0 and options == board)  # one unit, because a board makes one in a turn
        if cheap:
            groups.setdefault(max(0, price - less), []).append((options, 1))
        if n > cheap:
            groups.setdefault(price, []).append((options, n - cheap))
    return tuple(Sells(price, tuple(groups[price])) for price in sorted(groups, reverse=True))


def first_less(w: Words, buyer: CityView, side: str) -> str:
    """Return the discount on the first unit bought there in a turn, in words (CITIES-EFFECT-4).

    Empty where it costs no less.
    """
    coins = buyer.modifiers.rebate_first.get(side, 0) if buyer.modifiers else 0
    return w.count("first unit: {n} coin less", "first unit: {n} coins less", coins) if coins else ""


def tokens(faces: Faces, view: WondersView, expansions: Expansions) -> tuple[int, int]:
    """Return the points of a land victory and of a defeat at the end of this Age (BASE-CONFLICT-3)."""
    worth = (PRIZES[min(max(view.age, 1), 3) - 1], -1)
    for expansion in expansions:
        worth = expansion.table.tokens(faces, view, *worth)
    return worth


def verdict(
    w: Words,
    view: WondersView,
    around: Ring,
    seat: int,
    absent: set[int],
    worth: tuple[int, int],
    watched: str = "",
) -> tuple[str, str, str]:
    """Return the outcome of a conflict with this city, if it were fought now: words, points, css.

    It is seen from the city in the middle (BASE-CONFLICT-3). Empty for a city that it does not fight.
    """
    if around.is_near(seat) and seat != view.partner and (seat in absent or around.center in absent):
        return w.say("no conflict"), "0", "even"
    if seat == view.partner or seat not in opponents(around, absent):
        return "", "", ""
    mine, theirs = view.cities[around.center].shields, view.cities[seat].shields
    points, css = outcome(mine, theirs, worth)
    return verdict_words(w, css, mine, watched), signed(points), css


def verdict_words(w: Words, css: str, mine: int, watched: str) -> str:
    """The outcome in words; `watched` names the city in the middle where it is not the viewer's."""
    if watched:
        return {
            "loss": w.say("ahead of {name} with {n}", name=watched, n=mine),
            "gain": w.say("{name} is ahead with {n}", name=watched, n=mine),
            "even": w.say("equal to {name}", name=watched),
        }[css]
    return {
        "loss": w.say("more than your {n}", n=mine),
        "gain": w.say("your {n} wins", n=mine),
        "even": w.say("equal to yours"),
    }[css]


def outcome(mine: int, theirs: int, worth: tuple[int, int]) -> tuple[int, str]:
    """Return the points of a land conflict and its css: gain, loss or even (BASE-CONFLICT-3)."""
    if mine == theirs:
        return 0, "even"
    return (worth[0], "gain") if mine > theirs else (worth[1], "loss")


def opponents(around: Ring, absent: set[int]) -> set[int]:
    """Whom the city in the middle fights on land: the nearest on each side who is there."""
    if around.center in absent:
        return set()
    ways = (around.others, tuple(reversed(around.others)))
    return {
        seat
        for way in ways
        for seat in [next((one for one in way if one not in absent), None)]
        if seat is not None
    }


def last_play(faces: Faces, view: WondersView, seat: int, expansions: Expansions) -> Last | None:
    """The newest play of the seat in this Age."""
    mine = [play for play in view.plays if play.seat == seat]
    return _last(faces, mine[-1], expansions) if mine else None


def _last(faces: Faces, play: Play, expansions: Expansions) -> Last:
    w = faces.words
    for expansion in expansions:
        if last := expansion.log.last(w).get(play.verb):
            return Last(*last, "", None)
    if play.verb == "stage":
        return Last("stage", w.say("wonder stage {n}", n=roman(play.stage or 1)), "", None)
    if play.verb == "sell" or play.card is None:
        return Last("sell", w.say("sold a card"), "", None)
    face = faces.cards[play.card]
    return Last("build", face.name, face.color, face.plate)

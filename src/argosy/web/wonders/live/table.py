"""Template values of the live part of a table of 7 Wonders, as one viewer sees it."""

from collections.abc import Iterable
from typing import Any

import msgspec
from markupsafe import Markup

from argosy.game.types import Event
from argosy.game.wonders.view import WondersView
from argosy.texts import Words, things
from argosy.web.models import Offers, SeatInfo, TablePage
from argosy.web.rendering.fragment_cache import FragmentCache
from argosy.web.rendering.parts import coin, icon, join
from argosy.web.table import animation
from argosy.web.table.breakdowns import data, teller
from argosy.web.table.log import Entry, LogPart
from argosy.web.table.seats import label, person
from argosy.web.table.shell import catalog_of, waiting_words
from argosy.web.wonders.catalogs import faces
from argosy.web.wonders.expansions.in_play import fragments, in_play, loaded
from argosy.web.wonders.expansions.types import Expansions, News, Phase
from argosy.web.wonders.faces import Faces, chain_icons
from argosy.web.wonders.live import log, panels, questions
from argosy.web.wonders.live.animation import Look, last_stages
from argosy.web.wonders.live.animation import animation_steps as wonders_animation_steps
from argosy.web.wonders.live.breakdowns import accounts
from argosy.web.wonders.live.hand import hand
from argosy.web.wonders.live.loss_causes import causes
from argosy.web.wonders.live.question_cards import WITH_CARDS
from argosy.web.wonders.live.ring import Ring, ring

USUAL_PRICE = 2
"""What a unit of a neighbour costs where nothing changes it."""


class ConflictScene(msgspec.Struct, frozen=True):
    """The conflicts at the end of an Age."""

    age: int
    title: str
    conflicts: tuple[log.Conflict, ...]
    parts: tuple[LogPart, ...] = ()


def board(page: TablePage, w: Words, fragment_cache: FragmentCache) -> dict[str, Any]:
    """Return the template values of the board: of a running game, a replay or a score sheet."""
    assert isinstance(page.view, WondersView)
    view, shown = page.view, faces(catalog_of(page.ruleset), w.language)
    infos = {info.seat: info for info in page.seats}
    names = {info.seat: person(w, info) for info in page.seats}
    around, expansions = ring(view), in_play(view.expansions)
    points = {score.seat: score.total for score in page.projection or ()}
    marks = {seat: panels.mark(view, info) for seat, info in infos.items()}
    cities = _cities(page, shown, infos, points, marks, expansions, fragment_cache)
    sums = fragment_cache.now(
        "accounts", lambda: accounts(shown, view, cities, page.projection or (), expansions)
    )
    finished = fragment_cache.now(
        "last stages", lambda: last_stages(cities.values(), log.events_of(page.log))
    )
    told = fragment_cache.now("animation_steps", lambda: _told(page, view, around, expansions, finished))
    news = fragment_cache.now("news", lambda: _news(page, view, shown, names, around, expansions, finished))
    questions = _questions(page, view, shown, names, w, around, expansions, fragment_cache)
    asks = questions["question"][0] if view.asked else questions["waiting_words"]
    return {
        **_vocabulary(w, expansions),
        **_time(view, w, names, around, expansions),
        **questions,
        **news,
        **{
            name: value
            for expansion in expansions
            for name, value in expansion.table.board(shown, view, around.center, names).items()
        },
        "accounts": fragment_cache.now("accounts as data", lambda: data(sums)),
        "at": fragments(expansions),
        "animation_steps": fragment_cache.now("animation as data", lambda: animation.written(told)),
        "expansion_names": [expansion.name for expansion in expansions],
        **loaded(expansions, "table"),
        "expansions": ",".join(view.expansions),
        "everyone": [cities[around.center], *(cities[seat] for seat in around.others)],
        "labels": {seat: label(w, info) for seat, info in infos.items()},
        "log": _entries(page, shown, names, expansions, fragment_cache),
        "marks": marks,
        "names": names,
        "others": [cities[seat] for seat in around.others],
        "own": cities[around.center],
        "own_discounts": discounts(w, view, around, names),
        "own_opens": fragment_cache.now("opens", lambda: opens(shown, view, around)),
        "projected": bool(points),
        "shown_faces": [shown.thing(name) for name in animation.faces(told)],
        "status_words": " ".join(filter(None, (news["news_words"], asks))),
        "tells": teller(sums),
        "verdicts": {seat: sums[name].text for seat in cities if (name := f"{seat}-verdict") in sums},
        "viewer": view.seat,
        "wonder_title": f"{w.name('monument', view.cities[around.center].wonder)}, {things.side(w, view.cities[around.center].side, page.edition)}",
    }


def _cities(
    page: TablePage,
    shown: Faces,
    infos: dict[int, SeatInfo],
    points: dict[int, int],
    marks: dict[int, panels.Mark],
    expansions: Expansions,
    fragment_cache: FragmentCache,
) -> dict[int, panels.CityPanel]:
    """The panel of each city by seat."""
    view = page.view
    assert isinstance(view, WondersView)
    live, teams = page.phase == "playing", bool(getattr(page.ruleset, "teams", False))

    def panel(seat: int) -> panels.CityPanel:
        return panels.panel(view, shown, infos, seat, points, expansions, live=live, teams=teams)

    return {
        seat: fragment_cache.now(("city", seat, marks[seat]), lambda seat=seat: panel(seat))
        for seat in range(len(view.cities))
    }


def _entries(
    page: TablePage,
    shown: Faces,
    names: dict[int, str],
    expansions: Expansions,
    fragment_cache: FragmentCache,
) -> tuple[Entry, ...]:
    """The log, newest first."""
    return tuple(
        fragment_cache.ever(
            ("entry", turn.moment), lambda turn=turn: log.entry(shown, turn, names, expansions)
        )
        for turn in reversed(page.log)
    )


def _news(
    page: TablePage,
    view: WondersView,
    shown: Faces,
    names: dict[int, str],
    around: Ring,
    expansions: Expansions,
    finished: dict[int, int],
) -> dict[str, Any]:
    """Return the values of the newest reveal and of the last turn."""
    reveal, turn = wonders_events(page.reveal), log.moments(page.log)
    more = _more_news(shown, log.events_of(turn), names, expansions)
    summary = log.summary(log.lines(shown, reveal, names, expansions), names)
    return {
        "deeds": log.deeds(shown, turn, names, around, expansions),
        "more_news": more,
        "news_words": " ".join(
            filter(
                None,
                (
                    summary,
                    *_finished_words(view, shown.words, reveal, finished),
                    *(one.words for one in more),
                ),
            )
        ),
        "scene": _scene(shown.words, reveal, view, expansions),
    }


def _finished_words(
    view: WondersView, w: Words, reveal: tuple[Event, ...], finished: dict[int, int]
) -> Iterable[str]:
    """Sentences for the wonders whose last stage a reveal has built."""
    for event in reveal:
        if event.kind == "staged" and event.seat is not None and finished.get(event.seat) == event.stage:
            yield w.say(
                "Wonder complete: {wonder}.", wonder=w.name("monument", view.cities[event.seat].wonder)
            )


def _told(
    page: TablePage,
    view: WondersView,
    around: Ring,
    expansions: Expansions,
    finished: dict[int, int],
) -> tuple[animation.RevealAnimation, ...]:
    """Return the animation of the newest reveals, for a browser that shows the state before them."""
    look = Look(view.seat, around.center, around.cities, finished)
    return animation.newest(
        [wonders_events(turn.events) for turn in page.log],
        lambda events: wonders_animation_steps(events, look, expansions),
    )


def wonders_events(events: Iterable[object]) -> tuple[Event, ...]:
    """The events of a wonders game."""
    return tuple(event for event in events if isinstance(event, Event))


def _vocabulary(w: Words, expansions: Expansions) -> dict[str, Any]:
    colors = (*panels.COLORS, *(color for expansion in expansions for color in expansion.table.colors))
    return {
        "colors": colors,
        "color_words": {color: things.color(w, color) for color in colors},
        "kind_words": {color: things.colors_kind(w, color) for color in colors},
        "symbols_words": {symbol: things.symbols(w, symbol) for symbol in ("compass", "gear", "tablet")},
        "symbol_words": {
            symbol: things.symbol(w, symbol) for symbol in ("compass", "gear", "tablet", "any", "most")
        },
    }


def _time(
    view: WondersView, w: Words, names: dict[int, str], around: Ring, expansions: Expansions
) -> dict[str, Any]:
    # what a later box of the list plays before an Age comes first: tiles are drafted before leaders
    phase = next(
        (phase for expansion in reversed(expansions) if (phase := expansion.table.phase(w, view))), None
    )
    return {
        "age": view.age,
        "turn": view.turn,
        "turns": view.turns,
        "direction": phase.direction if phase else view.direction,
        "moment": view.moment,
        "turn_words": phase.words if phase else w.say("turn {n} of {all}", n=view.turn, all=view.turns),
        "pass_words": _passing(w, view.direction, names, around)
        if phase is None
        else _passed_in(phase, names, around),
    }


def _passed_in(phase: Phase, names: dict[int, str], around: Ring) -> str:
    """Return the direction in which things pass in a phase of an expansion; empty if they stay."""
    if not phase.direction:
        return ""
    return phase.passing(names[around.left if phase.direction == "left" else around.right])


def _passing(w: Words, direction: str, names: dict[int, str], around: Ring) -> str:
    if direction == "swap":
        return w.say("hands change places")
    return w.say("hands pass to {name}", name=names[around.left if direction == "left" else around.right])


def _questions(
    page: TablePage,
    view: WondersView,
    shown: Faces,
    names: dict[int, str],
    w: Words,
    around: Ring,
    expansions: Expansions,
    fragment_cache: FragmentCache,
) -> dict[str, Any]:
    """The hand, the dock, and what is said while there is nothing to choose."""
    offers = page.offers if view.asked and isinstance(page.offers, Offers) else None
    own_moment = (view.asked, view.chosen)
    cards = fragment_cache.now(
        ("hand", own_moment),
        lambda: hand(view, shown, offers, names, around, leader(page, around), expansions),
    )
    thinking = [info for info in page.seats if info.seat in view.owing]
    return {
        "asked": view.asked,
        "asked_and_chosen": own_moment,
        "cards": cards,
        "can_undo": page.can_undo,
        "chosen_words": chosen_words(w, shown, view, expansions),
        "hand_label": questions.hand_label(shown, view, expansions),
        "over": view.is_over,
        "answers": questions.answers(shown, view, offers, expansions),
        "is_live": view.asked in WITH_CARDS
        or (view.asked is not None and any(view.asked in expansion.hand.cards for expansion in expansions)),
        "purse": view.cities[0 if view.asked == "city_card" else around.center].coins,
        "question": questions.question(shown, view, expansions),
        "causes": causes(page, view, shown, names, expansions),
        "ready_seats": [info for info in page.seats if view.cities[info.seat].has_chosen],
        "thinking_seats": thinking,
        "waiting_words": waiting_words(w, names, view.owing, are_bots_busy=page.are_bots_busy),
    }


def leader(page: TablePage, around: Ring) -> str | None:
    """The neighbour who leads the projection: left, right, or None when it is neither or unknown."""
    totals = {score.seat: score.total for score in page.projection or ()}
    left, right = totals.get(around.left, 0), totals.get(around.right, 0)
    return None if left == right else "left" if left > right else "right"


def chosen_words(w: Words, shown: Faces, view: WondersView, expansions: Expansions) -> str:
    """Return the viewer's own secret choice in words.

    It is shown, too, while the free city's card is asked for (BASE-TWO-5).
    """
    if not view.chosen or view.asked not in (None, "city_card"):
        return ""
    text = view.chosen.removeprefix("city: ")
    verb, card = text.split()[0], next((word for word in text.split()[1:] if word in shown.cards), "")
    name = shown.cards[card].name if card else ""
    return {
        "build": w.say("You build {card}.", card=name),
        "free": w.say("You build {card} free.", card=name),
        "revive": w.say("You build {card} from the discard pile.", card=name),
        "stage": w.say("You build a stage of the wonder with {card}.", card=name),
        "sell": w.say("You sell {card}.", card=name),
        **{
            verb: said
            for expansion in expansions
            for verb, said in expansion.hand.chosen(shown, view.chosen).items()
        },
    }.get(verb, w.say("You pass."))


def discounts(w: Words, view: WondersView, around: Ring, names: dict[int, str]) -> list[Markup]:
    """Return the purchase prices of the viewer's city other than 2 coins.

    See BASE-CARD-8, -9 and BABEL-TILE-3.
    """
    prices = view.cities[around.center].prices
    sides = (("left", around.left), ("right", around.right))
    found: list[Markup] = []
    for goods, text in (("raw", w.say("raw materials")), ("manufactured", w.say("goods"))):
        asked = {seat: prices.get(side, {}).get(goods, USUAL_PRICE) for side, seat in sides}
        for price in sorted({*asked.values()} - {USUAL_PRICE}):
            sellers = [names[seat] for seat, one in asked.items() if one == price]
            line = w.say(
                "{goods} from {sellers} cost {price}",
                goods=text,
                sellers=w.either(sellers, "and"),
                price=coin(price, "size-19"),
            )
            found.append(Markup("{}").format(line))
    return found


def opens(shown: Faces, view: WondersView, around: Ring) -> Markup:
    """Return the chains that the viewer's buildings open, as chain symbols.

    Where the edition prints none, the names of the buildings stand there.
    """
    stands = view.cities[around.center].cards
    later = [
        card for card in stands if any(follower not in stands for follower in shown.cards[card].chain_to)
    ]
    if not any(shown.cards[card].given for card in later):
        return join(
            [
                Markup('<span class="name-chip {}">{}{}</span>').format(
                    face.color, icon(f"mark-{face.color}"), face.name
                )
                for face in _followers(shown, later, stands)
            ]
        )
    return join(
        [
            Markup('<span title="{}">{}</span>').format(
                shown.cards[card].name, chain_icons(shown.cards[card].given)
            )
            for card in later
        ]
    )


def _followers(shown: Faces, cards: list[str], stands: tuple[str, ...]) -> list[Any]:
    """Buildings that the cards make free and that do not stand yet."""
    names = dict.fromkeys(follower for card in cards for follower in shown.cards[card].chain_to)
    return [shown.cards[name] for name in names if name not in stands]


def _scene(
    w: Words, reveal: tuple[Event, ...], view: WondersView, expansions: Expansions
) -> ConflictScene | None:
    """Return the conflicts, if the newest reveal ended an Age; None at the end of the game.

    The score sheet is there instead.
    """
    fights = log.conflicts(reveal)
    scenes = (expansion.log.scene(w, reveal) for expansion in expansions)
    more = list(dict.fromkeys(scene for scene in scenes if scene and scene.part.rows))
    if not fights and not more:
        return None
    kinds = {"conflict", *(kind for expansion in expansions for kind in expansion.log.ending)}
    age = next(
        (event.age for event in reveal if event.kind in kinds and event.age), _age_that_ended(reveal, view)
    )
    title = next((scene.title for scene in reversed(more) if scene.title), w.say("Military conflicts"))
    return ConflictScene(age, title, fights, tuple(scene.part for scene in more))


def _age_that_ended(reveal: tuple[Event, ...], view: WondersView) -> int:
    """Return the Age that ended: the one before the Age that begins."""
    return next((event.age - 1 for event in reveal if event.kind == "age_began"), view.age)


def _more_news(
    shown: Faces, reveal: tuple[Event, ...], names: dict[int, str], expansions: Expansions
) -> list[News]:
    """Return the news of expansions about the last turn."""
    found = (expansion.log.news(shown, reveal, names) for expansion in expansions)
    return list(dict.fromkeys(news for news in found if news is not None))

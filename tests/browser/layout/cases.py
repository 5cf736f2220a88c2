"""Cases for measuring the layout: positions and pages that are hardest to lay out, one line each."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

import argosy
from argosy.game.duel.words import ASKED
from argosy.server.duel.planning import plan_offers
from argosy.testing.duel import chambers, city, prepared
from argosy.testing.duel import table as duel_position
from argosy.web import models, pages
from tests.web import late
from tests.web.duel import tables as duel_tables
from tests.web.duel import test_score as duel_ends
from tests.web.wonders import tables

LAST_TURN = 6
SHEETS = ("log", "compare", "menu", "settings", "keys")


class Case(msgspec.Struct, frozen=True):
    """One page, and what is done on it before it is measured."""

    name: str
    build: Callable[[str], str]
    """The page in a language."""
    states: tuple[str, ...] = ("idle",)
    """`idle`, `chosen`, `refused`, `stage`, `changed`, `city` (a phone's other tab), `open <sheet>`, `own
    <sheet>`.
    """


def _visitor(language: str) -> models.Visitor:
    return tables.visitor(language)


@cache
def _late(
    players: int, edition: int, expansions: tuple[str, ...], buildings: int, **changes: Any
) -> tuple[Any, Any]:
    islands = tuple(range(players)) if "armada" in expansions else ()
    position = late.position(
        players,
        edition=edition,
        expansions=expansions,
        buildings=buildings,
        turn=LAST_TURN - 1,
        islands=islands[:3],
        **changes,
    )
    game, rng, log = argosy.from_position(position), random.Random(2), []
    while game.view(None).turn < LAST_TURN:
        log.append(tables.revealed(game, rng))
    return game, tuple(log)


def _table(
    players: int, edition: int = 2020, expansions: tuple[str, ...] = (), buildings: int = 17, **changes: Any
) -> Callable[[str], str]:
    """The last turn of Age III, with all that the turn before it tells."""

    def build(language: str) -> str:
        game, log = _late(players, edition, expansions, buildings, **changes)
        seat = 0 if players > 2 and 0 in game.owing else game.owing[-1]
        return pages.table(
            late.page(game, seat, log, visitor=_visitor(language), teams=bool(changes.get("teams")))
        )

    return build


def _offered(language: str) -> str:
    """First turn of a person to whom all expansions are new, after a bot has played for them.

    It shows what is offered and reported.
    """
    game = argosy.new_game("wonders", players=5, edition=2010, expansions=EVERYTHING, seed=3)
    rng = random.Random(3)
    while game.view(None).turn < 1:
        tables.revealed(game, rng)
    visitor = msgspec.structs.replace(_visitor(language), introduced=())
    return pages.table(late.page(game, game.owing[-1], visitor=visitor))


def _offered_duel(language: str) -> str:
    found, log = duel_tables.at(("agora", "pantheon"), 0)
    shown = duel_tables.page(found, log, found.owing[0], language=language, has_coach=True)
    visitor = msgspec.structs.replace(shown.visitor, introduced=())
    return pages.table(msgspec.structs.replace(shown, visitor=visitor))


def _first(players: int, expansions: tuple[str, ...] = (), edition: int = 2020) -> Callable[[str], str]:
    def build(language: str) -> str:
        game = argosy.new_game("wonders", players=players, edition=edition, expansions=expansions, seed=3)
        return pages.table(late.page(game, game.owing[-1], visitor=_visitor(language)))

    return build


def _asked(question: str, answers: int, expansions: tuple[str, ...]) -> Callable[[str], str]:
    def build(language: str) -> str:
        game, log, seat = late.asking(question, answers, expansions=expansions)
        return pages.table(late.page(game, seat, log, visitor=_visitor(language)))

    return build


def _project(language: str) -> str:
    """All expansions at the beginning of Age II: the Tower of Babel with tiles, a Great Project, and the
    whole hand.
    """
    game = argosy.new_game("wonders", players=5, edition=2010, expansions=EVERYTHING, seed=5)
    rng = random.Random(5)
    while game.view(None).age < 2 or game.view(game.owing[-1]).asked != "card":
        tables.revealed(game, rng)
    return pages.table(late.page(game, game.owing[-1], visitor=_visitor(language)))


def _middle(players: int, expansions: tuple[str, ...], **changes: Any) -> Callable[[str], str]:
    """The third turn of Age III: many buildings and still many cards in the hand."""

    def build(language: str) -> str:
        position = late.position(
            players, edition=2010, expansions=expansions, buildings=13, turn=3, **changes
        )
        return pages.table(late.page(argosy.from_position(position), 0, visitor=_visitor(language)))

    return build


def _many_discarded(language: str) -> str:
    """Halikarnassos builds from a discard pile of more than twenty cards: a strip that scrolls."""
    position = late.position(7, edition=2010, buildings=10, asked="revive", asked_city=0, turn=6)
    cities, discard = position["cities"], position["discard"]
    for one in cities[2:]:
        discard += one["cards"][5:]
        del one["cards"][5:]
    for one in cities:
        if one["wonder"] == "halikarnassos":
            one["wonder"] = cities[0]["wonder"]
    cities[0] |= {"wonder": "halikarnassos", "side": "b", "stages": 2, "revives": 1}
    return pages.table(late.page(argosy.from_position(position), 0, visitor=_visitor(language)))


def _age(players: int, edition: int = 2010, expansions: tuple[str, ...] = ()) -> Callable[[str], str]:
    """The scene at the end of an Age."""

    def build(language: str) -> str:
        game, log = _end_of_age(players, edition, expansions)
        return pages.table(late.page(game, 0, log, visitor=_visitor(language)))

    return build


@cache
def _end_of_age(players: int, edition: int, expansions: tuple[str, ...]) -> tuple[Any, Any]:
    game, rng = (
        argosy.new_game("wonders", players=players, edition=edition, expansions=expansions, seed=4),
        random.Random(4),
    )
    log = []
    while game.view(None).age == 1:
        log.append(tables.revealed(game, rng))
    return game, tuple(log)


def _score(players: int, edition: int = 2020, expansions: tuple[str, ...] = ()) -> Callable[[str], str]:
    def build(language: str) -> str:
        game, log, history = _ended(players, edition, expansions)
        shown = late.page(game, 0, log, visitor=_visitor(language))
        return pages.table(msgspec.structs.replace(shown, history=history))

    return build


@cache
def _ended(players: int, edition: int, expansions: tuple[str, ...]) -> tuple[Any, Any, Any]:
    game, rng = (
        argosy.from_position(late.position(players, edition=edition, expansions=expansions)),
        random.Random(4),
    )
    log, history = [], []
    while not game.is_over:
        log.append(tables.revealed(game, rng))
        history.append(tuple(score.total for score in game.scores()))
    return game, tuple(log), tuple(history)


def _duel(game: Callable[[], tuple[Any, Any]]) -> Callable[[str], str]:
    def build(language: str) -> str:
        found, log = game()
        return pages.table(duel_tables.page(found, log, found.owing[0], language=language, has_coach=True))

    return build


def _planning(game: Callable[[], tuple[Any, Any]], *, is_planned: bool) -> Callable[[str], str]:
    """A page of the seat that waits and may plan, or has planned its first possible choice."""

    def build(language: str) -> str:
        found, log = game()
        seat = 1 - found.owing[0]
        ahead = plan_offers(found, seat)
        planned = models.Planned(text=ahead.legal[0].choice.text) if is_planned and ahead else None
        return pages.table(
            duel_tables.page(
                found, log, seat, language=language, plan_offers=ahead, planned=planned, can_undo=True
            )
        )

    return build


@cache
def full_duel() -> tuple[Any, Any]:
    """Position of Duel with both expansions, late: five wonders in one city, all gods given away.

    A conspiracy takes one of the wonders; the chambers are full.
    """
    gods = [
        "enki",
        "ishtar",
        "nisaba",
        "astarte",
        "baal",
        "tanit",
        "aphrodite",
        "hades",
        "zeus",
        "anubis",
        "isis",
        "ra",
        "mars",
        "minerva",
        "neptune",
    ]
    blue, rest = (
        "altar theater baths aqueduct statue rostrum temple courthouse",
        "lumber_yard clay_pool press tavern",
    )
    mine = city(
        f"{blue} {rest} barracks garrison walls horse_breeders library school laboratory dispensary",
        coins=29,
        wonders="sphinx piraeus",
        built="pyramids colossus appian_way",
        progress="law economy",
        gods=gods[:7],
        conspiracies=prepared("treason", "sabotage", by="stable"),
    )
    theirs = city(
        "stone_pit clay_pit glassworks brickyard sawmill shelf_quarry workshop apothecary parade_ground archery_range forum caravansery",
        coins=17,
        wonders="hanging_gardens",
        built="great_library mausoleum",
        progress="philosophy",
        gods=gods[7:],
    )
    markers = chambers((2, 1), (1, 2), (3, 0), (0, 2), (1, 1), (2, 2))
    game = duel_position(
        "arsenal palace study",
        mine,
        theirs,
        expansions=("agora", "pantheon"),
        age=3,
        chambers=markers,
        pawn=3,
    )
    return game, ()


def _duel_replay(language: str) -> str:
    shown = duel_ends.replayed(*duel_ends.in_the_middle())
    return pages.replay(msgspec.structs.replace(shown, visitor=_visitor(language)))


def _help(game: str) -> Callable[[str], str]:
    return lambda language: pages.rules(models.HelpPage(visitor=_visitor(language), game=game))


ARMADA, CITIES = ("armada",), ("cities",)
EVERYTHING = ("armada", "cities", "leaders", "babel")
WHOLE = ("idle", "chosen", "refused", "stage", "changed", "open full-1", *(f"open {name}" for name in SHEETS))

CASES = (
    Case("late-2", _table(2, 2010), ("idle", "chosen", "refused", "changed")),
    *(Case(f"late-{n}", _table(n), ("idle", "chosen", "refused", "changed")) for n in (4, 5, 6)),
    Case("late-3", _table(3), ("idle", "chosen", "refused", "changed", "city")),
    Case("late-7", _table(7), WHOLE),
    Case("late-7-2010", _table(7, 2010), ("idle", "chosen", "changed")),
    Case("late-8-cities", _table(8, 2010, CITIES), ("idle", "chosen", "changed", "open compare")),
    Case("armada-20", _table(5, 2010, ARMADA, 20), (*WHOLE, "city")),
    Case("armada-20-2020", _table(4, 2020, ARMADA, 20), ("idle", "chosen", "changed", "city")),
    Case("armada-3", _table(3, 2020, ARMADA, 21), ("idle", "chosen", "city")),
    Case("armada-7", _table(7, 2010, ARMADA), ("idle", "chosen", "changed", "city")),
    Case("armada-8", _table(8, 2010, ARMADA), ("idle", "chosen", "changed", "city", "open full-3")),
    Case("teams", _table(6, 2010, ARMADA, 17, teams=True), ("idle", "chosen", "changed", "open full-3")),
    Case("first-2", _first(2, edition=2010), ("idle", "chosen")),
    *(Case(f"first-{n}", _first(n), ("idle", "chosen")) for n in (3, 4, 7)),
    Case("first-armada", _first(5, ARMADA), ("idle", "chosen")),
    Case("hand-8", _first(5, CITIES), ("idle", "chosen")),
    Case("hand-8-of-8", _first(8, CITIES, 2010), ("idle", "chosen")),
    Case("hand-9", _first(5, ("armada", "cities")), ("idle", "chosen")),
    Case("leaders", _first(4, ("leaders",)), ("idle", "chosen")),
    Case("everything", _first(4, EVERYTHING, 2010), ("idle", "chosen")),
    Case("everything-late", _table(5, 2010, EVERYTHING, 16), ("idle", "chosen")),
    Case("everything-middle", _middle(5, EVERYTHING, islands=(0, 1)), ("idle", "chosen")),
    Case("babel-middle", _middle(4, ("babel",)), ("idle", "chosen")),
    Case("everything-project", _project, ("idle", "chosen")),
    Case("late-leaders", _table(4, 2020, ("leaders", "cities")), ("idle", "chosen", "refused")),
    Case("late-babel", _table(4, 2010, ("babel",)), ("idle", "chosen", "refused")),
    Case("offer", _offered, ("idle", "chosen")),
    Case("duel-offer", _offered_duel),
    Case("fight", _asked("fight", 2, ARMADA)),
    Case("move-8", _asked("move", 8, ARMADA)),
    Case("keep-4", _asked("keep", 4, ARMADA), ("idle", "chosen")),
    Case("revive", _asked("revive", 3, ARMADA), ("idle", "chosen")),
    Case("revive-many", _many_discarded, ("idle", "chosen")),
    Case("debt-7", _asked("debt", 7, ("armada", "cities"))),
    Case("age-3", _age(3)),
    Case("age-8", _age(8, 2010, ARMADA)),
    Case("score-3", _score(3)),
    Case("score-5", _score(5)),
    Case("score-8", _score(8, 2010, ARMADA)),
    Case(
        "lobby",
        lambda language: pages.lobby(tables.lobby(visitor=_visitor(language))),
        ("idle", "open settings"),
    ),
    Case("lounge", lambda language: pages.table(tables.lounge(visitor=_visitor(language)))),
    Case("replay", lambda language: pages.replay(tables.replay(visitor=_visitor(language)))),
    Case("help", _help("wonders")),
    Case("help-duel", _help("duel")),
    Case("duel-full", _duel(full_duel), ("idle", "chosen", "open log", "open menu", "open keys")),
    Case(
        "duel-late", _duel(lambda: duel_tables.at(("agora", "pantheon"), 90)), ("idle", "chosen", "refused")
    ),
    Case(
        "duel-plan",
        _planning(lambda: duel_tables.at(("agora", "pantheon"), 90), is_planned=False),
        ("idle", "chosen"),
    ),
    Case("duel-planned", _planning(full_duel, is_planned=True), ("idle", "chosen")),
    Case("duel-planned-first", _planning(lambda: duel_tables.at((), 9), is_planned=True)),
    Case("duel-first", _duel(lambda: duel_tables.at((), 9)), ("idle", "chosen")),
    *(
        Case(f"duel-{question}", _duel(lambda question=question: duel_tables.at_every_question()[question]))
        for question in sorted(set(ASKED.values()) - {"turn"})
    ),
    Case(
        "duel-score",
        lambda language: pages.table(
            duel_ends.page(
                *duel_ends.of_both_expansions()[:2], *duel_ends.of_both_expansions()[2:], language=language
            )
        ),
    ),
    Case("duel-replay", _duel_replay),
)
"""All of them."""

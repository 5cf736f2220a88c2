"""Position editor of 7 Wonders: fields of the table, the cities and expansions."""

from collections.abc import Iterator
from typing import Any

from argosy.catalog import Catalog
from argosy.game.wonders.printed_limits import printed
from argosy.rules.wonders.ruleset import may_form_teams
from argosy.texts import Words, things
from argosy.web.position_editor.fields import (
    Board,
    Choice,
    Field,
    FieldPlace,
    Item,
    Marks,
    Number,
    Switch,
    Things,
    number_of_list,
)
from argosy.web.position_page import CITY_NUMBERS
from argosy.web.rendering.parts import roman
from argosy.web.wonders.catalogs import faces
from argosy.web.wonders.expansions.in_play import EXPANSIONS, PARTS, in_play
from argosy.web.wonders.faces import DRAWINGS, Faces

AGES = (1, 2, 3)
TURNS = 6
MOST_COINS = 999
EDITIONS = (2010, 2020)
LOOSE = ("plays", "decks", "step")
LOOSE_OF_CITY = ("hand", "chosen", "revives")
FROM_ELSEWHERE = ("cards", "hand", "discard")


def board(w: Words, ruleset: Any, position: Any) -> Board:
    """Everything that may be changed in a position."""
    catalog: Catalog = ruleset.catalog
    shown, expansions = faces(catalog, w.language), in_play(position["boxes"])
    table = [
        *_table(shown, position),
        *(field for expansion in expansions for field in expansion.score.fields_of_table(shown, position)),
    ]
    cities = [
        _city(
            shown,
            position,
            seat,
            [
                one
                for expansion in expansions
                for one in expansion.score.fields_of_city(shown, position, seat)
            ],
        )
        for seat in range(len(position["cities"]))
    ]
    return Board(
        places=(FieldPlace(id="table", title=w.say("At the table"), fields=tuple(table)), *cities),
        cities=tuple(number for number in CITY_NUMBERS if number > CITY_NUMBERS[0]),
        loose=(*LOOSE, *(name for expansion in EXPANSIONS for name in expansion.score.loose)),
        follows=("turn",),
        loose_of_city=(
            *LOOSE_OF_CITY,
            *(name for expansion in EXPANSIONS for name in expansion.score.loose_of_city),
        ),
        from_elsewhere=(
            *FROM_ELSEWHERE,
            *(name for expansion in EXPANSIONS for name in expansion.score.from_elsewhere),
        ),
    )


def _table(shown: Faces, position: Any) -> list[Field]:
    w = shown.words
    asked = [("card", w.say("Choose a card")), ("over", w.say("the end of the game"))]
    return [
        Choice(
            path="edition",
            label=w.say("Edition"),
            options=tuple((year, w.say("{year} edition", year=year)) for year in EDITIONS),
        ),
        Choice(path="age", label=w.say("Age"), options=tuple((age, roman(age)) for age in AGES)),
        Number(path="turn", label=w.say("Turn"), low=1, high=TURNS, icon="step"),
        Choice(path="asked", label=w.say("What is asked"), options=tuple(asked)),
        *_players(shown, position),
        Marks(path="boxes", label=w.say("Boxes"), options=_expansions(w)),
        Things(
            path="discard",
            label=w.say("Discard pile"),
            pool=cards(shown, AGES, len(position["cities"])),
            repeats=True,
        ),
    ]


def _players(shown: Faces, position: Any) -> Iterator[Field]:
    """Yield the fields for players of cities: the free city and teams, where the rules have them."""
    w, catalog, many = shown.words, shown.catalog, len(position["cities"])
    two = catalog.setup.two_players
    if two is not None and two.cities == many:
        yield Choice(
            path="players",
            label=w.say("Players"),
            options=((many, w.say("one for each city")), (2, w.say("two, and a free city"))),
        )
    if position["teams"] or may_form_teams(catalog, position["players"]):
        yield Switch(path="teams", label=w.say("Teams"))


def _under_stages(shown: Faces, position: Any, seat: int) -> Iterator[Field]:
    """The card under each built stage: it is known to be out of the game."""
    pool = cards(shown, AGES, len(position["cities"]))
    options: tuple[tuple[Any, str], ...] = ((None, "–"), *((item.id, item.face.name) for item in pool))
    for place, stage in enumerate(position["cities"][seat]["stages"]):
        label = shown.words.say("Card under stage {n}", n=stage["number"] or place + 1)
        yield Choice(path=f"cities.{seat}.stages.{place}.card", label=label, options=options, lays=True)


def _expansions(w: Words) -> tuple[tuple[str, str], ...]:
    named = {expansion.name: expansion for expansion in EXPANSIONS}
    return tuple(
        (expansion, named[part].lobby.about(w, expansion))
        for expansion, part in PARTS.items()
        if part in named
    )


def _city(shown: Faces, position: Any, seat: int, more: list[Field]) -> FieldPlace:
    w, city, at = shown.words, position["cities"][seat], f"cities.{seat}"
    many = len(position["cities"])
    wonder = city["wonder"]
    stages = len(shown.stages(wonder, _side(city)))
    fields: tuple[Field, ...] = (
        Choice(path=f"{at}.wonder", label=w.say("Wonder"), options=_wonders(shown)),
        Choice(path=f"{at}.side", label=w.say("Side"), options=_sides(w, position["edition"])),
        Number(path=f"{at}.stages", label=w.say("Stages"), high=stages, icon="stage", read=number_of_list),
        Number(path=f"{at}.coins", label=w.say("Coins"), high=MOST_COINS, icon="coins"),
        *(
            Number(
                path=f"{at}.victories.{age - 1}",
                label=w.say("victory tokens, Age {n}", n=roman(age)),
                icon="shield",
            )
            for age in AGES
        ),
        Number(path=f"{at}.defeats", label=w.say("defeat tokens"), icon="shield"),
        Switch(path=f"{at}.free_used", label=w.say("free construction of this Age used")),
        *_under_stages(shown, position, seat),
        Things(path=f"{at}.cards", label=w.say("Buildings"), pool=cards(shown, AGES, many)),
        Things(
            path=f"{at}.hand",
            label=w.say("Hand"),
            pool=cards(shown, (position["age"],), many),
            icon="hand",
            repeats=True,
            is_dealt=True,
        ),
        *more,
    )
    return FieldPlace(
        id=f"city-{seat}", title=shown.city(wonder), fields=fields, seat=seat, plate=DRAWINGS.wonder(wonder)
    )


def _side(city: Any) -> str:
    side: str = city["side"]
    return {"day": "a", "night": "b"}.get(side, side)


def _wonders(shown: Faces) -> tuple[tuple[Any, str], ...]:
    named = sorted((shown.city(wonder.id), wonder.id) for wonder in shown.catalog.wonders)
    return tuple((wonder, name) for name, wonder in named)


def _sides(w: Words, edition: int) -> tuple[tuple[Any, str], ...]:
    return tuple((side, things.side(w, side, edition)) for side in ("a", "b"))


def cards(shown: Faces, ages: tuple[int, ...], cities: int) -> tuple[Item, ...]:
    """The cards of some Ages that there are with so many cities, by Age and colour."""
    w = shown.words
    found: list[Item] = []
    for age in ages:
        in_age = [
            card
            for card in shown.catalog.cards
            if age == card.ages[0] or (len(ages) == 1 and age in card.ages)
        ]
        there = [card for card in in_age if any(printed(card, one, cities) for one in card.ages)]
        there.sort(key=lambda card: _colors(shown).index(card.color))
        group = w.say("Age {n}", n=roman(age))
        found += [Item(id=card.id, face=shown.cards[card.id], group=group) for card in there]
    return tuple(found)


def _colors(shown: Faces) -> list[str]:
    """Colours in the order in which the facts name them."""
    return list(dict.fromkeys(card.color for card in shown.catalog.cards))

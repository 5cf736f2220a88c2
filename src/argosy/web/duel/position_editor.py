"""Position editor of Duel: fields of the table, the structure, both cities and expansions."""

from collections.abc import Iterator
from typing import Any

from argosy.game.duel.actions import TRACK_TOKENS
from argosy.texts import Words
from argosy.texts.duel import things
from argosy.web.duel.card_fields import card_under, cards, deck
from argosy.web.duel.expansions.in_play import EXPANSIONS, in_play
from argosy.web.duel.faces import DuelFaces, duel_faces
from argosy.web.position_editor.fields import (
    Board,
    Choice,
    Field,
    FieldPlace,
    Item,
    Marks,
    Number,
    Things,
    is_thing,
)
from argosy.web.rendering.parts import roman

AGES = (1, 2, 3)
MOST_COINS = 999
LOOSE = ("decks", "removed", "wonder_deck", "stock", "mythology_decks", "revealed", "turn", "draws")
"""What a position of a played game says of what lies hidden, and a changed one may deal again."""
LOOSE_WITH_THINGS = ("structure", "mythology_at", "offering_at", "board", "spaces")
FROM_ELSEWHERE = ("cards", "discard", "progress", "board", "wonders", "gods", "conspiracies")


def board(w: Words, ruleset: Any, position: Any) -> Board:
    """Everything that may be changed in a position."""
    faces, expansions = duel_faces(ruleset.catalog, w.language), in_play(position["boxes"])
    named = ("duel", *position["boxes"])
    table = [*_table(faces, position, named)]
    table += [field for expansion in expansions for field in expansion.score.fields_of_table(faces, position)]
    cities = [
        FieldPlace(
            id=f"city-{seat}",
            title=w.say("Seat {n}", n=seat + 1),
            fields=(
                *_city(faces, position, seat, named),
                *(
                    field
                    for expansion in expansions
                    for field in expansion.score.fields_of_city(faces, position, seat)
                ),
            ),
            seat=seat,
        )
        for seat in (0, 1)
    ]
    laid = FieldPlace(
        id="structure",
        title=w.say("Structure of Age {n}", n=roman(position["age"])),
        fields=tuple(_structure(faces, position, named)),
    )
    return Board(
        places=(FieldPlace(id="table", title=w.say("At the table"), fields=tuple(table)), *cities, laid),
        cities=(2,),
        loose=LOOSE,
        follows=LOOSE_WITH_THINGS,
        from_elsewhere=FROM_ELSEWHERE,
    )


def _table(faces: DuelFaces, position: Any, expansions: tuple[str, ...]) -> list[Field]:
    w = faces.words
    tokens = tuple(
        Item(id=one.id, face=faces.progress[one.id])
        for one in faces.catalog.progress
        if one.expansion in expansions
    )
    tracks = tuple(
        (name, w.pair(name.replace("-", "−"), faces.military(name, tuple(position["boxes"])).name))
        for name in TRACK_TOKENS
    )
    return [
        Choice(path="age", label=w.say("Age"), options=tuple((age, roman(age)) for age in AGES)),
        Choice(
            path="on_turn",
            label=w.say("Whose turn it is"),
            options=tuple((seat, w.say("Seat {n}", n=seat + 1)) for seat in (0, 1)),
        ),
        Number(
            path="pawn",
            label=w.say("Lead of seat 1 on the military track"),
            low=-faces.catalog.capital,
            high=faces.catalog.capital,
            icon="pawn",
        ),
        Marks(path="track", label=w.say("Military tokens"), options=tracks),
        Marks(
            path="boxes",
            label=w.say("Boxes"),
            options=tuple((name, things.expansion(w, name)) for name in EXPANSIONS),
        ),
        Things(path="board", label=w.say("Progress tokens"), pool=tokens, icon="progress", is_dealt=True),
        Things(path="discard", label=w.say("Discard pile"), pool=cards(faces, expansions)),
        *_removed(faces, position, expansions),
    ]


def _removed(faces: DuelFaces, position: Any, expansions: tuple[str, ...]) -> Iterator[Field]:
    """Cards that were taken from the deck of each Age at setup."""
    w = faces.words
    for age in AGES[: len(position["removed"] or ())]:
        pool = tuple(item for item in cards(faces, expansions) if item.group == deck(faces, f"age_{age}"))
        label = w.say("Removed at setup, Age {n}", n=roman(age))
        yield Things(path=f"removed.{age - 1}", label=label, pool=pool, is_dealt=True)


def _city(faces: DuelFaces, position: Any, seat: int, expansions: tuple[str, ...]) -> list[Field]:
    w, at, catalog = faces.words, f"cities.{seat}", faces.catalog
    wonders = tuple(
        Item(id=one.id, face=faces.wonders[one.id]) for one in catalog.wonders if one.expansion in expansions
    )
    tokens = tuple(
        Item(id=one.id, face=faces.progress[one.id])
        for one in catalog.progress
        if one.expansion in expansions
    )
    return [
        Number(path=f"{at}.coins", label=w.say("Coins"), high=MOST_COINS, icon="coins"),
        Things(
            path=f"{at}.wonders",
            label=w.say("Wonders"),
            pool=wonders,
            icon="wonder",
            write=lambda name: {"id": name},
            read=lambda one: is_thing(one, "id"),
            switches=(("built", w.say("built")),),
        ),
        *(
            card_under(faces, f"{at}.wonders.={one['id']}.card", faces.wonders[one["id"]].name, expansions)
            for one in position["cities"][seat]["wonders"]
            if one["built"]
        ),
        Things(path=f"{at}.cards", label=w.say("Buildings"), pool=cards(faces, expansions)),
        Things(path=f"{at}.progress", label=w.say("Progress tokens"), pool=tokens, icon="progress"),
    ]


def _structure(faces: DuelFaces, position: Any, expansions: tuple[str, ...]) -> list[Field]:
    """Return the fields of all places, row by row from the first one laid; a place may be empty."""
    w = faces.words
    decks = {f"age_{position['age']}", "senator"}
    if position["age"] == AGES[-1]:
        decks |= {"guild", "grand_temple"}
    named = sorted(
        (faces.cards[card.id].name, card.id)
        for card in faces.catalog.cards
        if card.deck in decks and card.expansion in expansions
    )
    options: tuple[tuple[Any, str], ...] = ((None, "–"), *((name, words) for words, name in named))
    return [
        Choice(path=f"structure.{place}", label=w.say("place {n}", n=place + 1), options=options)
        for place in range(len(position["structure"] or ()))
    ]

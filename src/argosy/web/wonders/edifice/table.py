"""View models of Edifice: edifices with their pawns (EDIFICE-1 to -5), and parts of a panel."""

from collections.abc import Iterator
from typing import Any

import msgspec
from markupsafe import Markup

from argosy.catalog.wonders.effects import Effect
from argosy.catalog.wonders.works.facts import Project
from argosy.game.wonders.edifice.views import CityEdifice, EdificeView, TableEdifice
from argosy.game.wonders.view import CityView, WondersView
from argosy.rules.wonders.edifice.ruleset import facts_of
from argosy.texts import Words
from argosy.texts.wonders import effects
from argosy.web.rendering.parts import roman
from argosy.web.table.breakdowns import Breakdown, BreakdownLine
from argosy.web.wonders.expansions.types import ExpansionTable, Names
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.live.effect_sources import Giver, stage_name
from argosy.web.wonders.works.table import Participation, Works, WorksHolding, debt, of_held, penalty_picture
from argosy.web.wonders.works.table import names as names_of


def of_city(city: CityView) -> CityEdifice:
    """Return the Edifice state of a city."""
    assert city.edifice is not None
    return city.edifice


def of_table(view: WondersView) -> TableEdifice:
    """The edifices, and what a penalty asks."""
    assert view.edifice is not None
    return view.edifice


def edifices_of(view: WondersView) -> tuple[EdificeView, ...]:
    """The edifices by Age."""
    return of_table(view).edifices


def edifice_of(faces: Faces, name: str) -> Project:
    """An edifice by id."""
    return next(one for one in facts_of(faces.catalog).edifices if one.id == name)


def left_words(w: Words, pawns: int) -> str:
    """Return the number of pawns left, in words."""
    return w.count("{n} pawn left", "{n} pawns left", pawns)


def works(faces: Faces, view: WondersView, one: EdificeView, names: Names) -> Works:
    """One edifice as it lies on the table."""
    w, facts = faces.words, edifice_of(faces, one.id)
    joined = [city.seat for city in view.cities if of_city(city).pawns[one.age - 1]]
    return Works(
        face=faces.more[one.id],
        age=one.age,
        state=state(view, one),
        state_words=state_words(w, view, one),
        goes_with=w.say("Age {n}", n=roman(one.age)),
        mark=Markup(""),
        left=one.pawns,
        taken=len(joined),
        left_words=left_words(w, one.pawns),
        parts=tuple(Participation(seat, 1, w.say("{name} has a pawn", name=names[seat])) for seat in joined),
        penalty=penalty_picture(facts),
        reward_words=effects.short_all(w, facts.effects),
        penalty_words=effects.short(w, facts.penalty),
    )


def state(view: WondersView, one: EdificeView) -> str:
    """Finished, not finished, open in this Age, or later."""
    if one.turned:
        return "done"
    if one.age < view.age or view.is_over:
        return "failed"
    return "open" if one.age == max(view.age, 1) else "later"


def state_words(w: Words, view: WondersView, one: EdificeView) -> str:
    """Return the state of an edifice in words; empty while pawns can be taken."""
    said = {"done": w.say("finished"), "failed": w.say("not finished")}
    return said.get(state(view, one), "")


class CityWithPawns(msgspec.Struct, frozen=True):
    """Panel values of a city."""

    held: tuple[WorksHolding, ...]
    pawns: int


class EdificeTable(ExpansionTable):
    """Edifice at the table and in the panels of its cities."""

    def board(self, shown: Faces, view: WondersView, center: int, names: Names) -> dict[str, Any]:
        """Return the template values of Edifice for a table."""
        return {
            "edifices": tuple(works(shown, view, one, names) for one in edifices_of(view)),
            "works_names": names_of(shown),
        }

    def city(self, shown: Faces, city: CityView) -> CityWithPawns:
        """Return the panel values of a city."""
        w, has = shown.words, of_city(city)
        pawns = [
            WorksHolding(f"edifice-pawn-{age}", "", w.say("pawn of Age {n}", n=roman(age)))
            for age, taken in enumerate(has.pawns, 1)
            if taken
        ]
        return CityWithPawns((*pawns, *debt(w, has.debt)), sum(has.pawns))

    def gives(
        self, shown: Faces, view: WondersView, city: CityView
    ) -> Iterator[tuple[str, tuple[Effect, ...]]]:
        """Rewards, and halves of stages."""
        has = of_city(city)
        for one in edifices_of(view):
            if one.turned and has.pawns[one.age - 1]:
                yield shown.more[one.id].name, edifice_of(shown, one.id).effects
        for number, half in has.halves:
            stage = shown.catalog.wonder(city.wonder).sides[city.side].stages[number - 1]
            for effect in stage.effects:
                yield stage_name(shown.words, number), getattr(effect, half)

    def accounts(
        self, shown: Faces, view: WondersView, city: CityView, have: tuple[Giver, ...]
    ) -> Iterator[tuple[str, Breakdown]]:
        """Pawns by the edifices that they stand on, and of everything that the panel shows."""
        pawns = of_city(city).pawns
        on = tuple(BreakdownLine(shown.more[one.id].name) for one in edifices_of(view) if pawns[one.age - 1])
        if on:
            title = shown.words.pair(shown.words.say("pawns"), str(sum(pawns)))
            yield "pawns", Breakdown(title=title, lines=on, total=sum(pawns), is_list=True)
        yield from of_held(self.city(shown, city).held)

"""Edifice in a game with names: taking part with a stage, halves of stages, pawns, penalties.

stage with CARD + edifice   the cost of the edifice is paid in the same sum
half left, half right       the half of a stage of Carthage that works
pawn N                      the Age of the pawn that a stage of Ur gives

Codes of its own: no_edifice, no_pawns, has_pawn.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from argosy.catalog import Effect
from argosy.catalog.wonders.edifice.facts import Edifice
from argosy.catalog.wonders.works.facts import Project
from argosy.game.changes import changed
from argosy.game.types import Choice, Event, Fields, Refusal, RulesBehind
from argosy.game.wonders import works
from argosy.game.wonders.choice_query import ChoiceQuery, CityQuestion
from argosy.game.wonders.edifice import position, views
from argosy.game.wonders.edifice.views import halves_of
from argosy.game.wonders.expansion import Extra, GameExpansion, Items, Question
from argosy.rules.wonders.edifice.play import points_of_edifice, points_of_half
from argosy.rules.wonders.edifice.ruleset import facts_of
from argosy.rules.wonders.edifice.state import EdificeCityFields
from argosy.rules.wonders.edifice.tables import SIDES
from argosy.rules.wonders.edifice.terms import TAKE_HALF, TAKE_PAWN, WITH_EDIFICE
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import AGES, ChoiceRow, City, Game
from argosy.rules.wonders.terms import STAGE


def joins(row: ChoiceRow) -> bool:
    """Does the city take part in the edifice of the Age?"""
    return row.verb == STAGE and bool(row.add_on & WITH_EDIFICE)


def has_halves(city: City) -> bool:
    """Has the city built a stage in two halves in this turn?"""
    return bool(city.edifice.half)


def has_pawn_to_take(city: City) -> bool:
    """Does a stage give the city a pawn of more than one Age?"""
    return bool(city.edifice.pawns_due)


def edifice_of(ruleset: Ruleset, game: Game, age: int = 0) -> Project:
    """The edifice of an Age, of this one if none is named."""
    return facts_of(ruleset.catalog).edifices[int(game.edifice.edifices[(age or int(game.age)) - 1])]


def _extra(edifice: Project) -> Extra:
    return Extra(words=" + edifice", cost={}, coins=edifice.coins, saves_one=False, shown_as="project_cost")


def _joined(before: Game, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    for seat, was, now in changed(before.cities["edifice"]["pawns"], game.cities["edifice"]["pawns"]):
        for age in range(AGES):
            if now[age] and not was[age]:
                yield Event(kind="joined", seat=seat, project=edifice_of(ruleset, game, age + 1).id)


def _halves(before: Game, game: Game) -> Iterator[Event]:
    for seat in range(game.seats):
        was, now = before.cities[seat], game.cities[seat]
        halves, gain = halves_of(was), int(now.coins - was.coins)
        for stage, side in halves_of(now):
            if (stage, side) not in halves:
                yield Event(kind="took_half", seat=seat, stage=stage, how=side)
                if gain:
                    yield Event(kind="gained", seat=seat, coins=gain, source="stage")


def _turned(before: Game, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    for age in range(AGES):
        if game.edifice.turned[age] and not before.edifice.turned[age]:
            name = edifice_of(ruleset, game, age + 1).id
            yield Event(kind="project_done", project=name, age=age + 1, how="success")
            for seat in range(game.seats):
                if game.cities[seat].edifice.pawns[age]:
                    yield Event(kind="rewarded", seat=seat, project=name)
    yield from works.coins("project", before, game)


def _judged(before: Game, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    if before.edifice.turned[game.age - 1]:
        return
    yield Event(kind="project_done", project=edifice_of(ruleset, game).id, age=int(game.age), how="failure")
    yield from works.coins("project", before, game)
    yield from works.penalties(before, ruleset, game)
    for seat, was, now in changed(before.cities["edifice"]["debt"], game.cities["edifice"]["debt"]):
        if now < was:
            yield Event(kind="project_debt", seat=seat, token=now - was)


class EdificeExpansion(GameExpansion):
    """The expansion Edifice in a game with names."""

    questions: ClassVar[Mapping[str, Question]] = {
        "half": Question(
            mark="/",
            verbs=("half",),
            form="'half left' or 'half right'",
            listed="the two halves of the stage",
            step="ask_boards",
            any_turn=True,
            concerns=has_halves,
        ),
        "pawn": Question(
            mark="o",
            verbs=("pawn",),
            form="'pawn N' with the number of an Age",
            listed="the Ages whose pawn can still be had",
            step="ask_boards",
            any_turn=True,
            concerns=has_pawn_to_take,
        ),
    }

    add_ons: ClassVar[Sequence[str]] = (r" \+ edifice",)

    reasons: ClassVar[RulesBehind] = {
        ("no_edifice", ""): ("EDIFICE-2",),
        ("no_pawns", ""): ("EDIFICE-4",),
        ("has_pawn", ""): ("EDIFICE-2",),
        ("not_asked", "half"): ("EDIFICE-8",),
        ("no_such_answer", "half"): ("EDIFICE-8",),
        ("not_asked", "pawn"): ("EDIFICE-6",),
        ("no_such_answer", "pawn"): ("EDIFICE-6",),
    }

    def choice_fields(self, ruleset: Ruleset, row: ChoiceRow) -> Fields:
        """Return the field that tells whether the city takes part."""
        return {"joins": joins(row)}

    def thing(self, ruleset: Ruleset, row: ChoiceRow) -> str:
        """Return the object of an answer in words: a half of a stage, the Age of a pawn."""
        if row.verb == TAKE_HALF:
            return SIDES[row.card]
        return str(row.card + 1) if row.verb == TAKE_PAWN else ""

    def add_on(self, ruleset: Ruleset, city: City, row: ChoiceRow) -> str:
        """Return the add-on of a stage in words."""
        return " + edifice" if joins(row) else ""

    def refuse_add_on(self, asked: CityQuestion, query: ChoiceQuery) -> Refusal | None:
        """Taking part that this action cannot have (EDIFICE-2, -4)."""
        if asked.ruleset.catalog.of(Edifice) is None or query.verb != "stage":
            return Refusal(code="no_edifice", text="a city takes part in an edifice when it builds a stage")
        edifice, age = edifice_of(asked.ruleset, asked.game).id, int(asked.game.age) - 1
        if asked.city.edifice.pawns[age]:
            return Refusal(
                code="has_pawn",
                text=f"{edifice}: this city has its pawn of this Age",
                values={"what": edifice},
            )
        if asked.game.edifice.turned[age]:
            return Refusal(code="no_pawns", text=f"{edifice}: all pawns are taken", values={"what": edifice})
        return None

    def queried_extra(self, asked: CityQuestion, query: ChoiceQuery) -> Extra | None:
        """Return the cost of taking part in the edifice."""
        return _extra(edifice_of(asked.ruleset, asked.game))

    def listed_extra(self, ruleset: Ruleset, game: Game, choice: Choice) -> Extra | None:
        """Return the cost of taking part in the edifice by a listed choice."""
        return _extra(edifice_of(ruleset, game)) if choice.joins and choice.verb == "stage" else None

    def effects(self, ruleset: Ruleset, city: City) -> Sequence[Effect]:
        """The production of rewards."""
        return views.effects_of(ruleset, city)

    def look_at_city(self, ruleset: Ruleset, city: City) -> Fields:
        """The public Edifice part of a city."""
        return views.look_at_city(city)

    def look_at_table(self, ruleset: Ruleset, game: Game, seat: int | None, asked: int | None) -> Fields:
        """The edifices with their pawns."""
        return views.look_at_table(ruleset, game, asked)

    def events(self, step: str, before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
        """The events of Edifice; penalties have those of common works.

        joined (seat, project) · took_half (seat, stage, how = left | right) · gained (seat, coins, source =
        stage) · project_done (project, age, how = success | failure) · rewarded (seat, project) ·
        project_debt (seat, token)
        """
        if step in ("join_edifice", "ask_boards", "answer_boards"):
            return [*_joined(before, ruleset, game), *_halves(before, game)]
        if step == "turn_edifice":
            return list(_turned(before, ruleset, game))
        return list(_judged(before, ruleset, game)) if step == "judge_edifice" else []

    def items(self, ruleset: Ruleset, game: Game, seat: int) -> dict[str, Items]:
        """Rewards by Age, tokens for penalties, halves of stages (EDIFICE-4, -5, -8)."""
        edifice: EdificeCityFields = game.cities[seat].edifice
        facts = facts_of(ruleset.catalog)
        rewards = tuple(
            (facts.edifices[int(game.edifice.edifices[age])].id, points)
            for age in range(AGES)
            if (points := int(points_of_edifice(game, ruleset.tables, seat, age)))
        )
        debts = (("debts", int(edifice.debt)),) if edifice.debt else ()
        halves = tuple(
            (f"half_{stage}", points)
            for stage, _ in halves_of(game.cities[seat])
            if (points := int(points_of_half(game, ruleset.tables, seat, stage - 1)))
        )
        return {"edifice": (*rewards, *debts), "wonder": halves}

    table_field = "edifice"

    def describe_city(self, ruleset: Ruleset, city: City) -> Fields:
        """The Edifice part of a city."""
        return position.describe_city(ruleset, city)

    def describe_table(self, ruleset: Ruleset, game: Game) -> Fields:
        """The Edifice part of the table."""
        return position.describe_table(ruleset, game)

    def set_up_city(
        self, ruleset: Ruleset, game: Game, seat: int, city: position.EdificeCity, where: str
    ) -> None:
        """Write the Edifice part of a city."""
        position.set_up_city(ruleset, game, seat, city, where)

    def set_up_table(self, ruleset: Ruleset, game: Game, table: position.EdificeTable) -> None:
        """Write the Edifice part of the table."""
        position.set_up_table(ruleset, game, table)


EXPANSION = EdificeExpansion()

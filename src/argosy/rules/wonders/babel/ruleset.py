"""The part of Babel in a ruleset: players, rounds, score lines, payments, numbers of the tables."""

from collections.abc import Iterator

from argosy.catalog import Catalog
from argosy.catalog.wonders.babel.facts import Babel
from argosy.errors import RulesetError
from argosy.rules.wonders.babel import tables
from argosy.rules.wonders.babel.terms import LINES
from argosy.rules.wonders.expansions.types import ExpansionRules, Table
from argosy.rules.wonders.payments.slots import CARDS, STAGES, THINGS_WITH_CARDS, WAYS, Payments
from argosy.rules.wonders.tables import Packer
from argosy.rules.wonders.works.steps import with_joining, with_judgement
from argosy.rules.wonders.works.tables import pack_projects

PARTS = ("both", "tower", "projects")
"""Option `babel_parts`: what of the box is played."""


def with_tower(steps: tuple[str, ...]) -> tuple[str, ...]:
    """The steps of a round with those of the tower added (BABEL-TOWER-2 to -5, LEADERS-DRAFT-4).

    The draft comes before everything else, bonuses when all has been placed, the tiles of the turn when all
    is done.
    """
    return ("ask_tile", "keep_tiles", *_with_tiles(before_turns(steps)))


def before_turns(steps: tuple[str, ...]) -> tuple[str, ...]:
    """Cards are dealt by a step, because something comes before them."""
    if "deal_hands" in steps:
        return steps
    place = steps.index("ask_card")
    return (*steps[:place], "deal_hands", *steps[place:])


def _with_tiles(steps: tuple[str, ...]) -> Iterator[str]:
    """Effects and builds from the discard pile may change what tiles do in a city, so the tower looks
    again.
    """
    turns = 1 + ("discard_left_over" in steps[: steps.index("ask_last_card")])  # an extra turn lays tiles too
    for step in steps:
        if step == "pass_hands" or (step == "ask_last_card" and turns == 2):
            yield "lay_tiles"
        yield step
        if step == "place":
            yield "bonuses"
        elif step in ("effects", "revive"):
            yield "tower"


def with_projects(steps: tuple[str, ...]) -> tuple[str, ...]:
    """The steps of a round with those of the Great Projects added (BABEL-PROJECT-1 to -3).

    The project is turned up before the cards are dealt, joined when all has been placed, judged before the
    conflicts.
    """
    place = steps.index("deal_hands")
    opened = (*steps[:place], "open_project", *steps[place:])
    return tuple(with_judgement(with_joining(opened, "join_project"), "judge_project"))


def facts_of(catalog: Catalog) -> Babel:
    """The facts of the box; the catalog has them, because the expansion is in play."""
    found = catalog.of(Babel)
    assert found is not None
    return found


def check_players(catalog: Catalog, players: int, expansion: str) -> None:
    """For the players of the base game but two, and for as many as other expansions allow (AMB-97)."""
    allowed, base = facts_of(catalog).setup.players, catalog.setup.players.most
    others = len(catalog.expansions) > 2
    most = allowed.most if others else min(allowed.most, base)
    if not allowed.least <= players <= most:
        raise RulesetError(
            f"{players} players: Babel is for {allowed.least} to {most}",
            "number_of_players",
            expansion="babel",
            least=allowed.least,
            most=most,
        )


def steps(expansion: str, so_far: tuple[str, ...], last_card: str) -> tuple[str, ...]:
    """All steps of both parts; those of a part that is not played find nothing to do."""
    return with_projects(before_turns(with_tower(so_far)))


def things(catalog: Catalog) -> dict[str, tuple[str, ...]]:
    """Tiles by number, projects by id."""
    babel = facts_of(catalog)
    return {
        "tiles": tuple(str(tile.number) for tile in babel.tiles),
        "projects": tuple(project.id for project in babel.projects),
    }


def payments(catalog: Catalog, seats: int) -> Payments:
    """A project may cost resources in the same sum; a unit may cost a coin more."""
    babel = facts_of(catalog)
    dearer = any(effect.kind == "dearer" for tile in babel.tiles for effect in tile.effects)
    return Payments(
        units=max(sum(project.cost.values()) for project in babel.projects), ways=2 if dearer else 1
    )


def pack(packer: Packer, table: Table) -> None:
    """The parts that are played."""
    babel = facts_of(packer.catalog)
    packed = packer.tables.babel
    parts = table.options["babel_parts"]
    if parts != "projects":
        tables.pack_tower(packer, babel, table.players)
    if parts != "tower":
        pack_projects(packer, packed.projects, babel.projects)
        packed.project_kinds = len(babel.projects)
        packed.tokens = table.players - babel.setup.projects.tokens_less
        packed.debts[:] = babel.setup.projects.debts


EXPANSION = ExpansionRules(
    name="babel",
    editions={2010: "babel", 2020: "babel"},
    check_players=check_players,
    options={"babel_parts": PARTS},
    steps=steps,
    lines=lambda _catalog: LINES.words,
    things=things,
    payments=payments,
    pack=pack,
    action_sizes=tables.action_sizes,
    action_forms={
        "tile": THINGS_WITH_CARDS,
        "join": CARDS,
        "join_free": CARDS,
        "by_token": WAYS,
        "token_stage": STAGES,
        "chained": WAYS,
        "in_coins": WAYS,
        "join_free_black": CARDS,
    },
)
"""With every other expansion (CITIES-MIX-7); beside Edifice it is the tower alone."""

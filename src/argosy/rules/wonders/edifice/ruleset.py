"""The part of Edifice in a ruleset: players, rounds, score lines, numbers of the tables."""

from collections.abc import Iterable, Iterator

from argosy.catalog import Catalog
from argosy.catalog.wonders.edifice.facts import Edifice
from argosy.errors import RulesetError
from argosy.rules.wonders.edifice.tables import action_sizes, pack_halves
from argosy.rules.wonders.edifice.terms import LINES
from argosy.rules.wonders.expansions.types import ExpansionRules, Table
from argosy.rules.wonders.payments.slots import STAGES
from argosy.rules.wonders.tables import Packer
from argosy.rules.wonders.works.steps import with_joining, with_judgement
from argosy.rules.wonders.works.tables import pack_projects


def with_edifices(steps: tuple[str, ...]) -> tuple[str, ...]:
    """The round so far, with pawns and penalties."""
    return tuple(with_judgement(_with_boards(with_joining(steps, "join_edifice")), "judge_edifice"))


def _with_boards(steps: Iterable[str]) -> Iterator[str]:
    """Pawns that stages give are taken in the same turn as all others, so the card is turned only behind
    them (EDIFICE-3).
    """
    for step in steps:
        yield step
        if step == "effects":
            yield from ("ask_boards", "answer_boards", "turn_edifice")


def facts_of(catalog: Catalog) -> Edifice:
    """The facts of the box; the catalog has them, because the expansion is in play."""
    found = catalog.of(Edifice)
    assert found is not None
    return found


def check_players(catalog: Catalog, players: int, expansion: str) -> None:
    """For so many there are pawns (EDIFICE-1). Raises RulesetError."""
    allowed = facts_of(catalog).setup.players
    if not allowed.least <= players <= allowed.most:
        raise RulesetError(
            f"{players} players: {expansion} is for {allowed.least} to {allowed.most}",
            "number_of_players",
            expansion="edifice",
            least=allowed.least,
            most=allowed.most,
        )


def steps(_expansion: str, so_far: tuple[str, ...], _last_card: str) -> tuple[str, ...]:
    """The round so far, with pawns and penalties."""
    return with_edifices(so_far)


def things(catalog: Catalog) -> dict[str, tuple[str, ...]]:
    """Edifices by id."""
    return {"edifices": tuple(edifice.id for edifice in facts_of(catalog).edifices)}


def pack(packer: Packer, table: Table) -> None:
    """Edifices, pawns, tokens, stages in two halves.

    Raises RulesetError beside the Great Projects, whose place Edifice has taken.
    """
    facts, packed = facts_of(packer.catalog), packer.tables.edifice
    if packer.tables.babel.tokens:
        raise RulesetError(
            "Edifice has taken the place of the Great Projects: with it, choose babel_parts = tower, or leave it out"
        )
    pack_projects(packer, packed.edifices, facts.edifices)
    packed.kinds = len(facts.edifices)
    packed.pawns = facts.setup.edifices.pawns[table.players - facts.setup.players.least]
    packed.debts[:] = facts.setup.edifices.debts
    pack_halves(packer)


EXPANSION = ExpansionRules(
    name="edifice",
    editions={2010: "edifice", 2020: "edifice"},
    check_players=check_players,
    steps=steps,
    lines=lambda _catalog: LINES.words,
    things=things,
    pack=pack,
    options_beside={"babel_parts": "tower"},  # Edifice has taken the place of the Great Projects
    action_sizes=action_sizes,
    action_forms={"stage_and_edifice": STAGES},
)

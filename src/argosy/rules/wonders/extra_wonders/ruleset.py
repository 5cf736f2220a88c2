"""Extra wonders in a ruleset: allowed player counts, added steps of a round, rule table values."""

from collections.abc import Iterator

from argosy.catalog import Catalog
from argosy.catalog.wonders.extra_wonders.facts import ExtraWonders
from argosy.errors import RulesetError
from argosy.rules.wonders.expansions.types import ExpansionRules, Table
from argosy.rules.wonders.extra_wonders.tables import action_sizes
from argosy.rules.wonders.tables import Packer


def add_copy_steps(steps: tuple[str, ...]) -> Iterator[str]:
    """Stages are copied as soon as the effects of the turn have happened, because what is copied may ask
    something.
    """
    for step in steps:
        yield step
        if step == "effects":
            yield from ("ask_copies", "copy_stages")


def add_loss_steps(steps: tuple[str, ...]) -> Iterator[str]:
    """Without Cities what others lose is lost at the end of every turn, of an extra turn and a recruitment
    phase too.
    """
    ends = {"deal_hands", "pass_hands"}
    if "discard_left_over" in steps[: steps.index("ask_last_card")]:  # the last card is a turn of its own
        ends.add("ask_last_card")
    for step in steps:
        if step in ends and "settle_losses" not in steps:
            yield "lose_to_others"
        yield step


def facts_of(catalog: Catalog) -> ExtraWonders:
    """The facts of the box; the catalog has them, because the expansion is in play."""
    found = catalog.of(ExtraWonders)
    assert found is not None
    return found


def check_players(catalog: Catalog, players: int, expansion: str) -> None:
    """Alone for as many as the base game, otherwise the other expansions say it (EXTRA-SETUP-1).

    Raises RulesetError.
    """
    allowed = facts_of(catalog).setup.players
    alone = {one.part for one in catalog.expansions} <= {
        "base",
        "boards",
        "babel",
        "extra_wonders",
    }  # Babel asks others too
    if alone and not allowed.least <= players <= allowed.most:
        raise RulesetError(
            f"{players} players: {expansion} is for {allowed.least} to {allowed.most}",
            "number_of_players",
            expansion="extra_wonders",
            least=allowed.least,
            most=allowed.most,
        )


def steps(_expansion: str, so_far: tuple[str, ...], _last_card: str) -> tuple[str, ...]:
    """The round so far, with copied stages and losses."""
    return tuple(add_loss_steps(tuple(add_copy_steps(so_far))))


def pack(packer: Packer, _table: Table) -> None:
    """That the boards are there, and Diplomacy, if no expansion before has brought it (EXTRA-WALL-4)."""
    packed, setup = packer.tables, facts_of(packer.catalog).setup
    packed.extra_wonders.boards = sum(
        wonder.expansion == setup.printed.expansion for wonder in packer.catalog.wonders
    )
    if packed.black.diplomacy_tokens == 0:
        packed.black.diplomacy_tokens = setup.teams.diplomacy_tokens


EXPANSION = ExpansionRules(
    name="extra_wonders",
    editions={2010: "extra_wonders", 2020: "extra_wonders"},
    check_players=check_players,
    steps=steps,
    pack=pack,
    action_sizes=action_sizes,
)

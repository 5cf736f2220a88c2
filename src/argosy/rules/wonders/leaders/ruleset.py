"""The part of Leaders in a ruleset: players, rounds, leaders dealt, numbers of the tables."""

from argosy.catalog import Catalog
from argosy.catalog.wonders.leader import leaders_of
from argosy.catalog.wonders.leaders.facts import Leaders
from argosy.errors import RulesetError
from argosy.rules.wonders.expansions.types import ExpansionRules, Table
from argosy.rules.wonders.leaders import tables
from argosy.rules.wonders.leaders.terms import LINES
from argosy.rules.wonders.payments.slots import Payments
from argosy.rules.wonders.tables import Packer

# Once before the first Age; in later Ages these two do nothing (LEADERS-DRAFT-1, -2).
DRAFT = ("ask_draft", "keep_leaders")

# Coins that come each time something is built are for leaders of before, so they come before its effects.
BEFORE_EFFECTS = ("each_time",)

# Tokens given back, leaders buried and copied: at once, and after a card has been built from the discard
# pile.
FOLLOW_UPS = ("ask_leaders", "answer_leaders")

# After constructions from the discard pile and before losses of coins (LEADERS-ROMA-4, AMB-91).
EXTRA = ("ask_recruit", "recruit_extra")
BEHIND_EXTRA = ("lose_coins", "ask_last_card", "pass_hands")

EIGHT = 8
FOR_CITIES = "cities"
"""The pack of the leaders that are dealt only with Cities."""
PACKS = {"standard": ("standard",), "standard_and_expert": ("standard", "expert")}
"""Option `leaders_pack`: which leaders of the box of 2020 are dealt (LEADERS-SETUP-3); the box of 2011 has
one pack.
"""


def round_of(steps: tuple[str, ...]) -> tuple[str, ...]:
    """A round with Leaders: the draft, the recruitment phase, the deal, then the turns of the Age
    (LEADERS-RECRUIT-1,
    -12, -13, LEADERS-OPEN-1).
    """
    turns = _with_leaders(steps)
    phase = ("ask_leader", *_turn_of(turns), "deal_hands")
    return (*DRAFT, *phase, *turns)


def _with_leaders(steps: tuple[str, ...]) -> tuple[str, ...]:
    """The steps of the turns, with what leaders add to each of them."""
    result: list[str] = []
    extra_is_open = False
    for step in steps:
        if extra_is_open and step in BEHIND_EXTRA:
            result += EXTRA
            extra_is_open = False
        if step == "effects":
            result += BEFORE_EFFECTS
        result.append(step)
        if step in ("effects", "revive"):
            result += FOLLOW_UPS
        extra_is_open = extra_is_open or step == "revive"
    return tuple(result)


def _turn_of(steps: tuple[str, ...]) -> tuple[str, ...]:
    """One whole turn without its asking: that of the last card, after which nothing is discarded."""
    last, end = steps.index("ask_last_card") + 1, steps.index("pass_hands")
    return tuple(step for step in steps[last:end] if step != "discard_left_over")


def facts_of(catalog: Catalog) -> Leaders:
    """The facts of the box; the catalog has them, because the expansion is in play."""
    found = catalog.of(Leaders)
    assert found is not None
    return found


def check_players(catalog: Catalog, players: int, expansion: str) -> None:
    """3 to 7; eight only where another expansion makes room for them (LEADERS-MIX-8, -9).

    Raises RulesetError.
    """
    setup = facts_of(catalog).setup
    least, most, eight = setup.players.least, setup.players.most, setup.eight_players
    if (
        eight is not None
        and players == EIGHT
        and any(other.part == eight.with_part for other in catalog.expansions)
    ):
        return
    if not least <= players <= most:
        more = f", for {EIGHT} with {eight.with_part.capitalize()}" if eight is not None else ""
        raise RulesetError(
            f"{players} players: {expansion} is for {least} to {most}{more}",
            "number_of_players",
            expansion="leaders",
            least=least,
            most=most,
        )


def steps(expansion: str, so_far: tuple[str, ...], last_card: str) -> tuple[str, ...]:
    """A round with the recruitment phase (LEADERS-RECRUIT-12)."""
    return round_of(so_far)


def brought_along(catalog: Catalog) -> set[str]:
    """The leaders that lie in another expansion, by id: there are some in Cities of 2012 (CITIES-SETUP-4)."""
    others = [facts for facts in catalog.additions if not isinstance(facts, Leaders)]
    return {leader.id for facts in others for leader in getattr(facts, "leaders", ())}


def dealt(catalog: Catalog, pack: str) -> tuple[str, ...]:
    """The leaders that are dealt from: the packs that the table has chosen, and all that come with Cities
    (LEADERS-SETUP-3, -4).
    """
    packs, brought = (*PACKS[pack], FOR_CITIES), brought_along(catalog)
    return tuple(leader.id for leader in leaders_of(catalog) if leader.pack in packs or leader.id in brought)


def things(catalog: Catalog) -> dict[str, tuple[str, ...]]:
    """Leaders by their rows in the tables."""
    return {"leaders": tuple(leader.id for leader in leaders_of(catalog))}


def more_markers(catalog: Catalog) -> int:
    """Every leader may lie under a stage or be sold (LEADERS-RECRUIT-2)."""
    return len(leaders_of(catalog))


def payments(catalog: Catalog, seats: int) -> Payments:
    """A unit from the bank or none; coins for each neighbour that is bought from (LEADERS-EFFECT-4, -5)."""
    kinds = {effect.kind for leader in leaders_of(catalog) for effect in leader.effects}
    return Payments(ways=2 if "bank_unit" in kinds else 1, sellers_matter="coins_when_bought" in kinds)


def pack(packer: Packer, table: Table) -> None:
    """Leaders, who of them is dealt, the money that everybody starts with (LEADERS-SETUP-1, -3, -4)."""
    draft = facts_of(packer.catalog).setup.draft
    tables.pack(
        packer, leaders_of(packer.catalog), dealt(packer.catalog, table.options["leaders_pack"]), draft
    )
    packer.tables.start_coins = draft.coins


EXPANSION = ExpansionRules(
    name="leaders",
    editions={2010: "leaders_2011", 2020: "leaders_2020"},
    check_players=check_players,
    options={"leaders_pack": tuple(PACKS)},
    options_of={"leaders_pack": ("leaders_2020",)},
    steps=steps,
    lines=lambda _catalog: LINES.words,
    things=things,
    payments=payments,
    pack=pack,
    action_sizes=tables.action_sizes,
    more_markers=more_markers,
)

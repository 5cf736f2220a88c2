"""Types with which an expansion describes its rules to a ruleset."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import msgspec

from argosy.catalog import Catalog
from argosy.rules.records import Record
from argosy.rules.wonders.payments.slots import Payments

if TYPE_CHECKING:
    from argosy.rules.wonders.tables import Packer


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """The players and options of a table, as an expansion needs them for its tables."""

    players: int
    seats: int
    """Cities; one more than players when a free city stands between two players."""
    teams: bool
    options: Mapping[str, str]
    """What the table has chosen, by the name of the option."""


class ExpansionRules(msgspec.Struct, frozen=True, kw_only=True):
    """One box. What is called with `box` gets the id of the edition in play."""

    name: str
    """Its short name, which is also its part of the catalog."""
    editions: Mapping[int, str]
    """Edition of the base game -> id of the expansion that goes with it (AMB-80)."""
    check_players: Callable[[Catalog, int, str], None] = lambda _catalog, _players, _expansion: None
    """(catalog, players, box): RulesetError for a number of players that the box is not for, with the other
    expansions of the catalog or without them.
    """
    pack: "Callable[[Packer, Table], None]" = lambda _packer, _table: None
    """Fills its part of the tables, after the base game has filled its own."""
    lines: Callable[[Catalog], tuple[str, ...]] = lambda _catalog: ()
    """The lines that it adds to the score pad."""
    steps: Callable[[str, tuple[str, ...], str], tuple[str, ...]] = lambda _expansion, steps, _last_card: (
        steps
    )
    """(box, steps of a round with the expansions before it, what Babylon's last card is) -> the steps with
    it as well.
    """
    action_sizes: Callable[[Record, int], dict[str, int]] = lambda _tables, _slots: {}
    """(tables, slots) -> numbers that its verbs need in the action space."""
    action_forms: Mapping[str, str] = {}
    """Of these verbs, what stands side by side in the block of their numbers (`slots.py`)."""
    things: Callable[[Catalog], dict[str, tuple[str, ...]]] = lambda _catalog: {}
    """Kinds of things that it numbers in its tables -> their ids by number."""
    payments: Callable[[Catalog, int], Payments] = lambda _catalog, _seats: Payments()
    """(catalog, seats) -> what it does to the number of payments that one action may have."""
    last_card: str = "same_turn"
    """What Babylon's last card is with this expansion: same_turn or extra_turn (AMB-05)."""
    more_boards: Callable[[int, str], tuple[str, ...]] = lambda _players, _expansion: ()
    """(players, box) -> expansions whose boards are needed too."""
    check_teams: Callable[[Catalog, int], None] | None = None
    """(catalog, players): RulesetError where the box cannot be played in teams; None for an expansion
    without rules of teams, which lets others form them.
    """
    options: Mapping[str, tuple[str, ...]] = {}
    """What a table with it may choose, by the name of the option; the first value is the recommended one."""
    options_of: Mapping[str, tuple[str, ...]] = {}
    """Options that only some editions of the box have -> the ids of these."""
    options_beside: Mapping[str, str] = {}
    """Options of other expansions -> what their recommended value means beside this expansion."""
    more_markers: Callable[[Catalog], int] = lambda _catalog: 0
    """How many things it has, besides cards, that may lie under a stage or be sold; their numbers stand
    behind those of the cards.
    """
    variants_of_stage: int = 0
    """In how many more ways a stage may be built, payments apart."""

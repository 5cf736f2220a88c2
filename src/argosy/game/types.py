"""Value types of both games: choices, prices, reasons, events, score lines.

All are plain and frozen.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

Fields = dict[str, Any]
"""Fields of a struct by name, which several expansions fill together; also plain JSON under way."""

Plain = Mapping[str, Any]
"""Plain JSON that is read as a struct: what it must hold, the struct says."""


def hash_of_value(value: msgspec.Struct) -> int:
    """A hash for frozen values that hold dictionaries: equal values, equal hashes, whatever the order of
    keys.
    """
    return hash(_CANONICAL.encode(value))


_CANONICAL = msgspec.msgpack.Encoder(order="deterministic")


class Price(msgspec.Struct, frozen=True, kw_only=True, repr_omit_defaults=True):
    """The coins of one choice, by who gets them. All in coins, never negative."""

    left: int = 0
    right: int = 0
    far_left: int = 0
    far_right: int = 0
    opponent: int = 0
    """To the opponent in Duel, who gets coins for bought resources with Economy (DUEL-065)."""
    bank: int = 0
    total: int = 0
    """All coins that leave the treasury: the sum of the others, whatever is given here."""

    def __post_init__(self) -> None:
        total = self.left + self.right + self.far_left + self.far_right + self.opponent + self.bank
        msgspec.structs.force_setattr(self, "total", total)


class Choice(msgspec.Struct, frozen=True, kw_only=True, repr_omit_defaults=True):
    """One legal action of a seat with its fixed price. `str(choice)` is the canonical text."""

    seat: int
    """The seat that decides."""
    city: int
    """The city that acts: the seat's own, or the free city in the two-player game."""
    verb: str
    """First word of the text: build, stage, free, sell, revive, pass, or a word of an expansion."""
    text: str
    """Canonical text, e.g. `build aqueduct pay left 2`; public and stable."""
    number: int
    """Number in the ruleset's fixed action space (docs/bots/choices.md)."""
    card: str | None = None
    """Id of the card that is played (for `stage` the marker)."""
    stage: int | None = None
    """1-based stage that is built, for `stage`."""
    ships: tuple[str, ...] = ()
    """What moves with the choice, by colour; of an expansion that has such pieces."""
    tile: int | None = None
    """Number of the tile that is kept or laid, in an expansion that has tiles."""
    joins: bool = False
    """Does the city take part in what lies open for this Age, paying for it in the same sum?"""
    by_token: bool = False
    """Does a token make the card or stage free?"""
    island: str | None = None
    """Id of what is kept, for `keep` of an expansion."""
    leader: str | None = None
    """Id of the leader that is played or named."""
    by_leader: str | None = None
    """Id of the leader by whose right the card is free, for `free`."""
    debts: int | None = None
    """Coins that become debts, for `debt` of an expansion."""
    price: Price = Price()
    from_bank: int = 0
    """Resource units bought from the bank, for a coin each; these coins are in `price.bank` too."""

    def __str__(self) -> str:
        return self.text


class Units(msgspec.Struct, frozen=True, kw_only=True):
    """Resources that one group of producers gives for a choice, e.g. `{"stone": 2}` for 4 coins."""

    source: Literal["own", "more_of_own", "more_of_missing", "left", "right", "far_left", "far_right", "bank"]
    """more_of_own, more_of_missing: what expansions give once a turn; bank: bought there."""
    resources: dict[str, int]
    coins: int = 0


class Explanation(msgspec.Struct, frozen=True, kw_only=True):
    """The breakdown of the price of a choice, for the screen."""

    cost: dict[str, int]
    """Printed resources of the cost (empty when nothing is paid)."""
    naval_cost: dict[str, int] = msgspec.field(default_factory=dict)
    """Printed resources of what an expansion pays for in the same sum."""
    project_cost: dict[str, int] = msgspec.field(default_factory=dict)
    """Printed resources of what the city takes part in."""
    in_coins: bool = False
    """Coins are paid instead of the resources."""
    left_out: str | None = None
    """The resource of those that need not be paid."""
    waived: str | None = None
    """The resource of the card or stage that need not be paid."""
    without_resources: bool = False
    """All of them need not be paid, the coins must be."""
    bank: int
    """Coins of the printed cost."""
    units: tuple[Units, ...]
    """One possible way to make the payment, by source; sources without units are left out."""
    chain_from: str | None = None
    """The building in the own city that makes the card free."""
    right: str | None = None
    """Effect kind that makes the card free, e.g. `free_build_once_per_age`."""


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """A reason why something cannot be chosen.

    `text` is English; `code` and `values` let a screen say it in any language.
    """

    code: str
    """Both games: needs_coins, not_asked, not_in_discard, right_used, unreadable

    7 Wonders: must_play, needs_resources, no_right, no_such_answer, no_such_payment, no_such_stage,
    not_in_hand, stands_already, wonder_complete; its expansions: see `expansion.py` of
    their packages

    Duel: covered, deck_empty, gone, no_decree, no_effect, no_marker, no_senators, no_such_place, not_beside,
    not_built, not_in_city, not_in_play, not_in_top_row, not_prepared, not_removed, not_shown, not_theirs,
    not_there, not_yours, other_color, other_section, other_verb, own_token, pawn_there, prepared_already,
    same_chamber, space_taken, taken, unknown
    """
    text: str
    values: dict[str, str | int | dict[str, int]] = msgspec.field(default_factory=dict)
    rules: tuple[str, ...] = ()
    """Ids of the rules behind it, e.g. ("BASE-BUILD-1",): docs/rules, or `/rules?rule=BASE-BUILD-1` of a
    server.
    """


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something everybody at the table may see. Which fields are set depends on `kind`:

    age_began (age) · turn_began (age, turn) · chosen (seat) · paid (seat, other or None for the bank, coins)
    · built (seat, card, how = paid | chain | right | discard) · staged (seat, stage)
    · sold (seat, how = no_card: something of an expansion)
    · gained (seat, coins, source = card | stage | sale | trade) · discarded (seat, cards)
    · conflict (seat, other, shields, other_shields, token, other_token, tokens, other_tokens = how many of it
    each takes, how = sent where the winner takes those of the loser too)
    · passed (direction) · over (winners) · declined (seat): a construction from the discard pile was not used

    Expansions have kinds of their own, described at the method `events` of their classes (`expansion.py`).
    """

    kind: str
    seat: int | None = None
    other: int | None = None
    card: str | None = None
    stage: int | None = None
    coins: int = 0
    age: int = 0
    turn: int = 0
    how: str | None = None
    source: str | None = None
    cards: int = 0
    tile: int = 0
    project: str | None = None
    shields: int = 0
    other_shields: int = 0
    token: int = 0
    other_token: int = 0
    tokens: int = 1
    other_tokens: int = 1
    direction: str | None = None
    ship: str | None = None
    space: int = 0
    island: str | None = None
    leader: str | None = None
    strength: int = 0
    debts: int = 0
    winners: tuple[int, ...] = ()


class ScoreLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the score pad and how its points come about."""

    line: str
    """conflicts, treasury, wonder, civil, science, commerce, guilds; with expansions also lines of their
    own
    """
    points: int
    items: tuple[tuple[str, int], ...] = ()
    """What gives the points, e.g. ("baths", 3) or ("compass", 9); their sum is `points`."""
    note: dict[str, str] = msgspec.field(default_factory=dict)
    """How open things were decided, e.g. {"any": "tablet", "copied": "workers_guild"}."""


class SeatScore(msgspec.Struct, frozen=True, kw_only=True):
    """The score of one seat."""

    seat: int
    lines: tuple[ScoreLine, ...]
    total: int
    coins: int
    """The tie-break: coins in the treasury."""
    rank: int | None
    """1 for the winner or winners, in team games for both partners; None for the free city, which cannot
    win.
    """
    team: int | None = None
    """Team games: number of the team, seat // 2."""
    team_total: int | None = None
    """Team games: the points of both partners."""


RulesBehind = Mapping[tuple[str, str], tuple[str, ...]]
"""(code, verb) -> ids; the verb is empty for all others."""


def with_rules(refusal: Refusal, verb: str, table: RulesBehind) -> Refusal:
    """The refusal with the ids of the rules behind it, the one that says most first."""
    rules = table.get((refusal.code, verb)) or table[refusal.code, ""]
    return msgspec.structs.replace(refusal, rules=rules)

"""What a box says to a game: one value of `Box` for each box, listed in `boxes.py`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from argosy.catalog import Effect
from argosy.game.by_hand import Worth
from argosy.game.citing import Table
from argosy.game.types import Choice, Event, Refusal
from argosy.game.wonders.asked import Asked, Wish
from argosy.game.wonders.nothing import (
    never,
    no_copies,
    no_fields,
    no_list,
    no_names,
    no_number,
    no_value,
    no_words,
    unchanged,
)
from argosy.game.wonders.units import Cost
from argosy.rules.wonders.ruleset import Ruleset

Items = tuple[tuple[str, int], ...]
"""What gives the points of a line of the score pad."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What a box asks a city besides the card of the turn."""

    mark: str
    """Stands behind Age and turn in the label of the moment."""
    verbs: tuple[str, ...]
    """First words of the answers."""
    form: str
    """How an answer is written, for refusals."""
    listed: str
    """What an answer must be one of, for refusals."""
    step: str
    """The step of a round that asks."""
    any_turn: bool
    """Asked in any turn, when its card has been played; else only in the last turn of an Age."""
    concerns: Callable[[Any], bool]
    """Is this city asked, when the step comes?"""
    before_turns: bool = False
    """Asked only before the cards of an Age are dealt."""
    hand: Callable[[Ruleset, Any], tuple[str, ...]] | None = None
    """(ruleset, city) -> what is played: stages are built with it, it is sold; None where an answer only names something."""
    names: Callable[[Ruleset], tuple[str, ...]] = lambda _: ()
    """Everything that such a hand may hold."""
    refuse: Callable[[Asked, Wish], Refusal] | None = None
    """Why something of that hand cannot be played in the way of a verb that is the box's own."""


class Extra(msgspec.Struct, frozen=True, kw_only=True):
    """What is paid together with a card or a stage, in one sum."""

    words: str
    """Stand behind the card or stage in a refusal."""
    cost: Cost
    coins: int
    saves_one: bool
    """One resource of it, whichever is best, need not be paid."""
    shown_as: str
    """The field of `Explanation` that shows its resources."""


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """What is paid for a listed card or stage where the printed cost is not simply paid."""

    coins: int
    """Coins to the bank, taxes apart."""
    printed: bool = False
    """The printed resources are paid, although a chain or a right would make the card free."""
    in_coins: bool = False
    """Coins are paid instead of the resources."""
    chain_from: str | None = None
    right: str | None = None
    """As in `Explanation`."""


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """One box. Where a meeting point has a default, a box may leave it out. Only boxes in play are asked; the words of
    texts and positions are known at any table.

    `game` is the record of a game, `city` the record of a city, `row` a row of the list of choices.
    """

    part: str
    """Its part of the catalog, and the short name under which it is added."""

    # --- texts of choices, refusals ---

    questions: Mapping[str, Question]
    """By the words of `terms.OWES`."""
    words: Sequence[str] = ()
    """What may stand behind the first thing that an answer names."""
    plays: Sequence[str] = ()
    """First words of choices that play a card of the hand."""
    riders: Sequence[str] = ()
    """Patterns of what a choice may do together with a card."""
    reasons: Table
    """The rules behind its refusals."""
    choice_fields: Callable[[Ruleset, Any], dict[str, Any]]
    """(ruleset, row) -> its fields of `Choice`."""
    first_words: Callable[[Ruleset, Any], str] = no_words
    """(ruleset, row) -> the words before the card of a choice, if they are more than the verb."""
    thing: Callable[[Ruleset, Any], str] = no_words
    """(ruleset, row) -> what an answer names; empty where a card is played or nothing named."""
    rider: Callable[[Ruleset, Any, Any], str] = no_words
    """(ruleset, city, row) -> what the text says that is done together with a card."""
    refuse_play: Callable[[Asked, Wish], Refusal | None] = no_value
    """Why a verb of its own is not possible; None if it is not one of its own. Asked at tables without the box too."""
    refuse_free: Callable[[Asked, Wish], Refusal | None] = no_value
    """Why a card is not free by a right of its own; None: because of what the base game says. Only boxes in play are
    asked.
    """
    gives_right: Callable[[Asked, str], bool] = never
    """Has the city a right of the box to build this card free?"""
    refuse_rider: Callable[[Asked, Wish], Refusal | None] = no_value
    """Why the rider of the text, one of its own, is not possible; None if it is. Asked at tables without the box too."""
    wished_extra: Callable[[Asked, Wish], Extra | None] = no_value
    """What the rider of the text, one of its own, is paid with; None if nothing more is paid."""
    listed_extra: Callable[[Ruleset, Any, Choice], Extra | None] = no_value
    """(ruleset, game, choice) -> what the rider of a listed choice is paid with; None if nothing more is paid."""
    way: Callable[[Ruleset, Any, Choice], Way | None] = no_value
    """(ruleset, game, choice) -> what is paid for a listed card or stage; None: as the base game says."""
    fee: Callable[[Ruleset, Any, str, str | None], int] = no_number
    """(ruleset, game, verb, card) -> coins that building costs on top."""

    # --- trade with others than neighbours ---

    sellers: Callable[[Any, int], dict[str, int]] = no_fields
    """(game, number of a city) -> source, as in `Units`, and number of the city that sells."""
    offers: Callable[[Any, int], list[tuple[int, str, int]]] = no_list
    """(game, number of a city) -> price of a unit, source, units at most."""
    bought: Callable[[Any, Choice], dict[str, int]] = no_fields
    """(game, choice) -> units that a listed choice buys, by source."""
    paid: Callable[[Any, int], list[tuple[int, int]]] = no_list
    """(game, number of a city) -> whom its choice pays, and coins."""

    # --- views, events, score sheets ---

    effects: Callable[[Ruleset, Any], list[Effect]] = no_list
    """(ruleset, city) -> effects of what it brings into a city, cards and stages apart."""
    resting: Callable[[Ruleset, Any], frozenset[str]] = no_names
    """(ruleset, city) -> cards that do not work there now; `board` for the resource of the board."""
    look_at_city: Callable[[Ruleset, Any], dict[str, Any]]
    """(ruleset, city) -> its fields of `CityView`."""
    look_at_table: Callable[[Ruleset, Any, int | None, int | None], dict[str, Any]] = no_fields
    """(ruleset, game, seat of the viewer, number of the city for which it is asked) -> its fields of `WondersView`."""
    before: Callable[[Any], Any]
    """(game) -> what a step may change and its events need to know."""
    events: Callable[[str, Any, Ruleset, Any], list[Event]]
    """(step, what `before` gave, ruleset, game) -> events of a step that has just run."""
    turns_up: Callable[[str, Any], bool] = never
    """(step, game) -> would this step, if it came next, bring something hidden to light?"""
    as_scored: Callable[[Ruleset, Any, int, str | None], Any] = unchanged
    """(ruleset, game, seat, guild that it copies) -> the game as this seat adds it up, a copy where it is another one."""
    items: Callable[[Ruleset, Any, int], dict[str, Items]]
    """(ruleset, game, seat) -> items by line of the score pad."""
    by_hand: Callable[[Ruleset], Mapping[str, Mapping[str, Worth]]] = no_fields
    """By line of the score pad the pieces of it that can be counted at a real table, with what so many are worth."""
    copies: Callable[[Ruleset, Any, int], tuple[int, tuple[tuple[str, ...], ...]]] = no_copies
    """(ruleset, game, seat) -> science symbols that the city copies at the end, and the symbols that each card shows of
    which one may be copied.
    """

    # --- positions ---

    city_field: str
    """Its field in the city of a position; None there says nothing."""
    table_field: str | None = None
    """Its field in a position, if it has one; None there says nothing."""
    describe_city: Callable[[Ruleset, Any], dict[str, Any]]
    """(ruleset, city) -> its fields of a city in a position."""
    describe_table: Callable[[Ruleset, Any], dict[str, Any]] = no_fields
    """(ruleset, game) -> its fields of a position."""
    set_up_city: Callable[[Ruleset, Any, int, Any, str], None]
    """(ruleset, game, seat, city of the position, its place): effects of cards and stages have been applied."""
    set_up_table: Callable[[Ruleset, Any, Any], None] = no_value
    """(ruleset, game, position): all cities are set up."""

"""The interface between a game with names and its expansions: the fields of `GameHooks`.

The package of an expansion has one value `HOOKS` in its file `hooks.py`. The functions that call all
expansions are in `expansions.py` beside this file.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from argosy.catalog import Effect
from argosy.game.score_pad import Worth
from argosy.game.types import Choice, Event, Fields, Refusal, RulesBehind
from argosy.game.wonders.choice_query import ChoiceQuery, CityQuestion
from argosy.game.wonders.paying_units import Cost
from argosy.rules.wonders.records import ChoiceRow, City, Game
from argosy.rules.wonders.ruleset import Ruleset

Items = tuple[tuple[str, int], ...]
"""What gives the points of a line of the score pad."""

Copies = tuple[int, tuple[tuple[str, ...], ...]]
"""Science symbols that a city copies at the end, and the symbols that each card shows of which one may be
copied.
"""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """A question that an expansion asks a city besides the card of the turn."""

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
    concerns: Callable[[City], bool]
    """Is this city asked, when the step comes?"""
    before_turns: bool = False
    """Asked only before the cards of an Age are dealt."""
    hand: Callable[[Ruleset, City], tuple[str, ...]] | None = None
    """(ruleset, city) -> what is played: stages are built with it, it is sold; None where an answer only
    names something.
    """
    names: Callable[[Ruleset], tuple[str, ...]] = lambda _: ()
    """Everything that such a hand may hold."""
    refuse: Callable[[CityQuestion, ChoiceQuery], Refusal] | None = None
    """Why something of that hand cannot be played in the way of a verb that is the expansion's own."""


class Extra(msgspec.Struct, frozen=True, kw_only=True):
    """A cost that is paid together with a card or a stage, in one sum."""

    words: str
    """Stand behind the card or stage in a refusal."""
    cost: Cost
    coins: int
    saves_one: bool
    """One resource of it, whichever is best, need not be paid."""
    shown_as: str
    """The field of `Explanation` that shows its resources."""


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """The payment of a listed card or stage where the printed cost is not simply paid."""

    coins: int
    """Coins to the bank, taxes apart."""
    printed: bool = False
    """The printed resources are paid, although a chain or a right would make the card free."""
    in_coins: bool = False
    """Coins are paid instead of the resources."""
    chain_from: str | None = None
    right: str | None = None
    """As in `Explanation`."""


class GameHooks(msgspec.Struct, frozen=True, kw_only=True):
    """The functions and words of one expansion; it fills only the fields at which it does something.

    Only expansions in play are called; the words of texts and positions are known at any table.

    `row`: a row of the list of choices.
    """

    is_in_play: Callable[[Ruleset], bool] | None = None
    """For a package that is no expansion; None: when the expansion of the same name is in play."""
    comes_first: bool = False
    """Asked before all others, which may write over what it has written."""

    # --- texts of choices, refusals ---

    questions: Mapping[str, Question] = {}
    """By the words of `terms.OWES`."""
    words: Sequence[str] = ()
    """What may stand behind the first thing that an answer names."""
    plays: Sequence[str] = ()
    """First words of choices that play a card of the hand."""
    add_ons: Sequence[str] = ()
    """Patterns of what a choice may do together with a card."""
    reasons: RulesBehind = {}
    """The rules behind its refusals."""
    choice_fields: Callable[[Ruleset, ChoiceRow], Fields] = lambda _ruleset, _row: {}
    """(ruleset, row) -> its fields of `Choice`."""
    first_words: Callable[[Ruleset, ChoiceRow], str] = lambda _ruleset, _row: ""
    """(ruleset, row) -> the words before the card of a choice, if they are more than the verb."""
    thing: Callable[[Ruleset, ChoiceRow], str] = lambda _ruleset, _row: ""
    """(ruleset, row) -> what an answer names; empty where a card is played or nothing named."""
    add_on: Callable[[Ruleset, City, ChoiceRow], str] = lambda _ruleset, _city, _row: ""
    """(ruleset, city, row) -> what the text says that is done together with a card."""
    refuse_play: Callable[[CityQuestion, ChoiceQuery], Refusal | None] = lambda _asked, _query: None
    """Why a verb of its own is not possible; None if it is not one of its own.

    Asked at tables without the box too.
    """
    refuse_free: Callable[[CityQuestion, ChoiceQuery], Refusal | None] = lambda _asked, _query: None
    """Why a card is not free by a right of its own; None: because of what the base game says.

    Only expansions in play are asked.
    """
    gives_right: Callable[[CityQuestion, str], bool] = lambda _asked, _card: False
    """Has the city a right of the box to build this card free?"""
    refuse_add_on: Callable[[CityQuestion, ChoiceQuery], Refusal | None] = lambda _asked, _query: None
    """Why the add-on of the text, one of its own, is not possible; None if it is.

    Asked at tables without the box too.
    """
    queried_extra: Callable[[CityQuestion, ChoiceQuery], Extra | None] = lambda _asked, _query: None
    """What the add-on of the text, one of its own, is paid with; None if nothing more is paid."""
    listed_extra: Callable[[Ruleset, Game, Choice], Extra | None] = lambda _ruleset, _game, _choice: None
    """(ruleset, game, choice) -> what the add-on of a listed choice is paid with; None if nothing more is
    paid.
    """
    way: Callable[[Ruleset, Game, Choice], Way | None] = lambda _ruleset, _game, _choice: None
    """(ruleset, game, choice) -> what is paid for a listed card or stage; None: as the base game says."""
    fee: Callable[[Ruleset, Game, str, str | None], int] = lambda _ruleset, _game, _verb, _card: 0
    """(ruleset, game, verb, card) -> coins that building costs on top."""

    # --- trade with others than neighbours ---

    sellers: Callable[[Game, int], dict[str, int]] = lambda _game, _city: {}
    """(game, number of a city) -> source, as in `Units`, and number of the city that sells."""
    offers: Callable[[Game, int], list[tuple[int, str, int]]] = lambda _game, _city: []
    """(game, number of a city) -> price of a unit, source, units at most."""
    bought: Callable[[Game, Choice], dict[str, int]] = lambda _game, _choice: {}
    """(game, choice) -> units that a listed choice buys, by source."""
    paid: Callable[[Game, int], list[tuple[int, int]]] = lambda _game, _city: []
    """(game, number of a city) -> whom its choice pays, and coins."""

    # --- views, events, score sheets ---

    effects: Callable[[Ruleset, City], list[Effect]] = lambda _ruleset, _city: []
    """(ruleset, city) -> effects of what it brings into a city, cards and stages apart."""
    resting: Callable[[Ruleset, City], frozenset[str]] = lambda _ruleset, _city: frozenset()
    """(ruleset, city) -> cards that do not work there now; `board` for the resource of the board."""
    look_at_city: Callable[[Ruleset, City], Fields] = lambda _ruleset, _city: {}
    """(ruleset, city) -> its fields of `CityView`."""
    look_at_table: Callable[[Ruleset, Game, int | None, int | None], Fields] = (
        lambda _ruleset, _game, _seat, _asked: {}
    )
    """(ruleset, game, seat of the viewer, number of the city for which it is asked) -> its fields of
    `WondersView`.
    """
    events: Callable[[str, Game, Ruleset, Game], list[Event]] = lambda _step, _before, _ruleset, _game: []
    """(step, copy of the game from before it, ruleset, game) -> events of a step that has just run."""
    reveals_hidden: Callable[[str, Game], bool] = lambda _step, _game: False
    """(step, game) -> would this step, if it came next, bring something hidden to light?"""
    as_scored: Callable[[Ruleset, Game, int, str | None], Game] = lambda _ruleset, game, _seat, _copied: game
    """(ruleset, game, seat, guild that it copies) -> the game as this seat adds it up, a copy where it is
    another one.
    """
    items: Callable[[Ruleset, Game, int], dict[str, Items]] = lambda _ruleset, _game, _seat: {}
    """(ruleset, game, seat) -> items by line of the score pad."""
    by_hand: Callable[[Ruleset], Mapping[str, Mapping[str, Worth]]] = lambda _ruleset: {}
    """By line of the score pad the pieces of it that can be counted at a real table, with what so many are
    worth.
    """
    copies: Callable[[Ruleset, Game, int], Copies] = lambda _ruleset, _game, _seat: (0, ())
    """(ruleset, game, seat) -> the science symbols that the city may copy at the end."""

    # --- positions; its part of a city in a position is called like the package, None there says nothing ---

    table_field: str | None = None
    """Its field in a position, if it has one; None there says nothing."""
    describe_city: Callable[[Ruleset, City], Fields] = lambda _ruleset, _city: {}
    """(ruleset, city) -> its fields of a city in a position."""
    describe_table: Callable[[Ruleset, Game], Fields] = lambda _ruleset, _game: {}
    """(ruleset, game) -> its fields of a position."""
    set_up_city: Callable[[Ruleset, Game, int, Any, str], None] = (
        lambda _ruleset, _game, _seat, _query, _where: None
    )
    """(ruleset, game, seat, city of the position, its place): effects of cards and stages have been
    applied.
    """
    set_up_table: Callable[[Ruleset, Game, Any], None] = lambda _ruleset, _game, _query: None
    """(ruleset, game, position): all cities are set up."""


def is_open(part: str, field: str) -> Callable[[City], bool]:
    """(city) -> is this field of an expansion set? Then the city is asked, when the step comes."""
    return lambda city: bool(city[part][field])

"""The class of a game of 7 Wonders Duel with names: the public API of `argosy.rules.duel`.

One thread at a time may use a game. What a player may see is `view(seat)`; everything else here is for
whoever runs the table.
"""

import secrets
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from argosy.deprecation import renamed_parameter
from argosy.errors import ChoiceError, RulesetError
from argosy.game.arguments import (
    SEED_BITS,
    data_folder,
    expansion_names,
    normal_form,
    read_options,
    said_of,
    seed_number,
    whole_number,
)
from argosy.game.duel.choice import HOW, DuelChoice, action_of, spell
from argosy.game.duel.events import events_of, has_learned_more
from argosy.game.duel.explain import DuelExplanation, explain
from argosy.game.duel.features import feature_names
from argosy.game.duel.position.describe import describe
from argosy.game.duel.question_forms import SeatQuestion
from argosy.game.duel.record.write import DuelMade, write
from argosy.game.duel.refusal import refuse
from argosy.game.duel.score import score_sheet, totals
from argosy.game.duel.view import DuelEvent, DuelView
from argosy.game.duel.view_builder import look
from argosy.game.duel.words import ASKED, RESULTS, winners_of
from argosy.game.engine import run
from argosy.game.types import Fields, Price, Refusal, SeatScore
from argosy.game.values import GameValue
from argosy.rules.duel import terms as t
from argosy.rules.duel.drivers import features
from argosy.rules.duel.drivers.compact import lay_out_compact
from argosy.rules.duel.drivers.play import begin, choose, index_of, resume
from argosy.rules.duel.expansions.numbers import ACTIONS
from argosy.rules.duel.hidden_information.redeal import redeal_unknown
from argosy.rules.duel.ruleset import EXPANSIONS, DuelOptions, DuelRuleset, duel_ruleset
from argosy.rules.duel.state import CHOICES, GAME, Game
from argosy.rules.duel.turn import settle
from argosy.rules.records import Record, Records, copy_record, new_records, records_of, state_hash


class DuelGame(GameValue):
    """One game. Make it with `argosy.new_game("duel", ...)`, `argosy.replay` or `argosy.from_position`."""

    record_type = GAME
    feature_kernels = features
    players = (0, 1)

    def __init__(self, ruleset: DuelRuleset, array: Records) -> None:
        self.ruleset: DuelRuleset = ruleset
        self.array = array
        self.journal: list[DuelMade] = []
        """Every choice in the order in which it was made."""
        self.start: Fields | None = None
        """The position that the game began from, when that was not a deal."""
        self._out = new_records(CHOICES, 1)[0]
        self._before: Records | None = None

    @property
    def feature_names(self) -> tuple[str, ...]:
        """Names of what `observe` gives (docs/bots/batch.md)."""
        return feature_names(self.ruleset)

    @property
    def actions(self) -> int:
        """Size of the exact action space (docs/bots/choices.md)."""
        return ACTIONS

    @property
    def compact_actions(self) -> int:
        """Size of the compact action space (docs/bots/choices.md)."""
        return lay_out_compact(self.ruleset.expansions)[1]

    def __repr__(self) -> str:
        return said_of(self.ruleset.name, f"moment {self.moment}", self.owing)

    @property
    def state(self) -> Record:
        """The game as the rules see it."""
        return self.array[0]

    # --- asking ---------------------------------------------------------------------------------------------

    @property
    def owing(self) -> tuple[int, ...]:
        """The seat that owes a choice now; empty only when the game is over."""
        return () if self.is_over else (int(self.state.actor),)

    @property
    def moment(self) -> int:
        """The number of choices made so far. It names the situation that a choice is made in."""
        return int(self.state.moment)

    @property
    def asked(self) -> str | None:
        """The open question: turn, pick, first, progress, destroy, place, ...; None after the end."""
        return ASKED.get(int(self.state.decision))

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return bool(self.state.over)

    @property
    def result(self) -> str | None:
        """military, science, political, civilian, blue (tie-break), shared, science_shared; None while it
        runs.
        """
        return RESULTS[int(self.state.over)]

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seat, both after a shared result (DUEL-102); empty while the game runs."""
        return winners_of(self.state)

    def choices(self, seat: int) -> tuple[DuelChoice, ...]:
        """All that a seat may do now, each with its fixed price; empty if it owes nothing (DUEL-020, 026)."""
        if self._checked(seat) not in self.owing:
            return ()
        return tuple(self._choice(index) for index in range(self._out.count))

    def numbers(self, seat: int) -> tuple[int, ...]:
        """The numbers of `choices(seat)`, for who needs no words."""
        if self._checked(seat) not in self.owing:
            return ()
        return tuple(self._out.number[: self._out.count].tolist())

    def compact_choices(self, seat: int) -> dict[int, DuelChoice]:
        """Return the legal choices of a seat by number in the compact action space (docs/bots/choices.md)."""
        space, _ = lay_out_compact(self.ruleset.expansions)
        return {int(space[choice.number]): choice for choice in self.choices(seat)}

    def view(self, seat: int | None = None) -> DuelView:
        """Return the view of a seat; None: that of a spectator (DUEL-009, AGORA-043)."""
        if seat is not None:
            self._checked(seat)
        return look(self.ruleset, self.state, seat)

    def scores(self) -> tuple[SeatScore, SeatScore]:
        """The score sheet by seat; while the game runs, as if it ended now (DUEL-100)."""
        return score_sheet(self.ruleset, self.state)

    def totals(self) -> tuple[int, int]:
        """The points of `scores` alone, by seat: many times as fast."""
        return totals(self.ruleset, self.state)

    def refusal(self, seat: int, text: str) -> Refusal | None:
        """Return the reason why a seat cannot choose a text now; None if it can."""
        listed = self.choices(seat)
        if any(choice.text == normal_form(text) for choice in listed):
            return None
        verbs = frozenset(choice.verb for choice in listed)
        return refuse(SeatQuestion(self.ruleset, self.state, seat, verbs), text)

    def why_not(self, seat: int, text: str) -> str:
        """The reason in one clause, e.g. `aqueduct: costs 9 coins (...), you have 7`; "" if it is legal."""
        refusal = self.refusal(seat, text)
        return refusal.text if refusal else ""

    def explain(self, seat: int, choice: DuelChoice) -> DuelExplanation:
        """Return the breakdown of the price of a listed choice."""
        self._checked(seat)
        return explain(self.ruleset, self.state, choice)

    # --- choosing -------------------------------------------------------------------------------------------

    def choose(
        self, seat: int, choice: DuelChoice | str | int, *, moment: int | None = None
    ) -> list[DuelEvent]:
        """Carry out a choice of the seat that owes one. In Duel everything happens at once.

        choice: a DuelChoice, its text or its number. moment: the moment the player saw. Returns the events
        for everybody. Raises ChoiceError and changes nothing when the choice is unreadable, not legal, or
        made for a moment that is over.
        """
        made, before = self._carry_out(seat, self._find_now(seat, choice, moment))
        return events_of(self.ruleset, before, self.array, made)

    def play(self, seat: int, choice: DuelChoice | str | int, *, moment: int | None = None) -> None:
        """Do what `choose` does and tell nobody: for matches, and for who does not look.

        Raises ChoiceError.
        """
        self._carry_out(seat, self._find_now(seat, choice, moment))

    def can_take_back(self, seat: int) -> bool:
        """Is the last choice this seat's, and has nothing hidden come to light with it?"""
        before = self._before_last_choice_of(seat)
        return before is not None and not _has_learned(before[0], self.state)

    def take_back(self, seat: int) -> None:
        """Undo the last choice, if the seat made it and nothing hidden has come to light since.

        Raises ChoiceError if the last choice is not this seat's, has been taken back already, or has turned
        something up, because then the player would choose again knowing more.
        """
        before = self._before_last_choice_of(seat)
        if before is None:
            raise ChoiceError(f"seat {seat} has no choice that could be taken back")
        if _has_learned(before[0], self.state):
            raise ChoiceError("this choice has turned something up: it cannot be taken back")
        self.array, self._before = before, None
        self.journal.pop()
        run(resume)(self.state, self.ruleset.tables, self._out)

    # --- keeping --------------------------------------------------------------------------------------------

    def copy(self) -> "DuelGame":
        """An independent copy: what happens to one does not touch the other."""
        return self.restored(self.ruleset, copy_record(self.array), self.kept())

    def redeal(self, seat: int | None, seed: int) -> "DuelGame":
        """Return a determinization that a seat (None: a spectator) cannot tell from this game.

        All that the seat does not know is dealt again. The new game begins from that position. Equal seeds
        give equal games.

        All that it does not know is dealt again.
        """
        viewer = t.SPECTATOR if seat is None else self._checked(seat)
        array = redeal_unknown(self.array, self.ruleset.tables, viewer, seed, run)
        other = self.restored(self.ruleset, array, {})
        other.start = other.position()
        return other

    def state_hash(self) -> str:
        """Twelve digits that are equal only for equal states."""
        return state_hash(self.array)

    def position(self) -> Fields:
        """The whole situation with secrets, as plain JSON for `argosy.from_position` (docs/bots/duel.md)."""
        return describe(self.ruleset, self.state)

    def record(self) -> str:
        """The game as text: deal, every choice, end; for `argosy.replay` (docs/bots/duel.md)."""
        return write(self.ruleset, self.state, self.journal, self.start)

    # --- inside ---------------------------------------------------------------------------------------------

    def kept(self) -> Fields:
        before = None if self._before is None else self._before.tobytes()
        return {"journal": tuple(self.journal), "start": self.start, "before": before}

    @classmethod
    def restored(cls, ruleset: DuelRuleset, array: Records, kept: Fields) -> "DuelGame":
        game = cls(ruleset, array)
        game.journal, game.start = list(kept.get("journal", ())), kept.get("start")
        before = kept.get("before")
        game._before = None if before is None else records_of(GAME, before)
        run(resume)(game.state, ruleset.tables, game._out)
        return game

    def _row_of(self, seat: int) -> int:
        return self._checked(seat)

    def resume(self) -> "DuelGame":
        """List the choices of a situation that was set up."""
        run(settle)(self.state, self.ruleset.tables, self._out)
        return self

    def begin(self, seed: int) -> "DuelGame":
        """Deal."""
        run(begin)(self.state, self.ruleset.tables, self._out, np.uint64(seed))
        return self

    def _carry_out(self, seat: int, index: int) -> tuple[DuelChoice, Records]:
        """The choice that stands at this place in the list, and the game before it."""
        made, before = self._choice(index), copy_record(self.array)
        run(choose)(self.state, self.ruleset.tables, self._out, index)
        self._before = before
        self.journal.append(DuelMade(int(before[0].moment), seat, made.text))
        return made, before

    def _before_last_choice_of(self, seat: int) -> Records | None:
        """The game before the last choice, if this seat made it and it has not been taken back."""
        self._checked(seat)
        return self._before if self.journal and self.journal[-1].seat == seat else None

    def _choice(self, index: int) -> DuelChoice:
        out, seat = self._out, int(self.state.actor)
        number = int(out.number[index])
        action = action_of(self.ruleset, number)
        trade = int(out.trade[index])
        has_economy = self.state.cities[1 - seat].powers[t.TRADE_COINS] > 0
        opponent = trade if has_economy else 0
        return DuelChoice(
            seat=seat,
            verb=action.verb,
            text=spell(action, number, seat),
            number=number,
            card=action.card,
            thing=action.thing,
            price=Price(bank=int(out.bank[index]) + trade - opponent, opponent=opponent),
            how=HOW[int(out.how[index])],
        )

    def _find_now(self, seat: int, choice: DuelChoice | str | int, moment: int | None) -> int:
        """The place of a choice in the list. Refuses any in a game that is over, or for a moment that is."""
        if self.is_over:
            raise ChoiceError("the game is over: nothing can be chosen")
        self._checked(seat)
        if moment is not None and moment != self.moment:
            raise ChoiceError(
                f"this choice was made for moment {moment}; the table is at {self.moment}: look again"
            )
        return self._find(seat, choice)

    def _find(self, seat: int, choice: DuelChoice | str | int) -> int:
        """The place of a choice in the list."""
        if isinstance(choice, int) and not isinstance(choice, bool):
            index = (
                int(run(index_of)(self._out, choice)) if seat in self.owing and abs(choice) < 1 << 31 else -1
            )
            if index < 0:
                raise ChoiceError(
                    f"seat {seat} cannot choose number {choice} now: take one of game.choices({seat})"
                )
            return index
        listed = self.choices(seat)
        for index, one in enumerate(listed):
            if one == choice or (isinstance(choice, str) and one.text == normal_form(choice)):
                return index
        raise ChoiceError(f"seat {seat} cannot choose {str(choice)!r}: {self.why_not(seat, str(choice))}")

    def _checked(self, seat: int) -> int:
        if seat not in self.players or isinstance(seat, bool):
            raise ChoiceError(f"there is no player at seat {seat!r}: the players sit at 0, 1")
        return seat


def _has_learned(before: Game, after: Game) -> bool:
    """Has a choice turned up or drawn anything hidden, or ended the game?"""
    if after.over or before.age != after.age or before.draws != after.draws:
        return True
    if int(after.revealed) & ~int(before.revealed):
        return True
    if (
        before.picks // 4 != after.picks // 4
    ):  # because four wonders are laid out twice, and then the structure
        return True
    return has_learned_more(before, after)


@renamed_parameter("boxes", "expansions")
def new_duel_game(
    *,
    players: int = 2,
    expansions: Sequence[str] = (),
    seed: int | None = None,
    data: Path | str | None = None,
    **options: bool,
) -> DuelGame:
    """A fresh game of Duel, dealt and waiting for the first choice of the draft. See `argosy.new_game`.

    expansions: any of `pantheon`, `agora`. seed: 0 to 2^63 - 1; left out: a fresh one. Raises RulesetError.
    """
    ruleset = ruleset_for(players=players, expansions=expansions, data=data, **options)
    seed = secrets.randbits(SEED_BITS) if seed is None else seed_number(seed)
    return DuelGame(ruleset, new_records(GAME, 1)).begin(seed)


@renamed_parameter("boxes", "expansions")
def ruleset_for(
    *, players: int = 2, expansions: Sequence[str] = (), data: Path | str | None = None, **options: bool
) -> DuelRuleset:
    """The ruleset that `argosy.new_game` plays with the same arguments."""
    if whole_number("players", players) != 2:
        raise RulesetError(f"{players} players: Duel is for 2")
    read = read_options(options, DuelOptions, "Duel")
    return duel_ruleset(
        expansions=expansion_names(expansions, EXPANSIONS), options=read, data=data_folder(data)
    )

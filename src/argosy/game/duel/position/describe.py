"""Describes a game of Duel as a position: plain JSON with everything in it, secrets included."""

import msgspec

from argosy.game.duel.actions import TRACK_TOKENS
from argosy.game.duel.expansions import in_play
from argosy.game.duel.position.form import DuelCityData, DuelPositionData, TaskData, WonderData
from argosy.game.duel.words import RESULTS, TASK_NAMES
from argosy.game.types import Fields
from argosy.rules.duel import terms as t
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.state import Game, Task


def describe(ruleset: DuelRuleset, state: Game) -> Fields:
    """Everything about a game, secrets included, as plain JSON."""
    return msgspec.to_builtins(_Writer(ruleset, state).position())


class _Writer:
    def __init__(self, ruleset: DuelRuleset, state: Game) -> None:
        self.ruleset, self.state, self.catalog = ruleset, state, ruleset.catalog
        self.cards = ruleset.card_ids
        self.progress = tuple(token.id for token in self.catalog.progress)

    def position(self) -> DuelPositionData:
        game, ruleset = self.state, self.ruleset
        over = bool(game.over)
        more: Fields = {}
        for expansion in in_play(ruleset.expansions):
            more |= expansion.describe_table(ruleset, game)
        plain = DuelPositionData(
            cities=[self.city(0), self.city(1)],
            expansions=list(ruleset.expansions),
            options={name: getattr(ruleset.options, name) for name in ruleset.options.__struct_fields__},
            seed=int(game.seed),
            age=int(game.age),
            moment=int(game.moment),
            turn=int(game.turn),
            on_turn=int(game.on_turn),
            play_again=bool(game.play_again),
            picks=int(game.picks),
            draws=int(game.draws),
            pawn=int(game.pawn),
            track=[name for n, name in enumerate(TRACK_TOKENS) if game.track[n]],
            revealed=_bits(int(game.revealed)),
            decks=[[self._card(card) for card in game.deck[age]] for age in range(t.AGES)],
            removed=[[self.cards[card] for card in game.removed[age] if card >= 0] for age in range(t.AGES)],
            discard=self._at(t.DISCARDED),
            wonder_deck=[self.catalog.wonders[int(n)].id for n in game.wonder_deck if n >= 0],
            board=self._tokens(t.ON_BOARD),
            drawn=self._tokens(t.DRAWN),
            tasks=[self._task(game.tasks[n]) for n in range(game.depth)],
            result=RESULTS[int(game.over)],
            winner=int(game.winner) if over and game.winner >= 0 else None,
            **more,
        )
        deck = plain.decks[game.age - 1] if plain.decks else []
        places = int(ruleset.tables.structures[game.age - 1].places)
        plain.structure = [deck[n] if int(game.present) >> n & 1 else None for n in range(places)]
        return plain

    def _card(self, number: int) -> str | None:
        return self.cards[number] if number >= 0 else None

    def _at(self, place: int) -> list[str]:
        return [name for n, name in enumerate(self.cards) if self.state.card_place[n] == place]

    def _tokens(self, place: int) -> list[str]:
        return [name for n, name in enumerate(self.progress) if self.state.token_place[n] == place]

    def _task(self, task: Task) -> TaskData:
        name = TASK_NAMES[int(task.kind)]
        return TaskData(kind=name, seat=int(task.seat), amount=int(task.amount), subject=int(task.subject))

    def city(self, seat: int) -> DuelCityData:
        more: Fields = {}
        for expansion in in_play(self.ruleset.expansions):
            more |= expansion.describe_city(self.ruleset, self.state, seat)
        return DuelCityData(
            coins=int(self.state.cities[seat].coins),
            cards=self._at(t.IN_CITY + seat),
            wonders=self._wonders(seat),
            progress=self._tokens(t.TAKEN + seat),
            **more,
        )

    def _wonders(self, seat: int) -> list[WonderData]:
        game, city = self.state, self.state.cities[seat]
        built = [n for n in range(t.WONDERS) if game.wonder_built[n] and game.wonder_owner[n] == seat]
        unbuilt = [int(n) for n in city.unbuilt[: city.unbuilt_count]]
        return [
            WonderData(id=self.catalog.wonders[n].id, built=n in built, card=self._card(game.wonder_card[n]))
            for n in (*built, *unbuilt)
        ]


def _bits(mask: int) -> list[int]:
    return [place for place in range(t.PLACES) if mask >> place & 1]

"""A game of Duel as a position: plain JSON with everything in it, secrets included."""

from typing import TYPE_CHECKING, Any

import msgspec

from argosy.game.duel.choice import TRACK_TOKENS
from argosy.game.duel.look import RESULTS
from argosy.game.duel.position.form import (
    TASK_NAMES,
    ChamberData,
    CityData,
    ConspiracyData,
    DuelPosition,
    TaskData,
    WonderData,
)
from argosy.rules.duel import terms as t
from argosy.rules.duel.agora import terms as agora_terms
from argosy.rules.duel.pantheon import terms as pantheon_terms
from argosy.rules.duel.pantheon.state import NO_MINERVA
from argosy.rules.duel.ruleset import DuelRuleset

if TYPE_CHECKING:
    from argosy.game.duel.game import DuelGame


def describe(game: "DuelGame") -> dict[str, Any]:
    """Everything about a game, secrets included, as plain JSON."""
    return msgspec.to_builtins(_Writer(game.ruleset, game.state).position())


class _Writer:
    def __init__(self, ruleset: DuelRuleset, state: Any) -> None:
        self.ruleset, self.state, self.catalog = ruleset, state, ruleset.catalog
        self.cards = ruleset.card_ids
        self.progress = tuple(token.id for token in self.catalog.progress)
        self.gods = tuple(god.id for god in self.catalog.divinities)
        self.conspiracies = tuple(one.id for one in self.catalog.conspiracies)

    def position(self) -> DuelPosition:
        game, ruleset = self.state, self.ruleset
        over = bool(game.over)
        plain = DuelPosition(
            cities=[self.city(0), self.city(1)],
            boxes=list(ruleset.boxes),
            options={name: getattr(ruleset.options, name) for name in ruleset.options.__struct_fields__},
            seed=int(game.seed),
            age=int(game.age),
            moment=int(game.moment),
            turn=int(game.turn),
            on_turn=int(game.on_turn),
            play_again=bool(game.play_again),
            triggered=bool(game.triggered),
            picks=int(game.picks),
            draws=int(game.draws),
            pawn=int(game.pawn),
            track=[name for n, name in enumerate(TRACK_TOKENS) if game.track[n]],
            minerva=None if game.pantheon.minerva == NO_MINERVA else int(game.pantheon.minerva),
            revealed=_bits(int(game.revealed)),
            decks=[[self._card(card) for card in game.deck[age]] for age in range(t.AGES)],
            removed=[[self.cards[card] for card in game.removed[age] if card >= 0] for age in range(t.AGES)],
            discard=self._at(t.DISCARDED),
            wonder_deck=[self.catalog.wonders[n].id for n in game.wonder_deck if n >= 0],
            board=self._tokens(t.ON_BOARD),
            drawn=self._tokens(t.DRAWN),
            enki=self._tokens(pantheon_terms.ON_ENKI),
            locked=None if game.agora.locked < 0 else self.progress[game.agora.locked],
            tasks=[self._task(game.tasks[n]) for n in range(game.depth)],
            result=RESULTS[int(game.over)],
            winner=int(game.winner) if over and game.winner >= 0 else None,
        )
        deck = plain.decks[game.age - 1] if plain.decks else []
        places = int(ruleset.tables.structures[game.age - 1].places)
        plain.structure = [deck[n] if int(game.present) >> n & 1 else None for n in range(places)]
        if ruleset.tables.has_agora:
            self._agora(plain)
        if ruleset.tables.has_pantheon:
            self._pantheon(plain)
        return plain

    def _card(self, number: int) -> str | None:
        return self.cards[number] if number >= 0 else None

    def _at(self, place: int) -> list[str]:
        return [name for n, name in enumerate(self.cards) if self.state.card_place[n] == place]

    def _tokens(self, place: int) -> list[str]:
        return [name for n, name in enumerate(self.progress) if self.state.token_place[n] == place]

    def _task(self, task: Any) -> TaskData:
        name = TASK_NAMES[int(task.kind)]
        return TaskData(kind=name, seat=int(task.seat), amount=int(task.amount), subject=int(task.subject))

    def city(self, seat: int) -> CityData:
        game, city, agora = self.state, self.state.cities[seat], self.state.agora
        held = sorted(
            (n for n in range(agora_terms.CONSPIRACIES) if agora.holder[n] == seat), key=lambda n: int(agora.order[n])
        )
        return CityData(
            coins=int(city.coins),
            cards=self._at(t.IN_CITY + seat),
            wonders=self._wonders(seat),
            progress=self._tokens(t.TAKEN + seat),
            conspiracies=[
                ConspiracyData(
                    id=self.conspiracies[n],
                    prepared=self._card(agora.prepared[n]),
                    triggered=bool(agora.shown[n]),
                    order=int(agora.order[n]),
                )
                for n in held
            ],
            gods=[name for n, name in enumerate(self.gods) if game.pantheon.owner[n] == seat],
            mythology=[name for n, name in enumerate(self.catalog.mythologies) for _ in range(city.mythology[n])],
            offerings=[v for n, v in enumerate(self.catalog.pantheon.offerings) if int(city.offerings) >> n & 1],
            protected=int(city.protected),
            knows_conspiracies=[name for n, name in enumerate(self.conspiracies) if agora.known_stock[seat, n]],
            knows_gods=[name for n, name in enumerate(self.gods) if game.pantheon.known[seat, n]],
            saw_removed=[age + 1 for age in range(t.AGES) if agora.saw_removed[seat, age]],
        )

    def _wonders(self, seat: int) -> list[WonderData]:
        game, city = self.state, self.state.cities[seat]
        built = [n for n in range(t.WONDERS) if game.wonder_built[n] and game.wonder_owner[n] == seat]
        unbuilt = [int(n) for n in city.unbuilt[: city.unbuilt_count]]
        return [
            WonderData(id=self.catalog.wonders[n].id, built=n in built, card=self._card(game.wonder_card[n]))
            for n in (*built, *unbuilt)
        ]

    def _agora(self, plain: DuelPosition) -> None:
        agora = self.state.agora
        plain.chambers = [self._chamber(agora, chamber) for chamber in range(agora_terms.CHAMBERS)]
        plain.stock = [self.conspiracies[n] for n in agora.stock[: agora.stock_count]]
        plain.hand = [self.conspiracies[n] for n in agora.hand if n >= 0]
        plain.swapped = self._card(agora.swapped)

    def _chamber(self, agora: Any, chamber: int) -> ChamberData:
        decrees = [int(n) for n in agora.decrees[chamber] if n >= 0]
        return ChamberData(
            markers=[int(n) for n in agora.markers[chamber]],
            decrees=[self.catalog.decrees[n].id for n in decrees],
            face_up=[bool(agora.turned_up[n]) for n in decrees],
        )

    def _pantheon(self, plain: DuelPosition) -> None:
        pantheon, values = self.state.pantheon, self.catalog.pantheon.offerings
        plain.spaces = [self.gods[n] if n >= 0 else None for n in pantheon.space]
        plain.mythology_decks = [
            [self.gods[n] for n in pantheon.decks[m, : pantheon.deck_count[m]]]
            for m in range(pantheon_terms.MYTHOLOGIES)
        ]
        myths = self.catalog.mythologies
        plain.mythology_at = {str(n): myths[m] for n, m in enumerate(pantheon.mythology_at) if m >= 0}
        plain.offering_at = {str(n): values[v] for n, v in enumerate(pantheon.offering_at) if v >= 0}
        plain.snake = self._card(pantheon.snake)
        plain.snake_owner = None if pantheon.snake < 0 else int(pantheon.snake_owner)
        plain.open_gods = [self.gods[n] for n in pantheon.choice[: pantheon.choice_count]]


def _bits(mask: int) -> list[int]:
    return [place for place in range(t.PLACES) if mask >> place & 1]

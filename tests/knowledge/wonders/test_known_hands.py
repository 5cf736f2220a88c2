"""Known cards of hands that were passed on, against a simulation with real hands going round."""

import json
from collections import Counter
from random import Random

import msgspec
import pytest

from argosy import new_game
from tests.fuzz.wonders.rulesets import TABLES, table_name

every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)


@pytest.fixture(autouse=True)
def compiled_backend(monkeypatch):
    monkeypatch.setenv("ARGOSY_BACKEND", "compiled")


class TravellingHand:
    """A hand on its way: what each player last saw in it, and how many cards have left it face down since."""

    def __init__(self) -> None:
        self.seen: dict[int, Counter[str]] = {}
        self.gone: Counter[int] = Counter()


class Onlooker:
    """Follows a game as the players do: by looking at hands they hold and at what is played."""

    def __init__(self, game) -> None:
        self.game = game
        self.moment = (0, 0)
        self.hands: dict[int, TravellingHand] = {}
        self.memory: dict[int, set[str]] = {seat: set() for seat in game.players}
        """Every card that a player has held, drawn, or seen in the discard pile."""

    def look(self) -> None:
        """A new turn: hands have been dealt or passed, everybody looks at the own one."""
        state = self.game.state
        now = (int(state.age), int(state.turn))
        if now == self.moment:
            return
        if now[1] == 1:
            self.hands = {seat: TravellingHand() for seat in range(self.game.ruleset.seats)}
        else:
            self._pass()
        self.moment = now
        for seat in self.game.players:
            self.hands[seat].seen[seat] = Counter(self.game.view(seat).hand)
            self.hands[seat].gone[seat] = 0

    def _pass(self) -> None:
        direction, seats = self.game.view(None).direction, self.game.ruleset.seats
        if direction == "swap":
            self.hands[1], self.hands[2] = self.hands[2], self.hands[1]
        else:
            step = 1 if self.moment[0] != 2 else -1
            self.hands = {(seat + step) % seats: hand for seat, hand in self.hands.items()}

    def note(self, seat: int, text: str) -> None:
        """One revealed play."""
        verb, *rest = text.removeprefix("city: ").split()
        if verb in ("revive", "pass"):
            return
        own_deck = text.startswith("city: ") and self.last_card
        card, hand = rest[1] if verb == "stage" else rest[0], self.hands[0 if own_deck else seat]
        for viewer, seen in hand.seen.items():
            if verb in ("build", "free") or viewer == seat:
                seen[card] -= seen[card] > 0
            else:
                hand.gone[viewer] += 1

    def remember(self) -> None:
        for seat in self.game.players:
            view = self.game.view(seat)
            self.memory[seat].update(view.hand, view.discard or ())

    def expected(self, viewer: int):
        cities = self.game.view(None).cities
        return {
            seat: (tuple(sorted(hand.seen[viewer].elements())), hand.gone[viewer])
            for seat, hand in self.hands.items()
            if seat != viewer and viewer in hand.seen and +hand.seen[viewer] and cities[seat].hand_size
        }


def play(table, seed: int):
    """A game and its onlooker, at every moment."""
    edition, players, options = table
    chance = Random(seed)
    game = new_game(
        "wonders", players=players, edition=edition, seed=seed, babylon_last_card=options.babylon_last_card
    )
    onlooker = Onlooker(game)
    while not game.is_over:
        onlooker.look()
        onlooker.remember()
        yield game, onlooker
        done, onlooker.last_card = len(game.journal), game.label.endswith("+")
        while len(game.journal) == done:
            seat = chance.choice(game.owing)
            picked = chance.choice(game.choices(seat))
            if picked.city != picked.seat:
                onlooker.memory[seat].add(picked.card)
            game.choose(seat, picked)
        for made in game.journal[done:]:
            onlooker.note(made.seat, made.text)


@pytest.mark.sample(2)
@every_table
def test_known_hands_are_what_the_player_saw_less_what_was_shown(table):
    remembered = 0
    for game, onlooker in play(table, 31):
        for viewer in game.players:
            known = {hand.seat: (hand.cards, hand.gone) for hand in game.view(viewer).known_hands}
            assert known == onlooker.expected(viewer), (game.label, viewer)
            remembered += len(known)
        assert game.view(None).known_hands == ()
    assert remembered > 20


@pytest.mark.sample(2)
@every_table
def test_no_view_names_a_card_that_the_viewer_has_not_seen(table):
    """All card names in the JSON of a view stand in a city or went through the viewer's own hands."""
    ids = set()
    for game, onlooker in play(table, 77):
        ids = ids or set(game.ruleset.card_ids)
        standing = {card for city in game.view(None).cities for card in city.cards}
        for viewer in (None, *game.players):
            text = json.dumps(msgspec.to_builtins(game.view(viewer)))
            named = {
                word
                for word in text.replace('"', " ").replace(",", " ").replace("]", " ").split()
                if word in ids
            }
            own = set() if viewer is None else onlooker.memory[viewer]
            assert named - standing - own == set(), (game.label, viewer)


def test_the_seed_and_the_decks_are_in_no_view():
    seed = 4_123_456_789_012_345_678
    game = new_game("wonders", players=4, edition=2010, seed=seed)
    for viewer in (None, *game.players):
        assert str(seed) not in json.dumps(msgspec.to_builtins(game.view(viewer)))

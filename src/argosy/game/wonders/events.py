"""What everybody sees happen, step by step: the record before and after each step, put into events."""

from collections.abc import Iterator

from argosy.game.types import Event
from argosy.game.wonders.boxes import before_step, more_events, more_paid, thing_of
from argosy.game.wonders.tokens import held, token_events
from argosy.rules.wonders import terms
from argosy.rules.wonders.boxes.play import age_of_victory_tokens, defeat_tokens_for_loss
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.conflict import fighting_shields, tokens_of_pair
from argosy.rules.wonders.records import ChoiceRow, Game
from argosy.rules.wonders.ruleset import Ruleset


class Before:
    """What a step may change and events need to know."""

    def __init__(self, step: str, ruleset: Ruleset, game: Game) -> None:
        self.step = step
        cities = [game.cities[seat] for seat in range(game.seats)]
        self.coins = [int(city.coins) for city in cities]
        self.income = [int(city.income) for city in cities]
        self.hands = [int(city.hand_size) for city in cities]
        self.chosen = [(int(c.chosen.verb), int(c.chosen.card), int(c.chosen.stage), int(c.chosen.how)) for c in cities]
        self.tokens = [held(city) for city in cities]
        self.age, self.turn = int(game.age), int(game.turn)
        is_conflict = step == "conflict"
        self.shields = [int(fighting_shields(city)) for city in cities] if is_conflict else []
        self.fights = list(_fights(ruleset, game)) if is_conflict else []
        self.more = before_step(ruleset, game)


def events_of(before: Before, ruleset: Ruleset, game: Game) -> list[Event]:
    """The events of one step that has just run."""
    handler = HANDLERS.get(before.step)
    events = handler(before, ruleset, game) if handler else []
    events = events + more_events(before.step, before.more, ruleset, game)
    return events if before.step == "conflict" else [*events, *token_events(before.tokens, ruleset, game)]


def _began(before: Before, ruleset: Ruleset, game: Game) -> list[Event]:
    age, turn = int(game.age), int(game.turn)
    first = [Event(kind="age_began", age=age)] if turn == 1 else []
    return [*first, Event(kind="turn_began", age=age, turn=turn)]


def _paid(before: Before, ruleset: Ruleset, game: Game) -> list[Event]:
    events = []
    for seat in range(game.seats):
        chosen = game.cities[seat].chosen
        if chosen.verb == terms.NO_VERB:
            continue
        if chosen.bank:
            events.append(Event(kind="paid", seat=seat, coins=int(chosen.bank)))
        events += [
            Event(kind="paid", seat=seat, other=other, coins=coins)
            for other, coins in _sellers(ruleset, game, seat)
            if coins
        ]
    return events


def _sellers(ruleset: Ruleset, game: Game, seat: int) -> list[tuple[int, int]]:
    """Who is paid for resources, and how much: neighbours first."""
    chosen = game.cities[seat].chosen
    near = [(int(left_of(game, seat)), int(chosen.left)), (int(right_of(game, seat)), int(chosen.right))]
    return near + more_paid(ruleset, game, seat)


def _placed(before: Before, ruleset: Ruleset, game: Game) -> list[Event]:
    return [
        _play_event(ruleset, seat, game.cities[seat].chosen, *chosen)
        for seat, chosen in enumerate(before.chosen)
        if chosen[0] in PLAYS
    ]


def _play_event(ruleset: Ruleset, seat: int, row: ChoiceRow, verb: int, card: int, stage: int, how: int) -> Event:
    if verb == terms.SELL:
        return Event(kind="sold", seat=seat, how="no_card" if thing_of(ruleset, row) else None)
    if verb == terms.STAGE:
        return Event(kind="staged", seat=seat, stage=stage)
    return Event(kind="built", seat=seat, card=ruleset.card_ids[card], how=terms.HOW[how])


SOURCES = {terms.SELL: "sale", terms.STAGE: "stage"}
BUILDS = (terms.BUILD, terms.FREE)
PLAYS = (terms.SELL, terms.STAGE, *BUILDS)
"""Plays of the base game; boxes tell of their own."""


def _gained(before: Before, ruleset: Ruleset, game: Game) -> list[Event]:
    return [
        Event(kind="gained", seat=seat, coins=gain, source=_source(before.chosen[seat][0]))
        for seat in range(game.seats)
        if (gain := int(game.cities[seat].coins) - before.coins[seat])
    ]


def _source(verb: int) -> str:
    """What gave the coins: what was played, or the verb of a box."""
    return SOURCES.get(verb, "card" if verb <= terms.PASS else terms.VERBS[verb])


def _income(before: Before, ruleset: Ruleset, game: Game) -> list[Event]:
    return [
        Event(kind="gained", seat=seat, coins=coins, source="trade")
        for seat, coins in enumerate(before.income)
        if coins
    ]


def _discarded(before: Before, ruleset: Ruleset, game: Game) -> list[Event]:
    return [
        Event(kind="discarded", seat=seat, cards=gone)
        for seat in range(game.seats)
        if (gone := before.hands[seat] - int(game.cities[seat].hand_size))
    ]


def _revived(before: Before, ruleset: Ruleset, game: Game) -> list[Event]:
    events = []
    for seat, (verb, card, _, _) in enumerate(before.chosen):
        if verb == terms.PASS:
            events.append(Event(kind="declined", seat=seat))
        elif verb == terms.REVIVE_CARD:
            events.append(Event(kind="built", seat=seat, card=ruleset.card_ids[card], how="discard"))
    return events + _gained(before, ruleset, game)


def _passed(before: Before, ruleset: Ruleset, game: Game) -> list[Event]:
    if game.turn == before.turn:
        return []
    if game.free_city:
        return [Event(kind="passed", direction="swap")]
    return [Event(kind="passed", direction="left" if ruleset.tables.direction[game.age - 1] > 0 else "right")]


def _fought(before: Before, ruleset: Ruleset, game: Game) -> list[Event]:
    return [_fight(before, ruleset, game, *fight) for fight in before.fights]


def _fights(ruleset: Ruleset, game: Game) -> Iterator[tuple[int, int, int]]:
    """Who is about to fight whom, and for how many tokens: neighbours in seat order, then others."""
    seats = range(game.seats)
    ring = [(seat, int(left_of(game, seat))) for seat in seats]
    others = [
        (one, other) for one in seats for other in range(one + 1, game.seats) if {one, other} not in map(set, ring)
    ]
    for one, other in (*ring, *others):
        tokens = int(tokens_of_pair(game, ruleset.tables, min(one, other), max(one, other)))
        if tokens:
            yield one, other, tokens


def _fight(before: Before, ruleset: Ruleset, game: Game, seat: int, other: int, count: int) -> Event:
    """Boxes may give the winner tokens of another Age or none, and the loser more than one."""
    ours, theirs = before.shields[seat], before.shields[other]
    age, defeats = int(age_of_victory_tokens(game)), count * int(defeat_tokens_for_loss(game))
    won = (int(ruleset.tables.victory[age]) if age >= 0 else 0, count)
    lost = (int(ruleset.tables.defeat), defeats)
    one, two = ((0, count), (0, count)) if ours == theirs else (won, lost) if ours > theirs else (lost, won)
    loser = game.cities[other if ours > theirs else seat]
    return Event(
        kind="conflict",
        seat=seat,
        other=other,
        age=int(game.age),
        shields=ours,
        other_shields=theirs,
        token=one[0],
        other_token=two[0],
        tokens=one[1],
        other_tokens=two[1],
        how="sent" if ours != theirs and loser.sends_defeats else None,
    )


HANDLERS = {
    "ask_card": _began,
    "pay": _paid,
    "place": _placed,
    "effects": _gained,
    "income": _income,
    "discard_left_over": _discarded,
    "revive": _revived,
    "pass_hands": _passed,
    "conflict": _fought,
}

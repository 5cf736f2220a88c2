"""Public events of a step, found by comparing the records before and after it."""

from collections.abc import Iterator

from argosy.game.changes import changed
from argosy.game.types import Event
from argosy.game.wonders.expansions import in_play, thing_of
from argosy.game.wonders.tokens import token_events
from argosy.rules.wonders import terms
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.conflict import fighting_shields, tokens_of_pair
from argosy.rules.wonders.expansions.play import age_of_victory_tokens, defeat_tokens_for_loss
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import ChoiceRow, Game


def events_of(step: str, before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
    """Return the events of a step that has just run. before: a copy of the game from before the step."""
    handler = HANDLERS.get(step)
    events = handler(before, ruleset, game) if handler else []
    for expansion in in_play(ruleset):
        events += expansion.events(step, before, ruleset, game)
    return events if step == "conflict" else [*events, *token_events(before, ruleset, game)]


def _began(before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
    age, turn = int(game.age), int(game.turn)
    first = [Event(kind="age_began", age=age)] if turn == 1 else []
    return [*first, Event(kind="turn_began", age=age, turn=turn)]


def _paid(before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
    events: list[Event] = []
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
    """Return the cities that are paid for resources, with coins: neighbours first."""
    chosen = game.cities[seat].chosen
    near = [(int(left_of(game, seat)), int(chosen.left)), (int(right_of(game, seat)), int(chosen.right))]
    return [*near, *(pair for expansion in in_play(ruleset) for pair in expansion.paid(game, seat))]


def _placed(before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
    rows = [before.cities[seat].chosen for seat in range(game.seats)]
    return [_play_event(ruleset, seat, row) for seat, row in enumerate(rows) if row.verb in PLAYS]


def _play_event(ruleset: Ruleset, seat: int, row: ChoiceRow) -> Event:
    if row.verb == terms.SELL:
        return Event(kind="sold", seat=seat, how="no_card" if thing_of(ruleset, row) else None)
    if row.verb == terms.STAGE:
        return Event(kind="staged", seat=seat, stage=int(row.stage))
    return Event(kind="built", seat=seat, card=ruleset.card_ids[int(row.card)], how=terms.HOW[row.how])


SOURCES = {terms.SELL: "sale", terms.STAGE: "stage"}
BUILDS = (terms.BUILD, terms.FREE)
PLAYS = (terms.SELL, terms.STAGE, *BUILDS)
"""Plays of the base game; expansions tell of their own."""


def _gained(before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
    return [
        Event(kind="gained", seat=seat, coins=now - was, source=_source(before.cities[seat].chosen.verb))
        for seat, was, now in changed(before.cities["coins"], game.cities["coins"])
    ]


def _source(verb: int) -> str:
    """Return the source of coins: the kind of play, or the verb of an expansion."""
    return SOURCES.get(verb, "card" if verb <= terms.PASS else terms.VERBS[verb])


def _income(before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
    return [
        Event(kind="gained", seat=seat, coins=coins, source="trade")
        for seat, coins in enumerate(before.cities["income"].tolist())
        if coins
    ]


def _discarded(before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
    return [
        Event(kind="discarded", seat=seat, cards=was - now)
        for seat, was, now in changed(before.cities["hand_size"], game.cities["hand_size"])
    ]


def _revived(before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
    events: list[Event] = []
    for seat in range(game.seats):
        row = before.cities[seat].chosen
        if row.verb == terms.PASS:
            events.append(Event(kind="declined", seat=seat))
        elif row.verb == terms.REVIVE_CARD:
            events.append(Event(kind="built", seat=seat, card=ruleset.card_ids[int(row.card)], how="discard"))
    return events + _gained(before, ruleset, game)


def _passed(before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
    if game.turn == before.turn:
        return []
    if game.free_city:
        return [Event(kind="passed", direction="swap")]
    return [Event(kind="passed", direction="left" if ruleset.tables.direction[game.age - 1] > 0 else "right")]


def _fought(before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
    return [_fight(before, ruleset, game, *fight) for fight in _fights(ruleset, before)]


def _fights(ruleset: Ruleset, game: Game) -> Iterator[tuple[int, int, int]]:
    """Yield the coming conflicts with their tokens: neighbours in seat order, then others."""
    seats = range(game.seats)
    ring = [(seat, int(left_of(game, seat))) for seat in seats]
    others = [
        (one, other)
        for one in seats
        for other in range(one + 1, game.seats)
        if {one, other} not in map(set, ring)
    ]
    for one, other in (*ring, *others):
        tokens = int(tokens_of_pair(game, ruleset.tables, min(one, other), max(one, other)))
        if tokens:
            yield one, other, tokens


def _fight(before: Game, ruleset: Ruleset, game: Game, seat: int, other: int, count: int) -> Event:
    """Expansions may give the winner tokens of another Age or none, and the loser more than one."""
    ours, theirs = (int(fighting_shields(before.cities[one])) for one in (seat, other))
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

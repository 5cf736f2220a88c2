"""Public API of Armada games: positions, records, explanations, reasons, naval tokens by brute force."""

import zlib
from collections import Counter
from random import Random

import pytest

from argosy import from_position, replay
from argosy.game import WondersGame
from tests.fuzz.wonders.armada.rulesets import QUICK, Sea
from tests.golden.wonders.armada.golden import fresh, liked
from tests.oracles.wonders.armada.brute_payments import (
    LANES,
    NavalCity,
    next_step,
    stage_lanes,
    ways,
    with_coins,
)
from tests.oracles.wonders.brute_payments import PlainCity
from tests.sampling import sample

every_table = pytest.mark.parametrize("table", sample(QUICK, 2), ids=str)
SOME = [QUICK[0], QUICK[3], QUICK[4], QUICK[7]]
some_tables = pytest.mark.parametrize("table", SOME, ids=str)


@pytest.fixture(autouse=True)
def compiled_backend(monkeypatch):
    monkeypatch.setenv("ARGOSY_BACKEND", "compiled")


def played(table: Sea, seed: int = 0):
    """A random game with many ships, given out after every choice."""
    seed += zlib.crc32(str(table).encode())
    game, chance = fresh(table, seed, "random"), Random(seed)
    yield game
    while not game.is_over:
        seat = chance.choice(game.owing)
        game.choose(seat, chance.choice(liked(game.choices(seat), chance)))
        yield game


@pytest.mark.sample(1)
@some_tables
def test_a_position_gives_the_same_game_at_every_moment(table):
    """Questions about ships, islands and fights included, and with some choices already made."""
    asked = Counter()
    for game in played(table):
        again = from_position(game.position())
        assert again.array.tobytes() == game.array.tobytes(), game.label
        assert not again.position()["any_cards"], (
            "a game that was dealt holds the printed cards and no others"
        )
        asked[game.label[-1]] += 1
    assert asked[">"] + asked["o"] > 0


@pytest.mark.sample(2)
@every_table
def test_a_record_replays_to_the_same_game(table):
    *_, game = played(table)
    again = replay(game.record())
    assert again.state_hash() == game.state_hash()
    assert again.scores() == game.scores()


def rank(strengths: dict[int, int], prizes: list[int], lowest: int) -> dict[int, int]:
    """The naval conflict told as in ARMADA-CONFLICT-11."""
    groups = sorted(set(strengths.values()), reverse=True)
    if len(groups) < 2:
        return dict.fromkeys(strengths, 0)
    tokens, index = {}, 0
    for strength in groups[:-1]:
        group = [seat for seat, mine in strengths.items() if mine == strength]
        taken = index + (len(group) > 1)
        tokens |= dict.fromkeys(group, prizes[taken] if taken < len(prizes) else 0)
        index = taken + 1
    return tokens | {seat: lowest for seat, mine in strengths.items() if mine == groups[-1]}


@pytest.mark.sample(2)
@every_table
def test_naval_tokens_are_those_of_the_rule(table):
    """ARMADA-CONFLICT-11, ARMADA-CONFLICT-12: what is told at the end of each Age, ranked once more."""
    prizes = {2018: [[3, 1], [5, 3], [7, 5, 3]], 2020: [[3, 1], [5, 3], [7, 5]]}[table.expansion]
    seen = 0
    for age, events in enumerate(naval_events(table, 1)):
        strengths = {event.seat: event.strength for event in events if event.kind == "naval"}
        tokens = {event.seat: event.token for event in events if event.kind == "naval"}
        assert tokens == rank(strengths, prizes[age], -1 - age)
        seen += 1
    assert seen == 3


def naval_events(table: Sea, seed: int):
    """The events of the naval conflict of each Age."""
    game, chance = fresh(table, seed, "random"), Random(seed)
    while not game.is_over:
        seat = chance.choice(game.owing)
        events = game.choose(seat, chance.choice(liked(game.choices(seat), chance)))
        found = [event for event in events if event.kind in ("naval", "abstained")]
        if found:
            yield found


@pytest.mark.sample(2)
@some_tables
def test_losses_are_never_larger_than_the_treasury(table):
    """ARMADA-TAX-7: and somebody loses something in every game."""
    game, chance, losses = fresh(table, 5, "random"), Random(5), 0
    while not game.is_over:
        seat = chance.choice(game.owing)
        events = game.choose(seat, chance.choice(liked(game.choices(seat), chance)))
        losses += sum(event.coins for event in events if event.kind == "taxed")
        assert all(city.coins >= 0 for city in game.view(None).cities)
    assert losses > 0


def naval_cities(game: WondersGame) -> list[NavalCity]:
    """The table as the oracle sees it; stages of Siracusa are left out, because there they have no order."""
    return [
        NavalCity(
            PlainCity(city.wonder, city.side, len(city.stages), city.cards, city.coins),
            city.armada.shipyard,
            city.armada.ships,
            city.armada.islands,
        )
        for city in game.view(None).cities
    ]


def printed(game: WondersGame, city: NavalCity, choice):
    """(resources, coins) of the card or stage and of its ship, as printed."""
    catalog = game.ruleset.catalog
    told = game.explain(choice.seat, choice)
    if choice.verb == "stage":
        stage = catalog.wonder(city.land.wonder).sides[city.land.side].stages[choice.stage - 1]
        cost, coins = stage.cost, stage.coins
    else:
        card = catalog.card(choice.card)
        cost, coins = ({}, 0) if told.chain_from or told.right else (card.cost, card.coins)
    step, more = next_step(catalog, city, choice.ships[0]) if choice.ships else ({}, 0)
    if choice.verb == "stage" and "lost_island" in city.islands:
        step, more = {}, 0
    return cost, coins, step, more


@pytest.mark.sample(2)
@some_tables
def test_explanations_add_up(table):
    """The units told make both printed costs less what the Ancient Harbor saves; their coins are the
    price.
    """
    explained = Counter()
    for game in played(table):
        if len(game.owing) < table.players or game.view(0).asked != "card":
            continue
        cities = naval_cities(game)
        for seat in game.owing:
            for choice in (
                choice for choice in game.choices(seat) if choice.verb in ("build", "stage", "free")
            ):
                told = game.explain(seat, choice)
                cost, coins, step, more = printed(game, cities[seat], choice)
                given = Counter()
                for units in told.units:
                    given.update(units.resources)
                wanted = Counter(cost) + Counter(step)
                if told.left_out:
                    assert step[told.left_out]
                    assert "ancient_harbor" in cities[seat].islands
                    wanted[told.left_out] -= 1
                assert given == +wanted, (game.label, str(choice), told)
                assert told.bank == coins + more == choice.price.bank
                paid, price = (
                    Counter({units.source: units.coins for units in told.units if units.coins}),
                    choice.price,
                )
                parts = {
                    "left": price.left,
                    "right": price.right,
                    "far_left": price.far_left,
                    "far_right": price.far_right,
                }
                if table.players == 4:  # both far sellers are one city
                    parts |= {"far_left": price.far_left + price.far_right, "far_right": 0}
                assert paid == +Counter(parts), (game.label, str(choice), told)
                explained["ship" if choice.ships else "no ship"] += 1
                explained["far"] += bool(price.far_left or price.far_right)
    assert explained["ship"] > 50
    assert explained["far"] or table.players == 3


@pytest.mark.sample(2)
@some_tables
def test_reasons_against_naval_constructions_are_true(table):
    """Missing resources are missing whatever one pays; missing coins are coins."""
    reasons = Counter()
    for game in played(table, 1):
        if len(game.owing) < table.players or game.view(0).asked != "card":
            continue
        cities, catalog = naval_cities(game), game.ruleset.catalog
        for seat in game.owing:
            listed = {choice.text.split(" pay ")[0]: choice for choice in game.choices(seat)}
            for card in map(catalog.card, set(game.view(seat).hand)):
                text = f"build {card.id} + ship"
                step = next_step(catalog, cities[seat], card.color) if card.color in LANES else None
                if text in listed or step is None or card.id in cities[seat].land.cards:
                    continue
                refusal = game.refusal(seat, text)
                told = (
                    game.explain(seat, listed[f"build {card.id}"]) if f"build {card.id}" in listed else None
                )
                free = told is not None and bool(told.chain_from or told.right)
                cost, coins = ({}, 0) if free else (card.cost, card.coins)
                rich = list(cities)
                rich[seat] = with_coins(cities[seat], 10_000)
                possible = ways(catalog, rich, seat, cost, coins, *step)
                assert refusal.code == ("needs_coins" if possible else "needs_resources"), (
                    game.label,
                    text,
                    refusal,
                )
                if possible:
                    assert refusal.values["coins"] == min(map(sum, possible)) > cities[seat].coins
                reasons[refusal.code] += 1
    assert reasons["needs_resources"] > 20
    assert reasons["needs_coins"] > 0


def test_lanes_of_stages_are_those_that_are_listed():
    """ARMADA-NAVAL-3, ARMADA-ISLAND-19: the oracle's lanes and the texts of the game."""
    for game in played(QUICK[1], 3):
        if game.is_over or game.view(game.owing[0]).asked != "card":
            continue
        for seat in game.owing:
            ships = {
                choice.ships[0] for choice in game.choices(seat) if choice.verb == "stage" and choice.ships
            }
            assert ships <= set(stage_lanes(game.ruleset.catalog, naval_cities(game)[seat]))

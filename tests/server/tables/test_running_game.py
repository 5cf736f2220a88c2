"""Running game as memory plus replay: a log makes the same game again."""

import random

import msgspec
import pytest
from structlog.testing import capture_logs

from argosy.errors import ChoiceError
from argosy.server.errors import Refused
from argosy.server.games import GAMES
from argosy.server.storage.rows import Entry, GameRequest
from argosy.server.tables.running_game import (
    MOST_LETTERS,
    RunningGame,
    canonical,
    deal_entry,
    dealt,
    replayed,
)

REQUESTS = [
    GameRequest(players=2, edition=2010),
    GameRequest(players=3, edition=2010),
    GameRequest(players=4, edition=2020),
    GameRequest(players=3, edition=2010, wonders=(("halikarnassos", "b"), ("babylon", "b"), None)),
]


def played(request: GameRequest, seed: int, undo_rate: float = 0.2) -> tuple[RunningGame, list[Entry]]:
    """A game to its end, with people who change their minds, and its log."""
    chance = random.Random(seed)
    playing = dealt(request, seed)
    entries = [deal_entry(playing, at=0.0)]

    def note(kind, seat, text=""):
        entries.append(Entry(seq=len(entries), kind=kind, seat=seat, moment=playing.game.moment, text=text))

    while not playing.game.is_over:
        seat = chance.choice(playing.game.owing)
        text = chance.choice(playing.game.choices(seat)).text
        note("choose", seat, text)
        if not playing.choose(seat, text, playing.game.moment) and chance.random() < undo_rate:
            playing.undo(seat)
            note("undo", seat)
    return playing, entries


@pytest.mark.parametrize("request_", REQUESTS, ids=str)
def test_a_log_replays_to_the_same_game(request_):
    playing, entries = played(request_, seed=5)
    again = replayed(entries)
    assert again.game.state_hash() == playing.game.state_hash()
    assert again.reveals == playing.reveals
    assert again.history == playing.history
    assert again.standing() == playing.standing()


@pytest.mark.parametrize(
    "request_", [*REQUESTS, GameRequest(game="duel", players=2, expansions=("pantheon", "agora"))], ids=str
)
def test_offers_are_those_of_the_question_that_is_asked_now(request_):
    """Offers are right for a second question in a moment, and after a choice that was taken back.

    Such a question is that for the free city's card.
    """
    chance, playing = random.Random(4), dealt(request_, 4)
    asked = set()
    while not playing.game.is_over:
        for seat in playing.game.owing:
            kept, new = playing.offers(seat), GAMES[request_.game].offers(playing.game, seat)
            assert (
                [kept.legal, kept.refusals] == [new.legal, new.refusals]
                if request_.game == "wonders"
                else kept == new
            )
            asked.add(playing.game.view(seat).asked)
        seat = chance.choice(playing.game.owing)
        playing = playing.copy()
        if (
            not playing.choose(seat, chance.choice(playing.game.choices(seat)).text, None)
            and chance.random() < 0.3
        ):
            playing.undo(seat)
    assert ("city_card" in asked) == (request_ == REQUESTS[0])


def test_a_log_that_is_cut_anywhere_replays_to_what_was_there():
    """A process may be killed at any moment: its log is the beginning of a game."""
    _, entries = played(GameRequest(players=3, edition=2010), seed=3)
    for length in range(1, len(entries), 6):
        assert replayed(entries[:length]).standing().owing != ()


def test_every_reveal_carries_its_age_and_turn():
    playing, _ = played(
        GameRequest(players=3, edition=2010, wonders=(("gizah", "a"), ("rhodos", "a"), ("ephesos", "a"))),
        seed=2,
    )
    assert [(reveal.age, reveal.turn) for reveal in playing.reveals] == [
        (age, turn) for age in (1, 2, 3) for turn in range(1, 7)
    ]


def test_reveals_hold_nothing_that_only_says_that_somebody_has_chosen():
    playing, _ = played(GameRequest(players=3, edition=2010), seed=4)
    assert all(event.kind != "chosen" for reveal in playing.reveals for event in reveal.events)


def test_a_choice_that_is_refused_changes_nothing():
    playing = dealt(GameRequest(players=3, edition=2010), seed=1)
    before = playing.game.state_hash()
    with pytest.raises(ChoiceError):
        playing.choose(0, "build moon", playing.game.moment)
    assert playing.game.state_hash() == before


def test_a_choice_can_be_undone_until_it_is_revealed():
    playing = dealt(GameRequest(players=3, edition=2010), seed=1)
    assert not playing.can_undo(0)
    playing.choose(0, playing.game.choices(0)[0].text, None)
    assert playing.can_undo(0)
    playing.undo(0)
    assert not playing.can_undo(0)
    for seat in (0, 1, 2):
        playing.choose(seat, playing.game.choices(seat)[0].text, None)
    assert not any(playing.can_undo(seat) for seat in (0, 1, 2))


def test_a_log_that_contradicts_itself_is_refused_with_a_reason():
    _, entries = played(GameRequest(players=3, edition=2010), seed=6, undo_rate=0)
    spoiled = [*entries[:5], Entry(seq=5, kind="choose", seat=0, text="build moon"), *entries[6:]]
    with pytest.raises(
        Refused, match=r"cannot be replayed with these rules: line 5 of its log does not fit\.$"
    ):
        replayed(spoiled)


def test_a_log_of_other_rules_that_does_not_fit_names_the_line_and_both_rules():
    playing, entries = played(GameRequest(players=3, edition=2010), seed=3)
    deal = msgspec.structs.replace(playing.deal, fingerprint="0123456789abcdef")
    then = msgspec.structs.replace(entries[0], text=msgspec.json.encode(deal).decode())
    spoiled = [then, *entries[1:5], msgspec.structs.replace(entries[5], text="build moon")]
    now = playing.deal.fingerprint[:12]
    with pytest.raises(Refused) as refused:
        replayed(spoiled)
    assert refused.value.sentence.endswith(
        f"line 5 of its log does not fit. It was dealt with other rules or facts (fingerprint 0123456789ab, here {now})."
    )


def test_a_game_that_was_dealt_with_other_rules_is_replayed_and_the_log_says_so():
    playing, entries = played(GameRequest(players=3, edition=2010), seed=3)
    with capture_logs() as logs:
        replayed(entries)
    assert not logs
    deal = msgspec.structs.replace(playing.deal, fingerprint="other")
    with capture_logs() as logs:
        replayed([msgspec.structs.replace(entries[0], text=msgspec.json.encode(deal).decode()), *entries[1:]])
    assert [(entry["log_level"], entry["dealt_with"], entry["now"]) for entry in logs] == [
        ("warning", "other", playing.deal.fingerprint)
    ]


def test_a_choice_is_kept_in_the_form_of_the_rules():
    assert canonical("  Sell\tCLAY_POOL \n") == "sell clay_pool"
    assert canonical("sell clay_pool".ljust(MOST_LETTERS)) == "sell clay_pool"
    with pytest.raises(Refused, match="at most 200 letters, not 201"):
        canonical("sell clay_pool".ljust(MOST_LETTERS + 1))


@pytest.mark.parametrize(
    "request_", [GameRequest(players=3, edition=2020), GameRequest(game="duel", players=2)]
)
def test_offers_are_those_of_the_game_whatever_others_have_chosen(request_):
    """Stored offers equal the game's at each step, also after a choice that was taken back.

    They are stored between two reveals.
    """
    playing = dealt(request_, seed=7)
    fresh = GAMES[request_.game].offers
    while not playing.game.is_over:
        for seat in list(playing.game.owing):
            for other in playing.game.players:
                known, now = playing.offers(other), fresh(playing.game, other)
                assert (known and known.legal) == (now and now.legal)
            assert playing.offers(seat) is playing.offers(seat)
            after = playing.copy()
            after.choose(seat, playing.game.choices(seat)[0].text, None)
            if after.can_undo(seat):
                after.undo(seat)
                assert after.offers(seat).legal == fresh(after.game, seat).legal
                after.choose(seat, after.game.choices(seat)[-1].text, None)
            playing = after
            if playing.game.is_over or seat not in playing.game.owing:
                break
    assert all(playing.offers(seat) is None for seat in playing.game.players)

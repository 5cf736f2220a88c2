"""The draft before the first Age (LEADERS-DRAFT)."""

from argosy import new_game
from tests.rules.wonders.leaders.hall import hall

PACKETS = {
    "A": "maecenas imhotep hammurabi leonidas",
    "B": "ramses croesus xenophon vitruvius",
    "C": "nero bilkis hannibal caesar",
}


def test_four_leaders_are_dealt_to_each():
    """LEADERS-DRAFT-1: hidden from all others."""
    game = new_game(players=5, expansions=["leaders"], seed=7)
    for seat in range(5):
        view = game.view(seat)
        assert len(view.leaders_offered) == 4
        assert view.leaders_hand == ()
        assert [choice.text for choice in game.choices(seat)] == [
            f"draft {leader}" for leader in view.leaders_offered
        ]
    assert game.view(None).leaders_offered == ()


def test_one_is_kept_and_the_rest_goes_to_the_right():
    """LEADERS-DRAFT-2: with 4, 3 and 2 leaders; the last one is kept too."""
    game = hall().packets(**PACKETS)
    game.turn(A="draft maecenas", B="draft ramses", C="draft nero")
    assert game.held_leaders("A") == ("maecenas",)
    # B is the left neighbour of A, so A now has what B passed to the right.
    assert game.choices("A") == ("draft croesus", "draft xenophon", "draft vitruvius")
    assert game.choices("C") == ("draft imhotep", "draft hammurabi", "draft leonidas")
    game.turn(A="draft croesus", B="draft bilkis", C="draft imhotep")
    assert game.choices("A") == ("draft hannibal", "draft caesar")
    game.turn(A="draft hannibal", B="draft hammurabi", C="draft xenophon")
    assert set(game.held_leaders("A")) == {"maecenas", "croesus", "hannibal", "leonidas"}
    assert set(game.held_leaders("B")) == {"ramses", "bilkis", "hammurabi", "vitruvius"}
    assert set(game.held_leaders("C")) == {"nero", "imhotep", "xenophon", "caesar"}
    assert game.asked("A") == "leader"


def test_choices_are_secret_until_all_have_chosen():
    """LEADERS-DRAFT-2: a choice can be taken back."""
    game = hall().packets(**PACKETS).game
    game.choose(0, "draft maecenas")
    assert game.view(1).cities[0].leaders.hand_size == 0
    assert game.view(0).chosen == "draft maecenas"
    game.take_back(0)
    game.choose(0, "draft imhotep")


def test_drafted_leaders_are_a_hand_of_their_own():
    """LEADERS-DRAFT-3: apart from the Age cards, which are dealt later."""
    game = new_game(expansions=["leaders"], seed=5)
    for _ in range(3):
        for seat in range(3):
            game.choose(seat, game.choices(seat)[0])
    for seat in range(3):
        view = game.view(seat)
        assert len(view.leaders_hand) == 4
        assert view.hand == ()
        assert [len(passed) for passed in view.leaders_passed] == [3, 2, 1]
    assert game.view(0).leaders_left == 34 - 12
    assert not hasattr(game.view(0).cities[1].leaders, "hand")


def test_why_a_leader_cannot_be_drafted():
    game = hall().packets(**PACKETS)
    assert (
        game.why_not("A", "draft nero")
        == "not one of the leaders that are passed round: choose 'draft LEADER'"
    )
    assert "draft LEADER" in game.why_not("A", "recruit maecenas")

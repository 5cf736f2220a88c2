"""Cards of Duel that would win at once: by military, by science, and nothing else."""

import msgspec
import pytest

from argosy import new_game
from argosy.web.duel.decisive import decisive_cards

GAME = new_game("duel", players=2, seed=3)
while not GAME.view(0).structure:  # the draft comes first
    GAME.choose(GAME.owing[0], GAME.choices(GAME.owing[0])[0])
CATALOG = GAME.ruleset.catalog


def view(pawn=0, symbols=(), progress=(), minerva=None):
    """The game as seat 0 sees it, with the pawn and with symbols and tokens of seat 0."""
    seen = GAME.view(0)
    city = msgspec.structs.replace(
        seen.cities[0], symbols=dict.fromkeys(symbols, 1), progress=tuple(progress)
    )
    return msgspec.structs.replace(seen, pawn=pawn, minerva=minerva, cities=(city, seen.cities[1]))


def decisive(seen, catalog, seat, card):
    """The way in which a card would win at once for a seat if it lay face up."""
    places = (
        (msgspec.structs.replace(GAME.view(0).structure[0], card=card),) if GAME.view(0).structure else ()
    )
    return decisive_cards(msgspec.structs.replace(seen, structure=places), catalog, seat).get(card, "")


def threats(seen, catalog, seat):
    return set(decisive_cards(seen, catalog, seat).values())


def card(kind, **wanted):
    """The first card of the catalog with an effect of a kind."""
    return next(
        one
        for one in CATALOG.cards
        for effect in one.effects
        if effect.kind == kind and all(getattr(effect, key) == value for key, value in wanted.items())
    )


SHIELDS = card("shields", amount=2)
SYMBOL = card("science")


@pytest.mark.parametrize(
    ("pawn", "seat", "expected"),
    [(6, 0, ""), (7, 0, "military"), (-6, 1, ""), (-7, 1, "military"), (7, 1, "")],
)
def test_shields_that_bring_the_pawn_to_the_capital_win(pawn, seat, expected):
    assert decisive(view(pawn), CATALOG, seat, SHIELDS.id) == expected


def test_the_token_that_adds_a_shield_counts_for_red_cards():
    token = next(
        one.id for one in CATALOG.progress for effect in one.effects if effect.kind == "extra_shield_on_red"
    )
    assert SHIELDS.color == "red"
    assert decisive(view(6, progress=(token,)), CATALOG, 0, SHIELDS.id) == "military"


def test_minerva_may_hold_the_pawn_so_nothing_is_said():
    assert decisive(view(7, minerva=8), CATALOG, 0, SHIELDS.id) == ""


def test_the_sixth_different_symbol_wins_and_a_second_of_a_kind_does_not():
    (own,) = [effect.symbol for effect in SYMBOL.effects if effect.symbol]
    others = [one for one in CATALOG.science.symbols if one != own][: CATALOG.science.supremacy - 1]
    assert decisive(view(symbols=others), CATALOG, 0, SYMBOL.id) == "science"
    assert decisive(view(symbols=others[1:]), CATALOG, 0, SYMBOL.id) == ""
    assert decisive(view(symbols=[own, *others[1:]]), CATALOG, 0, SYMBOL.id) == ""


def test_no_other_card_wins_with_the_pawn_before_the_capital():
    plain = card("coins")
    assert decisive(view(8), CATALOG, 0, plain.id) == ""


def test_threats_look_at_cards_that_lie_face_up():
    seen = view(-7)
    places = tuple(msgspec.structs.replace(one, card=SHIELDS.id) for one in GAME.view(0).structure[:1])
    assert threats(msgspec.structs.replace(seen, structure=places), CATALOG, 1) == {"military"}
    assert threats(msgspec.structs.replace(seen, structure=()), CATALOG, 1) == set()

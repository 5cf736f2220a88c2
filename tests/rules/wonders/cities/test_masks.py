"""Espionage (CITIES-MASK)."""

import pytest

from tests.rules.wonders.cities.town import both_editions, town


@both_editions
@pytest.mark.parametrize("card", ["pigeonhole", "band_of_spies", "torture_chamber"])
def test_a_mask_copies_a_symbol_of_a_green_card_next_door(edition, card):
    """CITIES-MASK-1: the scriptorium shows a tablet."""
    game = town(edition).city(A=card, B="scriptorium")
    assert (game.score("A", "science"), game.game.scores()[0].lines[4].note) == (1, {"mask": "tablet"})


def test_either_neighbour_will_do_and_nobody_else():
    """CITIES-MASK-1."""
    game = town(seats=4).city(A="pigeonhole", D="workshop")
    assert game.score("A", "science") == 1
    assert town(seats=4).city(A="pigeonhole", C="workshop").score("A", "science") == 0


def test_one_card_is_copied_once():
    """CITIES-MASK-2: two masks and one card give one symbol; two cards, also of one name, give two."""
    assert town().city(A="pigeonhole band_of_spies", B="scriptorium").score("A", "science") == 1
    assert town().city(A="pigeonhole band_of_spies", B="scriptorium school").score("A", "science") == 4
    game = town(seats=4).city(A="pigeonhole band_of_spies", B="scriptorium", D="scriptorium")
    assert game.score("A", "science") == 4
    mixed = town().city(A="pigeonhole band_of_spies scriptorium library", B="school", C="workshop")
    assert mixed.score("A", "science") == 3 * 3 + 1


def test_only_green_cards_count():
    """CITIES-MASK-3: not stages, guilds or other masks."""
    game = town().wonder(B="babylon:a").stages(B=2).city(A="pigeonhole", B="band_of_spies scientists_guild")
    assert game.score("A", "science") == 0


def test_green_cards_without_a_fixed_symbol_cannot_be_copied():
    """CITIES-MASK-3, CITIES-OPEN-4: the Explorer's Office of Armada is one, the Steersmen's Academy
    counts.
    """
    game = town(expansions=("armada",), seats=4).city(A="pigeonhole", B="explorers_office")
    assert game.score("A", "science") == 0


def test_the_best_symbol_is_taken():
    """CITIES-MASK-4: a set is worth more than a second tablet."""
    game = town().city(A="pigeonhole scriptorium workshop", B="school", C="apothecary")
    assert game.score("A", "science") == 1 + 1 + 1 + 7


def test_masks_and_other_open_symbols_are_decided_together():
    """CITIES-MASK-4: the mask takes the gear that only it can get, Babylon's symbol the compass."""
    game = town().wonder(A="babylon:a").stages(A=2).city(A="pigeonhole scriptorium", B="workshop")
    assert game.score("A", "science") == 10
    assert game.game.scores()[0].lines[4].note == {"any": "compass", "mask": "gear"}


def test_a_mask_is_no_green_card():
    """CITIES-MASK-5: the philosophers of a neighbour do not count it."""
    game = town(age=3).city(A="pigeonhole", B="philosophers_guild scriptorium")
    assert game.score("B", "guilds") == 0
    assert game.game.view(0).cities[0].colors["green"] == 0

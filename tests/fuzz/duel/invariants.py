"""Invariants of every decision of every game of Duel, as kernels: 100,000 games take a minute."""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.chance import STREAM_PLAY, random_below
from argosy.rules.duel.agora.senate import majority_holder
from argosy.rules.duel.agora.terms import CHAMBERS, CONSPIRACIES, DECREES, UNDER_CONSPIRACY
from argosy.rules.duel.drivers.play import begin, choose, index_of
from argosy.rules.duel.pantheon.terms import GATE, MYTHOLOGIES, MYTHOLOGY_CARDS, OFFERINGS, SPACES
from argosy.rules.duel.score import total_points
from argosy.rules.duel.terms import (
    AGES,
    AWAY,
    BLUE_TIE_BREAK,
    CARDS,
    CIVILIAN,
    COLORS,
    IN_CITY,
    PLACES,
    POINTS_BLUE,
    SCIENCE_SHARED,
    SHARED,
    TAKEN,
    TOKENS,
    UNDER_WONDER,
    WONDERS,
)

# What can be wrong: a bit set.
FAULTS = ("cards", "structure", "colors", "coins", "wonders", "tokens", "markers", "decrees", "conspiracies", "gods",
          "owing", "winner", "replay")  # fmt: skip
(
    BAD_CARDS, BAD_STRUCTURE, BAD_COLORS, BAD_COINS, BAD_WONDERS, BAD_TOKENS, BAD_MARKERS, BAD_DECREES,
    BAD_CONSPIRACIES, BAD_GODS, BAD_OWING, BAD_WINNER, BAD_REPLAY,
) = [1 << bit for bit in range(len(FAULTS))]  # fmt: skip

WONDER_LIMIT = 7
LAST_SPACE = 9
MARKERS_EACH = 12


@kernel
def look_for_faults(game, tables, out, lying):
    """The bit set of what is wrong at a decision or at the end. `lying` is room for one number a card."""
    faults = look_at_decks(game, lying) | look_at_what_is_under(game) | look_at_structure(game, tables)
    faults |= look_at_pawn(game)
    built = 0
    for seat in range(2):
        faults |= look_at_city(game, tables, seat)
        built += game.cities[seat].built
    if built > WONDER_LIMIT:
        faults |= BAD_WONDERS
    if tables.has_agora:
        faults |= look_at_senate(game) | look_at_conspiracies(game)
    if tables.has_pantheon:
        faults |= look_at_gods(game, lying) | look_at_god_tokens(game)
    if game.over == 0 and (out.count == 0 or game.decision == 0 or game.actor not in (0, 1)):
        faults |= BAD_OWING
    if game.over != 0:
        faults |= look_at_the_end(game, tables)
    return faults


@kernel
def look_at_decks(game, lying):
    """Every card of the decks lies at one place: it is gone from the structure exactly when it lies
    somewhere else.
    """
    for card in range(CARDS):
        lying[card] = 0
    for age in range(AGES):
        for place in range(PLACES):
            card = game.deck[age, place]
            if card >= 0:
                lying[card] += 1
                is_there = age + 1 > game.age or (age + 1 == game.age and game.present >> place & 1 != 0)
                if is_there != (game.card_place[card] == AWAY):
                    return BAD_CARDS
    for card in range(CARDS):
        if lying[card] > 1:
            return BAD_CARDS
    return 0


@kernel
def look_at_what_is_under(game):
    """DUEL-024, AGORA-051: a card under a wonder or a conspiracy is under one, and lies nowhere else."""
    under_wonders, under_conspiracies = 0, 0
    for card in range(CARDS):
        under_wonders += game.card_place[card] == UNDER_WONDER
        under_conspiracies += game.card_place[card] == UNDER_CONSPIRACY
    for wonder in range(WONDERS):
        under_wonders -= game.wonder_card[wonder] >= 0
        if (game.wonder_card[wonder] >= 0) != (game.wonder_built[wonder] != 0):
            return BAD_WONDERS
        if game.wonder_card[wonder] >= 0 and game.card_place[game.wonder_card[wonder]] != UNDER_WONDER:
            return BAD_CARDS
    for conspiracy in range(CONSPIRACIES):
        card = game.agora.prepared[conspiracy]
        under_conspiracies -= card >= 0
        if card >= 0 and game.card_place[card] != UNDER_CONSPIRACY:
            return BAD_CARDS
    return 0 if under_wonders == 0 and under_conspiracies == 0 else BAD_CARDS


@kernel
def look_at_structure(game, tables):
    """DUEL-010, 011: free cards are those that no card lies on; no others are."""
    structure = tables.structures[game.age - 1]
    for place in range(PLACES):
        is_there = game.present >> place & 1 != 0
        is_free = is_there and structure.covered_by[place] & game.present == 0
        if is_free != (game.open >> place & 1 != 0):
            return BAD_STRUCTURE
    return 0


@kernel
def look_at_city(game, tables, seat):
    """Counts of a city are those of its cards and tokens."""
    city, faults = game.cities[seat], 0
    if city.coins < 0 or city.protected < 0:
        faults |= BAD_COINS
    for color in range(COLORS):
        cards = 0
        for card in range(CARDS):
            cards += game.card_place[card] == IN_CITY + seat and tables.cards[card].color == color
        if cards != city.colors[color]:
            faults |= BAD_COLORS
    built, unbuilt, tokens = 0, 0, 0
    for wonder in range(WONDERS):
        if game.wonder_owner[wonder] == seat:
            built += game.wonder_built[wonder]
            unbuilt += 1 - game.wonder_built[wonder]
    for token in range(TOKENS):
        tokens += game.token_place[token] == TAKEN + seat
    if built != city.built or unbuilt != city.unbuilt_count:
        faults |= BAD_WONDERS
    return faults if tokens == city.progress else faults | BAD_TOKENS


@kernel
def look_at_pawn(game):
    """The pawn stands on the track, and at its end only when the game is over (DUEL-072)."""
    if abs(game.pawn) > LAST_SPACE or (abs(game.pawn) == LAST_SPACE and game.over == 0):
        return BAD_TOKENS
    return 0


@kernel
def look_at_senate(game):
    """AGORA-006, 007, 070: markers are in a chamber or with their owner, decrees in one chamber, control
    follows.
    """
    agora, faults = game.agora, 0
    seen, decrees = 0, 0
    for seat in range(2):
        markers = agora.supply[seat]
        for chamber in range(CHAMBERS):
            markers += agora.markers[chamber, seat]
            if agora.markers[chamber, seat] < 0:
                faults |= BAD_MARKERS
        if markers != MARKERS_EACH or agora.supply[seat] < 0:
            faults |= BAD_MARKERS
    for chamber in range(CHAMBERS):
        if game.over == 0 and agora.control[chamber] != majority_holder(agora, chamber):
            faults |= BAD_MARKERS
        for slot in range(2):
            decree = agora.decrees[chamber, slot]
            if decree >= 0:
                decrees += 1
                seen |= 1 << decree
    count = 0
    for decree in range(DECREES):
        count += seen >> decree & 1
    return faults if decrees == CHAMBERS and count == CHAMBERS else faults | BAD_DECREES


@kernel
def look_at_conspiracies(game):
    """AGORA-042, 043: each is in the deck, drawn, or with one player; only those of a player are prepared."""
    agora, seen = game.agora, 0
    for index in range(agora.stock_count):
        if seen >> agora.stock[index] & 1:
            return BAD_CONSPIRACIES
        seen |= 1 << agora.stock[index]
    for index in range(2):
        if agora.hand[index] >= 0:
            if seen >> agora.hand[index] & 1:
                return BAD_CONSPIRACIES
            seen |= 1 << agora.hand[index]
    for conspiracy in range(CONSPIRACIES):
        is_held = agora.holder[conspiracy] >= 0
        if is_held == (seen >> conspiracy & 1 != 0):
            return BAD_CONSPIRACIES
        if agora.prepared[conspiracy] >= 0 and not is_held:
            return BAD_CONSPIRACIES
    return 0


@kernel
def look_at_gods(game, lying):
    """PANTHEON-002, 011, 015: each god is in a deck, on a space, or with a player."""
    pantheon = game.pantheon
    for god in range(GATE):
        lying[god] = pantheon.owner[god] >= 0
    for mythology in range(MYTHOLOGIES):
        for index in range(MYTHOLOGY_CARDS):
            if pantheon.decks[mythology, index] >= 0:
                lying[pantheon.decks[mythology, index]] += 1
    for space in range(SPACES):
        if 0 <= pantheon.space[space] < GATE:
            lying[pantheon.space[space]] += 1
    for god in range(GATE):
        if lying[god] != 1:
            return BAD_GODS
    return 0


@kernel
def look_at_god_tokens(game):
    """PANTHEON-003, 004, 013: a mythology token lies in the structure or with a player.

    An offering token is with one player at most.
    """
    tokens = 0
    for mythology in range(MYTHOLOGIES):
        tokens += game.cities[0].mythology[mythology] + game.cities[1].mythology[mythology]
    for place in range(PLACES):
        tokens += game.pantheon.mythology_at[place] >= 0
    if game.cities[0].offerings & game.cities[1].offerings or game.cities[0].offerings >> OFFERINGS:
        return BAD_TOKENS
    return 0 if tokens == MYTHOLOGIES else BAD_TOKENS


@kernel
def look_at_the_end(game, tables):
    """DUEL-100, 102: one winner or a shared result, and the points bear it out."""
    is_shared = game.over in (SHARED, SCIENCE_SHARED)
    if (game.winner == -1) != is_shared or game.depth != 0:
        return BAD_WINNER
    lead = total_points(game, tables, 0) - total_points(game, tables, 1)
    blue = game.cities[0].points[POINTS_BLUE] - game.cities[1].points[POINTS_BLUE]
    if game.winner == 1:
        lead, blue = -lead, -blue
    if game.over == CIVILIAN and lead <= 0:
        return BAD_WINNER
    if game.over == BLUE_TIE_BREAK and (lead != 0 or blue <= 0):
        return BAD_WINNER
    if game.over == SHARED and (lead != 0 or blue != 0):
        return BAD_WINNER
    return 0


@kernel
def play_many_looked_at(games, blank, tables, out, first_seed, journals, lying, faults):
    """Random games, looked at after every choice.

    Fills `journals` (games, moments) with the numbers chosen.
    """
    for index in range(len(games)):
        games[index] = blank
        game, seed = games[index], first_seed + np.uint64(index)
        begin(game, tables, out, seed)
        wrong = look_for_faults(game, tables, out, lying)
        while game.over == 0:
            chosen = random_below(seed, STREAM_PLAY, game.moment, out.count)
            journals[index, game.moment] = out.number[chosen]
            choose(game, tables, out, chosen)
            wrong |= look_for_faults(game, tables, out, lying)
        faults[index] = wrong


@kernel
def replay_many(games, blank, tables, out, first_seed, journals, faults):
    """The same games again, from their seeds and the numbers chosen."""
    for index in range(len(games)):
        games[index] = blank
        game = games[index]
        begin(game, tables, out, first_seed + np.uint64(index))
        while game.over == 0:
            chosen = index_of(out, journals[index, game.moment])
            if chosen < 0:
                faults[index] |= BAD_REPLAY
                break
            choose(game, tables, out, chosen)

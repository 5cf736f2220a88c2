"""PPO in plain PyTorch learns Duel on one core: it imitates `greedy` first, then beats it.

    scripts/prepare examples
    .venv/bin/python examples/training/torch_ppo.py --threads 1 --out docs/bots/curves/torch_ppo-1.jsonl

docs/bots/reinforcement-learning.md says how it plays, what makes it fast, and what the lines of the curve
mean.
"""

from typing import Any, NamedTuple

import numpy as np
import torch
from common import GAME, Curve, asked
from torch import Tensor, nn
from torch.nn import functional

from argosy.batch import NO_CHOICE, batch_of
from argosy.bots.duel import best_prior_moves
from argosy.rules.duel.drivers.compact import lay_out_compact
from argosy.rules.duel.terms import CARDS, PLACES, WONDERS

GAMES = 1_024
AGAINST_GREEDY = 0.8
"""Share of the games in which `greedy` plays one seat; in the others the net plays both seats."""
STEPS = 32
"""Decisions of each game between two updates."""
BATCH, EPOCHS = 1_024, 1
WIDTH, NARROW = 512, 64
"""Units of a layer, and of the sum of embeddings of the cards that lie on the places of a structure."""
IMITATED, IMITATION_RATE = 0.2, 1e-3
"""Share of the time in which the choices of `greedy` are imitated, and the learning rate of it."""
RATE, ENTROPY, POINTS = 5e-4, 0.003, 0.2
"""Learning rate, weight of the entropy, and share of the lead in points in what is learned, at the start;
all fall evenly to almost 0 until the end of the run.
"""
CLOSE = 10.0
"""Points ahead that are worth three quarters of a full lead."""
TRACE = 0.8
"""Lambda of the generalised advantage estimate; rewards are not discounted."""
CLIP = 0.2
CIVILIAN = ("civilian", "blue", "shared")
"""Results of games that went to their last card."""
WITH_CARD, ANSWERS = 2 * CARDS, (2 + WONDERS) * CARDS
"""First numbers of the compact action space that build a wonder with a card, and that need no card of the
structure; those before build or discard one.
"""
KINDS = 16
"""One-hot columns for what is asked."""
OPEN = 2
"""Value of `structure.CARD` for a card that may be taken."""


class Decisions(NamedTuple):
    """Input of the net: a row for each decision."""

    features: Tensor
    """Scaled features, with one-hot numbers for what is asked and for open cards."""
    cards: Tensor
    """Rows of the embedding of the card on each place."""
    legal: Tensor
    """Legal compact numbers, NO_CHOICE behind the last."""

    def rows(self, which: Tensor) -> "Decisions":
        return Decisions(*(one[which] for one in self))


class Reader:
    """Input of the net from features and lists of legal numbers."""

    def __init__(self, names: tuple[str, ...], groups: dict[str, Any]) -> None:
        self.places, self.asked = names.index("place.card.0"), names.index("asked")
        self.structure = slice(groups["structure"][0], groups["structure"][-1] + 1)
        used = len(names) + KINDS + CARDS + CARDS + WONDERS
        self.width = -(-used // 64) * 64  # because products of matrices are fastest with such widths
        self.unused = self.width - used

    def read(self, features: Any, lists: Any) -> Decisions:
        """Return the input for some decisions.

        A number that names a card says little to a net: cards of places go into embeddings. Cards that can
        be built and wonders that can be built with any card are columns, because prices are in no feature.
        """
        seen, legal, rows = torch.from_numpy(features), torch.from_numpy(lists).long(), len(features)
        cards = slice(self.places, self.places + PLACES)
        numbers = seen.float()
        scaled = numbers.sign() * numbers.abs().log1p()
        scaled[:, cards] = 0
        asked = functional.one_hot(seen[:, self.asked].long().clamp(0, KINDS - 1), KINDS)
        built = torch.where((legal >= 0) & (legal < CARDS), legal, CARDS + WONDERS)
        with_card = (legal >= WITH_CARD) & (legal < ANSWERS)
        built = torch.where(with_card, CARDS + (legal - WITH_CARD) // CARDS, built)
        can = torch.zeros(rows, CARDS + WONDERS + 1).scatter_(1, built, 1.0)[:, :-1]
        is_open = seen[:, self.structure] == OPEN
        wide = torch.cat([scaled, asked, is_open, can, torch.zeros(rows, self.unused)], 1)
        places = seen[:, cards].long() + 1 + torch.arange(PLACES) * (CARDS + 1)
        return Decisions(wide.bfloat16(), places, legal)


class Net(nn.Module):
    """Chances of the legal choices, and the two expected results of the seat that decides.

    A choice has one logit for what is done and one for the card that is used up for a wonder, so that what is
    learned about a wonder holds for all cards.
    """

    def __init__(self, width: int, actions: int) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(width + NARROW, WIDTH), nn.Linear(WIDTH, WIDTH)
        self.places = nn.EmbeddingBag(PLACES * (CARDS + 1), NARROW, mode="sum")
        rows = WITH_CARD + WONDERS + CARDS + actions - ANSWERS
        self.rows, self.value = nn.Linear(WIDTH, rows), nn.Linear(WIDTH, 2)
        nn.init.normal_(self.places.weight, std=0.2)
        nn.init.orthogonal_(self.rows.weight, 0.01)
        number = np.arange(actions)
        kinds = [number < WITH_CARD, number < ANSWERS]
        done = [number, WITH_CARD + number // CARDS - 2]
        used = [rows, WITH_CARD + WONDERS + number % CARDS]
        others = WITH_CARD + WONDERS + CARDS + number - ANSWERS
        self.register_buffer("done", torch.from_numpy(np.select(kinds, done, others)))
        self.register_buffer("used", torch.from_numpy(np.select(kinds, used, rows)))

    def forward(self, seen: Decisions) -> tuple[Tensor, Tensor]:
        """Return logarithms of the chances, and the values."""
        with torch.autocast("cpu", torch.bfloat16):
            laid = self.places(seen.cards).bfloat16()
            hidden = functional.relu(self.first(torch.cat([seen.features, laid], 1)))
            hidden = functional.relu(self.second(hidden))
            rows, value = self.rows(hidden).float(), self.value(hidden).float()
        legal, rows = seen.legal.clamp(min=0), functional.pad(rows, (0, 1))
        logits = rows.gather(1, self.done[legal]) + rows.gather(1, self.used[legal])
        return logits.masked_fill(seen.legal == NO_CHOICE, -1e9).log_softmax(1), value


def in_rows(numbers: Any, starts: Any, counts: Any) -> Any:
    """Return a row of legal numbers for each game, NO_CHOICE behind the last."""
    places = np.arange(counts.max())
    at = np.minimum(starts[:, None] + places, len(numbers) - 1)
    return np.where(places < counts[:, None], numbers[at], NO_CHOICE)


class Games:
    """Games that go on for ever; each waits for the net."""

    def __init__(self, seed: int) -> None:
        deal = {name: value for name, value in GAME.items() if name != "game"}
        seed = (seed + 1) << 40  # far from those of the tests
        self.batch = batch_of(GAME["game"], games=GAMES, seed=seed, **deal)
        self.compact = self.batch.in_space("compact")
        self.reader = Reader(self.compact.features, self.compact.groups)
        self.numbers, _ = lay_out_compact(self.batch.ruleset.expansions)
        """The compact number of every exact one."""
        self.greedy = np.where(np.arange(GAMES) < AGAINST_GREEDY * GAMES, np.arange(GAMES) % 2, NO_CHOICE)
        """The seat that `greedy` plays in each game."""
        self._results()

    def observe(self) -> tuple[Decisions, Any]:
        """Return the input of the net, and the seat that decides in each game."""
        seats, legal = self.batch.owing().argmax(axis=1), self.compact.legal()
        rows = np.arange(GAMES), seats
        lists = in_rows(legal.numbers, legal.starts[rows], legal.counts[rows])
        return self.reader.read(self.compact.observe_seats(seats), lists), seats

    def greedy_choices(self, seen: Decisions) -> Tensor:
        """Return the place of what `greedy` would choose in each list of legal numbers."""
        wanted = self.numbers[best_prior_moves(self.batch, np.ones(GAMES, np.bool_))].astype(np.int64)
        return (seen.legal == torch.from_numpy(wanted)[:, None]).int().argmax(1)

    def step(self, numbers: Any) -> tuple[Any, Any]:
        """Play a compact number in each game; return results of seat 0 and which games have ended."""
        self.compact.step(np.where(self.compact.owing(), numbers[:, None], NO_CHOICE))
        return self._results()

    def _results(self) -> tuple[Any, Any]:
        """Deal games that are over again and let `greedy` play, until each game waits for the net.

        Return results of seat 0, and which games have ended.
        """
        results, ended = np.zeros((GAMES, 2), np.float32), np.zeros(GAMES, np.bool_)
        while True:
            over = self.batch.over()
            if over.any():
                results[over], ended = self._result()[over], ended | over
                self.batch.reset(over)
            turn = self.batch.owing()
            where = (self.greedy >= 0) & (turn.argmax(axis=1) == self.greedy)
            if not where.any():
                return results, ended
            moves = best_prior_moves(self.batch, where)
            self.batch.step(np.where(turn, moves[:, None], NO_CHOICE), where)

    def _result(self) -> Any:
        """Return two results of seat 0 in each game, -1 to 1: won or lost, and the lead in points.

        A victory by shields or symbols counts as a full lead.
        """
        won = self.batch.winners() @ np.array([1.0, -1.0])
        lead = self.batch.scores().astype(np.float64) @ np.array([1.0, -1.0])
        civilian = np.isin(self.batch.result(), [self.batch.results.index(one) for one in CIVILIAN])
        return np.stack([won, np.where(civilian, np.tanh(lead / CLOSE), won)], 1)


class Rollout(NamedTuple):
    """Decisions with what has come of them; two columns for the two results of a game."""

    seen: Decisions
    chosen: Tensor
    """Places of the choices in the lists of legal numbers."""
    chance: Tensor
    advantages: Tensor
    returns: Tensor
    shown: Tensor
    """Places of what `greedy` would choose; empty where nothing is imitated."""


@torch.no_grad()
def rollout(net: Net, games: Games, *, imitates: bool) -> Rollout:
    """Play `STEPS` decisions of each game and estimate their advantages.

    A game is one sequence, whoever decides: here results and values count for seat 0, so that they change
    their sign for seat 1.
    """
    steps: list[Any] = []
    shown: list[Tensor] = []
    for _ in range(STEPS + 1):
        seen, seats = games.observe()
        chances, value = net(seen)
        sign = torch.from_numpy(1.0 - 2.0 * seats).float()[:, None]
        chosen = (chances - torch.empty_like(chances).exponential_().log()).argmax(1, keepdim=True)
        if len(steps) < STEPS:
            if imitates:
                shown.append(games.greedy_choices(seen))
            result, ended = games.step(seen.legal.gather(1, chosen)[:, 0].numpy())
            goes_on = torch.from_numpy(~ended).float()[:, None]
            chance = chances.gather(1, chosen)[:, 0]
            steps.append((seen, chosen[:, 0], chance, sign, sign * value, torch.from_numpy(result), goes_on))
    following, advantage = sign * value, torch.zeros(GAMES, 2)
    advantages, returns = [], []
    for *_, sign, value, result, goes_on in reversed(steps):
        advantage = result + goes_on * (following + TRACE * advantage) - value
        advantages.append(sign * advantage)
        returns.append(sign * (advantage + value))
        following = value
    inputs, chosen, chances, *_ = zip(*steps, strict=True)
    features, cards, lists = zip(*inputs, strict=True)
    wide = max(one.shape[1] for one in lists)
    legal = [functional.pad(one, (0, wide - one.shape[1]), value=NO_CHOICE) for one in lists]
    return Rollout(
        Decisions(torch.cat(features), torch.cat(cards), torch.cat(legal)),
        torch.cat(chosen),
        torch.cat(chances),
        torch.cat(advantages[::-1]),
        torch.cat(returns[::-1]),
        torch.cat(shown) if imitates else torch.empty(0),
    )


def learn(net: Net, optimiser: torch.optim.Optimizer, played: Rollout, left: float) -> None:
    """Take the steps of PPO over a rollout, or of imitation. left: share of the time of the run."""
    imitates = len(played.shown) > 0
    optimiser.param_groups[0]["lr"] = IMITATION_RATE if imitates else RATE * left
    advantages = played.advantages @ torch.tensor([1 - POINTS * left, POINTS * left])
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(advantages)).split(BATCH):
            chances, value = net(played.seen.rows(rows))
            ratio = (chances.gather(1, played.chosen[rows, None])[:, 0] - played.chance[rows]).exp()
            better = advantages[rows]
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            if imitates:
                gain = chances.gather(1, played.shown[rows, None]).mean()
            entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
            error = functional.mse_loss(value, played.returns[rows])
            optimiser.zero_grad()
            (error - gain - ENTROPY * left * entropy).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def main() -> None:
    said = asked(__doc__)
    torch.manual_seed(said.seed)
    torch.set_num_threads(said.threads)
    games = Games(said.seed)
    net = Net(games.reader.width, games.compact.actions)
    optimiser = torch.optim.Adam(net.parameters(), lr=RATE, eps=1e-5, fused=True)
    curve, decisions = Curve(said.out, said.minutes), 0

    @torch.no_grad()
    def best(features: Any, legal: Any) -> Any:
        counts = legal.sum(axis=1)
        lists = in_rows(np.nonzero(legal)[1], np.cumsum(counts) - counts, counts)
        chosen = net(games.reader.read(features, lists))[0].argmax(1).numpy()
        return lists[np.arange(len(lists)), chosen]

    curve.test(best, decisions)
    while not curve.is_over():
        left = max(0.02, 1 - curve.seconds / (60 * said.minutes))
        learn(net, optimiser, rollout(net, games, imitates=left > 1 - IMITATED), left)
        decisions += GAMES * STEPS
        if curve.is_due():
            curve.test(best, decisions)


if __name__ == "__main__":
    main()

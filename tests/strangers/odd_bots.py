"""Bots as users write them: one that plays, and many with one fault each.

They stand in a module that only the tests that name it find.
"""

# ruff: noqa: ARG002  because what a bot is given is the same for all, and few of these look at it
import os
import sys
import threading


class First:
    """Takes the first choice, always."""

    def decide(self, view, choices, rng):
        return choices[0]


class Lucky:
    """Takes any choice, by the chance that it is given."""

    def decide(self, view, choices, rng):
        return rng.choice(choices)


class Slow(First):
    """Thinks for a moment before every choice."""

    def decide(self, view, choices, rng):
        threading.Event().wait(0.2)
        return choices[0]


class Dueller(First):
    games = ("duel",)


class Chess(First):
    games = ("chess",)


class Hangs:
    def decide(self, view, choices, rng):
        threading.Event().wait()


class HangsLate(First):
    def decide(self, view, choices, rng):
        if view.moment >= 3:
            threading.Event().wait()
        return choices[0]


class Forks:
    """Hangs together with a child that holds all its pipes."""

    def decide(self, view, choices, rng):
        os.fork()
        threading.Event().wait()


class Dies:
    def decide(self, view, choices, rng):
        os._exit(3)


class Raises:
    def decide(self, view, choices, rng):
        raise ValueError("no idea\nat all")


class Exits:
    def decide(self, view, choices, rng):
        sys.exit("enough")


class Nonsense:
    def decide(self, view, choices, rng):
        return "build moon"


class Talks(First):
    """Prints what would be taken for messages."""

    def decide(self, view, choices, rng):
        os.write(1, b"\xff" * 64)
        print("thinking")
        return choices[0]


class Unmakeable(First):
    def __init__(self) -> None:
        raise RuntimeError("no licence [/here]")


class Moody(First):
    """Fails once in each process."""

    has_failed = False

    def decide(self, view, choices, rng):
        if view.moment == 2 and not Moody.has_failed:
            Moody.has_failed = True
            raise ValueError("a bad day")
        return choices[0]


def make_first():
    return First()


def make_nothing():
    return 3


ready_made = First()
number = 3

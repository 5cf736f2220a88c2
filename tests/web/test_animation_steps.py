"""Animation steps as sent: the newest reveals, numbered, as JSON that cannot end its element."""

import json

from argosy.web.table.animation import REMEMBERED, AnimationStep, Teller, drop, in_steps, told


class Happened:
    def __init__(self, kind):
        self.kind = kind


def test_the_newest_reveals_are_sent_with_their_numbers():
    sent = json.loads(
        told([[n] for n in range(9)], lambda events: (AnimationStep("reveal", (drop(f"card-{events[0]}"),)),))
    )
    assert [one["number"] for one in sent] == list(range(10 - REMEMBERED, 10))
    assert sent[-1]["steps"] == [{"name": "reveal", "moves": [{"do": "drop", "at": "card-8"}]}]
    assert json.loads(told([], tuple)) == []


def test_no_id_ends_the_element():
    assert "</script" not in told([[1]], lambda _: (AnimationStep("reveal", (drop("</script>"),)),))


def test_animation_steps_keep_the_order_of_the_rules_and_empty_ones_are_left_out():
    tellers = {
        "late": Teller("pass", lambda _, look: (drop(look),)),
        "early": Teller("reveal", lambda _, look: (drop(look),)),
        "nowhere": Teller("pay", lambda *_: ()),
        "quiet": None,
    }
    events = [Happened(kind) for kind in ("late", "quiet", "early", "nowhere", "early", "unheard of")]
    animation_steps = in_steps(events, "city-0", tellers, ("reveal", "pay", "pass"))
    assert [(animation_step.name, len(animation_step.moves)) for animation_step in animation_steps] == [
        ("reveal", 2),
        ("pass", 1),
    ]

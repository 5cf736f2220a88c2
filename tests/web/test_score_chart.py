"""Chart of scores beside a score pad and in the post-game analysis."""

import pytest

from argosy.web.score_pad.chart import APART, HEIGHT, moved_apart


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ([10.0, 100.0], [10, 100]),
        ([10.0, 12.0, 100.0], [10, 10 + APART, 100]),
        ([10.0, 232.0, 232.0, 232.0], [10, 201, 220, 239]),
        ([232.0] * 8, [239 - APART * n for n in range(7, -1, -1)]),
    ],
)
def test_flags_at_the_ends_of_lines_do_not_cover_each_other_and_stay_in_the_chart(lines, expected):
    apart = moved_apart(lines)
    assert apart == expected
    assert max(apart) + 10 <= HEIGHT

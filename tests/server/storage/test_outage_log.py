"""Log of outages: a line at the beginning and one at the end, whatever fails in between."""

from argosy.server.outage_log import OutageLog


def events(logs) -> list[str]:
    return [entry["event"] for entry in logs]


def test_an_outage_is_a_line_at_its_beginning_and_one_at_its_end(logs):
    outages = OutageLog()
    outages.note_answer(is_write=True)
    for _ in range(90):
        outages.note_failure("no route to host", is_write=False)
    assert outages.is_away
    outages.note_answer(is_write=False)
    assert not outages.is_away
    assert events(logs) == ["the database is away", "the database answers again"]
    assert (logs[0]["reason"], logs[1]["failures"]) == ("no route to host", 90)


def test_each_outage_counts_its_own_failures(logs):
    outages = OutageLog()
    for failures in (3, 2):
        for _ in range(failures):
            outages.note_failure("closed", is_write=False)
        outages.note_answer(is_write=False)
    assert [entry["failures"] for entry in logs[1::2]] == [3, 2]
    assert outages.failures == 5


def test_a_full_disk_is_one_outage_although_everybody_reads(logs):
    outages = OutageLog()
    for _ in range(10):
        outages.note_failure("disk full", is_write=True)
        outages.note_answer(is_write=False)
    assert outages.is_away
    outages.note_answer(is_write=True)
    assert events(logs) == ["the database is away", "the database answers again"]

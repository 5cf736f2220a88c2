"""Metrics of several server processes: one answer, whichever of them is asked."""

import asyncio
import os
import time

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from argosy.server.http import metrics
from argosy.server.http.worker_metrics import ENDED, ProcessMetrics, WorkerMetrics, added_up
from tests.server.processes import PATIENCE, Process, wait_for

ONE = """# HELP argosy_choices_total Choices.
# TYPE argosy_choices_total counter
argosy_choices_total{game="duel",by="bot"} 9.0
# HELP argosy_write_seconds Writes.
# TYPE argosy_write_seconds histogram
argosy_write_seconds_bucket{le="0.1"} 3.0
argosy_write_seconds_bucket{le="+Inf"} 4.0
argosy_write_seconds_count 4.0
argosy_write_seconds_sum 0.5
# HELP argosy_open_streams Pages.
# TYPE argosy_open_streams gauge
argosy_open_streams 2.0
# HELP argosy_build_info Version.
# TYPE argosy_build_info gauge
argosy_build_info{version="0.2.0"} 1.0
# HELP process_start_time_seconds Start.
# TYPE process_start_time_seconds gauge
process_start_time_seconds 1000.0
"""
OTHER = ONE.replace("9.0", "55.0").replace("1000.0", "900.0")


def numbers(text: bytes | str) -> dict[tuple[str, ...], float]:
    text = text if isinstance(text, str) else text.decode()
    return {
        (sample.name, *(value for _, value in sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_processes_that_live_add_up():
    found = numbers(added_up([ProcessMetrics(ONE, is_alive=True), ProcessMetrics(OTHER, is_alive=True)]))
    assert found["argosy_choices_total", "bot", "duel"] == 64
    assert found["argosy_write_seconds_bucket", "+Inf"] == found["argosy_write_seconds_count",] == 8
    assert found["argosy_open_streams",] == 4
    assert found["argosy_build_info", "0.2.0"] == 1
    assert found["process_start_time_seconds",] == 900
    assert found["argosy_workers",] == 2


def test_no_counter_falls_when_a_process_ends_but_its_pages_are_closed():
    found = numbers(added_up([ProcessMetrics(ONE, is_alive=True), ProcessMetrics(OTHER, is_alive=False)]))
    assert found["argosy_choices_total", "bot", "duel"] == 64
    assert found["argosy_write_seconds_sum",] == 1.0
    assert (found["argosy_open_streams",], found["argosy_workers",]) == (2, 1)


def test_a_process_reads_what_its_siblings_have_left(tmp_path):
    mine = WorkerMetrics(tmp_path)
    mine.leave(b"mine 1.0\n")
    for number, age in ((1, 0.0), (2, ENDED + 1)):
        file = tmp_path / f"{number}.prom"
        file.write_text(f"of_{number} 1.0\n", encoding="utf-8")
        os.utime(file, (time.time() - age,) * 2)
    assert mine.others() == [
        ProcessMetrics("of_1 1.0\n", is_alive=True),
        ProcessMetrics("of_2 1.0\n", is_alive=False),
    ]


def test_files_that_cannot_be_read_are_left_out(tmp_path):
    """As one that goes away between the listing and the reading."""
    (tmp_path / "1.prom").symlink_to(tmp_path / "gone")
    (tmp_path / "2.prom").write_text("of_2 1.0\n", encoding="utf-8")
    assert WorkerMetrics(tmp_path).others() == [ProcessMetrics("of_2 1.0\n", is_alive=True)]


async def test_a_folder_that_is_away_is_said_once(app_state, logs, tmp_path, monkeypatch):
    tries, left = [], asyncio.Event()

    def leave(_self: WorkerMetrics, text: bytes) -> None:
        tries.append(text)
        if len(tries) < 4:
            raise FileNotFoundError("no folder")
        left.set()

    monkeypatch.setattr(metrics, "EVERY", 0.0)
    monkeypatch.setattr(WorkerMetrics, "leave", leave)
    chore = asyncio.create_task(metrics.leave_forever(app_state, tmp_path))
    await left.wait()
    chore.cancel()
    assert [entry["event"] for entry in logs] == ["metrics could not be left for the other processes"]


async def test_that_the_server_is_full_is_said_once_with_what_to_do(app_state, logs, monkeypatch):
    for _ in range(50):
        app_state.note_refusal("server_full")
        app_state.note_refusal("stale")
    assert [entry["event"] for entry in logs] == ["the server is full"]
    assert "[limits] tables" in logs[0]["advice"]
    assert app_state.refusals["server_full"] == 50
    monkeypatch.setattr("argosy.server.http.app_state.FULL_AGAIN", 0.0)
    app_state._full_until.clear()
    app_state.note_refusal("server_full")
    app_state.note_refusal("server_full")
    assert len(logs) == 3


@pytest.mark.whole
def test_two_workers_answer_with_the_same_numbers(tmp_path, postgres_url):
    settings = {"ARGOSY_SERVER_DATABASE": postgres_url, "ARGOSY_SERVER_WORKERS": "2"}
    server = Process(tmp_path, settings=settings)

    def scrape() -> dict[tuple[str, ...], float]:
        with httpx.Client(
            base_url=server.url, timeout=PATIENCE
        ) as http:  # a connection of its own: any worker
            return numbers(http.get("/metrics").text)

    wait_for(lambda: scrape()["argosy_workers",] == 2)
    asked = 40
    for _ in range(asked):
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
            assert http.get("/").status_code == 200
    wait_for(lambda: {scrape()["argosy_responses_total", "2xx"] for _ in range(20)} == {asked})
    assert {scrape()["argosy_responses_total", "2xx"] for _ in range(20)} == {asked}
    assert server.interrupt() == 0

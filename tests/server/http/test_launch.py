"""Launch of a server by the command: addresses for a browser and for a friend."""

import socket

import httpx
import pytest

from argosy.server.http import own_addresses
from argosy.server.http.launch import _announce, default_data_dir, listen, local_address, shared_address
from argosy.server.http.own_addresses import EVERYWHERE, is_loopback, lan_address, link_base, reach_of
from tests.server.processes import Process

HERE = "http://127.0.0.1:7777"


def test_a_port_that_somebody_else_has_is_not_the_end():
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with listen("127.0.0.1", port) as second:
            assert port < second.getsockname()[1] <= port + 20


def test_a_server_for_others_keeps_its_port_or_does_not_start():
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with pytest.raises(OSError, match=f"^port {port} is in use on 127.0.0.1: choose another one"):
            listen("127.0.0.1", port, other_ports=0)


def test_there_is_no_port_after_the_last_one():
    with listen("127.0.0.1", 65_535), pytest.raises(OSError, match="port 65535 is in use"):
        listen("127.0.0.1", 65_535)


def test_an_address_that_is_not_ours_is_a_clear_error():
    with pytest.raises(OSError, match="assign"):
        listen("192.0.2.1", 0)


def test_the_address_names_this_machine_and_the_port():
    with listen("127.0.0.1", 0) as listener:
        assert local_address("127.0.0.1", listener) == f"http://127.0.0.1:{listener.getsockname()[1]}"
        assert local_address(EVERYWHERE[0], listener) == f"http://127.0.0.1:{listener.getsockname()[1]}"
        assert local_address("::1", listener).startswith("http://[::1]:")


def test_friends_get_an_address_only_when_we_listen_to_them(monkeypatch):
    monkeypatch.setattr("argosy.server.http.launch.lan_address", lambda: "192.168.1.5")
    with listen("127.0.0.1", 0) as listener:
        assert shared_address("127.0.0.1", listener) is None
        assert shared_address(EVERYWHERE[0], listener) == f"http://192.168.1.5:{listener.getsockname()[1]}"


def test_without_a_network_there_is_no_address_for_friends(monkeypatch):
    class Offline(socket.socket):
        def connect(self, _address):
            raise OSError("network is unreachable")

    monkeypatch.setattr(own_addresses.socket, "socket", Offline)
    assert lan_address() is None


@pytest.mark.parametrize(
    "url",
    ["http://127.0.0.1:7777/", "http://localhost:7777", "http://[::1]:7777/", "http://argosy.localhost/"],
)
def test_these_addresses_lead_every_computer_to_itself(url):
    assert is_loopback(url)


@pytest.mark.parametrize(
    "url", ["http://192.168.1.5:7777", "https://argosy.example/", "http://[fd00::1]/", "http://"]
)
def test_these_addresses_lead_others_here(url):
    assert not is_loopback(url)


@pytest.mark.parametrize(
    ("requested", "public_url", "network_url", "base"),
    [
        ("http://127.0.0.1:7777/", None, "http://192.168.1.5:7777", "http://192.168.1.5:7777"),
        ("http://localhost:7777/", None, "http://192.168.1.5:7777", "http://192.168.1.5:7777"),
        ("http://127.0.0.1:7777/", None, None, "http://127.0.0.1:7777"),
        ("http://10.0.0.7:7777/", None, "http://192.168.1.5:7777", "http://10.0.0.7:7777"),
        ("https://argosy.example/", None, "http://192.168.1.5:7777", "https://argosy.example"),
        (
            "http://127.0.0.1:7777/",
            "https://argosy.example/",
            "http://192.168.1.5:7777",
            "https://argosy.example",
        ),
    ],
)
def test_links_for_friends_begin_with_an_address_that_friends_can_open(
    requested, public_url, network_url, base
):
    assert link_base(requested, public_url, network_url) == base


async def test_a_host_at_the_loopback_address_hands_out_the_address_in_the_network(app_state, person):
    app_state._network_url = "http://192.168.1.5:7777"
    ada = person("Ada")
    table = await ada.new_table(**{"seat-0": "you", "seat-1": "friend"})
    page = (await ada.get(f"http://localhost:7777/t/{table}")).text
    assert f'value="http://192.168.1.5:7777/t/{table}"' in page
    assert 'id="local-only"' not in page


async def test_a_link_that_only_this_computer_can_open_says_so_and_how_to_let_friends_in(
    app_state, person, monkeypatch
):
    monkeypatch.setattr(own_addresses, "lan_address", lambda: "192.168.1.5")
    ada = person("Ada")
    ada.http.base_url = ada.http.headers["origin"] = HERE
    table = await ada.new_table(**{"seat-0": "you", "seat-1": "friend"})
    page = (await ada.get(f"http://127.0.0.1:7777/t/{table}")).text
    assert "The link works only on this computer" in page
    assert "Let my network join" in page
    assert 'class="qr-code"' not in page
    reached = (await person("Ben").get(f"/t/{table}")).text
    assert 'id="local-only"' not in reached
    assert 'class="qr-code"' in reached


@pytest.mark.parametrize(
    ("url", "reach"),
    [
        ("http://127.0.0.1:7777", "computer"), ("http://[::1]:7777", "computer"), ("http://localhost:7777", "computer"),
        ("http://192.168.1.5:7777", "network"), ("http://10.0.0.7", "network"), ("http://[fd00::5]:7777", "network"),
        ("http://ship.local:7777", "network"), ("http://ship:7777", "network"),
        ("https://argosy.example", "world"), ("http://9.9.9.9:7777", "world"), ("https://local.example", "world"),
    ],
)  # fmt: skip
def test_who_can_open_an_address(url, reach):
    assert reach_of(url) == reach


@pytest.mark.parametrize("found", ["192.168.1.5", None])
async def test_a_network_that_is_not_there_cannot_be_let_in(app_state, person, monkeypatch, found):
    monkeypatch.setattr(own_addresses, "lan_address", lambda: found)
    ada = person("Ada")
    ada.http.base_url = ada.http.headers["origin"] = HERE
    table = await ada.new_table(**{"seat-0": "you", "seat-1": "friend"})
    page = (await ada.get(f"http://127.0.0.1:7777/t/{table}")).text
    assert ("Let my network join" in page) == (found is not None)


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="no IPv6 here")
def test_a_server_that_listens_to_everybody_hears_both_kinds_of_addresses():
    with (
        listen("::", 0) as listener,
        socket.create_connection(("127.0.0.1", listener.getsockname()[1]), 5) as caller,
    ):
        assert caller.getpeername()[0] == "127.0.0.1"


@pytest.mark.parametrize(
    ("shared", "line"), [(None, "--host 0.0.0.0"), ("http://192.168.1.5:1", "http://192.168.1.5:1")]
)
def test_the_command_says_how_friends_come_in(capsys, shared, line):
    _announce("http://127.0.0.1:1", shared, open_browser=False)
    assert line in capsys.readouterr().out


def test_games_are_kept_where_the_system_keeps_data():
    assert default_data_dir().name == "argosy"


def test_the_command_serves_on_a_folder_with_an_odd_name(tmp_path):
    folder = tmp_path / "spiele & más %20?"
    server = Process(folder)
    assert httpx.get(server.url, timeout=60).status_code == 200
    score_pad = httpx.get(f"{server.url}/pad", params={"name-0": "x" * 6_000}, timeout=60)
    assert score_pad.status_code == 200, "everything that is filled in stands in its address"
    assert server.interrupt() == 0
    assert (folder / "argosy.sqlite").exists()

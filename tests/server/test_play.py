"""From the command to an address that a browser and a friend can use."""

import socket

import httpx
import pytest

from argosy.server import addresses
from argosy.server.addresses import EVERYWHERE, lan_address
from argosy.server.play import default_data_dir, listen, local_address, shared_address
from tests.server.processes import Process


def test_a_port_that_somebody_else_has_is_not_the_end():
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with listen("127.0.0.1", port) as second:
            assert port < second.getsockname()[1] <= port + 20


def test_an_address_that_is_not_ours_is_a_clear_error():
    with pytest.raises(OSError, match="assign"):
        listen("192.0.2.1", 0)


def test_the_address_names_this_machine_and_the_port():
    with listen("127.0.0.1", 0) as listener:
        assert local_address("127.0.0.1", listener) == f"http://127.0.0.1:{listener.getsockname()[1]}"
        assert local_address(EVERYWHERE[0], listener) == f"http://127.0.0.1:{listener.getsockname()[1]}"
        assert local_address("::1", listener).startswith("http://[::1]:")


def test_friends_get_an_address_only_when_we_listen_to_them(monkeypatch):
    monkeypatch.setattr("argosy.server.play.lan_address", lambda: "192.168.1.5")
    with listen("127.0.0.1", 0) as listener:
        assert shared_address("127.0.0.1", listener) is None
        assert shared_address(EVERYWHERE[0], listener) == f"http://192.168.1.5:{listener.getsockname()[1]}"


def test_without_a_network_there_is_no_address_for_friends(monkeypatch):
    class Offline(socket.socket):
        def connect(self, _address):
            raise OSError("network is unreachable")

    monkeypatch.setattr(addresses.socket, "socket", Offline)
    assert lan_address() is None


def test_games_are_kept_where_the_system_keeps_data():
    assert default_data_dir().name == "argosy"


def test_the_command_serves_on_a_folder_with_an_odd_name(tmp_path):
    folder = tmp_path / "spiele & más %20?"
    server = Process(folder)
    assert httpx.get(server.url).status_code == 200
    assert server.interrupt(15) == 0
    assert (folder / "argosy.sqlite").exists()

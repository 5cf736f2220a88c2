"""Second listener for the local network: opened and closed while the server runs."""

import socket

import httpx
import pytest
import uvicorn

from argosy.server.errors import Refused
from argosy.server.http import network_listener
from argosy.server.http.network_listener import NetworkListener

OTHER = "127.0.0.2"
"""Another loopback address: the network of a test."""


async def hello(scope, _receive, send):
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": scope["path"].encode()})


@pytest.fixture
def listener(monkeypatch, free_port):
    monkeypatch.setattr(network_listener, "lan_address", lambda: OTHER)
    return NetworkListener(uvicorn.Config(hello, log_config=None, lifespan="off"), free_port)


@pytest.fixture
def free_port():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return taken.getsockname()[1]


async def answer(url: str) -> str:
    async with httpx.AsyncClient() as client:
        return (await client.get(f"{url}/here")).text


async def test_the_network_is_let_in_and_out_again(listener):
    assert listener.url is None
    await listener.open()
    assert listener.url is not None
    assert await answer(listener.url) == "/here"
    await listener.open()
    url = listener.url
    await listener.close()
    assert listener.url is None
    async with httpx.AsyncClient() as client:
        with pytest.raises(httpx.ConnectError):
            await client.get(url)


async def test_without_a_network_the_refusal_says_so(listener, monkeypatch):
    monkeypatch.setattr(network_listener, "lan_address", lambda: None)
    with pytest.raises(Refused, match="in no network"):
        await listener.open()


async def test_a_port_that_is_taken_there_is_named(listener, free_port):
    with (
        socket.create_server((OTHER, free_port)),
        pytest.raises(Refused, match=f"Port {free_port} of {OTHER}"),
    ):
        await listener.open()


@pytest.mark.parametrize("base", ["http://argosy.test", "http://127.0.0.1:7777"])
async def test_only_the_person_at_the_computer_lets_the_network_in(app_state, person, listener, base):
    ada = person("Ada")
    assert (await ada.post("/network")).status_code == 403, "this server has no such switch"
    app_state.network_listener = listener
    ada.http.base_url, ada.http.headers["origin"] = base, base
    is_here = "127.0.0.1" in base
    assert ("Let my network join" in (await ada.get("/")).text) is is_here
    opened = await ada.post("/network", data={"open": "on", "next": "/t/abc"})
    assert opened.status_code == (303 if is_here else 403)
    assert (app_state.network_url is not None) is is_here
    if is_here:
        assert opened.headers["location"] == "/t/abc"
        assert f"http://{OTHER}:" in (await ada.get("/")).text
        table = await ada.new_table(table="wonders-4", others="friend")
        assert f"http://{OTHER}:" in (await ada.get(f"/t/{table}")).text, "links to friends name it"
        await ada.post("/network", data={"open": "off"})
        assert app_state.network_url is None

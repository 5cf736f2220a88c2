"""Launch of a server: one process, one data folder, one printed address (`argosy play`)."""

import asyncio
import contextlib
import errno
import gc
import socket
import tempfile
import webbrowser
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import platformdirs
import uvicorn

from argosy.server import logs
from argosy.server.bots.bot_backend import thinking_for
from argosy.server.bots.custom_bots import admit
from argosy.server.errors import StoreError
from argosy.server.http import service_manager
from argosy.server.http.app import create_app
from argosy.server.http.app_state import AppState
from argosy.server.http.client_addresses import is_this_machine
from argosy.server.http.http_limits import LARGEST_HEAD, door
from argosy.server.http.network_listener import NetworkListener
from argosy.server.http.own_addresses import EVERYWHERE, is_loopback, lan_address
from argosy.server.http.worker_processes import supervise
from argosy.server.settings import HOME_SETTINGS, Service, Settings
from argosy.server.storage.store import is_shared, prepare

DEFAULT_PORT = 7777
LET_IN = "start with --host 0.0.0.0 to let friends in your network join."
SHUTDOWN_SECONDS = 5
"""Seconds that open requests get when the server closes."""
BACKLOG = 512
FIRST_PAGE_SECONDS = 0.5
"""Seconds in which the first page has the process for itself."""
LAST_PORT = 65_535
NEXT_PORTS = 20
"""How many ports after the wanted one are tried when somebody else has it."""


class Server(uvicorn.Server):
    """Uvicorn server that ends the live streams first and reports when it is ready."""

    def __init__(self, config: uvicorn.Config, app_state: AppState, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.app_state = app_state
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen, then say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Close: uvicorn waits for open responses, so the streams have to end by themselves."""
        super().handle_exit(sig, frame)
        asyncio.get_running_loop().call_soon_threadsafe(self.app_state.begin_closing)


def default_data_dir() -> Path:
    """Return the default folder of stored games."""
    return Path(platformdirs.user_data_dir("argosy"))


def run(
    host: str = "127.0.0.1",
    port: int = DEFAULT_PORT,
    data_dir: Path | None = None,
    *,
    open_browser: bool = True,
    other_ports: int = NEXT_PORTS,
    settings: Settings = HOME_SETTINGS,
    warm: bool = True,
    is_at_home: bool = False,
) -> None:
    """Serve until interrupted. Prints the address; with port 0 the system picks one.

    other_ports: how many ports after this one are tried when somebody else has it. `settings` say the rest
    (docs/host/settings.md). `warm`: change to the compiled backend as soon as it is there.
    is_at_home: the person at this computer may let the local network in. Raises OSError where nobody can
    listen.
    """
    service = settings.server
    logs.set_up(service.log)
    with listen(host, port, other_ports) as listener, contextlib.suppress(KeyboardInterrupt):
        address, shared = local_address(host, listener), shared_address(host, listener)

        def announce() -> None:
            service_manager.notify(service_manager.READY)
            _announce(address, service.public_url or shared, open_browser=open_browser)

        folder = data_dir or default_data_dir()
        if service.workers == 1:
            serve_on(announce, listener, shared, folder, settings, warm=warm, is_at_home=is_at_home)
        else:
            _check_shared(service)
            with tempfile.TemporaryDirectory(prefix="argosy-metrics-") as metrics:
                given = listener, shared, folder, settings, warm, Path(metrics)
                supervise(service.workers, _work, *given, ready=announce)


def _check_shared(service: Service) -> None:
    """Refuse several processes without a database that they can share, and bring that to its newest form."""
    if service.database is None or not is_shared(service.database):
        raise StoreError(
            f"{service.workers} processes need a database that they can share: name one of PostgreSQL with --database "
            "postgresql://user:password@host/name (docs/host/hosting.md)"
        )
    asyncio.run(prepare(service.database))


def _work(
    ready: Callable[[], None],
    listener: socket.socket,
    shared: str | None,
    data_dir: Path,
    settings: Settings,
    warm: bool,  # noqa: FBT001  because a process takes its arguments by position
    metrics_folder: Path,
) -> None:
    """Run one of several server processes."""
    logs.set_up(settings.server.log)
    serve_on(ready, listener, shared, data_dir, settings, warm=warm, metrics_folder=metrics_folder)


def serve_on(
    ready: Callable[[], None],
    listener: socket.socket,
    shared: str | None,
    data_dir: Path,
    settings: Settings,
    *,
    warm: bool,
    metrics_folder: Path | None = None,
    is_at_home: bool = False,
) -> None:
    """Serve on a socket until a signal.

    `ready` is called when people may come; `shared` is the address for the local network. is_at_home: the
    person at this computer may let the local network in.
    """
    service = settings.server
    own = admit(service.bots)
    app_state = AppState(
        data_dir,
        service.database,
        service.public_url,
        shared,
        *thinking_for(settings, own),
        limits=settings.limits,
        retention=settings.retention,
        metrics_for=service.metrics,
        metrics_folder=metrics_folder,
        logs_requests=service.access_log,
        mail=settings.mail if settings.mail.host else None,
        access=settings.access,
        privacy=settings.privacy,
    )
    if service.secret is not None:
        app_state.sign_with(service.secret)
    config = uvicorn.Config(
        create_app(app_state),
        log_config=None,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        server_header=False,
        # Our own start and end stand around the server, because what fails there is said in one line.
        lifespan="off",
        http=door(settings.limits, service.trusted_proxies),
        h11_max_incomplete_event_size=LARGEST_HEAD,
        forwarded_allow_ips=list(service.trusted_proxies),
    )
    if is_at_home and service.public_url is None and is_this_machine(listener.getsockname()[0]):
        app_state.network_listener = NetworkListener(config, listener.getsockname()[1])
    asyncio.run(_serve(Server(config, app_state, ready), listener, warm=warm))


async def _serve(server: Server, listener: socket.socket, *, warm: bool) -> None:
    # Uvicorn raises a signal again when it has ended; caught here once more, it waits until all is closed.
    with server.capture_signals():
        async with server.app_state.open():
            chores = [
                asyncio.create_task(_after_the_first_page(server.app_state, warm=warm)),
                asyncio.create_task(service_manager.stay_alive_forever()),
            ]
            try:
                await server.serve([listener])
            finally:
                if server.app_state.network_listener is not None:
                    await server.app_state.network_listener.close()
                for chore in chores:
                    chore.cancel()
                await asyncio.gather(*chores, return_exceptions=True)


async def _after_the_first_page(app_state: AppState, *, warm: bool) -> None:
    await asyncio.sleep(FIRST_PAGE_SECONDS)
    gc.freeze()  # modules, tables and templates: nothing in them ever becomes garbage
    gc.enable()
    if warm:
        await _warm_up(app_state)


async def _warm_up(app_state: AppState) -> None:
    await app_state.compile_status.run()
    if app_state.queue is None:
        await app_state.coach.wake()
    else:
        await app_state.queue.wake()


def listen(host: str, port: int, other_ports: int = NEXT_PORTS) -> socket.socket:
    """A socket that listens there, or on one of the next ports if somebody else does.

    Raises OSError, which names the port, where there is none.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()  # because the address for friends is one of IPv4
    taken: OSError | None = None
    last = min(port + other_ports, LAST_PORT)
    for wanted in range(port, last + 1) if port else (0,):
        try:
            return socket.create_server((host, wanted), family=family, backlog=BACKLOG, dualstack_ipv6=both)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            taken = error
    ports = f"port {port} is" if last == port else f"ports {port} to {last} are"
    raise OSError(f"{ports} in use on {host}: choose another one with --port") from taken


def local_address(host: str, listener: socket.socket) -> str:
    """The address for a browser on this machine."""
    name = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://{f'[{name}]' if ':' in name else name}:{listener.getsockname()[1]}"


def shared_address(host: str, listener: socket.socket) -> str | None:
    """The address for other machines in the network, when the server listens to them."""
    address = lan_address() if host in EVERYWHERE else None
    return f"http://{address}:{listener.getsockname()[1]}" if address else None


def _announce(address: str, shared: str | None, *, open_browser: bool) -> None:
    print(f"Argosy is ready: {address}", flush=True)  # noqa: T201  because a person has typed the command
    if shared:
        print(f"For friends: {shared}", flush=True)  # noqa: T201  because a person has typed the command
    elif is_loopback(address):
        print(f"Only this computer can open it; {LET_IN}", flush=True)  # noqa: T201  because a person has typed the command
    if open_browser:
        webbrowser.open(address)

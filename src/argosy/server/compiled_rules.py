"""The rules run in plain Python at first, and compiled as soon as the compiled code is ready.

A process of its own compiles everything into the cache (argosy.rules.gears). When it has finished, this process
loads the kernels from there, in a thread, and from then on every game runs compiled. Both gears give the same results.
"""

import asyncio
import sys

import structlog

from argosy.game import engine

WARM_UP = ("-m", "argosy", "warmup", "--quiet")
NICE = ("nice", "-n", "10")

log = structlog.get_logger()


async def switch_to_compiled() -> None:
    """Compile in another process, then load the result here. If that fails, the rules stay in plain Python."""
    process = await asyncio.create_subprocess_exec(
        *NICE,
        sys.executable,
        *WARM_UP,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        start_new_session=True,  # because Ctrl-C is for the server, which ends this process itself
    )
    try:
        code = await process.wait()
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise
    if code != 0:
        log.warning("no compiled gear", reason=f"warm-up ended with {code}")
        return
    await asyncio.to_thread(engine.warm_up)
    log.info("compiled gear")

"""Tables on the network find each other by zeroconf (mDNS, `_orrery._tcp`).

zeroconf is imported in the thread that uses it: without it, or without multicast, everything but the list of tables
works. Each thread runs one asyncio loop and ends with `close`.
"""

from __future__ import annotations

import asyncio
import socket
from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Interface
from threading import Lock, Thread
from typing import TYPE_CHECKING

from client.lan.limits import NAME_LIMIT, PROTOCOL, TABLE_NAME_LIMIT
from engine.core.typed import one_line

if TYPE_CHECKING:
    from zeroconf import ServiceStateChange, Zeroconf
    from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

SERVICE = "_orrery._tcp.local."
LOOPBACK = "127.0.0.1"
TABLES_LIMIT = 64
WHO_LIMIT = 60
RESOLVE_MILLISECONDS = 3000
CLOSE_SECONDS = 5.0
SETTLE_SECONDS = 1.1


@dataclass(frozen=True, slots=True)
class Listing:
    """What a table says of itself to everybody."""

    name: str
    game: str
    free: int
    seats: int
    pin_needed: bool
    version: str
    who: str = ""
    """Sits there: names, as long as there is room for them."""


@dataclass(frozen=True, slots=True)
class FoundTable:
    """A table on the network and where it is."""

    address: str
    port: int
    protocol: int
    listing: Listing


class _Radio(ABC):
    """A thread with an asyncio loop that talks mDNS until closed. `problem` says why it cannot."""

    def __init__(self, interfaces: list[str] | None) -> None:
        self.problem: str | None = None
        self._interfaces = interfaces
        self._loop = asyncio.new_event_loop()
        self._closing = False
        self._wake = asyncio.Event()
        self._thread = Thread(target=self._run, name="orrery discovery", daemon=True)
        self._thread.start()

    @property
    def is_alive(self) -> bool:
        return self._thread.is_alive()

    def close(self) -> None:
        """Take back what was announced and end the thread."""
        self._closing = True
        self._wake_up()
        self._thread.join(CLOSE_SECONDS)

    def _wake_up(self) -> None:
        """Make the thread look what is new, unless it has ended already."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._wake.set)

    async def _news(self) -> None:
        await self._wake.wait()
        self._wake.clear()

    def _run(self) -> None:
        try:
            self._loop.run_until_complete(self._live())
        except Exception as error:
            self.problem = f"tables on the network cannot be found: {error}"
        finally:
            self._loop.close()

    async def _live(self) -> None:
        from zeroconf import InterfaceChoice, IPVersion
        from zeroconf.asyncio import AsyncZeroconf

        radio = AsyncZeroconf(interfaces=self._interfaces or InterfaceChoice.All, ip_version=IPVersion.V4Only)
        try:
            await self._talk(radio)
        finally:
            await radio.async_close()

    @abstractmethod
    async def _talk(self, radio: AsyncZeroconf) -> None:
        """Until `_closing` is true."""


class Announcer(_Radio):
    """Keeps a table on everybody's list."""

    def __init__(self, table_id: str, listing: Listing, port: int, lan: bool) -> None:
        self._table_id = table_id
        self._listing = listing
        self._port = port
        self._lan = lan
        super().__init__(None if lan else [LOOPBACK])

    def update(self, listing: Listing) -> None:
        if listing != self._listing:
            self._listing = listing
            self._wake_up()

    async def _talk(self, radio: AsyncZeroconf) -> None:
        """Changes are told one after the other and not too fast: of two told within a second others keep the older."""
        announced = self._listing
        await (await radio.async_register_service(self._info()))
        while not self._closing:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._until_closing(), SETTLE_SECONDS)
            if announced == self._listing and not self._closing:
                await self._news()
            elif not self._closing:
                announced = self._listing
                await (await radio.async_update_service(self._info()))
        await radio.async_unregister_all_services()

    async def _until_closing(self) -> None:
        while not self._closing:
            await self._news()

    def _info(self) -> AsyncServiceInfo:
        from zeroconf.asyncio import AsyncServiceInfo

        listing = self._listing
        name = f"orrery-{self._table_id}"
        return AsyncServiceInfo(
            SERVICE,
            f"{name}.{SERVICE}",
            server=f"{name}.local.",
            port=self._port,
            parsed_addresses=own_addresses() if self._lan else [LOOPBACK],
            properties={
                "name": listing.name,
                "game": listing.game,
                "free": str(listing.free),
                "seats": str(listing.seats),
                "pin": "1" if listing.pin_needed else "0",
                "version": listing.version,
                "who": listing.who,
                "protocol": str(PROTOCOL),
            },
        )


class Browser(_Radio):
    """Keeps a list of the tables on the network; `tables` can be asked every frame."""

    def __init__(self, loopback_only: bool = False) -> None:
        self._found: dict[str, FoundTable] = {}
        self._lock = Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        super().__init__([LOOPBACK] if loopback_only else None)

    def tables(self) -> list[FoundTable]:
        """Those open now, by name."""
        with self._lock:
            return sorted(self._found.values(), key=lambda table: (table.listing.name, table.address, table.port))

    async def _talk(self, radio: AsyncZeroconf) -> None:
        from zeroconf.asyncio import AsyncServiceBrowser

        browser = AsyncServiceBrowser(radio.zeroconf, SERVICE, handlers=[self._on_change])
        while not self._closing:
            await self._news()
        for task in self._tasks:
            task.cancel()
        await browser.async_cancel()

    def _on_change(self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        from zeroconf import ServiceStateChange

        if state_change is ServiceStateChange.Removed:
            with self._lock:
                self._found.pop(name, None)
        elif len(self._tasks) < TABLES_LIMIT:
            task = self._loop.create_task(self._resolve(zeroconf, service_type, name))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _resolve(self, zeroconf: Zeroconf, service_type: str, name: str) -> None:
        from zeroconf import IPVersion
        from zeroconf.asyncio import AsyncServiceInfo

        info = AsyncServiceInfo(service_type, name)
        if not await info.async_request(zeroconf, RESOLVE_MILLISECONDS):
            return
        table = _read(info.parsed_addresses(IPVersion.V4Only), info.port or 0, dict(info.decoded_properties))
        if table:
            with self._lock:
                if name in self._found or len(self._found) < TABLES_LIMIT:
                    self._found[name] = table


def _read(addresses: list[str], port: int, properties: dict[str, str | None]) -> FoundTable | None:
    """What somebody announced, if it makes sense: anybody on the network can announce anything."""
    try:
        free, seats, protocol = (int((properties.get(key) or "")[:6]) for key in ("free", "seats", "protocol"))
    except ValueError:
        return None
    name = one_line(properties.get("name") or "", TABLE_NAME_LIMIT)
    if not addresses or not 0 < port < 65536 or not name or not 0 <= free <= seats <= 16:
        return None
    game = one_line(properties.get("game") or "", NAME_LIMIT)
    version = one_line(properties.get("version") or "", NAME_LIMIT)
    who = one_line(properties.get("who") or "", WHO_LIMIT)
    listing = Listing(name, game, free, seats, properties.get("pin") != "0", version, who)
    return FoundTable(nearest(addresses, own_interfaces()), port, protocol, listing)


def own_interfaces() -> list[IPv4Interface]:
    """The addresses of this machine on its networks, the one that leads to the rest of the world first."""
    try:
        import ifaddr
    except ImportError:
        return []
    found = [
        IPv4Interface(f"{address.ip}/{address.network_prefix}")
        for adapter in ifaddr.get_adapters()
        for address in adapter.ips
        if isinstance(address.ip, str) and not address.ip.startswith("127.")
    ]
    first = _leading_out()
    return sorted(found, key=lambda interface: str(interface.ip) != first)


def _leading_out() -> str:
    """The address this machine would send from. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return ""


def own_addresses() -> list[str]:
    """Of this machine, as others on its networks know it."""
    return [str(interface.ip) for interface in own_interfaces()] or [_leading_out() or LOOPBACK]


def nearest(addresses: list[str], own: list[IPv4Interface]) -> str:
    """Of the addresses of another machine the one to try: on a network we are on too, and not one that we have as well.

    Machines have networks inside of themselves, which often have the same numbers everywhere.
    """
    ours = {str(interface.ip) for interface in own}
    theirs = [address for address in addresses if address not in ours] or addresses
    networks = [interface.network for interface in own]
    return next((address for address in theirs if any(IPv4Address(address) in net for net in networks)), theirs[0])

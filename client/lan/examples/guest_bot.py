"""A program of its own that joins a table over the network and plays there: the wire is ../PROTOCOL.md.

orrery host comets --seats open,bot:pilot --pin 4821 --lan
python -m client.lan.examples.guest_bot 192.168.1.20 4821
"""

from __future__ import annotations

import sys

from client.lan.address import read_address
from client.lan.guest import Guest, Stage
from client.lan.reasons import sentence
from client.links.link import Notice
from engine.bots.levels import make_bot

NAME = "Robbie"
LEVEL = "pilot"


def play(address: str, pin: str = "") -> str:
    """Join, sit down on the first free seat, play to the end; returns how it went."""
    guest = Guest(read_address(address), NAME, pin)
    try:
        while guest.stage is not Stage.CLOSED:
            guest.wait(0.05)
            link, table = guest.link, guest.table
            if link and link.is_over:
                places = sorted(link.game.standing(link.view), key=lambda place: place.rank)
                return ", ".join(f"{place.rank}. {link.names[place.seat]} {place.score}" for place in places)
            if link and link.viewer in link.waiting():
                if link.moves():
                    bot = make_bot(LEVEL, link.game, seed=link.moment.made)
                    link.send(bot.move(link.view, link.viewer))
            elif table and not link and guest.seat is None and table.free_seats():
                guest.sit(next(iter(table.free_seats())))
            elif table and not link and guest.seat is not None:
                guest.set_ready(True)
        return sentence(guest.reason or Notice("lost"))
    finally:
        guest.close()


if __name__ == "__main__":
    print(play(*sys.argv[1:]))

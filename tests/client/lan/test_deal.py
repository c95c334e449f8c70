"""A deal drawn by everybody, and the replay at the end that shows it was fair, or who cheated."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from client.lan import messages as m
from client.lan.audit import Audit, Witness
from client.lan.deal import bound, is_value, new_secret, seed_of
from client.lan.patch import view_hash
from engine.core.codec import BadData, encode
from engine.core.game import Game, Setup
from engine.core.rng import Rng
from engine.match import Chair, Match
from engine.record import load
from tests.client.lan.house import House, house
from tests.client.lan.strangers import Stranger
from tests.client.lan.test_play import link_of, two_players

MOVES = 40


def test_a_seed_is_made_of_every_secret_and_is_too_large_to_search() -> None:
    host, shares = new_secret(), [new_secret(), new_secret()]
    seed = seed_of(host, shares)
    assert seed == seed_of(host, shares[::-1])
    assert seed > 1 << 192
    assert len({seed, seed_of(shares[0], [host, shares[1]]), seed_of(host, shares[:1]), seed_of(host, [])}) == 4
    assert is_value(bound(host))
    assert not any(map(is_value, ("", "0" * 63, "g" * 64, "A" * 64)))


# -- a match that was played, and what can be told of it ---------------------------------------------------------------


class Played:
    """Some moves of a match with a drawn deal, as seat 0 saw them."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.secret, self.others, self.host = new_secret(), (new_secret(),), new_secret()
        shares = (self.secret, *self.others)
        self.chairs = [Chair(f"Guest {seat}") for seat in range(max(2, game.seat_counts[0]))]
        self.match = Match(game, Setup(len(self.chairs), seed_of(self.host, shares)), self.chairs)
        self.witness = Witness()
        self.witness.draw = m.Draw(bound(self.host), tuple(map(bound, shares)))
        self.witness.secret = self.secret
        self.witness.begin_again(0, is_new=True)
        self._show()
        rng = Rng(5)
        while len(self.match.entries) < MOVES and self.match.waiting():
            seat = self.match.waiting()[0]
            self.match.play(seat, rng.choice(self.match.moves(seat)))
            self._show()
        self.moves = [[entry.seat, encode(entry.move)] for entry in self.match.entries]
        self.dealt = m.Dealt(f"{self.match.setup.seed:x}", self.host, shares, len(self.moves))

    @property
    def last_seen(self) -> int:
        """The number of the last move that changed what seat 0 sees: others' secret ones do not."""
        shown = self.witness.shown
        return max(number for number in range(1, len(shown)) if shown[number] != shown[number - 1])

    def _show(self) -> None:
        self.witness.see(view_hash(encode(self.game.view(self.match.state, 0))))

    def verdict(self, dealt: m.Dealt | None = None, moves: list[Any] | None = None) -> str:
        audit = Audit(self.game, (), self.chairs, self.witness, dealt or self.dealt)
        for move in self.moves if moves is None else moves:
            audit.hear(m.Recorded([move]))
        while not audit.verdict:
            audit.step(0.1)
        assert audit.is_right == (audit.verdict.key in ("audit_fair", "audit_moves_right", "audit_chosen"))
        return audit.verdict.key


def test_a_fair_match_is_found_fair_and_every_cheat_is_named(game: Game[Any]) -> None:
    played = Played(game)
    dealt, moves = played.dealt, played.moves
    assert played.verdict() == "audit_fair"
    other = new_secret()
    assert played.verdict(replace(dealt, host=other)) == "audit_seed", "not what the host was bound to"
    assert played.verdict(replace(dealt, seed="1f")) == "audit_seed", "not what the secrets make"
    shares = (played.secret, other)
    swapped = replace(dealt, shares=shares, seed=f"{seed_of(played.host, shares):x}")
    assert played.verdict(swapped) == "audit_seed", "a share that nobody was bound to"
    shares = played.others
    without = replace(dealt, shares=shares, seed=f"{seed_of(played.host, shares):x}")
    assert played.verdict(without) == "audit_left_out"
    kept = played.last_seen - 1
    assert played.verdict(replace(dealt, moves=kept), moves[:kept]) == "audit_moves", "a move is hidden"
    doctored = next(
        [*moves[:place], [seat, encode(another)], *moves[place + 1 :]] for place, (seat, another) in _others(played)
    )
    assert played.verdict(moves=doctored) == "audit_moves", "another move than the one that was shown"
    for nonsense in ([99, moves[0][1]], [moves[0][0], ["Fly"]], [moves[0][0], 7]):
        assert played.verdict(moves=[nonsense, *moves[1:]]) == "audit_moves"


def _others(played: Played) -> Any:
    """Legal moves of our own seat that were not made."""
    match = Match(played.game, played.match.setup, played.chairs)
    for place, entry in enumerate(played.match.entries):
        if entry.seat == 0:
            for move in match.moves(0):
                if move != entry.move:
                    yield place, (0, move)
        match.play(entry.seat, entry.move)


def test_whoever_came_later_can_say_less(game: Game[Any]) -> None:
    played = Played(game)
    played.witness.draw = None
    assert played.verdict() == "audit_moves_right"
    assert played.verdict(replace(played.dealt, host="", shares=())) == "audit_chosen"
    played.witness.was_away = True
    played.witness.shown[:-1] = []
    assert played.verdict() == "audit_moves_right"
    played.witness.shown[-1] = "0" * 16
    assert played.verdict() == "audit_moves"


def test_a_record_longer_than_promised_is_refused(game: Game[Any]) -> None:
    played = Played(game)
    audit = Audit(game, (), played.chairs, played.witness, replace(played.dealt, moves=1))
    with pytest.raises(BadData):
        audit.hear(m.Recorded(played.moves))


# -- at a table --------------------------------------------------------------------------------------------------------


def play_out(table: House) -> None:
    playing = table.host.table.playing
    assert playing is not None
    rng = Rng(2)
    while not playing.match.is_over:
        mover = next(guest for guest in table.guests if guest.link and guest.link.moves())
        made = len(playing.match.entries)
        link_of(mover).send(rng.choice(link_of(mover).moves()))
        table.until(lambda made=made: len(playing.match.entries) > made and table.in_step())  # type: ignore[misc]
    table.until(lambda: all(guest.verdict for guest in table.guests), "everybody has replayed the match")


def verdicts(table: House) -> list[str]:
    return [guest.verdict.key for guest in table.guests if guest.verdict]


def test_everybody_replays_a_match_that_was_drawn_by_all(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    with house(seed=None, save=save) as table:
        table.join("Watcher")
        host, ann = two_players(table)
        play_out(table)
        assert verdicts(table) == ["audit_fair"] * 3
        notices = [notice.key for notice in ann.notices()]
        assert "audit_fair" in notices
        match = link_of(ann).record()
        assert match is not None
        assert match.hash == load(save).match.hash
        assert match.setup.seed > 1 << 192
        late = table.join("Late")
        table.until(lambda: late.verdict)
        assert verdicts(table)[-1] == "audit_moves_right"
        assert not link_of(host).can_undo()
    with house(seed=None, save=save) as table:
        again = table.join("Ann")
        table.until(lambda: again.verdict)
        assert verdicts(table) == ["audit_moves_right"], "the host kept the secrets"


def test_a_deal_that_the_host_chose_is_told() -> None:
    with house(seed=7) as table:
        two_players(table)
        playing = table.host.table.playing
        assert playing is not None
        assert playing.match.setup.seed == 7
        play_out(table)
        assert verdicts(table) == ["audit_chosen"] * 2


def test_two_draws_give_two_deals() -> None:
    seeds = set()
    for _ in range(2):
        with house(seed=None) as table:
            two_players(table)
            playing = table.host.table.playing
            assert playing is not None
            seeds.add(playing.match.setup.seed)
    assert len(seeds) == 2


def test_nobody_waits_long_for_somebody_who_does_not_draw() -> None:
    """Their part is left out, and the match begins."""
    with house(seed=None) as table:
        host, ann = table.person_at_host("Zoe", 0), table.join("Ann", 1)
        table.guests.remove(ann)
        host.start()
        table.until(lambda: table.host.table._draw)
        draw = table.host.table._draw
        assert draw is not None
        table.until(lambda: draw.promises, "Zoe is bound")
        draw.until = 0.0
        table.guests.append(ann)
        table.until(lambda: host.link and ann.link, "the match begins")
        assert len(table.host.table._secrets) == 2, "the host's and Zoe's"
        play_out(table)
        assert sorted(verdicts(table)) == ["audit_fair", "audit_left_out"]


def test_a_host_that_binds_itself_anew_is_told_nothing() -> None:
    with house(seed=None) as table:
        ann = table.join("Ann", 1)
        said: list[m.Message] = []
        ann._post = said.append  # type: ignore[method-assign]
        ann._draw(m.Draw(bound("a"), ()))
        (promise,) = said
        assert isinstance(promise, m.Share)
        ann._draw(m.Draw(bound("b"), (promise.value,)))
        ann._draw(m.Draw(bound("b"), (bound("x"),)))
        assert said == [promise]
        ann._draw(m.Draw(bound("a"), ()))
        again = said[-1]
        assert isinstance(again, m.Share)
        assert again.value != promise.value, "a new draw, a new secret"
        ann._draw(m.Draw(bound("a"), (again.value, bound("y"))))
        secret = said[-1]
        assert isinstance(secret, m.Share)
        assert bound(secret.value) == again.value


def test_a_share_that_breaks_its_promise_is_out_of_phase() -> None:
    with house(seed=None) as table:
        host, ann = table.person_at_host("Zoe", 0), table.join("Ann", 1)
        token = ann.token
        table.guests.remove(ann)
        eve = Stranger(table)
        eve.enter(token)
        host.start()
        table.until(lambda: eve.listen() or any(isinstance(message, m.Draw) for message in eve.heard))
        eve.tell(m.Share("not a hash"))
        assert eve.why() == "out_of_phase"
        ann.close()

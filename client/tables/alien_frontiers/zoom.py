"""How near the board is looked at."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Zoom:
    """How near the board is looked at, and which part of it: (0, 0) is its upper left, (1, 1) its lower right."""

    factor: float = 1.0
    at: tuple[float, float] = (0.5, 0.5)

    def nearer(self, factor: float, board: Rect, point: Point) -> Zoom:
        """Another factor; what lies at a point of the screen stays there."""
        if factor == 1.0:
            return WHOLE
        shares = ((point[0] - board.left) / board.width, (point[1] - board.top) / board.height)
        lies = [(share + (self.factor - 1) * at) / self.factor for share, at in zip(shares, self.at, strict=True)]
        x, y = ((lie * factor - share) / (factor - 1) for lie, share in zip(lies, shares, strict=True))
        return Zoom(factor, (min(1.0, max(0.0, x)), min(1.0, max(0.0, y))))

    def showing(self, board: Rect, point: Point) -> Zoom:
        """The same factor, with what lies at a point brought towards the middle."""
        x, y = (
            at + ((where - middle) / side) / (self.factor - 1)
            for at, where, middle, side in zip(self.at, point, board.center, board.size, strict=True)
        )
        return Zoom(self.factor, (min(1.0, max(0.0, x)), min(1.0, max(0.0, y))))

    def whole(self, board: Rect) -> Rect:
        """Where all of the board lies, most of it out of sight."""
        width, height = round(board.width * self.factor), round(board.height * self.factor)
        left = board.left - round((width - board.width) * self.at[0])
        return Rect(left, board.top - round((height - board.height) * self.at[1]), width, height)


WHOLE = Zoom()
"""All of the board."""

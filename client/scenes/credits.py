"""Who made this, and what it stands on."""

from __future__ import annotations

import pygame

from client import __version__
from client.scenes.scene import Scene
from client.ui.canvas import BODY
from client.ui.kit import ARROWS, PAGES, Ui


class CreditsScene(Scene):
    def frame(self, ui: Ui) -> None:
        area = self.heading(ui, self.say("credits.title"))
        width = min(area.width, ui.px(1100))
        text = self.say("credits.text", __version__)
        box = pygame.Rect(area.left, area.top, width, ui.theme.height(text, BODY, width - ui.px(60)) + ui.px(60))
        box.height = min(box.height, area.height)
        ui.panel(box)
        inside = box.inflate(-ui.px(60), -ui.px(60))
        rest = pygame.Rect(box.right, area.top, area.right - box.right, area.height)
        if rest.width > ui.px(300):
            ui.picture("shared/logo", rest.inflate(-ui.px(80), -ui.px(80)))
        with ui.scroll("credits", inside, ui.theme.height(text, BODY, inside.width), (ARROWS, PAGES)) as offset:
            whole = pygame.Rect(
                inside.left, inside.top - offset, inside.width, ui.theme.height(text, BODY, inside.width)
            )
            ui.label(text, whole, BODY)

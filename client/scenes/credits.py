"""Who made this, and what it stands on."""

from __future__ import annotations

import pygame

from client import __version__
from client.scenes.scene import Scene
from client.ui.kit import BODY, Ui


class CreditsScene(Scene):
    def frame(self, ui: Ui) -> None:
        area = self.heading(ui, self.say("credits.title"))
        width = min(area.width, ui.px(1100))
        text = self.say("credits.text", __version__)
        box = pygame.Rect(area.left, area.top, width, ui.theme.height(text, BODY, width - ui.px(60)) + ui.px(60))
        box.height = min(box.height, area.height)
        ui.panel(box)
        inside = box.inflate(-ui.px(60), -ui.px(60))
        with ui.scroll("credits", inside, ui.theme.height(text, BODY, inside.width)) as offset:
            whole = pygame.Rect(
                inside.left, inside.top - offset, inside.width, ui.theme.height(text, BODY, inside.width)
            )
            ui.label(text, whole, BODY)

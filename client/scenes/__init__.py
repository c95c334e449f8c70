"""The screens, one module each. A screen that leads to another asks the app for it by name, so that none imports its
neighbours."""

from __future__ import annotations

from importlib import import_module

from client.scenes.scene import Scene

SCENES = {
    "title": "TitleScene",
    "new_game": "NewGameScene",
    "load": "LoadScene",
    "network": "NetworkScene",
    "hosting": "HostingScene",
    "lobby": "LobbyScene",
    "table": "TableScene",
    "tutorial": "TutorialScene",
    "replay": "ReplayScene",
    "rules": "RulesScene",
    "settings": "SettingsScene",
    "statistics": "StatisticsScene",
    "credits": "CreditsScene",
}
"""By name, which is the module's too."""


def scene_class(name: str) -> type[Scene]:
    found: type[Scene] = getattr(import_module(f"client.scenes.{name}"), SCENES[name])
    return found

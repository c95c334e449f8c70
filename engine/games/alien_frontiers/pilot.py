class AlienFrontiersPilot:
    pass

FORMATTERS = {}


def panels(view, words):
    return []

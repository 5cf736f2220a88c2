"""The chart of the lobby: where places of the world lie on it."""


def project(longitude: float, latitude: float) -> tuple[float, float]:
    """A place on the chart: the flat projection that `design/chart.py` draws with."""
    return round((longitude - 11.2) * 32.0 + 352, 1), round((45.3 - latitude) * 39.6, 1)

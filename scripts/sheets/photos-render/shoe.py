"""The photos of the Tern 2, a running shoe."""

import math
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(__file__))
from many import leaves, stones  # noqa: E402
from running_shoe import placed, shoe  # noqa: E402
from shapes import box, plate  # noqa: E402
from studio import camera, lamp, photos, shoot, sky, sun  # noqa: E402
from surfaces import speckled, stone, wood  # noqa: E402


def asphalt():
    rough = speckled("asphalt", (0.13, 0.13, 0.135), (0.04, 0.04, 0.045), 2.5, 1.0, 0.85, 0.9)
    plate("road", 900, 900, rough)
    count = 2600
    at = np.column_stack([np.random.uniform((-40, -30), (60, 70), (count, 2)), np.full(count, 0.0)])
    stones(at, np.random.lognormal(-2.1, 0.4, count), [(0.2, 0.2, 0.2), (0.12, 0.12, 0.125), (0.3, 0.29, 0.27)], 1, 8.0)


def verge():
    """Grass and bushes beyond the road, out of focus."""
    leaves(np.random.uniform((-160, 120, 0), (160, 190, 34), (9000, 3)) * [1, 1, 1], 9, (0.09, 0.14, 0.03))
    plate("meadow", 900, 400, speckled("meadow", (0.12, 0.19, 0.05), (0.05, 0.09, 0.02), 0.2, 1.0, 1.0), (0, 305, 0.5))


def from_the_side(name):
    asphalt()
    verge()
    parts = placed(shoe(), (-14, 0, 0.1), (0, 0, -0.14))
    sun((0.55, 0.55, -0.55), 3.0, (1, 0.87, 0.68), 0.02)
    sky((0.74, 0.85, 1), 0.8)
    camera((4, -54, 15), (0.2, 0, 7.2), 41, 3.5, (0, -4.5, 5), 0.8)
    shoot(name, {key: parts[key] for key in ("laces", "sole", "outsole")}, exposure=0.45)


def pair(name):
    plate("floor", 300, 300, wood("floor", (0.50, 0.33, 0.19), (0.30, 0.175, 0.09), 14), (0, 0, 0), (0, 0, 0.35))
    box("mat", (62, 42, 1.0), (2, 3, 0), speckled("mat", (0.23, 0.20, 0.165), (0.11, 0.095, 0.08), 6.0, 1.0, 0.98, 1.0), 0.3, (0, 0, 0.12))
    one = placed(shoe(), (-13, -5.5, 1.0), (0, 0, 0.1))
    two = placed(shoe(-1), (-15.5, 7.2, 1.0), (0, 0, -0.09))
    lamp((-60, 40, 70), (0, 0, 0), (50, 60), 3.6, (1, 0.97, 0.93))
    sun((0.7, -0.4, -0.7), 1.3, (1, 0.87, 0.7), 0.04)
    sky((0.85, 0.92, 1), 0.35)
    camera((30, -36, 46), (0.5, 0.5, 3), 42, 5.6, (5, -4, 5), -2)
    shoot(name, {key: one[key] + two[key] for key in ("laces", "sole")}, exposure=0.5)


def sole(name):
    plate("table", 300, 300, stone("terrazzo", (0.66, 0.64, 0.60), (0.50, 0.48, 0.45)))
    parts = placed(shoe(), (-13.5, 0, 5.35), (-math.pi / 2, 0, 0.06))
    lamp((-50, -30, 46), (0, 0, 5), (30, 40), 4.4, (1, 0.97, 0.93))
    sky((0.85, 0.92, 1), 0.4)
    camera((-4, -50, 24), (0.3, 0, 5.0), 42, 5.6, (0, -0.5, 5.5), 1.2)
    shoot(name, {"sole": parts["outsole"], "tread": parts["outsole"][3:]}, exposure=0.4)


def close(name):
    asphalt()
    parts = placed(shoe(), (-14, 0, 0.1), (0, 0, -0.75))
    sun((0.6, 0.3, -0.65), 2.6, (1, 0.86, 0.66), 0.03)
    sky((0.74, 0.85, 1), 0.8)
    camera((15, -29, 20), (-2.6, -9.8, 6.0), 47, 4.0, (-1.6, -10.6, 7.6), 1.5)
    shoot(name, {key: parts[key] for key in ("laces",)}, exposure=0.45)


def on_gravel(name):
    plate("ground", 900, 900, speckled("earth", (0.20, 0.17, 0.135), (0.09, 0.075, 0.06), 1.2, 1.0, 0.95, 0.8))
    verge()
    count = 6000
    at = np.random.uniform((-60, -45), (60, 110), (count, 2))
    stones(np.column_stack([at, np.zeros(count)]), np.random.lognormal(-0.75, 0.45, count), [(0.36, 0.33, 0.29), (0.26, 0.24, 0.22), (0.46, 0.41, 0.34)], 2, 3.0)
    parts = placed(shoe(), (-9, 10, 0.55), (0, 0, -0.95))
    sun((-0.75, -0.15, -0.34), 3.4, (1, 0.74, 0.46), 0.02)
    sky((0.70, 0.80, 1), 0.6)
    camera((19, -46, 9), (1.5, 0, 6.4), 44, 2.8, (5, -10, 4), -1)
    shoot(name, {key: parts[key] for key in ("laces",)}, exposure=0.5)


photos({"shoe": from_the_side, "shoe-pair": pair, "shoe-sole": sole, "shoe-laces": close, "shoe-gravel": on_gravel})

"""Boots at a door, for Stillwell Garden Paths. Units as in studio.py."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from boots import boot, clods, stain, standing  # noqa: E402
from shapes import box, plate  # noqa: E402
from studio import camera, lamp, photos, shoot, sky, sun  # noqa: E402
from surfaces import speckled, stone  # noqa: E402


def at_the_door(name):
    """Muddy boots on the step of a painted door."""
    paint = speckled("paint", (0.20, 0.27, 0.27), (0.15, 0.21, 0.21), 0.25, 0.7, 0.5, 0.08)
    for at in range(-9, 10):
        box("plank", (13.7, 3, 220), (at * 14 + 3, 30, 4), paint, 0.5)
    box("sill", (300, 8, 6), (0, 27, 0), stone("sill", (0.3, 0.285, 0.26), (0.2, 0.185, 0.165)), 0.6)
    box("step", (300, 74, 12), (0, -6, -12), stone("step", (0.27, 0.255, 0.235), (0.15, 0.14, 0.125), 0.8), 1.0)
    plate("ground", 600, 400, speckled("earth", (0.1, 0.075, 0.05), (0.05, 0.035, 0.02), 0.4, 1, 0.95, 0.8), (0, -180, -12))
    left, right = boot(1, 8.5), boot(-1, 7.5)
    standing([left, right], [((-11, 5, 0), (0, 0, -math.pi / 2 + 0.12)), ((4, 8, 0), (0, 0, -math.pi / 2 + 0.5))])
    clods(220, [(-11, -7), (8, -3), (-9, 4), (6, 4), (-2, -18)], 6.5, 0.3)
    for at, (x, y, turn) in enumerate([(-22, -14, 1.45), (21, -13, 1.3)]):
        stain(f"print{at}", 27, (x, y, 0.02), turn)
    sun((0.75, 0.35, -0.62), 2.2, (1, 0.93, 0.82), 0.12)
    lamp((-90, -120, 120), (0, 0, 20), (120, 120), 0.9, (0.95, 0.97, 1))
    sky((0.78, 0.87, 1), 0.55)
    camera((-12, -126, 66), (-1, 6, 27), 52, 4.0, (-4, -4, 10), 0.7)
    shoot(name, {"boots": left + right}, (1200, 1600), exposure=0.7)


photos({"boots-at-door": at_the_door})

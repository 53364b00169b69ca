"""The photos of Stillwell Garden Paths. Lengths in meters."""

import math
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(__file__))
from bricks import HEIGHT, LENGTH, laid_path, lay, stacked, worn  # noqa: E402
from mud import muddy, trodden  # noqa: E402
from planting import SIZE, Way, bench, branch, bush, camera, clouds, daylight, fallen, gravel, hedge, lawn, soil, trees  # noqa: E402
from shapes import box  # noqa: E402
from studio import photos, shoot, sky, sun  # noqa: E402
from surfaces import plain, speckled, wood  # noqa: E402

# The photos with free ground for words are larger, so that a part of one stays sharp.
CALM = (1080, 1440)


def way_to_the_bench(half):
    """The line of the path through the garden, and the camera that looks along it."""
    camera((0.35, -2.4, 1.5), (-0.12, 3.2, 0.42), 30, 5.6, (0.2, 1.2, 0), 0.6)
    soil()
    return Way([(-0.5, -4), (-0.15, -1.0), (0.45, 1.2), (0.35, 3.4), (-0.75, 5.2), (-0.95, 7.2), (-0.1, 9.0)], half)


def planted():
    """What grows along the path, and the bench at its end."""
    hedge(10.4, 2.1, 50000)
    seat = bench((0.15, 9.65, 0), 0.1)
    for x, y, radius, tone, flowers in (
        (-2.6, 6.4, 0.7, (0.05, 0.10, 0.035), (0.75, 0.66, 0.72)), (-3.1, 4.6, 0.55, (0.07, 0.11, 0.05), (0.7, 0.62, 0.7)),
        (2.5, 7.4, 0.8, (0.04, 0.1, 0.02), (0.55, 0.32, 0.62)), (2.9, 5.2, 0.5, (0.075, 0.115, 0.06), (0.5, 0.3, 0.6)), (-2.3, 8.7, 0.8, (0.04, 0.09, 0.02), None),
    ):
        bush((x, y, radius * 0.55), radius, 6000, 0.055, tone, flowers)
    trees()
    return seat


def to_the_bench(name):
    way = way_to_the_bench(0.52)
    way.strip("joints", plain("sand", (0.11, 0.088, 0.06), 0.95), 0.006)
    laid_path(way, 1.2)
    lawn(220000, ((-6, -2), (6, 11)), lambda at: way.beyond(at) > -0.004, 1.5)
    seat = planted()
    branch((-5.5, -0.5, 4.2), (1.2, 2.0, 0.7), 500, 0.16)
    daylight(34, 62)
    shoot(name, {"bench": seat}, SIZE, exposure=0.9)


def in_the_mud(name):
    """The same garden before the path was laid, on a wet day."""
    way = way_to_the_bench(0.5)
    ground = muddy(way)
    ragged = lambda at: 0.07 * np.sin(at[:, 0] * 9 + at[:, 1] * 5) + 0.05 * np.sin(at[:, 1] * 17) - 0.02
    lawn(220000, ((-6, -2), (6, 11)), lambda at: way.beyond(at) > ragged(at) + np.random.exponential(0.06, len(at)), 1.5)
    planted()
    sky((0.82, 0.88, 0.95), 1.15)
    sun((0.3, 0.4, -0.8), 0.7, (0.95, 0.97, 1), 0.5)
    shoot(name, {"mud": [ground]}, SIZE, exposure=0.7)


def low_gravel(name):
    way = Way([(0.15, -1), (0.1, 0.6), (0.32, 2.2), (0.05, 4.2), (-0.9, 6.5)], 0.5)
    camera((0.05, -0.75, 0.34), (0.1, 1.3, 0.1), 32, 2.8, (0.1, 0.25, 0.02), -0.8)
    soil()
    way.strip("joints", plain("grit", (0.14, 0.125, 0.11), 0.95), 0.001)
    gravel(36000, ((-3, -1), (3, 7)), lambda at: way.beyond(at) < -0.004, 0.7, 0.0085)
    steel = [way.steel(sign) for sign in (-1, 1)]
    lawn(170000, ((-4, -1), (4, 9)), lambda at: way.beyond(at) > 0.005, 0.7, 0.06)
    hedge(9.5, 1.8, 30000, 0.06)
    trees()
    for x, y, radius in ((-1.9, 4.2, 0.55), (1.7, 5.2, 0.6), (2.2, 3.6, 0.4)):
        bush((x, y, radius * 0.5), radius, 6000, 0.05, (0.06, 0.115, 0.04))
    daylight(24, -140, 4.6, 0.65, (1, 0.8, 0.56))
    shoot(name, {}, SIZE, exposure=0.9)


def edge(name):
    way = Way([(-0.62, -2), (-0.55, 0), (-0.66, 2), (-0.9, 4)], 0.62)
    camera((0.30, -0.62, 0.56), (0.01, 0.16, 0.0), 45, 2.8, (0.03, 0.0, 0.03), 1.2)
    soil()
    shapes, row = worn(), []
    for s in np.arange(0.9, 4.2, HEIGHT + 0.008):
        at, turn, side = way.at(s)
        x, y = at - side * (way.half + 0.055)
        row.append(lay(shapes, (x, y, 0.012 + np.random.normal(0, 0.003)), turn + math.pi / 2 + np.random.normal(0, 0.02), math.pi / 2 + np.random.normal(0, 0.03), LENGTH / 2))
    way.strip("joints", plain("grit", (0.14, 0.125, 0.11), 0.95), 0.001)
    gravel(22000, ((-2, -1), (1, 3)), lambda at: way.beyond(at) < -0.006, 0.6, 0.0075)
    lawn(150000, ((-1, -1), (3, 4)), lambda at: way.beyond(at) > 0.105, 0.65, 0.055, 0.003)
    fallen(14, (-0.6, -0.3), (0.3, 0.8), 0.035, 0.02)
    daylight(36, 125, 4.4, 0.7)
    shoot(name, {"edge": row}, SIZE, exposure=0.9)


def pallet(name):
    camera((0.62, -1.5, 0.72), (0.02, 0.05, 0.27), 40, 3.2, (0.1, -0.2, 0.3), -1)
    soil()
    timber = wood("pine", (0.40, 0.31, 0.22), (0.22, 0.16, 0.11), 40)
    for y in (-0.3, 0, 0.3):
        box("beam", (1.0, 0.09, 0.07), (0, y, 0), timber, 0.004)
    for i in range(7):
        box("board", (0.1, 0.74, 0.02), (-0.44 + i * 0.147, 0, 0.07), timber, 0.003)
    bricks = stacked()
    gravel(18000, ((-3, -2), (3, 3)), lambda at: at[:, 1] < 0.9, 1.4, 0.009)
    lawn(80000, ((-5, 0.8), (5, 8)), lambda at: at[:, 1] > 0.95 + 0.05 * np.sin(at[:, 0] * 5), 1.6, 0.06)
    hedge(6, 2.2, 40000, 0.055)
    bush((-1.6, 3.4, 0.4), 0.8, 6000, 0.05, (0.05, 0.10, 0.035))
    daylight(40, 55, 4.3, 0.8)
    shoot(name, {"bricks": bricks[:-4]}, SIZE, exposure=0.9)


def above(name):
    way = Way([(-0.12, -3), (-0.05, -0.8), (0.08, 0.6), (0.0, 3)], 0.5)
    camera((0.12, -0.5, 2.5), (0.05, 0.1, 0), 40, 5.6, None, 3)
    soil()
    way.strip("joints", plain("sand", (0.11, 0.088, 0.06), 0.95), 0.006)
    laid_path(way, 1.0)
    lawn(200000, ((-2, -2), (2, 2)), lambda at: way.beyond(at) > -0.004, 2.2, 0.045)
    fallen(22, (-0.9, -1.1), (0.9, 1.2), 0.05, 0.035)
    branch((-3.2, 0.6, 3.0), (0.5, 0.9, 0.4), 220, 0.12)
    daylight(38, 70, 4.2, 0.8)
    shoot(name, {}, SIZE, exposure=0.9)


def prints(name):
    """Prints of boots in wet mud, water in them, the lawn behind out of focus."""
    camera((0.16, -1.05, 0.66), (0.1, 0.30, 0.06), 40, 3.2, (0.05, -0.1, 0), -1)
    soil().location.z = -0.2
    ground = trodden(((-0.9, -0.8), (0.95, 1.6)), [(0.0, -0.2, 1.5, 0.036), (0.23, 0.14, 1.66, 0.034), (0.02, 0.52, 1.46, 0.034), (0.24, 0.95, 1.6, 0.034)], hollows=[(-0.5, 0.42, 0.24, 0.03), (0.52, 0.7, 0.2, 0.03)], water=-0.016)
    lawn(120000, ((-6, 0.9), (6, 9)), lambda at: at[:, 1] > 1.1 + 0.08 * np.sin(at[:, 0] * 4) + np.random.exponential(0.05, len(at)), 1.6, 0.06)
    hedge(9.4, 1.9, 40000, 0.06)
    sky((0.80, 0.88, 0.97), 0.8)
    clouds(0.8, (0.8, 0.86, 0.92), (0.5, 0.62, 0.8))
    sun((0.85, 0.25, -0.5), 1.5, (1, 0.95, 0.88), 0.2)
    shoot(name, {"mud": [ground]}, CALM, exposure=0.35)


def seen_low(name):
    """The brick path from low down, with lawn to both sides and the sky above."""
    way = Way([(0.1, -1), (0.02, 1.2), (0.18, 3.4), (0.05, 6.0), (-0.5, 9.5)], 0.42)
    camera((0.12, -2.0, 0.44), (0.06, 1.6, 0.66), 34, 3.5, (0.1, 0.35, 0.02), 0.5)
    soil()
    way.strip("joints", plain("sand", (0.11, 0.088, 0.06), 0.95), 0.006)
    courses, _ = laid_path(way, 0.0)
    lawn(220000, ((-8, -1.8), (8, 14)), lambda at: way.beyond(at) > -0.004, 1.2, 0.055)
    hedge(12.5, 1.1, 50000, 0.07)
    for x, y, radius in ((-2.6, 8.4, 0.6), (3.0, 9.2, 0.7), (-4.4, 11, 0.9)):
        bush((x, y, radius * 0.5), radius, 8000, 0.055, (0.05, 0.105, 0.035), (0.7, 0.62, 0.7))
    daylight(30, -58, 4.4, 0.75, (1, 0.84, 0.62))
    clouds(0.95)
    shoot(name, {"bricks": courses}, CALM, exposure=0.7)


def edge_beside_lawn(name):
    """The path's row of bricks on edge, across the picture, and the lawn it keeps out."""
    way = Way([(-3, -0.66), (-1, -0.6), (1, -0.62), (3, -0.72)], 0.42)
    camera((-0.1, -1.0, 0.62), (0.06, 0.25, -0.06), 42, 3.2, (0.02, -0.16, 0.03), -2)
    soil()
    way.strip("joints", speckled("sand", (0.10, 0.078, 0.052), (0.035, 0.027, 0.018), 220.0, 1.0, 0.95, 0.8), 0.009)
    _, edges = laid_path(way, 0.9)
    lawn(190000, ((-3, -0.5), (3, 7)), lambda at: way.beyond(at) > -0.004, 0.9, 0.05, 0.003)
    hedge(7, 2, 30000, 0.06)
    daylight(34, 115, 4.4, 0.75)
    shoot(name, {"edge": [it for it in edges if it.location.y > -0.4]}, CALM, exposure=0.75)


photos({
    "brick-path": to_the_bench, "muddy-path": in_the_mud, "gravel-path": low_gravel, "lawn-edge": edge, "brick-stack": pallet, "path-above": above,
    "soft-ground": prints, "path-low": seen_low, "edge-lawn": edge_beside_lawn,
})

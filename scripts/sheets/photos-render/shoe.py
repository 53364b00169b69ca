"""The photos of the Tern 2, a running shoe."""

import math
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(__file__))
from many import leaves, mesh_of, stones  # noqa: E402
from planting import clouds  # noqa: E402
from running_shoe import placed, shoe  # noqa: E402
from shapes import box, group, plate  # noqa: E402
from studio import camera, lamp, photos, shoot, sky, sun  # noqa: E402
from surfaces import Nodes, plain, speckled, stone, wood  # noqa: E402

# The photos with free ground for words are larger, so that a part of one stays sharp.
CALM = (1200, 1600)


def asphalt():
    rough = speckled("asphalt", (0.13, 0.13, 0.135), (0.04, 0.04, 0.045), 2.5, 1.0, 0.85, 0.9)
    plate("road", 900, 900, rough)
    count = 2600
    at = np.column_stack([np.random.uniform((-40, -30), (60, 70), (count, 2)), np.full(count, 0.0)])
    stones(at, np.random.lognormal(-2.1, 0.4, count), [(0.2, 0.2, 0.2), (0.12, 0.12, 0.125), (0.3, 0.29, 0.27)], 1, 8.0)


def verge(z=0.0):
    """Grass and bushes beyond the road, out of focus."""
    leaves(np.random.uniform((-160, 120, z), (160, 190, z + 34), (9000, 3)), 9, (0.09, 0.14, 0.03))
    plate("meadow", 900, 400, speckled("meadow", (0.12, 0.19, 0.05), (0.05, 0.09, 0.02), 0.2, 1.0, 1.0), (0, 305, z + 0.5))


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


def with_sky(name):
    """The shoe from the side, whole, with road and sky around it."""
    asphalt()
    verge()
    parts = placed(shoe(), (-14, 0, 0.1), (0, 0, -0.1))
    sun((0.55, 0.55, -0.55), 3.0, (1, 0.87, 0.68), 0.02)
    sky((0.74, 0.85, 1), 0.8)
    clouds(0.95)
    camera((4, -70, 13), (0.6, 0, 16.5), 38, 3.5, (0, -4.5, 5), 0.6)
    shoot(name, {key: parts[key] for key in ("laces", "sole")}, CALM, sharp=[*parts["upper"], *parts["outsole"], *parts["laces"]], exposure=0.45)


def on_the_trail(name):
    """The shoe on a flat stone beside a trail, the sky free above."""
    plate("ground", 900, 900, speckled("earth", (0.20, 0.17, 0.135), (0.09, 0.075, 0.06), 1.2, 1.0, 0.95, 0.8), (0, 0, -9))
    verge(-9)
    turn, up = np.meshgrid(np.linspace(0, 2 * np.pi, 121)[:-1], np.linspace(0, 1, 40))
    lumps = 1 + 0.09 * np.sin(3 * turn + 1) + 0.06 * np.sin(7 * turn + 4 * up) + 0.03 * np.sin(13 * turn - 9 * up)
    reach = lumps * np.interp(up, (0, 0.35, 0.62, 0.72, 0.8, 1), (1.05, 1.08, 1.0, 0.9, 0.75, 0.0))
    tall = np.interp(up, (0, 0.35, 0.62, 0.72, 0.8, 1), (-10, -4.5, -1.4, -0.45, -0.1, 0.0)) + (up < 0.75) * 0.4 * np.sin(9 * turn + 6 * up)
    rows, columns = turn.shape
    first = (np.arange(rows - 1)[:, None] * columns + np.arange(columns)[None]).reshape(-1, 1)
    beside = (np.arange(rows - 1)[:, None] * columns + (np.arange(columns)[None] + 1) % columns).reshape(-1, 1)
    points = np.stack([(26 * reach * np.cos(turn)).ravel(), (17 * reach * np.sin(turn)).ravel(), tall.ravel()], 1)
    mesh_of("rock", points, np.concatenate([first, beside, beside + columns, first + columns], 1), stone("rock", (0.40, 0.38, 0.35), (0.2, 0.19, 0.175), 1.2, 0.85))
    count = 1500
    at = np.random.uniform((-60, -30), (60, 90), (count, 2))
    stones(np.column_stack([at, np.full(count, -9.0)]), np.random.lognormal(-0.5, 0.5, count), [(0.36, 0.33, 0.29), (0.26, 0.24, 0.22), (0.46, 0.41, 0.34)], 2, 3.0)
    parts = placed(shoe(), (-13, 0, 0.1), (0, 0, -0.3))
    sun((0.7, 0.35, -0.45), 3.2, (1, 0.8, 0.56), 0.02)
    sky((0.72, 0.82, 1), 0.65)
    clouds(0.9)
    camera((2, -72, 9), (1.0, 0, 14.5), 40, 3.2, (2, -5, 5), -0.8)
    shoot(name, {key: parts[key] for key in ("laces",)}, CALM, sharp=[*parts["upper"], *parts["outsole"], *parts["laces"]], exposure=0.45)


def worn_sole(name):
    """The sole after many runs: dry mud between the blocks and on the edge."""
    plate("table", 300, 300, wood("bench", (0.46, 0.36, 0.26), (0.28, 0.21, 0.15), 14, 0.0, 0.7), (0, 0, 0), (0, 0, 0.03))
    parts = placed(shoe(), (-13.5, 2, 5.35), (-np.pi / 2 + 0.02, 0, 0.08))
    for at, (part, color, share) in enumerate((("outsole", (0.62, 0.14, 0.03), 0.56), ("sole", (0.74, 0.73, 0.7), 0.5))):
        for it in parts[part]:
            it.data.materials.clear()
            it.data.materials.append(dirtied(f"dirt{at}", color, share))
    crumbs = np.column_stack([np.random.normal(0, 9, 160), np.random.normal(-5, 2.4, 160), np.zeros(160)])
    stones(crumbs, np.random.lognormal(-1.9, 0.5, 160), [(0.17, 0.12, 0.08), (0.12, 0.085, 0.055)], 1, 8.0)
    lamp((-50, -20, 46), (0, 0, 5), (30, 40), 3.6, (1, 0.97, 0.93))
    sun((0.8, 0.4, -0.5), 1.6, (1, 0.86, 0.66), 0.04)
    sky((0.85, 0.92, 1), 0.35)
    camera((-3, -66, 32), (0.5, 4, 9.5), 44, 4.5, (0, 1, 5.5), 1.0)
    shoot(name, {"sole": parts["outsole"]}, CALM, exposure=0.45)


def dirtied(name, color, share):
    """A color under dry mud that lies on a share of it."""
    nodes = Nodes(name)
    place = nodes.add("TexCoord", out=3)
    place = nodes.add("VectorMath", **{"0": place, "1": nodes.add("ObjectInfo", out=0)})
    broad, fine = (nodes.add("TexNoise", Vector=place, Scale=scale, Detail=6.0, Roughness=0.7) for scale in (0.32, 4.0))
    caked = nodes.ramp(nodes.mix("MIX", 0.35, broad, fine), (share - 0.08, (1, 1, 1)), (share + 0.04, (0.12, 0.12, 0.12)))
    earth = nodes.ramp(fine, (0.3, (0.10, 0.068, 0.042)), (0.7, (0.2, 0.145, 0.095)))
    nodes.set(nodes.surface, {"Base Color": nodes.mix("MIX", caked, color, earth), "Roughness": 0.85, "Specular": 0.2})
    nodes.bump(nodes.mix("MULTIPLY", 1.0, caked, fine), 0.6, 0.2)
    return nodes.material


def at_the_door(name):
    """A closed shoebox on a doorstep in the low sun of the evening."""
    for at in range(-9, 10):
        box("plank", (13.7, 3, 220), (at * 14 + 5, 40, 4), speckled(f"paint{at}", (0.30, 0.27, 0.23), (0.24, 0.215, 0.18), 0.25, 0.7, 0.5, 0.08), 0.5)
    box("step", (300, 90, 12), (0, -4, -12), stone("step", (0.36, 0.33, 0.3), (0.2, 0.185, 0.165), 0.8), 1.0)
    navy = speckled("card", (0.022, 0.04, 0.12), (0.018, 0.032, 0.1), 3.0, 0.6, 0.7, 0.1)
    made = [box("box", (33, 20, 11), (0, 0, 0), navy, 0.12), box("lid", (33.8, 20.8, 4.2), (0, 0, 7.4), navy, 0.15), box("band", (4.2, 21.0, 4.4), (-9.5, 0, 7.3), plain("orange", (0.8, 0.22, 0.04), 0.6), 0.1), box("band", (4.2, 20.2, 11), (-9.5, 0, 0.01), plain("orange2", (0.8, 0.22, 0.04), 0.6), 0.1)]
    group(made, (0, 4, 0), (0, 0, 0.26))
    sun((0.92, 0.42, -0.3), 3.6, (1, 0.62, 0.32), 0.03)
    for at in range(2):
        box("post", (6, 6, 240), (-190 - 12 * at, -90 + 46 * at, -12), plain(f"post{at}", (0.3, 0.3, 0.3)), 0)
    sky((0.6, 0.72, 1), 0.32)
    camera((-8, -96, 40), (0.5, 4, 24), 44, 4.5, (0, -6, 8), 0.6)
    shoot(name, {"box": made}, CALM, exposure=0.8)


photos({
    "shoe": from_the_side, "shoe-pair": pair, "shoe-sole": sole, "shoe-laces": close, "shoe-gravel": on_gravel,
    "shoe-sky": with_sky, "shoe-trail": on_the_trail, "shoe-worn": worn_sole, "shoe-box": at_the_door,
})

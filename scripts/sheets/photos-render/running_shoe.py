"""A navy running shoe with an orange stripe and an orange sole. Units as in studio.py."""

import math
import os
import sys

import numpy as np
from PIL import Image, ImageDraw

sys.path.insert(0, os.path.dirname(__file__))
from many import mesh_of  # noqa: E402
from shapes import box, group, plate, smooth, tube  # noqa: E402
from surfaces import plain, printed, speckled  # noqa: E402

WHITE = (0.80, 0.79, 0.75)
# From the heel (x = 0) to the toe (x = 28): where the upper stands on the sole, and where it ends above.
FOOT = [(0.5, 0), (0.9, 1.9), (2.6, 3.0), (6, 3.25), (10, 3.2), (14, 3.6), (18, 4.5), (22, 4.75), (25, 4.0), (27, 2.5), (27.9, 0.9), (28.1, 0)]
TOP = [
    (0.3, 0, 10.2), (0.75, 1.35, 9.9), (2.4, 2.75, 8.6), (5.2, 3.2, 7.5), (8.2, 3.05, 8.2), (10.2, 2.6, 9.6), (12.2, 2.2, 8.9), (15, 1.95, 7.75),
    (17.6, 1.6, 6.75), (18.8, 0.7, 6.3), (19.6, 0, 6.05), (22, 0, 5.35), (24.5, 0, 4.75), (26.6, 0, 4.1), (27.7, 0, 3.4), (28.0, 0, 2.9),
]
RISE = [(0, 3.1), (6, 3.0), (12, 2.6), (18, 2.1), (23, 2.0), (26, 2.2), (28.2, 2.6)]


def curve(knots, count):
    """Points along a smooth line through knots, evenly far apart."""
    knots = np.array(knots, float)
    at = np.linspace(0, len(knots) - 1, 600)
    ends = np.concatenate([[2 * knots[0] - knots[1]], knots, [2 * knots[-1] - knots[-2]]])
    i = np.minimum(at.astype(int), len(knots) - 2)
    f = (at - i)[:, None]
    a, b, c, d = ends[i], ends[i + 1], ends[i + 2], ends[i + 3]
    line = 0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f**2 + (3 * b - a - 3 * c + d) * f**3)
    along = np.concatenate([[0], np.linalg.norm(np.diff(line, axis=0), axis=1).cumsum()])
    even = np.linspace(0, along[-1], count)
    return np.stack([np.interp(even, along, line[:, k]) for k in range(line.shape[1])], 1)


def rise(x):
    """The height of the midsole's top."""
    return np.interp(x, *np.array(RISE).T)


def spring(x):
    """How high the toe and the heel bend off the ground."""
    return 0.012 * np.clip(x - 19, 0, None) ** 2 * 1.4 + 0.02 * np.clip(2.5 - x, 0, None) ** 2


def uppers_picture():
    """One side of the upper, unrolled: heel at the left, toe at the right, the sole below."""
    wide, tall = 2400, 800
    picture = Image.new("RGB", (wide, tall), "#1b2b58")
    brush = ImageDraw.Draw(picture)
    for row in range(0, tall, 9):
        for x in range((row // 9 % 2) * 6, wide, 12):
            brush.ellipse((x, row, x + 6, row + 5), fill="#111c40")
    point = lambda s, v: (s * wide, (1 - v) * tall)

    def panel(color, corners, stitch="#46598f"):
        brush.polygon([point(*it) for it in corners], fill=color)
        inner = [point(*it) for it in corners]
        middle = np.mean(inner, 0)
        inner = [tuple(np.array(it) + (middle - it) / max(1, np.linalg.norm(middle - it)) * 12) for it in inner]
        for one, other in zip(inner, inner[1:] + inner[:1]):
            steps = max(1, int(math.dist(one, other) / 13))
            for k in range(steps):
                a, b = (np.array(one) + (np.array(other) - one) * (k + t) / steps for t in (0.15, 0.7))
                brush.line((*a, *b), fill=stitch, width=4)

    panel("#101a3a", [(0, 0), (0, 1), (0.06, 1), (0.12, 0.72), (0.17, 0.3), (0.24, 0)])
    panel("#101a3a", [(0.8, 0), (0.84, 0.22), (0.9, 0.42), (0.95, 0.55), (1, 0.62), (1, 0)])
    panel("#121d42", [(0.33, 1), (0.35, 0.78), (0.45, 0.76), (0.6, 0.74), (0.665, 0.8), (0.675, 1)])
    panel("#ff6b35", [(0.2, 0), (0.30, 0), (0.43, 0.42), (0.52, 0.76), (0.465, 0.78), (0.36, 0.46)], "#ffb08f")
    return picture


def side_of_upper(sign, material):
    """One half of the upper, a patch between the sole and the upper's edge."""
    across, up = 90, 18
    foot = curve(FOOT, across)
    top = curve(TOP, across)
    # Seen from above both ends run together, so that a seam goes straight up.
    foot = np.stack([np.interp(np.interp(top[:, 0], top[:, 0], np.linspace(0, 1, across)), np.linspace(0, 1, across), foot[:, k]) for k in (0, 1)], 1)
    base = np.column_stack([foot, rise(foot[:, 0]) + spring(foot[:, 0]) - 0.35])
    top = top + np.column_stack([np.zeros((across, 2)), spring(top[:, 0]) * 0.8])
    bulge = np.interp(np.linspace(0, 1, across), [0, 0.1, 0.3, 0.6, 0.8, 1], [0.35, 0.25, 0.2, 0.5, 0.75, 0.7])
    middle = base * 0.5 + top * 0.5
    middle[:, :2] = base[:, :2] * (0.55 + bulge[:, None] * 0.5) + top[:, :2] * (0.45 - bulge[:, None] * 0.5)
    middle[:, 2] += bulge * 0.6
    v = np.linspace(0, 1, up)[None, :, None]
    points = (1 - v) ** 2 * base[:, None] + 2 * v * (1 - v) * middle[:, None] + v**2 * top[:, None]
    points[..., 1] *= sign
    faces = np.array([[r * up + i, r * up + i + 1, (r + 1) * up + i + 1, (r + 1) * up + i] for r in range(across - 1) for i in range(up - 1)])
    it = mesh_of("upper", points.reshape(-1, 3), faces if sign < 0 else faces[:, ::-1], material)
    layer = it.data.uv_layers.new()
    for corner, loop in zip(layer.data, it.data.loops):
        corner.uv = ((loop.vertex_index // up) / (across - 1), (loop.vertex_index % up) / (up - 1))
    thick = it.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.3, 0.6
    return smooth(it, 1), top * [1, sign, 1]


def ring_of(grow, count=120):
    """The outline of the sole, both sides, `grow` centimeters outside the upper."""
    half = curve(FOOT, count // 2)
    line = np.concatenate([half * [1, -1], half[-2:0:-1]])
    way = np.roll(line, -1, 0) - np.roll(line, 1, 0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    return line + np.column_stack([way[:, 1], -way[:, 0]]) * grow


def layered(name, rings, material):
    """A solid between outlines (n, 3), closed below and above."""
    count = len(rings[0])
    faces = [(r * count + i, r * count + (i + 1) % count, (r + 1) * count + (i + 1) % count, (r + 1) * count + i) for r in range(len(rings) - 1) for i in range(count)]
    it = mesh_of(name, np.concatenate(rings), np.array(faces), material)
    middle = [np.concatenate([ring[:, :1], ring[:, 1:2] * 0, ring[:, 2:]], 1) for ring in (rings[0], rings[-1])]
    for ring, center, flip in ((rings[0], middle[0], False), (rings[-1], middle[1], True)):
        cap = np.array([[i, (i + 1) % count, count + (i + 1) % count, count + i] for i in range(count)])
        mesh_of(f"{name}-cap", np.concatenate([ring, center]), cap if flip else cap[:, ::-1], material).parent = it
    return it


def soles():
    """The white midsole and the orange outsole with its tread. Returns (midsole, outsole, blocks)."""
    def at(grow, height):
        ring = ring_of(grow)
        x = ring[:, 0]
        return np.column_stack([ring, spring(x) + height(x)])

    mid = plain("foam", WHITE, 0.6, Specular=0.3)
    wave = lambda x: 0.08 * np.sin(x * 1.1)
    midsole = layered("midsole", [
        at(0.15, lambda x: 0.55), at(0.5, lambda x: 0.62), at(0.62, lambda x: 1.0), at(0.5, lambda x: 0.5 + (rise(x) - 0.5) * 0.45 + wave(x)),
        at(0.52, lambda x: 0.5 + (rise(x) - 0.5) * 0.6 + wave(x)), at(0.5, lambda x: rise(x) - 0.25), at(0.36, lambda x: rise(x)), at(0.0, lambda x: rise(x) - 0.05)], mid)
    rubber = plain("rubber", (0.9, 0.125, 0.03), 0.55)
    dark = plain("rubber-below", (0.42, 0.045, 0.012), 0.7)
    outsole = layered("outsole", [at(0.0, lambda x: 0.25 + 0 * x), at(0.42, lambda x: 0.25 + 0 * x), at(0.52, lambda x: 0.35 + 0 * x), at(0.5, lambda x: 0.62 + 0 * x), at(0.1, lambda x: 0.62 + 0 * x)], dark)
    blocks = []
    inside = curve(FOOT, 200)
    for row, x in enumerate(np.arange(1.2, 27.6, 1.3)):
        half = np.interp(x, inside[:, 0], inside[:, 1])
        for k in range(-3, 4):
            y = k * 1.35 + (0.68 if row % 2 else 0)
            if abs(y) < half - 0.3 and not (10 < x < 16 and abs(y) < 1.2):
                it = box("block", (0.85, 0.98, 0.5), (x, y, spring(x) - 0.1), rubber, 0.08, (0, -math.atan(0.034 * max(0, x - 19)), 0.5 if k >= 0 else -0.5))
                blocks.append(it)
    return midsole, outsole, blocks


def eyestay(top_line, s0=10.6, s1=17.9):
    """The line of one side's lace holes."""
    keep = (top_line[:, 0] > s0) & (top_line[:, 0] < s1)
    return top_line[keep]


def laces(left, right, material):
    """Laces that cross between both rows of holes, and a bow."""
    at = lambda line, f: np.array([np.interp(f, np.linspace(0, 1, len(line)), line[:, k]) for k in range(3)])
    made, rows = [], 7
    holes = [(at(left, 0.06 + 0.9 * i / (rows - 1)), at(right, 0.06 + 0.9 * i / (rows - 1))) for i in range(rows)]
    hole = plain("hole", (0.004, 0.006, 0.012), 0.5)
    for row, (one, other) in enumerate(holes):
        for it, sign in ((one, 1), (other, -1)):
            side = math.copysign(1, it[1])
            it[1] += side * 0.42
            it[2] -= 0.12
            rim = tube("rim", [it + np.array([0.17 * math.cos(a), 0.1 * math.sin(a), 0.17 * math.sin(a) * 0.4]) for a in np.linspace(0, 6.4, 10)], 0.07, hole)
            made.append(rim)
    for row, (one, other) in enumerate(holes):
        ends = [(one, other)] if row == rows - 1 else [(one, holes[row + 1][1]), (other, holes[row + 1][0])]
        for k, (a, b) in enumerate(ends):
            high = np.array([0, 0, 0.28 + 0.12 * k])
            line = [a - [0, 0, 0.1], a * 0.85 + b * 0.15 + high * 0.8, (a + b) / 2 + high * 1.3, a * 0.15 + b * 0.85 + high * 0.8, b - [0, 0, 0.1]]
            made += [tube("lace", [np.array(p) + [d, 0, 0] for p in line], 0.14, material) for d in (-0.16, 0.0, 0.16)]
    knot = (holes[0][0] + holes[0][1]) / 2 + [0.2, 0, 0.75]
    for side in (-1, 1):
        loop = [knot, knot + [0.6, side * 1.4, 0.9], knot + [2.0, side * 2.9, 0.3], knot + [3.0, side * 2.6, -0.9], knot + [1.8, side * 1.3, 0.1], knot]
        loose = [knot, knot + [0.5, side * 1.0, 0.4], knot + [-0.4, side * 2.8, -0.7], knot + [0.4, side * 3.9, -2.6], knot + [0.9, side * 4.1, -3.9]]
        for line in (loop, loose):
            made += [tube("bow", [np.array(p) + [d, 0, d * 0.4] for p in line], 0.14, material) for d in (-0.14, 0.0, 0.14)]
    made.append(tube("knot", [knot + [-0.2, -0.4, 0], knot + [0.1, -0.15, 0.25], knot + [0.1, 0.15, 0.25], knot + [-0.2, 0.4, 0]], 0.33, material))
    return made


def tongue(material):
    """The padded tongue below the laces, up over the ankle."""
    line = curve([(19.3, 0, 5.7), (17, 0, 6.5), (14, 0, 7.7), (11.5, 0, 8.9), (9.6, 0, 10.6), (8.7, 0, 11.9)], 16)
    wide = np.linspace(1.4, 2.5, 16)
    points, count = [], 11
    for (x, _, z), w in zip(line, wide):
        points += [(x, w * t, z - 0.55 * t * t * w / 2) for t in np.linspace(-1, 1, count)]
    faces = np.array([[r * count + i, r * count + i + 1, (r + 1) * count + i + 1, (r + 1) * count + i] for r in range(15) for i in range(count - 1)])
    it = mesh_of("tongue", points, faces, material)
    thick = it.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.6, 0
    return smooth(it, 1)


def shoe(sign=1):
    """The shoe on z = 0, heel at x = 0; sign -1 for the other foot. Returns its parts by name: lists of objects."""
    knit = printed(f"knit{sign}", uppers_picture(), 0.75, Specular=0.2, Sheen=0.3)
    one, line_one = side_of_upper(-1, knit)
    other, line_other = side_of_upper(1, knit)
    midsole, outsole, blocks = soles()
    lining = speckled("lining", (0.03, 0.05, 0.13), (0.012, 0.02, 0.06), 8.0, 0.7, 0.9, 0.4)
    rims = []
    for line in (line_one, line_other):
        keep = line[line[:, 0] < 10.6]
        keep[:, 1] *= 0.93
        rims.append(tube("collar", list(keep), 0.48, lining))
    inside = plate("insole", 22, 5.4, plain("insole", (0.02, 0.03, 0.06), 0.9), (11.5, 0, 3.0))
    flap = tongue(lining)
    cord = speckled("cord", (0.80, 0.79, 0.76), (0.60, 0.59, 0.56), 14.0, 0.6, 0.85, 0.5)
    strings = laces(eyestay(line_one), eyestay(line_other), cord)
    return {"upper": [one, other], "sole": [midsole], "outsole": [outsole, *outsole.children, *blocks], "collar": rims, "tongue": [flap, inside], "laces": strings, "more": list(midsole.children)}


def placed(parts, location=(0, 0, 0), rotation=(0, 0, 0)):
    # Caps already hang on their soles.
    group([it for some in parts.values() for it in some if not it.parent], location, rotation)
    return parts

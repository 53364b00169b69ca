"""Kiln House Blend and what it is made with: its bag, beans, a mug, a dripper over a carafe. Units as in studio.py."""

import math
import os
import random
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(__file__))
from shapes import any_turn, box, copies, group, lathe, plate, settle, shape, sheet, smooth, tube  # noqa: E402
from surfaces import glass, lettering, plain, printed, speckled, wood  # noqa: E402

INK, CLAY = "#2b211b", "#b5532a"


def label():
    picture = lettering(
        (760, 900), "#f4ede4",
        [
            ("KILN HOUSE", "sans-bold", 82, (0.5, 0.47), INK, 8),
            ("BLEND", "sans-bold", 82, (0.5, 0.575), INK, 8),
            ("chocolate and orange", "serif", 44, (0.5, 0.69), INK, 0),
            ("whole beans   250 g", "sans", 32, (0.5, 0.82), "#6d5d51", 2),
            ("roasted Tue 24 Nov", "mono", 38, (0.5, 0.915), CLAY, 0),
        ],
    )
    from PIL import ImageDraw

    brush = ImageDraw.Draw(picture)
    brush.pieslice((270, 90, 490, 310), 180, 360, fill=CLAY)
    brush.rectangle((270, 199, 490, 330), fill=CLAY)
    brush.pieslice((335, 170, 425, 260), 180, 360, fill="#f4ede4")
    brush.rectangle((335, 214, 425, 330), fill="#f4ede4")
    brush.line((60, 772, 700, 772), fill="#c9b9a8", width=3)
    return picture


def bag_at(around, up, height=20.0, shut=True):
    """Where the bag's paper is: `around` in radians (-π/2 faces the camera), `up` from 0 to 1. NumPy arrays."""
    wide = 4.9 + 0.35 * np.sin(up * 2.6)
    deep = 3.1 * (1 - up**2.6) + 0.1 if shut else 3.1 + 0.25 * up
    corner = 0.42 + 0.3 * up
    cos, sin = np.cos(around), np.sin(around)
    x = wide * np.sign(cos) * np.abs(cos) ** corner
    y = deep * np.sign(sin) * np.abs(sin) ** corner
    pinch = 0.75 * np.minimum(1, up * 1.6) * np.exp(-((y / (0.45 * deep + 0.05)) ** 2)) * (np.abs(cos) > 0.4)
    x = x - np.sign(x) * pinch * (0.55 if shut else 0.25)
    crease = 0.16 * np.sin(3.1 * up * 6 + 2.2 * x + np.sin(4 * around)) * np.sin(1.7 * x + 5 * up) + 0.09 * np.sin(9 * up + 3.4 * x)
    crease = crease * np.minimum(1, up * 5) * (0.5 + 0.7 * up) * (1 if shut else 0.35)
    return x, y + np.sign(y) * crease * np.minimum(1, deep), up * height


def all_around(steps=90):
    """Angles once around whose points lie evenly on a bag with steep corners."""
    even = np.linspace(-1, 1, steps)
    front = -np.arccos(np.sign(even) * np.abs(even) ** 1.7)
    return np.concatenate([front, -front[::-1][1:]])


def paper_of(name, arounds, ups, material, out=0.0, **how):
    """A part of the bag's paper with UV, pushed `out` toward the camera."""
    grid_a, grid_u = np.meshgrid(arounds, ups)
    x, y, z = bag_at(grid_a, grid_u, **how)
    across, rows = len(arounds), len(ups)
    faces = [(r * across + c, r * across + c + 1, (r + 1) * across + c + 1, (r + 1) * across + c) for r in range(rows - 1) for c in range(across - 1)]
    it = shape(name, np.stack([x.ravel(), y.ravel() - out, z.ravel()], 1), faces, material)
    layer = it.data.uv_layers.new()
    for corner in it.data.loops:
        row, column = divmod(corner.vertex_index, across)
        layer.data[corner.index].uv = (column / (across - 1), row / (rows - 1))
    return it


def kraft():
    return speckled("kraft", (0.36, 0.22, 0.115), (0.25, 0.145, 0.07), 3, 0.6, 0.75, 0.12)


def bag(location=(0, 0, 0), turn=0.0):
    """The shut bag, 21 cm high. Returns what photos name of it."""
    paper = kraft()
    skin = paper_of("bag", all_around(), np.linspace(0, 0.95, 90), paper)
    # The label keeps the same width all the way up: it is laid on by its x, not by the angle.
    rows, columns = np.linspace(0.16, 0.62, 40), np.linspace(-2.9, 2.9, 40)
    angles = np.array([[np.interp(x, bag_at(np.linspace(-math.pi + 0.05, -0.05, 400), up)[0], np.linspace(-math.pi + 0.05, -0.05, 400)) for x in columns] for up in rows])
    places = [bag_at(angle, np.full_like(angle, up)) for angle, up in zip(angles, rows)]
    vertices = [(x, y - 0.07, z) for xs, ys, zs in places for x, y, z in zip(xs, ys, zs)]
    faces = [(r * 40 + c, r * 40 + c + 1, r * 40 + c + 41, r * 40 + c + 40) for r in range(39) for c in range(39)]
    sticker = shape("label", vertices, faces, printed("label", label(), 0.65))
    layer = sticker.data.uv_layers.new()
    for corner in sticker.data.loops:
        row, column = divmod(corner.vertex_index, 40)
        layer.data[corner.index].uv = (column / 39, row / 39)
    fold = box("fold", (10.1, 0.75, 1.9), (0, -0.15, 18.7), paper, 0.22, (0.08, 0, 0))
    tie = box("tie", (11.0, 0.9, 0.5), (0, -0.16, 19.4), plain("tie", (0.03, 0.025, 0.02), 0.4), 0.1, (0.08, 0, 0))
    valve = lathe("valve", [(0, 0.1), (0.55, 0.1), (0.75, 0.06), (0.8, 0)], plain("valve", (0.25, 0.15, 0.08), 0.4))
    valve.location, valve.rotation_euler = (0, float(bag_at(np.array(-math.pi / 2), np.array(0.72))[1]) - 0.03, 14.4), (math.pi / 2 - 0.12, 0, 0)
    group([skin, sticker, fold, tie, valve], location, (0, 0, turn))
    return {"bag": [skin, fold, tie], "label": [sticker]}


def beans():
    """Three roasted beans: a long round back and a flat side with its groove."""
    kinds = []
    for at, (long, wide, high) in enumerate([(0.58, 0.42, 0.3), (0.52, 0.42, 0.32), (0.62, 0.4, 0.28)]):
        vertices = []
        for ring in range(1, 14):
            lat = math.pi * ring / 14
            for step in range(24):
                lon = 2 * math.pi * step / 24
                x, y, z = math.cos(lat), math.sin(lat) * math.cos(lon), math.sin(lat) * math.sin(lon)
                if z < 0:
                    z = 0.35 * z + 0.6 * math.exp(-((y + 0.06 * math.sin(3 * x)) ** 2) / 0.012) * max(0, 1 - x**4) * min(1, -z * 3)
                vertices.append((x * long, y * wide, z * high))
        vertices += [(long, 0, 0), (-long, 0, 0)]
        faces = [(r * 24 + s, r * 24 + (s + 1) % 24, (r + 1) * 24 + (s + 1) % 24, (r + 1) * 24 + s) for r in range(12) for s in range(24)]
        faces += [(312, (s + 1) % 24, s) for s in range(24)] + [(313, 288 + s, 288 + (s + 1) % 24) for s in range(24)]
        color = [(0.062, 0.026, 0.011), (0.048, 0.019, 0.008), (0.08, 0.035, 0.015)][at]
        kinds.append(shape("bean", vertices, faces, speckled(f"roast{at}", color, tuple(0.55 * it for it in color), 6, 0.6, 0.36, 0.12)))
    return kinds


def fallen(places, fixed, frames=60):
    """Beans that fall from places onto what is fixed and lie there."""
    loose = copies(beans(), [(place, any_turn(), random.uniform(0.92, 1.1)) for place in places])
    settle(loose, fixed, frames)
    return loose


def wall(color, shade, distance):
    return plate("wall", 400, 260, speckled("plaster", color, shade, 0.35, 0.6, 0.9, 0.4), (0, distance, 40), (math.pi / 2, 0, 0))


def table(tone="oak", turn=0.0):
    light, dark = {"oak": ((0.46, 0.29, 0.15), (0.27, 0.15, 0.07)), "walnut": ((0.24, 0.125, 0.06), (0.1, 0.048, 0.022))}[tone]
    return plate("table", 300, 130, wood(tone, light, dark, 13, turn))


def mug(location, turn=0.0, level=7.6):
    """A stoneware mug of black coffee, 9 cm high."""
    ware = speckled("stoneware", (0.62, 0.55, 0.44), (0.3, 0.22, 0.15), 9, 0.6, 0.35, 0.08)
    cup = lathe("mug", [(0, 0), (3.4, 0), (3.8, 0.3), (4.1, 1.2), (4.1, 8.8), (4.02, 9), (3.9, 8.9), (3.82, 8.6), (3.82, 1.2), (3.4, 0.6), (0, 0.5)], ware)
    handle = tube("handle", [(4.0, 0, 7.4), (5.6, 0, 7.7), (6.6, 0, 6.2), (6.5, 0, 4.1), (5.4, 0, 2.8), (4.0, 0, 2.9)], 0.42, ware)
    coffee = lathe("coffee", [(0, level), (3.5, level), (3.7, level + 0.03), (3.83, level + 0.1)], plain("coffee", (0.022, 0.008, 0.003), 0.04, Clearcoat=0.5), levels=0)
    froth = copies([smooth(shape("bubble", [(0, 0, 0.06), (0.09, 0, 0), (0, 0.09, 0), (-0.09, 0, 0), (0, -0.09, 0)], [(0, 1, 2), (0, 2, 3), (0, 3, 4), (0, 4, 1)], glass("bubble", (0.5, 0.28, 0.12), 1.2)))],
                   [((3.65 * math.cos(a), 3.65 * math.sin(a), level + 0.03), (0, 0, a), random.uniform(0.5, 1.6)) for a in [random.gauss(2.2, 0.6) for _ in range(26)]])
    group([cup, handle, coffee, *froth], location, (0, 0, turn))
    return {"mug": [cup, handle], "coffee": [coffee]}


def dripper():
    """A dripper with a paper filter over a glass carafe, 20 cm high. Returns what photos name of it."""
    clear, brew = glass("carafe", (0.97, 0.98, 0.97), 1.45), plain("brew", (0.035, 0.011, 0.004), 0.06)
    outer = [(0, 0), (4.6, 0), (5.3, 0.4), (5.7, 2), (5.5, 5), (4.4, 8), (3.3, 9.6), (3.1, 10.4), (3.5, 11.4)]
    carafe = lathe("carafe", outer + [(3.35, 11.4), (2.95, 10.4), (3.15, 9.6), (4.25, 7.95), (5.35, 5), (5.55, 2), (5.2, 0.55), (4.6, 0.3), (0, 0.3)], clear)
    lathe("brew", [(0, 0.32), (4.6, 0.32), (5.18, 0.58), (5.53, 2), (5.35, 4.6), (0, 4.6)], brew)
    grip = tube("grip", [(5.0, 0, 7.0), (7.2, 0, 8.2), (8.4, 0, 6.4), (8.0, 0, 3.6), (5.6, 0, 2.4)], 0.4, clear)
    white = speckled("ceramic", (0.82, 0.8, 0.76), (0.72, 0.7, 0.66), 2, 0.3, 0.22, 0.03)
    cone_holder = lathe("dripper", [(1.5, 11.3), (2.2, 11.45), (2.3, 12), (5.9, 18.4), (6.1, 18.7), (5.9, 18.8), (5.6, 18.4), (2.0, 12.2), (1.4, 12)], white)
    plinth = lathe("foot", [(1.5, 11.42), (4.9, 11.42), (5.1, 11.6), (5.0, 11.8), (2.2, 11.9)], white)
    ear = tube("ear", [(4.6, 0, 17.0), (7.0, 0, 17.3), (7.9, 0, 15.4), (6.6, 0, 13.6), (3.4, 0, 13.7)], 0.45, white)
    for it in (grip, ear):
        it.rotation_euler = (0, 0, -0.55)
    pleat = lambda a, r: r + 0.12 * np.sin(7 * a) + 0.08 * np.sin(3 * a + 1)
    angles, ups = np.linspace(0, 2 * math.pi, 97), np.linspace(0, 1, 20)
    grid_a, grid_u = np.meshgrid(angles, ups)
    radius = 1.6 + grid_u * pleat(grid_a, 4.45)
    tall = 12.2 + grid_u * (8.1 + 0.5 * np.sin(2 * grid_a + 0.6) + 0.25 * np.sin(5 * grid_a))
    faces = [(r * 97 + c, r * 97 + c + 1, r * 97 + c + 98, r * 97 + c + 97) for r in range(19) for c in range(96)]
    cone = shape("filter", np.stack([(radius * np.cos(grid_a)).ravel(), (radius * np.sin(grid_a)).ravel(), tall.ravel()], 1), faces,
                 speckled("filter paper", (0.72, 0.56, 0.38), (0.6, 0.45, 0.29), 5, 0.5, 0.9, 0.2))
    wet = speckled("grounds", (0.06, 0.026, 0.012), (0.014, 0.006, 0.003), 7, 0.9, 0.28, 1.0)
    bed = sheet("grounds", 8.8, 8.8, lambda x, y: 17.3 + 0.9 * np.exp(-(x**2 + y**2) / 6) + 0.1 * np.sin(3 * x + np.sin(4 * y)) * np.sin(2.7 * y), wet, 120)
    for it in bed.data.vertices:
        it.co.xy *= min(1, 4.35 / max(0.01, it.co.xy.length))
    return {"filter": [cone], "dripper": [cone_holder, plinth, ear], "carafe": [carafe, grip], "grounds": [bed]}

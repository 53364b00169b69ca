"""What stands around a candle at home: books, tea, a plant, towels, tiles, a window at dusk. Units as in studio.py."""

import math
import random

import numpy as np
from shapes import box, group, lathe, plate, shape, sheet, smooth, tube
from surfaces import Nodes, lettering, plain, printed, shining, speckled


def book(size, color, title, ink, ground, location, rotation=(0, 0, 0), font="serif"):
    """A clothbound book of (thickness, width, height) that stands, its spine toward -y; turned by -π/2 about y it lies."""
    thick, wide, tall = size
    cloth = speckled(f"cloth {title}", color, tuple(0.72 * it for it in color), 14, 0.5, 0.8, 0.12)
    edges = Nodes(f"pages {title}")
    leaf = edges.add("TexNoise", Vector=edges.where((26, 0.4, 0.4)), Scale=1.0, Detail=2.0)
    edges.set(edges.surface, {"Base Color": edges.ramp(leaf, (0.35, (0.55, 0.47, 0.35)), (0.65, (0.78, 0.71, 0.58))), "Roughness": 0.9})
    x, back = thick / 2, -wide / 2
    spine = plate("spine", tall * 0.74, thick * 0.62, printed(f"spine {title}", lettering((1480, round(1240 * thick / tall)), ground, [(title, font, 92, (0.5, 0.5), ink, 16)]), 0.75))
    spine.location, spine.rotation_euler = (0, back - 0.13, tall / 2), (math.pi / 2, math.pi / 2, 0)
    made = [
        box("cover", (0.24, wide, tall), (-x + 0.12, 0, 0), cloth, 0.05),
        box("cover", (0.24, wide, tall), (x - 0.12, 0, 0), cloth, 0.05),
        box("back", (thick, 0.36, tall), (0, back + 0.06, 0), cloth, 0.14),
        box("pages", (thick - 0.46, wide - 0.5, tall - 0.5), (0, 0.05, 0.25), edges.material, 0.03),
        spine,
    ]
    group(made, location, rotation)
    return made


def tea(location, turn=0.0):
    """A stoneware mug of black tea. Returns its objects."""
    ware = speckled("stoneware", (0.62, 0.56, 0.46), (0.36, 0.27, 0.19), 7, 0.6, 0.32, 0.08)
    cup = lathe("mug", [(0, 0), (3.0, 0), (3.3, 0.2), (3.75, 1.4), (4.15, 4.2), (4.2, 7.4), (4.12, 7.6), (4.0, 7.55), (3.92, 7.2), (3.85, 4.2), (3.4, 1.4), (0, 0.6)], ware)
    ear = tube("ear", [(4.0, 0, 6.4), (5.5, 0, 6.7), (6.5, 0, 5.3), (6.2, 0, 3.3), (5.2, 0, 2.2), (3.85, 0, 2.3)], 0.4, ware)
    drink = lathe("tea", [(0, 6.4), (3.6, 6.4), (3.8, 6.43), (3.93, 6.5)], plain("tea", (0.16, 0.04, 0.008), 0.03, Clearcoat=0.6), levels=0)
    made = [cup, ear, drink]
    group(made, location, (0, 0, turn))
    return made


def leaf(length, width, bend):
    """The points and faces of a leaf along +x that arches down by `bend`, folded a little along its middle."""
    along, across = np.meshgrid(np.linspace(0, 1, 13), np.linspace(-1, 1, 7), indexing="ij")
    half = width * np.sin(math.pi * along**0.8) ** 0.85
    x = length * np.sin(bend * along) / max(bend, 0.01)
    z = -length * (1 - np.cos(bend * along)) / max(bend, 0.01) + np.abs(across) * half * 0.35
    faces = [(r * 7 + c, r * 7 + c + 1, r * 7 + c + 8, r * 7 + c + 7) for r in range(12) for c in range(6)]
    return np.stack([x, across * half, z], 2).reshape(-1, 3), faces


def plant(location, high=19.0, leaves=22, pot=(0.5, 0.23, 0.13)):
    """A rubber plant in a clay pot. Returns its objects."""
    clay = speckled("clay", pot, tuple(0.7 * it for it in pot), 5, 0.5, 0.8, 0.2)
    made = [lathe("pot", [(0, 0), (3.6, 0), (3.8, 0.2), (4.7, 6.6), (5.1, 6.7), (5.2, 8.1), (5.05, 8.2), (4.8, 8.1), (4.5, 6.8), (0, 6.8)], clay)]
    made.append(lathe("soil", [(4.6, 7.1), (2, 7.3), (0, 7.4)], speckled("soil", (0.05, 0.032, 0.02), (0.02, 0.013, 0.009), 6, 0.8, 0.95, 1.0)))
    bark = plain("stalk", (0.16, 0.13, 0.06), 0.7)
    for at in range(leaves):
        up = (at + 0.5) / leaves
        angle, rise = at * 2.4 + random.uniform(-0.3, 0.3), 0.15 + 0.75 * up + random.uniform(-0.15, 0.15)
        points, faces = leaf(random.uniform(7.5, 10.5) * (1.05 - 0.35 * up), random.uniform(1.7, 2.3), random.uniform(0.5, 1.0))
        tone = np.array((0.035, 0.1, 0.035)) * random.uniform(0.75, 1.6)
        it = smooth(shape("leaf", points, faces, plain(f"leaf {at}", tuple(tone), 0.33, Specular=0.45)), 1)
        foot = np.array((0.6 * math.cos(angle), 0.6 * math.sin(angle), 8 + (high - 9) * up))
        out = foot + np.array((1.7 * math.cos(angle), 1.7 * math.sin(angle), 0.8 + rise))
        it.location, it.rotation_euler = tuple(out), (0, -rise, angle)
        made += [it, tube("petiole", [tuple(foot), tuple((foot + out) / 2 + (0, 0, 0.2)), tuple(out)], 0.14, bark)]
    made.append(tube("stem", [(0, 0, 7), (0.4, 0.2, high * 0.6), (0, 0, high)], 0.35, bark))
    group(made, location)
    return made


def towel(size, color, location, turn=0.0):
    """A folded towel of terry, its fold toward -y."""
    wide, deep, high = size
    nodes = Nodes("terry")
    loops = nodes.add("TexVoronoi", Vector=nodes.where((9, 9, 9)), Scale=1.0)
    nap = nodes.add("TexNoise", Vector=nodes.where((0.5, 0.5, 0.5)), Scale=1.0, Detail=4.0)
    shade = nodes.ramp(loops, (0.05, color), (0.75, tuple(0.55 * it for it in color)))
    nodes.set(nodes.surface, {"Base Color": nodes.mix("MULTIPLY", 0.4, shade, nodes.ramp(nap, (0.3, (0.7,) * 3), (0.7, (1,) * 3))), "Roughness": 1.0, "Specular": 0.05, "Sheen": 0.6})
    nodes.bump(loops, 0.9, 0.16)
    steps, rows = 90, 70
    # Its outline from the side: a fold at the front, two layers behind it.
    around = np.linspace(0, 2 * math.pi, rows)
    y = np.sign(np.cos(around)) * np.abs(np.cos(around)) ** 0.25 * deep / 2
    z = np.sign(np.sin(around)) * np.abs(np.sin(around)) ** 0.62 * high / 2 + high / 2
    xs, at = np.meshgrid(np.linspace(-wide / 2, wide / 2, steps), np.arange(rows), indexing="ij")
    wave = 0.14 * np.sin(xs * 0.9 + 1.7 * np.sin(at / 9)) + 0.1 * np.sin(xs * 2.1 + at / 5) + 0.3 * np.sin(xs * 0.27 + location[2])
    slit = -0.55 * np.exp(-((z[at] - high / 2) ** 2) / 0.02) * (y[at] > 0)
    points = np.stack([xs, y[at] + wave * 0.5 + slit, z[at] * (1 + 0.03 * np.sin(xs * 0.6 + location[2])) + wave * 0.25], 2).reshape(-1, 3)
    faces = [(c * rows + r, c * rows + r + 1, (c + 1) * rows + r + 1, (c + 1) * rows + r) for c in range(steps - 1) for r in range(rows - 1)]
    faces += [tuple(range(rows - 1)), tuple((steps - 1) * rows + r for r in range(rows - 1))]
    it = shape("towel", points, faces, nodes.material)
    it.location, it.rotation_euler = location, (0, 0, turn)
    return it


def tiles(distance, color, size=6.5):
    """A wall of glazed tiles, each in a shade of its own."""
    nodes = Nodes("tiles")
    place = nodes.where((1, 1, 1))
    board = nodes.add(
        "TexBrick", Vector=place, Color1=color, Color2=tuple(0.72 * it for it in color), Mortar=(0.42, 0.4, 0.35), settings={"offset": 0.0},
        Scale=1.0, Mortar_Size=0.14, Mortar_Smooth=0.25, Bias=0.0, Brick_Width=size, Row_Height=size,
    )
    cloud = nodes.add("TexNoise", Vector=nodes.where((0.12, 0.12, 0.12)), Scale=1.0, Detail=5.0)
    color = nodes.mix("MULTIPLY", 0.5, board, nodes.ramp(cloud, (0.32, (0.62, 0.66, 0.62)), (0.68, (1, 1, 1))))
    nodes.set(nodes.surface, {"Base Color": color, "Roughness": 0.3})
    nodes.bump(cloud, 0.5, 0.4)
    return plate("wall", 400, 260, nodes.material, (0, distance, 40), (math.pi / 2, 0, 0))


def dusk(strength=1.0):
    """The sky after sunset far behind a window, roofs before it and their lights."""
    nodes = Nodes("dusk")
    up = nodes.add("SeparateXYZ", out=1, Vector=nodes.add("TexCoord", out=0))
    color = nodes.ramp(up, (0.41, (0.8, 0.33, 0.14)), (0.465, (0.5, 0.27, 0.25)), (0.54, (0.16, 0.22, 0.42)), (0.7, (0.045, 0.1, 0.27)))
    nodes.set(nodes.surface, {"Base Color": (0, 0, 0), "Emission": color, "Emission Strength": strength})
    plate("sky", 1200, 900, nodes.material, (0, 420, 40), (math.pi / 2, 0, 0))
    roof = plain("roof", (0.03, 0.032, 0.045), 0.9)
    for at in range(26):
        wide = random.uniform(24, 60)
        box("house", (wide, 20, 400), (-320 + at * 27 + random.uniform(-9, 9), random.uniform(330, 400), -460 + random.uniform(28, 58)), roof, 0)
    kinds = [shining(f"bulb {at}", it, 0.75) for at, it in enumerate(((1, 0.55, 0.2), (1, 0.68, 0.36), (1, 0.4, 0.16), (0.7, 0.8, 1)))]
    for _ in range(22):
        disc = lathe("light", [(0, 0), (random.uniform(2.4, 4.2), 0)], random.choice(kinds), 24, 0)
        disc.location, disc.rotation_euler = (random.uniform(-95, 95), 320, random.uniform(-58, -18)), (math.pi / 2, 0, 0)


def window(distance, wide=42.0, high=60.0, foot=2.2):
    """The wooden frame of a window with one post, and its sill. Returns its objects."""
    paint = speckled("paint", (0.6, 0.58, 0.54), (0.5, 0.48, 0.44), 3, 0.5, 0.45, 0.06)
    return [
        box("rail", (wide + 8, 3, foot), (0, distance, 0), paint, 0.25),
        box("sill", (wide + 30, 7, 1.0), (0, distance - 2.4, -0.2), paint, 0.3),
        *(box("stile", (3.4, 3, high), (side * wide / 2, distance, foot - 0.3), paint, 0.3) for side in (-1, 1)),
        box("post", (2.0, 2.4, high), (wide * 0.16, distance, foot - 0.3), paint, 0.3),
        *(plate("reveal", 60, high, paint, (side * (wide / 2 + 31.5), distance, foot + high / 2), (math.pi / 2, 0, 0)) for side in (-1, 1)),
    ]

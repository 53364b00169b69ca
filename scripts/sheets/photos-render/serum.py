"""The photos of Dew Drop night serum, a green glass bottle with a dropper."""

import math
import os
import random
import sys

import numpy as np
from scipy.ndimage import gaussian_filter

sys.path.insert(0, os.path.dirname(__file__))
from many import mesh_of  # noqa: E402
from shapes import box, copies, group, lathe, plate, shape, sheet, smooth, tube, wrap  # noqa: E402
from studio import camera, lamp, photos, shoot, sky, sun  # noqa: E402
from surfaces import Nodes, glass, lettering, linen, plain, printed, shining, speckled, stone, wood  # noqa: E402

INK = "#27493b"
# The photos with free ground for words are larger, so that a part of one stays sharp.
CALM = (1200, 1600)


def label():
    lines = [
        ("DEW DROP", "sans", 96, (0.5, 0.36), INK, 15),
        ("night serum", "serif", 72, (0.5, 0.54), INK, 2),
        ("30 ml", "sans", 40, (0.5, 0.82), "#6b7a70", 5),
    ]
    return lettering((1200, 780), "#f3ecdf", lines)


def bottle(level=5.0):
    """The open bottle on z = 0, filled up to a level. Returns its parts by name."""
    outer = [(0, 0), (1.5, 0), (1.68, 0.06), (1.75, 0.25), (1.75, 4.9), (1.68, 5.35), (1.4, 5.8), (0.85, 6.15), (0.72, 6.35), (0.72, 6.9)]
    inner = [(0.55, 6.9), (0.55, 6.3), (0.7, 6.05), (1.2, 5.7), (1.5, 5.25), (1.58, 4.85), (1.58, 0.5), (1.5, 0.35), (0, 0.35)]
    body = lathe("body", outer + inner, glass("green", (0.22, 0.54, 0.38)))
    serum = lathe("serum", [(0, 0.36), (1.5, 0.37), (1.575, 0.5), (1.575, level - 0.1), (1.57, level), (0, level)],
                  glass("oil", (0.85, 0.75, 0.42), 1.4))
    paper = wrap("label", 1.765, 1.0, 4.3, printed("label", label(), 0.75), math.radians(165))
    return {"body": body, "serum": serum, "label": paper}


def dropper(foot=0.0):
    """The dropper whose collar stands at `foot`; its pipette hangs below."""
    black, rubber = plain("collar", (0.012, 0.02, 0.016), 0.32), plain("rubber", (0.02, 0.035, 0.028), 0.55)
    collar = lathe("collar", [(0.7, 0), (0.86, 0), (0.9, 0.05), (0.9, 1.25), (0.84, 1.32), (0.5, 1.33)], black)
    bulb = lathe("bulb", [(0.5, 1.3), (0.56, 1.36), (0.6, 1.6), (0.6, 2.2), (0.57, 2.9), (0.48, 3.35), (0.3, 3.6), (0, 3.68)], rubber)
    outer = [(0.36, 0.2), (0.36, -4.6), (0.3, -4.9), (0.13, -5.5), (0.1, -5.9)]
    inner = [(0.05, -5.9), (0.08, -5.5), (0.24, -4.9), (0.29, -4.6), (0.29, 0.2)]
    pipette = lathe("pipette", outer + inner, glass("clear", (0.95, 0.98, 0.96), 1.45))
    inside = lathe("taken", [(0, -5.6), (0.07, -5.5), (0.235, -4.9), (0.285, -4.6), (0.285, -2.4), (0, -2.4)], glass("drawn", (0.85, 0.75, 0.42), 1.4))
    parts = {"collar": collar, "bulb": bulb, "pipette": pipette, "taken": inside}
    for at, angle in enumerate(np.linspace(0, 2 * math.pi, 44, endpoint=False)):
        place = (0.9 * math.cos(angle), 0.9 * math.sin(angle), 0.1)
        parts[f"rib{at}"] = box("rib", (0.05, 0.07, 1.05), place, black, 0, (0, 0, angle))
    for it in parts.values():
        it.location.z += foot
    return parts


def whole(location=(0, 0, 0), rotation=(0, 0, 0)):
    """The closed bottle. Returns what its photos name."""
    parts = {**bottle(), **dropper(6.45)}
    group(parts.values(), location, rotation)
    cap = [parts["collar"], parts["bulb"]]
    return {"bottle": [parts["body"], parts["label"], *cap], "dropper": cap, "label": [parts["label"]]}


def wall(color, shade, distance):
    plate("wall", 400, 260, speckled("plaster", color, shade, 0.35, 0.6, 0.9, 0.5), (0, distance, 40), (math.pi / 2, 0, 0))


def twig(foot, tip, across, size=2.6):
    """An olive twig outside the picture, flat toward the light, whose leaves throw shadows. `across` is its flat side."""
    foot, tip, across = np.array(foot), np.array(tip), np.array(across)
    along = (tip - foot) / np.linalg.norm(tip - foot)
    tube("twig", [foot, tip], 0.09, plain("bark", (0.2, 0.14, 0.08)))
    green = plain("leaf", (0.12, 0.2, 0.08))
    outline = [(0, 0), (0.3, 0.11), (0.6, 0.13), (0.85, 0.08), (1, 0), (0.85, -0.08), (0.6, -0.13), (0.3, -0.11)]
    for at in range(13):
        base = foot + (tip - foot) * (at + 0.5) / 13
        lean = (1 if at % 2 else -1) * random.uniform(0.6, 1.0)
        way = along * math.cos(lean) + across * math.sin(lean)
        side = across * math.cos(lean) - along * math.sin(lean)
        grown = size * random.uniform(0.75, 1.15)
        shape("leaf", [base + (way * x + side * y * random.uniform(0.8, 1.3)) * grown for x, y in outline], [tuple(range(8))], green)


def shelf(name):
    wall((0.46, 0.5, 0.42), (0.36, 0.4, 0.33), 9)
    box("shelf", (120, 26, 4), (0, -3, -4), stone("limestone", (0.6, 0.55, 0.47), (0.36, 0.32, 0.27)), 0.25)
    parts = whole((1.2, 0, 0), (0, 0, 0.1))
    twig((-14, -2, 26), (-8.5, -3, 12), (0.5, -0.4, 0.3))
    twig((-19, -3, 22), (-12, -4, 11), (0.5, -0.4, 0.4), 2.2)
    for at in (-1, 1):
        box("sash", (0.8, 0.8, 60), (-24, -10 + 9 * at, -10), plain(f"sash{at}", (0.5, 0.5, 0.5)), 0)
    sun((0.86, 0.6, -0.5), 3.4, (1, 0.86, 0.66), 0.03)
    lamp((-34, -18, 22), (0, 0, 5), (26, 36), 0.9, (1, 0.97, 0.92))
    sky((0.72, 0.86, 1), 0.3)
    camera((-2.5, -29, 9), (-0.1, 0, 6.6), 70, 7.1, (1.2, -1.7, 3), 0.7)
    shoot(name, parts, exposure=0.15, contrast="High Contrast")


def drop(name):
    wall((0.56, 0.5, 0.4), (0.44, 0.4, 0.33), 40)
    plate("table", 300, 200, stone("table", (0.66, 0.62, 0.55), (0.5, 0.46, 0.4)))
    open_bottle = bottle(3.6)
    group(open_bottle.values(), (-0.4, 2.4, 0), (0, 0, 0.35))
    lifted = dropper(5.9)
    pearl = lathe("pearl", [(0, -0.42), (0.1, -0.4), (0.19, -0.28), (0.2, -0.18), (0.13, -0.04), (0.07, 0.1), (0, 0.1)], glass("pearl", (0.9, 0.82, 0.5), 1.4))
    group([*lifted.values(), pearl], (-0.15, 1.6, 8.0), (0.06, 0.2, 0.1))
    lamp((-16, 4, 20), (0, 0, 7), (14, 20), 7, (1, 0.97, 0.92))
    lamp((14, -18, 14), (0, 0, 7), (8, 20), 1.6, (0.9, 0.95, 1))
    sky((0.8, 0.88, 1), 0.35)
    camera((0.4, -24.5, 10.5), (0.4, 0, 8.25), 75, 10, (0, 1.4, 8), -1.2)
    shoot(name, {"dropper": [lifted["collar"], lifted["pipette"], pearl], "drop": [pearl], "bottle": [open_bottle["body"]], "label": [open_bottle["label"]]}, sharp=[lifted["collar"], lifted["pipette"], open_bottle["body"]], exposure=1.0, contrast="High Contrast", warmth=0.012)


def flakes():
    """Three shapes of rolled oats."""
    kinds = []
    for at in range(3):
        rim = [(0.42 * math.cos(a) * random.uniform(0.85, 1.1), 0.32 * math.sin(a) * random.uniform(0.85, 1.1), random.uniform(-0.04, 0.05)) for a in np.linspace(0, 6.28, 11)[:-1]]
        points = [(0, 0, 0.05), (0, 0, -0.04), *rim]
        faces = [(0, 2 + i, 2 + (i + 1) % 10) for i in range(10)] + [(1, 2 + (i + 1) % 10, 2 + i) for i in range(10)]
        color = [(0.78, 0.64, 0.42), (0.7, 0.55, 0.34), (0.84, 0.72, 0.52)][at]
        kinds.append(smooth(shape("flake", points, faces, speckled(f"oat{at}", color, tuple(0.72 * it for it in color), 5, 0.7, 0.85)), 1))
    return kinds


def stalk(foot, tip, stem):
    """An oat stalk: a stem from foot to tip with hanging spikelets. Returns its objects."""
    foot, tip = np.array(foot), np.array(tip)
    made = [tube("stem", [foot, foot * 0.6 + tip * 0.4 + (0, 0, 0.3), tip], 0.07, stem)]
    husk = smooth(shape("husk", [(0, 0, 0.45), (0.24, 0, -0.6), (0, 0.2, -0.6), (-0.24, 0, -0.6), (0, -0.2, -0.6), (0, 0, -2.1)],
                        [(0, 2, 1), (0, 3, 2), (0, 4, 3), (0, 1, 4), (5, 1, 2), (5, 2, 3), (5, 3, 4), (5, 4, 1)], plain("husk", (0.55, 0.39, 0.16), 0.7)), 1)
    places = []
    for at in np.linspace(0.45, 1, 15):
        base = foot + (tip - foot) * at
        out = base + np.array([random.uniform(-1.8, 1.8), random.uniform(-1.8, 1.8), random.uniform(0.2, 1)])
        made.append(tube("twig", [base, (base + out) / 2 + (0, 0, 0.3), out], 0.025, stem))
        places.append((tuple(out), (random.uniform(0.9, 1.5), 0, random.uniform(0, 6.3)), random.uniform(0.75, 1.0)))
    return made + copies([husk], places)


def oats(name):
    wall((0.6, 0.56, 0.48), (0.5, 0.46, 0.4), 34)
    plate("table", 300, 120, wood("oak", (0.52, 0.36, 0.21), (0.33, 0.2, 0.1), 12))
    parts = whole((-3.2, -1, 0), (0, 0, 0.12))
    clay = speckled("clay", (0.7, 0.66, 0.58), (0.42, 0.36, 0.28), 6, 0.55, 0.4, 0.15)
    bowl = lathe("bowl", [(0, 0), (2.2, 0), (2.5, 0.2), (4.2, 1.8), (5.1, 3.7), (5.2, 4.1), (5.05, 4.15), (4.9, 3.8), (4, 2), (2.3, 0.6), (0, 0.5)], clay)
    bowl.location = (4.3, 3.2, 0)
    under = lathe("under", [(4.7, 3.2), (3.5, 3.75), (2, 4.1), (0, 4.25)], speckled("meal", (0.66, 0.52, 0.32), (0.34, 0.25, 0.14), 4, 0.8, 0.9, 0.6))
    under.location = bowl.location
    heap = []
    for _ in range(620):
        away, angle = 4.75 * math.sqrt(random.random()), random.uniform(0, 6.3)
        high = 3.35 + 1.0 * (1 - (away / 4.8) ** 2) + random.uniform(-0.12, 0.14)
        heap.append(((4.3 + away * math.cos(angle), 3.2 + away * math.sin(angle), high), (random.gauss(0, 0.45), random.gauss(0, 0.45), random.uniform(0, 6.3)), random.uniform(0.75, 1.15)))
    spilled = [((random.gauss(3, 3.4), random.gauss(-4.3, 1.4), 0.06), (random.gauss(0, 0.12), random.gauss(0, 0.12), random.uniform(0, 6.3)), random.uniform(0.7, 1.1)) for _ in range(34)]
    grain = copies(flakes(), heap + spilled)
    lamp((-30, 12, 26), (0, 0, 3), (26, 30), 6.5, (1, 0.95, 0.86))
    lamp((26, -20, 16), (0, 0, 4), (20, 20), 0.7)
    sky((0.85, 0.9, 1), 0.3)
    camera((-2, -32, 17), (0.9, 0, 4.6), 60, 8, (-3.2, -2.6, 4), -0.8)
    shoot(name, {**parts, "bowl": [bowl], "oats": grain[:620]}, sharp=[*parts["bottle"], bowl], exposure=0.75, contrast="High Contrast", warmth=0.015)


def on_linen(name):
    flat = lambda x, y: 1 - np.exp(-(((x - 1) * 0.9 + (y - 0.5) * 0.4) ** 2 / 9 + ((y - 0.5) * 0.9 - (x - 1) * 0.4) ** 2 / 60))
    folds = lambda x, y: flat(x, y) * (
        0.9 * np.exp(-((x + 0.35 * y - 7 + np.sin(y / 6)) ** 2) / 1.6) + 1.1 * np.exp(-((x - 0.5 * y + 9 + np.sin(y / 5)) ** 2) / 2.2)
        + 0.4 * np.exp(-((0.9 * x + y - 13) ** 2) / 3) + 0.3 * np.sin(x / 2.1 + np.sin(y / 3.3)) + 0.2 * np.sin(y / 1.7 + x / 4)
    )
    sheet("cloth", 60, 70, folds, linen("linen", (0.6, 0.53, 0.43), 13), 220)
    parts = whole((-0.8, -4.2, 1.8), (-math.pi / 2, 0, -0.42))
    twig((-22, 16, 14), (-14, 10.5, 12), (0.4, 0.8, 0.1), 3)
    stem = plain("stem", (0.4, 0.3, 0.12), 0.7)
    oat = stalk((7.5, -12, 0.7), (5, 7, 1.1), stem)
    sun((0.72, -0.5, -0.8), 3.6, (1, 0.88, 0.72), 0.03)
    sky((0.7, 0.84, 1), 0.5)
    camera((0.9, -6, 34), (1.0, -0.8, 0), 62, 8, (0, 0, 3), 2)
    shoot(name, {**parts, "oat stalk": oat}, sharp=[*parts["bottle"], *oat], exposure=-0.1, contrast="High Contrast")


def night(name):
    wall((0.16, 0.2, 0.27), (0.1, 0.13, 0.18), 26)
    box("table", (90, 44, 3), (0, 4, -3), wood("walnut", (0.26, 0.14, 0.075), (0.11, 0.052, 0.025), 50, 0, 0.35), 0.3)
    parts = whole((2.3, -3, 0), (0, 0, -0.15))
    shade = lathe("shade", [(7.5, 15), (5.4, 26)], shining("shade", (1, 0.6, 0.27), 1.0))
    base = lathe("lamp", [(0, 0), (4, 0), (4.2, 0.4), (2.2, 1.2), (2.9, 5), (3.2, 8), (2.2, 11), (0.8, 12.5), (0.8, 16)], speckled("glaze", (0.5, 0.46, 0.38), (0.3, 0.26, 0.2), 3, 0.5, 0.25, 0.1))
    for it in (shade, base):
        it.location = (-8.5, 9, 0)
    cover, pages = speckled("cover", (0.3, 0.09, 0.07), (0.2, 0.05, 0.04), 2, 0.5, 0.6, 0.1), plain("pages", (0.8, 0.74, 0.62), 0.9)
    book = [
        box("back", (13, 19, 0.25), (10.5, 5, 0), cover, 0.05, (0, 0, 0.22)),
        box("pages", (12.6, 18.5, 2.0), (10.5, 5, 0.25), pages, 0.03, (0, 0, 0.22)),
        box("front", (13, 19, 0.25), (10.5, 5, 2.25), cover, 0.05, (0, 0, 0.22)),
    ]
    lamp((-8.5, 8, 15), (-4, -2, 0), (8, 8), 9, (1, 0.62, 0.3))
    lamp((-16, -18, 16), (2, -3, 4), (7, 10), 9, (1, 0.72, 0.44))
    lamp((30, 6, 26), (2, -3, 5), (16, 22), 0.9, (0.5, 0.68, 1))
    sky((0.3, 0.5, 1), 0.12)
    camera((1.5, -32, 9.5), (-0.4, 0, 6.8), 58, 4, (2.3, -4.7, 3.5), 0.9)
    shoot(name, {**parts, "lamp": [shade, base], "book": book}, exposure=0.25, contrast="High Contrast", grain=1.7)


def still_water():
    """The surface of water in a basin: its mirror, and what lies below seen straight."""
    nodes = Nodes("water")
    below, mirror = nodes.add("BsdfTransparent", Color=(0.94, 0.975, 0.975)), nodes.add("BsdfGlossy", Roughness=0.02)
    both = nodes.add("MixShader", **{"0": nodes.add("Fresnel", IOR=1.45), "1": below, "2": mirror})
    nodes.tree.links.new(both, nodes.tree.nodes["Material Output"].inputs[0])
    return nodes.material


def basin(name):
    """Water that runs from a tap into a white basin: warm water takes the skin's oil, and no bottle stands by."""
    wall((0.58, 0.6, 0.56), (0.52, 0.54, 0.5), 24)
    box("counter", (160, 60, 4), (0, 4, -4), stone("counter", (0.58, 0.56, 0.52), (0.46, 0.44, 0.4), 0.6, 0.3), 0.3)
    ware = plain("ceramic", (0.76, 0.75, 0.72), 0.12)
    bowl = lathe("basin", [(0, 0.4), (7, 0.4), (8.2, 0.7), (12.5, 4.2), (14.6, 8.6), (15.2, 11.4), (15.1, 11.8), (14.7, 11.8), (14.3, 11.2), (13.6, 8.6), (11.6, 4.8), (7.8, 1.9), (1.6, 1.5), (0, 1.5)], ware, 96)
    def rings(x, y):
        away = np.sqrt((x - 0.4) ** 2 + (y - 1.0) ** 2)
        return 0.16 * np.cos(away * 2.5) * np.exp(-away / 3.6) + 0.02 * np.sin(x * 2.1 + y * 1.3) + 0.4 * np.exp(-(away**2) / 0.9)
    clear = still_water()
    water = sheet("water", 29, 29, rings, clear, 220, (0, 0, 7.0))
    for it in water.data.vertices:
        it.co.xy *= min(1, 13.0 / max(0.01, it.co.xy.length))
    steel = plain("chrome", (0.72, 0.72, 0.71), 0.12, Metallic=1.0)
    tap = [tube("tap", [(0.4, 21, 0), (0.4, 21, 12), (0.4, 21, 24), (0.4, 20, 29.5), (0.4, 14, 31.5), (0.4, 6, 30.8), (0.4, 1.4, 29.6), (0.4, 1.0, 27.2)], 1.25, steel),
           lathe("mouth", [(0.9, 26.2), (1.45, 26.2), (1.45, 27.6), (1.2, 27.8)], steel)]
    tap[1].location = (0.4, 1.0, 0)
    stream = lathe("stream", [(0.4, 6.9), (0.42, 8), (0.46, 12), (0.52, 18), (0.6, 23), (0.72, 26.3)], glass("stream", (0.97, 0.99, 0.99), 1.33, 0.0))
    stream.location = (0.4, 1.0, 0)
    for it in stream.data.vertices:
        turn = it.co.z * 0.55
        it.co.x *= 1 + 0.22 * math.sin(turn)
        it.co.y *= 1 - 0.22 * math.sin(turn)
    lamp((-60, 6, 50), (0, 0, 8), (50, 60), 3.4, (1, 0.98, 0.95))
    lamp((50, -40, 40), (0, 0, 8), (20, 40), 0.8, (0.92, 0.97, 1))
    sky((0.84, 0.91, 1), 0.4)
    camera((9, -66, 45), (-0.4, 4, 19.5), 46, 5.6, (0.4, 0, 10), 0.6)
    shoot(name, {"basin": [bowl], "water": [water, stream], "tap": tap}, CALM, sharp=[bowl, stream, tap[1]], exposure=0.55, contrast="High Contrast")


def cracked(name):
    """Dry clay with cracks, as tight skin feels."""
    count = 150
    seeds = np.random.uniform((-40, -30), (40, 62), (count, 2))
    for _ in range(6):
        grid = np.random.uniform((-40, -30), (40, 62), (9000, 2))
        owner = ((grid[:, None] - seeds[None]) ** 2).sum(2).argmin(1)
        seeds = np.array([grid[owner == i].mean(0) if (owner == i).any() else seeds[i] for i in range(count)])
    xs, ys = np.meshgrid(np.linspace(-36, 36, 560), np.linspace(-26, 58, 650))
    bend = lambda n, s: gaussian_filter(np.random.normal(0, 1, xs.shape), s) * n * s
    wx, wy = xs + bend(1.6, 9) + bend(0.5, 3), ys + bend(1.6, 9) + bend(0.5, 3)
    at = np.stack([wx.ravel(), wy.ravel()], 1)
    near = np.concatenate([np.sort(np.sqrt(((part[:, None] - seeds[None]) ** 2).sum(2)), 1)[:, :2] for part in np.array_split(at, 80)])
    rim = (near[:, 1] - near[:, 0]).reshape(xs.shape)
    plates = 1.1 * np.tanh(np.clip(rim - 0.32, 0, None) * 2.2) + 0.28 * np.exp(-((rim - 1.5) ** 2) / 1.2)
    rough = gaussian_filter(np.random.normal(0, 1, xs.shape), 1.4) * 0.1 + gaussian_filter(np.random.normal(0, 1, xs.shape), 6) * 0.6
    height = plates + rough * np.clip(rim, 0, 1) - 1.1
    rows, columns = xs.shape
    faces = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)[None]).reshape(-1, 1) + [0, 1, columns + 1, columns]
    clay = mesh_of("clay", np.stack([xs.ravel(), ys.ravel(), height.ravel()], 1), faces, speckled("clay", (0.50, 0.40, 0.30), (0.36, 0.27, 0.19), 1.4, 0.8, 0.95, 0.5))
    sun((0.85, -0.2, -0.5), 3.0, (1, 0.9, 0.76), 0.03)
    sky((0.76, 0.86, 1), 0.45)
    plate("plain", 900, 900, speckled("plain", (0.5, 0.40, 0.3), (0.4, 0.31, 0.22), 0.3, 0.8, 0.95, 0.5), (0, 300, -1.2))
    camera((1, -33, 16), (0.4, 4, 3.4), 50, 2.8, (0, -8, 0), -1)
    shoot(name, {"clay": [clay]}, CALM, exposure=0.2)


def wide_shelf(name):
    """The bottle small on a wide, calm shelf."""
    wall((0.56, 0.55, 0.48), (0.47, 0.46, 0.4), 14)
    box("shelf", (160, 26, 3), (0, 2, -3), stone("limestone", (0.6, 0.55, 0.47), (0.4, 0.36, 0.3)), 0.25)
    parts = whole((-3.4, -1, 0), (0, 0, 0.1))
    towel = linen("towel", (0.62, 0.57, 0.48), 8)
    folded = [box("towel", (8.6, 9, 1.15), (5.2, 3.2, i * 1.1), towel, 0.5, (0, 0, 0.05 - 0.06 * i)) for i in range(2)]
    twig((-26, -4, 34), (-15, -5, 18), (0.5, -0.4, 0.3), 3)
    sun((0.86, 0.6, -0.5), 2.8, (1, 0.88, 0.7), 0.04)
    lamp((-40, -26, 26), (0, 0, 5), (30, 40), 1.0, (1, 0.97, 0.92))
    sky((0.76, 0.87, 1), 0.32)
    camera((-1.4, -49, 12.5), (1.3, 0, 9.4), 68, 6.3, (-3.4, -2.7, 3), 0.4)
    shoot(name, {**parts, "towel": folded}, CALM, sharp=parts["bottle"], exposure=0.25, contrast="High Contrast")


photos({
    "serum-night": night, "serum-oats": oats, "serum": shelf, "serum-drop": drop, "serum-linen": on_linen,
    "serum-water": basin, "serum-dry": cracked, "serum-shelf": wide_shelf,
})

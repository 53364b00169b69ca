"""The photos of Cepillo Bigotes, a green cat brush whose yellow button pushes the hair off."""

import math
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(__file__))
from many import strands, toned
from shapes import copies, group, lathe, plate, shape, sheet, smooth  # noqa: E402
from studio import camera, lamp, photos, shoot, sky, sun  # noqa: E402
from surfaces import linen, plain, speckled, wood  # noqa: E402

# The photos with free ground for words are larger, so that a part of one stays sharp.
CALM = (1200, 1600)
GREEN, PAD, PIN, YELLOW = (0.028, 0.2, 0.147), (0.78, 0.88, 0.83), (0.2, 0.47, 0.38), (0.88, 0.47, 0.07)
FUR = [(0.40, 0.30, 0.19), (0.58, 0.47, 0.34), (0.75, 0.67, 0.55), (0.18, 0.13, 0.09)]


def handle_and_head():
    """The brush's body along x, face up: its head around the origin, its handle to x = 19. Thickness 1.9."""
    stations = [
        (-5.22, 0.02, 0.02), (-5.21, 0.35, 0.3), (-5.05, 1.2, 0.62), (-4.6, 2.2, 0.8), (-3.4, 3.15, 0.92), (-1.6, 3.65, 0.96), (0.6, 3.6, 0.96), (2.6, 3.05, 0.94),
        (4.2, 2.2, 0.92), (5.4, 1.62, 0.9), (6.8, 1.32, 0.88), (9, 1.26, 0.9), (12, 1.5, 1.0), (15, 1.52, 0.98), (17.4, 1.32, 0.86), (18.5, 0.9, 0.7), (18.9, 0.35, 0.35), (18.92, 0.02, 0.02),
    ]
    around = [2 * math.pi * at / 24 for at in range(24)]
    power = lambda value, n: math.copysign(abs(value) ** n, value)
    points = [(x, w * power(math.cos(a), 0.75), t * power(math.sin(a), 0.62)) for x, w, t in stations for a in around]
    faces = [
        (r * 24 + i, r * 24 + (i + 1) % 24, (r + 1) * 24 + (i + 1) % 24, (r + 1) * 24 + i)
        for r in range(len(stations) - 1)
        for i in range(24)
    ]
    faces += [tuple(range(24)), tuple(range(len(points) - 1, len(points) - 25, -1))]
    return smooth(shape("body", points, faces, plain("green", GREEN, 0.38, Specular=0.4)))


def brush(out=1.25, pressed=False):
    """The brush on z = 0, bristles up and `out` centimeters long. Returns its parts by name."""
    body = handle_and_head()
    pad = lathe("pad", [(0, 0.5), (0.9, 0.5), (0.97, 0.47), (1, 0.4), (1, 0)], plain("pad", PAD, 0.5), steps=48)
    pad.scale, pad.location = (4.25, 2.95, 0.5), (-0.7, 0, 0.84)
    groove = lathe("groove", [(0.98, 0), (1.0, 0.3), (1.05, 0.3), (1.06, 0)], plain("groove", (0.02, 0.14, 0.1), 0.5), steps=48)
    groove.scale, groove.location = (4.3, 3.0, 0.5), (-0.7, 0, 0.86)
    button = lathe("button", [(0, 0.42), (0.5, 0.4), (0.78, 0.3), (0.88, 0.12), (0.9, -0.3)], plain("yellow", YELLOW, 0.32), steps=40)
    button.location = (5.1, 0, 0.78 if pressed else 0.96)
    rim = lathe("rim", [(0.92, 0), (0.94, 0.16), (1.06, 0.16), (1.1, 0)], plain("rim", (0.02, 0.14, 0.1), 0.4), steps=40)
    rim.location = (5.1, 0, 0.86)
    pin = lathe("pin", [(0.1, 0), (0.075, 0.15), (0.055, out - 0.12), (0.09, out - 0.07), (0.085, out - 0.02), (0, out)],
                plain("pin", PIN, 0.35, Specular=0.6), steps=10)
    places = []
    for row in range(-5, 6):
        for at in range(-8, 9):
            x, y = -0.7 + at * 0.54 + (0.27 if row % 2 else 0), row * 0.5
            if ((x + 0.7) / 3.85) ** 2 + (y / 2.6) ** 2 < 1:
                lean = np.random.normal(0, 0.035, 2)
                places.append(((x, y, 1.07), (lean[0] - y * 0.03, lean[1] + (x + 0.7) * 0.03, np.random.uniform(0, 6)), 1.0))
    pins = copies([pin], places)
    parts = {"body": body, "pad": pad, "groove": groove, "button": button, "rim": rim}
    return {**parts, **{f"pin{i}": it for i, it in enumerate(pins)}}


def pins_of(parts):
    return [it for name, it in parts.items() if name.startswith("pin")]


def named(parts, *names):
    """The parts as the brief calls them."""
    everything = {
        "cabezal": [parts["groove"], parts["pad"]],
        "púas": pins_of(parts),
        "botón": [parts["button"], parts["rim"]],
        "mango": [parts["handle"]] if "handle" in parts else [],
    }
    return {name: everything[name] for name in names}


def fur(center, size, count, length=3.2, curl=0.55, radius=0.006):
    """A tuft of cat hair: strands that wander within an ellipsoid of radii `size` around `center`."""
    steps = 12
    at = np.random.normal(0, 0.42, (count, 3)) * np.array(size) + np.array(center)
    way = np.random.normal(0, 1, (count, 3)) * np.array([1, 1, 0.35])
    line = []
    for _ in range(steps):
        line.append(at.copy())
        way = way + np.random.normal(0, curl, (count, 3)) - (at - np.array(center)) / np.array(size) ** 1.3 * 0.22
        way /= np.linalg.norm(way, axis=1, keepdims=True)
        at = at + way * length / steps
    tones = np.array(FUR)[np.random.choice(4, count, p=[0.3, 0.38, 0.24, 0.08])] * np.random.uniform(0.8, 1.2, (count, 1))
    return strands("fur", np.stack(line, 1), radius, tones, toned("fur", 0.55))


def loose_hairs(count, low, high, height, radius=0.006):
    """Single hairs that lie about."""
    middle = np.random.uniform(low, high, (count, 2))
    turn, bend = np.random.uniform(0, 6.3, count), np.random.normal(0, 0.5, count)
    t = np.linspace(-1, 1, 10)
    long = np.random.uniform(0.8, 2.0, count)
    line = np.stack(
        [
            middle[:, :1] + long[:, None] * (t * np.cos(turn)[:, None] - bend[:, None] * t**2 * np.sin(turn)[:, None]),
            middle[:, 1:] + long[:, None] * (t * np.sin(turn)[:, None] + bend[:, None] * t**2 * np.cos(turn)[:, None]),
            np.full((count, 10), height) + np.random.uniform(0, 0.15, (count, 1)) * (1 - t**2),
        ],
        2,
    )
    return strands("hairs", line, radius, np.array(FUR)[np.random.choice(4, count)], toned("hair", 0.55))


def on_wood(name):
    plate("table", 160, 160, wood("oak", (0.56, 0.38, 0.22), (0.34, 0.20, 0.105), 13), (0, 0, 0), (0, 0, 1.35))
    parts = brush()
    group(parts.values(), (-2.5, 6.2, 0.95), (0, 0, -1.02))
    fur((-1.2, -7.6, 0.25), (1.3, 1.0, 0.22), 260)
    loose_hairs(14, (-10, -12), (9, 12), 0.02)
    lamp((-60, 30, 60), (0, 0, 0), (50, 60), 3.4, (1, 0.97, 0.93))
    sun((0.75, -0.35, -0.62), 1.3, (1, 0.88, 0.72), 0.05)
    sky((0.85, 0.92, 1), 0.35)
    camera((2.5, -19, 56), (0.6, 0.2, 0.8), 74, 5.6, (-2, 5, 2), 2.2)
    shoot(name, named(parts, "cabezal", "púas", "botón"), exposure=0.7)


def bristles(name):
    plate("table", 200, 200, linen("cloth", (0.62, 0.55, 0.45)))
    parts = brush()
    group(parts.values(), (0, 0, 0.95), (0, 0, -0.5))
    fur((-2.0, -0.5, 2.85), (1.5, 1.25, 0.5), 900, 3.6, radius=0.008)
    fur((0.9, 0.6, 2.8), (0.9, 0.7, 0.4), 160, 2.8, radius=0.008)
    lamp((-30, 26, 28), (0, 0, 1), (26, 30), 4.6, (1, 0.96, 0.9))
    lamp((30, -10, 20), (0, 0, 1), (20, 20), 0.9, (0.85, 0.92, 1))
    sky((0.85, 0.9, 1), 0.25)
    camera((-5.5, -20.5, 13.5), (0.5, 0.2, 1.3), 57, 4.5, (-1.8, -1.7, 2.8), -2)
    shoot(name, named(parts, "púas", "botón"), exposure=1.3)


def pressed(name):
    plate("table", 300, 300, speckled("stone", (0.60, 0.58, 0.54), (0.42, 0.41, 0.39), 0.9, 0.5, 0.4))
    plate("wall", 400, 200, speckled("plaster", (0.70, 0.66, 0.58), (0.62, 0.58, 0.5), 0.2, 0.5, 0.9), (0, 60, 40), (math.pi / 2, 0, 0))
    parts = brush(out=0.5, pressed=True)
    group(parts.values(), (0, 0, 0.95), (0, 0, 2.2))
    mat = fur((0.4, -0.2, 0), (2.5, 1.9, 0.3), 900, 4.2)
    mat.location, mat.rotation_euler = (0.4, -2.1, 2.85), (-0.42, 0.12, 0.5)
    fur((4.6, -5.4, 0.3), (1.2, 1, 0.25), 200)
    loose_hairs(10, (-10, -10), (10, 6), 0.02)
    lamp((-40, 10, 36), (0, 0, 1), (30, 40), 4.2, (1, 0.96, 0.9))
    sun((0.8, 0.1, -0.5), 0.9, (1, 0.85, 0.66), 0.06)
    sky((0.85, 0.92, 1), 0.3)
    camera((3, -30, 17), (-0.6, 1.4, 1.6), 66, 4.5, (0, -1.6, 2), 1)
    shoot(name, named(parts, "cabezal", "botón"), exposure=0.8)


def folded(wool, location, turn, layers=5, deep=24, wide=36):
    """A blanket that is folded to and fro, its bends toward the camera."""
    side = []
    for layer in range(layers):
        ends = np.linspace(deep / 2, -deep / 2, 9) if layer % 2 == 0 else np.linspace(-deep / 2, deep / 2, 9)
        side += [(y, layer * 1.85, layer) for y in ends]
        if layer < layers - 1:
            bend = -1 if layer % 2 == 0 else 1
            side += [(bend * (deep / 2 + 0.93 * math.sin(a)), layer * 1.85 + 0.93 * (1 - math.cos(a)), layer + 0.5) for a in (0.6, 1.2, 1.9, 2.5)]
    xs = np.linspace(-wide / 2, wide / 2, 28)
    points = [
        (x + 0.35 * math.sin(layer * 2.1), y + 0.5 * math.sin(x * 0.17 + layer * 1.7) * (abs(y) / deep * 2) ** 3, z + 0.16 * math.sin(x * 0.4 + y * 0.3 + layer))
        for y, z, layer in side
        for x in xs
    ]
    faces = [(r * 28 + i, r * 28 + i + 1, (r + 1) * 28 + i + 1, (r + 1) * 28 + i) for r in range(len(side) - 1) for i in range(27)]
    it = shape("blanket", points, faces, wool)
    thick = it.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 1.35, 0
    smooth(it, 1)
    it.location, it.rotation_euler = location, (0, 0, turn)


def sofa():
    """A gray sofa with a folded blanket in the evening, and the camera before it."""
    plate("seat", 260, 260, linen("sofa", (0.40, 0.41, 0.40), 5), (0, 0, 0))
    plate("back", 260, 120, linen("sofa-back", (0.36, 0.37, 0.36), 5), (0, 34, 40), (math.pi / 2 - 0.15, 0, 0))
    folded(linen("wool", (0.80, 0.68, 0.50), 3), (-8, 14, 0.7), 0.1)
    lamp((46, 6, 40), (0, 0, 4), (24, 34), 3.4, (1, 0.78, 0.52))
    lamp((-60, -10, 50), (0, 0, 0), (40, 50), 0.8, (0.7, 0.82, 1))
    sky((0.8, 0.86, 1), 0.16)
    camera((2, -46, 33), (1.6, 2.5, 3.4), 50, 4, (-2, -6, 2), -1.2)


def blanket(name):
    sofa()
    parts = brush()
    group(parts.values(), (-2.2, -5.4, 0.95), (0, 0, -0.42))
    loose_hairs(16, (-12, -14), (14, 2), 0.03)
    shoot(name, named(parts, "cabezal", "púas", "botón"), exposure=1.35)


def before(name):
    """The same sofa, before it was brushed."""
    sofa()
    loose_hairs(640, (-17, -19), (19, 3), 0.05, 0.011)
    loose_hairs(320, (-24, 2), (8, 24), 9.0, 0.011)
    fur((-3, -8, 0.12), (8, 4, 0.1), 900, 4.2, 0.7, 0.009)
    fur((-8, 11, 8.95), (7, 5, 0.1), 700, 4.2, 0.7, 0.009)
    tufts = [
        fur((x, y, z), (r, r * 0.7, 0.22), n, 4.6, 0.65, 0.009)
        for x, y, z, r, n in (
            (-8.5, -8.5, 0.25, 2.4, 520), (2.0, -10.0, 0.25, 2.0, 420), (8.0, -4.5, 0.25, 1.6, 320), (-3.5, -3.6, 0.25, 1.3, 200),
            (6.5, -14.0, 0.25, 1.0, 160), (-7, 5.5, 8.95, 2.2, 420), (2.5, 11, 8.95, 1.4, 220),
        )
    ]
    shoot(name, {"pelo": tufts}, exposure=1.15)


def on_the_jacket(name):
    """Cat hair on a dark jacket that lies on its back: its edge, its buttons, and hair all over."""
    cloth = linen("wool", (0.035, 0.037, 0.045), 7)
    folds = lambda x, y: 0.5 * np.exp(-((x + 9 + 0.25 * y) ** 2) / 7) + 0.35 * np.exp(-((x - 15 - 0.3 * y) ** 2) / 9) + 0.12 * np.sin(x / 3.1 + np.sin(y / 5)) + 0.08 * np.sin(y / 2.6 + x / 6)
    sheet("under", 90, 110, folds, cloth, 200)
    front = sheet("front", 44, 110, lambda x, y: 0.75 + folds(x - 18, y) * 0.7 + 0.28 * np.exp(-((x - 21.4) ** 2) / 0.25), cloth, 160, (-18, 0, 0))
    front.modifiers.new("thick", "SOLIDIFY").thickness = 0.5
    horn = speckled("horn", (0.075, 0.045, 0.025), (0.03, 0.018, 0.01), 4, 0.8, 0.25, 0.05)
    for y in (-15, 0.5, 16):
        button = lathe("button", [(0, 0.15), (0.55, 0.15), (0.8, 0.26), (1.02, 0.3), (1.15, 0.2), (1.15, 0), (0, 0)], horn, 40)
        button.location = (0.2, y, 0.88)
    hair = [
        loose_hairs(480, (-17, -21), (16, -3), 1.1, 0.008), loose_hairs(60, (-20, -4), (20, 16), 1.1, 0.008),
        fur((-8, -11, 1.05), (4.2, 2.6, 0.08), 300, 4.4, 0.5, 0.007), fur((9, -7, 0.6), (3.4, 2.2, 0.08), 240, 4.4, 0.5, 0.007), fur((6, -16, 0.6), (2.2, 1.6, 0.08), 130, 3.8, 0.5, 0.007),
    ]
    lamp((-50, 20, 44), (0, 0, 0), (40, 50), 5.2, (1, 0.97, 0.93))
    sun((0.75, -0.2, -0.5), 1.8, (1, 0.9, 0.75), 0.05)
    sky((0.85, 0.92, 1), 0.3)
    camera((3, -30, 58), (0.6, 1.5, 0), 50, 5.6, (0, -10, 1), -2)
    shoot(name, {"pelo suelto": hair[2:]}, CALM, exposure=1.0)


def full_of_hair(name):
    """The brush, whole and full of hair, small on a plain floor."""
    plate("floor", 220, 220, speckled("screed", (0.56, 0.54, 0.5), (0.45, 0.43, 0.4), 0.5, 0.7, 0.55, 0.1))
    parts = brush()
    mat = [fur((-1.6, -0.3, 2.0), (1.9, 1.5, 0.35), 900, 3.6, radius=0.008), fur((1.1, 0.5, 1.95), (1.1, 0.9, 0.3), 260, 2.8, radius=0.008)]
    group([*parts.values(), *mat], (-4.6, -5.5, 0.95), (0, 0, 0.42))
    fur((6.5, -12.5, 0.25), (1.3, 1.0, 0.22), 240)
    loose_hairs(12, (-10, -14), (12, -4), 0.02)
    lamp((-60, 30, 60), (0, 0, 0), (50, 60), 3.2, (1, 0.97, 0.93))
    sun((0.75, -0.35, -0.6), 1.6, (1, 0.88, 0.72), 0.05)
    sky((0.85, 0.92, 1), 0.33)
    camera((1, -34, 56), (1.4, 4.0, 0.5), 50, 5.6, (-4, -6, 2), 1.6)
    shoot(name, named({**parts, "hair": mat[0]}, "cabezal", "púas", "botón"), CALM, sharp=[it for it in parts.values()], exposure=0.6)


photos({
    "cepillo": on_wood, "cepillo-puas": bristles, "cepillo-boton": pressed, "cepillo-manta": blanket, "sofa-pelo": before,
    "chaqueta-pelo": on_the_jacket, "cepillo-suelo": full_of_hair,
})

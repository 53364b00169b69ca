"""Rubber boots after a walk in the mud. Units as in studio.py."""

import math
import os
import sys

import bpy
import numpy as np
from scipy.interpolate import PchipInterpolator
from scipy.ndimage import gaussian_filter

sys.path.insert(0, os.path.dirname(__file__))
from many import stones  # noqa: E402
from shapes import group, plate, shape, smooth  # noqa: E402
from surfaces import Nodes  # noqa: E402

# From the sole to the rim: height, the heel's and the toe's place along x, and the share of the foot's width.
RINGS = [
    (2.1, -8.0, 18.8, 0.97), (4.4, -8.0, 18.5, 1.0), (6.2, -7.9, 17.0, 1.0), (7.6, -7.8, 14.2, 0.98), (8.9, -7.7, 10.9, 0.97), (10.4, -7.5, 8.4, 1.0),
    (12.5, -7.3, 6.9, 1.08), (16, -7.2, 6.3, 1.2), (22, -7.4, 6.6, 1.32), (28, -7.6, 7.2, 1.42), (32, -7.6, 7.5, 1.46),
]
WIDTH = [(-8.4, 3.5), (-3, 3.6), (3, 3.85), (8, 4.55), (12.5, 4.9), (19.4, 4.1)]
MUD = [(0.048, 0.029, 0.017), (0.03, 0.018, 0.010), (0.072, 0.047, 0.028)]


def _ring(z, heel, toe, share, count=56):
    around = np.linspace(0, 2 * math.pi, count, endpoint=False)
    sine = np.sign(np.sin(around)) * np.abs(np.sin(around)) ** 0.82
    x = (heel + toe) / 2 + (toe - heel) / 2 * np.cos(around)
    foot = np.interp(x, *np.array(WIDTH).T)
    shaft = np.full_like(x, 3.85)
    y = sine * share * np.interp(z, (7, 13), (0, 1)) * shaft + sine * share * (1 - np.interp(z, (7, 13), (0, 1))) * foot
    return np.stack([x, y - 0.008 * np.clip(x - 2, 0, None) ** 2, np.full_like(x, z)], 1)


def _tower(name, rings, material):
    count = len(rings[0])
    faces = [(r * count + i, r * count + (i + 1) % count, (r + 1) * count + (i + 1) % count, (r + 1) * count + i) for r in range(len(rings) - 1) for i in range(count)]
    return shape(name, np.concatenate(rings), faces, material)


def muddied(name, color, high, roughness=0.3):
    """Rubber with mud on it up to a height, splashed higher."""
    nodes = Nodes(name)
    place = nodes.add("TexCoord", out=3)
    tall = nodes.add("SeparateXYZ", out=2, Vector=place)
    noise = lambda scale, detail=5.0: nodes.add("TexNoise", Vector=place, Scale=scale, Detail=detail, Roughness=0.65)
    broad, fine, grit = noise(0.16), noise(0.9), noise(5.0)
    uneven = nodes.add("MapRange", **{"Value": broad, "1": 0.3, "2": 0.7, "3": high + 4.5, "4": high - 4.5})
    below = nodes.add("Math", settings={"operation": "SUBTRACT"}, **{"0": uneven, "1": tall})
    caked = nodes.add("MapRange", **{"Value": below, "1": -0.6, "2": 0.8, "3": 0.0, "4": 1.0})
    splash = nodes.ramp(fine, (0.62, (0, 0, 0)), (0.67, (1, 1, 1)))
    fade = nodes.add("MapRange", **{"Value": tall, "1": high + 2, "2": high + 13, "3": 0.95, "4": 0.0})
    splash = nodes.mix("MULTIPLY", 1.0, splash, fade)
    mud = nodes.mix("SCREEN", 1.0, caked, splash)
    clumps = nodes.add("TexNoise", Vector=place, Scale=0.45, Detail=7.0, Roughness=0.7, Distortion=0.6)
    earth = nodes.ramp(clumps, (0.33, MUD[1]), (0.5, MUD[0]), (0.68, MUD[2]))
    earth = nodes.mix("MULTIPLY", 0.6, earth, nodes.ramp(grit, (0.35, (0.5, 0.5, 0.5)), (0.65, (1, 1, 1))))
    dusty = nodes.mix("MIX", nodes.ramp(broad, (0.35, (0.05, 0.05, 0.05)), (0.7, (0.22, 0.22, 0.22))), color, (0.12, 0.1, 0.075))
    rough = nodes.mix("MIX", mud, (roughness,) * 3, nodes.ramp(clumps, (0.4, (0.4,) * 3), (0.62, (0.85,) * 3)))
    nodes.set(nodes.surface, {"Base Color": nodes.mix("MIX", mud, dusty, earth), "Roughness": rough, "Specular": 0.35})
    nodes.bump(nodes.mix("MULTIPLY", 1.0, mud, nodes.mix("ADD", 0.25, clumps, grit)), 1.0, 0.9)
    return nodes.material


def boot(side=1, high=7.0, color=(0.022, 0.05, 0.03)):
    """A boot on z = 0, heel at x = -8, toe at x = 19; `side` -1 for the other foot; muddy up to a height. Returns its objects."""
    rubber, tread = muddied(f"rubber{side}", color, high), muddied(f"tread{side}", (0.05, 0.045, 0.035), 9, 0.6)
    heights = np.concatenate([np.linspace(2.1, 13, 44), np.linspace(13.4, 32, 36)])
    at = PchipInterpolator([it[0] for it in RINGS], np.array(RINGS)[:, 1:])
    rings = []
    for z in heights:
        heel, toe, share = at(z)
        ring = _ring(z, heel, toe, share)
        middle = ring.mean(0)
        fold = 0.02 * np.sin(z * 1.7 + 0.25 * ring[:, :1] + 0.5 * ring[:, 1:2]) * math.exp(-(((z - 11.5) / 3.2) ** 2))
        fold = fold + 0.012 * np.sin(z * 0.5 + ring[:, :1] * 0.3) * min(1, max(0, (z - 13) / 6))
        rings.append(middle + (ring - middle) * np.concatenate([1 + fold, 1 + fold, np.ones_like(fold)], 1))
    rim = rings[-1]
    inner = [rim.mean(0) + (rim - rim.mean(0)) * k + [0, 0, dz] for k, dz in ((1.05, -0.9), (1.06, -0.2), (1.04, 0.25), (0.98, 0.3), (0.95, 0), (0.9, -4), (0.8, -10))]
    upper = smooth(_tower("boot", rings + inner[2:], rubber), 1)
    band = _tower("band", [rim.mean(0) + (rim - rim.mean(0)) * k + [0, 0, dz] for k, dz in ((1.0, -1.6), (1.035, -1.5), (1.04, -0.1), (1.03, 0.25), (0.97, 0.3))], rubber)
    sole = [_ring(z, heel, toe, share) for z, heel, toe, share in ((0.0, -8.2, 19.0, 1.0), (0.15, -8.4, 19.3, 1.03), (1.9, -8.45, 19.4, 1.04), (2.2, -8.3, 19.2, 1.02), (2.25, -7.9, 18.7, 0.95))]
    made = [upper, band, _tower("sole", sole, tread)]
    if side < 0:
        for it in made:
            it.scale.y = -1
    return made


def clods(count, middle, spread, size=0.35):
    """Crumbs of mud that fell off, around places (n, 2)."""
    where = np.array(middle, float)[np.random.randint(0, len(middle), count)] + np.random.normal(0, 1, (count, 2)) * spread
    sizes = np.random.lognormal(math.log(size), 0.6, count).clip(0.05, 1.1)
    return stones(np.column_stack([where, sizes * 0.2]), sizes, MUD, 2, 6.0)


def standing(boots, places):
    """Puts boots at places (location, rotation)."""
    for objects, (location, rotation) in zip(boots, places):
        group(objects, location, rotation)


def stain(name, length, location, turn):
    """The print that a muddy sole leaves on stone, `length` long."""
    tall, wide = 600, 260
    ys, xs = np.mgrid[1 : -1 : tall * 1j, -1 : 1 : wide * 1j]
    edge = np.interp(ys, (-1, -0.45, -0.1, 0.35, 0.75, 1.0), (0.72, 0.8, 0.62, 0.95, 0.98, 0.5))
    bars = np.tanh(3 * np.sin(ys * 30 + np.abs(xs) * 2)) * 0.5 + 0.5
    cloud = gaussian_filter(np.random.normal(0, 1, (tall, wide)), 14)
    grit = gaussian_filter(np.random.normal(0, 1, (tall, wide)), 2.2)
    smear = 0.5 + cloud / cloud.std() * 0.3 + grit / grit.std() * 0.16
    arch = np.exp(-(((ys + 0.18) / 0.12) ** 2))
    mask = np.clip((edge - np.abs(xs)) * 8, 0, 1) * np.clip((1 - np.abs(ys)) * 14, 0, 1) * (0.25 + 0.75 * bars) * (1 - 0.85 * arch) * np.clip(smear, 0, 1)
    nodes = Nodes(name)
    image = bpy.data.images.new(name, wide, tall)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.ones((tall, wide, 4), np.float32)
    pixels[..., :3] = mask[::-1, :, None]
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    image.pack()
    texture = nodes.tree.nodes.new("ShaderNodeTexImage")
    texture.image = image
    nodes.set(nodes.surface, {"Base Color": MUD[0], "Roughness": 0.8, "Alpha": nodes.mix("MULTIPLY", 1.0, texture.outputs[0], (0.92,) * 3)})
    it = plate(name, length * wide / tall, length, nodes.material, location, (0, 0, turn - math.pi / 2))
    return it

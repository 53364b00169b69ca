"""Wet ground: a trodden track, and the prints of boots close to. Lengths in meters."""

import math
import os
import sys

import numpy as np
from scipy.ndimage import gaussian_filter

sys.path.insert(0, os.path.dirname(__file__))
from many import mesh_of  # noqa: E402
from shapes import plate  # noqa: E402
from surfaces import Nodes, plain, speckled  # noqa: E402


def wet_earth():
    return speckled("mud", (0.062, 0.036, 0.019), (0.026, 0.015, 0.008), 30.0, 0.85, 0.36, 0.6)


def puddle():
    return plain("water", (0.03, 0.02, 0.012), 0.06, Specular=0.6)


def soft_earth():
    """Mud that has drained: dull, with a wet shine in places."""
    nodes = Nodes("earth")
    place = nodes.where()
    broad, grit = (nodes.add("TexNoise", Vector=place, Scale=scale, Detail=6.0, Roughness=0.68) for scale in (3.5, 60.0))
    color = nodes.ramp(grit, (0.3, (0.026, 0.015, 0.008)), (0.7, (0.075, 0.046, 0.026)))
    nodes.set(nodes.surface, {"Base Color": color, "Roughness": nodes.add("MapRange", **{"Value": broad, "1": 0.4, "2": 0.62, "3": 0.85, "4": 0.42}), "Specular": 0.3})
    nodes.bump(grit, 0.7, 0.004)
    return nodes.material


def muddy(way, across=90):
    """A trodden track: mud with footprints, and water in the deep ones."""
    wide = np.linspace(-1.25, 1.25, across) * way.half
    rows = [(at, side) for at, _, side in map(way.at, np.linspace(0, way.along[-1], 900))]
    ground = np.array([[at + side * w for w in wide] for at, side in rows])
    height = np.full(ground.shape[:2], 0.03)
    for _ in range(230):
        s, w = np.random.uniform(1.2, way.along[-1]), np.random.normal(0, 0.42) * way.half
        at, turn, side = way.at(s)
        turn += np.random.normal(0, 0.25)
        off = ground - (at + side * w)
        along, over = off @ [math.cos(turn), math.sin(turn)], off @ [-math.sin(turn), math.cos(turn)]
        round_it = (along / 0.15) ** 2 + (over / 0.062) ** 2
        height += -0.034 * np.exp(-(round_it**2)) + 0.012 * np.exp(-((round_it - 1.5) ** 2) * 2.5)
    for size, strength in ((0.35, 0.012), (0.11, 0.006), (0.035, 0.0035)):
        waves = np.random.normal(0, 1 / size, (14, 2))
        height += strength * np.sin(ground @ waves.T * 2 + np.random.uniform(0, 6.3, 14)).sum(2) / 3.7
    height -= 0.05 * np.clip(np.abs(wide) / way.half - 0.95, 0, None)[None]
    points = np.concatenate([ground, height[:, :, None]], 2).reshape(-1, 3)
    first = (np.arange(len(rows) - 1)[:, None] * across + np.arange(across - 1)[None]).reshape(-1, 1)
    way.strip("water", puddle(), 0.002, way.half * 0.9)
    return mesh_of("mud", points, first + [0, 1, across + 1, across], wet_earth())


def tread(along, over):
    """How deep a boot's sole presses at places along and across it (0 its middle, in its own half lengths): its outline and its bars."""
    wide = np.interp(along, (-1, -0.45, -0.1, 0.35, 0.75, 1.02), (0.72, 0.78, 0.62, 0.98, 1.0, 0.5))
    inside = np.clip((1 - np.abs(along)) * 9, 0, 1) * np.clip((wide - np.abs(over)) * 5, 0, 1)
    arch = np.exp(-(((along + 0.18) / 0.13) ** 2))
    bars = 0.5 + 0.5 * np.tanh(4 * np.sin(along * 19 + np.abs(over) * 2.2))
    return inside * (1 - 0.75 * arch) * (0.72 + 0.28 * bars)


def trodden(area, prints, hollows=(), step=0.0035, water=-0.02):
    """Mud in `area` ((x, y), (x, y)) with prints of boots (x, y, turn, depth) and hollows (x, y, radius, depth), and water up to a
    height. Returns the mud."""
    (left, near), (right, far) = area
    xs, ys = np.meshgrid(np.arange(left, right, step), np.arange(near, far, step))
    height = np.zeros_like(xs)
    for size, strength in ((0.3, 0.0075), (0.1, 0.005), (0.035, 0.0028), (0.012, 0.0007)):
        clouds = gaussian_filter(np.random.normal(0, 1, xs.shape), size / step / 3)
        height += strength * clouds / clouds.std()
    for x, y, radius, deep in hollows:
        height -= deep * np.exp(-((((xs - x) / 1.5) ** 2 + (ys - y) ** 2) / radius**2))
    for x, y, turn, deep in prints:
        along = ((xs - x) * math.cos(turn) + (ys - y) * math.sin(turn)) / 0.15
        over = (-(xs - x) * math.sin(turn) + (ys - y) * math.cos(turn)) / 0.054
        pressed = tread(along, over)
        around = (along / 1.08) ** 2 + (over / 1.15) ** 2
        height = height * (1 - 0.8 * np.clip(pressed * 2, 0, 1)) - deep * pressed + 0.4 * deep * np.exp(-(((around - 1.5) / 0.5) ** 2))
    rows, columns = xs.shape
    points = np.stack([xs.ravel(), ys.ravel(), height.ravel()], 1)
    first = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)[None]).reshape(-1, 1)
    plate("water", right - left, far - near, puddle(), ((left + right) / 2, (near + far) / 2, water))
    return mesh_of("mud", points, first + [0, 1, columns + 1, columns], soft_earth())

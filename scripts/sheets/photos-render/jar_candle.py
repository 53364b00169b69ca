"""A soy candle in a glass jar, lit: jar, label, wax with its melted pool, wick and flame. Units as in studio.py."""

import math

import numpy as np
from PIL import ImageDraw
from shapes import group, lathe, tube, wrap
from studio import flame_light
from surfaces import Nodes, glass, lettering, plain, printed

FOREST, CREAM, CLAY = "#1f4d3a", "#f6f2e9", "#e0703c"
FLAME = (1, 0.56, 0.2)
# Height of the jar, of the wax in it and of the burning tip of the wick.
HIGH, FULL, TIP = 9.4, 6.7, 7.95


def label():
    """What the jar says: the shop, a fig, the scent, and small type."""
    picture = lettering(
        (1200, 1100), FOREST,
        [
            ("ACME", "sans-bold", 150, (0.5, 0.165), CREAM, 62),
            ("fig", "serif-italic", 270, (0.5, 0.655), CREAM, 4),
            ("SLOW-BURN SOY CANDLE", "sans", 56, (0.5, 0.845), CREAM, 10),
            ("POURED BY HAND IN PORTO  ·  60 HOURS", "sans", 33, (0.5, 0.912), "#c3ccb9", 5),
        ],
    )
    brush = ImageDraw.Draw(picture)
    fig(brush, 600, 425, 128)
    brush.rectangle((34, 34, 1166, 1066), outline="#5f8069", width=4)
    return picture


def fig(brush, x, y, size):
    """Half a fig: a drop whose neck bends, its flesh and its seeds."""
    drop = lambda grown: [
        (x + grown * size * 0.86 * math.sin(a) * (0.5 - 0.5 * math.cos(a)) ** 0.62, y + 0.12 * size - grown * size * 1.12 * math.cos(a) * (1 if math.cos(a) > 0 else 0.78))
        for a in np.linspace(0, 2 * math.pi, 120)
    ]
    brush.line((x, y - size, x + 10, y - 1.3 * size), fill=CREAM, width=15)
    brush.polygon(drop(1), fill=CREAM)
    brush.polygon(drop(0.84), fill=CLAY)
    for at in range(26):
        angle, away = at * 2.4, 0.58 * size * math.sqrt((at + 0.5) / 26)
        left, top = x + away * math.cos(angle) * 0.9, y + 0.3 * size + away * math.sin(angle)
        brush.ellipse((left - 6, top - 8, left + 6, top + 8), fill=CREAM)


def wax(name, glow=1.0, roughness=0.42, pool=False):
    """Soy wax that a flame above it shines through: brightest at its top and around the wick."""
    nodes = Nodes(name)
    place = nodes.add("SeparateXYZ", out=2, Vector=nodes.add("TexCoord", out=3))
    near = nodes.add("MapRange", **{"Value": place, "1": 1.2, "2": FULL, "3": 0.0, "4": 1.0})
    noise = nodes.add("TexNoise", Vector=nodes.where(), Scale=2.2, Detail=4.0)
    color = nodes.ramp(noise, (0.3, (0.74, 0.64, 0.46)), (0.7, (0.82, 0.74, 0.58)))
    light = nodes.ramp(near, (0.0, (0, 0, 0)), (0.55, (0.05, 0.018, 0.004)), (1.0, (0.44, 0.22, 0.075)))
    nodes.set(nodes.surface, {"Base Color": (0.5, 0.34, 0.16) if pool else color, "Roughness": 0.04 if pool else roughness,
                              "Emission": light, "Emission Strength": glow * (0.5 if pool else 1.0)})
    if not pool:
        nodes.bump(noise, 0.12, 0.04)
    return nodes.material


def burning(strength=4.2):
    """A flame: clear and blue at its foot, white hot above, orange at its edge and tip. It shades nothing."""
    nodes = Nodes("flame")
    up = nodes.add("SeparateXYZ", out=2, Vector=nodes.add("TexCoord", out=0))
    color = nodes.ramp(up, (0.0, (0.06, 0.12, 0.6)), (0.12, (0.5, 0.26, 0.12)), (0.26, (1, 0.48, 0.13)), (0.6, (1, 0.6, 0.22)), (1.0, (1, 0.36, 0.06)))
    power = nodes.ramp(up, (0.0, (0.05,) * 3), (0.1, (0.16,) * 3), (0.26, (0.6,) * 3), (0.5, (1.0,) * 3), (1.0, (0.5,) * 3))
    shine = nodes.add("Emission", Color=color, Strength=nodes.add("Math", settings={"operation": "MULTIPLY"}, **{"0": power, "1": strength}))
    edge = nodes.add("LayerWeight", out=1, Blend=0.32)
    dense = nodes.add("MapRange", **{"Value": edge, "1": 0.1, "2": 0.95, "3": 1.0, "4": 0.0})
    solid = nodes.add("Math", settings={"operation": "MULTIPLY"}, **{"0": dense, "1": nodes.ramp(up, (0.0, (0.3,) * 3), (0.2, (0.75,) * 3), (0.5, (1.0,) * 3), (1.0, (0.8,) * 3))})
    seen = nodes.add("MixShader", **{"0": solid, "1": nodes.add("BsdfTransparent"), "2": shine})
    path = nodes.tree.nodes.new("ShaderNodeLightPath")
    aside = nodes.add("Math", settings={"operation": "MAXIMUM"}, **{"0": path.outputs["Is Shadow Ray"], "1": path.outputs["Is Diffuse Ray"]})
    both = nodes.add("MixShader", **{"0": aside, "1": seen, "2": nodes.add("BsdfTransparent")})
    nodes.tree.links.new(both, nodes.tree.nodes["Material Output"].inputs[0])
    nodes.material.pass_index = 1
    return nodes.material


def candle(location=(0, 0, 0), turn=0.0, light=1.0, lean=0.04, tall=3.1, glow=1.0, high=HIGH):
    """The lit candle, its front turned from the camera by `turn`. `light` is how much its flame lights what is around, `glow`
    how much the wax, `high` the height of the jar. Returns what its photos name, and "all"."""
    x, y, z = location
    clear = glass("jar", (0.97, 0.985, 0.97), 1.46)
    outer = [(0, 0), (3.5, 0), (3.78, 0.08), (3.9, 0.35), (3.92, 1.2), (3.92, high - 0.16), (3.88, high - 0.03), (3.8, high)]
    inner = [(3.72, high - 0.03), (3.68, high - 0.16), (3.66, 1.3), (3.6, 0.95), (3.3, 0.8), (0, 0.78)]
    jar = lathe("jar", outer + inner, clear, 72)
    body = lathe("wax", [(0, 0.8), (3.3, 0.82), (3.58, 0.98), (3.645, 1.3), (3.65, FULL + 0.12), (3.5, FULL), (3.2, FULL - 0.02), (3.0, FULL - 0.2), (0, FULL - 0.3)], wax("wax", glow))
    pool = lathe("pool", [(0, FULL - 0.1), (2.5, FULL - 0.1), (2.95, FULL - 0.09), (3.12, FULL - 0.05)], wax("pool", glow, pool=True), levels=0)
    paper = wrap("label", 3.935, 1.35, 6.15, printed("label", label(), 0.62), math.radians(78))
    cotton, char = plain("cotton", (0.55, 0.43, 0.27), 0.9, Emission=(0.6, 0.28, 0.08), **{"Emission Strength": 0.25}), plain("char", (0.012, 0.009, 0.008), 0.95)
    ember = plain("ember", (0.02, 0.01, 0.01), 0.9, Emission=(1, 0.16, 0.02), **{"Emission Strength": 3.0})
    braid = lambda low, high, radius, paint: [
        tube("strand", [(0.075 * math.cos(9 * h + a) + 0.5 * max(0, h - FULL - 0.5) ** 2, 0.075 * math.sin(9 * h + a), h) for h in np.linspace(low, high, 16)], radius, paint)
        for a in (0, 2.1, 4.2)
    ]
    wick = [*braid(FULL - 0.25, FULL + 0.16, 0.088, cotton), *braid(FULL + 0.1, TIP, 0.08, char), *braid(TIP - 0.08, TIP + 0.06, 0.07, ember)]
    outline = [(0, 0), (0.2, 0.05), (0.34, 0.16), (0.42, 0.27), (0.43, 0.36), (0.37, 0.5), (0.26, 0.66), (0.14, 0.82), (0.05, 0.94), (0, 1)]
    flame = lathe("flame", [(r * 1.25, h * tall) for r, h in outline], burning(), 32, 2)
    flame.location, flame.rotation_euler = (0.14, 0, FULL + 0.66), (0, lean, 0)
    for it, power, radius in (((0.1, 0, FULL + 2.2), 60 * glow, 0.45), ((0.1, 0, FULL + 7.5), 3400 * light, 1.4)):
        flame_light((x + it[0], y + it[1], z + it[2]), power, radius, FLAME)
    everything = [jar, body, pool, paper, *wick, flame]
    group(everything, location, (0, 0, turn))
    return {"candle": [jar, flame], "flame": [flame], "label": [paper], "wick": wick, "melted wax": [pool], "all": everything}

"""What lies about where trades people work: rule, pencil, screws, sawdust, a mug, a bucket, receipts. Units as in studio.py."""

import math
import os
import random
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFont

sys.path.insert(0, os.path.dirname(__file__))
from many import mesh_of, toned  # noqa: E402
from shapes import box, group, lathe, plate, shape, sheet, tube  # noqa: E402
from surfaces import FONTS, plain, printed  # noqa: E402


def font(points, bold=True):
    return ImageFont.truetype(FONTS["grotesk-bold" if bold else "grotesk"], points)


def rule(legs=4):
    """A folding rule: wooden legs of 20 cm with their scale, lying in a zigzag."""
    picture = Image.new("RGB", (2000, 160), "#e8c64a")
    brush = ImageDraw.Draw(picture)
    for mm in range(0, 200):
        x = mm * 10 + 4
        brush.line((x, 0, x, 70 if mm % 10 == 0 else 52 if mm % 5 == 0 else 36), fill="#16140f", width=3)
        if mm % 10 == 0 and mm:
            brush.text((x, 106), str(mm // 10), font=font(52), fill="#b3281c" if mm % 100 == 0 else "#16140f", anchor="mm")
    paint = printed("rule", picture, 0.45)
    side = plain("rule-side", (0.75, 0.5, 0.09), 0.5)
    steel = plain("rivet", (0.55, 0.55, 0.55), 0.3, Metallic=1.0)
    parts = {}
    for leg in range(legs):
        parts[f"leg{leg}"] = box("leg", (20, 1.6, 0.3), (0, leg * 0.0, leg * 0.32), side, 0.05)
        parts[f"scale{leg}"] = plate("scale", 19.9, 1.5, paint, (0, 0, leg * 0.32 + 0.305))
        parts[f"rivet{leg}"] = lathe("rivet", [(0, 0.1), (0.28, 0.07), (0.36, 0)], steel, 24)
        parts[f"rivet{leg}"].location = (9.2, 0, leg * 0.32 + 0.31)
    return parts


def pencil():
    """A carpenter's pencil of 17 cm along x, flat and red, with its cut point."""
    red, bare, lead = plain("red", (0.45, 0.02, 0.015), 0.35), plain("bare", (0.62, 0.42, 0.24), 0.7), plain("lead", (0.03, 0.03, 0.035), 0.4)

    def wedge(name, x0, x1, w0, w1, t0, t1, material):
        ring = lambda x, w, t: [(x, w * c, 0.35 + t * s) for c, s in ((1, 0.5), (0.6, 1), (-0.6, 1), (-1, 0.5), (-1, -0.5), (-0.6, -1), (0.6, -1), (1, -0.5))]
        faces = [(i, (i + 1) % 8, 8 + (i + 1) % 8, 8 + i) for i in range(8)] + [tuple(range(7, -1, -1)), tuple(range(8, 16))]
        return shape(name, ring(x0, w0, t0) + ring(x1, w1, t1), faces, material, smooth=False)

    return {
        "shaft": wedge("shaft", -8.5, 5.6, 0.62, 0.62, 0.33, 0.33, red),
        "cut": wedge("cut", 5.6, 7.6, 0.62, 0.28, 0.33, 0.16, bare),
        "lead": wedge("lead", 7.6, 8.4, 0.26, 0.1, 0.13, 0.05, lead),
    }


def screws(count, low, high):
    """Screws that lie about."""
    zinc = plain("zinc", (0.72, 0.6, 0.32), 0.3, Metallic=1.0)
    for _ in range(count):
        it = lathe("screw", [(0, 0), (0.06, 0.25)] + [(0.16 if i % 2 else 0.21, 0.3 + i * 0.11) for i in range(26)] + [(0.17, 3.3), (0.42, 3.7), (0.4, 3.78), (0, 3.7)], zinc, 20, 0)
        it.location = (random.uniform(low[0], high[0]), random.uniform(low[1], high[1]), 0.3)
        it.rotation_euler = (math.pi / 2, 0, random.uniform(0, 6.3))


def dust(count, low, high, z=0.0):
    """Sawdust and shavings."""
    at = np.column_stack([np.random.uniform(low, high, (count, 2)), np.full(count, z + 0.02)])
    size = np.random.lognormal(-2.9, 0.6, (count, 1, 1))
    points = at[:, None] + np.random.normal(0, 1, (count, 3, 3)) * [1, 1, 0.25] * size
    tones = np.repeat(np.array([[0.72, 0.5, 0.28]]) * np.random.uniform(0.6, 1.2, (count, 1)), 3, 0)
    return mesh_of("dust", points.reshape(-1, 3), np.arange(count * 3).reshape(-1, 3), toned("dust", 0.8), tones, smooth=False)


def mug(location, full=0.8):
    """A mug of coffee that workers use, 9 cm high."""
    enamel = plain("mug", (0.035, 0.075, 0.15), 0.22)
    parts = {
        "mug": lathe("mug", [(0, 0), (3.4, 0), (3.75, 0.15), (3.8, 0.5), (3.8, 8.8), (3.72, 8.95), (3.6, 8.8), (3.6, 0.7), (3.3, 0.5), (0, 0.45)], enamel, 64),
        "coffee": lathe("coffee", [(0, 9 * full), (3.6, 9 * full)], plain("coffee", (0.018, 0.008, 0.004), 0.06), 48, 0),
        "ear": tube("ear", [(3.6, 0, 7.4), (5.2, 0, 7.6), (6.2, 0, 6.2), (6.0, 0, 3.6), (4.9, 0, 2.2), (3.6, 0, 2.2)], 0.42, enamel),
    }
    return group(parts.values(), location, (0, 0, -0.7))


def bucket(location):
    """A paint bucket of 10 liters with runs of white paint."""
    parts = {
        "bucket": lathe("bucket", [(0, 0), (10.6, 0), (10.9, 0.3), (12.2, 20), (12.2, 20.3), (12.8, 20.4), (12.8, 21.6), (12.5, 21.8), (11.9, 21.8), (10.6, 0.4), (0, 0.4)], plain("plastic", (0.78, 0.78, 0.75), 0.4, Subsurface=0.1), 72),
        "paint": lathe("paint", [(0, 17), (11.6, 17)], plain("paint", (0.72, 0.74, 0.70), 0.3), 48, 0),
        "band": lathe("band", [(11.22, 5), (12.02, 16), (12.04, 16), (11.24, 5)], plain("band", (0.03, 0.09, 0.2), 0.5), 72, 0),
    }
    for _ in range(9):
        a, low = random.uniform(3.3, 6.1), random.uniform(9, 17)
        tube_at = lambda z: ((10.95 + z * 0.062) * math.cos(a), (10.95 + z * 0.062) * math.sin(a), z)
        parts[f"run{a}"] = tube("run", [tube_at(20.4), tube_at((20.4 + low) / 2), tube_at(low)], random.uniform(0.15, 0.4), parts["paint"].data.materials[0])
    return group(parts.values(), location, (0, 0, 0.3))


def slip(kind):
    """A note or receipt as a picture."""
    picture = Image.new("RGB", (420, 620), random.choice(["#f3efe2", "#f7f5ee", "#efe6b8", "#f5f1e8"]))
    brush = ImageDraw.Draw(picture)
    if kind == "receipt":
        brush.text((210, 50), random.choice(["BAUMARKT", "FLIESEN KERN", "TANKSTELLE"]), font=font(44), fill="#333", anchor="mm")
        for i in range(9):
            brush.text((36, 120 + i * 46), random.choice(["Silikon", "Dübel 8 mm", "Kleber 25 kg", "Diesel", "Fugenmörtel", "Schrauben"]), font=font(30, False), fill="#444", anchor="lm")
            brush.text((386, 120 + i * 46), f"{random.randint(3, 60)},{random.randint(10, 99)}", font=font(30, False), fill="#444", anchor="rm")
        brush.text((386, 570), f"{random.randint(60, 300)},{random.randint(10, 99)} €", font=font(40), fill="#333", anchor="rm")
    else:
        script = ImageFont.truetype("/usr/share/fonts/opentype/urw-base35/Z003-MediumItalic.otf", 62)
        for i, words in enumerate(random.sample(["Brandt 6 Std.", "Bad, Di 7–16", "Fahrt 2 x 35", "12 m² Fliesen", "Mi 5 1/2 Std.", "Kleber bezahlt?", "Frau Maier anrufen"], 5)):
            brush.text((30, 90 + i * 104), words, font=script, fill="#27417a", anchor="lm")
    return picture


def paper_sheet(material, width, depth, curl, wave):
    """A sheet of paper that curls; UV over all of it."""
    steps = 12
    it = sheet("paper", width, depth, lambda x, y: curl * (x**2 * 0.35 + y**2 * 0.25) + 0.12 * np.sin(x * 0.6 + y * 0.4 + wave), material, steps)
    layer = it.data.uv_layers.new()
    for corner in it.data.loops:
        x, y, _ = it.data.vertices[corner.vertex_index].co
        layer.data[corner.index].uv = (x / width + 0.5, y / depth + 0.5)
    return it


def tiles(y):
    """A wall with new tiles, behind the sill."""
    glaze = plain("glaze", (0.70, 0.745, 0.73), 0.1)
    plate("grout", 200, 100, plain("grout", (0.55, 0.54, 0.52), 0.9), (0, y + 0.4, 40), (math.pi / 2, 0, 0))
    for row in range(6):
        for at in range(-5, 6):
            box("tile", (14.7, 0.8, 7.2), (at * 15 + (7.5 if row % 2 else 0), y, row * 7.5), glaze, 0.12, (random.gauss(0, 0.004), 0, random.gauss(0, 0.004)))


def calculator():
    """A desk calculator of 11 by 16 cm on z = 0, its display toward +y."""
    case, keys = plain("case", (0.16, 0.165, 0.17), 0.45), plain("keys", (0.55, 0.55, 0.53), 0.5)
    parts = {"case": box("case", (11, 16, 1.6), (0, 0, 0), case, 0.4)}
    shown = Image.new("RGB", (600, 170), "#a9b59c")
    ImageDraw.Draw(shown).text((570, 88), "4.812,40", font=font(110), fill="#222820", anchor="rm")
    parts["display"] = plate("display", 9.2, 2.6, printed("display", shown, 0.25), (0, 5.4, 1.61))
    for row in range(5):
        for at in range(4):
            red = (row, at) == (0, 3)
            parts[f"key{row}{at}"] = box("key", (1.8, 1.5, 0.5), (-3.5 + at * 2.33, 2.2 - row * 2.1, 1.55), plain("red", (0.5, 0.06, 0.04), 0.5) if red else keys, 0.18)
    return parts


def calendar_page(month, first, days, ringed):
    """A page of a wall calendar as a picture: the weekday (0 is Monday) of the first day, how many there are, and the day in a red ring."""
    picture = Image.new("RGB", (1400, 1500), "#f7f5f0")
    brush = ImageDraw.Draw(picture)
    brush.text((90, 150), month, font=font(150), fill="#24272c", anchor="lm")
    for at, name in enumerate(["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]):
        brush.text((170 + at * 178, 360), name, font=font(58), fill="#8a8d92", anchor="mm")
    brush.line((80, 430, 1320, 430), fill="#c9c6bf", width=4)
    for day in range(1, days + 1):
        row, at = divmod(first + day - 1, 7)
        x, y = 170 + at * 178, 530 + row * 168
        brush.text((x, y), str(day), font=font(76, False), fill="#b3281c" if at == 6 else "#24272c", anchor="mm")
        if day == ringed:
            for turn in range(2):
                grown, points = turn * 7, []
                for step in range(64):
                    angle = -1.9 + step * 0.104
                    points.append((x + (80 + grown + step * 0.16) * math.cos(angle), y + (66 + grown - step * 0.1) * math.sin(angle)))
                brush.line(points, fill="#c8261b", width=11, joint="curve")
    return picture

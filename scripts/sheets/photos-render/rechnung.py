"""The photos of Zettelfrei: its app on a phone, where trades people write their invoices."""

import math
import os
import random
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFont

sys.path.insert(0, os.path.dirname(__file__))
from shapes import box, group, lathe, plate, shape, sheet, smooth, tube  # noqa: E402
from studio import camera, lamp, photos, shoot, sky, sun  # noqa: E402
from surfaces import FONTS, plain, printed, speckled, wood  # noqa: E402

NAVY, YELLOW, INK, GREEN = "#101b2d", "#ffc53d", "#1c2430", "#2fa36b"
WIDE, TALL = 840, 1800


def font(points, bold=True):
    return ImageFont.truetype(FONTS["grotesk-bold" if bold else "grotesk"], points)


def screen(title):
    """A blank screen of the app: its picture and its brush."""
    picture = Image.new("RGB", (WIDE, TALL), "#ffffff")
    brush = ImageDraw.Draw(picture)
    brush.rectangle((0, 0, WIDE, 270), fill=NAVY)
    brush.text((60, 48), "14:32", font=font(34), fill="#ffffff", anchor="lm")
    brush.rounded_rectangle((WIDE - 120, 34, WIDE - 60, 62), 8, outline="#ffffff", width=3)
    brush.rectangle((WIDE - 115, 39, WIDE - 78, 57), fill="#ffffff")
    brush.text((56, 196), title, font=font(60), fill="#ffffff", anchor="lm")
    brush.rounded_rectangle((290, TALL - 34, 550, TALL - 24), 5, fill=INK)
    return picture, brush


def button(brush, label, y):
    brush.rounded_rectangle((56, y, WIDE - 56, y + 150), 38, fill=YELLOW)
    brush.text((WIDE / 2, y + 76), label, font=font(54), fill=NAVY, anchor="mm")


def invoice():
    picture, brush = screen("Rechnung 2026-118")
    brush.text((56, 336), "Familie Brandt, Lindenweg 4", font=font(38, False), fill="#5b6675", anchor="lm")
    lines = [("Badsanierung, 14 Std.", "812,00 €"), ("Fliesen 12 m²", "396,00 €"), ("Silikon, Kleber", "48,50 €"), ("Anfahrt", "35,00 €"), ("MwSt. 19 %", "245,39 €")]
    for i, (what, price) in enumerate(lines):
        y = 450 + i * 122
        brush.text((56, y), what, font=font(44, False), fill=INK, anchor="lm")
        brush.text((WIDE - 56, y), price, font=font(44, False), fill=INK, anchor="rm")
        brush.line((56, y + 62, WIDE - 56, y + 62), fill="#e3e7ee", width=3)
    brush.text((56, 1100), "Summe", font=font(62), fill=INK, anchor="lm")
    brush.text((WIDE - 56, 1100), "1.536,89 €", font=font(62), fill=INK, anchor="rm")
    button(brush, "Abschicken", 1240)
    brush.text((WIDE / 2, 1480), "Als PDF ansehen", font=font(40), fill="#5b6675", anchor="mm")
    return picture


def sent():
    picture, brush = screen("Zettelfrei")
    brush.ellipse((WIDE / 2 - 160, 480, WIDE / 2 + 160, 800), fill=GREEN)
    brush.line((WIDE / 2 - 76, 646, WIDE / 2 - 20, 706, WIDE / 2 + 84, 578), fill="#ffffff", width=34, joint="curve")
    brush.text((WIDE / 2, 930), "Rechnung verschickt", font=font(66), fill=INK, anchor="mm")
    brush.text((WIDE / 2, 1020), "Familie Brandt, 1.536,89 €", font=font(44, False), fill="#5b6675", anchor="mm")
    button(brush, "Nächste Baustelle", 1240)
    return picture


def phone(picture, shine=0.9):
    """A phone on its back, screen up, its foot at y = -7.6. Returns its parts: (all, the places on its screen)."""
    black = plain("case", (0.012, 0.013, 0.016), 0.35)
    outline = []
    for cx, cy, a0 in ((2.65, 6.65, 0), (-2.65, 6.65, 1), (-2.65, -6.65, 2), (2.65, -6.65, 3)):
        outline += [(cx + 0.95 * math.cos((a0 + t / 8) * math.pi / 2), cy + 0.95 * math.sin((a0 + t / 8) * math.pi / 2)) for t in range(9)]
    count = len(outline)
    rings = [(0.97, 0), (1.0, 0.08), (1.0, 0.72), (0.97, 0.8)]
    points = [(x * k, y * k, z) for k, z in rings for x, y in outline]
    faces = [(r * count + i, r * count + (i + 1) % count, (r + 1) * count + (i + 1) % count, (r + 1) * count + i) for r in range(3) for i in range(count)]
    faces += [tuple(reversed(range(count))), tuple(range(3 * count, 4 * count))]
    body = shape("phone", points, faces, black, smooth=False)
    glow = printed("screen", picture, 0.12, Specular=0.35, **{"Emission Strength": shine})
    surface = glow.node_tree.nodes["Principled BSDF"]
    image = next(it for it in glow.node_tree.nodes if it.type == "TEX_IMAGE")
    glow.node_tree.links.new(image.outputs[0], surface.inputs["Emission"])
    surface.inputs["Base Color"].default_value = (0.02, 0.02, 0.02, 1)
    glow.node_tree.links.remove(surface.inputs["Base Color"].links[0])
    face = plate("face", 6.7, 14.36, glow, (0, 0, 0.806))
    return {"phone": body, "face": face}


def area(face, x, y, w, h):
    """A part of the screen, in fractions, as an object whose box can be printed."""
    it = plate("area", 6.7 * w, 14.36 * h, face.data.materials[0], (6.7 * (x + w / 2 - 0.5), 14.36 * (0.5 - y - h / 2), 0.79))
    return it


def with_areas(parts, **places):
    """The parts, and places on the screen by name."""
    return {**parts, **{name: area(parts["face"], *box) for name, box in places.items()}}


INVOICE = {"Rechnungsnummer": (0.06, 0.08, 0.72, 0.06), "Leistungen": (0.06, 0.225, 0.88, 0.34), "Summe": (0.06, 0.585, 0.88, 0.055), "Abschicken": (0.06, 0.685, 0.88, 0.09)}
SENT = {"Haken": (0.3, 0.26, 0.4, 0.19), "verschickt": (0.12, 0.485, 0.76, 0.1), "nächste Baustelle": (0.06, 0.685, 0.88, 0.09)}


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
    from many import mesh_of, toned

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


def bench_top():
    plate("bench", 220, 160, wood("beech", (0.60, 0.42, 0.25), (0.40, 0.25, 0.13), 16, 0.0, 0.6), (0, 0, 0), (0, 0, 0.12))


def on_the_bench(name):
    bench_top()
    parts = with_areas(phone(invoice()), **INVOICE)
    group(parts.values(), (0.4, 0.4, 0), (0, 0, 0.2))
    group(rule(4).values(), (-9.4, 3.2, 0), (0, 0, 1.36))
    group(pencil().values(), (9.2, -3, 0), (0, 0, 1.92))
    screws(4, (5, 9), (11, 15))
    dust(900, (-26, -26), (26, 26))
    lamp((-50, 26, 46), (0, 0, 0), (40, 50), 3.4, (1, 0.97, 0.93))
    sun((0.72, -0.45, -0.6), 0.9, (1, 0.88, 0.7), 0.05)
    sky((0.85, 0.92, 1), 0.3)
    camera((2.4, -21, 37), (0.2, -0.3, 0.4), 56, 4.5, (0.4, -1, 0.8), -1.6)
    shoot(name, {key: [parts[key]] for key in INVOICE}, exposure=0.3)


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


def by_the_bucket(name):
    plate("floor", 400, 400, speckled("screed", (0.40, 0.385, 0.36), (0.25, 0.24, 0.225), 0.25, 0.9, 0.8))
    plate("wall", 500, 300, speckled("plaster", (0.66, 0.62, 0.56), (0.50, 0.46, 0.40), 0.05, 0.9, 0.95, 0.5), (0, 90, 120), (math.pi / 2, 0, 0))
    bucket((3.5, 13.6, 0))
    parts = with_areas(phone(invoice()), **INVOICE)
    group(parts.values(), (0.2, -1.75, 7.15), (1.25, 0.0, 0.1))
    group(pencil().values(), (-11, -6, 0), (0, 0, 0.5))
    group(rule(4).values(), (13, -3.5, 0), (0, 0, 0.34))
    for i in range(14):
        spot = lathe("spot", [(0, 0.02), (random.uniform(0.15, 0.6), 0.01)], plain("spot", (0.72, 0.74, 0.70), 0.4), 16, 0)
        spot.location = (random.uniform(-24, 24), random.uniform(-16, 14), 0.01)
    dust(500, (-30, -26), (30, 20))
    lamp((-90, 20, 70), (0, 0, 6), (60, 80), 3.2, (1, 0.98, 0.95))
    sun((0.8, 0.5, -0.6), 1.0, (1, 0.88, 0.7), 0.04)
    sky((0.85, 0.92, 1), 0.35)
    camera((-7, -46, 19), (1.2, 0, 9.4), 44, 3.5, (0.2, -2, 7.6), 0.8)
    shoot(name, {key: [parts[key]] for key in INVOICE}, exposure=0.2)


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


def shoebox(name):
    bench_top()
    card = speckled("card", (0.50, 0.36, 0.22), (0.40, 0.28, 0.165), 3.0, 0.6, 0.85)
    parts = {f"side{i}": box("side", size, at, card, 0.05) for i, (size, at) in enumerate([
        ((32, 0.35, 11), (0, 9.4, 0)), ((32, 0.35, 11), (0, -9.4, 0)), ((0.35, 19, 11), (15.9, 0, 0)), ((0.35, 19, 11), (-15.9, 0, 0)), ((32, 19, 0.3), (0, 0, 0))])}
    prints = [printed(f"slip{i}", slip("receipt" if i % 2 else "note"), 0.85) for i in range(8)]
    papers = []
    for i in range(46):
        curl, wave = random.uniform(0, 0.03) if i > 39 else random.uniform(-0.05, 0.08), random.uniform(0, 6)
        paper = paper_sheet(random.choice(prints), 8.4, 12.4, curl, wave)
        papers.append(paper)
        if i < 34:
            paper.location = (random.uniform(-9.5, 9.5), random.uniform(-1.5, 3), 6.5 + i * 0.17)
            paper.rotation_euler = (random.uniform(-0.3, 0.3), random.uniform(-0.3, 0.3), random.uniform(0, 6.3))
        elif i < 40:
            paper.location = (random.uniform(-12, 12), random.uniform(-5, 6), 11.2)
            paper.rotation_euler = (random.uniform(0.9, 1.4), random.uniform(-0.2, 0.2), random.uniform(-0.5, 0.5))
        else:
            paper.location = (random.uniform(-22, 18), random.uniform(-24, -14), 0.2 + (i - 40) * 0.27)
            paper.rotation_euler = (0, 0, random.uniform(0, 6.3))
    mug((21, 4, 0), 0.45)
    group(pencil().values(), (15, -12.5, 1.2), (0, 0.03, 0.35))
    lamp((36, 16, 48), (0, 0, 6), (24, 24), 9.0, (1, 0.72, 0.45))
    lamp((-70, -20, 60), (0, 0, 0), (40, 50), 0.5, (0.6, 0.75, 1))
    sky((0.7, 0.76, 1), 0.12)
    camera((-7, -47, 43), (1.5, -1.5, 4.5), 42, 4.5, (0, -7, 9), 1.4)
    shoot(name, {"Belege": papers[:40]}, exposure=1.3)


def paper_sheet(material, width, depth, curl, wave):
    """A sheet of paper that curls; UV over all of it."""
    steps = 12
    it = sheet("paper", width, depth, lambda x, y: curl * (x**2 * 0.35 + y**2 * 0.25) + 0.12 * np.sin(x * 0.6 + y * 0.4 + wave), material, steps)
    layer = it.data.uv_layers.new()
    for corner in it.data.loops:
        x, y, _ = it.data.vertices[corner.vertex_index].co
        layer.data[corner.index].uv = (x / width + 0.5, y / depth + 0.5)
    return it


def on_the_sill(name):
    sill = wood("sill", (0.62, 0.45, 0.28), (0.44, 0.29, 0.16), 40, 0.0, 0.35)
    box("sill", (200, 40, 4), (0, 4, -4), sill, 0.3)
    tiles(24)
    parts = with_areas(phone(sent()), **SENT)
    group(parts.values(), (-1.2, -3.2, 0), (0, 0, -0.3))
    mug((8.2, 3.5, 0))
    dust(160, (-20, -14), (20, 14))
    lamp((-46, 14, 40), (0, 0, 4), (30, 50), 4.2, (1, 0.97, 0.93))
    sun((0.75, -0.25, -0.6), 1.4, (1, 0.86, 0.66), 0.04)
    sky((0.85, 0.92, 1), 0.4)
    camera((-1, -31, 29), (1.4, 0.4, 2.6), 48, 3.5, (-1, -4.5, 0.8), 1.2)
    shoot(name, {key: [parts[key]] for key in SENT}, exposure=0.75)


def tiles(y):
    """A wall with new tiles, behind the sill."""
    glaze = plain("glaze", (0.70, 0.745, 0.73), 0.1)
    plate("grout", 200, 100, plain("grout", (0.55, 0.54, 0.52), 0.9), (0, y + 0.4, 40), (math.pi / 2, 0, 0))
    for row in range(6):
        for at in range(-5, 6):
            box("tile", (14.7, 0.8, 7.2), (at * 15 + (7.5 if row % 2 else 0), y, row * 7.5), glaze, 0.12, (random.gauss(0, 0.004), 0, random.gauss(0, 0.004)))


photos({"workbench": on_the_bench, "paint-bucket": by_the_bucket, "receipts": shoebox, "windowsill": on_the_sill})

"""The phone with the screens of Zettelfrei. Units as in studio.py."""

import math
import os
import sys

from PIL import Image, ImageDraw, ImageFont

sys.path.insert(0, os.path.dirname(__file__))
from shapes import plate, shape  # noqa: E402
from surfaces import FONTS, plain, printed  # noqa: E402

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


def hours():
    picture, brush = screen("Stunden eintragen")
    brush.text((56, 336), "Badsanierung, Familie Brandt", font=font(38, False), fill="#5b6675", anchor="lm")
    for i, (day, time) in enumerate([("Montag", "5,5 Std."), ("Dienstag", "6 Std."), ("Mittwoch", "2,5 Std.")]):
        y = 470 + i * 150
        brush.rounded_rectangle((56, y - 56, WIDE - 56, y + 56), 26, fill="#f1f4f9")
        brush.text((96, y), day, font=font(46, False), fill=INK, anchor="lm")
        brush.text((WIDE - 96, y), time, font=font(46), fill=INK, anchor="rm")
    brush.text((56, 1000), "Zusammen", font=font(54), fill=INK, anchor="lm")
    brush.text((WIDE - 56, 1000), "14 Std.", font=font(54), fill=INK, anchor="rm")
    button(brush, "Übernehmen", 1240)
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
HOURS = {"Stunden": (0.06, 0.225, 0.88, 0.27), "Übernehmen": (0.06, 0.685, 0.88, 0.09)}
SENT = {"Haken": (0.3, 0.26, 0.4, 0.19), "verschickt": (0.12, 0.485, 0.76, 0.1), "nächste Baustelle": (0.06, 0.685, 0.88, 0.09)}

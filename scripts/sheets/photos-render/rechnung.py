"""The photos of Zettelfrei: its app on a phone, where trades people write their invoices."""

import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(__file__))
from app_phone import INVOICE, SENT, invoice, phone, sent, with_areas  # noqa: E402
from shapes import box, group, lathe, plate  # noqa: E402
from studio import camera, lamp, photos, shoot, sky, sun  # noqa: E402
from surfaces import plain, printed, speckled, wood  # noqa: E402
from workshop import bucket, dust, mug, paper_sheet, pencil, rule, screws, slip, tiles  # noqa: E402


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


photos({"workbench": on_the_bench, "paint-bucket": by_the_bucket, "receipts": shoebox, "windowsill": on_the_sill})

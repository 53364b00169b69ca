"""The photos of Zettelfrei: its app on a phone, where trades people write their invoices."""

import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(__file__))
from app_phone import HOURS, INVOICE, SENT, hours, invoice, phone, sent, with_areas  # noqa: E402
from shapes import box, group, lathe, plate  # noqa: E402
from studio import camera, lamp, photos, shoot, sky, sun  # noqa: E402
from surfaces import plain, printed, speckled, wood  # noqa: E402
from workshop import bucket, calculator, calendar_page, dust, mug, paper_sheet, pencil, rule, screws, slip, tiles  # noqa: E402

# The photos with free ground for words are larger, so that a part of one stays sharp.
CALM = (1200, 1600)


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


def at_the_kitchen_table(name):
    """Notes, receipts and a calculator under a lamp on Sunday evening; the wall behind is dark and free."""
    plate("wall", 400, 240, speckled("plaster", (0.27, 0.29, 0.31), (0.22, 0.24, 0.26), 0.06, 0.8, 0.95, 0.3), (0, 52, 100), (math.pi / 2, 0, 0))
    plate("table", 260, 130, wood("oak", (0.44, 0.28, 0.15), (0.26, 0.15, 0.07), 14, 0.05, 0.5), (0, -13, 0))
    prints = [printed(f"slip{i}", slip("receipt" if i % 2 else "note"), 0.85) for i in range(8)]
    papers = []
    for i in range(26):
        paper = paper_sheet(random.choice(prints), 8.4, 12.4, random.uniform(-0.01, 0.02), random.uniform(0, 6))
        paper.location = (random.gauss(-5.5, 5.0), random.gauss(-3, 3.2), 0.2 + i * 0.09)
        paper.rotation_euler = (random.uniform(-0.03, 0.03), random.uniform(-0.03, 0.03), random.gauss(0, 0.5))
        papers.append(paper)
    counting = calculator()
    group(counting.values(), (11.5, -5.5, 0), (0, 0, -0.22))
    group(pencil().values(), (2.2, -15.5, 0), (0, 0, 0.3))
    mug((13.5, 11, 0), 0.3)
    lamp((22, 12, 46), (-2, -3, 0), (16, 16), 15, (1, 0.7, 0.42))
    lamp((-70, -30, 60), (0, 0, 0), (40, 50), 0.35, (0.6, 0.74, 1))
    sky((0.65, 0.74, 1), 0.1)
    camera((-5, -72, 44), (1.2, 2, 12), 46, 4.5, (-4, -6, 2), 0.8)
    shoot(name, {"Zettel": papers, "Taschenrechner": [counting["case"]]}, CALM, exposure=1.2)


def with_hours(name):
    """The phone with the hours of a job, small on a wide bench."""
    bench_top()
    parts = with_areas(phone(hours()), **HOURS)
    group(parts.values(), (3.2, -6.5, 0), (0, 0, -0.16))
    group(pencil().values(), (-6.8, -6.5, 0), (0, 0, 1.42))
    dust(700, (-26, -26), (26, 30))
    lamp((-50, 26, 46), (0, 0, 0), (40, 50), 3.2, (1, 0.97, 0.93))
    sun((0.72, -0.45, -0.6), 1.2, (1, 0.88, 0.7), 0.05)
    sky((0.85, 0.92, 1), 0.3)
    camera((0.5, -30, 46), (0.4, 3.5, 0), 48, 4.5, (3.2, -6.5, 0.8), 1.2)
    shoot(name, {"phone": [parts["phone"]], **{key: [parts[key]] for key in HOURS}}, CALM, sharp=[parts["phone"]], exposure=0.35)


def on_the_wall(name):
    """A calendar on the wall, the day ringed in red on which the money should have come."""
    plate("wall", 400, 300, speckled("plaster", (0.52, 0.5, 0.46), (0.45, 0.43, 0.4), 0.08, 0.8, 0.95, 0.4), (0, 0, 60), (math.pi / 2, 0, 0))
    page = paper_sheet(printed("page", calendar_page("November", 6, 30, 13), 0.85), 28, 30, 0.0, 1.0)
    for it in page.data.vertices:
        low = max(0, -it.co.y - 3) / 12
        it.co.z += 0.9 * low**2 * (0.6 + 0.4 * math.sin(it.co.x * 0.2 + 1))
    page.location, page.rotation_euler = (0, -0.45, 44), (math.pi / 2, 0, 0)
    box("back", (28.4, 0.25, 31), (0, -0.2, 28.8), plain("card", (0.42, 0.32, 0.22), 0.9), 0.03)
    binding = box("binding", (28.6, 0.6, 1.6), (0, -0.4, 58.8), plain("tin", (0.06, 0.065, 0.07), 0.35), 0.12)
    nail = lathe("nail", [(0, 0), (0.34, 0), (0.3, 0.35), (0, 0.4)], plain("nail", (0.5, 0.5, 0.5), 0.3, Metallic=1.0), 20)
    nail.location, nail.rotation_euler = (0, -0.6, 62.4), (math.pi / 2, 0, 0)
    sun((0.75, 0.5, -0.5), 2.6, (1, 0.85, 0.64), 0.03)
    for at in range(3):
        box("sash", (2.4, 2, 160), (-95 + at * 1.5, -60 + 24 * at, 0), plain(f"sash{at}", (0.4, 0.4, 0.4)), 0)
    lamp((-80, -70, 90), (0, 0, 50), (60, 60), 0.9, (0.9, 0.96, 1))
    sky((0.75, 0.86, 1), 0.32)
    camera((-14, -116, 54), (0, 0, 60), 52, 5.6, (0, 0, 42), -0.8)
    shoot(name, {"Kalender": [page, binding]}, CALM, exposure=0.6)


photos({
    "workbench": on_the_bench, "paint-bucket": by_the_bucket, "receipts": shoebox, "windowsill": on_the_sill,
    "kitchen-table": at_the_kitchen_table, "bench-hours": with_hours, "calendar": on_the_wall,
})

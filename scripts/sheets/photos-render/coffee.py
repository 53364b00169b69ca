"""The photos of Kiln House Blend: its bag, its beans and filter coffee at home."""

import math
import os
import random
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(__file__))
from kiln_house import all_around, bag, bag_at, beans, dripper, fallen, kraft, label, mug, paper_of, table, wall  # noqa: E402
from shapes import any_turn, box, copies, group, lathe, plate, sheet, tube  # noqa: E402
from studio import camera, lamp, photos, shoot, sky, sun  # noqa: E402
from surfaces import glass, linen, plain, printed, speckled, stone, wood  # noqa: E402

# The photos with free ground for words are larger, so that a part of one stays sharp.
CALM = (1200, 1600)


def standing(name):
    wall((0.62, 0.58, 0.52), (0.52, 0.48, 0.42), 22)
    ground = table("oak")
    parts = bag((0.4, 0, 0), 0.16)
    lying = fallen([(random.gauss(5.5, 2.2), random.gauss(-5.6, 1.1), random.uniform(0.5, 3)) for _ in range(22)], [ground], 40)
    sun((0.8, 0.55, -0.55), 2.2, (1, 0.87, 0.7), 0.05)
    lamp((-40, -12, 30), (0, 0, 9), (30, 40), 2.6, (1, 0.96, 0.9))
    sky((0.8, 0.88, 1), 0.3)
    camera((-4, -50, 19), (0.6, 0, 10.2), 60, 6.3, (0.4, -3, 9), 0.6)
    shoot(name, {**parts, "beans": lying}, exposure=0.75, contrast="High Contrast")


def spilled(name):
    wall((0.2, 0.15, 0.11), (0.14, 0.1, 0.08), 40)
    ground = table("walnut", 0.3)
    timber = wood("scoop", (0.5, 0.32, 0.17), (0.34, 0.2, 0.1), 30)
    bowl = lathe("scoop", [(0, 0.02), (1.3, 0.05), (2.2, 0.55), (2.65, 1.5), (2.7, 1.9), (2.5, 1.9), (2.4, 1.5), (1.95, 0.8), (1.2, 0.4), (0, 0.36)], timber, 48)
    handle = box("handle", (7.5, 1.1, 0.6), (5.9, 0, 1.28), timber, 0.28)
    spoon = [bowl, handle]
    group(spoon, (1.4, 2.0, 0), (0, 0, 0.55))
    inside = [(1.4 + random.uniform(-1.5, 1.5), 2.0 + random.uniform(-1.5, 1.5), random.uniform(1.2, 9)) for _ in range(64)]
    around = [(random.gauss(-1.6, 2.7), random.gauss(-2.2, 2.3), random.uniform(0.4, 5)) for _ in range(110)]
    lying = fallen(inside + around, [ground, bowl, handle], 64)
    lamp((-12, 16, 14), (0, 0, 0), (14, 12), 6.5, (1, 0.92, 0.8))
    lamp((14, -10, 14), (0, 0, 0), (10, 12), 0.9, (0.9, 0.95, 1))
    sky((0.8, 0.88, 1), 0.22)
    camera((-1.5, -16, 12.5), (-0.1, 0.2, 0.6), 60, 9, (-0.4, -1.4, 0.6), -1.5)
    shoot(name, {"beans": lying, "scoop": spoon}, sharp=spoon, exposure=1.1, contrast="High Contrast")


def filtered(name):
    wall((0.66, 0.66, 0.62), (0.56, 0.56, 0.52), 26)
    table("oak")
    made = dripper()
    parts = bag((-9.5, 10, 0), 0.3)
    lamp((-36, 4, 34), (0, 0, 10), (30, 34), 5.6, (1, 0.96, 0.88))
    lamp((30, -26, 20), (0, 0, 10), (16, 24), 0.7)
    sky((0.82, 0.9, 1), 0.32)
    camera((3, -44, 33), (-0.9, 0, 10.6), 60, 7.1, (0, -4, 17), 0.8)
    shoot(name, {"filter": made["filter"], "dripper": made["dripper"], "carafe": made["carafe"], "bag": parts["bag"], "label": parts["label"], "grounds": made["grounds"]}, sharp=[*made["filter"], *made["dripper"][:1], *made["carafe"][:1]], exposure=0.75, contrast="High Contrast")


def opened(name):
    plate("table", 300, 300, linen("linen", (0.5, 0.43, 0.34), 6))
    paper = kraft()
    skin = paper_of("bag", all_around(), np.linspace(0, 1, 60), paper, shut=False, height=13)
    skin.modifiers.new("thick", "SOLIDIFY").thickness = 0.06
    cuff = [skin]
    places = []
    for layer in range(4):
        for _ in range(110):
            angle, away = random.uniform(0, 6.3), math.sqrt(random.random())
            x, y, _z = bag_at(np.array(angle), np.array(0.6), shut=False)
            places.append(((float(x) * away * 0.86, float(y) * away * 0.84, 8.2 + 0.5 * layer + random.uniform(-0.15, 0.15)), any_turn(), random.uniform(0.92, 1.12)))
    inside = copies(beans(), places)
    ground = plate("floor", 300, 300, plain("none", (0.5, 0.5, 0.5)), (0, 0, -0.01))
    outside = fallen([(random.gauss(5.4, 2.2), random.gauss(-8, 2.0), random.uniform(0.5, 3)) for _ in range(16)], [ground], 40)
    group(cuff + inside, (0, 1.2, 0), (0, 0, 0.28))
    note = plate("note", 7.6, 9, printed("label", label(), 0.7), (-7.4, -7.4, 0.06), (0, 0, 0.2))
    sun((0.6, -0.35, -0.9), 2.6, (1, 0.9, 0.76), 0.04)
    sky((0.78, 0.88, 1), 0.7)
    camera((0.6, -12, 50), (0, 0, 6), 62, 8, (0, 0, 9.5), -2)
    shoot(name, {"beans": inside, "bag": cuff, "label": [note]}, exposure=0.3, contrast="High Contrast")


def with_mug(name):
    wall((0.55, 0.5, 0.43), (0.44, 0.4, 0.34), 30)
    table("walnut")
    parts = bag((-5.2, 6, 0), 0.24)
    cup = mug((3.6, -3, 0), -0.5)
    box("napkin", (15, 13, 0.3), (4.6, -3.2, -0.22), linen("napkin", (0.45, 0.4, 0.33), 6), 0.1, (0, 0, 0.2))
    sun((0.85, -0.3, -0.42), 1.9, (1, 0.8, 0.55), 0.05)
    lamp((-34, 14, 24), (0, 0, 6), (26, 30), 3.0, (1, 0.93, 0.82))
    sky((0.75, 0.85, 1), 0.25)
    camera((1.5, -46, 24), (0.5, 0, 8.0), 55, 5.6, (3.6, -4, 8), 1.0)
    shoot(name, {**cup, **parts}, sharp=[*cup["mug"], *parts["label"]], exposure=1.3, contrast="High Contrast")


def plain_cup(name):
    """A white cup of black coffee on a gray kitchen table on a dull morning: any coffee, no one's bag beside it."""
    wall((0.46, 0.45, 0.43), (0.38, 0.375, 0.36), 46)
    plate("table", 300, 160, speckled("laminate", (0.30, 0.29, 0.275), (0.24, 0.235, 0.225), 1.2, 0.7, 0.42, 0.05))
    ware = plain("china", (0.74, 0.73, 0.7), 0.16)
    cup = lathe("cup", [(0, 0.9), (2.1, 0.9), (2.5, 0.7), (2.7, 0.75), (3.3, 1.6), (4.2, 4.2), (4.5, 6.6), (4.45, 6.72), (4.32, 6.6), (4.05, 4.2), (3.1, 1.7), (2.2, 1.2), (0, 1.15)], ware)
    ear = tube("ear", [(4.25, 0, 5.9), (5.6, 0, 6.3), (6.5, 0, 5.2), (6.1, 0, 3.5), (4.9, 0, 2.6), (3.7, 0, 2.9)], 0.34, ware)
    saucer = lathe("saucer", [(0, 0), (3.2, 0), (3.5, 0.15), (5.4, 0.75), (7.4, 1.35), (7.5, 1.5), (7.35, 1.55), (5.3, 1.0), (3.3, 0.55), (0, 0.5)], ware)
    coffee = lathe("coffee", [(0, 5.75), (4.0, 5.75), (4.2, 5.77), (4.36, 5.86)], plain("coffee", (0.02, 0.008, 0.004), 0.04, Clearcoat=0.5), levels=0)
    steel = plain("steel", (0.6, 0.6, 0.6), 0.22, Metallic=1.0)
    bowl = lathe("bowl", [(0, 0), (0.7, 0.05), (1.25, 0.28), (1.4, 0.5), (1.36, 0.52), (1.2, 0.34), (0.6, 0.12), (0, 0.08)], steel)
    bowl.scale = (1.45, 1, 0.8)
    stem = tube("stem", [(1.9, 0, 0.36), (3.2, 0, 0.5), (6, 0, 0.55), (9.6, 0, 0.5), (10.4, 0, 0.5)], 0.2, steel)
    stem.scale = (1, 1.5, 0.8)
    group([cup, ear, saucer, coffee], (-0.5, 0, 0), (0, 0, -0.5))
    group([bowl, stem], (0.6, -9.6, 0.0), (0, 0, 0.3))
    lamp((-60, 20, 60), (0, 0, 4), (60, 60), 3.2, (0.97, 0.985, 1))
    lamp((40, -40, 40), (0, 0, 4), (30, 40), 0.5, (1, 0.98, 0.95))
    sky((0.82, 0.9, 1), 0.35)
    camera((3, -52, 37), (0.2, 2.2, 5.6), 58, 5.6, (0, -3, 6), 1.0)
    shoot(name, {"cup": [cup, ear], "saucer": [saucer]}, CALM, sharp=[cup, ear, saucer], exposure=0.75, contrast="High Contrast", warmth=-0.012)


def old_jar(name):
    """Pale, dull beans in an open jar with no label, its lid beside it."""
    wall((0.56, 0.54, 0.49), (0.48, 0.46, 0.42), 30)
    ground = table("oak", 0.05)
    clear = glass("jar", (0.96, 0.97, 0.96), 1.45)
    jar = lathe("jar", [(0, 0), (4.6, 0), (5.1, 0.3), (5.3, 1), (5.3, 10.5), (4.9, 11.8), (4.3, 12.4), (4.3, 13.6), (4.45, 13.7), (4.4, 13.8), (4.15, 13.7), (4.12, 12.3), (4.75, 11.6), (5.1, 10.4), (5.1, 1.1), (4.9, 0.6), (0, 0.5)], clear)
    tin = speckled("tin", (0.30, 0.29, 0.27), (0.2, 0.19, 0.17), 3, 0.6, 0.4, 0.05)
    lid = lathe("lid", [(0, 1.5), (4.2, 1.5), (4.5, 1.4), (4.6, 1.2), (4.6, 0), (4.5, 0), (4.45, 1.2), (0, 1.3)], tin)
    lid.location = (8.8, -6.6, 0)
    old = beans()
    for at, it in enumerate(old):
        color = [(0.2, 0.135, 0.09), (0.16, 0.105, 0.07), (0.24, 0.165, 0.112)][at]
        it.data.materials[0] = speckled(f"stale{at}", color, tuple(0.6 * c for c in color), 7, 0.8, 0.8, 0.2)
    places = []
    for layer in range(16):
        for _ in range(74):
            angle, away = random.uniform(0, 6.3), 4.45 * math.sqrt(random.random())
            places.append(((away * math.cos(angle), away * math.sin(angle), 1.0 + 0.5 * layer + random.uniform(-0.2, 0.2)), any_turn(), random.uniform(0.9, 1.1)))
    strewn = [((random.gauss(-0.5, 2.0), random.gauss(-8.6, 0.9), 0.26), (random.gauss(0, 0.2), random.gauss(0, 0.2), random.uniform(0, 6.3)), random.uniform(0.9, 1.1)) for _ in range(9)]
    inside = copies(old, places + strewn)
    lamp((-40, 6, 40), (0, 0, 6), (36, 40), 3.2, (0.96, 0.98, 1))
    lamp((34, -30, 26), (0, 0, 6), (20, 24), 0.6, (1, 0.96, 0.9))
    sky((0.84, 0.9, 1), 0.35)
    camera((5, -62, 26), (3.2, 0, 13.2), 56, 5.6, (0, -5, 7), -0.8)
    shoot(name, {"jar": [jar], "beans": inside, "lid": [lid]}, CALM, sharp=[jar, lid], exposure=0.75, contrast="High Contrast")


def poured(name):
    """Filter coffee at home: the dripper on its carafe by a plain wall, in morning light."""
    wall((0.64, 0.6, 0.53), (0.56, 0.52, 0.46), 34)
    table("oak", 0.03)
    made = dripper()
    cup = mug((13.2, 6.5, 0), -0.6)
    for at in range(3):
        box("sash", (1.0, 1.0, 90), (-62, -10 + 22 * at, -10), plain(f"sash{at}", (0.4, 0.4, 0.4)), 0)
    sun((0.82, 0.5, -0.5), 2.4, (1, 0.84, 0.62), 0.04)
    lamp((-40, -20, 40), (0, 0, 10), (30, 36), 1.8, (1, 0.97, 0.92))
    sky((0.8, 0.88, 1), 0.32)
    camera((-4, -74, 34), (2.6, 0, 15.6), 60, 5.6, (0, -4, 15), 0.6)
    shoot(name, {**made, **cup}, CALM, sharp=[*made["filter"], *made["dripper"][:1], *made["carafe"], *cup["mug"]], exposure=0.6, contrast="High Contrast")


def on_the_counter(name):
    """The bag, small and whole, and a mug beside it, on a counter with much wall above."""
    wall((0.52, 0.55, 0.5), (0.44, 0.47, 0.43), 30)
    plate("counter", 300, 110, stone("counter", (0.62, 0.59, 0.54), (0.46, 0.43, 0.39), 0.7, 0.35))
    parts = bag((-5.6, 3, 0), 0.14)
    cup = mug((8.2, -3.2, 0), -0.4)
    lying = copies(beans(), [((random.gauss(1.4, 2.0), random.gauss(-7.5, 1.0), 0.28), (random.gauss(0, 0.25), random.gauss(0, 0.25), random.uniform(0, 6.3)), random.uniform(0.92, 1.1)) for _ in range(12)])
    sun((0.8, 0.6, -0.55), 2.4, (1, 0.86, 0.66), 0.05)
    lamp((-50, -24, 36), (0, 0, 9), (40, 40), 2.0, (1, 0.97, 0.92))
    sky((0.8, 0.88, 1), 0.32)
    camera((-3, -76, 28), (0.8, 0, 17.2), 60, 5.6, (-5, -1, 9), -0.5)
    shoot(name, {**parts, **cup, "beans": lying}, CALM, sharp=[*parts["bag"], *cup["mug"]], exposure=0.6, contrast="High Contrast")


photos({
    "coffee-filter": filtered, "coffee-bag": standing, "coffee-mug": with_mug, "coffee-beans": spilled, "coffee-open": opened,
    "coffee-plain": plain_cup, "coffee-old": old_jar, "coffee-poured": poured, "coffee-counter": on_the_counter,
})

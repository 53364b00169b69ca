"""The photos of Acme's fig candle: the pictures of the small shop that the demo sells for."""

import math
import os
import random
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(__file__))
from at_home import book, dusk, plant, tea, tiles, towel, window  # noqa: E402
from jar_candle import candle  # noqa: E402
from shapes import box, lathe, plate, sheet  # noqa: E402
from studio import camera, lamp, photos, shoot, sky  # noqa: E402
from surfaces import linen, plain, speckled, stone, wood  # noqa: E402

SIZE = (800, 1000)
WALNUT = ((0.24, 0.13, 0.065), (0.1, 0.048, 0.022))
OAK = ((0.46, 0.29, 0.15), (0.27, 0.15, 0.07))


def wall(color, shade, distance):
    return plate("wall", 400, 260, speckled("plaster", color, shade, 0.35, 0.6, 0.9, 0.5), (0, distance, 40), (math.pi / 2, 0, 0))


def desk(tone=WALNUT, turn=0.0):
    return plate("desk", 300, 160, wood("desk", *tone, 16, turn, 0.38))


def take(name, lit, *names, **how):
    """Shoots with the parts `names` of a lit candle, and those in `how["more"]`."""
    more = how.pop("more", {})
    parts = {it: lit[it] for it in ("candle", "flame", *names)}
    shoot(name, {**parts, **more}, SIZE, **{"sharp": lit["all"], "contrast": "High Contrast", "bloom": 0.5, "grain": 0.9, **how})


def on_the_desk(name):
    wall((0.5, 0.42, 0.33), (0.4, 0.33, 0.26), 16)
    desk()
    stand = lathe("stand", [(0, 0), (5.3, 0), (5.5, 0.12), (5.5, 0.75), (5.35, 0.9), (0, 0.9)], stone("travertine", (0.66, 0.55, 0.42), (0.48, 0.38, 0.27), 1.4))
    lit = candle((0, 0, 0.9), 0.05)
    lamp((-30, -20, 26), (0, 0, 5), (22, 30), 2.4, (1, 0.9, 0.78))
    lamp((28, 4, 20), (0, 0, 5), (10, 22), 1.2, (0.62, 0.75, 1))
    sky((0.6, 0.7, 1), 0.12)
    camera((1.5, -44, 13), (0, 0, 8.4), 66, 4.5, (0, -3.5, 5), 0.5)
    take(name, lit, "label", more={"stand": [stand]}, sharp=[*lit["all"], stand], exposure=0.5)


def wick_from_near(name):
    wall((0.5, 0.36, 0.25), (0.4, 0.28, 0.19), 30)
    desk(OAK)
    lit = candle((0, 0, 0), math.pi, 0.9, glow=0.6, high=7.9)
    lamp((-22, -16, 20), (0, 0, 7), (14, 20), 3.0, (1, 0.9, 0.78))
    lamp((20, 12, 18), (0, 0, 7), (8, 16), 1.6, (0.62, 0.75, 1))
    sky((0.7, 0.78, 1), 0.25)
    camera((1.0, -21.5, 20), (0.1, 0, 8.0), 70, 7, (0.1, -0.6, 7.6), -1)
    take(name, lit, "wick", "melted wax", exposure=0.7)


def on_a_shelf(name):
    wall((0.42, 0.45, 0.38), (0.33, 0.36, 0.3), 10)
    box("shelf", (140, 24, 2.6), (0, -2, -2.6), wood("shelf", *OAK, 60, 0, 0.4), 0.2)
    lit = candle((-4.2, -3, 0), 0.1, 0.8)
    rows = [
        ((2.7, 12, 16.5), (0.3, 0.1, 0.06), "A WINTER IN PORTO", "#f6f2e9", "#8a3f2c"), ((2.0, 11, 14.4), (0.55, 0.48, 0.36), "TIDES", "#2f3a33", "#c9bda2"),
        ((3.2, 12.5, 17.2), (0.05, 0.13, 0.1), "THE SLOW KITCHEN", "#e8cf9f", "#26463a"), ((2.3, 11.5, 15.2), (0.42, 0.26, 0.08), "ORCHARDS", "#3a2511", "#a97b3a"),
        ((3.0, 12, 16), (0.12, 0.14, 0.2), "NOTES ON LIGHT", "#f6f2e9", "#3b4254"),
    ]
    books, x = [], 3.4
    for size, color, title, ink, ground in rows:
        books.append(book(size, color, title, ink, ground, (x + size[0] / 2, -1 + random.uniform(-0.4, 0.4), 0)))
        x += size[0] + 0.08
    lamp((-34, -26, 34), (0, 0, 8), (26, 30), 2.2, (1, 0.88, 0.74))
    lamp((30, -30, 10), (0, 0, 8), (20, 20), 0.5, (0.7, 0.8, 1))
    sky((0.6, 0.7, 1), 0.12)
    camera((-2, -52, 12), (0.6, 0, 11.4), 58, 5, (-4, -6.5, 5), -0.5)
    take(name, lit, "label", more={"book": sum(books, [])}, sharp=[*lit["all"], *sum(books[:3], [])], exposure=0.5)


def at_the_bath(name):
    tiles(17, (0.23, 0.34, 0.28))
    enamel = plain("enamel", (0.78, 0.76, 0.71), 0.16, Clearcoat=0.4)
    box("tub", (160, 36, 30), (0, 0, -30), enamel, 2.2)
    lit = candle((-4.6, -5, 0), 0.08, 0.9)
    linens = [
        towel((25, 15, 3.2), (0.62, 0.55, 0.45), (11.6, 1.4, 0), 0.08), towel((24, 14.4, 3.0), (0.5, 0.26, 0.15), (11.9, 1.2, 3.25), 0.03),
        towel((24, 14.6, 3.1), (0.7, 0.66, 0.58), (11.4, 1.5, 6.3), 0.1),
    ]
    lamp((-34, -22, 34), (0, 0, 8), (24, 30), 2.0, (1, 0.88, 0.74))
    lamp((34, -16, 22), (0, 0, 8), (14, 24), 0.9, (0.62, 0.75, 1))
    sky((0.6, 0.7, 1), 0.12)
    camera((-1.5, -50, 17), (1.0, 0, 8.6), 58, 5, (-4.6, -8.5, 5), 0.6)
    take(name, lit, "label", more={"towel": linens}, sharp=[*lit["all"], *linens], exposure=0.45)


def at_the_window(name):
    dusk(0.8)
    frame = window(13)
    plate("desk", 300, 60, wood("desk", *WALNUT, 16, 0, 0.3), (0, -18, 0))
    lit = candle((-4.5, -2, 0), 0.06, 0.9)
    book((2.2, 14, 20), (0.3, 0.1, 0.06), "A WINTER IN PORTO", "#f6f2e9", "#8a3f2c", (20, -3, 1.1), (0, -math.pi / 2, -0.16))
    lamp((-28, -34, 26), (0, 0, 6), (22, 26), 1.5, (1, 0.82, 0.62))
    lamp((4, 60, 50), (0, 0, 4), (60, 50), 0.7, (0.5, 0.65, 1))
    sky((0.4, 0.55, 1), 0.1)
    camera((0.5, -48, 14.5), (0.2, 0, 9.4), 56, 3.6, (-4.5, -5.5, 5), 0.5)
    take(name, lit, "label", more={"light of the window": frame}, exposure=0.5)


def with_tea(name):
    wall((0.3, 0.22, 0.16), (0.24, 0.17, 0.12), 60)
    desk(OAK, 0.1)
    folds = lambda x, y: 0.12 + 0.12 * np.sin(x / 2.3 + np.sin(y / 4)) ** 2 + 0.3 * np.exp(-((x + 0.5 * y + 9) ** 2) / 2) + 0.26 * np.exp(-((x - 0.4 * y - 10) ** 2) / 3)
    sheet("napkin", 27, 24, folds, linen("linen", (0.6, 0.52, 0.41), 9), 150, (3, -1, 0), 0.35).modifiers.new("thick", "SOLIDIFY").thickness = 0.16
    lit = candle((-5.4, -2.5, 0.2), 0.05)
    cup = tea((5.8, 1.5, 0.25), -0.7)
    lamp((-32, 6, 30), (0, 0, 4), (22, 28), 3.0, (1, 0.9, 0.78))
    lamp((28, -18, 20), (0, 0, 4), (16, 20), 0.7, (0.7, 0.8, 1))
    sky((0.65, 0.75, 1), 0.14)
    camera((0.4, -43, 29), (-0.3, 1.2, 5.2), 56, 6, (-4, -5, 5), -0.8)
    take(name, lit, "label", "melted wax", more={"mug of tea": cup}, sharp=[*lit["all"], *cup], exposure=0.5)


def with_books_and_a_plant(name):
    wall((0.46, 0.36, 0.28), (0.38, 0.29, 0.22), 24)
    desk(WALNUT, 0.05)
    green = plant((-9.5, 8.5, 0))
    pile, z = [], 0.0
    for size, color, title, ink, ground, turn in (
        ((3.0, 15, 21), (0.05, 0.13, 0.1), "THE SLOW KITCHEN", "#e8cf9f", "#26463a", 0.1), ((2.1, 14, 19.5), (0.58, 0.5, 0.38), "TIDES", "#2f3a33", "#c9bda2", -0.04),
        ((2.5, 13.5, 19), (0.3, 0.1, 0.06), "A WINTER IN PORTO", "#f6f2e9", "#8a3f2c", 0.16),
    ):
        pile += book(size, color, title, ink, ground, (8.6 + size[2] / 2, 1.5, z + size[0] / 2), (0, -math.pi / 2, turn))
        z += size[0] + 0.03
    lit = candle((-4.6, -8, 0), 0.06, 0.9)
    lamp((-34, -14, 32), (0, 0, 8), (24, 30), 2.8, (1, 0.9, 0.78))
    lamp((32, -10, 20), (0, 0, 8), (14, 24), 0.9, (0.65, 0.77, 1))
    sky((0.6, 0.7, 1), 0.13)
    camera((1.5, -52, 15), (0.4, 0, 11), 56, 5, (-4.6, -11.5, 5), 0.6)
    take(name, lit, "label", more={"book": pile, "plant": green}, sharp=[*lit["all"], *pile], exposure=0.5)


photos({"candle": on_the_desk, "wick": wick_from_near, "shelf": on_a_shelf, "bath": at_the_bath, "window": at_the_window, "tea": with_tea, "desk": with_books_and_a_plant})

import { expect, it } from "vitest";
import { isDevice, isPrinted, isScreen } from "./is-screen.ts";
import { plainGround } from "./plain-ground.ts";

type Color = (x: number, y: number) => readonly number[];
function picture(width: number, height: number, colorAt: Color) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at++) data.set(colorAt(at % width, Math.floor(at / width)), at * 4);
  return { width, height, data };
}
const WHITE = [255, 255, 255];
const INK = [16, 27, 45];
const YELLOW = [255, 197, 61];
/** A dark bar above, rows of bars, a button. */
const app: Color = (x, y) => (y < 8 ? INK : y % 8 < 3 && x > 6 && x < 28 ? YELLOW : WHITE);
const product: Color = (x, y) => (Math.hypot(x - 18, y - 32) < 12 ? INK : WHITE);
const photo: Color = (x, y) => [(x * 37 + y * 11) % 256, (x * 5 + y * 53) % 256, (x * y) % 256];

it.each([
  ["an app on a phone", picture(36, 64, app), true],
  ["a program on a computer", picture(64, 40, app), true],
  ["an app that is cropped to a square", picture(48, 48, app), false],
  ["a product on white", picture(36, 64, product), false],
  ["a photo", picture(36, 64, photo), false],
])("knows whether %s is a screenshot", (_, pixels, expected) => expect(isScreen(pixels)).toBe(expected));

const BEIGE = [195, 179, 156];
/** What a picture of something 20 px wide and 40 px high, in the middle of a beige ground, shows. */
function seenOn(thing: Color): "device" | "printed" | null {
  const isOn = (x: number, y: number) => x >= 14 && x < 34 && y >= 12 && y < 52;
  const pixels = picture(48, 64, (x, y) => (isOn(x, y) ? thing(x - 14, y - 12) : BEIGE));
  const ground = plainGround(pixels);
  if (!ground) throw new Error("Its ground is not plain.");
  return isDevice(pixels, ground) ? "device" : isPrinted(pixels, ground) ? "printed" : null;
}

it.each<[string, Color, ReturnType<typeof seenOn>]>([
  ["a phone with an app", (x, y) => (x < 2 || x > 17 || y < 2 || y > 37 ? INK : app(x, y)), "device"],
  ["a packet with its name", (x, y) => (y > 6 && y < 12 && x > 3 && x < 16 ? WHITE : [28, 107, 90]), "printed"],
  ["a bottle with a narrow neck", (x, y) => (y < 14 && (x < 6 || x > 13) ? BEIGE : INK), null],
  ["a poster of a photo", photo, null],
])("knows what %s on a plain ground is", (_, thing, expected) => expect(seenOn(thing)).toBe(expected));

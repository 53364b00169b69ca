import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Theme = "light" | "dark";

const css = readFileSync(new URL("palette.css", import.meta.url), "utf8");
const pairs = new Map(
  [...css.matchAll(/--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)].map(([, name, light, dark, both]) => [
    name,
    { light: light ?? both ?? "", dark: dark ?? both ?? "" },
  ]),
);

describe.each<Theme>(["light", "dark"])("the %s theme", (theme) => {
  const ratio = (text: string, ground: string) => contrast(colorOf(text, theme), colorOf(ground, theme));

  it.each(["ink", "ink-2", "ink-3"])("keeps %s readable on every ground that carries text", (ink) => {
    for (const ground of ["canvas", "surface", "raised", "sunken"]) {
      expect(ratio(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(["still", "person", "planned", "moving", "done", "doubt", "failed"])(
    "keeps %s readable on its tint and the surface",
    (tone) => {
      expect(ratio(tone, `${tone}-tint`)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(tone, "surface")).toBeGreaterThanOrEqual(4.5);
      expect(ratio("ink", `${tone}-tint`)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ["on-primary", "primary"],
    ["on-danger", "danger"],
    ["on-mark", "mark"],
    ["on-gold", "gold"],
    ["ink", "mark-soft"],
  ])("keeps %s readable on %s", (text, ground) => expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5));

  it.each(["edge", "focus", "series-1", "series-2", "series-3", "series-4", "series-5", "series-other"])(
    "shows %s against its ground",
    (line) => {
      for (const ground of ["canvas", "surface", "raised"]) {
        expect(ratio(line, ground), `${line} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    },
  );
});

function colorOf(name: string, theme: Theme): string {
  const pair = pairs.get(name);
  if (!pair) throw new Error(`palette.css has no --${name}`);
  return pair[theme];
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

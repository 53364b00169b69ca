import { expect, it } from "vitest";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { slidesOf } from "../carousel-image/slides-of.test-support.ts";

type Picture = Extract<BeatMedia, { kind: "image" }>;
const plain = (light: number) => Array.from({ length: 16 }, () => Array.from({ length: 12 }, () => light));
const photo = (light: number, subject = { x: 0.3, y: 0.5, w: 0.4, h: 0.4 }): Picture => ({
  ...{ kind: "image", src: "photo", size: { width: 900, height: 1200 }, shades: plain(light), subject },
});
const titlesOf = (template: string, media: readonly BeatMedia[]) =>
  slidesOf(template, media, "", "instagram").map((clips) => {
    const title = clips.find(({ id }) => id === "title");
    if (title?.kind !== "text") throw new Error("no title");
    return title;
  });

it.each(["photo-captions", "outlined-text", "photo-essay"])(
  "words of %s begin on one line on all pages, also over a photo that is cut off",
  (template) => {
    const close = photo(0.7, { x: 0.1, y: 0.3, w: 0.8, h: 0.7 });
    const tops = titlesOf(template, [photo(0.7), close, photo(0.7)]).map(({ box }) => box.y);
    expect(new Set(tops).size).toBe(1);
  },
);

it("words leave their place where they would cover what a photo shows", () => {
  const high = photo(0.7, { x: 0.2, y: 0.05, w: 0.6, h: 0.3 });
  const [one, other, last] = titlesOf("photo-captions", [photo(0.7), high, photo(0.7)]).map(({ box }) => box.y);
  expect(one).toBe(last);
  expect(other).toBeGreaterThan(800);
});

it.each([
  ["dark on light photos", [0.8, 0.75, 0.7], { color: "ink" }, 0],
  ["white on dark ones", [0.2, 0.1, 0.25], { color: "#ffffff" }, 0],
  ["white on a scrim of one strength", [0.2, 0.55, 0.4], { color: "#ffffff" }, 2],
  ["in boxes where photos are of both kinds", [0.1, 0.9, 0.5], { textBox: { color: "ink" } }, 0],
] as const)("words of a photo essay are %s, on all of its pages", (_, lights, look, scrims) => {
  const [one = 0, two = 0, three = 0] = lights;
  const pages = slidesOf("photo-essay", [photo(one), photo(two), photo(three)], "", "instagram");
  for (const clips of pages.slice(0, 2)) {
    expect(clips.find(({ id }) => id === "title")).toMatchObject(look);
    expect(clips.filter(({ kind }) => kind === "scrim")).toHaveLength(scrims);
  }
});

it.each(["photo-captions", "outlined-text", "photo-essay"])(
  "words of %s stand on a plate above a photo whose face would be cut or covered, and on no other page",
  (template) => {
    const face = {
      ...photo(0.7, { x: 0.05, y: 0.1, w: 0.8, h: 0.85 }),
      ...{ hasFace: true, size: { width: 1080, height: 720 } },
    };
    const tops = slidesOf(template, [face, photo(0.7), photo(0.7)], "", "tiktok").map((clips) => {
      const [shown, title] = ["photo", "title"].map((id) => clips.find((it) => it.id === id));
      if (shown?.kind !== "image" || title?.kind !== "text") throw new Error("no photo or no title");
      expect(shown.box.y + shown.box.h).toBeCloseTo(1920);
      return shown.box.y - title.box.y;
    });
    expect(tops.map((it) => it > 0)).toEqual([true, false, false]);
  },
);

it("words stand in a column beside a thing that reaches up to where they begin", () => {
  const bottle = photo(0.7, { x: 0.55, y: 0.05, w: 0.25, h: 0.93 });
  const [, title] = titlesOf("photo-captions", [photo(0.7), bottle, photo(0.7)]);
  expect(title && title.box.x + title.box.w).toBeLessThan(0.55 * 1080);
});

it("words stand on the color of a photo whose thing has no room beside or below them, and on no plate", () => {
  const edge = { color: "#cabfb2", calm: 0.1, rough: 6 };
  const edges = { top: edge, bottom: edge, left: edge, right: edge };
  const full = { ...photo(0.7, { x: 0.15, y: 0.08, w: 0.6, h: 0.72 }), edges };
  for (const template of ["photo-captions", "outlined-text", "photo-essay", "checklist"]) {
    const page = slidesOf(template, [photo(0.7), full, photo(0.7)], "", "tiktok")[1];
    const shown = page?.find(({ id }) => id === "photo");
    if (shown?.kind !== "image") throw new Error("no photo");
    expect([template, shown.box.h]).toEqual([template, 1920]);
    expect(shown.surround, template).toMatchObject({ color: "#cabfb2", edge: "soft" });
  }
});

it("words are broken into a few lines, and not one word a line, where both keep off what a photo shows", () => {
  const bottle = photo(0.7, { x: 0.6, y: 0.02, w: 0.2, h: 0.96 });
  const titles = ["", "The Dew Drop sinks in within a minute"];
  const [, page] = slidesOf("photo-captions", [photo(0.7), bottle, photo(0.7)], "", "tiktok", titles);
  const title = page?.find(({ id }) => id === "title");
  expect(title?.kind === "text" && title.box.w).toBeGreaterThan(430);
});

it("a photo before a plain ground fills its page where its place beside the words would cut what it shows", () => {
  const calendar = { x: 0.26, y: 0.5, w: 0.48, h: 0.4 };
  const shadowed = { ...photo(0.7, { x: 0.26, y: 0.03, w: 0.48, h: 0.95 }), ground: "#b7b3ab", parts: [calendar] };
  const [cover] = slidesOf("outlined-text", [shadowed, photo(0.7)], "", "instagram");
  const shown = cover?.find(({ id }) => id === "photo");
  const place =
    shown?.kind === "image" && shown.surround && "color" in shown.surround ? shown.surround.place : undefined;
  expect(place && place.y + (calendar.y + calendar.h) * place.h).toBeLessThan(1);
});

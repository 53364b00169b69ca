import { expect, it } from "vitest";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia, Storyboard } from "../../storyboard/storyboard.ts";
import { storyboardScenes } from "../templates.ts";

const bottle: BeatMedia = {
  ...{ kind: "image", src: "bottle", size: { width: 900, height: 1125 } },
  ...{ subject: { x: 0.33, y: 0.1, w: 0.34, h: 0.8 }, ground: "#dde8e2" },
};

const wide: BeatMedia = { kind: "image", src: "cup", size: { width: 1080, height: 720 } };

const ITEMS = "Verlorene Stundenzettel: wie immer\nPrice: $32\nTotal: calm skin in the morning";

function clipsOf(
  media: BeatMedia,
  platform: "instagram" | "tiktok" = "instagram",
  title = "Tight skin?",
  body = ITEMS,
) {
  const beat = { id: "1", role: "hook", title, line: "", body, media, holdMs: null } as const;
  const plain = { voice: null, music: null, captions: null, brand: null, handle: "" };
  const storyboard: Storyboard = { kind: "ugc-image", template: "receipt", beats: [beat], ...plain };
  return storyboardScenes(storyboard, platform).flatMap(({ tracks }) => tracks.flatMap(({ clips }) => clips));
}

const boxOf = (media: BeatMedia, id: string) => {
  const clip = clipsOf(media).find((it) => it.id === id);
  if (!clip || !("box" in clip)) throw new Error(`no ${id}`);
  return clip.box;
};

it("stands beside a product that is much higher than wide, and above any other", () => {
  const strip = boxOf(bottle, "strip");
  const photo = clipsOf(bottle).find((it) => it.kind === "image");
  const place =
    photo?.kind === "image" && photo.surround && "color" in photo.surround ? photo.surround.place : undefined;
  if (photo?.kind !== "image" || !place) throw new Error("the bottle is not shown apart");
  const left = photo.box.x + (place.x + place.w * 0.33) * photo.box.w;
  expect(left).toBeGreaterThan(strip.x + strip.w);
  const wide = boxOf({ ...bottle, subject: { x: 0.05, y: 0.4, w: 0.9, h: 0.2 } }, "strip");
  expect(wide.w).toBeGreaterThan(strip.w);
});

it("stands beside a screen, too, which would be a stamp under it", () => {
  const screen: BeatMedia = { kind: "image", src: "hours", size: { width: 1080, height: 1920 }, isScreen: true };
  expect(boxOf(screen, "strip").w).toBe(boxOf(bottle, "strip").w);
});

it("keeps the lines of two items apart, and sets all items in one size", () => {
  const items =
    "Roasted every Tuesday: incl.\nChocolate and orange: incl.\nPosted: 24 hours\nTotal: a cup you drink black";
  const [first, short] = ["what-0", "what-2"].map((id) =>
    clipsOf(wide, "instagram", "Bitter?", items).find((it) => it.id === id),
  );
  if (first?.kind !== "text" || short?.kind !== "text") throw new Error("no item");
  expect(2 * first.size * (first.lineHeight ?? 1)).toBeLessThan(first.box.h - 4);
  expect(short.size).toBe(first.size);
});

it("leaves an upright product more than a quarter of a tall page", () => {
  const photo = clipsOf(bottle, "tiktok").find((it) => it.id === "photo");
  if (photo?.kind !== "image") throw new Error("no photo");
  const shown = subjectOnPage(bottle, photo.box, photo.focus, photo);
  expect(shown?.h).toBeGreaterThan(1920 / 4);
});

it("gives the longest word of an item its room, and the total more than half of its row", () => {
  const inner = boxOf(bottle, "strip").w - 104;
  // Thirteen letters of 46 px Type.
  expect(boxOf(bottle, "what-0").w).toBeGreaterThanOrEqual(13 * 46 * 0.6);
  expect(boxOf(bottle, "much-2").w).toBeGreaterThan(inner / 2);
});

it("gives a heading of three lines beside a product their room", () => {
  const heading = clipsOf(bottle, "instagram", "The plain facts about Dew Drop night serum").find(
    (it) => it.id === "heading",
  );
  if (heading?.kind !== "text") throw new Error("no heading");
  expect(heading.box.h).toBeGreaterThanOrEqual(3 * heading.minSize * heading.lineHeight);
});

it("keeps items of two lines apart on a tall page", () => {
  const body = Array.from({ length: 4 }, (_, at) => `E-Rechnung nach EN 1693${at}: inkl.`).join("\n");
  const rows = clipsOf(bottle, "tiktok", "Feierabend ohne Papierkram", body).filter(({ id }) => id.startsWith("what-"));
  const [first, second] = rows.flatMap((it) => (it.kind === "text" ? [it] : []));
  if (!first || !second) throw new Error("no rows");
  expect(second.box.y - first.box.y).toBeGreaterThan(2 * first.size * first.lineHeight + 8);
});

it("gives a product about as high as wide a third of the page in the feed, and of a tall one more than a quarter", () => {
  const pair: BeatMedia = {
    ...bottle,
    size: { width: 1080, height: 1080 },
    subject: { x: 0.1, y: 0.1, w: 0.8, h: 0.75 },
  };
  for (const [platform, least] of [
    ["instagram", 1350 / 3],
    ["tiktok", 1920 / 4],
  ] as const) {
    const clips = clipsOf(pair, platform);
    const photo = clips.find((it) => it.id === "photo");
    if (photo?.kind !== "image") throw new Error("no photo");
    expect(subjectOnPage(pair, photo.box, photo.focus, photo)?.h, platform).toBeGreaterThan(least);
    expect(clips.some(({ id }) => id === "bars")).toBe(false);
  }
});

it("lies on a table with a print of the photo, under a heading of two lines, too", () => {
  const items =
    "Roasted on Tuesday: incl.\nNo bitter end: incl.\nOrange: incl.\nPosted: 24 hours\nTotal: a cup you like";
  const title = "Out: bitter coffee. In: coffee worth drinking black";
  const cups = [wide, { ...wide, subject: { x: 0.2, y: 0.1, w: 0.6, h: 0.8 } }];
  for (const cup of cups)
    for (const platform of ["instagram", "tiktok"] as const) {
      const photo = clipsOf(cup, platform, title, items).find((it) => it.id === "photo");
      expect(photo?.kind === "image" && photo.box.w, platform).toBeLessThan(1080);
    }
});

it("breaks the amount rather than a third line of the item beside a product", () => {
  const clips = clipsOf(bottle, "instagram", "Feierabend", "Eine Rechnung in: 90 Sekunden\nSumme: Zettelfrei");
  const [what, much] = ["what-0", "much-0"].map((id) => clips.find((it) => it.id === id));
  if (what?.kind !== "text" || much?.kind !== "text") throw new Error("no item");
  // Type of 44 px, .6 em wide: "Rechnung in" and "Sekunden" stand whole. Source: docs/content.md#sizes.
  expect(what.box.w).toBeGreaterThanOrEqual(11 * 44 * 0.6);
  expect(much.box.w).toBeGreaterThanOrEqual(8 * 44 * 0.6);
});

it("an amount of several words has room for the longer one of its two lines", () => {
  const clips = clipsOf(bottle, "instagram", "The facts", "Sinks in: within a minute\nIngredients: 7\nTotal: $32");
  const much = clips.find(({ id }) => id === "much-0");
  if (much?.kind !== "text") throw new Error("no amount");
  // Type is .6 em wide (docs/content.md#faces), and nothing is smaller than 44 px.
  expect(much.box.w).toBeGreaterThan("within a".length * 44 * 0.6);
});

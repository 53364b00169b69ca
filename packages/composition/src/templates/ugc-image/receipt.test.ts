import { expect, it } from "vitest";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia, Storyboard } from "../../storyboard/storyboard.ts";
import { storyboardScenes } from "../templates.ts";

const bottle: BeatMedia = {
  ...{ kind: "image", src: "bottle", size: { width: 900, height: 1125 } },
  ...{ subject: { x: 0.33, y: 0.1, w: 0.34, h: 0.8 }, ground: "#dde8e2" },
};

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

const { ground: _, ...room } = bottle;

it("is four fifths of the page wide, with all of what it is about above it, and on a tall page below it", () => {
  for (const platform of ["instagram", "tiktok"] as const)
    for (const media of [bottle, room]) {
      const clips = clipsOf(media, platform);
      const [photo, strip] = ["photo", "strip"].map((id) => clips.find((it) => it.id === id));
      if (photo?.kind !== "image" || strip?.kind !== "art") throw new Error("no receipt");
      expect([strip.box.x, strip.box.w]).toEqual([100, 850]);
      const shown = subjectOnPage(media, photo.box, photo.focus, photo);
      expect(shown?.h, platform).toBeGreaterThan(300);
      if (platform === "instagram") expect((shown?.y ?? 0) + (shown?.h ?? 9999)).toBeLessThan(strip.box.y);
      // The torn edge may touch it.
      else expect(shown?.y).toBeGreaterThan(strip.box.y + strip.box.h - 20);
    }
});

it("has the same margin on both sides of what is printed on it, and air between an item and its amount", () => {
  const clips = clipsOf(bottle, "instagram", "Dry feet", "Edges guaranteed: 10 years\nPrice: £95");
  const box = (id: string) => {
    const clip = clips.find((it) => it.id === id);
    if (!clip || !("box" in clip)) throw new Error(`no ${id}`);
    return clip.box;
  };
  const [paper, line, what, much] = ["strip", "dashes", "what-0", "much-0"].map(box);
  if (!paper || !line || !what || !much) throw new Error("no receipt");
  expect(line.x - paper.x).toBe(paper.x + paper.w - line.x - line.w);
  expect(much.x + much.w).toBe(line.x + line.w);
  const row = clips.find(({ id }) => id === "what-0");
  expect(row?.kind === "text" && row.size * 0.6 * ("Edges guaranteed".length + "10 years".length)).toBeLessThan(
    line.w - 32,
  );
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

it("gives a heading of three lines their room", () => {
  const heading = clipsOf(bottle, "instagram", "The plain facts about Dew Drop night serum, all seven of them").find(
    (it) => it.id === "heading",
  );
  if (heading?.kind !== "text") throw new Error("no heading");
  expect(heading.box.h).toBeGreaterThanOrEqual(3 * heading.minSize * heading.lineHeight);
});

it("keeps items of two lines apart, and sets all items in one size", () => {
  const body = Array.from({ length: 4 }, (_, at) => `Elektronische Rechnung nach EN 1693${at}: inkl.`).join("\n");
  for (const platform of ["instagram", "tiktok"] as const) {
    const rows = clipsOf(bottle, platform, "Feierabend ohne Papierkram", body).filter(({ id }) =>
      id.startsWith("what-"),
    );
    const [first, second] = rows.flatMap((it) => (it.kind === "text" ? [it] : []));
    if (!first || !second) throw new Error("no rows");
    expect(second.box.y - first.box.y).toBeGreaterThan(2 * first.size * first.lineHeight + 8);
    expect(second.size).toBe(first.size);
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

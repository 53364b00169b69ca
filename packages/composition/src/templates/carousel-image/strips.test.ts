import { expect, it } from "vitest";
import type { BeatMedia } from "../../index.ts";
import { SAFE_BOXES } from "../../scene/safe-boxes.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import { invoice, shoe, slidesOf, wide } from "./slides-of.test-support.ts";

it.each([
  ["a screenshot", invoice],
  ["a light photo", shoe],
  ["any other photo", wide],
])("no arrow to the next page lies on %s", (_, media: BeatMedia) => {
  for (const [template, id] of [
    ["big-number", "swipe"],
    ["marker-list", "arrow-out"],
  ] as const)
    for (const clips of (["instagram", "tiktok"] as const).flatMap((to) =>
      slidesOf(template, media, "", to).slice(0, -1),
    )) {
      const photo = clips.find((it) => it.id === "photo");
      const arrow = clips.find((it) => it.id === id);
      if (photo?.kind !== "image" || !arrow) throw new Error("a clip is missing");
      const end =
        arrow.kind === "hand-line"
          ? Math.max(arrow.from.y, arrow.to.y)
          : arrow.kind === "art"
            ? arrow.box.y + arrow.box.h
            : 0;
      const isBeside = arrow.kind === "art" && arrow.box.x >= photo.box.x + photo.box.w;
      expect([template, isBeside || end <= photo.box.y]).toEqual([template, true]);
    }
});

it("the account on the last page of a big number stands with the words, and not on the photo", () => {
  const clips = slidesOf("big-number", shoe, "@tern", "instagram").at(-1) ?? [];
  const naming = clips.flatMap((it) => (it.kind === "text" && it.text.includes("@tern") ? [it] : []));
  const photo = clips.find(({ id }) => id === "photo");
  if (photo?.kind !== "image") throw new Error("no photo");
  expect(naming.map(({ box }) => box.y + box.h <= photo.box.y)).toEqual([true]);
});

it("a phone in a strip is as large as a screenshot there, and goes on below the edge", () => {
  const { isScreen: _, ...plain } = invoice;
  const phone = { ...plain, isDevice: true, ground: "#d6c7b0", subject: { x: 0.25, y: 0.08, w: 0.5, h: 0.84 } };
  for (const template of ["big-number", "marker-list"]) {
    const photo = slidesOf(template, phone, "", "instagram")[0]?.find(({ id }) => id === "photo");
    const place = photo?.kind === "image" && photo.surround && "color" in photo.surround && photo.surround.place;
    if (!place) throw new Error("the phone is not shown whole");
    expect(place.y + place.h * 0.92).toBeGreaterThan(1.2);
  }
});

const portrait = (subject: { x: number; y: number; w: number; h: number }): BeatMedia => ({
  ...{ kind: "image", src: "photo", size: { width: 900, height: 1200 }, subject },
});

const [upright, lying] = [
  portrait({ x: 0.34, y: 0.2, w: 0.3, h: 0.75 }),
  portrait({ x: 0.08, y: 0.4, w: 0.84, h: 0.3 }),
];

it("the photos of an essay are as wide as its pages, and take most of them, in the feed and on a tall page", () => {
  const long = "The bag is roasted on Tuesdays. It is posted within 24 hours of roasting, from two farms in Huila.";
  for (const [to, high] of [
    ["instagram", 1350],
    ["tiktok", 1920],
  ] as const) {
    for (const clips of slidesOf("essay", [upright, upright, upright], "", to, ["", long, ""])) {
      const photo = clips.find(({ id }) => id === "photo");
      if (photo?.kind !== "image") throw new Error("no photo");
      expect([to, photo.box.w, photo.box.h >= high * 0.53]).toEqual([to, 1080, true]);
    }
  }
});

it.each(["instagram", "tiktok"] as const)("no word of a checklist lies on what its photo shows, on %s", (to) => {
  const low = portrait({ x: 0.2, y: 0.55, w: 0.6, h: 0.3 });
  for (const clips of slidesOf("checklist", low, "@tern", to)) {
    const photo = clips.find(({ id }) => id === "photo");
    if (photo?.kind !== "image") throw new Error("no photo");
    const shown = subjectOnPage(low, photo.box, photo.focus, photo);
    const words = clips.flatMap((it) => (it.kind === "text" || it.kind === "art" ? [it.box] : []));
    for (const it of words) expect(it.y + it.h, JSON.stringify(it)).toBeLessThanOrEqual(shown?.y ?? 0);
  }
});

it("a page of big numbers in the feed has a photo as high as its own words leave, where the set's edge would cut what it shows", () => {
  const heights = slidesOf("big-number", [lying, upright, upright], "", "instagram", [
    "Black toenails after every run",
    "24 hours",
    "A very long line that needs room below the figure it tells of",
  ]).map((clips) => {
    const photo = clips.find(({ id }) => id === "photo");
    return photo && "box" in photo ? Math.round(photo.box.h) : 0;
  });
  expect(new Set(heights).size).toBeGreaterThan(1);
});

it("the boxes of a checklist stand in one place on all pages, also on one without a photo", () => {
  const pages = slidesOf("checklist", [upright, null, upright], "", "instagram");
  const tops = pages.map(
    (clips) => clips.flatMap((it) => (/^box/.test(it.id) && it.kind === "art" ? [it.box.y] : []))[0],
  );
  expect(new Set(tops.filter((it) => it !== undefined)).size).toBe(1);
});

it.each([
  ["instagram", "feed"],
  ["tiktok", "tiktok"],
] as const)("a marker at the start of a line of a checklist is in the safe area, on %s", (to, zone) => {
  const titles = ["*Four small steps* to coffee worth drinking black", "*Roast date* first", "*Grind* it late"];
  const whole = portrait({ x: 0.05, y: 0.05, w: 0.9, h: 0.9 });
  const pages = [whole, upright, lying].flatMap((photo) => slidesOf("checklist", photo, "@tern", to, titles));
  const marked = pages.flatMap((clips) =>
    clips.flatMap((it) => (it.kind === "text" && it.emphasis?.style === "marker" && !it.textBox ? [it.box.x] : [])),
  );
  expect(marked.length).toBeGreaterThan(0);
  for (const x of marked) expect(x).toBeGreaterThanOrEqual(SAFE_BOXES[zone].x + 12);
});

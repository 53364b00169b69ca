import { expect, it } from "vitest";
import { aStoryboard, sceneOf, spoken } from "../../../test/scenes/video-storyboards.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";

const speaker = {
  ...{ kind: "video", src: "speaker", trimMs: 0, durationMs: 20_000, hasSound: true, isSpeech: true },
  ...{ size: { width: 1080, height: 1920 }, backdrop: "#80c090" },
} as const satisfies BeatMedia;
const photo = { kind: "image", src: "photo", size: { width: 1200, height: 1600 } } as const satisfies BeatMedia;

/** The clips of a video in which a person stands before a picture in every beat. */
function clipsOf(media: BeatMedia, line = "") {
  const storyboard = aStoryboard("ugc-video", "green-screen", 4, "pictures");
  const beats = storyboard.beats.map((it, at) => ({ ...it, line, media: at === 0 ? speaker : media }));
  const shown = line === "" ? { ...storyboard, beats } : spoken({ ...storyboard, beats });
  return sceneOf(shown).tracks.flatMap((track) => track.clips);
}
const shotsOf = (media: BeatMedia) =>
  clipsOf(media).flatMap((clip) => (clip.kind === "image" && clip.src === media.src ? [clip] : []));
/** Where a photo lies on the page, in px; all over it if nothing is said. */
const placeOf = (media: BeatMedia) => {
  const { surround } = shotsOf(media)[0] ?? {};
  const { y, h } = (surround && "place" in surround && surround.place) || { y: 0, h: 1 };
  return { top: Math.round(y * 1920), end: Math.round((y + h) * 1920) };
};

it("fills the page behind a person, but where its subject would lie behind the words or the person", () => {
  const topOf = (subject: BeatMedia["subject"]) => placeOf({ ...photo, subject }).top;
  expect(topOf({ x: 0.1, y: 0.1, w: 0.3, h: 0.8 })).toBe(635);
  expect(topOf({ x: 0.1, y: 0.4, w: 0.3, h: 0.2 })).toBeLessThanOrEqual(0);
  expect(topOf({ x: 0.05, y: 0.05, w: 0.9, h: 0.9 })).toBeLessThanOrEqual(0);
  // What the person would stand on is smaller, under the words.
  expect(topOf({ x: 0.3, y: 0.4, w: 0.6, h: 0.3 })).toBeGreaterThan(0);
});

it("shows a face so small that the person hides no part above its nose", () => {
  const subject = { x: 0.1, y: 0.15, w: 0.3, h: 0.7 };
  expect(placeOf({ ...photo, subject, hasFace: true }).end).toBe(1320);
  expect(placeOf({ ...photo, subject }).end).toBe(1920);
});

it("shows a texture that goes on from near, and all of it in the first and the last beat", () => {
  const bricks = { ...photo, size: { width: 900, height: 900 } };
  const widths = shotsOf(bricks).map(({ surround }) => (surround && "place" in surround && surround.place?.w) || 0);
  const [whole = 0, next = 0] = widths;
  expect(next).toBeGreaterThan(whole * 1.3);
  expect(widths.at(-1)).toBe(whole);
});

const brush = {
  ...{ kind: "image", src: "brush", size: { width: 1600, height: 1200 }, ground: "#e8f0ee" },
  subject: { x: 0.1, y: 0.4, w: 0.8, h: 0.2 },
} as const satisfies BeatMedia;

/** Where a product on a plain ground lies on the page in each beat, in px. */
const subjectsOf = (media: BeatMedia) =>
  shotsOf(media).map(({ surround }) => {
    const { x, y, w, h } = (surround && "place" in surround && surround.place) || { x: 0, y: 0, w: 0, h: 0 };
    const subject = media.subject ?? { x: 0, y: 0, w: 1, h: 1 };
    return {
      left: (x + subject.x * w) * 1080,
      right: (x + (subject.x + subject.w) * w) * 1080,
      top: (y + subject.y * h) * 1920,
      bottom: (y + (subject.y + subject.h) * h) * 1920,
    };
  });

it("shows one end of a product from near, then the other, and all of it in the first and the last beat", () => {
  const all = subjectsOf(brush);
  const [whole, start, end] = all;
  const width = (it = { left: 0, right: 0 }) => it.right - it.left;
  expect(width(start)).toBeGreaterThan(width(whole) * 1.3);
  expect(start?.left).toBeCloseTo(whole?.left ?? 0);
  expect(end?.right).toBeCloseTo(whole?.right ?? 0);
  expect(width(all.at(-1))).toBeCloseTo(width(whole));
  const widths = subjectsOf({ ...brush, isDevice: true }).map((it) => Math.round(width(it)));
  expect(new Set(widths).size).toBe(1);
});

it.each([
  ["above the head, if it is wide", { x: 0.1, y: 0.4, w: 0.8, h: 0.2 }],
  ["beside the head, if it is about as high as wide", { x: 0.2, y: 0.1, w: 0.56, h: 0.8 }],
  ["beside the shoulders, if it is tall", { x: 0.4, y: 0.05, w: 0.2, h: 0.9 }],
])("shows a product whole, clear of the person: %s", (_, subject) => {
  const [shown] = subjectsOf({ ...brush, subject });
  const head = { left: 642, top: 1170, chin: 1470, shoulders: 535 };
  if (!shown) throw new Error("no product");
  expect(shown.left).toBeGreaterThanOrEqual(40);
  expect(shown.top).toBeGreaterThanOrEqual(680);
  const isAbove = shown.bottom <= head.top;
  const isBeside = shown.bottom <= head.chin && shown.right <= head.left;
  expect(isAbove || isBeside || shown.right <= head.shoulders).toBe(true);
  expect(shown.right).toBeLessThanOrEqual(1080);
});

it("shows a phone whole, so large that the person stands before its edge, and rings a part of its screen, but no list that fills it", () => {
  const phone = {
    ...photo,
    size: { width: 720, height: 1280 },
    isScreen: true,
    subject: { x: 0.1, y: 0.3, w: 0.8, h: 0.1 },
  };
  const [shown] = subjectsOf({ ...phone, subject: { x: 0, y: 0, w: 1, h: 1 } });
  expect(shown?.left).toBeGreaterThanOrEqual(40);
  expect(shown?.right).toBeLessThanOrEqual(720);
  const rings = (media: BeatMedia) => clipsOf(media).flatMap((clip) => (clip.kind === "hand-ring" ? [clip.box] : []));
  expect(rings(phone).length).toBeGreaterThan(0);
  for (const { x, w } of rings(phone)) expect(x + w).toBeLessThanOrEqual(642);
  expect(rings({ ...phone, subject: { x: 0.1, y: 0.2, w: 0.8, h: 0.4 } })).toEqual([]);
});

const wide = { ...photo, size: { width: 1200, height: 900 } };

it("shows a wide photo under the words down to the end of the page, unless that cuts off a fifth of its subject", () => {
  const board = { ...wide, subject: { x: 0.05, y: 0.01, w: 0.3, h: 0.4 } };
  expect(placeOf(board)).toEqual({ top: 640, end: 1920 });
  const wider = { ...board, subject: { x: 0.04, y: 0.01, w: 0.92, h: 0.4 } };
  expect(placeOf(wider)).toEqual({ top: 640, end: 1490 });
});

it("shows a photo no wider than the page where a person would stand on its subject, and goes on as a blur of it", () => {
  const cup = { ...wide, subject: { x: 0.16, y: 0.01, w: 0.74, h: 0.81 } };
  const [shown] = subjectsOf(cup);
  expect(shown?.top).toBeCloseTo(670);
  expect((shown?.right ?? 0) - (shown?.left ?? 0)).toBeCloseTo(0.74 * 1080);
  expect(shotsOf(cup)[0]?.surround).toMatchObject({ edge: "soft", color: "ink" });
  expect(shotsOf({ ...cup, isLight: true })[0]?.surround).toMatchObject({ color: "paper" });
});

it("has captions in ink on the ground of a light product", () => {
  const colors = (media: BeatMedia) =>
    clipsOf(media, "All that is said here").flatMap((clip) => (clip.kind === "captions" ? [clip.look?.color] : []));
  expect(new Set(colors(brush))).toEqual(new Set(["ink"]));
  expect(new Set(colors({ ...brush, ground: "#182230" }))).toEqual(new Set([undefined]));
});

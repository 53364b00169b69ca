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
const groundOf = (media: BeatMedia) =>
  clipsOf(media).flatMap((clip) => (clip.kind === "rect" && clip.id.startsWith("shot-") ? [clip.color] : []))[0];

it("fills the page behind a person, but where its subject would lie behind the words", () => {
  const topOf = (subject: BeatMedia["subject"]) => shotsOf({ ...photo, subject })[0]?.box.y;
  expect(topOf({ x: 0.2, y: 0.1, w: 0.5, h: 0.8 })).toBe(680);
  expect(topOf({ x: 0.3, y: 0.5, w: 0.3, h: 0.2 })).toBe(0);
  expect(topOf({ x: 0.05, y: 0.05, w: 0.9, h: 0.9 })).toBe(0);
  // A cup from near, which its photo cuts off, is no texture.
  expect(topOf({ x: 0.16, y: 0.01, w: 0.74, h: 0.81 })).toBe(680);
});

it("shows a face so small that the person hides no part above its nose", () => {
  const subject = { x: 0.2, y: 0.15, w: 0.5, h: 0.7 };
  const endOf = (media: BeatMedia) => shotsOf(media).map(({ box }) => box.y + box.h)[0];
  expect(endOf({ ...photo, subject, hasFace: true })).toBe(1320);
  expect(endOf({ ...photo, subject })).toBe(1920);
});

it("has paper above a light photo, and else a dark color", () => {
  const close = { ...photo, subject: { x: 0.2, y: 0.1, w: 0.5, h: 0.8 } };
  expect(groundOf({ ...close, isLight: true })).toBe("paper");
  expect(groundOf(close)).not.toBe("paper");
});

const brush = {
  ...{ kind: "image", src: "brush", size: { width: 1600, height: 1200 }, ground: "#e8f0ee" },
  subject: { x: 0.1, y: 0.4, w: 0.8, h: 0.2 },
} as const satisfies BeatMedia;

it("shows a product nearer where it stands in the next beat, too, but a phone always as a whole", () => {
  const widths = (media: BeatMedia) =>
    shotsOf(media).map(({ surround }) => (surround && "place" in surround ? (surround.place?.w ?? 0) : 0));
  const [whole = 0, nearer = 0, again] = widths(brush);
  expect(nearer).toBeGreaterThan(whole * 1.3);
  expect(again).toBe(whole);
  expect(new Set(widths({ ...brush, isDevice: true })).size).toBe(1);
});

it("has captions in ink on the ground of a light product", () => {
  const colors = (media: BeatMedia) =>
    clipsOf(media, "All that is said here").flatMap((clip) => (clip.kind === "captions" ? [clip.look?.color] : []));
  expect(new Set(colors(brush))).toEqual(new Set(["ink"]));
  expect(new Set(colors({ ...brush, ground: "#182230" }))).toEqual(new Set([undefined]));
});

import { templates } from "@vignette/domain/studio/catalogue";
import { describe, expect, it } from "vitest";
import { aStoryboard, drawn, leaves, moments, sceneOf, spoken } from "../../test/scenes/video-storyboards.ts";
import { placeOf } from "../paint/picture-place.ts";
import type { Box } from "../scene/geometry.ts";
import { likelySize } from "./pictures/likely-size.ts";

/** Motions overshoot by a little. */
const REACH = 30;

/** Looks without a person: who speaks fills the page, and words keep off the face instead. */
const APART = [
  ["video-story", "beat-cuts"],
  ["video-story", "photo-story"],
  ["video-story", "split-proof"],
  ["video-story", "countdown-list"],
  ["video-story", "stopwatch"],
  ["ugc-video", "hook-then-demo"],
  ["ugc-video", "pov-hands"],
  ["meme-video", "freeze-and-name"],
] as const;
const SHOWN_WHOLE = {
  screenshot: { size: { width: 720, height: 1280 }, isScreen: true },
  "product on a plain ground": {
    ...{ size: { width: 1000, height: 750 }, ground: "#e5e8ed" as const },
    subject: { x: 0.13, y: 0.31, w: 0.77, h: 0.46 },
  },
} as const;

describe.each(APART)("%s / %s", (kind, name) => {
  it.each(Object.keys(SHOWN_WHOLE) as (keyof typeof SHOWN_WHOLE)[])("sets no words on a %s", (what) => {
    const picture = { kind: "image", src: "a", ...SHOWN_WHOLE[what] } as const;
    const storyboard = aStoryboard(kind, name, 4, "pictures");
    const beats = storyboard.beats.map((it) => ({ ...it, media: picture }));
    const subject: Box = "subject" in picture ? picture.subject : { x: 0, y: 0, w: 1, h: 1 };
    for (const shown of [{ ...storyboard, beats }, spoken({ ...storyboard, beats })]) {
      const scene = sceneOf(shown);
      for (const ms of moments(scene, 420)) {
        const all = leaves(drawn(scene, ms));
        const images = all.flatMap(({ it }) => (it.kind === "image" ? [it] : []));
        const [top] = images.slice(-1);
        if (top?.fit !== "contain") continue;
        const place = placeOf(top, picture.size).picture;
        const from = place.y + subject.y * place.h;
        const end = from + subject.h * place.h;
        const over = all.filter(({ it, y, scale }) => {
          const base = it.kind === "text" ? it.y * scale + y : Number.NaN;
          // The number of a countdown is on a card of its own.
          const isRead = it.kind === "text" && !/^\d$/.test(it.text);
          return isRead && base > from + REACH && base < end;
        });
        expect(
          over.map(({ it }) => (it.kind === "text" ? it.text : "")),
          `at ${ms}`,
        ).toEqual([]);
      }
    }
  });
});

it("never sets a title of a story larger than its hook", () => {
  const storyboard = aStoryboard("video-story", "beat-cuts", 5, "pictures");
  const long = "Every single thing that I would never do again when I write an invoice by hand";
  const beats = storyboard.beats.map((it, i) => (i === 0 ? { ...it, title: long } : { ...it, title: "Short" }));
  const texts = sceneOf({ ...storyboard, beats }).tracks.flatMap(({ clips }) =>
    clips.filter((clip) => clip.kind === "text"),
  );
  const [hook, ...others] = texts.map((clip) => likelySize(clip));
  expect(Math.max(...others)).toBeLessThanOrEqual(hook ?? 0);
});

describe("a meme video loops", () => {
  it.each(templates["meme-video"].map(({ name }) => name))("%s ends where it began", (name) => {
    const scene = sceneOf(aStoryboard("meme-video", name, 5, "pictures"));
    const places = (ms: number) =>
      leaves(drawn(scene, ms)).flatMap(({ it, x, y, scale }) => {
        if (it.kind === "image") return [[it.box.x * scale + x, it.box.y * scale + y, 100 * it.scale * scale]];
        return it.kind === "path" ? [[x, y, 100 * scale]] : [];
      });
    const [first = []] = places(0);
    const off = places(scene.durationMs - 1000 / scene.frameRate).map((last) =>
      Math.max(...last.map((value, i) => Math.abs(value - (first[i] ?? 0)))),
    );
    expect(Math.min(...off)).toBeLessThan(4);
  });

  it.each(templates["meme-video"].map(({ name }) => name))(
    "%s has a bed without an end, to its last moment",
    (name) => {
      const scene = sceneOf(aStoryboard("meme-video", name, 5, "pictures"));
      const beds = scene.tracks
        .flatMap(({ clips }) => clips)
        .flatMap((clip) => (clip.kind === "audio" && clip.role === "bed" ? [clip] : []));
      expect(beds.length).toBeGreaterThan(0);
      for (const { source } of beds) expect(source).toMatchObject({ endless: true });
      expect(Math.max(...beds.map(({ endMs }) => endMs))).toBe(scene.durationMs);
    },
  );
});

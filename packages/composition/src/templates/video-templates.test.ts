import { templates } from "@vignette/domain/studio/catalogue";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../test/even-measure.ts";
import {
  aStoryboard,
  drawn,
  image,
  leaves,
  MEDIA,
  moments,
  ROLES,
  sceneOf,
  spoken,
  video,
} from "../../test/scenes/video-storyboards.ts";
import type { Primitive } from "../frame/primitives/primitive.ts";
import { Scene, storyboardTimes } from "../index.ts";

const KINDS = ["video-story", "ugc-video", "meme-video"] as const;
const every = KINDS.flatMap((kind) => templates[kind].map((template) => [kind, template.name, template] as const));

const said = (primitives: readonly Primitive[]) =>
  leaves(primitives)
    .flatMap(({ it }) => (it.kind === "text" ? [it.text.toLowerCase()] : []))
    .join(" ");

/** How much of the page is covered by something, as a share of it; what lies over each other counts twice. */
function covered(primitives: readonly Primitive[]): number {
  const areas = leaves(primitives).map(({ it }) => {
    if (it.kind !== "image" && (it.kind !== "box" || it.opacity < 1)) return 0;
    const w = Math.min(1080, it.box.x + it.box.w) - Math.max(0, it.box.x);
    const h = Math.min(1920, it.box.y + it.box.h) - Math.max(0, it.box.y);
    return Math.max(0, w) * Math.max(0, h);
  });
  return areas.reduce((sum, area) => sum + area, 0) / (1080 * 1920);
}

/** Motions overshoot by a little. */
const REACH = 30;

function outside(primitives: readonly Primitive[]): string[] {
  return leaves(primitives).flatMap(({ it, x, y, scale, isSeen }) => {
    if (it.kind !== "text" || !isSeen || it.text === "?") return [];
    const left = it.x * scale + x;
    const right = left + evenMeasure(it.text, it.font) * scale;
    const base = it.y * scale + y;
    const isIn = left > 65 - REACH && right < 910 + REACH && base > 269 && base < 1248 + REACH;
    return isIn ? [] : [`${it.text} ${Math.round(left)}-${Math.round(right)}, ${Math.round(base)}`];
  });
}

/** Letters that are drawn for their shape may be anywhere. */
const withoutOrnaments = (scene: Scene): Scene => ({
  ...scene,
  tracks: scene.tracks.map((track) => ({
    ...track,
    clips: track.clips.filter((clip) => clip.kind !== "text" || !clip.ornament),
  })),
});

describe.each(every)("the video %s / %s", (kind, _, template) => {
  const { usual, most } = template.beats;
  const cases = [
    ...(Object.keys(MEDIA) as (keyof typeof MEDIA)[]).map((media) => ({ media, count: usual })),
    { media: "recordings" as const, count: 1 },
    { media: "nothing" as const, count: 1 },
    { media: "a recording and pictures" as const, count: most },
  ];
  const make = ({ media, count }: (typeof cases)[number]) => aStoryboard(kind, template.name, count, media);

  it.each(cases)("shows its hook, complete, on the first frame, and moves within a second: $count of $media", (it) => {
    const scene = sceneOf(make(it));
    const first = drawn(scene, 0);
    for (const word of ["your", "candle", "tunnels", "because", "of", "you"]) expect(said(first)).toContain(word);
    expect(drawn(scene, 900)).not.toEqual(first);
  });

  it.each(cases)("is never blank, and no app covers its words: $count of $media", (it) => {
    const storyboards = [make(it), ...(it.count === usual ? [spoken(make(it))] : [])];
    for (const storyboard of storyboards) {
      const scene = sceneOf(storyboard);
      for (const ms of moments(scene, 630)) {
        expect(covered(drawn(scene, ms)), `at ${ms}`).toBeGreaterThanOrEqual(0.999);
        expect(outside(drawn(withoutOrnaments(scene), ms)), `at ${ms}`).toEqual([]);
      }
    }
  });

  it.each(cases)("writes one beat after the other, each long enough to be read: $count of $media", (it) => {
    const storyboard = make(it);
    const texts = sceneOf(storyboard).tracks.flatMap(({ clips }) => clips.filter((clip) => clip.kind === "text"));
    const found = storyboard.beats.map(({ title }) => texts.find(({ text }) => text === title.replaceAll("*", "")));
    const starts = found.map((clip) => clip?.startMs ?? Number.NaN);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    for (const clip of found) {
      const words = clip?.text.split(" ").length ?? Number.NaN;
      const stands = (clip?.endMs ?? 0) - (clip?.startMs ?? 0);
      expect(stands).toBeGreaterThanOrEqual(Math.max(1500, 500 + 300 * words) - 34);
    }
  });

  it.each(cases)("plays one effect in two seconds at most, and its music to the end: $count of $media", (it) => {
    const scene = sceneOf(make(it));
    const heard = scene.tracks.flatMap(({ clips }) => clips.filter((clip) => clip.kind === "audio"));
    const effects = heard
      .filter(({ source }) => "effect" in source && source.effect !== "gap")
      .map((clip) => clip.startMs);
    const gaps = effects.toSorted((a, b) => a - b).map((ms, i, all) => ms - (all[i - 1] ?? -9999));
    expect(Math.min(...gaps, 9999)).toBeGreaterThanOrEqual(2000);
    expect(heard.filter(({ source }) => "bed" in source && source.bed === "walk").at(-1)?.endMs).toBeGreaterThan(
      scene.durationMs - 2100,
    );
  });

  it("mutes recordings under a voice", () => {
    const scene = sceneOf(spoken(aStoryboard(kind, template.name, template.beats.usual, "recordings")));
    const videos = scene.tracks.flatMap(({ clips }) => clips.filter((clip) => clip.kind === "video"));
    expect(videos.filter(({ sound }) => sound !== null)).toEqual([]);
  });

  it("makes documents of any roles, holds and media", () => {
    const parts = fc.record({
      role: fc.constantFrom(...ROLES),
      title: fc.constantFrom("", "One *two* three", "شمعة واحدة تكفي", "🕯️", "Donaudampfschifffahrtsgesellschaft 48 h"),
      body: fc.constantFrom("", "42 min", "3 min", "A source, 2025"),
      media: fc.constantFrom(null, image("a"), video("b")),
      holdMs: fc.option(fc.integer({ min: 0, max: 90_000 })),
    });
    fc.assert(
      fc.property(fc.array(parts, { minLength: 1, maxLength: 8 }), fc.boolean(), (beats, isSpoken) => {
        const silent = aStoryboard(kind, template.name, beats.length, "nothing");
        const storyboard = { ...silent, beats: silent.beats.map((it, i) => ({ ...it, ...beats[i] })) };
        const scene = sceneOf(isSpoken ? spoken(storyboard) : storyboard);
        expect(Scene.safeParse(scene).error).toBeUndefined();
        const ids = scene.tracks.flatMap(({ clips }) => clips.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        expect(covered(drawn(scene, scene.durationMs * 0.7))).toBeGreaterThanOrEqual(0.999);
      }),
      { numRuns: 20 },
    );
  });
});

describe("pieceTimes", () => {
  it.each(every)("says when the beats of %s %s are on screen, silent or spoken", (kind, name) => {
    for (const storyboard of [aStoryboard(kind, name, 4, "pictures"), spoken(aStoryboard(kind, name, 4, "pictures"))]) {
      const times = storyboardTimes(storyboard);
      const { durationMs, tracks } = sceneOf(storyboard);
      const starts = tracks.flatMap(({ clips }) => clips.map(({ startMs }) => startMs));
      expect(durationMs - (times.at(-1)?.endMs ?? 0)).toBeGreaterThanOrEqual(0);
      expect(durationMs - (times.at(-1)?.endMs ?? 0)).toBeLessThan(2500);
      // The last beat brings something of its own, at that moment.
      const last = times.at(-1)?.startMs ?? -1;
      expect(starts.some((startMs) => Math.abs(startMs - last) < 1)).toBe(true);
    }
  });
});

import { templates } from "@vignette/domain/studio/catalogue";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../test/even-measure.ts";
import type { Primitive } from "../frame/primitives/primitive.ts";
import {
  type BeatMedia,
  frame,
  Scene,
  type Storyboard,
  type StoryboardBeat,
  storyboardScenes,
  storyboardTimes,
} from "../index.ts";
import { placeOf } from "../paint/picture-place.ts";
import type { Box } from "../scene/geometry.ts";
import { likelySize } from "./pictures/likely-size.ts";

const KINDS = ["video-story", "ugc-video", "meme-video"] as const;
const every = KINDS.flatMap((kind) => templates[kind].map((template) => [kind, template.name, template] as const));

const image = (src: string): BeatMedia => ({ kind: "image", src, size: { width: 1080, height: 1350 } });
const video = (src: string): BeatMedia => ({ kind: "video", src, trimMs: 500, durationMs: 4000, hasSound: true });
const MEDIA = {
  pictures: (i: number) => image(`${i}`),
  "a recording and pictures": (i: number) => (i === 0 ? video("me") : image(`${i}`)),
  recordings: (i: number) => video(`${i % 2}`),
  nothing: () => null,
} as const;

const ROLES = ["hook", "pain", "turn", "proof", "point", "ask"] as const;

function beat(i: number, count: number, media: BeatMedia | null): StoryboardBeat {
  const role = i === 0 ? "hook" : i === count - 1 ? "ask" : (ROLES[1 + ((i - 1) % 4)] ?? "point");
  const title = i === 0 ? "Your candle *tunnels* because of you" : `Beat ${i} is *short*`;
  return { id: `${i}`, role, title, line: `This is what we say in beat ${i}.`, body: "", media, holdMs: null };
}

function aStoryboard(kind: Storyboard["kind"], template: string, count: number, shown: keyof typeof MEDIA): Storyboard {
  const beats = Array.from({ length: count }, (_, i) => beat(i, count, MEDIA[shown](i)));
  const look = { captions: null, brand: null, handle: "hearth", music: "walk" };
  return { kind, template, beats, voice: null, ...look };
}

/** The same, spoken: three words a second. */
function spoken(storyboard: Storyboard): Storyboard {
  let now = 0;
  const words = storyboard.beats.flatMap(({ line }) =>
    line.split(" ").map((text) => {
      now += 333;
      return { text, startMs: now - 333, endMs: now - 30 };
    }),
  );
  const each = now / storyboard.beats.length;
  const beatStartsMs = storyboard.beats.map((_, i) => i * each);
  return { ...storyboard, voice: { src: "voice", durationMs: now, words, beatStartsMs } };
}

function sceneOf(storyboard: Storyboard): Scene {
  const [scene] = storyboardScenes(storyboard, "tiktok");
  if (!scene) throw new Error("no scene");
  return scene;
}

const drawn = (scene: Scene, ms: number) => frame(scene, ms, evenMeasure);
const moments = (scene: Scene, stepMs: number) =>
  Array.from({ length: Math.ceil(scene.durationMs / stepMs) }, (_, i) => i * stepMs);

type Leaf = { it: Exclude<Primitive, { kind: "group" }>; x: number; y: number; scale: number; isSeen: boolean };

/** All that is drawn, with how far it was moved; turned ones are taken as if they were not. */
function leaves(primitives: readonly Primitive[], at = { x: 0, y: 0, scale: 1, isSeen: true }): Leaf[] {
  return primitives.flatMap((it): Leaf[] => {
    if (it.kind !== "group") return [{ it, ...at }];
    const [a, b, , , e, f] = it.matrix;
    const scale = Math.hypot(a, b);
    const inner = { x: at.x + e * at.scale, y: at.y + f * at.scale, scale: at.scale * scale, isSeen: at.isSeen };
    const window = it.clip;
    return leaves(it.children, inner).map((leaf) =>
      window && leaf.it.kind === "text" && !isBetween(leaf, window) ? { ...leaf, isSeen: false } : leaf,
    );
  });
}

function isBetween({ it, y, scale }: Leaf, window: { y: number; h: number }): boolean {
  const base = it.kind === "text" ? it.y * scale + y : 0;
  return base > window.y && base < window.y + window.h + 40;
}

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
        const now = drawn(scene, ms);
        expect(covered(now), `at ${ms}`).toBeGreaterThanOrEqual(0.999);
        expect(outside(now), `at ${ms}`).toEqual([]);
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

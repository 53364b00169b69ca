import { AssetType, templates } from "@vignette/domain/studio/catalogue";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../test/even-measure.ts";
import { frame, Scene, type Storyboard, type StoryboardBeat, storyboardScenes } from "../index.ts";
import { beatTimes } from "./beat-times.ts";

const beat = (part: Partial<StoryboardBeat>): StoryboardBeat => ({
  id: "one",
  role: "point",
  line: "",
  title: "",
  body: "",
  media: null,
  holdMs: null,
  ...part,
});
const every = AssetType.options.flatMap((kind) => templates[kind].map(({ name }) => [kind, name] as const));
const storyboard = (part: Partial<Storyboard>): Storyboard => ({
  kind: "video-story",
  template: "beat-cuts",
  beats: [
    beat({ role: "hook", title: "Why do candles *tunnel*?", media: { kind: "image", src: "a" } }),
    beat({ role: "ask" }),
  ],
  voice: null,
  music: "walk",
  captions: null,
  brand: null,
  handle: "",
  ...part,
});

describe.each(every)("the template %s / %s", (kind, name) => {
  it("makes scenes that are documents of today, one a slide or one a video", () => {
    const scenes = storyboardScenes(storyboard({ kind, template: name }), "tiktok");
    const isVideo = kind.includes("video");
    expect(scenes.length).toBeGreaterThan(0);
    if (isVideo) expect(scenes).toHaveLength(1);
    for (const scene of scenes) expect(() => Scene.parse(scene)).not.toThrow();
  });

  it("makes something of any words", () => {
    const beats = fc.array(fc.record({ title: fc.string(), body: fc.string(), line: fc.string() }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(beats, fc.constantFrom("instagram" as const, "tiktok" as const), (words, target) => {
        const scenes = storyboardScenes(
          storyboard({ kind, template: name, beats: words.map((it, i) => beat({ ...it, id: `${i}` })) }),
          target,
        );
        for (const scene of scenes) expect(frame(scene, 0, evenMeasure).length).toBeGreaterThan(0);
      }),
      { numRuns: 25 },
    );
  });
});

describe("beatTimes", () => {
  const beats = [beat({ title: "One two three" }), beat({ title: "Four" }), beat({ title: "Five", holdMs: 4000 })];

  it("gives a silent beat its reading time, or the time that the user set", () => {
    expect(beatTimes({ beats, voice: null }).map(({ startMs, endMs }) => endMs - startMs)).toEqual([1500, 1500, 4000]);
  });

  it("follows the voice; only the last beat may be held beyond it", () => {
    const voice = { src: "v", durationMs: 9000, words: [], beatStartsMs: [0, 2000, 4000] };
    expect(beatTimes({ beats, voice }).map(({ endMs }) => endMs)).toEqual([2000, 4000, 9000]);
    expect(beatTimes({ beats: [beat({ holdMs: 500 })], voice })[0]?.endMs).toBe(9000);
    expect(beatTimes({ beats: [beat({}), beat({ holdMs: 9000 })], voice })[1]).toEqual({
      startMs: 2000,
      endMs: 11_000,
    });
  });

  it("cuts on the beats of the music where nothing is spoken, and never before a text was read", () => {
    const times = beatTimes({ beats: beats.slice(0, 2), voice: null, music: "tick" });
    expect(times.map(({ endMs }) => endMs)).toEqual([1800, 3600]);
    const voice = { src: "v", durationMs: 9000, words: [], beatStartsMs: [0, 2000, 4000] };
    expect(beatTimes({ beats, voice, music: "tick" })[0]?.endMs).toBe(2000);
  });

  it("under a voice, cuts on an eighth of the bed before a sentence, but not before a text was read", () => {
    const ends = (next: number) => {
      const voice = { src: "v", durationMs: 9000, words: [], beatStartsMs: [0, next] };
      return beatTimes({ beats: beats.slice(0, 2), voice, music: "tick" }, { cutsOnBeat: true })[0]?.endMs;
    };
    expect([ends(2000), ends(1400)]).toEqual([1800, 1400]);
  });

  it("never leaves a gap", () => {
    const arbitrary = fc.array(fc.record({ hold: fc.option(fc.integer({ min: 0, max: 9000 })), title: fc.string() }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(arbitrary, (parts) => {
        const times = beatTimes({ beats: parts.map(({ hold, title }) => beat({ title, holdMs: hold })), voice: null });
        return times.every(({ startMs, endMs }, i) => endMs > startMs && startMs === (times[i - 1]?.endMs ?? 0));
      }),
    );
  });
});

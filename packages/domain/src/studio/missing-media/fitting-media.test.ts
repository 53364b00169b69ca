import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aStory } from "../creation/a-creation.test-support.ts";
import type { Creation } from "../creation/creation.ts";
import { splitBeat } from "../editing/split-beat.ts";
import type { Beat } from "../script/script.ts";
import { generationProgress, mediaToKeep, missingMedia, pictureOf } from "./fitting-media.ts";

const story = aStory(["one", "two", "three"]);
const changed = (index: number, part: Partial<Beat>): Creation => ({
  ...story,
  script: {
    ...story.script,
    beats: story.script.beats.map((beat, at) => (at === index ? { ...beat, ...part } : beat)),
  },
});
const missingIds = (creation: Creation) => missingMedia(creation).images.map(({ id }) => id);

describe("what an edited story still needs", () => {
  it("is nothing when only written words change", () => {
    expect(missingMedia(changed(1, { title: "NEW", body: "new" }))).toEqual({
      images: [],
      clips: [],
      voice: false,
      take: null,
    });
  });

  it("is nothing when a beat is split: both halves show its picture, and the voice says the same", () => {
    const { beats } = story.script;
    const point = { atMs: 1000, lengthMs: 3000, wordsBefore: 1, isVoiced: true };
    const script = splitBeat(story.script, { id: beats[1]?.id ?? "", newId: "half", files: [] }, point);
    expect(missingMedia({ ...story, script })).toEqual({ images: [], clips: [], voice: false, take: null });
  });

  it("is no voice where the user's own recording speaks", () => {
    const ownVoice = { origin: "uploaded", id: "m", key: "mine" } as const;
    expect(missingMedia({ ...changed(1, { line: "New" }), style: { ...story.style, ownVoice } }).voice).toBe(false);
  });

  it("is another voice when it is to speak in another manner", () => {
    const lively = { ...story, style: { ...story.style, mood: "lively" as const } };
    expect(missingMedia(lively).voice).toBe(true);
    const media = story.media.map((it) => (it.kind === "voice" ? { ...it, manner: "lively" } : it));
    expect(missingMedia({ ...lively, media }).voice).toBe(false);
    expect(missingMedia({ ...story, media }).voice).toBe(true);
  });

  it("is another voice when a spoken line or the voice changes, and no picture", () => {
    expect(missingMedia(changed(1, { line: "Another line" }))).toEqual({
      images: [],
      clips: [],
      voice: true,
      take: null,
    });
    expect(missingMedia({ ...story, style: { ...story.style, voice: "nova" } })).toEqual({
      images: [],
      clips: [],
      voice: true,
      take: null,
    });
  });

  it("is a film where one is asked for, until one of the same words is there", () => {
    const filmed = changed(1, { filmed: true });
    expect(missingMedia(filmed)).toMatchObject({ images: [], clips: [{ id: "beat-two" }] });
    expect(missingMedia({ ...filmed, kind: "carousel-image" }).clips).toEqual([]);
    const { id: beatId = "", imagePrompt: prompt = "", take = 0 } = filmed.script?.beats[1] ?? {};
    const file = { key: "k", type: "video/mp4", bytes: 1, width: 540, height: 960, durationMs: 5000, tookMs: 9 };
    const clip = { kind: "clip" as const, beatId, prompt, take, ...file };
    const media = [...filmed.media, clip];
    expect(missingMedia({ ...filmed, media })).toEqual({ images: [], clips: [], voice: false, take: null });
    expect(mediaToKeep(filmed.script ?? story.script, filmed.style, media)).toContain(clip);
  });

  it("is a picture only where the prompt is new or another take is asked for", () => {
    expect(missingIds(changed(2, { imagePrompt: "a new scene" }))).toEqual(["beat-three"]);
    expect(missingIds(changed(0, { take: 1 }))).toEqual(["beat-one"]);
  });

  it("is no picture if the user's own file is shown, or none is needed", () => {
    const shows = { origin: "uploaded" as const, id: "m1", key: "materials/ada/m1/0", trimMs: 0 };
    expect(missingIds(changed(1, { imagePrompt: "new", shows }))).toEqual([]);
    expect(missingIds(changed(1, { imagePrompt: "" }))).toEqual([]);
  });

  it("is no picture when beats change places: each takes its own along", () => {
    const beats = story.script.beats.toReversed();
    expect(missingMedia({ ...story, script: { ...story.script, beats } }).images).toEqual([]);
    expect(beats.map((beat) => pictureOf(story.media, beat)?.key)).toEqual(["image-three", "image-two", "image-one"]);
  });

  it("is no voice for a kind without speech", () => {
    expect(missingMedia({ ...story, kind: "meme-video", media: [] }).voice).toBe(false);
  });
});

describe("the media that are kept", () => {
  it("hold what an undo needs", () => {
    const { script } = changed(2, { imagePrompt: "a new scene" });
    expect(script && mediaToKeep(script, story.style, story.media)).toEqual(story.media);
  });

  it("are never without one that is shown, however many others there are", () => {
    const stale = Array.from({ length: 200 }, (_, take) => ({ ...(story.media[0] as object), take: take + 1 }));
    const kept = mediaToKeep(story.script, story.style, [...story.media, ...(stale as typeof story.media)]);
    expect(kept).toHaveLength(story.media.length + 60);
    expect(missingMedia({ ...story, media: kept })).toEqual({ images: [], clips: [], voice: false, take: null });
  });
});

describe("the progress of a generation", () => {
  it("is 0 without words and 1 when nothing is missing", () => {
    expect(generationProgress({ ...story, script: null })).toBe(0);
    expect(generationProgress(story)).toBe(1);
    expect(generationProgress({ ...changed(0, { imagePrompt: "" }), kind: "meme-image", media: [] })).toBeLessThan(1);
  });

  it("never runs backwards as media arrive", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(story.media), (media) => {
        const steps = media.map((_, count) => generationProgress({ ...story, media: media.slice(0, count) }));
        expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      }),
    );
  });
});

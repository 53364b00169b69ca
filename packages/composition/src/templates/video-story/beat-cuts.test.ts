import { expect, it } from "vitest";
import { aStoryboard, sceneOf } from "../../../test/scenes/video-storyboards.ts";
import { quarterMs } from "../../sound/scores.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";

const photo = { kind: "image", src: "shoe", size: { width: 1080, height: 1920 } } as const satisfies BeatMedia;

/** A voice that says each line in 2.3 s, a word every 300 ms: no cut of it is on the music by itself. */
function spoken(music: string | null) {
  const storyboard = aStoryboard("video-story", "beat-cuts", 4, "pictures");
  const lines = storyboard.beats.map((_, at) => `Line ${at} begins. It has words.`);
  const beatStartsMs = lines.map((_, at) => at * 2300);
  const words = lines.flatMap((line, at) =>
    line.split(" ").map((text, i) => ({ text, startMs: at * 2300 + i * 300, endMs: at * 2300 + i * 300 + 250 })),
  );
  const beats = storyboard.beats.map((beat, at) => ({ ...beat, line: lines[at] ?? "", title: "", media: photo }));
  return sceneOf({ ...storyboard, music, beats, voice: { src: "voice", durationMs: 9200, words, beatStartsMs } });
}

const cutsOf = (music: string | null) =>
  spoken(music).tracks.flatMap(({ clips }) => clips.flatMap((it) => (it.kind === "image" ? [it.startMs] : [])));

it("cuts on an eighth of its bed, also within a beat, and with the voice without one", () => {
  const eighth = (quarterMs("lift") ?? 0) / 2;
  const cuts = cutsOf("lift");
  expect(cuts.length).toBeGreaterThan(4);
  // A cut is on a whole frame.
  for (const ms of cuts) expect(Math.abs(ms - Math.round(ms / eighth) * eighth)).toBeLessThan(17);
  expect(cutsOf(null)).toEqual(expect.arrayContaining([2300, 4600, 6900]));
});

it("says a point without a picture in large words, and shows no other one's picture beside it", () => {
  const storyboard = aStoryboard("video-story", "beat-cuts", 4, "pictures");
  const beats = storyboard.beats.map((beat, at) => ({ ...beat, media: at === 1 ? null : photo }));
  const shown = sceneOf({ ...storyboard, beats }).tracks.flatMap(({ clips }) => clips);
  const words = shown.find(({ id }) => id === "words-1");
  expect(words).toMatchObject({ caps: true, wordsAtMs: expect.any(Array) });
  const over = shown.filter(
    (it) => it.kind === "image" && it.startMs < (words?.endMs ?? 0) && it.endMs > (words?.startMs ?? 0),
  );
  expect(over).toEqual([]);
});

it("asks in captions as large as those that stand alone, unless it asks at length", () => {
  const storyboard = aStoryboard("video-story", "beat-cuts", 2, "pictures");
  const sizeOf = (line: string) => {
    const words = line.split(" ").map((text, at) => ({ text, startMs: 2000 + at * 300, endMs: 2250 + at * 300 }));
    const voice = { src: "voice", durationMs: 6000, words, beatStartsMs: [0, 2000] };
    const beats = storyboard.beats.map((it, at) =>
      at === 1 ? { ...it, line, title: "Kiln House Blend", role: "ask" as const } : { ...it, line: "" },
    );
    const clips = sceneOf({ ...storyboard, beats, voice }).tracks.flatMap((track) => track.clips);
    return clips.flatMap((it) => (it.kind === "captions" ? [it.look?.size ?? 1] : []));
  };
  expect(sizeOf("Link in the bio.")).toEqual([1.25]);
  expect(sizeOf("Do not take our word for it, try.")).toEqual([1]);
});

it("shows a product whole, but where words name a part of it", () => {
  const storyboard = aStoryboard("video-story", "beat-cuts", 4, "pictures");
  const brush = {
    ...{ kind: "image", src: "brush", size: { width: 1600, height: 1200 }, ground: "#e8f0ee" },
    subject: { x: 0.1, y: 0.4, w: 0.8, h: 0.2 },
  } as const satisfies BeatMedia;
  const beats = storyboard.beats.map((beat) => ({ ...beat, media: brush }));
  const shown = sceneOf({ ...storyboard, beats }).tracks.flatMap(({ clips }) => clips);
  expect(shown.filter((it) => it.kind === "image" && it.crop)).toEqual([]);
});

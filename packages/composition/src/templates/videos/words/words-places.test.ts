import { describe, expect, it } from "vitest";
import { aStoryboard, sceneOf } from "../../../../test/scenes/video-storyboards.ts";
import type { BeatMedia } from "../../../storyboard/storyboard.ts";
import { inRoom } from "../under-words.ts";
import { timedBeats } from "./timed-beats.ts";
import { wordsPlaces } from "./words-places.ts";

const picture = { kind: "image", src: "a", size: { width: 1024, height: 1536 } } as const satisfies BeatMedia;
const low = { ...picture, subject: { x: 0.3, y: 0.45, w: 0.4, h: 0.25 } };
const high = { ...picture, subject: { x: 0.3, y: 0.1, w: 0.4, h: 0.6 } };
const texture = { ...picture, subject: { x: 0.05, y: 0.05, w: 0.9, h: 0.9 } };

function storyOf(media: readonly BeatMedia[]) {
  const storyboard = aStoryboard("video-story", "beat-cuts", media.length, "pictures");
  return { ...storyboard, beats: storyboard.beats.map((it, at) => ({ ...it, media: media[at] ?? null })) };
}
const word = { text: "word", startMs: 3000, endMs: 3300 };
const roomOf = (...media: BeatMedia[]) => wordsPlaces(timedBeats(storyOf(media))).room;

describe("the words of a video", () => {
  it("are all above what its pictures show, if low captions would lie on one of them", () => {
    const lowest = { ...picture, subject: { x: 0.3, y: 0.8, w: 0.4, h: 0.15 } };
    const clip = { kind: "video", src: "v", trimMs: 0, durationMs: 9000, hasSound: true } as const;
    for (const media of [low, high]) expect(roomOf(media, texture, picture, clip)).toBeDefined();
    expect(roomOf(texture, lowest, picture, clip)).toBeUndefined();
  });

  it("stand in the middle of their room where there are only captions", () => {
    const beats = timedBeats(storyOf([low, low, high]));
    const { captions } = wordsPlaces(beats);
    const [titled = beats[1]] = beats.slice(1).map((beat) => ({ ...beat, words: beat.said.concat(word) }));
    if (!titled) throw new Error("A story has three beats.");
    expect(captions(titled).y - captions({ ...titled, text: "" }).y).toBeGreaterThan(100);
  });

  it("leave pictures on the whole page, closer if that brings what they show under them", () => {
    const above = { ...picture, src: "b", subject: { x: 0.3, y: 0.35, w: 0.4, h: 0.2 } };
    const clips = sceneOf(storyOf([low, above, { ...low, src: "c" }])).tracks.flatMap((track) => track.clips);
    const shots = clips.flatMap((clip) => (clip.kind === "image" ? [clip] : []));
    expect(new Set(shots.map(({ fit }) => fit))).toEqual(new Set(["cover"]));
    const [closer] = shots
      .filter(({ src }) => src === "b")
      .map(({ kenBurns }) => Math.min(kenBurns?.from.scale ?? 1, kenBurns?.to.scale ?? 1));
    expect(closer).toBeGreaterThan(1.1);
  });
});

describe("a picture in the room under the words", () => {
  const room = { x: 95, y: 805, w: 890, h: 980 };
  it.each([
    ["stays as it is where its subject begins there", low, 1],
    ["cannot be there where its subject begins far above", high, undefined],
    ["has none as a texture", texture, undefined],
  ])("%s", (_, media, closer) => {
    expect(inRoom(media, room)?.closer).toBe(closer);
  });
});

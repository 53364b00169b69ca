import { describe, expect, it } from "vitest";
import type { RecordedBeat, Storyboard, StoryboardBeat } from "../../../storyboard/storyboard.ts";
import { storyboardScenes, storyboardTimes } from "../../templates.ts";
import { timedBeats } from "./timed-beats.ts";

const word = (text: string, startMs: number) => ({ text, startMs, endMs: startMs + 300 });
const clip = (part: Partial<RecordedBeat> = {}): RecordedBeat => ({
  ...{ kind: "video", src: "take", trimMs: 1000, durationMs: 9000, hasSound: true },
  said: [word("before", 200), word("Hello", 1500), word("there", 2000), word("60", 5400)],
  ...part,
});
const PHOTO = { kind: "image", src: "photo" } as const;

function aStoryboard(parts: Partial<StoryboardBeat>[], part: Partial<Storyboard> = {}): Storyboard {
  const plain = { role: "point", line: "", title: "", body: "", media: null, holdMs: null } as const;
  const beats = parts.map((it, i): StoryboardBeat => ({ id: `${i}`, ...plain, ...it }));
  const look = { music: null, captions: null, brand: null, handle: "" };
  return { kind: "ugc-video", template: "hook-then-demo", beats, voice: null, ...look, ...part };
}
const said = (beats: readonly { words: { text: string; startMs: number; emphasis?: boolean | undefined }[] }[]) =>
  beats.map(({ words }) => words.map(({ text, startMs }) => `${text} ${startMs}`).join(", "));

describe("what is said in a recording", () => {
  it("is captioned where it is audible, from where the recording begins, until the speech ends", () => {
    const storyboard = aStoryboard([
      { title: "One", media: PHOTO },
      { media: clip() },
      { title: "Three", media: PHOTO },
    ]);
    const beats = timedBeats(storyboard);
    const at = beats[1]?.startMs ?? 0;
    expect(said(beats)).toEqual(["", `Hello ${at + 500}, there ${at + 1000}, 60 ${at + 4400}`, ""]);
    expect(beats[1]?.words.map(({ emphasis = false }) => emphasis)).toEqual([false, false, true]);
    expect((beats[1]?.endMs ?? 0) - at).toBeGreaterThanOrEqual(4700);
    const captions = storyboardScenes(storyboard, "tiktok")[0]?.tracks.flatMap((track) => track.clips);
    expect(captions?.filter(({ kind }) => kind === "captions")).toMatchObject([{ words: [{}, {}, {}] }]);
  });

  it("ends with its beat, and goes on in the next one that shows the same", () => {
    const beats = timedBeats(
      aStoryboard([
        { media: clip(), holdMs: 2000 },
        { media: clip(), holdMs: 4000 },
      ]),
    );
    expect(said(beats)).toEqual(["Hello 500, there 1000", "60 4400"]);
  });

  it("begins with its beat, even if a beat before it without a picture of its own showed it", () => {
    const beats = timedBeats(
      aStoryboard([
        { title: "One", holdMs: 2000 },
        { media: clip(), holdMs: 2500 },
      ]),
    );
    expect(said(beats)).toEqual(["", "Hello 2500, there 3000"]);
  });

  it("has no captions where it is not audible: under a voice, without sound, past the end", () => {
    const voice = { src: "voice", durationMs: 3000, words: [word("Spoken", 100)], beatStartsMs: [0] };
    expect(said(timedBeats(aStoryboard([{ line: "Spoken", media: clip() }], { voice })))[0]).not.toContain("Hello");
    expect(said(timedBeats(aStoryboard([{ media: clip({ hasSound: false }) }])))).toEqual([""]);
    expect(said(timedBeats(aStoryboard([{ media: clip({ durationMs: 800 }), holdMs: 6000 }])))).toEqual(["Hello 500"]);
  });

  it.each(["talking-cutaways", "green-screen"])("of one take goes on under everything in %s", (template) => {
    const parts = [{ media: clip(), holdMs: 800 }, { media: PHOTO, holdMs: 1000 }, { media: PHOTO }];
    const storyboard = aStoryboard(parts, { template });
    const times = storyboardTimes(storyboard);
    expect(times.at(-1)?.endMs).toBeGreaterThanOrEqual(4700);
    const clips = storyboardScenes(storyboard, "tiktok")[0]?.tracks.flatMap((track) => track.clips) ?? [];
    const words = clips.flatMap((it) => (it.kind === "captions" ? it.words : []));
    expect(words.map(({ text, startMs }) => `${text} ${startMs}`)).toEqual(["Hello 500", "there 1000", "60 4400"]);
  });
});

import { describe, expect, it } from "vitest";
import type { Storyboard, StoryboardBeat } from "../../../storyboard/storyboard.ts";
import { timedBeats } from "./timed-beats.ts";

const PHOTO = { kind: "image", src: "photo" } as const;

function timed(parts: Partial<StoryboardBeat>[], changes: Partial<Storyboard> = {}) {
  const plain = { role: "point", line: "", title: "", body: "", media: PHOTO, holdMs: null } as const;
  const beats = parts.map((part, i): StoryboardBeat => ({ id: `${i}`, ...plain, ...part }));
  const look = { music: null, captions: null, brand: null, handle: "" };
  return timedBeats({ kind: "video-story", template: "beat-cuts", beats, voice: null, ...look, ...changes });
}

const captions = (beat: { words: { text: string; emphasis?: boolean | undefined }[] } | undefined) =>
  beat?.words.map(({ text, emphasis }) => (emphasis ? `*${text}*` : text)).join(" ");

describe("the beats of a video", () => {
  it("show their line as captions if there is neither voice nor text", () => {
    const [, second, third] = timed([
      { title: "Hook" },
      { line: "It burns for 60 *hours*." },
      { title: "Written", line: "Said" },
    ]);
    expect(captions(second)).toBe("It burns for *60* *hours.*");
    expect(captions(third)).toBe("");
  });

  it("write their line where it must be seen: the first and the ask, and all where there are no pictures", () => {
    const written = (media: StoryboardBeat["media"]) =>
      timed([
        { line: "A *hook*", media },
        { line: "A point", media },
        { role: "ask", line: "An ask", media },
      ]);
    expect(written(PHOTO).map(({ text }) => text)).toEqual(["A hook", "", "An ask"]);
    expect(written(null).map(({ text }) => text)).toEqual(["A hook", "A point", "An ask"]);
    expect(written(PHOTO)[0]?.phrase).toBe("hook");
  });

  it("caption the voice, but never what is written at the same time", () => {
    const said = ["we", "trim", "the", "wick", "save", "this"].map((text, i) => ({
      text,
      startMs: i * 400,
      endMs: i * 400 + 350,
    }));
    const voice = { src: "v", durationMs: 2400, words: said, beatStartsMs: [0, 1600] };
    const [first, second] = timed(
      [
        { title: "Your candle", line: "We trim the *wick*." },
        { role: "ask", line: "Save this." },
      ],
      { voice },
    );
    expect(captions(first)).toBe("We trim the *wick.*");
    expect(second).toMatchObject({ text: "Save this.", words: [] });
  });

  it("hold the last one until it has been read", () => {
    const [only] = timed([{ title: "Save", holdMs: 600 }]);
    expect(only?.endMs).toBe(2000);
    const [long] = timed([{ title: "The Dew Drop night serum, $32", holdMs: 600 }]);
    expect(long?.endMs).toBeCloseTo(2300, -1);
  });
});

import type { TranscriptBeat } from "@vignette/content";
import { newBeat, type Script } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { changeCaptions, nthOf, pageChangeIn, sayAsWritten } from "./caption-operations.ts";

const line = "It tunels, it tunels again.";
const script: Script = { beats: [newBeat("one", { line }), newBeat("two")], caption: "", hashtags: [] };
const spoken = line.split(" ").map((text, i) => ({ text, startMs: i * 300, endMs: i * 300 + 280 }));
const beat: TranscriptBeat = {
  beatId: "one",
  spoken,
  words: spoken.map((word, index) => ({
    ...{ ...word, index, said: word.text, emphasis: false, startShiftMs: 0, endShiftMs: 0 },
    ...{ isShown: true, beginsPage: index % 2 === 0, shownMs: word.startMs },
  })),
};

describe("the captions of a beat", () => {
  it("change without changing or locking what is said", () => {
    const [one, two] = changeCaptions(script, beat, new Map([[1, { text: "tunnels," }]])).beats;
    expect(one).toEqual({ ...script.beats[0], captionEdits: [{ word: "tunels,", index: 1, text: "tunnels," }] });
    expect(two).toBe(script.beats[1]);
  });

  it("have no edits left once all are taken back", () => {
    const changed = changeCaptions(script, beat, pageChangeIn(beat, 1, "new"));
    expect(changed.beats[0]?.captionEdits).toHaveLength(2);
    const changes = new Map([1, 2].map((at) => [at, { page: undefined }]));
    expect(changeCaptions(changed, beat, changes)).toEqual(script);
  });

  it("are said as they are written only where the user asks, and only that one word", () => {
    const word = { said: "tunels", nth: nthOf(beat, 3), text: "tunnels" };
    expect(sayAsWritten(script, "one", word)?.beats[0]?.line).toBe("It tunels, it tunnels again.");
    expect(sayAsWritten(script, "one", { ...word, said: "candle" })).toBeNull();
  });
});

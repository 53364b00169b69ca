import { expect, it } from "vitest";
import { worded, wordedAnswer } from "./worded.ts";

const refusal = { code: "assets.broken", message: "clip.mp4 is damaged.", values: { name: "clip.mp4" } };

it("on an English page a refusal says what it came with", () => {
  expect(worded(refusal)).toBe("clip.mp4 is damaged.");
});

it("an answer says its error, if it has one", () => {
  expect(wordedAnswer({ error: "This is too large.", code: "files.too-large" })).toBe("This is too large.");
  for (const answer of [null, "", { code: "files.too-large" }, { error: 7 }]) expect(wordedAnswer(answer)).toBeNull();
});

import { expect, it } from "vitest";
import type { CreationMedia } from "../creation/media.ts";
import { newBeat } from "../script/script.ts";
import { oldVoice } from "./old-voice.ts";

const beats = [newBeat("one", { line: "Roasted on Tuesday." })];
const recording = {
  ...{ kind: "voice", key: "voice-1", type: "audio/mpeg", bytes: 9, durationMs: 900, words: [] },
  ...{ said: "Roasted on Tuesday.", voice: "alloy" },
} as unknown as CreationMedia;
const style = { voice: "alloy" };
const edited = [newBeat("one", { line: "Roasted on Monday." })];

it.each([
  ["nothing, if none of it changed", beats, style, null],
  ["the words", edited, { ...style, pace: "slower" as const }, "words"],
  ["the voice", beats, { voice: "echo" }, "voice"],
  ["pace and tone alone", beats, { ...style, pace: "slower" as const }, "manner"],
])("a recording is out of date in %s", (_, now, wanted, expected) => {
  expect(oldVoice([recording], { beats: now }, wanted)).toBe(expected);
  expect(oldVoice([], { beats: now }, wanted)).toBeNull();
});

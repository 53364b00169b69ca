import { describe, expect, it } from "vitest";
import { refuseOpen } from "./refuse-open.ts";
import { newBeat, type Script } from "./script.ts";

const words = (part: Partial<Script["beats"][number]>, caption = ""): Script => ({
  beats: [newBeat("a"), newBeat("b", part)],
  caption,
  hashtags: [],
});

describe("words with a gap", () => {
  it.each([
    ["a title", words({ title: "Stop [pain] now" })],
    ["a smaller line", words({ body: "From [price]" })],
    ["what is spoken", words({ line: "Only [number] left" })],
    ["the caption", words({}, "Try [product]")],
  ])("in %s are refused", (_, script) => expect(refuseOpen(script)?.code).toBe("studio.placeholder-open"));

  it.each([
    ["none", words({ title: "Stop soot now" })],
    ["a prompt, which nobody reads", words({ imagePrompt: "a [pain]" })],
    ["no words yet", null],
  ])("are not %s", (_, script) => expect(refuseOpen(script)).toBeNull());
});

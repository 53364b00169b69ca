import { describe, expect, it } from "vitest";
import type { Layer } from "../canvas/layer.ts";
import { newStyle } from "../creation/new-creation.ts";
import { newBeat, type Script } from "../script/script.ts";
import { refuseOpen } from "./refuse-open.ts";

const words = (part: Partial<Script["beats"][number]>, caption = ""): Script => ({
  beats: [newBeat("a"), newBeat("b", part)],
  caption,
  hashtags: [],
});

const place = { x: 0.5, y: 0.5, w: 0.5, h: 0.1, rotate: 0 };
const added = (beatId: string | null, text: string): Layer => ({
  kind: "text",
  id: "t",
  beatId,
  place,
  text,
  look: {},
});
const refused = (script: Script | null, layers: Layer[] = []) =>
  refuseOpen({ script, style: { ...newStyle("carousel-image", {}), layers } });

describe("words with a gap", () => {
  it.each([
    ["a title", words({ title: "Stop [pain] now" })],
    ["a smaller line", words({ body: "From [price]" })],
    ["what is spoken", words({ line: "Only [number] left" })],
    ["the caption", words({}, "Try [product]")],
  ])("in %s are refused", (_, script) => expect(refused(script)?.code).toBe("studio.placeholder-open"));

  it("in a text that a hand added are refused, as long as its beat is there", () => {
    expect(refused(words({}), [added("b", "Try [product]")])?.message).toContain("[product]");
    expect(refused(words({}), [added(null, "Try [product]")])).not.toBeNull();
    expect(refused(words({}), [added("gone", "Try [product]"), added("a", "Try it")])).toBeNull();
  });

  it.each([
    ["none", words({ title: "Stop soot now" })],
    ["a prompt, which nobody reads", words({ imagePrompt: "a [pain]" })],
    ["no words yet", null],
  ])("are not %s", (_, script) => expect(refused(script)).toBeNull());
});

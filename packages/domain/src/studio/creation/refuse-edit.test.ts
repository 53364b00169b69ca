import { describe, expect, it } from "vitest";
import { newBeat } from "../script/script.ts";
import { aCreation, aStory } from "./a-creation.test-support.ts";
import { refuseEdit } from "./refuse-edit.ts";

const story = aStory(["one", "two"]);
const beats = (count: number) => ({
  ...story.script,
  beats: Array.from({ length: count }, (_, at) => newBeat(`beat-${at}`)),
});

describe("an edit", () => {
  it("takes a template of its kind and no other", () => {
    const style = (template: string) => ({ script: story.script, style: { ...story.style, template } });
    expect(refuseEdit(story, style("photo-story"))).toBeNull();
    expect(refuseEdit(story, style("marker-list"))).toMatchObject({ kind: "invalid", field: "style.template" });
  });

  it.each([
    ["carousel-image", 1, "A carousel has at least two slides."],
    ["carousel-image", 12, "Instagram takes at most 10 slides. Remove 2."],
    ["video-story", 11, "Keep it to 10 scenes. Remove 1."],
  ] as const)("of a %s to %i beats is refused with a way on", (kind, count, message) => {
    const creation = aCreation({ kind });
    expect(refuseEdit(creation, { script: beats(count), style: creation.style })).toMatchObject({ message });
  });

  it("counts the closing card of a carousel as a slide", () => {
    const creation = aCreation({ kind: "carousel-image" });
    const style = { ...creation.style, closing: { logo: false, name: "Kiln House", line: "", address: "" } };
    const message = "Instagram takes at most 10 slides, and the closing card is one of them. Remove 1.";
    expect(refuseEdit(creation, { script: beats(10), style })).toMatchObject({ message });
    expect(refuseEdit(creation, { script: beats(9), style })).toBeNull();
    expect(refuseEdit(story, { script: beats(10), style: { ...style, template: "photo-story" } })).toBeNull();
  });

  it("takes ten of them", () => {
    const creation = aCreation({ kind: "carousel-image" });
    expect(refuseEdit(creation, { script: beats(10), style: creation.style })).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { newStyle } from "../creation/new-creation.ts";
import { aProduct } from "../script/a-product.test-support.ts";
import { scriptFacts } from "../script/facts.ts";
import type { BeatAnswer } from "../script/script.ts";
import { beatsSoFar, scriptOfWritten } from "./beats-so-far.ts";

const beat = (title: string): BeatAnswer => ({ role: "point", line: "", title, body: "", imagePrompt: "" });

describe("the beats of an answer that is being written", () => {
  it("are whole but for the last one, which is shown as far as it is there", () => {
    const { whole, shown } = beatsSoFar({ beats: [beat("Six rolls"), { role: "hook", title: "One even" }] });
    expect(whole).toEqual([beat("Six rolls")]);
    expect(shown.map(({ title }) => title)).toEqual(["Six rolls", "One even"]);
  });
  it("end before one that fits no beat", () => {
    expect(beatsSoFar({ beats: [beat("Six"), { title: 7 }, beat("Rolls")] }).shown).toEqual([beat("Six")]);
  });
  it("have no photo of which there is no such number, and their words all the same", () => {
    const written = { ...beat("Six"), photo: 2 };
    expect(beatsSoFar({ beats: [written, { ...beat("Rolls"), photo: 2.5 }] }).shown).toEqual([written, beat("Rolls")]);
  });
  it.each([null, 3, {}, { beats: "none" }])("are none in %j", (value) => {
    expect(beatsSoFar(value)).toEqual({ whole: [], shown: [] });
  });
});

describe("going on with what was written", () => {
  let count = 0;
  const nextId = () => `beat-${count++}`;
  const story = { kind: "video-story", style: newStyle("video-story", {}) } as const;
  it("makes words of the whole beats", () => {
    const script = scriptOfWritten({ ...story, written: [beat("Six"), beat("Rolls")] }, null, nextId);
    expect(script.beats.map(({ title }) => title)).toEqual(["Six", "Rolls"]);
  });
  it("leaves out a sentence with a figure that nothing proves", () => {
    const facts = scriptFacts(aProduct(), { ...story, hook: "Six", photos: [] });
    const said = { ...beat("Six"), line: "It burns evenly. It saves 87 percent." };
    const script = scriptOfWritten({ ...story, written: [said, beat("Rolls")] }, facts, nextId);
    expect(script.beats[0]?.line).toBe("It burns evenly.");
  });
  it("is refused where there is too little", () => {
    const carousel = { kind: "carousel-image", style: newStyle("carousel-image", {}) } as const;
    expect(() => scriptOfWritten({ ...carousel, written: [beat("Six")] }, null, () => "id")).toThrow(
      "at least two slides",
    );
    expect(() => scriptOfWritten({ ...carousel, written: [] }, null, () => "id")).toThrow("Nothing was written");
  });
});

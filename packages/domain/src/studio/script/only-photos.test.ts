import { describe, expect, it } from "vitest";
import { aProduct } from "./a-product.test-support.ts";
import { beatFaults } from "./check/beat-faults.ts";
import { repairedScript } from "./check/repaired-script.ts";
import { planOf, scriptFacts } from "./facts.ts";
import { scriptInstructions } from "./instructions.ts";
import { asAnswered } from "./only-photos.ts";
import type { BeatAnswer } from "./script.ts";

const notes = ["A desk", "A lamp on the desk", "The chair", "The shelf", "A drawer"];
const factsOf = (count: number, template = "photo-essay", hook = "Late again?") =>
  scriptFacts(aProduct(), {
    ...{ kind: "carousel-image", hook, style: { template, drawing: null } },
    photos: notes.slice(0, count).map((shows, at) => ({ number: at + 1, shows })),
  });
const facts = factsOf(5);
const plan = planOf(facts);
/** A beat for each photo in its turn, as its writer numbers them. */
const beatsOf = (...photos: number[]): BeatAnswer[] =>
  photos.map((photo, at) => ({
    ...{ role: plan[at]?.role ?? "point", line: "", body: "", imagePrompt: "", photo },
    title: `Thought ${"abcdefgh"[at]} in a few plain words`,
  }));
const faulty = (beats: BeatAnswer[]) =>
  beatFaults(beats, plan, facts)
    .filter(({ reason }) => reason.includes("photo"))
    .map(({ index }) => index);

describe("a piece of photos alone", () => {
  it("has a page for each photo, as far as the look has pages", () => {
    expect([3, 4, 5].map((count) => factsOf(count).count)).toEqual([6, 4, 5]);
    expect([factsOf(4, "marker-list").count, factsOf(4, "photo-essay", "4 small steps").count]).toEqual([6, 6]);
  });

  it("may leave out a photo of which there is nothing to tell, down to four pages, but nothing of a list", () => {
    const listed = factsOf(5, "photo-essay", "4 small steps");
    expect([asAnswered(facts, 4).count, asAnswered(facts, 2).count]).toEqual([4, 4]);
    expect(asAnswered(listed, 4).count).toBe(listed.count);
  });

  it("tells its writer so, from four photos on", () => {
    const told = (count: number) => scriptInstructions(factsOf(count)).includes("made of nothing but these photos");
    expect([told(3), told(4)]).toEqual([false, true]);
  });

  it.each([
    ["each another photo", beatsOf(1, 2, 3, 4, 5), []],
    ["none", beatsOf(1, 2, 0, 4, 5), [2]],
    ["one twice while another is left", beatsOf(1, 2, 2, 4, 5), [2]],
  ])("is written again where beats have %s", (_, beats, indexes) => expect(faulty(beats)).toEqual(indexes));

  it("speaks of nothing that is on no photo, unless it is a cause", () => {
    const told = (role: BeatAnswer["role"]) =>
      faulty(beatsOf(1, 2, 3, 4, 5).map((it, at) => (at === 2 ? { ...it, role, title: "Fill the kettle first" } : it)));
    expect([told("point"), told("pain")]).toEqual([[2], []]);
  });

  it("leaves out what is still on no photo", () => {
    const answer = { imageStyle: "", caption: "Late again?", hashtags: [], beats: beatsOf(1, 2, 0, 4, 5) };
    expect(repairedScript(answer, facts, plan).beats.map(({ photo }) => photo)).toEqual([1, 2, 4, 5]);
  });
});

import { describe, expect, it } from "vitest";
import { newClaim, reviewsIn } from "../../../research/index.ts";
import type { ScriptFacts } from "../facts.ts";
import type { BeatAnswer } from "../script.ts";
import { withReview } from "./with-review.ts";

const reviews = reviewsIn({
  proof: [
    newClaim("“Still sweet when it is cold.” Ines", { source: "kilnhouse.example, reviews" }),
    newClaim('Ana M. wrote: "Quiet enough for a library."', { source: "https://www.shop.example/r/12" }),
    newClaim("„Endlich passt alles rein.“", { source: "" }),
  ],
});
const beat: BeatAnswer = { role: "proof", line: "", title: "", body: "", imagePrompt: "" };
const facts = (template: string) => ({ kind: "ugc-image", template, reviews }) as unknown as ScriptFacts;

describe("a customer's words", () => {
  it("are taken from the proof with the name beside them and the place where they were said", () => {
    expect(reviews).toEqual([
      { words: "Still sweet when it is cold.", by: "Ines", source: "kilnhouse.example" },
      { words: "Quiet enough for a library.", by: "Ana M.", source: "shop.example" },
    ]);
  });

  it("replace what the writer made up, and a name that is not theirs", () => {
    const invented = { ...beat, title: "Best coffee of my life!", body: "Tom" };
    expect(withReview(invented, 1, facts("real-review"))).toMatchObject({
      title: "Quiet enough for a library.",
      body: "Ana M. · shop.example",
    });
  });

  it("keep the mark of a phrase", () => {
    const marked = { ...beat, title: "Still *sweet* when it is cold." };
    expect(withReview(marked, 0, facts("real-review"))).toMatchObject({
      title: marked.title,
      body: "Ines · kilnhouse.example",
    });
  });

  it("stay out of every other look", () => {
    expect(withReview(beat, 0, facts("sticky-note"))).toBe(beat);
  });
});

import { describe, expect, it } from "vitest";
import { aProduct } from "../a-product.test-support.ts";
import { planOf, scriptFacts } from "../facts.ts";
import type { BeatAnswer } from "../script.ts";
import { beatFaults } from "./beat-faults.ts";

const wanted = {
  kind: "video-story",
  hook: "Look at this",
  style: { template: "countdown-list", drawing: null },
} as const;
const facts = scriptFacts(aProduct(), wanted);
const plan = planOf(facts);

/** The reasons for which this beat cannot stay as it is, as the third of a list. */
function reasonsFor(part: Partial<BeatAnswer>, about = facts): string | undefined {
  const beats = plan.map(({ role }, at) => ({
    ...{ role, line: `Point ${"abcdefgh"[at]} is told in one plain sentence`, body: "", imagePrompt: "" },
    title: `Label number ${"abcdefgh"[at]}`,
    ...(at === 2 && part),
  }));
  return beatFaults(beats, plan, about).find(({ index }) => index === 2)?.reason;
}

describe("a beat goes back to the writer", () => {
  it.each([
    [{ title: "label *number* b" }, "Its title is that of beat 2"],
    [{ title: "The end of the" }, "Its title breaks off"],
    [{ line: "It takes your mornings to the next level at last" }, "“next level” says nothing"],
  ])("with %j", (part, reason) => expect(reasonsFor(part)).toContain(reason));

  it("but not for a product whose name ends on a small word", () => {
    const about = scriptFacts(aProduct({ name: "Halo Un" }), wanted);
    expect(reasonsFor({ title: "Look at *Halo Un*" }, about)).toBeUndefined();
    expect(reasonsFor({ title: "Look at un" }, about)).toContain("breaks off");
  });

  it("unless it is whole, and says something of its own", () => {
    expect(reasonsFor({ title: "What comes in" })).toBeUndefined();
  });
});

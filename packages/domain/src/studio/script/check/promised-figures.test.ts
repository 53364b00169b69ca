import { expect, it } from "vitest";
import { aProduct } from "../a-product.test-support.ts";
import { planOf, scriptFacts } from "../facts.ts";
import { scriptInstructions } from "../instructions.ts";
import { beatFaults } from "./beat-faults.ts";

const factsOf = (hook: string) =>
  scriptFacts(aProduct(), { kind: "carousel-image", hook, style: { template: "big-number", drawing: null } });

it("as many figures as the hook promises have a page each, and one without a figure is written again", () => {
  const facts = factsOf("Tallyport in 3 numbers");
  expect(facts.count).toBe(5);
  const [before, after] = ["Paid on time", "12 minutes"].map((title) =>
    planOf(facts).map(({ role }) => ({ role, line: "", title, body: "", imagePrompt: "" })),
  );
  const aboutFigures = (beats = before ?? []) =>
    beatFaults(beats, planOf(facts), facts)
      .filter(({ reason }) => reason.includes("has no figure"))
      .map(({ index }) => index);
  expect(aboutFigures()).toEqual([1, 2, 3]);
  expect(aboutFigures(after)).toEqual([]);
});

it("the writer is told what the hook promises, and of no promise that it does not make", () => {
  const told = (hook: string) => scriptInstructions(factsOf(hook));
  expect(told("Late again? Maybe it's not your fault")).toContain("The hook promises a cause");
  expect(told("Two answers to late clients. One lasts")).toContain("The hook promises two answers");
  expect(told("Who else is tired of late clients?")).not.toContain("The hook promises");
});

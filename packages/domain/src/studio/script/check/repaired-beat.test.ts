import { expect, it } from "vitest";
import { aProduct } from "../a-product.test-support.ts";
import { planOf, scriptFacts } from "../facts.ts";
import { repairedBeat } from "./repaired-beat.ts";

const titled = (template: string, title: string, line = "Customers wait, and you wait with them.") => {
  const facts = scriptFacts(aProduct(), {
    ...{ kind: "video-story", hook: "Look at this" },
    style: { template, drawing: null, presenter: "" },
  });
  const beat = { role: "pain", line, title, body: "", imagePrompt: "" } as const;
  return repairedBeat(beat, 1, { facts, plan: planOf(facts), spare: () => "A plain fact" }).title;
};

it("keeps a title over a spoken line whole where the screen has room for it", () => {
  const whole = "Customers who have still not paid after six weeks";
  expect(titled("beat-cuts", whole)).toBe(whole);
  expect(titled("countdown-list", "", `${whole}. So change how you ask.`)).toBe(whole);
});

it("leaves a title that is too long out rather than half of its thought, where it may be missing", () => {
  const long = "Customers who have still not paid for the whole work after six long weeks";
  expect(titled("photo-story", long)).toBe("");
  expect(titled("countdown-list", long).split(" ").length).toBeLessThanOrEqual(6);
});

it("shortens a title by what stands at its end", () => {
  expect(titled("beat-cuts", "Still not paid, although the work was done six weeks ago")).toBe("Still not paid");
});

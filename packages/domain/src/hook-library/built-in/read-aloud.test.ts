import { describe, expect, it } from "vitest";
import { hookOffer, type NotOffered } from "../offer.ts";
import { hookSlots, placeholders } from "../placeholder.ts";
import { type HookFilling, hookFilling } from "../values.ts";
import { hookLibrary } from "./library.ts";
import { tenProducts } from "./ten-products.test-support.ts";

/** How the golden list marks a line that a product is not offered. */
const marks: { [Why in NotOffered["why"]]: string } = {
  detail: "needs a detail",
  length: "too long",
  language: "other language",
};
const inOrder = hookLibrary.toSorted((a, b) => a.id.localeCompare(b.id, "en", { numeric: true }));
const listed = (name: string, filling: HookFilling) => {
  const offers = inOrder.map((hook) => hookOffer(hook, filling));
  const lines = offers.map(({ hook, line, not }) => `${hook.id}: ${line}${not ? ` (${marks[not.why]})` : ""}`);
  return [`# ${name}: ${offers.filter(({ not }) => not === null).length} of ${offers.length}`, ...lines, ""].join("\n");
};
const BROKEN =
  /\b(\w+) \1\b|\b(?:about|at|by|for|from|of|to|with) (?:about|at|by|for|of|to|with)\b|\b(?:to get|to have) (?:be|feel|get|have|look)\b/iu;
const candle = tenProducts["scented candle"];
const everyDetail = Object.fromEntries(hookSlots.map((slot) => [slot, placeholders[slot].example]));

describe("the built-in hooks, filled for ten products", () => {
  it("are the lines of the golden list, which was read line by line", async () => {
    const products = Object.entries(tenProducts).map(([kind, brief]) => listed(kind, hookFilling(brief)));
    const detailed = candle && listed("scented candle with every detail", hookFilling(candle, everyDetail));
    await expect([...products, detailed].join("\n")).toMatchFileSnapshot("./read-aloud.golden.txt");
  });

  it.each(Object.entries(tenProducts))("say no word twice in a row, nor two prepositions, for the %s", (_, brief) => {
    const offered = hookLibrary.map((hook) => hookOffer(hook, hookFilling(brief))).filter(({ not }) => not === null);
    expect(offered.map(({ line }) => line).filter((line) => BROKEN.test(line))).toEqual([]);
  });

  it.each(Object.entries(tenProducts))("offer at least 120 lines for a product like the %s", (_, brief) => {
    const offers = hookLibrary.map((hook) => hookOffer(hook, hookFilling(brief)));
    expect(offers.filter(({ not }) => not === null).length).toBeGreaterThanOrEqual(120);
  });
});

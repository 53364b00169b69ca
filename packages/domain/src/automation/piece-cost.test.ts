import { expect, it } from "vitest";
import { pieceCost } from "./piece-cost.ts";

const spent = (micros: number, unpriced = 0) => [
  { port: "text" as const, provider: "p", model: "m", calls: 1, micros, unpriced },
];
const library = { expected: 50, hooks: { from: "library" }, isRendered: true } as const;

it.each([
  ["what its calls spent, and the render", spent(123_000), library, 18],
  ["the written hook, too", spent(123_000), { ...library, hooks: { from: "writer" } } as const, 20],
  ["nothing for files that were not made", spent(123_000), { ...library, isRendered: false }, 13],
  ["what was expected, where a model has no price", spent(10_000, 1), library, 50],
  ["nothing before anything was asked for", [], { ...library, isRendered: false }, 0],
])("a piece costs %s", (_, spending, facts, credits) => expect(pieceCost(spending, facts)).toBe(credits));

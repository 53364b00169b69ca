import { describe, expect, it } from "vitest";
import { spendByProvider, totalSpend } from "./ai-spend.ts";

const line = (calls: number, credits: number, micros: number) => ({ calls, credits, micros });

describe("what AI calls cost", () => {
  it("is added up by provider over all parts and model kinds, the most expensive first", () => {
    const parts = [
      { lines: { "openai text": line(2, 2, 400), "fal clip": line(1, 35, 350_000) } },
      { lines: { "openai text": line(1, 1, 300), "openai image": line(1, 7, 63_000) } },
    ];
    expect(spendByProvider(parts)).toEqual([
      { provider: "fal", ...line(1, 35, 350_000) },
      { provider: "openai", ...line(4, 10, 63_700) },
    ]);
    expect(totalSpend(spendByProvider(parts))).toMatchObject(line(5, 45, 413_700));
    expect(totalSpend([])).toEqual(line(0, 0, 0));
  });
});

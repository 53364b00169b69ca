import { describe, expect, it } from "vitest";
import { type Spending, totalSpent, withSpent } from "./spending.ts";

const picture: Spending = {
  port: "image",
  provider: "openai",
  model: "gpt-image-1",
  calls: 1,
  micros: 63_000,
  unpriced: 0,
};

describe("the books of a creation", () => {
  it("have one line for each model", () => {
    const other = { ...picture, model: "another", micros: 0, unpriced: 1 };
    const lines = withSpent([picture], [picture, other]);
    expect(lines).toEqual([{ ...picture, calls: 2, micros: 126_000 }, other]);
  });
  it("say how many calls have no known price", () => {
    expect(totalSpent([picture, { ...picture, micros: 0, unpriced: 1 }])).toEqual({
      calls: 2,
      micros: 63_000,
      unpriced: 1,
    });
  });
});

import { describe, expect, it } from "vitest";
import { canRank, hookResults, resultFor } from "./hook-results.ts";

const group = (dimension: string, value: string, n: number, mid = 1.5) => ({
  ...{ dimension, value, n, isWinner: false },
  times: n < 5 ? null : { low: mid / 2, mid, high: mid * 2 },
});
const resultsOf = (...groups: ReturnType<typeof group>[]) => hookResults({ groups });

describe("what the posts say about hooks", () => {
  it("is not ranked below five posts of a category", () => {
    expect(canRank(resultsOf(group("category", "list", 4), group("look", "split", 9)))).toBe(false);
    expect(canRank(resultsOf(group("category", "list", 5)))).toBe(true);
  });

  it("is a hook's own result from five posts on, before that its category's", () => {
    const results = resultsOf(group("hook", "m1", 5, 2), group("hook", "m2", 1), group("category", "myth", 6));
    expect(resultFor(results, { id: "m1", category: "myth" })).toMatchObject({ of: "hook", n: 5, times: { mid: 2 } });
    expect(resultFor(results, { id: "m2", category: "myth" })).toMatchObject({ of: "category", n: 6 });
    expect(resultFor(results, { id: "l1", category: "list" })).toBeNull();
  });
});

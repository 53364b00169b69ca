import { describe, expect, it } from "vitest";
import type { HookCategory } from "../hook.ts";
import { canRank, hookResults, resultFor } from "./results.ts";

const categories: Record<string, HookCategory> = { m1: "mistake-cost", m2: "mistake-cost", l1: "list" };
const resultsOf = (posts: readonly (readonly [string | null, number | null])[]) =>
  hookResults(
    posts.map(([hookId, views]) => ({ hookId, views })),
    (id) => categories[id] ?? null,
  );
const five = [100, 200, 300, 400, 500].map((views) => ["m1", views] as const);

describe("what the posts say about hooks", () => {
  it.each([
    [
      "an odd number of posts",
      [
        ["l1", 10],
        ["l1", 30],
        ["l1", 20],
      ],
      20,
    ],
    [
      "an even number",
      [
        ["l1", 10],
        ["l1", 20],
      ],
      15,
    ],
    ["one post", [["l1", 7]], 7],
  ] as const)("is the median of %s", (_, posts, median) => {
    expect(resultsOf(posts).categories.get("list")).toMatchObject({ median, n: posts.length });
  });

  it("compares with what is usual, posts without a hook among it", () => {
    const { categories: found } = resultsOf([...five, [null, 100], [null, 100]]);
    expect(found.get("mistake-cost")).toEqual({ n: 5, median: 300, times: 1.5 });
  });

  it("counts no post without known views, and compares with nothing if all were zero", () => {
    expect(resultsOf([["l1", null]]).categories.size).toBe(0);
    expect(resultsOf([["l1", 0]]).categories.get("list")?.times).toBeNull();
  });

  it("refuses to rank below five posts of a category", () => {
    expect(canRank(resultsOf(five.slice(1)))).toBe(false);
    expect(canRank(resultsOf(five))).toBe(true);
  });

  it("tells a hook's own result from five posts on, before that its category's", () => {
    const results = resultsOf([...five, ["m2", 900]]);
    expect(resultFor(results, { id: "m1", category: "mistake-cost" })).toMatchObject({ of: "hook", n: 5 });
    expect(resultFor(results, { id: "m2", category: "mistake-cost" })).toMatchObject({ of: "category", n: 6 });
    expect(resultFor(results, { id: "l1", category: "list" })).toBeNull();
  });
});

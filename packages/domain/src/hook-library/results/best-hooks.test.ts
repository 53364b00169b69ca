import { describe, expect, it } from "vitest";
import { emptyBrief } from "../../research/index.ts";
import { hookLibrary } from "../built-in/library.ts";
import { hookFormats } from "../hook.ts";
import { hookFilling } from "../values.ts";
import { bestFirst, bestHooks } from "./best-hooks.ts";
import { hookResults } from "./hook-results.ts";

const filling = hookFilling({
  ...emptyBrief,
  name: "Pact",
  description: "x",
  audience: "busy parents",
  pain: "tired mornings",
  outcome: "calm mornings",
});
const group = (dimension: "hook" | "category", value: string, mid: number) => ({
  ...{ dimension, value, n: 5, isWinner: false, times: { low: mid / 2, mid, high: mid * 2 } },
});

describe("the best hooks for a product", () => {
  it.each(hookFormats)("are four complete ones for a %s, of at least three categories", (kind) => {
    const best = bestHooks(hookLibrary, filling, kind, 4);
    expect(best).toHaveLength(4);
    expect(new Set(best.map(({ hook }) => hook.category)).size).toBeGreaterThanOrEqual(3);
    expect(best.filter(({ not, line }) => not !== null || line.includes("["))).toEqual([]);
  });

  it("are no steps to take oneself for work that is ordered", () => {
    const stepsFor = (price: string) => {
      const brief = { ...emptyBrief, name: "Pact", description: "x", pain: "mud", outcome: "dry feet", price };
      const all = bestHooks(hookLibrary, hookFilling(brief), "carousel-image", hookLibrary.length);
      return all.filter(({ line }) => line.includes("steps")).length;
    };
    expect([stepsFor("from £95 per metre"), stepsFor("£95") > 0]).toEqual([0, true]);
  });

  it("put no lived experience into a stranger's mouth", () => {
    expect(bestHooks(hookLibrary, filling, "ugc-video", 184).filter(({ hook }) => hook.genuine)).toEqual([]);
  });

  it("begin with what did well on the account, and end with what did not", () => {
    const groups = [group("category", "myth", 3), group("hook", "myth-4", 3), group("category", "question", 0.2)];
    const results = hookResults({ groups });
    expect(bestHooks(hookLibrary, filling, "carousel-image", 1, { results })[0]?.hook.id).toBe("myth-4");
    expect(bestFirst(hookLibrary, results).at(-1)?.category).toBe("question");
  });

  it("are none while nothing is known", () =>
    expect(bestHooks(hookLibrary, hookFilling(emptyBrief), "carousel-image", 4)).toEqual([]));
});
